// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of dxil-op-lower: one instance lowers one module.
#pragma once

#include "resources/NonUniformValues.h"
#include <dxil/generated/OpBuilder.h>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/IntrinsicInst.h"

#include <array>

namespace dxil::lowering {

/// Returns the target of a module: the shader model and stage of its triple, and its module flags.
OpTarget targetOf(const llvm::Module &M);

/// Returns the type in a call that decides overload dimension \p Dimension of \p Op, or null if
/// none does.
llvm::Type *overloadOf(const OpInfo &Op, unsigned Dimension, llvm::Type *Result,
                       llvm::ArrayRef<llvm::Value *> Args);

class OpLowerer {
public:
  OpLowerer(llvm::Module &M, llvm::DXILResourceMap &Resources,
            llvm::DXILResourceTypeMap &ResourceTypes);

  /// Lowers every call of the module. Reports calls that it cannot lower, and leaves them as they
  /// are.
  void run();

private:
  // OpLowering.cpp: the table.
  void lowerFunction(llvm::Function &F);
  bool lowerCall(llvm::CallInst &Call);
  bool lowerByTable(llvm::IntrinsicInst &Call);
  bool lowerExtension(llvm::CallInst &Call, llvm::StringRef Name);
  /// A call of `dxil.attribute.<op>`, in AttributeEvaluation.cpp.
  bool lowerAttribute(llvm::CallInst &Call, llvm::StringRef Op);
  bool lowerByDeclaration(llvm::CallInst &Call, const OpInfo &Op, llvm::StringRef Overload,
                          llvm::ArrayRef<llvm::Value *> Args);
  bool createFor(llvm::CallInst &Call, OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                 llvm::ArrayRef<llvm::Type *> Overloads);
  /// Replaces \p Call by \p New, which takes its flags and name.
  bool replaceBy(llvm::CallInst &Call, llvm::CallInst *New);
  bool replaceResult(llvm::CallInst &Call, llvm::Value *New);
  void finish(llvm::CallInst &Call);
  void eraseDead();

  // OpLoweringResources.cpp: calls that need more than the table.
  bool lowerResourceCall(llvm::IntrinsicInst &Call);
  bool lowerHandle(llvm::IntrinsicInst &Call);
  bool lowerHeapHandle(llvm::CallInst &Call);
  llvm::CallInst *createHandle(llvm::IntrinsicInst &Call, const llvm::dxil::ResourceInfo &Info,
                               llvm::Value *Index, llvm::Value *NonUniform);
  llvm::CallInst *createLibraryHandle(llvm::IntrinsicInst &Call, llvm::dxil::ResourceInfo &Info,
                                      llvm::Value *Index, bool NonUniform);
  /// Handles in memory, in LibraryObjects.cpp.
  void lowerObjects(llvm::Function &F);
  llvm::Value *objectOf(llvm::Value *V);
  void lowerObjectTypes();
  /// Describes a resource without a binding by the type and users of its handle.
  static llvm::dxil::ResourceInfo unboundInfo(const llvm::Instruction &Handle);
  llvm::CallInst *annotate(llvm::Instruction &Place, llvm::dxil::ResourceInfo &Info,
                           llvm::CallInst *Handle);
  /// A constant of <dxil/generated/StructConstants.h>.
  template <class Struct> llvm::Constant *constant(const Struct &S);
  llvm::CallInst *createBoundHandle(llvm::IntrinsicInst &Call, llvm::dxil::ResourceInfo &Info,
                                    llvm::Value *Index, llvm::Value *NonUniform);
  bool lowerTypedLoad(llvm::IntrinsicInst &Call);
  bool lowerTypedStore(llvm::IntrinsicInst &Call);
  bool lowerRawLoad(llvm::IntrinsicInst &Call);
  bool lowerRawStore(llvm::IntrinsicInst &Call);
  bool lowerConstantRow(llvm::IntrinsicInst &Call);
  bool lowerDimensions(llvm::IntrinsicInst &Call);
  std::array<llvm::Value *, 4> components(llvm::Value *V, llvm::Value *Filler);
  bool replaceLoad(llvm::IntrinsicInst &Call, llvm::CallInst *Load);

  /// Returns the lowered handle for a value of a `target("dx...")` type. Returns null, after a
  /// diagnostic, if no call made the value.
  llvm::Value *handleFor(llvm::Value *V, const llvm::Instruction &User);
  /// Returns the builder of typed op calls, placed before \p Place.
  OpBuilder &at(llvm::Instruction &Place) {
    Builder.SetInsertPoint(&Place);
    return Ops;
  }
  /// Returns the call, or null after a diagnostic at \p Place if the call is illegal.
  llvm::CallInst *made(const llvm::Instruction &Place, llvm::Expected<llvm::CallInst *> Call);
  bool isUsable(const llvm::Instruction &Place, OpCode Op);
  /// Inserts the op before `Place`. Returns null, after a diagnostic, if the op is illegal.
  llvm::CallInst *create(llvm::Instruction &Place, OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                         llvm::ArrayRef<llvm::Type *> Overloads = {});

  llvm::Module &M;
  llvm::DXILResourceMap &Resources;
  llvm::DXILResourceTypeMap &ResourceTypes;
  const bool IsLibrary;
  llvm::IRBuilder<> Builder;
  OpBuilder Ops;
  llvm::DenseMap<llvm::Value *, llvm::Value *> Handles;
  llvm::DenseMap<llvm::Value *, llvm::Value *> Objects; ///< by handle: what a library loads from
                                                        ///< a resource's global
  llvm::SmallVector<llvm::Instruction *> Loaded; ///< handles that objects from memory replace
  llvm::SmallSetVector<llvm::Instruction *, 32> Dead;
  NonUniformValues NonUniform; ///< non-uniform values of the current function
};

} // namespace dxil::lowering
