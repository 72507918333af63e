// What the bench's workloads are for kiwi: the same constraints, the same steps, the same values read.
#pragma once
#include <kiwi/kiwi.h>

#include <cstdint>
#include <vector>

// Above all other wishes and below what is required.
inline const double edited = kiwi::strength::create(100, 0, 0);

// Two sums of values, in which an error of any of them shows; as in Bench/Workload.swift.
struct Digest {
  double sum = 0, weighted = 0;
  int count = 0;

  void add(double value) {
    sum += value;
    weighted += value * (1 + count % 13);
    count += 1;
  }
};

struct Box {
  kiwi::Variable left, top, width, height;

  kiwi::Expression right() const { return left + width; }
  kiwi::Expression bottom() const { return top + height; }
  kiwi::Expression centerX() const { return left + width / 2; }
  double sum() const { return left.value() + top.value() + width.value() + height.value(); }
  void digest(Digest &into) const {
    for (auto *variable : {&left, &top, &width, &height}) into.add(variable->value());
  }
};

// A workload; building it is its constructor. `posting` tells in which of several equivalent ways its constraints are
// posted; an odd one adds the edit variables last instead of first.
struct Workload {
  kiwi::Solver solver;

  virtual ~Workload() = default;
  virtual double read() = 0;
  virtual double tick(long step) = 0;
  virtual long cycle() const { return 1; }
  virtual long last_step() const { return 0; }
  virtual Digest digest() = 0;

  void add(const kiwi::Constraint &constraint) { solver.addConstraint(constraint); }
  void edit(const kiwi::Variable &variable, double value) {
    solver.addEditVariable(variable, edited);
    solver.suggestValue(variable, value);
  }
};

// Marsaglia's xorshift; as in Bench/Sink.swift.
struct Random {
  uint64_t state;

  explicit Random(long seed) : state((uint64_t)seed * 0x9E3779B97F4A7C15u | 1) {}

  int below(int bound) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (int)(state % (uint64_t)bound);
  }
};
