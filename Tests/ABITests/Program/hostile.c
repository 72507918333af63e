#include "checking.h"

/* What a caller can do wrong and that can be told, each with its status; the solver is unharmed afterwards. */

static const double bad[] = {NAN, INFINITY, -INFINITY};

static void check_nulls(void) {
  tinamou_solver *none = NULL, *solver = made(0);
  tinamou_variable x = variable(solver, "x");
  tinamou_constraint held;
  tinamou_trajectory *run = NULL;
  double number = 7;
  uint64_t count = 7;
  tinamou_term term = {x, 1};
  DONE(bound(solver, x, TINAMOU_EQUAL, 1, TINAMOU_REQUIRED, &held));

  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_solver_create(0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_solver_create(1u << 31, &none));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_solver_copy(NULL, &none));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_solver_copy(solver, NULL));
  CHECK(none == NULL);
  DONE(tinamou_solver_destroy(NULL));
  DONE(tinamou_solver_destroy(&none));
  DONE(tinamou_trajectory_destroy(NULL));
  DONE(tinamou_trajectory_destroy(&run));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_error_text(NULL, NULL, 0, &count));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trace(NULL, NULL, 0, &count));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_variable_add(NULL, "x", &x));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_variable_add(solver, "x", NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_variable_remove(NULL, x));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_variable_name(NULL, x, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_value(NULL, x, &number));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_value(solver, x, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_values(NULL, &x, 1, &number));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_values(solver, NULL, 1, &number));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_values(solver, &x, 1, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_changes_take(NULL, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, bound(NULL, x, TINAMOU_EQUAL, 1, TINAMOU_REQUIRED, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraint_add(solver, NULL, 1, TINAMOU_EQUAL, 0, 1, 1, NULL, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraints_add(NULL, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraints_add(solver, NULL, 1, NULL));
  tinamou_statement statement = {NULL, 1, 0, TINAMOU_WEAK, 1, NULL, TINAMOU_EQUAL};
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraints_add(solver, &statement, 1, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraint_remove(NULL, held));
  CHECK(!tinamou_constraint_exists(NULL, held));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraint_get(NULL, held, NULL, 0, NULL, NULL, NULL, NULL, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraint_name(NULL, held, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_violation(NULL, held, &number));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_violation(solver, held, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constant_set(NULL, held, 0));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constants_set(NULL, &held, &number, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constants_set(solver, NULL, &number, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constants_set(solver, &held, NULL, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_strength_set(NULL, held, 1, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_edit(NULL, x, 1, 1, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggest(NULL, x, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggest_all(NULL, &x, &number, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggest_all(solver, NULL, &number, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggest_all(solver, &x, NULL, 1));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggestion(NULL, x, &held));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggestion(solver, x, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_edit_end(NULL, x));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_conflict(NULL, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_ambiguities(NULL, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_determining(NULL, x, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_of_constant(NULL, held, 0, 1, NULL, 0, &run));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_of_constant(solver, held, 0, 1, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_of_constant(solver, held, 0, 1, NULL, 1, &run));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_of_suggestion(NULL, x, 0, 1, NULL, 0, &run));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_end(NULL, &number, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_conflict(NULL, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_path(NULL, x, NULL, 0, NULL));
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_failures(NULL, &term, 1, TINAMOU_EQUAL, 0, NULL, 0, NULL));
  CHECK(number == 7 && count == 7 && run == NULL && value(solver, x) == 1);

  DONE(tinamou_solver_destroy(&solver));
  CHECK(solver == NULL);
  DONE(tinamou_solver_destroy(&solver));
}

static void check_numbers(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x");
  tinamou_constraint held;
  tinamou_trajectory *run = NULL;
  DONE(bound(solver, x, TINAMOU_EQUAL, 1, TINAMOU_STRONG, &held));
  for (int index = 0; index < 3; index++) {
    double number = bad[index];
    tinamou_term term = {x, number};
    tinamou_statement statement = {&term, 1, 0, TINAMOU_WEAK, 1, NULL, TINAMOU_EQUAL};
    RETURNS(TINAMOU_NOT_FINITE, tinamou_constraint_add(solver, &term, 1, TINAMOU_EQUAL, 0, 1, 1, NULL, NULL));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_constraints_add(solver, &statement, 1, NULL));
    RETURNS(TINAMOU_NOT_FINITE, bound(solver, x, TINAMOU_EQUAL, number, TINAMOU_WEAK, NULL));
    RETURNS(TINAMOU_INVALID_STRENGTH, bound(solver, x, TINAMOU_EQUAL, 0, number, NULL));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_constant_set(solver, held, number));
    const tinamou_constraint twice[] = {held, held};
    RETURNS(TINAMOU_NOT_FINITE, tinamou_constants_set(solver, twice, (double[]){2, number}, 2));
    RETURNS(TINAMOU_INVALID_STRENGTH, tinamou_strength_set(solver, held, number, 1));
    RETURNS(TINAMOU_INVALID_STRENGTH, tinamou_strength_set(solver, held, TINAMOU_WEAK, number));
    RETURNS(TINAMOU_INVALID_STRENGTH, tinamou_edit(solver, x, number, 1, NULL));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_suggest(solver, x, number));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_suggest_all(solver, (tinamou_variable[]){x, x}, (double[]){2, number}, 2));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_trajectory_of_constant(solver, held, 0, number, NULL, 0, &run));
    RETURNS(TINAMOU_NOT_FINITE, tinamou_trajectory_of_suggestion(solver, x, number, 0, NULL, 0, &run));
  }
  const double levels[] = {0, -1, 1000.5, 1e308};
  for (int index = 0; index < 4; index++)
    RETURNS(TINAMOU_INVALID_STRENGTH, bound(solver, x, TINAMOU_EQUAL, 0, levels[index], NULL));
  RETURNS(TINAMOU_INVALID_STRENGTH, tinamou_strength_set(solver, held, TINAMOU_WEAK, 0));
  const tinamou_relation relations[] = {2, -2, INT32_MAX, INT32_MIN};
  for (int index = 0; index < 4; index++)
    RETURNS(TINAMOU_INVALID_ARGUMENT, bound(solver, x, relations[index], 0, TINAMOU_WEAK, NULL));
  CHECK(value(solver, x) == 1 && run == NULL);
  char text[96];
  DONE(tinamou_error_text(solver, text, sizeof text, NULL));
  CHECK(strstr(text, "relation"));
  /* The largest numbers there are: an answer or a refusal, and the old values after a refusal. */
  tinamou_status status = bound(solver, x, TINAMOU_EQUAL, 1.7e308, TINAMOU_REQUIRED, NULL);
  CHECK(status == TINAMOU_OK ? value(solver, x) == 1.7e308 : value(solver, x) == 1);
  tinamou_solver_destroy(&solver);
}

/* Counts whose bytes no memory has, with a pointer to one element: refused before it is read. */
static void check_counts(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x");
  tinamou_constraint held;
  tinamou_trajectory *run = NULL;
  tinamou_term term = {x, 1};
  double number = 0;
  DONE(bound(solver, x, TINAMOU_EQUAL, 1, TINAMOU_STRONG, &held));
  const uint64_t counts[] = {UINT64_MAX, UINT64_MAX / 2, (UINT64_MAX / 8) + 1, (UINT64_MAX >> 1) / 8 + 1};
  tinamou_statement statement = {&term, UINT64_MAX, 0, TINAMOU_WEAK, 1, NULL, TINAMOU_EQUAL};
  RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraints_add(solver, &statement, 1, NULL));
  for (int index = 0; index < 4; index++) {
    uint64_t count = counts[index];
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_values(solver, &x, count, &number));
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraint_add(solver, &term, count, TINAMOU_EQUAL, 0, 1, 1, NULL, NULL));
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constraints_add(solver, &statement, count, NULL));
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_constants_set(solver, &held, &number, count));
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_suggest_all(solver, &x, &number, count));
    RETURNS(TINAMOU_INVALID_ARGUMENT, tinamou_trajectory_of_constant(solver, held, 0, 1, &x, count, &run));
  }
  CHECK(value(solver, x) == 1);
  tinamou_solver_destroy(&solver);
}

/* Handles that are removed, of another solver, invented, or of the other kind. */
static void check_handles(void) {
  tinamou_solver *solver = made(0), *other = made(0);
  tinamou_variable x = variable(solver, "x"), removed = variable(solver, "removed");
  tinamou_variable foreign = variable(other, "foreign");
  tinamou_constraint held, gone, abroad;
  double number = 7;
  DONE(bound(solver, x, TINAMOU_EQUAL, 1, TINAMOU_STRONG, &held));
  DONE(bound(solver, x, TINAMOU_EQUAL, 2, TINAMOU_WEAK, &gone));
  DONE(bound(other, foreign, TINAMOU_EQUAL, 3, TINAMOU_WEAK, &abroad));
  DONE(tinamou_constraint_remove(solver, gone));
  DONE(tinamou_variable_remove(solver, removed));

  /* What has changed and is removed is not listed any more. */
  tinamou_variable passing = variable(solver, "passing"), changed[4];
  uint64_t count = 0;
  DONE(tinamou_changes_take(solver, changed, 4, &count));
  DONE(tinamou_suggest(solver, passing, 3));
  DONE(tinamou_edit_end(solver, passing));
  DONE(tinamou_variable_remove(solver, passing));
  DONE(tinamou_changes_take(solver, changed, 4, &count));
  CHECK(count == 0);

  const tinamou_variable variables[] = {
      removed, foreign, {-1, x.stamp}, {INT32_MAX, x.stamp}, {INT32_MIN, 0}, {x.place, x.stamp + 1}};
  for (int index = 0; index < 6; index++) {
    tinamou_variable one = variables[index];
    tinamou_term term = {one, 1};
    tinamou_trajectory *run = NULL;
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_value(solver, one, &number));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_values(solver, (tinamou_variable[]){x, one}, 2, (double[]){0, 0}));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_variable_remove(solver, one));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_variable_name(solver, one, NULL, 0, NULL));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_constraint_add(solver, &term, 1, TINAMOU_EQUAL, 0, 1, 1, NULL, NULL));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_edit(solver, one, 1, 1, NULL));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_suggest(solver, one, 0));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_suggest_all(solver, (tinamou_variable[]){x, one}, (double[]){5, 5}, 2));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_suggestion(solver, one, &gone));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_edit_end(solver, one));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_determining(solver, one, NULL, 0, NULL));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_trajectory_of_constant(solver, held, 0, 1, &one, 1, &run));
    RETURNS(TINAMOU_UNKNOWN_VARIABLE, tinamou_trajectory_of_suggestion(solver, one, 0, 1, NULL, 0, &run));
  }
  const tinamou_constraint constraints[] = {
      gone, abroad, {-1, held.stamp}, {INT32_MAX, held.stamp}, {INT32_MIN, 0}, {held.place, held.stamp + 1}};
  for (int index = 0; index < 6; index++) {
    tinamou_constraint one = constraints[index];
    tinamou_trajectory *run = NULL;
    CHECK(!tinamou_constraint_exists(solver, one));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_constraint_remove(solver, one));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_constraint_get(solver, one, NULL, 0, NULL, NULL, NULL, NULL, NULL));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_constraint_name(solver, one, NULL, 0, NULL));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_violation(solver, one, &number));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_constant_set(solver, one, 0));
    const tinamou_constraint both[] = {held, one};
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_constants_set(solver, both, (double[]){9, 9}, 2));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_strength_set(solver, one, 1, 1));
    RETURNS(TINAMOU_UNKNOWN_CONSTRAINT, tinamou_trajectory_of_constant(solver, one, 0, 1, NULL, 0, &run));
  }
  CHECK(number == 7 && value(solver, x) == 1);
  tinamou_solver_destroy(&other);
  tinamou_solver_destroy(&solver);
}

/* Names that are no UTF-8, and very long ones. */
static void check_names(void) {
  tinamou_solver *solver = made(TINAMOU_RECORDING);
  char name[4096], back[8192];
  uint64_t count = 0;
  memset(name, 0xFF, sizeof name - 1);
  name[sizeof name - 1] = 0;
  tinamou_variable x = variable(solver, name);
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_variable_name(solver, x, back, sizeof back, &count));
  CHECK(count == 3 * (sizeof name - 1));
  memset(name, 'a', sizeof name - 1);
  tinamou_variable y = variable(solver, name);
  DONE(tinamou_variable_name(solver, y, back, sizeof name, &count));
  CHECK(strcmp(name, back) == 0);
  tinamou_solver_destroy(&solver);
}

void check_hostile_callers(void) {
  check_nulls();
  check_numbers();
  check_counts();
  check_handles();
  check_names();
}
