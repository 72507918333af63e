/* Every function of tinamou.h, seen from C. Expected values are by hand. */
#include "checking.h"

int checks, failures;

int main(void) {
  check_calls();
  check_explanations();
  check_trajectories();
  check_hostile_callers();
  printf("%d checks, %d failures\n", checks, failures);
  return failures != 0;
}
