// W1 and W6; as in Bench/Header.swift.
#pragma once
#include "workload.h"

struct StickyHeader {
  kiwi::Variable offset, sideways;
  Box root, safe, scroll, content, title, cell, header;

  StickyHeader(Workload &to, bool moves_sideways, bool edits_last) {
    if (!edits_last) to.edit(offset, 0);
    to.add(root.left == 0);
    to.add(root.top == 0);
    to.add(root.width == 375);
    to.add(root.height == 812);
    to.add(safe.left == root.left);
    to.add(safe.top == root.top + 47);
    to.add(safe.width == root.width);
    to.add(safe.bottom() == root.bottom() - 34);
    to.add(scroll.left == safe.left);
    to.add(scroll.top == safe.top);
    to.add(scroll.width == safe.width);
    to.add(scroll.height == safe.height);
    if (moves_sideways) {
      if (!edits_last) to.edit(sideways, 0);
      to.add(content.centerX() == scroll.centerX() - sideways);
    } else {
      to.add(content.centerX() == scroll.centerX());
    }
    to.add(content.width == scroll.width);
    to.add(content.top == scroll.top - offset);
    to.add(title.top == content.top + 12);
    to.add(title.left == content.left + 12);
    to.add(title.width == 60);
    to.add(title.height == 29);
    to.add(cell.top == title.bottom() + 12);
    to.add(cell.centerX() == content.centerX());
    to.add(cell.width == content.width - 24);
    to.add(cell.height == 1000);
    to.add(cell.bottom() == content.bottom() - 12);
    to.add(header.bottom() >= safe.top + 60);
    to.add(header.centerX() == scroll.centerX());
    to.add(header.width == scroll.width);
    to.add(header.height >= 200);
    to.add(header.top >= scroll.top - offset - 200);
    to.add((header.top == scroll.top - offset - 200) | kiwi::strength::strong);
    to.add((header.height == 200) | kiwi::strength::medium);
    if (edits_last) to.edit(offset, 0);
    if (edits_last && moves_sideways) to.edit(sideways, 0);
  }

  double sum() const {
    return root.sum() + safe.sum() + scroll.sum() + content.sum() + title.sum() + cell.sum() + header.sum();
  }

  Digest digest() const {
    Digest digest;
    for (auto *box : {&root, &safe, &scroll, &content, &title, &cell, &header}) box->digest(digest);
    return digest;
  }
};

// The offset at a step: from -300 to 900 and back, by 1.
inline double scrolling(long step) {
  long place = step % 2400;
  return place < 1200 ? place - 300 : 2100 - place;
}

struct Copies : Workload {
  std::vector<StickyHeader> headers;
  StickyHeader *scrolled;

  Copies(int size, int posting) {
    headers.reserve(size);
    for (int copy = 0; copy < size; copy++) headers.emplace_back(*this, false, posting == 1);
    scrolled = &headers[size / 2];
    solver.updateVariables();
  }

  double read() override {
    double sum = 0;
    for (auto &header : headers) sum += header.sum();
    return sum;
  }

  double tick(long step) override {
    solver.suggestValue(scrolled->offset, scrolling(step));
    solver.updateVariables();
    return scrolled->header.sum();
  }

  long cycle() const override { return 2400; }
  long last_step() const override { return 200; }
  Digest digest() override { return scrolled->digest(); }
};

struct AlternatingHeader : Workload {
  StickyHeader sticky;

  AlternatingHeader(int, int posting) : sticky(*this, true, posting == 1) { solver.updateVariables(); }

  double read() override { return sticky.sum(); }

  double tick(long step) override {
    if (step % 2 == 0)
      solver.suggestValue(sticky.offset, scrolling(step / 2));
    else
      solver.suggestValue(sticky.sideways, step & 63);
    solver.updateVariables();
    return sticky.header.sum() + sticky.title.left.value();
  }

  long cycle() const override { return 4800; }
  long last_step() const override { return 401; }
  Digest digest() override { return sticky.digest(); }
};
