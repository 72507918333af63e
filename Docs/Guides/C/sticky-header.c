/* A header that slides with a content, is pinned 60 below the top and stretches when the content is pulled down: four
 * constraints and one edited constant. Then the whole range at once, and a refusal with its reason. */
#include <stdio.h>
#include <tinamou.h>

/* Ends the program if a call was refused. */
static void check(tinamou_solver *solver, tinamou_status status) {
  char text[256] = "";
  if (status == TINAMOU_OK) return;
  tinamou_error_text(solver, text, sizeof text, NULL);
  fprintf(stderr, "%s: %s\n", tinamou_status_text(status), text);
  tinamou_solver_destroy(&solver);
  _Exit(1);
}

/* Adds factor·first + otherFactor·second ⋈ constant. */
static tinamou_status add(
    tinamou_solver *solver, double factor, tinamou_variable first, double otherFactor, tinamou_variable second,
    tinamou_relation relation, double constant, double level, const char *name) {
  tinamou_term terms[] = {{first, factor}, {second, otherFactor}};
  return tinamou_constraint_add(solver, terms, 2, relation, constant, level, 1, name, NULL);
}

int main(void) {
  tinamou_solver *solver = NULL;
  tinamou_trajectory *run = NULL;
  tinamou_variable offset, top, height;
  check(solver, tinamou_solver_create(0, &solver));
  check(solver, tinamou_variable_add(solver, "offset", &offset));
  check(solver, tinamou_variable_add(solver, "top", &top));
  check(solver, tinamou_variable_add(solver, "height", &height));

  check(solver, add(solver, 1, top, 1, height, TINAMOU_GREATER_OR_EQUAL, 60, TINAMOU_REQUIRED, "stays pinned"));
  check(solver, add(solver, 1, top, 1, offset, TINAMOU_GREATER_OR_EQUAL, -200, TINAMOU_REQUIRED, "above the content"));
  check(solver, add(solver, 1, top, 1, offset, TINAMOU_EQUAL, -200, TINAMOU_STRONG, "slides"));
  check(solver, add(solver, 1, height, 0, top, TINAMOU_GREATER_OR_EQUAL, 200, TINAMOU_REQUIRED, "least height"));
  check(solver, add(solver, 1, height, 0, top, TINAMOU_EQUAL, 200, TINAMOU_MEDIUM, "height"));
  check(solver, add(solver, 1, top, 0, height, TINAMOU_LESS_OR_EQUAL, 0, TINAMOU_REQUIRED, "covers the top"));

  puts("offset    top  height");
  for (int step = -300; step <= 0; step += 50) {
    double values[2];
    check(solver, tinamou_suggest(solver, offset, step));
    check(solver, tinamou_values(solver, (tinamou_variable[]){top, height}, 2, values));
    printf("%6d %6g %7g\n", step, values[0], values[1]);
  }

  /* For every offset, not only those: the bottom is never above 60. */
  tinamou_term bottom[] = {{top, 1}, {height, 1}};
  uint64_t failures = 0, knots = 0;
  check(solver, tinamou_trajectory_of_suggestion(solver, offset, -300, 900, NULL, 0, &run));
  check(solver, tinamou_trajectory_failures(run, bottom, 2, TINAMOU_GREATER_OR_EQUAL, 60, NULL, 0, &failures));
  tinamou_trajectory_path(run, top, NULL, 0, &knots);
  printf("from -300 through 900 the top turns %d times; the bottom is above 60 in %d places\n", (int)knots - 1, (int)failures);
  tinamou_trajectory_destroy(&run);

  /* What cannot be had is refused, with a smallest set of constraints that forbid it; nothing has changed then. */
  tinamou_member members[8];
  uint64_t count = 0;
  tinamou_term term = {height, 1};
  tinamou_status status =
      tinamou_constraint_add(solver, &term, 1, TINAMOU_LESS_OR_EQUAL, 100, TINAMOU_REQUIRED, 1, "too low", NULL);
  check(solver, tinamou_conflict(solver, members, 8, &count));
  printf("refused: %s\n", tinamou_status_text(status));
  for (uint64_t index = 0; index < count; index++) {
    char name[32] = "too low";
    if (members[index].refused < 0) check(solver, tinamou_constraint_name(solver, members[index].constraint, name, 32, NULL));
    printf("  %g times \"%s\"\n", members[index].multiplier, name);
  }
  tinamou_solver_destroy(&solver);
  return 0;
}
