// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The search for a smaller input of any kind.
#pragma once

#include <dxil/reduce/Reduce.h>

#include <optional>
#include <string_view>
#include <vector>

namespace dxil::reduce {

/// Something with removable parts: passes, each with a number of candidates.
class Reducible {
public:
  virtual ~Reducible() = default;

  virtual const std::vector<uint8_t> &bytes() const = 0;
  /// Continues with a result of edited().
  virtual void accept(std::vector<uint8_t> Edited) = 0;

  virtual size_t passCount() const = 0;
  virtual std::string_view passName(size_t Pass) const = 0;
  virtual size_t count(size_t Pass) = 0;
  /// Returns the input without the candidates from First to before Last of the pass. Returns
  /// nothing if they cannot be removed or the result is unchanged.
  virtual std::optional<std::vector<uint8_t>> edited(size_t Pass, size_t First, size_t Last) = 0;
};

/// Tries the candidates of each pass, many at once at first, until no pass removes any. Tries
/// nothing if the input is not interesting.
ReduceResult search(Reducible &Target, const InterestTest &Test, const ReduceOptions &O);

} // namespace dxil::reduce
