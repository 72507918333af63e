#include "checking.h"

/* 10 <= x, x + y = 100, y >= 95: the sum of the first and the third less the second is 0 >= 5. */
static void check_conflict(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x"), y = variable(solver, "y");
  tinamou_term sum[] = {{x, 1}, {y, 1}};
  tinamou_constraint least, total;
  tinamou_member members[3];
  uint64_t count = 9;
  char text[128];
  DONE(tinamou_conflict(solver, NULL, 0, &count));
  CHECK(count == 0);
  DONE(tinamou_error_text(solver, text, sizeof text, &count));
  CHECK(count == 0 && text[0] == 0);

  DONE(bound(solver, x, TINAMOU_GREATER_OR_EQUAL, 10, TINAMOU_REQUIRED, &least));
  DONE(tinamou_constraint_add(solver, sum, 2, TINAMOU_EQUAL, 100, TINAMOU_REQUIRED, 1, "total", &total));
  RETURNS(TINAMOU_UNSATISFIABLE, bound(solver, y, TINAMOU_GREATER_OR_EQUAL, 95, TINAMOU_REQUIRED, NULL));
  RETURNS(TINAMOU_BUFFER_TOO_SMALL, tinamou_conflict(solver, members, 2, &count));
  CHECK(count == 3);
  DONE(tinamou_conflict(solver, members, 3, &count));

  double constants = 0, scale = 0;
  for (int index = 0; index < 3; index++) {
    tinamou_member member = members[index];
    constants += member.multiplier * member.constant;
    if (member.refused >= 0) {
      CHECK(member.refused == 0 && member.constraint.place == -1);
      CHECK(member.relation == TINAMOU_GREATER_OR_EQUAL && member.constant == 95);
      scale = member.multiplier;
    } else if (memcmp(&member.constraint, &total, sizeof total) == 0) {
      CHECK(member.relation == TINAMOU_EQUAL && member.constant == 100);
    } else {
      CHECK(memcmp(&member.constraint, &least, sizeof least) == 0 && member.multiplier > 0);
    }
  }
  CHECK(scale > 0 && constants == 5 * scale);
  DONE(tinamou_error_text(solver, text, sizeof text, &count));
  CHECK(strstr(text, "total") && strstr(text, "the new constraint") && strstr(text, "an unnamed constraint"));
  CHECK(strlen(text) == count);
  tinamou_solver_destroy(&solver);
}

/* x is held; y + z = 10 leaves both room; of two equal wishes for w either may give way. */
static void check_causes(void) {
  tinamou_solver *solver = made(0);
  tinamou_variable x = variable(solver, "x"), y = variable(solver, "y"), z = variable(solver, "z");
  tinamou_constraint held, sum, found[2];
  tinamou_term terms[] = {{y, 1}, {z, 1}};
  DONE(bound(solver, x, TINAMOU_EQUAL, 3, TINAMOU_WEAK, &held));
  DONE(tinamou_constraint_add(solver, terms, 2, TINAMOU_EQUAL, 10, TINAMOU_REQUIRED, 1, NULL, &sum));
  tinamou_ambiguity ambiguities[3];
  uint64_t count = 0;
  DONE(tinamou_ambiguities(solver, ambiguities, 3, &count));
  CHECK(count == 2 && !ambiguities[0].is_tied && !ambiguities[1].is_tied);
  CHECK(memcmp(&ambiguities[0].variable, &y, sizeof y) == 0 && memcmp(&ambiguities[1].variable, &z, sizeof z) == 0);
  CHECK(memcmp(&ambiguities[0].unpinned, &ambiguities[1].unpinned, sizeof y) == 0);

  DONE(tinamou_determining(solver, x, found, 2, &count));
  CHECK(count == 1 && memcmp(&found[0], &held, sizeof held) == 0);

  tinamou_variable w = variable(solver, "w");
  DONE(bound(solver, w, TINAMOU_EQUAL, 0, TINAMOU_STRONG, NULL));
  DONE(bound(solver, w, TINAMOU_EQUAL, 8, TINAMOU_STRONG, NULL));
  DONE(tinamou_ambiguities(solver, ambiguities, 3, &count));
  CHECK(count == 3 && ambiguities[2].is_tied && memcmp(&ambiguities[2].variable, &w, sizeof w) == 0);
  CHECK(tinamou_constraint_exists(solver, ambiguities[2].tied));
  tinamou_solver_destroy(&solver);
}

void check_explanations(void) {
  check_conflict();
  check_causes();
}
