#include "checking.h"

static void check_library(void) {
  char version[32];
  snprintf(version, sizeof version, "%d.%d.%d", TINAMOU_VERSION_MAJOR, TINAMOU_VERSION_MINOR, TINAMOU_VERSION_PATCH);
  CHECK(strcmp(tinamou_version(), version) == 0);
  CHECK(tinamou_features() & TINAMOU_FEATURE_TRACE);
  CHECK(tinamou_features() & TINAMOU_FEATURE_TRAJECTORIES);
  for (tinamou_status status = TINAMOU_OK; status <= TINAMOU_UNSUPPORTED; status++)
    CHECK(strcmp(tinamou_status_text(status), "unknown status") != 0);
  CHECK(strcmp(tinamou_status_text(-1), "unknown status") == 0);
  CHECK(strcmp(tinamou_status_text(1 << 30), "unknown status") == 0);
}

/* The example of the README. */
static void check_constraints(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable left = variable(solver, "left"), width = variable(solver, "width");
  tinamou_constraint limit, wish;
  tinamou_term sum[] = {{left, 1}, {width, 1}};
  DONE(bound(solver, left, TINAMOU_EQUAL, 8, TINAMOU_REQUIRED, NULL));
  DONE(tinamou_constraint_add(solver, sum, 2, TINAMOU_LESS_OR_EQUAL, 375, TINAMOU_REQUIRED, 1, "limit", &limit));
  DONE(bound(solver, width, TINAMOU_EQUAL, 500, TINAMOU_STRONG, &wish));
  CHECK(value(solver, width) == 367);
  DONE(tinamou_constant_set(solver, limit, 320));
  CHECK(value(solver, width) == 312);

  double violation = NAN;
  DONE(tinamou_violation(solver, wish, &violation));
  CHECK(violation == 188);
  DONE(tinamou_strength_set(solver, limit, TINAMOU_MEDIUM, 2));
  CHECK(value(solver, width) == 500);

  tinamou_term terms[2];
  uint64_t count = 0;
  tinamou_relation relation = 7;
  double constant, level, weight;
  DONE(tinamou_constraint_get(solver, limit, terms, 2, &count, &relation, &constant, &level, &weight));
  CHECK(count == 2 && relation == TINAMOU_LESS_OR_EQUAL && constant == 320 && level == 500 && weight == 2);
  CHECK(terms[0].coefficient == 1 && terms[1].coefficient == 1);
  CHECK(memcmp(&terms[0].variable, &left, sizeof left) == 0 || memcmp(&terms[1].variable, &left, sizeof left) == 0);
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_constraint_get(solver, limit, terms, 1, &count, NULL, NULL, NULL, NULL));
  CHECK(count == 2);
  DONE(tinamou_constraint_get(solver, limit, NULL, 0, &count, NULL, NULL, NULL, NULL));

  char name[6];
  DONE(tinamou_constraint_name(solver, limit, name, sizeof name, &count));
  CHECK(strcmp(name, "limit") == 0 && count == 5);
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_variable_name(solver, width, name, 5, &count));
  CHECK(count == 5 && strcmp(name, "limit") == 0);
  DONE(tinamou_variable_name(solver, width, name, 6, NULL));
  CHECK(strcmp(name, "width") == 0);

  CHECK(tinamou_constraint_exists(solver, wish));
  DONE(tinamou_constraint_remove(solver, wish));
  CHECK(!tinamou_constraint_exists(solver, wish));
  RETURNS(TINAMOU_VARIABLE_IN_USE, tinamou_variable_remove(solver, width));
  DONE(tinamou_constraint_remove(solver, limit));
  DONE(tinamou_variable_remove(solver, width));
  tinamou_solver_destroy(&solver);
}

/* Two that hold together, then a batch that contradicts itself: nothing of it is taken in. */
static void check_batches(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x"), y = variable(solver, NULL);
  tinamou_term first = {x, 2}, second[] = {{x, 1}, {y, 1}};
  tinamou_statement statements[] = {
      {&first, 1, 10, TINAMOU_REQUIRED, 1, "double", TINAMOU_EQUAL},
      {second, 2, 12, TINAMOU_REQUIRED, 1, NULL, TINAMOU_EQUAL},
      {&second[1], 1, 3, TINAMOU_REQUIRED, 1, NULL, TINAMOU_LESS_OR_EQUAL},
  };
  tinamou_constraint constraints[3];
  RETURNS(TINAMOU_UNSATISFIABLE, tinamou_constraints_add(solver, statements, 3, constraints));
  CHECK(value(solver, x) == 0);
  DONE(tinamou_constraints_add(solver, statements, 2, constraints));
  CHECK(value(solver, x) == 5 && value(solver, y) == 7);
  double constants[] = {20, 30};
  DONE(tinamou_constants_set(solver, constraints, constants, 2));
  CHECK(value(solver, x) == 10 && value(solver, y) == 20);
  double values[2] = {0, 0};
  tinamou_variable both[] = {y, x};
  DONE(tinamou_values(solver, both, 2, values));
  CHECK(values[0] == 20 && values[1] == 10);
  DONE(tinamou_constraints_add(solver, NULL, 0, NULL));
  DONE(tinamou_values(solver, NULL, 0, NULL));
  tinamou_solver_destroy(&solver);
}

static void check_edits(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x"), y = variable(solver, "y");
  tinamou_constraint edit, known;
  DONE(bound(solver, x, TINAMOU_LESS_OR_EQUAL, 100, TINAMOU_REQUIRED, NULL));
  RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_suggestion(solver, x, &known));
  DONE(tinamou_edit(solver, x, TINAMOU_STRONG, 1, &edit));
  DONE(tinamou_suggestion(solver, x, &known));
  CHECK(memcmp(&edit, &known, sizeof edit) == 0);

  tinamou_variable changed[2];
  uint64_t count = 0;
  DONE(tinamou_changes_take(solver, changed, 2, &count));
  DONE(tinamou_suggest(solver, x, 40));
  CHECK(value(solver, x) == 40);
  DONE(tinamou_suggest(solver, x, 400));
  CHECK(value(solver, x) == 100);
  tinamou_variable both[] = {x, y};
  double values[] = {30, -4};
  DONE(tinamou_suggest_all(solver, both, values, 2));
  CHECK(value(solver, x) == 30 && value(solver, y) == -4);
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_changes_take(solver, changed, 1, &count));
  CHECK(count == 2);
  DONE(tinamou_changes_take(solver, changed, 2, &count));
  CHECK(count == 2 && memcmp(&changed[0], &x, sizeof x) == 0 && memcmp(&changed[1], &y, sizeof y) == 0);
  DONE(tinamou_changes_take(solver, NULL, 0, &count));
  CHECK(count == 0);
  DONE(tinamou_edit_end(solver, x));
  DONE(tinamou_edit_end(solver, x));
  CHECK(!tinamou_constraint_exists(solver, edit));
  CHECK(value(solver, x) == 30);
  tinamou_solver_destroy(&solver);
}

/* A copy goes its own way; a handle that is made afterwards is good in one only. */
static void check_copies(void) {
  tinamou_solver *solver = made(0), *copy = NULL;
  tinamou_variable x = variable(solver, "x");
  DONE(bound(solver, x, TINAMOU_EQUAL, 1, TINAMOU_STRONG, NULL));
  DONE(tinamou_solver_copy(solver, &copy));
  DONE(bound(copy, x, TINAMOU_EQUAL, 2, TINAMOU_REQUIRED, NULL));
  CHECK(value(solver, x) == 1 && value(copy, x) == 2);
  tinamou_variable late = variable(copy, "late");
  double ignored;
  RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_value(solver, late, &ignored));
  tinamou_solver_destroy(&solver);
  CHECK(value(copy, x) == 2);
  tinamou_solver_destroy(&copy);
}

/* The lines are those that Docs/Formats.md gives for these calls. */
static void check_traces(void) {
  tinamou_solver *solver = made(TINAMOU_RECORDING);
  tinamou_variable x = variable(solver, "two\nlines");
  DONE(bound(solver, x, TINAMOU_GREATER_OR_EQUAL, 10.5, TINAMOU_REQUIRED, NULL));
  DONE(tinamou_suggest(solver, x, 30));
  char text[128];
  const char *expected = "# variable 0 is two lines\nV 1\nC 1 0 1.0 -10.5 1 0 1.0\nA 0\nS 0 30.0\n";
  uint64_t count = 0;
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_trace(solver, NULL, 0, &count));
  CHECK(count == strlen(expected));
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_trace(solver, text, count, &count));
  DONE(tinamou_trace(solver, text, count + 1, &count));
  CHECK(strcmp(text, expected) == 0);
  tinamou_solver_destroy(&solver);
}

void check_calls(void) {
  check_library();
  check_constraints();
  check_batches();
  check_edits();
  check_copies();
  check_traces();
}
