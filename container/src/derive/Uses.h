// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions that use a global or function, also through constants and calls.
#pragma once

#include <dxil/container/derive/Analysis.h>

namespace dxil::container {

class UseWalker {
public:
  explicit UseWalker(const Analysis &A)
      : A(A), SeenFunction(A.M.Functions.size()), SeenConstant(A.M.Constants.size()) {}

  /// Returns the functions whose instructions use the value, or a constant that contains it. Each
  /// occurs once, unordered.
  std::vector<ir::FunctionId> functionsUsing(ir::ValueId V);
  /// Returns the functions of functionsUsing(), and their direct and indirect users.
  std::vector<ir::FunctionId> functionsReaching(ir::ValueId V);

  /// Returns true if a walk was cut short: values may share many users, so all walks together have
  /// a limit.
  bool isExhausted() const { return Left == 0; }

private:
  const Analysis &A;
  /// The number of the last walk that visited the function or constant.
  std::vector<uint32_t> SeenFunction, SeenConstant;
  uint32_t Walk = 0;
  uint32_t Left = 1u << 24;

  void addUsers(ir::ValueId V, std::vector<ir::FunctionId> &Out);
};

} // namespace dxil::container
