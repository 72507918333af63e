/* A header that slides with a content, keeps 60 in sight and stretches when the content is pulled down: five constraints and
 * one edited variable. Then the whole range at once, and a refusal with its reason. */
#include <stdio.h>
#include <stdlib.h>
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

/* Adds the constraint that the sum of the first variables is in a relation to a constant. */
static void sum(
    tinamou_solver *solver, const tinamou_variable *variables, int count, tinamou_relation relation, double constant,
    double level, const char *name) {
  tinamou_term terms[3];
  for (int index = 0; index < count; index++) terms[index] = (tinamou_term){variables[index], 1};
  check(solver, tinamou_constraint_add(solver, terms, (uint64_t)count, relation, constant, level, 1, name, NULL));
}

int main(void) {
  tinamou_solver *solver = NULL;
  tinamou_trajectory *run = NULL;
  tinamou_variable offset, top, height;
  check(solver, tinamou_solver_create(0, &solver));
  check(solver, tinamou_variable_add(solver, "offset", &offset));
  check(solver, tinamou_variable_add(solver, "top", &top));
  check(solver, tinamou_variable_add(solver, "height", &height));

  /* The bottom is top + height, and the content begins at -offset. */
  sum(solver, (tinamou_variable[]){top, height}, 2, TINAMOU_GREATER_OR_EQUAL, 60, TINAMOU_REQUIRED, "stays in sight");
  sum(solver, (tinamou_variable[]){top, height, offset}, 3, TINAMOU_EQUAL, 0, TINAMOU_STRONG, "above the content");
  sum(solver, &top, 1, TINAMOU_LESS_OR_EQUAL, 0, TINAMOU_REQUIRED, "covers the top");
  sum(solver, &height, 1, TINAMOU_GREATER_OR_EQUAL, 200, TINAMOU_REQUIRED, "least height");
  sum(solver, &height, 1, TINAMOU_EQUAL, 200, TINAMOU_MEDIUM, "height");
  check(solver, tinamou_edit(solver, offset, 999, 1, NULL));

  puts("offset    top  height");
  for (int step = -300; step <= 100; step += 100) {
    double values[2];
    check(solver, tinamou_suggest(solver, offset, step));
    check(solver, tinamou_values(solver, (tinamou_variable[]){top, height}, 2, values));
    printf("%6d %6g %7g\n", step, values[0], values[1]);
  }

  /* For every offset, not only those: the bottom is never above 60. y points down. */
  tinamou_term bottom[] = {{top, 1}, {height, 1}};
  uint64_t failures = 0, knots = 0;
  check(solver, tinamou_trajectory_of_suggestion(solver, offset, -300, 900, NULL, 0, &run));
  check(solver, tinamou_trajectory_failures(run, bottom, 2, TINAMOU_GREATER_OR_EQUAL, 60, NULL, 0, &failures));
  tinamou_trajectory_path(run, top, NULL, 0, &knots);
  printf("from -300 through 900 the top turns %d times; the bottom is above 60 in %d places\n", (int)knots - 1,
         (int)failures);
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
    if (members[index].refused < 0)
      check(solver, tinamou_constraint_name(solver, members[index].constraint, name, 32, NULL));
    printf("  %g times \"%s\"\n", members[index].multiplier, name);
  }
  tinamou_solver_destroy(&solver);
  return 0;
}
