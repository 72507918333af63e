// Random layouts with loops; as in Bench/Tangle.swift.
#pragma once
#include "workload.h"

struct Tangle : Workload {
  std::vector<Box> boxes;
  bool jumps;

  Tangle(int variables, int posting, bool jumps) : jumps(jumps) {
    Random random(variables);
    std::vector<bool> is_sum{true};
    boxes.emplace_back();
    if (posting == 0) edit(boxes[0].width, 800);
    add(boxes[0].left == 0);
    add(boxes[0].top == 0);
    add(boxes[0].height == 600);
    while (4 * (int)boxes.size() < variables) {
      int place = random.below(boxes.size());
      Box parent = boxes[place];
      int count = 2 + random.below(2);
      bool is_summed = !is_sum[place] && random.below(2) == 0;
      int narrow = random.below(count);
      double least = 20 + 15 * random.below(4);
      std::vector<Box> children(count);
      for (int index = 0; index < count; index++) {
        Box &child = children[index];
        double ratio = 0.55 + 0.2 * random.below(4);
        if (index == 0) {
          add(child.left == parent.left + 4);
        } else {
          Box &last = children[index - 1];
          add(child.left == last.right() + 4);
          add((child.width == ratio * (is_summed && index == 1 ? parent.height : last.width)) |
              kiwi::strength::medium);
        }
        add(child.top + child.height / 2 == parent.top + parent.height / 2);
      }
      add(children[count - 1].right() == parent.right() - 4);
      add((children[narrow].width >= least) | kiwi::strength::strong);
      if (is_summed) {
        add(parent.height == children[0].height + children[1].height + 12);
        is_sum[place] = true;
      }
      for (auto &child : children) {
        boxes.push_back(child);
        is_sum.push_back(false);
      }
    }
    for (size_t place = 0; place < boxes.size(); place++) {
      double ratio = 0.25 * (1 + random.below(3));
      if (!is_sum[place]) add(boxes[place].height == ratio * boxes[place].width);
    }
    if (posting == 1) edit(boxes[0].width, 800);
    solver.updateVariables();
  }

  double read() override {
    double sum = 0;
    for (auto &box : boxes) sum += box.sum();
    return sum;
  }

  double tick(long step) override {
    static const double widths[] = {800, 300, 1600, 450, 1200, 350, 1000, 600};
    solver.suggestValue(boxes[0].width, jumps ? widths[step & 7] : 800 + (step & 1));
    solver.updateVariables();
    double sum = 0;
    for (auto &box : boxes) sum += box.width.value();
    return sum;
  }

  long cycle() const override { return jumps ? 8 : 2; }
  long last_step() const override { return jumps ? 3 : 0; }

  Digest digest() override {
    Digest digest;
    for (auto &box : boxes) box.digest(digest);
    return digest;
  }
};
