// Three columns of equal width with gaps, in a frame that changes: a batch of wishes, an edit, a what-if on a copy.
#include <iostream>
#include <tinamou.hpp>

using namespace tinamou;

int main() {
  Solver solver;
  Variable frame = solver.variable("frame"), gap = solver.variable("gap");
  solver.add(gap == 8);
  solver.edit(frame, 999);

  std::vector<Variable> lefts, widths;
  for (int column = 0; column < 3; column++) {
    lefts.push_back(solver.variable("left"));
    widths.push_back(solver.variable("width"));
    if (column == 0) {
      solver.add(lefts[0] == gap);
    } else {
      solver.add(lefts[column] == lefts[column - 1] + widths[column - 1] + gap);
      solver.add(widths[column] == widths[0], TINAMOU_STRONG);
    }
    solver.add(widths[column] >= 50, TINAMOU_REQUIRED, 1, "least width");
  }
  solver.add(lefts[2] + widths[2] + gap == frame);

  for (double width : {332.0, 632.0}) {
    solver.suggest(frame, width);
    std::cout << "frame " << width << ": columns at";
    for (int column = 0; column < 3; column++) std::cout << " " << solver[lefts[column]] << "+" << solver[widths[column]];
    std::cout << "\n";
  }

  Solver what_if = solver.copy();
  what_if.add(widths[1] <= 100);
  std::cout << "with the second at most 100: " << what_if[widths[1]] << ", else " << solver[widths[1]] << "\n";

  try {
    solver.add(widths[2] <= 20, TINAMOU_REQUIRED, 1, "narrow");
  } catch (const Error &error) {
    std::cout << "refused: " << error.what() << "\n";
  }
}
