// W4 and W5; as in Bench/Nesting.swift and Bench/Grid.swift.
#pragma once
#include "workload.h"

// Postings: 0 and 1 as the bench does; 2 and 3 inset widths and heights instead of right and bottom edges; 4 and 5 state
// the insets of sizes before those of places.
struct Nesting : Workload {
  std::vector<Box> boxes;

  Nesting(int size, int posting) : boxes(size) {
    if (posting % 2 == 0) edit_root();
    add(boxes[0].left == 0);
    add(boxes[0].top == 0);
    for (int depth = 1; depth < size; depth++) {
      Box &outer = boxes[depth - 1], &inner = boxes[depth];
      if (posting >= 4) {
        add(inner.width == outer.width - 2);
        add(inner.height == outer.height - 2);
      }
      add(inner.left == outer.left + 1);
      add(inner.top == outer.top + 1);
      if (posting < 2) {
        add(inner.right() == outer.right() - 1);
        add(inner.bottom() == outer.bottom() - 1);
      } else if (posting < 4) {
        add(inner.width == outer.width - 2);
        add(inner.height == outer.height - 2);
      }
    }
    if (posting % 2 == 1) edit_root();
    solver.updateVariables();
  }

  void edit_root() {
    edit(boxes[0].width, 4.0 * boxes.size());
    edit(boxes[0].height, 3.0 * boxes.size());
  }

  double read() override {
    double sum = 0;
    for (auto &box : boxes) sum += box.sum();
    return sum;
  }

  double tick(long step) override {
    solver.suggestValue(boxes[0].width, 4.0 * boxes.size() + step % 100);
    solver.updateVariables();
    double sum = 0;
    for (auto &box : boxes) sum += box.width.value();
    return sum;
  }

  long cycle() const override { return 100; }
  long last_step() const override { return 50; }

  Digest digest() override {
    Digest digest;
    for (auto &box : boxes) box.digest(digest);
    return digest;
  }
};

// Postings: 0 and 1 as the bench does, each cell tied to its neighbours; 2 and 3 tie widths, heights and places to the
// first row and the first column; 4 and 5 do so and state the sum of the first row before everything else; 6 and 7 tie
// to the neighbours and state the sizes of a row or column before the places.
struct Grid : Workload {
  int size;
  std::vector<Box> cells;
  kiwi::Variable total;

  Grid(int size, int posting) : size(size), cells(size * size) {
    if (posting % 2 == 0) edit(total, 1000);
    if (posting < 2) {
      post_neighbours();
    } else if (posting < 6) {
      post_first(posting >= 4);
    } else {
      post_sizes_then_places();
    }
    if (posting % 2 == 1) edit(total, 1000);
    solver.updateVariables();
  }

  Box &at(int row, int column) { return cells[row * size + column]; }

  void post_neighbours() {
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Box &cell = at(row, column);
        if (column == 0) {
          add(cell.left == 0);
        } else {
          add(cell.left == at(row, column - 1).right());
          add(cell.height == at(row, column - 1).height);
        }
        if (row == 0) {
          add(cell.top == 0);
          if (column > 0) add(cell.width == at(row, column - 1).width);
        } else {
          add(cell.top == at(row - 1, column).bottom());
          add(cell.width == at(row - 1, column).width);
        }
      }
      add((at(row, 0).height == 20) | kiwi::strength::weak);
    }
    add(at(0, size - 1).right() == total);
  }

  void post_first(bool total_first) {
    if (total_first) post_first_row();
    for (int row = 0; row < size; row++) {
      if (row == 0) {
        add(at(0, 0).top == 0);
      } else {
        add(at(row, 0).top == at(row - 1, 0).bottom());
      }
      add((at(row, 0).height == 20) | kiwi::strength::weak);
    }
    if (!total_first) post_first_row();
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Box &cell = at(row, column);
        if (row > 0) {
          add(cell.left == at(0, column).left);
          add(cell.width == at(0, column).width);
        }
        if (column > 0) {
          add(cell.top == at(row, 0).top);
          add(cell.height == at(row, 0).height);
        }
      }
    }
  }

  void post_first_row() {
    add(at(0, 0).left == 0);
    for (int column = 1; column < size; column++) {
      add(at(0, column).left == at(0, column - 1).right());
      add(at(0, column).width == at(0, 0).width);
    }
    add(at(0, size - 1).right() == total);
  }

  void post_sizes_then_places() {
    for (int row = 0; row < size; row++) {
      add((at(row, 0).height == 20) | kiwi::strength::weak);
      for (int column = 0; column < size; column++) {
        Box &cell = at(row, column);
        if (column > 0) add(cell.height == at(row, column - 1).height);
        if (row > 0) add(cell.width == at(row - 1, column).width);
        if (row == 0 && column > 0) add(cell.width == at(0, column - 1).width);
      }
    }
    for (int row = 0; row < size; row++) {
      for (int column = 0; column < size; column++) {
        Box &cell = at(row, column);
        if (column == 0) add(cell.left == 0); else add(cell.left == at(row, column - 1).right());
        if (row == 0) add(cell.top == 0); else add(cell.top == at(row - 1, column).bottom());
      }
    }
    add(at(0, size - 1).right() == total);
  }

  double read() override {
    double sum = 0;
    for (auto &cell : cells) sum += cell.sum();
    return sum;
  }

  double tick(long step) override {
    solver.suggestValue(total, 1000 + step % 100);
    solver.updateVariables();
    double sum = 0;
    for (int column = 0; column < size; column++) sum += cells[column].left.value();
    return sum;
  }

  long cycle() const override { return 100; }
  long last_step() const override { return 50; }

  Digest digest() override {
    Digest digest;
    for (auto &cell : cells) cell.digest(digest);
    return digest;
  }
};
