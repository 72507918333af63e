/* Different solvers are used at the same time, copies of one among them, which share names and the trace until one of
 * them changes those. (helgrind and DRD do not see that counting references orders accesses, and report it.) */
#include <pthread.h>
#include <stdio.h>
#include <tinamou.h>

enum { THREADS = 4, ROUNDS = 2000 };

static tinamou_variable shared;
static int wrong;

/* Uses a copy of the common solver, makes solvers of its own, and ends them all. */
static void *work(void *argument) {
  tinamou_solver *copy = argument, *own, *twin;
  tinamou_variable variable;
  double value = 0;
  for (int round = 0; round < ROUNDS; round++) {
    tinamou_suggest(copy, shared, round);
    if (tinamou_value(copy, shared, &value) != TINAMOU_OK || value != round) wrong = 1;
    tinamou_variable_add(copy, "a name that is kept by itself", &variable);
    tinamou_solver_create(TINAMOU_RECORDING, &own);
    tinamou_variable_add(own, "another name that is kept by itself", &variable);
    tinamou_suggest(own, variable, round);
    tinamou_solver_copy(own, &twin);
    tinamou_solver_destroy(&own);
    if (tinamou_value(twin, variable, &value) != TINAMOU_OK || value != round) wrong = 1;
    tinamou_solver_destroy(&twin);
  }
  tinamou_solver_destroy(&copy);
  return NULL;
}

int main(void) {
  tinamou_solver *solver = NULL, *copies[THREADS];
  pthread_t threads[THREADS];
  tinamou_solver_create(TINAMOU_RECORDING, &solver);
  tinamou_variable_add(solver, "a name that all copies share at first", &shared);
  tinamou_suggest(solver, shared, -1);
  for (int index = 0; index < THREADS; index++) tinamou_solver_copy(solver, &copies[index]);
  for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, work, copies[index]);
  for (int round = 0; round < ROUNDS; round++) tinamou_suggest(solver, shared, -round);
  tinamou_solver_destroy(&solver);
  for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
  puts(wrong ? "wrong values" : "every thread read its own values");
  return wrong;
}
