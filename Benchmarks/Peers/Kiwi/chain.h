// W3 and W7; as in Bench/Chain.swift and Bench/Churn.swift.
#pragma once
#include <numeric>

#include "workload.h"

// Postings: 2 and 3 state the widths before the links.
struct Chain : Workload {
  kiwi::Variable limit;
  std::vector<kiwi::Variable> lefts, widths;
  double natural;
  bool nudges;

  Chain(int size, int posting, bool nudges) : lefts(size + 1), widths(size), natural(108.0 * size), nudges(nudges) {
    if (posting % 2 == 0) edit(limit, natural * 1.4);
    add(lefts[0] == 0);
    for (int box = 0; box < size; box++) {
      if (posting < 2) add(lefts[box + 1] == lefts[box] + widths[box] + 8);
      add(widths[box] >= 10);
      add((widths[box] == 100) | kiwi::strength::weak);
      if (posting >= 2) add(lefts[box + 1] == lefts[box] + widths[box] + 8);
    }
    add(lefts[size] <= limit);
    if (posting % 2 == 1) edit(limit, natural * 1.4);
    if (nudges) solver.suggestValue(limit, natural * 0.6 + 30);
    solver.updateVariables();
  }

  double total() const {
    double sum = 0;
    for (auto &width : widths) sum += width.value();
    return sum;
  }

  double read() override {
    double sum = total();
    for (auto &left : lefts) sum += left.value();
    return sum;
  }

  double tick(long step) override {
    long place = step & 31;
    solver.suggestValue(limit, nudges ? natural * 0.6 + (place < 16 ? 30 + place : 62 - place)
                                      : natural * (step % 2 == 0 ? 0.6 : 1.4));
    solver.updateVariables();
    return total();
  }

  long cycle() const override { return nudges ? 32 : 2; }

  Digest digest() override {
    Digest digest;
    digest.add(total());
    digest.add(lefts.back().value());
    return digest;
  }
};

// Postings: 1 states the widths before the links.
struct Churn : Workload {
  std::vector<kiwi::Constraint> constraints;
  std::vector<kiwi::Variable> widths;
  kiwi::Variable end;
  long stride;

  Churn(int size, int posting, double share) : widths(size) {
    kiwi::Variable left;
    constraints.push_back(left == 0);
    for (auto &width : widths) {
      kiwi::Variable next;
      if (posting == 0) constraints.push_back(next == left + width + 8);
      constraints.push_back(width >= 10);
      constraints.push_back((width == 100) | kiwi::strength::weak);
      if (posting == 1) constraints.push_back(next == left + width + 8);
      left = next;
    }
    end = left;
    constraints.push_back(end <= 108.0 * size * share);
    long count = constraints.size();
    stride = (long)(0.618034 * count);
    while (stride % 3 != 1 || std::gcd(stride, count) != 1) stride++;
    for (auto &constraint : constraints) add(constraint);
    solver.updateVariables();
  }

  double total() const {
    double sum = 0;
    for (auto &width : widths) sum += width.value();
    return sum;
  }

  double read() override { return total(); }

  double tick(long step) override {
    auto &constraint = constraints[step * stride % constraints.size()];
    solver.removeConstraint(constraint);
    solver.addConstraint(constraint);
    solver.updateVariables();
    return end.value();
  }

  long cycle() const override { return constraints.size(); }

  Digest digest() override {
    Digest digest;
    digest.add(total());
    digest.add(end.value());
    return digest;
  }
};
