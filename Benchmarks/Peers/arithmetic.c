// The floor for W1's tick: the header's frame by hand, from the numbers that the constraints of Bench/Header.swift name.
// The same four numbers for the same offsets; `arithmetic SECONDS` prints what `bench --json` prints of one workload.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct {
  double left, top, width, height;
} Rect;

typedef struct {
  Rect root;
  double above, below, least_visible, natural_height;
} Screen;

// What the constraints say about the header. Not inlined, so that nothing can be folded away or hoisted.
__attribute__((noinline)) static void header(const Screen *screen, double offset, Rect *frame) {
  double safe_top = screen->root.top + screen->above;
  double top = safe_top - offset - screen->natural_height;
  double least = safe_top + screen->least_visible - top;
  frame->left = screen->root.left + screen->root.width / 2 - screen->root.width / 2;
  frame->top = top;
  frame->width = screen->root.width;
  frame->height = least > screen->natural_height ? least : screen->natural_height;
}

static double seconds_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

static int ascending(const void *a, const void *b) {
  double difference = *(const double *)a - *(const double *)b;
  return (difference > 0) - (difference < 0);
}

int main(int count, char **arguments) {
  static Screen screen = {{0, 0, 375, 812}, 47, 34, 60, 200};
  static double offsets[2400], samples[20000];
  double seconds = count > 1 ? atof(arguments[1]) : 1, spent = 0, sum = 0, total = 0;
  int repetitions = 0;
  for (int step = 0; step < 2400; step++) offsets[step] = step < 1200 ? step - 300 : 2100 - step;
  while (repetitions < 5 || (spent < seconds && repetitions < 20000)) {
    double start = seconds_now();
    for (int pass = 0; pass < 10; pass++) {
      for (int step = 0; step < 2400; step++) {
        Rect frame;
        header(&screen, offsets[step], &frame);
        sum += frame.left + frame.top + frame.width + frame.height;
      }
    }
    double time = seconds_now() - start;
    samples[repetitions++] = time / 24000;
    spent += time;
  }
  qsort(samples, repetitions, sizeof *samples, ascending);
  for (int index = 0; index < repetitions; index++) total += samples[index];
  Rect frame;
  header(&screen, offsets[200], &frame);
  printf(
      "[{\"name\": \"arithmetic/tick/1\", \"repetitions\": %d, \"median\": %.9g, \"mean\": %.9g, \"fastest\": %.9g, "
      "\"quartiles\": [%.9g, %.9g], \"reading\": %.17g, \"sum\": %.17g}]\n",
      repetitions, samples[repetitions / 2], total / repetitions, samples[0], samples[repetitions / 4],
      samples[repetitions * 3 / 4], frame.left + frame.top + frame.width + frame.height, sum);
  return 0;
}
