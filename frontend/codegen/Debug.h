// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information of a module: files, functions, blocks, variables with their types, and places
// of instructions. Names and forms of types are DXC's, which debuggers of shaders know.
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

  /// Describes the shader or export \p Outer, into which the function \p Body of the program is
  /// inlined: all of it is one function of the source.
  void describeOuter(llvm::Function &Outer, FunctionId Body);
  /// The description of \p F, which is the program's \p Id.
  llvm::DISubprogram *describe(llvm::Function &F, FunctionId Id);
  /// The block at \p Where in \p In. Places alone need none: \p In itself.
  llvm::DILocalScope *block(Location Where, llvm::DILocalScope *In);
  /// The place of \p Where in \p In; nothing for a place that is none.
  llvm::DebugLoc locate(Location Where, llvm::DILocalScope *In);
  /// Says that \p Memory holds \p V; \p Argument counts parameters from 1, 0 for others.
  void declare(const Variable &V, llvm::Value *Memory, llvm::DILocalScope *In, unsigned Argument,
               llvm::Instruction *Before);
  /// The same of a method's object, its first parameter.
  void declareThis(TypeId T, llvm::Value *Memory, llvm::DISubprogram *In,
                   llvm::Instruction *Before);
  /// Says that \p Memory is \p V, a static or groupshared variable.
  void describeGlobal(VariableId V, llvm::GlobalVariable &Memory);
  /// Nothing is described after this.
  void finish();
  DebugSource::Position position(Location Where) const { return Source.At(Where); }

private:
  /// A position that the source says, and what DWARF calls its file.
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
  /// The namespaces of `a::b::c`; null of a name in none.
  llvm::DIScope *namespaceOf(llvm::StringRef Spelling);

  //===-- Types (DebugTypes.cpp)
  //--------------------------------------------------------------------------------------===//

  /// A number in a struct or array has the layout of these: of minimum precision, a word.
  enum class Part : uint8_t { Alone, OfAggregate };

  llvm::DIType *type(TypeId T, Part Where = Part::Alone);
  llvm::DIType *makeType(TypeId T, Part Where);
  llvm::DIType *scalar(ScalarKind K, Part Where);
  llvm::DIType *number(ScalarKind K, Part Where);
  llvm::DIType *numbers(TypeId T, Part Where);
  llvm::DIType *structType(TypeId T);
  llvm::DIType *arrayType(TypeId T);
  llvm::DIType *objectType(TypeId T);
  llvm::DIType *parameterType(const Variable &V);
  llvm::DIType *alias(llvm::StringRef Word, llvm::DIType *Of);
  llvm::DIDerivedType *member(llvm::DIType *In, llvm::StringRef Word, Place Where, uint64_t Bits,
                              uint64_t Offset, llvm::DIType *Ty,
                              llvm::DINode::DIFlags Flags = llvm::DINode::FlagZero);
  llvm::Metadata *countParameter(llvm::StringRef Word, uint32_t Count);
  uint64_t bitsOf(TypeId T, Part Where = Part::Alone);
  /// As C++ has it: `vector<float, 3>`.
  std::string nameOf(TypeId T) const;
  /// The same of types among the arguments of a template's instance.
  std::string withArguments(llvm::StringRef Spelling) const;

  Generator &G;
  const DebugSource &Source;
  llvm::DIBuilder DB;
  llvm::DICompileUnit *Unit = nullptr;
  llvm::StringMap<llvm::DIFile *> Files;
  llvm::DenseMap<Location, Place> Places;
  llvm::DenseMap<FunctionId, llvm::DISubprogram *> Outer; ///< null where there are several
  llvm::DenseMap<VariableId, llvm::DIGlobalVariableExpression *> Globals;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::DIType *> Known;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_DEBUG_H
