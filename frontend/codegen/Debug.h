// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information of a module: files, functions, blocks, variables with their types, and
// locations of instructions. Names and forms of types are DXC's, since shader debuggers know these.
#pragma once

#include "../check/Program.h"
#include "Codegen.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/DIBuilder.h"

namespace dxil::frontend {

struct CodegenContext;

class DebugWriter {
public:
  DebugWriter(CodegenContext &G, const DebugSource &Source);

  /// Describes the shader or export \p Outer. The program's function \p Body is inlined into it, so
  /// both are one function of the source.
  void describeOuter(llvm::Function &Outer, FunctionId Body);
  /// Returns the description of \p F, the function \p Id of the program.
  llvm::DISubprogram *describe(llvm::Function &F, FunctionId Id);
  /// Returns the block at \p Where in \p In. Without variables blocks are not needed: returns \p
  /// In.
  llvm::DILocalScope *block(Location Where, llvm::DILocalScope *In);
  /// Returns the place \p Where in scope \p In, or nothing if \p In is null.
  llvm::DebugLoc locate(Location Where, llvm::DILocalScope *In);
  /// Describes \p V as a variable in \p Memory. \p Argument counts parameters from 1; 0: no
  /// parameter.
  void declare(const Variable &V, llvm::Value *Memory, llvm::DILocalScope *In, unsigned Argument,
               llvm::Instruction *Before);
  /// Describes a method's object, its first parameter, as variable `this` in \p Memory.
  void declareThis(TypeId T, llvm::Value *Memory, llvm::DISubprogram *In,
                   llvm::Instruction *Before);
  /// Describes \p Memory as the static or groupshared variable \p V.
  void describeGlobal(VariableId V, llvm::GlobalVariable &Memory);
  /// Ends the description; call it last.
  void finish();
  DebugSource::Position position(Location Where) const { return Source.Locate(Where); }

private:
  /// A location with DWARF's description of its file.
  struct Place {
    llvm::DIFile *File = nullptr;
    unsigned Line = 0, Column = 0;
  };
  Place placeOf(Location Where);
  llvm::DIFile *file(llvm::StringRef Path);
  llvm::DISubprogram *subprogram(FunctionId Id, llvm::StringRef LinkageName);
  llvm::DISubroutineType *functionType(const Function &F);
  void declareAt(llvm::DILocalVariable *V, llvm::Value *Memory, const llvm::DILocation *Where,
                 llvm::Instruction *Before);
  llvm::DIGlobalVariableExpression *global(VariableId V);
  /// Returns the namespaces of `a::b::c`, or null for a name outside of namespaces.
  llvm::DIScope *namespaceOf(llvm::StringRef Spelling);

  //===-- Types (DebugTypes.cpp) -------------------------------------------------------------===//

  /// Minimum-precision members of structs and arrays take 32 bits in memory, so they need a debug
  /// type of their own.
  enum class Part : uint8_t { Alone, InAggregate };

  llvm::DIType *type(TypeId T, Part Where = Part::Alone);
  llvm::DIType *makeType(TypeId T, Part Where);
  llvm::DIType *scalar(ScalarKind K, Part Where);
  llvm::DIType *number(ScalarKind K, Part Where);
  llvm::DIType *numbers(TypeId T, Part Where);
  llvm::DIType *structType(TypeId T);
  llvm::DIType *arrayType(TypeId T);
  llvm::DIType *objectType(TypeId T);
  llvm::DIType *parameterType(const Variable &V);
  llvm::DIType *alias(llvm::StringRef Word, llvm::DIType *Aliased);
  llvm::DIDerivedType *member(llvm::DIType *In, llvm::StringRef Word, Place Where, uint64_t Bits,
                              uint64_t Offset, llvm::DIType *Ty,
                              llvm::DINode::DIFlags Flags = llvm::DINode::FlagZero);
  llvm::Metadata *countParameter(llvm::StringRef Word, uint32_t Count);
  uint64_t bitsOf(TypeId T, Part Where = Part::Alone);
  /// Returns the C++ name: `vector<float, 3>`.
  std::string nameOf(TypeId T) const;
  /// Replaces numeric types among template arguments in \p Spelling by their C++ names.
  std::string withArguments(llvm::StringRef Spelling) const;

  CodegenContext &G;
  const DebugSource &Source;
  llvm::DIBuilder DB;
  llvm::DICompileUnit *Unit = nullptr;
  llvm::StringMap<llvm::DIFile *> Files;
  llvm::DenseMap<Location, Place> Places;
  llvm::DenseMap<FunctionId, llvm::DISubprogram *> Outer; ///< the function that uses it; null if
                                                          ///< there are several
  llvm::DenseMap<VariableId, llvm::DIGlobalVariableExpression *> Globals;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::DIType *> DebugTypes;
};

} // namespace dxil::frontend
