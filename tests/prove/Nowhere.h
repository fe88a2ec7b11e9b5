// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "Meanings.h"

namespace dxil::prove {

/// Surroundings without memory and state.
class Nowhere final : public Surroundings {
public:
  explicit Nowhere(Terms &T) : T(T) {}
  std::string Stopped;

  Term load(const Place &, ValueType Type) override { return T.number(Type, 0); }
  void store(const Place &, const Number &, const Term &) override {}
  Term loadComponent(const Place &, ValueType Type, unsigned) override { return T.number(Type, 0); }
  void storeComponents(const Place &, std::span<const Number>, const Term &,
                       const Term &) override {}
  Term accessStatus(const Place &) override { return T.word(0); }
  Term dimension(const Part &, const Term &, unsigned) override { return T.word(0); }
  Term atomic(const Place &, ValueType Type, const std::function<Term(const Term &)> &,
              std::span<const Term>) override {
    return T.number(Type, 0);
  }
  Part state(meaning::State, ValueType Type, std::span<const Part>) override {
    return {T.number(Type, 0), Type, Part::Scalar, 0};
  }
  void setState(meaning::State, std::span<const Part>, const Term &) override {}
  Term undefined(ValueType Type) override { return T.number(Type, 0); }
  void stop(const std::string &Reason) override { Stopped = Reason; }
  unsigned bytesOf(ValueType Type) override { return meaning::widthOf(Type) / 8; }

private:
  Terms &T;
};

} // namespace dxil::prove
