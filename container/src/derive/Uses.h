// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who uses a global or a function, also through constants and calls.
#pragma once

#include <dxil/container/derive/Analysis.h>

namespace dxil::container {

class UseWalker {
public:
  explicit UseWalker(const Analysis &A)
      : A(A), SeenFunction(A.M.Functions.size()), SeenConstant(A.M.Constants.size()) {}

  /// The functions whose instructions use the value or a constant of it, each once, in no order.
  std::vector<ir::FunctionId> functionsUsing(ir::ValueId V);
  /// Those, the functions that use them, and so on.
  std::vector<ir::FunctionId> functionsReaching(ir::ValueId V);

  /// Whether some walk was cut short: many values may have the same users, and all walks together
  /// have a bound.
  bool isExhausted() const { return Left == 0; }

private:
  const Analysis &A;
  /// The number of the walk that has been there last.
  std::vector<uint32_t> SeenFunction, SeenConstant;
  uint32_t Walk = 0;
  uint32_t Left = 1u << 24;

  void addUsers(ir::ValueId V, std::vector<ir::FunctionId> &Out);
};

} // namespace dxil::container
