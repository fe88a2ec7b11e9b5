// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The search for something smaller, whatever it is made of.
#pragma once

#include <dxil/reduce/Reduce.h>

#include <optional>
#include <string_view>
#include <vector>

namespace dxil::reduce {

/// Something of which parts can be removed: passes, each with a number of candidates.
class Reducible {
public:
  virtual ~Reducible() = default;

  virtual const std::vector<uint8_t> &bytes() const = 0;
  /// Takes the result of edited() as what is edited from here on.
  virtual void accept(std::vector<uint8_t> Edited) = 0;

  virtual size_t passCount() const = 0;
  virtual std::string_view passName(size_t Pass) const = 0;
  virtual size_t count(size_t Pass) = 0;
  /// With candidates First to before Last of the pass removed; nothing if that is not possible or
  /// makes no difference.
  virtual std::optional<std::vector<uint8_t>> edited(size_t Pass, size_t First, size_t Last) = 0;
};

/// Tries the candidates of each pass, many at once at first, until no pass removes any; nothing if
/// the input is not interesting.
ReduceResult search(Reducible &What, const InterestTest &Test, const ReduceOptions &O);

} // namespace dxil::reduce
