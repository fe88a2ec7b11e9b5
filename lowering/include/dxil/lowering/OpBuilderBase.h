// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds calls of DXIL ops in LLVM IR. The generated <dxil/generated/OpBuilder.h> has a typed
// method for each op; all of them call createOp() here.
//
//   dxil::OpBuilder B(IRBuilder, {.DXIL = {1, 6}, .Shader = dxil::Stage::Pixel});
//   llvm::Expected<llvm::CallInst *> Load = B.bufferLoad(Handle, Index, Wot, B.getFloatTy());
//
// Only legal calls are inserted. An error names the op, the version, the stage and the overload.
// Functions and structs are declared once, by name, in the module of the insertion point.
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

/// Returns true if 16-bit types of \p M are native instead of minimum precision (module flag
/// `dx.nativelowprec`).
bool hasNative16Bit(const llvm::Module &M);

/// Returns the LLVM type of a schema type for the overloads of a call, one for each dimension, or
/// null if the overloads do not fit. For udt and object overloads this is the named struct, not a
/// pointer. Creates a missing NamedStruct type in Context.
llvm::Type *getOpType(llvm::LLVMContext &Context, TypeKind Type,
                      llvm::ArrayRef<llvm::Type *> Overloads, bool Native16Bit);

/// Returns the overload that a type is: float is Overload::Float, <4 x float> a vector of it, a
/// struct named dx.types.* Object, any other named struct Udt, all other types Overload::None.
OverloadUse classifyOverload(const llvm::Type *Type);

/// Returns the suffix of a function name for an overload: "f32", "v4f32", "struct.Payload".
std::string overloadSuffix(const llvm::Type *Type);

/// Returns the name of an op's function, such as "dx.op.bufferLoad.f32".
std::string opFunctionName(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads);

class OpBuilderBase {
public:
  using Made = llvm::Expected<llvm::CallInst *>;

  OpBuilderBase(llvm::IRBuilderBase &Builder, OpTarget Target) : Builder(Builder), Target(Target) {}

  /// Inserts a call of Op at the insertion point. Args has the arguments after the opcode,
  /// Overloads a type for each overload dimension. Fails without a change if the op, the stage, an
  /// overload, the number or type of the arguments, or an immediate's value is illegal.
  llvm::Expected<llvm::CallInst *> createOp(OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                                            llvm::ArrayRef<llvm::Type *> Overloads = {},
                                            const llvm::Twine &Name = "");

  /// Returns the op's function in the module and declares it if it is missing. Fails as createOp
  /// does.
  llvm::Expected<llvm::Function *> getOpFunction(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads);

  /// Returns getOpType() for this target.
  llvm::Type *getType(TypeKind Type, llvm::ArrayRef<llvm::Type *> Overloads = {});

  /// Returns an i32, i8 or i1 constant for an argument of an op.
  llvm::Value *getConstant(OpCode Op, unsigned Argument, int64_t Value);

  llvm::IRBuilderBase &irBuilder() { return Builder; }
  const OpTarget &target() const { return Target; }
  void setTarget(OpTarget New) { Target = New; }

private:
  llvm::Error checkOp(OpCode Op, llvm::ArrayRef<llvm::Type *> Overloads) const;
  llvm::Error checkArguments(const OpInfo &Info, llvm::ArrayRef<llvm::Value *> Args,
                             llvm::Function &Callee, llvm::ArrayRef<llvm::Type *> Overloads) const;
  llvm::Error error(const OpInfo &Info, llvm::ArrayRef<llvm::Type *> Overloads,
                    const llvm::Twine &Subject) const;

  llvm::IRBuilderBase &Builder;
  OpTarget Target;
};

/// Builds calls of extension intrinsics, which have the names and operands of ops, but no opcode.
/// Checks nothing; dxil-op-lower does. Results have LLVM's form: a resource load returns a literal
/// struct of its components and the status.
class ExtensionBuilderBase {
public:
  using Made = llvm::CallInst *;

  explicit ExtensionBuilderBase(llvm::IRBuilderBase &Builder) : Builder(Builder) {}

  Made createOp(OpCode Op, llvm::ArrayRef<llvm::Value *> Args,
                llvm::ArrayRef<llvm::Type *> Overloads = {}, const llvm::Twine &Name = "");
  /// Returns an integer constant for an argument of an op.
  llvm::Value *getConstant(OpCode Op, unsigned Argument, int64_t Value);

private:
  llvm::IRBuilderBase &Builder;
};

} // namespace dxil::lowering
