/* What the checks are written with. */
#ifndef CHECKING_H
#define CHECKING_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tinamou.h>

extern int checks, failures;

/* Counts a check, and tells where it fails. */
#define CHECK(condition)                                                     \
  do {                                                                       \
    checks++;                                                                \
    if (!(condition)) {                                                      \
      failures++;                                                            \
      printf("%s:%d: error: not so: %s\n", __FILE__, __LINE__, #condition);  \
    }                                                                        \
  } while (0)

/* The call must return a status. */
#define RETURNS(expected, call)                                                                       \
  do {                                                                                                \
    tinamou_status returned = (call);                                                                 \
    checks++;                                                                                         \
    if (returned != (expected)) {                                                                     \
      failures++;                                                                                     \
      printf("%s:%d: error: %s returns %d, not %s\n", __FILE__, __LINE__, #call, returned, #expected); \
    }                                                                                                 \
  } while (0)

#define DONE(call) RETURNS(TINAMOU_OK, call)

/* A solver, the sort that every group of checks begins with. */
static inline tinamou_solver *made(uint32_t options) {
  tinamou_solver *solver = NULL;
  DONE(tinamou_solver_create(options, &solver));
  return solver;
}

static inline tinamou_variable variable(tinamou_solver *solver, const char *name) {
  tinamou_variable variable = {-1, 0};
  DONE(tinamou_variable_add(solver, name, &variable));
  return variable;
}

/* The value of a variable; NaN if it has none. */
static inline double value(tinamou_solver *solver, tinamou_variable variable) {
  double value = NAN;
  tinamou_value(solver, variable, &value);
  return value;
}

/* Adds variable ⋈ constant. */
static inline tinamou_status bound(
    tinamou_solver *solver, tinamou_variable variable, tinamou_relation relation, double constant, double level,
    tinamou_constraint *constraint) {
  tinamou_term term = {variable, 1};
  return tinamou_constraint_add(solver, &term, 1, relation, constant, level, 1, NULL, constraint);
}

void check_calls(void);
void check_explanations(void);
void check_trajectories(void);
void check_hostile_callers(void);

#endif
