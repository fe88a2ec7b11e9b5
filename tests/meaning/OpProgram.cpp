// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OpProgram.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Build.h>
#include <dxil/produce/ShaderProducer.h>

#include <algorithm>

namespace dxil::meaning {
namespace {

ValueType typeOf(Overload O) {
  switch (O) {
  case Overload::I1: return ValueType::I1;
  case Overload::I8: return ValueType::I8;
  case Overload::I16: return ValueType::I16;
  case Overload::I32: return ValueType::I32;
  case Overload::I64: return ValueType::I64;
  case Overload::Half: return ValueType::Half;
  case Overload::Float: return ValueType::Float;
  case Overload::Double: return ValueType::Double;
  default: return ValueType::None;
  }
}

/// Returns the scalar values of a type in a signature; empty for a type without scalars.
std::vector<ValueType> valuesOf(TypeKind T, ValueType Followed) {
  using enum ValueType;
  switch (T) {
  case TypeKind::I1:
  case TypeKind::OverloadI1: return {I1};
  case TypeKind::I8: return {I8};
  case TypeKind::I16: return {I16};
  case TypeKind::I32:
  case TypeKind::OverloadI32: return {I32};
  case TypeKind::I64: return {I64};
  case TypeKind::Half: return {Half};
  case TypeKind::Float: return {Float};
  case TypeKind::Double: return {Double};
  case TypeKind::Overload:
  case TypeKind::OverloadElement: return {Followed};
  case TypeKind::Four: return {4, Followed};
  case TypeKind::TwoI32:
  case TypeKind::SplitDouble: return {I32, I32};
  case TypeKind::FourI32: return {I32, I32, I32, I32};
  case TypeKind::I32Carry: return {I32, I1};
  default: return {};
  }
}

using Source = Variant::Source;

/// Lists the variants of an op in one overload.
class Lister {
public:
  Lister(const OpInfo &Info, MemoryUse Use, std::vector<Variant> &All)
      : Info(Info), Use(Use), All(All) {}

  void list(Variant V) {
    const size_t Argument = V.Arguments.size();
    if (Argument == Info.Args.size())
      return finish(std::move(V));
    const ArgInfo &A = Info.Args[Argument];
    V.IsVector.push_back(V.Elements > 1 && A.Type == TypeKind::Overload);
    V.Arguments.push_back(ValueType::None);
    if (A.Type == TypeKind::Handle || isLeftOut(A.Id)) {
      V.Sources.push_back(A.Type == TypeKind::Handle ? Source::Handle : Source::Undefined);
      return list(std::move(V));
    }
    if (A.Enum || A.Id == OperandId::Alignment) {
      V.Sources.push_back(Source::Constant);
      for (int64_t Value : constantsOf(A, V)) {
        V.Constants.push_back(Value);
        list(V);
        V.Constants.pop_back();
      }
      return;
    }
    const std::vector<ValueType> Types = valuesOf(A.Type, V.Overload);
    if (Types.size() != 1)
      return;
    V.Sources.push_back(Source::Loaded);
    V.Arguments.back() = Types[0];
    list(std::move(V));
  }

private:
  bool isLeftOut(OperandId Id) const {
    if (Id == OperandId::ElementOffset || Id == OperandId::Offset1)
      return Use == MemoryUse::Raw;
    return Use != MemoryUse::None && Id == OperandId::Offset2;
  }
  std::vector<int64_t> constantsOf(const ArgInfo &A, const Variant &V) const {
    if (A.Id == OperandId::Alignment)
      return {widthOf(V.Overload) / 8};
    if (A.Enum->Flags) // the enum is a mask of components
      return {1, 3, 7, 15};
    std::vector<int64_t> Result;
    for (const EnumCaseInfo &Case : A.Enum->Cases)
      Result.push_back(Case.Value);
    return Result;
  }
  void finish(Variant V) {
    if (Info.Result == TypeKind::ResRet)
      V.Results.assign(V.Elements > 1 ? V.Elements : 4, V.Overload);
    else
      V.Results = valuesOf(Info.Result, V.Overload);
    if (V.EachElement && V.Results.size() == 1)
      V.Results.assign(V.Elements, V.Results[0]);
    if (!V.Results.empty() || Info.Result == TypeKind::Void)
      All.push_back(std::move(V));
  }

  const OpInfo &Info;
  const MemoryUse Use;
  std::vector<Variant> &All;
};

class Writer {
public:
  Writer(OpCode Op)
      : Op(Op), P({.Kind = Stage::Compute, .Minor = Newest.Minor, .Native16Bit = true}) {}

  OpProgram write(const std::vector<Variant> &Variants, bool IsConditional, MemoryUse Use,
                  bool IsUniform) {
    produce::ResourceDescription Buffer;
    Buffer.Kind = ResourceKind::RawBuffer;
    Buffer.Name = "In";
    const auto In = P.addResource(Buffer);
    Buffer.Class = ResourceClass::UAV;
    Buffer.Name = "Out";
    const auto Out = P.addResource(Buffer);
    produce::ResourceRef Reached;
    if (Use != MemoryUse::None) {
      Buffer.Name = "Reached";
      Buffer.Register = 1;
      if (Use == MemoryUse::Structured) {
        Buffer.Kind = ResourceKind::StructuredBuffer;
        Buffer.Stride = StructureBytes;
      }
      Reached = P.addResource(Buffer);
    }
    produce::EntryDescription Entry;
    Entry.Threads = {OpProgram::Threads, 1, 1};
    ir::OpBuilder Builder = P.addEntry(Entry);
    B = &Builder;
    In8 = P.handle(Builder, In);
    Target = P.handle(Builder, Out);
    if (Use != MemoryUse::None)
      Memory = P.handle(Builder, Reached);
    const ir::ValueRef Thread =
        IsUniform ? Builder.groupId({.component = M.i32(0), .overload = M.i32Type()})
                  : Builder.threadId({.component = M.i32(0), .overload = M.i32Type()});
    for (const Variant &V : Variants) {
      for (size_t I = 0; I < V.Arguments.size(); ++I)
        Program.InSlots += V.slots(I);
      Program.OutSlots += unsigned(V.Results.size());
    }
    Program.InSlots += IsConditional;
    InBase = Builder.binary(ir::Opcode::Mul, Thread, M.i32(Program.InSlots * 8));
    OutBase = Builder.binary(ir::Opcode::Mul, Thread, M.i32(Program.OutSlots * 8));
    if (IsConditional) {
      const ir::BlockRef Active = Builder.addBlock(), End = Builder.addBlock();
      Builder.br(load(ValueType::I1), Active, End);
      Builder.setInsertPoint(End);
      Builder.ret();
      Builder.setInsertPoint(Active);
    }
    for (const Variant &V : Variants)
      call(V);
    Builder.ret();
    auto Bytes = P.finish();
    if (Bytes)
      Program.Container = std::move(*Bytes);
    else
      Program.Error = Bytes.error().Message;
    return std::move(Program);
  }

private:
  ir::TypeId type(ValueType T) {
    switch (T) {
    case ValueType::Half: return M.halfType();
    case ValueType::Float: return M.floatType();
    case ValueType::Double: return M.doubleType();
    default: return M.integerType(widthOf(T));
    }
  }
  /// Returns the type in memory, which has no i1 and i8.
  static ValueType stored(ValueType T) {
    return T == ValueType::I1 || T == ValueType::I8 ? ValueType::I32 : T;
  }

  ir::ValueRef load(ValueType T) {
    const ir::ValueRef Offset = B->binary(ir::Opcode::Add, InBase, M.i32(8 * InSlot++));
    const ir::ValueRef Loaded =
        B->extractValue(B->rawBufferLoad({.srv = In8,
                                          .index = Offset,
                                          .mask = ComponentMask::X,
                                          .alignment = int64_t(widthOf(stored(T)) / 8),
                                          .overload = type(stored(T))}),
                        0);
    return stored(T) == T ? Loaded : B->cast(ir::Opcode::Trunc, Loaded, type(T));
  }
  void store(ValueType T, ir::ValueRef V) {
    const ir::ValueRef Offset = B->binary(ir::Opcode::Add, OutBase, M.i32(8 * OutSlot++));
    if (stored(T) != T)
      V = B->cast(ir::Opcode::ZExt, V, type(stored(T)));
    B->rawBufferStore({.uav = Target,
                       .index = Offset,
                       .value0 = V,
                       .mask = ComponentMask::X,
                       .alignment = int64_t(widthOf(stored(T)) / 8)});
  }

  ir::ValueRef loadArgument(const Variant &V, size_t I) {
    if (!V.IsVector[I])
      return load(V.Arguments[I]);
    ir::ValueRef Vector = M.undef(M.vectorType(type(V.Arguments[I]), V.Elements));
    for (unsigned E = 0; E < V.Elements; ++E)
      Vector = B->insertElement(Vector, load(V.Arguments[I]), M.i32(E));
    return Vector;
  }

  void call(const Variant &V) {
    std::vector<ir::ValueRef> Operands;
    size_t Constant = 0;
    const OpInfo &Info = info(Op);
    for (size_t I = 0; I < V.Arguments.size(); ++I) {
      switch (V.Sources[I]) {
      case Source::Loaded: Operands.push_back(loadArgument(V, I)); break;
      case Source::Handle: Operands.push_back(Memory); break;
      case Source::Undefined: Operands.push_back(M.undef(M.i32Type())); break;
      case Source::Constant:
        Operands.push_back(M.integer(Info.Args[I].Type == TypeKind::I8 ? M.i8Type() : M.i32Type(),
                                     uint64_t(V.Constants[Constant++])));
        break;
      }
    }
    std::vector<ir::TypeId> Overloads;
    if (V.Overload != ValueType::None)
      Overloads.push_back(V.Elements > 1 ? M.vectorType(type(V.Overload), V.Elements)
                                         : type(V.Overload));
    ir::ValueRef Result = B->callOp(Op, Operands, Overloads);
    const bool IsLoad = Info.Result == TypeKind::ResRet && V.Elements > 1;
    const bool IsVector = IsLoad || V.EachElement;
    if (IsLoad)
      Result = B->extractValue(Result, 0);
    for (unsigned I = 0; I < V.Results.size(); ++I)
      store(V.Results[I], IsVector                ? B->extractElement(Result, M.i32(I))
                          : V.Results.size() == 1 ? Result
                                                  : B->extractValue(Result, I));
  }

  const OpCode Op;
  produce::ShaderProducer P;
  ir::ModuleBuilder &M = P.module();
  ir::OpBuilder *B = nullptr;
  ir::ValueRef In8, Target, Memory, InBase, OutBase;
  unsigned InSlot = 0, OutSlot = 0;
  OpProgram Program;
};

} // namespace

std::vector<Variant> variantsOf(const OpMeaning &M, MemoryUse Use) {
  std::vector<Variant> All;
  const OpInfo &Info = info(M.Op);
  if (!Info.OverloadDimensions) {
    Lister(Info, Use, All).list({});
    return All;
  }
  const bool Whole = M.Needs & Needs::WholeVectors;
  const OverloadSet Types = overloads(M.Op, Newest);
  for (unsigned O = unsigned(Overload::I1); O <= unsigned(Overload::Double); ++O) {
    Variant V;
    V.Overload = typeOf(Overload(O));
    V.Elements = Whole ? 5 : 1;
    if (Whole ? Types.containsVector(Overload(O)) : Types.contains(Overload(O)))
      Lister(Info, Use, All).list(V);
    V.EachElement = !Whole && Use == MemoryUse::None && Types.containsVector(Overload(O)) &&
                    Info.Result != TypeKind::FourI32;
    V.Elements = 3;
    if (V.EachElement)
      Lister(Info, Use, All).list(V);
  }
  return All;
}

std::vector<std::span<const uint64_t>> argumentsOf(const Variant &V, const uint64_t *Slots) {
  static constexpr uint64_t Zero = 0;
  std::vector<std::span<const uint64_t>> Result;
  size_t Constant = 0;
  for (size_t I = 0; I < V.Arguments.size(); ++I) {
    if (V.Sources[I] == Source::Constant) {
      Result.push_back({reinterpret_cast<const uint64_t *>(&V.Constants[Constant++]), 1});
    } else if (V.Sources[I] != Source::Loaded) {
      Result.push_back({&Zero, 1});
    } else {
      Result.push_back({Slots, V.slots(I)});
      Slots += V.slots(I);
    }
  }
  return Result;
}

OpProgram programOf(OpCode Op, const std::vector<Variant> &Variants, bool IsConditional,
                    MemoryUse Use, bool IsUniform) {
  return Writer(Op).write(Variants, IsConditional, Use, IsUniform);
}

void keepDenormals(OpProgram &P) {
  const auto C = container::Container::parse(P.Container);
  auto M = C ? container::readModule(*C) : Result<ir::Module>(C.error());
  if (!M) {
    P.Error = M.message();
    return;
  }
  M->Attributes.push_back({.HasValue = true, .Key = "fp32-denorm-mode", .Text = "preserve"});
  uint32_t Id = 1;
  for (const ir::AttributeGroup &G : M->AttributeGroups)
    Id = std::max(Id, G.Id + 1);
  M->AttributeGroups.push_back({.Id = Id,
                                .ParamIndex = ir::FunctionIndex,
                                .Attributes = {uint32_t(M->Attributes.size()) - 1, 1}});
  M->AttributeLists.push_back({{uint32_t(M->IndexPool.size()), 1}});
  M->IndexPool.push_back(uint32_t(M->AttributeGroups.size()) - 1);
  for (ir::Function &F : M->Functions)
    if (!F.IsDeclaration)
      F.Attributes = ir::AttributeListId(M->AttributeLists.size() - 1);
  container::ContainerInput In;
  In.Program = std::move(*M);
  auto Bytes = container::buildContainer(std::move(In));
  if (Bytes)
    P.Container = std::move(*Bytes);
  else
    P.Error = Bytes.message();
}

} // namespace dxil::meaning
