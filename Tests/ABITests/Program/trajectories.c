#include "checking.h"

/* y = max(0, x) while x runs from -2 to 3: flat, then steep; and a required limit of 2 on y ends the run. */
static void check_run(void) {
  tinamou_solver *solver = made(0);
  tinamou_trajectory *run = NULL;
  tinamou_variable x = variable(solver, "x"), y = variable(solver, "y");
  tinamou_term rise[] = {{y, 1}, {x, -1}};
  tinamou_constraint start, limit;
  DONE(bound(solver, x, TINAMOU_EQUAL, -2, TINAMOU_REQUIRED, &start));
  DONE(bound(solver, y, TINAMOU_GREATER_OR_EQUAL, 0, TINAMOU_REQUIRED, NULL));
  DONE(tinamou_constraint_add(solver, rise, 2, TINAMOU_GREATER_OR_EQUAL, 0, TINAMOU_REQUIRED, 1, NULL, NULL));
  DONE(bound(solver, y, TINAMOU_EQUAL, 0, TINAMOU_WEAK, NULL));
  DONE(tinamou_trajectory_of_constant(solver, start, -2, 3, NULL, 0, &run));

  double end = NAN;
  bool complete = false;
  DONE(tinamou_trajectory_end(run, &end, &complete));
  CHECK(end == 3 && complete);
  tinamou_knot knots[2];
  uint64_t count = 0;
  DONE(tinamou_trajectory_path(run, y, knots, 2, &count));
  CHECK(count == 2 && knots[0].at == -2 && knots[0].value == 0 && knots[0].slope == 0);
  CHECK(knots[1].at == 0 && knots[1].value == 0 && knots[1].slope == 1);

  /* y <= 2 fails beyond x = 2, at worst by 1. */
  tinamou_term term = {y, 1};
  tinamou_failure failure;
  DONE(tinamou_trajectory_failures(run, &term, 1, TINAMOU_LESS_OR_EQUAL, 2, &failure, 1, &count));
  CHECK(count == 1 && failure.start == 2 && failure.end == 3 && failure.worst == 1 && failure.worst_at == 3);
  DONE(tinamou_trajectory_failures(run, &term, 1, TINAMOU_GREATER_OR_EQUAL, 0, NULL, 0, &count));
  CHECK(count == 0);
  DONE(tinamou_trajectory_conflict(run, NULL, 0, &count));
  CHECK(count == 0);
  DONE(tinamou_trajectory_destroy(&run));

  DONE(bound(solver, y, TINAMOU_LESS_OR_EQUAL, 2, TINAMOU_REQUIRED, &limit));
  DONE(tinamou_trajectory_of_constant(solver, start, -2, 3, &y, 1, &run));
  tinamou_member members[4];
  DONE(tinamou_trajectory_end(run, &end, &complete));
  CHECK(end == 2 && !complete);
  DONE(tinamou_trajectory_conflict(run, members, 4, &count));
  CHECK(count == 3);
  RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_trajectory_path(run, x, knots, 2, &count));
  CHECK(value(solver, x) == -2);
  /* A trajectory outlives its solver. */
  tinamou_solver_destroy(&solver);
  DONE(tinamou_trajectory_end(run, &end, NULL));
  tinamou_trajectory_destroy(&run);
}

static void check_suggestion(void) {
  tinamou_solver *solver = made(0);
  tinamou_trajectory *run = NULL;
  tinamou_variable x = variable(solver, "x");
  tinamou_knot knots[2];
  uint64_t count = 0;
  DONE(bound(solver, x, TINAMOU_LESS_OR_EQUAL, 5, TINAMOU_REQUIRED, NULL));
  DONE(tinamou_trajectory_of_suggestion(solver, x, 10, 0, NULL, 0, &run));
  DONE(tinamou_trajectory_path(run, x, knots, 2, &count));
  CHECK(count == 2 && knots[0].value == 5 && knots[0].slope == 0 && knots[1].at == 5 && knots[1].slope == 1);
  tinamou_trajectory_destroy(&run);
  tinamou_solver_destroy(&solver);
}

void check_trajectories(void) {
  check_run();
  check_suggestion();
}
