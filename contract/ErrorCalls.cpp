// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/ErrorCalls.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace dxil::contract {

constexpr StringLiteral MessageAttribute = "dxil-error", FileAttribute = "dxil-error-file",
                        LineAttribute = "dxil-error-line", ColumnAttribute = "dxil-error-column";

void setErrorCall(Function &F, const ErrorCall &Error) {
  F.addFnAttr(MessageAttribute, Error.Message);
  F.addFnAttr(FileAttribute, Error.File);
  F.addFnAttr(LineAttribute, std::to_string(Error.Line));
  F.addFnAttr(ColumnAttribute, std::to_string(Error.Column));
}

std::optional<ErrorCall> errorCall(const Function &F) {
  if (!F.hasFnAttribute(MessageAttribute))
    return std::nullopt;
  auto Text = [&](StringRef Name) { return F.getFnAttribute(Name).getValueAsString(); };
  auto Number = [&](StringRef Name) {
    unsigned Value = 0;
    return Text(Name).getAsInteger(10, Value) ? 0u : Value;
  };
  return ErrorCall{Text(MessageAttribute).str(), Text(FileAttribute).str(), Number(LineAttribute),
                   Number(ColumnAttribute)};
}

} // namespace dxil::contract
