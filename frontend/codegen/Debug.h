// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information of a module: files, functions, variables with their types, and places of instructions.
#ifndef DXIL_FRONTEND_CODEGEN_DEBUG_H
#define DXIL_FRONTEND_CODEGEN_DEBUG_H

#include "../check/Program.h"
#include "Codegen.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"

namespace dxil::frontend {

class Generator;

class DebugWriter {
public:
  DebugWriter(Generator &G, const DebugSource &Source);

  /// The description of \p F, which is the program's \p Source.
  llvm::DISubprogram *describe(llvm::Function &F, const Function &Source);
  /// The place of \p Where in \p In; nothing for a place that is none.
  llvm::DebugLoc locate(Location Where, llvm::DISubprogram *In);
  /// Says that \p Memory holds \p V; \p Argument counts parameters from 1, 0 for others.
  void declare(const Variable &V, llvm::Value *Memory, llvm::DISubprogram *In, unsigned Argument,
               llvm::Instruction *Before);
  void finish() { DB.finalize(); }

private:
  llvm::DIFile *file(llvm::StringRef Path);
  llvm::DIType *type(TypeId T);
  llvm::DIType *makeType(TypeId T);
  llvm::DIType *numbers(TypeId T);
  llvm::DIType *structType(TypeId T);
  llvm::DIType *scalar(ScalarKind K);

  Generator &G;
  const DebugSource &Source;
  llvm::DIBuilder DB;
  llvm::DICompileUnit *Unit = nullptr;
  llvm::StringMap<llvm::DIFile *> Files;
  llvm::DenseMap<TypeId, llvm::DIType *> Known;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_DEBUG_H
