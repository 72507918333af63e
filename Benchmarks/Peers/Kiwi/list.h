// W8; as in Bench/List.swift.
#pragma once
#include "workload.h"

struct List : Workload {
  struct Entry {
    kiwi::Variable top, height, icon;
    Box label;
  };
  kiwi::Variable offset, width;
  std::vector<Entry> rows;

  // Postings: 2 and 3 state what is fixed about a row before what depends on it.
  List(int size, int posting) : rows(size) {
    if (posting % 2 == 0) edit(offset, 0);
    add(width == 375);
    kiwi::Expression above(offset);
    for (int row = 0; row < size; row++) {
      Entry &entry = rows[row];
      Box &label = entry.label;
      double natural = 80 + row % 7 * 60, label_height = 20 + row % 3 * 10;
      if (posting >= 2) add(label.height == label_height);
      add(entry.top == above);
      add(label.left == 12);
      add(label.top == entry.top + 8);
      add(entry.icon + 24 == width - 12);
      if (posting < 2) add(label.right() <= entry.icon - 8);
      add((label.width <= natural) | kiwi::strength::weak);
      add((label.width >= natural) | kiwi::strength::strong);
      if (posting >= 2) add(label.right() <= entry.icon - 8);
      if (posting < 2) add(label.height == label_height);
      add(entry.height >= label.height + 16);
      add((entry.height == 44) | kiwi::strength::medium);
      above = entry.top + entry.height;
    }
    if (posting % 2 == 1) edit(offset, 0);
    solver.updateVariables();
  }

  double read() override {
    double sum = 0;
    for (auto &row : rows) sum += row.top.value() + row.height.value() + row.icon.value() + row.label.sum();
    return sum;
  }

  double tick(long step) override {
    solver.suggestValue(offset, -(double)(step % 500));
    solver.updateVariables();
    double sum = 0;
    for (auto &row : rows) sum += row.top.value();
    return sum;
  }

  long cycle() const override { return 500; }
  long last_step() const override { return 123; }

  Digest digest() override {
    Digest digest;
    for (auto &row : rows) {
      digest.add(row.top.value());
      digest.add(row.height.value());
      digest.add(row.icon.value());
      row.label.digest(digest);
    }
    return digest;
  }
};
