// Functions that the mutated sources call. Every file of a mutated game includes it.
#pragma once

#include <optional>
#include <type_traits>

namespace orrery_mutation {

inline constexpr int kMost = 60000;                           ///< more than any number that mutate.mjs gives
extern int chosen;                                         ///< number of the active mutant; 0: none
extern bool reached[kMost];                                ///< for each number: whether the place was executed

/// Returns whether place `number` is mutated now. Constant expressions are never mutated.
constexpr bool is_wrong(int number) {
    if (std::is_constant_evaluated()) return false;
    reached[number] = true;
    return chosen == number;
}

/// Returns the refusal, or none if it is dropped.
template <class Verdict>
constexpr Verdict refusal(bool is_dropped, const Verdict& verdict) {
    return is_dropped ? Verdict{} : verdict;
}

// `a < b` is written `a < Operator(is_wrong) < b`. The operators are left-associative, so it binds as before in any context.
struct Operator {
    bool is_wrong;
    constexpr explicit Operator(bool wrong) : is_wrong(wrong) {}
};
template <class A>
struct Left {
    const A& value;
    bool is_wrong;
};

#define ORRERY_MUTATION_OPERATOR(is, instead)                                                              \
    template <class A>                                                                                     \
    constexpr Left<A> operator is(const A& a, Operator o) { return {a, o.is_wrong}; }                      \
    template <class A, class B>                                                                            \
    constexpr bool operator is(Left<A> a, const B& b) { return a.is_wrong ? a.value instead b : a.value is b; }            \
    template <class A, class B>                                                                            \
    constexpr bool operator is(Left<A> a, const std::optional<B>& b) { return a.is_wrong ? a.value instead b : a.value is b; }
ORRERY_MUTATION_OPERATOR(==, !=)
ORRERY_MUTATION_OPERATOR(!=, ==)
ORRERY_MUTATION_OPERATOR(<, <=)
ORRERY_MUTATION_OPERATOR(<=, <)
ORRERY_MUTATION_OPERATOR(>, >=)
ORRERY_MUTATION_OPERATOR(>=, >)
#undef ORRERY_MUTATION_OPERATOR

}  // namespace orrery_mutation

#define ORRERY_WRONG(number) ::orrery_mutation::is_wrong(number)
