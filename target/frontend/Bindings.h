// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers and spaces of resources that the declarations do not give, but the command line does.
#ifndef DXIL_TARGET_FRONTEND_BINDINGS_H
#define DXIL_TARGET_FRONTEND_BINDINGS_H

#include "Options.h"
#include "clang/AST/Decl.h"
#include "dxil/contract/Bindings.h"

#include <string>

namespace clang {
class CompilerInstance;
} // namespace clang

namespace dxil {

/// What the back end has to know of bindings beside the declarations' own.
class Bindings {
public:
  explicit Bindings(const FrontendOptions &Options) : Options(Options) {}

  /// Notes the binding of a declaration at namespace scope, if it is a resource.
  void see(const clang::Decl &D);

  /// JSON for the pass dxil-implicit-binding (docs/ir-contract.md, "Bindings"); empty if there is nothing to
  /// say. A binding table that is not one is reported.
  std::string describe(clang::CompilerInstance &CI);

private:
  const FrontendOptions &Options;
  BindingRules Rules;
  bool FixedAtZero = false;
};

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_BINDINGS_H
