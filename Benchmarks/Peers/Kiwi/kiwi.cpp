// kiwi's side of the comparison: `kiwi NAME POSTING SECONDS` measures one workload of the bench, by the bench's name, and
// prints what `bench --json` prints of one; `kiwi --postings NAME` prints in how many ways it can be posted.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>

#include "chain.h"
#include "header.h"
#include "list.h"
#include "nesting.h"
#include "tangle.h"

using Clock = std::chrono::steady_clock;

static double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

static int postings(const std::string &family) {
  if (family == "nesting") return 6;
  if (family == "grid") return 8;
  if (family == "chain" || family == "list") return 4;
  return 2;
}

static std::unique_ptr<Workload> make(const std::string &family, const std::string &operation, int size, int posting) {
  if (family == "header" || family == "copies") return std::make_unique<Copies>(size, posting);
  if (family == "header2") return std::make_unique<AlternatingHeader>(size, posting);
  if (family == "chain") return std::make_unique<Chain>(size, posting, operation == "nudge");
  if (family == "churn") return std::make_unique<Churn>(size, posting, operation == "loose" ? 1.4 : 0.6);
  if (family == "nesting") return std::make_unique<Nesting>(size, posting);
  if (family == "grid") return std::make_unique<Grid>(size, posting);
  if (family == "list") return std::make_unique<List>(size, posting);
  if (family == "tangle") return std::make_unique<Tangle>(size, posting, operation == "jump");
  std::fprintf(stderr, "kiwi: no workload is called %s\n", family.c_str());
  std::exit(2);
}

int main(int count, char **arguments) {
  if (count != 4 && !(count == 3 && !std::strcmp(arguments[1], "--postings"))) {
    std::fprintf(stderr, "usage: kiwi NAME POSTING SECONDS | kiwi --postings NAME\n");
    return 2;
  }
  std::string name = arguments[count == 3 ? 2 : 1], family = name.substr(0, name.find('/'));
  if (count == 3) return std::printf("%d\n", postings(family)) < 0;
  std::string operation = name.substr(family.size() + 1, name.rfind('/') - family.size() - 1);
  int size = std::atoi(name.c_str() + name.rfind('/') + 1), posting = std::atoi(arguments[2]);
  double seconds = std::atof(arguments[3]), reading = 0, spent = 0;
  std::vector<double> samples;
  Digest digest;
  if (operation == "build") {
    while (samples.empty() || (spent < seconds && samples.size() < 20000)) {
      auto start = Clock::now();
      auto workload = make(family, operation, size, posting);
      reading = workload->read();
      samples.push_back(since(start));
      digest = workload->digest();
      spent += since(start);
      workload.reset();
    }
  } else {
    // Batches of whole cycles if there is time for some; else single steps.
    auto workload = make(family, operation, size, posting);
    auto start = Clock::now();
    long step = 0, batch = 1;
    while (step < workload->cycle() && since(start) < seconds / 10) reading = workload->tick(step++);
    if (step == workload->cycle()) batch *= std::max(1L, (long)(100e-6 / since(start))) * step;
    long first = step;
    while (step == first || spent < seconds || step < first + 8) {
      start = Clock::now();
      for (long end = step + batch; step < end; step++) reading = workload->tick(step);
      double time = since(start);
      samples.push_back(time / batch);
      spent += time;
    }
    for (step = std::max(0L, workload->last_step() - 1); step <= workload->last_step(); step++)
      reading = workload->tick(step);
    digest = workload->digest();
  }
  std::sort(samples.begin(), samples.end());
  double total = 0;
  for (double sample : samples) total += sample;
  size_t repetitions = samples.size();
  std::printf(
      "[{\"name\": \"%s\", \"repetitions\": %zu, \"median\": %.9g, \"mean\": %.9g, \"fastest\": %.9g, "
      "\"quartiles\": [%.9g, %.9g], \"reading\": %.17g, \"digest\": [%.17g, %.17g]}]\n",
      name.c_str(), repetitions, samples[repetitions / 2], total / repetitions, samples[0], samples[repetitions / 4],
      samples[repetitions * 3 / 4], reading, digest.sum, digest.weighted);
  return 0;
}
