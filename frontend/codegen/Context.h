// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What every part of generate() shares: the program, the module, and one object of state for each
// subject. The parts are free functions with the context as first parameter (README.md).
#pragma once

#include "../check/Program.h"
#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../types/Layout.h"
#include "ReflectedTypes.h"
#include "State.h"
#include "dxil/contract/ModuleFacts.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace dxil::frontend {

class DebugWriter;

struct CodegenContext {
  CodegenContext(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts,
                 Diagnostics &Diags, llvm::Module &M)
      : P(P), Types(Types), Names(Names), Opts(Opts), Diags(Diags), M(M), Context(M.getContext()),
        B(Context), Reflected(P, Types, Names, M) {}

  const Program &P;
  TypeTable &Types;
  const NameTable &Names;
  const Options &Opts;
  Diagnostics &Diags;
  llvm::Module &M; ///< the module under construction
  llvm::LLVMContext &Context;
  llvm::IRBuilder<> B;
  ReflectedTypes Reflected;
  DebugWriter *Debug = nullptr; ///< debug information; null if there is none

  EmittedFunction Now;
  TypeMap Lowered;
  FunctionList Functions;
  OpTable Ops;
  ResourceState Resources;
  GlobalState Globals;
  contract::ModuleFacts Facts;
  /// The stage of the entry point with the current interface.
  dxil::Stage EntryStage = dxil::Stage::Compute;

  /// Returns true if the output keeps vectors whole.
  bool hasWholeVectors() const { return Opts.ShaderModelMinor >= 9 && !Opts.SplitVectors; }
  bool terminated() const { return B.GetInsertBlock()->getTerminator() != nullptr; }
};

} // namespace dxil::frontend
