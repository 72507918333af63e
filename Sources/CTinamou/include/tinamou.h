/* tinamou.h: the C interface of Tinamou, an incremental solver for linear constraints with strengths.
 *
 *     tinamou_solver *solver = NULL;
 *     tinamou_variable width;
 *     double value;
 *     tinamou_solver_create(0, &solver);
 *     tinamou_variable_add(solver, "width", &width);
 *     tinamou_term term = {width, 1};
 *     tinamou_constraint_add(solver, &term, 1, TINAMOU_LESS_OR_EQUAL, 375, TINAMOU_REQUIRED, 1, "limit", NULL);
 *     tinamou_suggest(solver, width, 500);
 *     tinamou_value(solver, width, &value);    // 375
 *     tinamou_solver_destroy(&solver);
 *
 * WHAT HOLDS. After every call the values are optimal: required constraints hold, and at each level, from the strongest
 * down, the weighted sum of violations is as small as the stronger levels allow. A variable that nothing pins keeps its
 * value. The same calls give the same bits on every run. Numbers have no unit; in a layout they are points, y down.
 *
 * STATUS. Every call that can fail returns a tinamou_status. A call that does not return TINAMOU_OK has changed
 * nothing, in the solver or behind its out parameters; only counts are written with TINAMOU_BUFFER_TOO_SMALL.
 *
 * BUFFERS. Lists and texts are copied into memory of the caller's. `capacity` is how many elements (of a text: bytes,
 * its closing zero included) fit, `count` gets how many there are (of a text: bytes without the zero). If they do not
 * fit, nothing is copied and the call returns TINAMOU_BUFFER_TOO_SMALL; call it with a null buffer and capacity 0 to
 * ask. Where nothing else is said, `count` may be null.
 *
 * OWNERSHIP. A solver and a trajectory belong to the caller, who destroys them; each is independent of every other.
 * Pointers that go in are only read during the call and are not kept; names are copied. Texts that come out as
 * `const char *` are constants that live as long as the program. Variables and constraints are numbers, not memory:
 * they may be copied, compared, kept after their solver is gone, and need no destruction.
 *
 * HANDLES. A variable or constraint is good for the solver that made it, and in copies made afterwards. Null solvers,
 * removed variables and constraints, and those of another living solver are told and refused. Destroying sets the
 * caller's pointer to null, so that destroying it twice does nothing.
 *
 * WHAT CANNOT BE TOLD, and is undefined behaviour as anywhere in C: a solver or trajectory that was destroyed through
 * another copy of the pointer; a pointer that is neither null nor of the kind asked for; an array that is shorter than
 * its count; a name that does not end with a zero. A variable or constraint of a solver that is gone, with all its
 * copies, may go unrecognised if a new solver has got its memory: it then names something in the new one, which is
 * memory-safe. If memory runs out, the program ends.
 *
 * THREADS. A solver, or a trajectory, is used by one thread at a time; which one may change from call to call, if the
 * program orders the calls. Different solvers, copies included, may be used at the same time. Functions without a
 * solver or trajectory may be called from anywhere. No function calls back, waits, or uses a signal.
 *
 * GROWTH. Functions and constants are added, never changed or taken away, once the version is 1. */

#ifndef TINAMOU_H
#define TINAMOU_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version that this header describes; tinamou_version() is that of the library. */
#define TINAMOU_VERSION_MAJOR 0
#define TINAMOU_VERSION_MINOR 1
#define TINAMOU_VERSION_PATCH 0

/* ------------------------------------------------------------------------------------------------------------ Types */

/* A solver. Made by tinamou_solver_create() or tinamou_solver_copy(), ended by tinamou_solver_destroy(). */
typedef struct tinamou_solver tinamou_solver;

/* What happens while a constant runs over a range. Made by tinamou_trajectory_of_constant() or
 * tinamou_trajectory_of_suggestion(), ended by tinamou_trajectory_destroy(). */
typedef struct tinamou_trajectory tinamou_trajectory;

/* A variable. The fields are the solver's own; compare both to tell two variables apart. */
typedef struct tinamou_variable {
  int32_t place;
  uint32_t stamp;
} tinamou_variable;

/* A constraint in a solver. The fields are the solver's own. */
typedef struct tinamou_constraint {
  int32_t place;
  uint32_t stamp;
} tinamou_constraint;

/* One summand of an expression: coefficient · variable. */
typedef struct tinamou_term {
  tinamou_variable variable;
  double coefficient;
} tinamou_term;

/* What came of a call. */
typedef int32_t tinamou_status;
enum {
  TINAMOU_OK = 0,
  /* Required constraints contradict each other; tinamou_conflict() names a smallest set that does. */
  TINAMOU_UNSATISFIABLE = 1,
  /* A number is infinite or not a number. */
  TINAMOU_NOT_FINITE = 2,
  /* A level that is not above 0 and at most 1000, or a weight that is not positive and finite. */
  TINAMOU_INVALID_STRENGTH = 3,
  /* A variable of another solver, one that has been removed, or one that a trajectory does not follow. */
  TINAMOU_UNKNOWN_VARIABLE = 4,
  /* A constraint of another solver, or one that has been removed. */
  TINAMOU_UNKNOWN_CONSTRAINT = 5,
  /* A variable cannot be removed while constraints contain it. */
  TINAMOU_VARIABLE_IN_USE = 6,
  /* The answer that should exist is out of reach; it does not mean that the constraints contradict each other. */
  TINAMOU_NUMERICAL_TROUBLE = 7,
  /* A null pointer, a relation that is none, an unknown option, or a count that no array can have. */
  TINAMOU_INVALID_ARGUMENT = 8,
  /* The buffer is too small; the count says what is needed. */
  TINAMOU_BUFFER_TOO_SMALL = 9,
  /* This build of the library leaves the function out; see tinamou_features(). */
  TINAMOU_UNSUPPORTED = 10
};

/* How the sum of a constraint is compared with its constant. */
typedef int32_t tinamou_relation;
enum { TINAMOU_LESS_OR_EQUAL = -1, TINAMOU_EQUAL = 0, TINAMOU_GREATER_OR_EQUAL = 1 };

/* Levels. Any number above 0 and up to 1000 is one. Levels are strict: no number of weaker constraints, nor any
 * weight, makes up for the least violation of a stronger one. Level 1000 is never violated. Inside one level,
 * violations count by weight. */
#define TINAMOU_REQUIRED 1000.0
#define TINAMOU_STRONG 750.0
#define TINAMOU_MEDIUM 500.0
#define TINAMOU_WEAK 250.0

/* ---------------------------------------------------------------------------------------------------------- Library */

/* The version of the library, as "0.1.0". */
const char *tinamou_version(void);

/* What this build of the library can do: a sum of the bits below. */
enum {
  /* tinamou_trace() and TINAMOU_RECORDING. */
  TINAMOU_FEATURE_TRACE = 1,
  /* Trajectories. */
  TINAMOU_FEATURE_TRAJECTORIES = 2
};
uint32_t tinamou_features(void);

/* What a status means, in a sentence without a full stop; "unknown status" for a number that is none. */
const char *tinamou_status_text(tinamou_status status);

/* ----------------------------------------------------------------------------------------------------------- Solver */

/* Options of a solver. */
enum {
  /* Keep the calls as a trace, which takes memory for each. */
  TINAMOU_RECORDING = 1
};

/* Makes a solver without variables and constraints.
 *
 * options: 0, or a sum of the options above.
 * solver: gets the solver; not null.
 * Returns TINAMOU_INVALID_ARGUMENT; TINAMOU_UNSUPPORTED for TINAMOU_RECORDING where there are no traces. */
tinamou_status tinamou_solver_create(uint32_t options, tinamou_solver **solver);

/* Makes a second solver in the same state, which goes its own way from here: for a what-if. Handles made before the
 * copy are good in both, those made afterwards only in the one that made them. Takes time proportional to the problem.
 *
 * copy: gets the solver; not null. */
tinamou_status tinamou_solver_copy(tinamou_solver *solver, tinamou_solver **copy);

/* Ends a solver and sets the pointer to null. Does nothing if `solver`, or what it points to, is null. */
tinamou_status tinamou_solver_destroy(tinamou_solver **solver);

/* One sentence on why the latest call for this solver that did not return TINAMOU_OK was refused, with the names of
 * those concerned; empty if there was none. TINAMOU_BUFFER_TOO_SMALL does not count.
 *
 * Returns TINAMOU_INVALID_ARGUMENT, TINAMOU_BUFFER_TOO_SMALL. */
tinamou_status tinamou_error_text(tinamou_solver *solver, char *text, uint64_t capacity, uint64_t *count);

/* The calls made so far, if the solver records them, else an empty text: `tinamou replay FILE` carries them out again,
 * to the same bits.
 *
 * Returns TINAMOU_INVALID_ARGUMENT, TINAMOU_BUFFER_TOO_SMALL, TINAMOU_UNSUPPORTED. */
tinamou_status tinamou_trace(tinamou_solver *solver, char *text, uint64_t capacity, uint64_t *count);

/* -------------------------------------------------------------------------------------------------------- Variables */

/* Makes a variable. Its value is 0 until a constraint or a suggestion moves it.
 *
 * name: what reports call it, in UTF-8; null for none. Decides nothing.
 * variable: gets the variable; not null. */
tinamou_status tinamou_variable_add(tinamou_solver *solver, const char *name, tinamou_variable *variable);

/* Removes a variable that is in no constraint. Its place will be used again.
 *
 * Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_VARIABLE_IN_USE. */
tinamou_status tinamou_variable_remove(tinamou_solver *solver, tinamou_variable variable);

/* The name of a variable, empty if it has none. Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_BUFFER_TOO_SMALL. */
tinamou_status tinamou_variable_name(
    tinamou_solver *solver, tinamou_variable variable, char *name, uint64_t capacity, uint64_t *count);

/* The value of a variable; `value` is not null. Returns TINAMOU_UNKNOWN_VARIABLE. */
tinamou_status tinamou_value(tinamou_solver *solver, tinamou_variable variable, double *value);

/* The values of several variables, in their order; all of them, or none.
 *
 * variables, values: arrays of `count` elements; null only if `count` is 0.
 * Returns TINAMOU_UNKNOWN_VARIABLE. */
tinamou_status tinamou_values(
    tinamou_solver *solver, const tinamou_variable *variables, uint64_t count, double *values);

/* The variables that have got another value since they were last taken, in the order in which they first changed, and
 * starts a new list. One that has come back to where it was is among them. If the buffer is too small the list
 * stays. */
tinamou_status tinamou_changes_take(
    tinamou_solver *solver, tinamou_variable *variables, uint64_t capacity, uint64_t *count);

/* ------------------------------------------------------------------------------------------------------ Constraints */

/* Adds the constraint Σ terms ⋈ constant and brings all values up to date.
 *
 * terms: an array of `count` summands; a variable may occur more than once. Null only if `count` is 0.
 * level, weight: how much the constraint matters; the weight of a required one is without meaning, but is checked.
 * name: what reports call it, in UTF-8; null for none. Decides nothing.
 * constraint: gets the constraint; may be null if it will never be changed or removed.
 * Returns TINAMOU_UNSATISFIABLE, TINAMOU_NOT_FINITE, TINAMOU_INVALID_STRENGTH, TINAMOU_UNKNOWN_VARIABLE,
 * TINAMOU_NUMERICAL_TROUBLE, TINAMOU_INVALID_ARGUMENT. */
tinamou_status tinamou_constraint_add(
    tinamou_solver *solver, const tinamou_term *terms, uint64_t count, tinamou_relation relation, double constant,
    double level, double weight, const char *name, tinamou_constraint *constraint);

/* A constraint that is to be added, its fields as the parameters of tinamou_constraint_add(). */
typedef struct tinamou_statement {
  const tinamou_term *terms;
  uint64_t count;
  double constant;
  double level;
  double weight;
  const char *name;
  tinamou_relation relation;
} tinamou_statement;

/* Adds many constraints together: all of them, or none. Their order does not matter for the cost.
 *
 * statements: an array of `count` elements; null only if `count` is 0.
 * constraints: an array of `count` elements that gets the constraints in their order; may be null.
 * Returns as tinamou_constraint_add(). */
tinamou_status tinamou_constraints_add(
    tinamou_solver *solver, const tinamou_statement *statements, uint64_t count, tinamou_constraint *constraints);

/* Removes a constraint and brings all values up to date. What it held goes where the remaining constraints want it;
 * what none of them pins stays where it is.
 *
 * Returns TINAMOU_UNKNOWN_CONSTRAINT, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_constraint_remove(tinamou_solver *solver, tinamou_constraint constraint);

/* Whether a constraint is in this solver; false if the solver is null. */
bool tinamou_constraint_exists(tinamou_solver *solver, tinamou_constraint constraint);

/* What a constraint says now: coefficients of one variable are added up. Each out parameter may be null.
 *
 * Returns TINAMOU_UNKNOWN_CONSTRAINT; TINAMOU_BUFFER_TOO_SMALL if `terms` is not null and its capacity does not do. */
tinamou_status tinamou_constraint_get(
    tinamou_solver *solver, tinamou_constraint constraint, tinamou_term *terms, uint64_t capacity, uint64_t *count,
    tinamou_relation *relation, double *constant, double *level, double *weight);

/* The name of a constraint, empty if it has none. Returns TINAMOU_UNKNOWN_CONSTRAINT, TINAMOU_BUFFER_TOO_SMALL. */
tinamou_status tinamou_constraint_name(
    tinamou_solver *solver, tinamou_constraint constraint, char *name, uint64_t capacity, uint64_t *count);

/* By how much a constraint is broken: 0 where it holds, never negative. Returns TINAMOU_UNKNOWN_CONSTRAINT. */
tinamou_status tinamou_violation(tinamou_solver *solver, tinamou_constraint constraint, double *violation);

/* Changes the constant of a constraint, whatever its strength: one edit of the right-hand side, nothing is added or
 * removed.
 *
 * Returns TINAMOU_UNSATISFIABLE, TINAMOU_NOT_FINITE, TINAMOU_UNKNOWN_CONSTRAINT, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_constant_set(tinamou_solver *solver, tinamou_constraint constraint, double constant);

/* Changes several constants together: all of them, or none. The last counts if a constraint occurs twice.
 *
 * constraints, constants: arrays of `count` elements; null only if `count` is 0.
 * Returns as tinamou_constant_set(). */
tinamou_status tinamou_constants_set(
    tinamou_solver *solver, const tinamou_constraint *constraints, const double *constants, uint64_t count);

/* Changes how much a constraint matters, in place.
 *
 * Returns TINAMOU_UNSATISFIABLE if it becomes required and cannot hold; TINAMOU_INVALID_STRENGTH,
 * TINAMOU_UNKNOWN_CONSTRAINT, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_strength_set(
    tinamou_solver *solver, tinamou_constraint constraint, double level, double weight);

/* ------------------------------------------------------------------------------------------------------------ Edits */

/* Makes a variable one for which values are suggested: an equation holds it at the value it has. If it is one already,
 * its strength is changed.
 *
 * constraint: gets that equation; may be null.
 * Returns TINAMOU_UNSATISFIABLE, TINAMOU_INVALID_STRENGTH, TINAMOU_UNKNOWN_VARIABLE, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_edit(
    tinamou_solver *solver, tinamou_variable variable, double level, double weight, tinamou_constraint *constraint);

/* Suggests a value for a variable: it takes the value as far as stronger constraints allow. One that is not edited
 * becomes so at TINAMOU_STRONG.
 *
 * Returns TINAMOU_UNSATISFIABLE if the edit is required; TINAMOU_NOT_FINITE, TINAMOU_UNKNOWN_VARIABLE,
 * TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_suggest(tinamou_solver *solver, tinamou_variable variable, double value);

/* Suggests values for several variables together: all of them, or none. The last counts if a variable occurs twice.
 *
 * variables, values: arrays of `count` elements; null only if `count` is 0.
 * Returns as tinamou_suggest(). */
tinamou_status tinamou_suggest_all(
    tinamou_solver *solver, const tinamou_variable *variables, const double *values, uint64_t count);

/* The equation that carries a variable's suggestions; its constant is the latest suggestion.
 *
 * constraint: gets it; not null.
 * Returns TINAMOU_UNKNOWN_CONSTRAINT if the variable is not edited; TINAMOU_UNKNOWN_VARIABLE. */
tinamou_status tinamou_suggestion(tinamou_solver *solver, tinamou_variable variable, tinamou_constraint *constraint);

/* Stops suggesting values for a variable: it goes where the constraints want it, or stays where it is. Does nothing if
 * none were suggested.
 *
 * Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_edit_end(tinamou_solver *solver, tinamou_variable variable);

/* ------------------------------------------------------------------------------------------------ Proofs and causes */

/* A constraint of a conflict.
 *
 * Multiply each member by its multiplier and add them up: every variable cancels, and what is left is 0 ≥ a positive
 * number (Farkas). The multiplier of a >= is not negative, of a <= not positive. Without any one member the rest can
 * hold. */
typedef struct tinamou_member {
  /* The constraint, if the solver has it; {-1, 0} if the refused call would have made it. */
  tinamou_constraint constraint;
  /* The place, from 0, of the constraint among those that the refused call would have added; -1 for one in the
   * solver. */
  int64_t refused;
  /* The right-hand side in the contradiction: the one that the refused call would have given it. */
  double constant;
  /* By how much it counts in the contradiction. */
  double multiplier;
  /* How its sum is compared. */
  tinamou_relation relation;
} tinamou_member;

/* Why the latest call that returned TINAMOU_UNSATISFIABLE was refused: a smallest set of required constraints that
 * contradict each other. No members if there was no such call. */
tinamou_status tinamou_conflict(tinamou_solver *solver, tinamou_member *members, uint64_t capacity, uint64_t *count);

/* A variable that optimal solutions leave more than one value, and why. */
typedef struct tinamou_ambiguity {
  tinamou_variable variable;
  /* The variable that nothing holds, itself or one that it depends on, unless `is_tied`. */
  tinamou_variable unpinned;
  /* The constraint that can give way at no cost, if `is_tied`. */
  tinamou_constraint tied;
  bool is_tied;
} tinamou_ambiguity;

/* The variables that the constraints leave room, each with a cause, in the order of their making. The verdict is about
 * the constraints alone; that an unpinned variable keeps its value makes the answer single, not the problem.
 *
 * Returns TINAMOU_BUFFER_TOO_SMALL, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_ambiguities(
    tinamou_solver *solver, tinamou_ambiguity *ambiguities, uint64_t capacity, uint64_t *count);

/* The constraints from which a variable's value follows, taken as equations.
 *
 * Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_BUFFER_TOO_SMALL, TINAMOU_NUMERICAL_TROUBLE. */
tinamou_status tinamou_determining(
    tinamou_solver *solver, tinamou_variable variable, tinamou_constraint *constraints, uint64_t capacity,
    uint64_t *count);

/* ----------------------------------------------------------------------------------------------------- Trajectories */

/* What happens to everything while the constant of a constraint runs over a range, exactly: in straight pieces. The
 * solver itself is not changed. A range that runs into contradicting required constraints ends there.
 *
 * start, goal: the first and last constant; the run may go downwards.
 * followed: an array of `count` variables whose paths are kept; null, with count 0, for all.
 * trajectory: gets the trajectory; not null.
 * Returns TINAMOU_NOT_FINITE, TINAMOU_UNKNOWN_CONSTRAINT, TINAMOU_UNKNOWN_VARIABLE, TINAMOU_NUMERICAL_TROUBLE,
 * TINAMOU_UNSUPPORTED. */
tinamou_status tinamou_trajectory_of_constant(
    tinamou_solver *solver, tinamou_constraint constraint, double start, double goal, const tinamou_variable *followed,
    uint64_t count, tinamou_trajectory **trajectory);

/* The same while the suggestion for a variable runs; one that is not edited is suggested values at TINAMOU_STRONG. */
tinamou_status tinamou_trajectory_of_suggestion(
    tinamou_solver *solver, tinamou_variable variable, double start, double goal, const tinamou_variable *followed,
    uint64_t count, tinamou_trajectory **trajectory);

/* Ends a trajectory and sets the pointer to null. Does nothing if `trajectory`, or what it points to, is null. */
tinamou_status tinamou_trajectory_destroy(tinamou_trajectory **trajectory);

/* Where the run ended: its goal, unless required constraints contradict each other beyond. Both may be null. */
tinamou_status tinamou_trajectory_end(tinamou_trajectory *trajectory, double *end, bool *is_complete);

/* Why the run ended before its goal; no members if it did not. */
tinamou_status tinamou_trajectory_conflict(
    tinamou_trajectory *trajectory, tinamou_member *members, uint64_t capacity, uint64_t *count);

/* The start of a straight piece of a path: the constant, the variable's value there, and by how much the value
 * changes for each unit of the constant. */
typedef struct tinamou_knot {
  double at;
  double value;
  double slope;
} tinamou_knot;

/* The path of a variable: its straight pieces in the order of the run; none if the run has none.
 *
 * Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_BUFFER_TOO_SMALL. */
tinamou_status tinamou_trajectory_path(
    tinamou_trajectory *trajectory, tinamou_variable variable, tinamou_knot *knots, uint64_t capacity,
    uint64_t *count);

/* A part of a range in which something does not hold: from where to where, how much is missing at worst, and where
 * first. */
typedef struct tinamou_failure {
  double start;
  double end;
  double worst;
  double worst_at;
} tinamou_failure;

/* Where Σ terms ⋈ constant does not hold, for every constant that the run reached; no failures if it always does. The
 * constraint need not be in the solver.
 *
 * Returns TINAMOU_UNKNOWN_VARIABLE, TINAMOU_NOT_FINITE, TINAMOU_NUMERICAL_TROUBLE, TINAMOU_INVALID_ARGUMENT,
 * TINAMOU_BUFFER_TOO_SMALL. */
tinamou_status tinamou_trajectory_failures(
    tinamou_trajectory *trajectory, const tinamou_term *terms, uint64_t term_count, tinamou_relation relation,
    double constant, tinamou_failure *failures, uint64_t capacity, uint64_t *count);

#ifdef __cplusplus
}
#endif

#endif
