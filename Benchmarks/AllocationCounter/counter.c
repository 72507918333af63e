#include "AllocationCounter.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define COUNTER_OFF 1
#endif
#endif

#if defined(__GLIBC__) && !defined(COUNTER_OFF)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static bool is_paused;
static _Atomic int64_t live_bytes;
static _Thread_local uint64_t count_of_thread;

static void *taken(void *block) {
  if (block && !is_paused) {
    count_of_thread++;
    atomic_fetch_add_explicit(&live_bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
  }
  return block;
}

static void given_back(void *block) {
  if (block && !is_paused) atomic_fetch_sub_explicit(&live_bytes, (int64_t)malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *realloc(void *block, size_t size) {
  given_back(block);
  return taken(__libc_realloc(block, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *taken_block = taken(__libc_memalign(alignment, size));
  if (!taken_block) return ENOMEM;
  *block = taken_block;
  return 0;
}

void free(void *block) {
  given_back(block);
  __libc_free(block);
}

bool allocation_counter_is_on(void) { return true; }
void allocation_counter_pause(void) { is_paused = true; }
void allocation_counter_resume(void) { is_paused = false; }
uint64_t allocation_counter_of_thread(void) { return count_of_thread; }
int64_t allocation_counter_live_bytes(void) { return atomic_load_explicit(&live_bytes, memory_order_relaxed); }

#else

bool allocation_counter_is_on(void) { return false; }
void allocation_counter_pause(void) {}
void allocation_counter_resume(void) {}
uint64_t allocation_counter_of_thread(void) { return 0; }
int64_t allocation_counter_live_bytes(void) { return 0; }

#endif
