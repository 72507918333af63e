// What libFuzzer offers to mutators of one's own.

#include <stddef.h>
#include <stdint.h>

// Changes the `size` bytes at `data`, for which there is room for `limit`; gives their new number.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t limit);
