// tinamou.hpp: tinamou.h for C++11 and later. Objects that end themselves, operators for constraints, exceptions for
// statuses; nothing else. What a call does, takes and returns is said in tinamou.h.
//
//     tinamou::Solver solver;
//     auto left = solver.variable("left"), width = solver.variable("width");
//     solver.add(left == 8);
//     auto limit = solver.add(left + width <= 375);
//     solver.add(width == 500, TINAMOU_STRONG);
//     solver[width];                    // 367
//     solver.set_constant(limit, 320);
#ifndef TINAMOU_HPP
#define TINAMOU_HPP

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tinamou.h"

namespace tinamou {

/// A call that was refused. The solver is as it was before the call.
class Error : public std::runtime_error {
 public:
  Error(tinamou_status status, const std::string &text) : std::runtime_error(text), status(status) {}
  const tinamou_status status;
};

/// A number that a solver chooses; made by Solver::variable().
struct Variable : tinamou_variable {};

/// A constraint in a solver; made by Solver::add().
using Handle = tinamou_constraint;

/// A sum of terms and a constant.
struct Expression {
  std::vector<tinamou_term> terms;
  double constant;

  Expression(double constant = 0) : constant(constant) {}
  Expression(Variable variable) : terms{{variable, 1}}, constant(0) {}

  Expression &add(const Expression &other, double factor) {
    for (const tinamou_term &term : other.terms) terms.push_back({term.variable, factor * term.coefficient});
    constant += factor * other.constant;
    return *this;
  }
};

inline Expression operator+(Expression left, const Expression &right) { return std::move(left.add(right, 1)); }
inline Expression operator-(Expression left, const Expression &right) { return std::move(left.add(right, -1)); }
inline Expression operator-(const Expression &one) { return std::move(Expression().add(one, -1)); }
inline Expression operator*(double factor, const Expression &one) { return std::move(Expression().add(one, factor)); }
inline Expression operator*(const Expression &one, double factor) { return factor * one; }
inline Expression operator/(const Expression &one, double divisor) { return (1 / divisor) * one; }

/// What is said about variables: expression ⋈ 0. Takes effect when it is added to a solver.
struct Constraint {
  Expression expression;
  tinamou_relation relation;
};

inline Constraint operator==(Expression left, const Expression &right) {
  return {std::move(left.add(right, -1)), TINAMOU_EQUAL};
}
inline Constraint operator<=(Expression left, const Expression &right) {
  return {std::move(left.add(right, -1)), TINAMOU_LESS_OR_EQUAL};
}
inline Constraint operator>=(Expression left, const Expression &right) {
  return {std::move(left.add(right, -1)), TINAMOU_GREATER_OR_EQUAL};
}

/// A solver, which ends with the object. Moved, not copied; copy() makes a second one in the same state.
class Solver {
 public:
  explicit Solver(uint32_t options = 0) { check(tinamou_solver_create(options, &solver_)); }
  ~Solver() { tinamou_solver_destroy(&solver_); }
  Solver(Solver &&other) noexcept : solver_(other.solver_) { other.solver_ = nullptr; }
  Solver &operator=(Solver &&other) noexcept {
    std::swap(solver_, other.solver_);
    return *this;
  }
  Solver(const Solver &) = delete;
  Solver &operator=(const Solver &) = delete;

  Solver copy() const {
    tinamou_solver *twin = nullptr;
    check(tinamou_solver_copy(solver_, &twin));
    return Solver(twin);
  }

  /// The solver for calls that this header does not have.
  tinamou_solver *get() const { return solver_; }

  Variable variable(const std::string &name = "") {
    Variable made{};
    check(tinamou_variable_add(solver_, name.c_str(), &made));
    return made;
  }
  void remove(tinamou_variable variable) { check(tinamou_variable_remove(solver_, variable)); }

  double operator[](tinamou_variable variable) const {
    double value;
    check(tinamou_value(solver_, variable, &value));
    return value;
  }

  double operator[](const Expression &expression) const {
    double sum = expression.constant;
    for (const tinamou_term &term : expression.terms) sum += term.coefficient * (*this)[term.variable];
    return sum;
  }

  Handle add(
      const Constraint &constraint, double level = TINAMOU_REQUIRED, double weight = 1, const std::string &name = "") {
    Handle made;
    check(tinamou_constraint_add(
        solver_, constraint.expression.terms.data(), constraint.expression.terms.size(), constraint.relation,
        -constraint.expression.constant, level, weight, name.c_str(), &made));
    return made;
  }
  void remove(Handle constraint) { check(tinamou_constraint_remove(solver_, constraint)); }
  bool contains(Handle constraint) const { return tinamou_constraint_exists(solver_, constraint); }
  void set_constant(Handle constraint, double constant) { check(tinamou_constant_set(solver_, constraint, constant)); }
  void set_strength(Handle constraint, double level, double weight = 1) {
    check(tinamou_strength_set(solver_, constraint, level, weight));
  }
  double violation(Handle constraint) const {
    double violation;
    check(tinamou_violation(solver_, constraint, &violation));
    return violation;
  }

  Handle edit(tinamou_variable variable, double level = TINAMOU_STRONG, double weight = 1) {
    Handle made;
    check(tinamou_edit(solver_, variable, level, weight, &made));
    return made;
  }
  void suggest(tinamou_variable variable, double value) { check(tinamou_suggest(solver_, variable, value)); }
  void end_edit(tinamou_variable variable) { check(tinamou_edit_end(solver_, variable)); }

  std::vector<tinamou_variable> take_changes() {
    return list<tinamou_variable>([&](tinamou_variable *buffer, uint64_t capacity, uint64_t *count) {
      return tinamou_changes_take(solver_, buffer, capacity, count);
    });
  }
  std::vector<tinamou_member> conflict() const {
    return list<tinamou_member>([&](tinamou_member *buffer, uint64_t capacity, uint64_t *count) {
      return tinamou_conflict(solver_, buffer, capacity, count);
    });
  }
  std::vector<tinamou_ambiguity> ambiguities() const {
    return list<tinamou_ambiguity>([&](tinamou_ambiguity *buffer, uint64_t capacity, uint64_t *count) {
      return tinamou_ambiguities(solver_, buffer, capacity, count);
    });
  }
  std::string trace() const {
    uint64_t count = 0;
    tinamou_status status = tinamou_trace(solver_, nullptr, 0, &count);
    if (status != TINAMOU_BUFFER_TOO_SMALL) check(status);
    std::string text(count + 1, '\0');
    check(tinamou_trace(solver_, &text[0], text.size(), &count));
    text.resize(count);
    return text;
  }

 private:
  explicit Solver(tinamou_solver *solver) : solver_(solver) {}

  template <typename Element, typename Call>
  std::vector<Element> list(Call call) const {
    uint64_t count = 0;
    tinamou_status status = call(nullptr, 0, &count);
    std::vector<Element> elements(count);
    if (status == TINAMOU_BUFFER_TOO_SMALL) status = call(elements.data(), count, &count);
    check(status);
    return elements;
  }

  void check(tinamou_status status) const {
    if (status == TINAMOU_OK) return;
    std::string text = tinamou_status_text(status);
    uint64_t count = 0;
    if (tinamou_error_text(solver_, nullptr, 0, &count) == TINAMOU_BUFFER_TOO_SMALL && count > 0) {
      std::string told(count + 1, '\0');
      if (tinamou_error_text(solver_, &told[0], told.size(), &count) == TINAMOU_OK) text = told.substr(0, count);
    }
    throw Error(status, text);
  }

  tinamou_solver *solver_ = nullptr;
};

}  // namespace tinamou

#endif
