// Counts what the process allocates, by standing in for the C library's allocation functions. Linux with glibc only;
// elsewhere, and under a sanitizer, it counts nothing and says so.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Whether allocations are counted at all.
bool allocation_counter_is_on(void);

// Stops counting while a clock runs, so that the counter costs nothing, and goes on with it. Counting is on at first.
// What is allocated and freed within one pause leaves no trace in the bytes.
void allocation_counter_pause(void);
void allocation_counter_resume(void);

// How many allocations the calling thread has made since it began.
uint64_t allocation_counter_of_thread(void);

// The bytes that the process has allocated and not freed, as the allocator rounds them.
int64_t allocation_counter_live_bytes(void);

#endif
