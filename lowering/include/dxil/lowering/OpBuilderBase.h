// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds calls of DXIL ops in LLVM IR. The typed methods, one for each op, are in the generated
// <dxil/generated/OpBuilder.h>; they all end in createOp() here.
//
//   dxil::OpBuilder B(IRBuilder, {.DXIL = {1, 6}, .Shader = dxil::Stage::Pixel});
//   llvm::Expected<llvm::CallInst *> Load = B.bufferLoad(Handle, Index, Wot, B.getFloatTy());
//
// Nothing is inserted unless the call is legal: an error names the op, the version, the stage and
// the overload. Functions and structs are those of the module that holds the insertion point,
// declared once and found again by name.
#pragma once

#include <dxil/ops/OpTypes.h>

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/Twine.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/Support/Error.h>

namespace llvm {
class CallInst;
class Function;
class Module;
class StructType;
class Type;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Whether 16-bit types of \p M are native, not minimum precision: its flag `dx.nativelowprec`.
bool hasNative16Bit(const llvm::Module &M);

/// The LLVM type of a schema type, given the overloads of the call, one for each dimension.
/// For udt and object overloads that is the named struct, not a pointer. Null if the overloads do
/// not fit. NamedStruct types are made in Context when they do not exist there.
llvm::Type *getOpType(llvm::LLVMContext &Context, TypeKind Type,
                      llvm::ArrayRef<llvm::Type *> Overloads, bool Native16Bit);

/// Which overload a type is: float is Overload::Float, <4 x float> a vector of it, a struct named
/// dx.types.* Object, any other named struct Udt. Overload::None for a type that is none.
OverloadUse classifyOverload(const llvm::Type *Type);

/// "f32", "v4f32", "struct.Payload": how a function's name ends for an overload.
std::string overloadSuffix(const llvm::Type *Type);

/// "dx.op.bufferLoad.f32".
std::string opFunctionName(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads);

class OpBuilderBase {
public:
  using Made = llvm::Expected<llvm::CallInst *>;

  OpBuilderBase(llvm::IRBuilderBase &Builder, OpTarget Target) : Builder(Builder), Target(Target) {}

  /// Inserts a call of Op at the insertion point. Args are the op's arguments without the opcode,
  /// Overloads one type for each overload dimension. Fails, with nothing changed, if the op, the
  /// stage, an overload, an argument's number or type, or an immediate's value is illegal.
  llvm::Expected<llvm::CallInst *> createOp(OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                                            llvm::ArrayRef<llvm::Type *> Overloads = {},
                                            const llvm::Twine &Name = "");

  /// The op's function in the module, declared if it is not there yet. Fails as createOp does.
  llvm::Expected<llvm::Function *> getOpFunction(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads);

  /// The type of a schema type in this target; see getOpType.
  llvm::Type *getType(TypeKind Type, llvm::ArrayRef<llvm::Type *> Overloads = {});

  /// An i32, i8 or i1 constant for an argument of an op.
  llvm::Value *getConstant(OpCode Op, unsigned Argument, int64_t Value);

  llvm::IRBuilderBase &irBuilder() { return Builder; }
  const OpTarget &target() const { return Target; }
  void setTarget(OpTarget New) { Target = New; }

private:
  llvm::Error checkOp(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads) const;
  llvm::Error checkArguments(const OpInfo &Info, llvm::ArrayRef<llvm::Value *> Args,
                             llvm::Function &Callee, llvm::ArrayRef<llvm::Type *> Overloads) const;
  llvm::Error error(const OpInfo &Info, llvm::ArrayRef<llvm::Type *> Overloads,
                    const llvm::Twine &What) const;

  llvm::IRBuilderBase &Builder;
  OpTarget Target;
};

/// The same of extension intrinsics, which are named and have operands as the ops but no opcode.
/// Nothing is checked: dxil-op-lower does that. Results are in LLVM's form: loads of resources give
/// a literal struct of the numbers and the status.
class ExtensionBuilderBase {
public:
  using Made = llvm::CallInst *;

  explicit ExtensionBuilderBase(llvm::IRBuilderBase &Builder) : Builder(Builder) {}

  Made createOp(OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                llvm::ArrayRef<llvm::Type *> Overloads = {}, const llvm::Twine &Name = "");
  /// An integer constant for an argument of an op.
  llvm::Value *getConstant(OpCode Op, unsigned Argument, int64_t Value);

private:
  llvm::IRBuilderBase &Builder;
};

} // namespace dxil::lowering
