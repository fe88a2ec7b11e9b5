// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../TypeRules.h"
#include "BuilderImpl.h"

#include <algorithm>

namespace dxil::ir {

ValueRef FunctionBuilder::function() const {
  return ValueRef(Code->Function == None ? None : Owner->M.Functions[Code->Function].Self);
}

ValueRef FunctionBuilder::argument(uint32_t Index) const {
  if (Index >= Code->ArgumentCount)
    return Owner->fail("the function has no argument " + std::to_string(Index));
  return ValueRef(Code->FirstArgument + Index);
}

BlockRef FunctionBuilder::addBlock(std::string_view Name) {
  Code->Blocks.push_back({Owner->M.Strings.save(Name), {}, false});
  return BlockRef(uint32_t(Code->Blocks.size() - 1));
}

void FunctionBuilder::setInsertPoint(BlockRef Block) {
  if (Block.Number >= Code->Blocks.size())
    fail("an insertion point in no block");
  else
    Point = Block;
}

// ---- Instructions -------------------------------------------------------------------------------

/// Appends the instruction to the current block. Its operands must exist already.
ValueRef FunctionBuilder::add(Instruction I) {
  ModuleBuilder::Body::PendingBlock &Block = Code->Blocks[Point.Number];
  if (Block.IsEnded) {
    Code->Instructions.pop_back();
    return fail("an instruction after the terminator of its block: " +
                std::string(opcodeName(I.Op)));
  }
  const uint32_t Index = uint32_t(Code->Instructions.size() - 1);
  Block.Instructions.push_back(Index);
  Block.IsEnded = isTerminator(I.Op);
  ValueRef Result;
  if (Owner->M.Types[I.Type].Kind != TypeKind::Void) {
    Result = Owner->addValue(ValueKind::Instruction, I.Type, Index);
    I.Result = Result.Id;
  }
  Code->Instructions.back().I = I;
  return Result;
}

ModuleBuilder::Pending *FunctionBuilder::instruction(ValueRef V) {
  if (!Owner->isValue(V) || Owner->M.Values[V.Id].Kind != ValueKind::Instruction)
    return nullptr;
  // The index alone is ambiguous: a value of another function may have it too.
  const uint32_t Index = Owner->M.Values[V.Id].Index;
  if (Index >= Code->Instructions.size() || Code->Instructions[Index].I.Result != V.Id)
    return nullptr;
  return &Code->Instructions[Index];
}

/// Returns a new instruction with these operands. Its type is None if an operand is null.
Instruction FunctionBuilder::make(Opcode Op, TypeId T, std::initializer_list<ValueRef> Operands) {
  Instruction I;
  I.Op = Op;
  for (ValueRef V : Operands)
    if (!Owner->isValue(V)) {
      fail("an operand of '" + std::string(opcodeName(Op)) + "' is no value");
      return I;
    }
  I.Type = T;
  ModuleBuilder::Pending &New = Code->Instructions.emplace_back();
  for (ValueRef V : Operands)
    New.Operands.push_back(V.Id);
  return I;
}

void FunctionBuilder::addTargets(Instruction &I, std::initializer_list<BlockRef> Targets) {
  for (BlockRef B : Targets) {
    if (B.Number >= Code->Blocks.size())
      fail("'" + std::string(opcodeName(I.Op)) + "' leads to no block");
    else
      Code->Instructions.back().Targets.push_back(B.Number);
  }
}

ValueRef FunctionBuilder::binary(Opcode Op, ValueRef A, ValueRef B, uint16_t Flags) {
  if (!Owner->isValue(A) || !Owner->isValue(B))
    return fail("an operand of '" + std::string(opcodeName(Op)) + "' is no value");
  const TypeId T = typeOf(A);
  if (!isBinary(Op) || T != typeOf(B) || hasFloats(Owner->M, T) != isFloatOperation(Op))
    return fail("'" + std::string(opcodeName(Op)) + "' of " + Owner->spell(T) + " and " +
                Owner->spell(typeOf(B)));
  Instruction I = make(Op, T, {A, B});
  I.Flags = Flags;
  return add(I);
}

ValueRef FunctionBuilder::cast(Opcode Op, ValueRef V, TypeId To) {
  if (!isCast(Op) || !Owner->isType(To) || !Owner->isValue(V))
    return fail("a cast of no value, or to no type");
  if (!castFits(Owner->M, Op, typeOf(V), To))
    return fail("'" + std::string(opcodeName(Op)) + "' of " + Owner->spell(typeOf(V)) + " to " +
                Owner->spell(To));
  return add(make(Op, To, {V}));
}

ValueRef FunctionBuilder::compare(Predicate P, ValueRef A, ValueRef B, uint16_t Flags) {
  if (!Owner->isValue(A) || !Owner->isValue(B))
    return fail("a comparison of no value");
  const TypeId T = typeOf(A);
  if (T != typeOf(B) || hasFloats(Owner->M, T) != (P < IcmpEq))
    return fail("a comparison '" + std::string(predicateName(P)) + "' of " + Owner->spell(T) +
                " and " + Owner->spell(typeOf(B)));
  const Type &Ty = Owner->M.Types[T];
  const TypeId Result = Ty.Kind == TypeKind::Vector
                            ? Owner->vectorType(Owner->i1Type(), uint32_t(Ty.Count))
                            : Owner->i1Type();
  Instruction I = make(P < IcmpEq ? Opcode::FCmp : Opcode::ICmp, Result, {A, B});
  I.Predicate = P;
  I.Flags = Flags;
  return add(I);
}

/// Returns true if \p Condition can select values of type \p Operand, as a whole or by element.
static bool chooses(const Module &M, TypeId Condition, TypeId Operand) {
  if (Condition == None || Operand == None)
    return false;
  const Type &C = M.type(Condition), &T = M.type(Operand);
  if (C.Kind != TypeKind::Vector)
    return C.isInteger(1);
  return T.Kind == TypeKind::Vector && T.Count == C.Count && M.type(C.Element).isInteger(1);
}

ValueRef FunctionBuilder::select(ValueRef Condition, ValueRef True, ValueRef False) {
  if (typeOf(True) != typeOf(False) || !chooses(Owner->M, typeOf(Condition), typeOf(True)))
    return fail("a select of " + Owner->spell(typeOf(True)) + " and " +
                Owner->spell(typeOf(False)) + " by " + Owner->spell(typeOf(Condition)));
  Instruction I = make(Opcode::Select, typeOf(True), {Condition, True, False});
  return I.Type == None ? ValueRef() : add(I);
}

/// Returns the type of an element of a struct or array, or None.
static TypeId elementOf(const Module &M, TypeId T, uint64_t Index) {
  if (T >= M.Types.size())
    return None;
  const Type &Ty = M.Types[T];
  if (Ty.Kind == TypeKind::Struct)
    return Index < Ty.Fields.Count ? M.fields(Ty)[Index] : None;
  return Ty.Kind == TypeKind::Array && Index < Ty.Count ? Ty.Element : None;
}

ValueRef FunctionBuilder::extractValue(ValueRef Aggregate, uint32_t Index) {
  const TypeId T = elementOf(Owner->M, typeOf(Aggregate), Index);
  if (T == None)
    return fail("element " + std::to_string(Index) + " of " + Owner->spell(typeOf(Aggregate)));
  Instruction I = make(Opcode::ExtractValue, T, {Aggregate});
  Code->Instructions.back().Targets = {Index};
  return add(I);
}

ValueRef FunctionBuilder::insertValue(ValueRef Aggregate, ValueRef V, uint32_t Index) {
  const TypeId T = elementOf(Owner->M, typeOf(Aggregate), Index);
  if (T == None || typeOf(V) != T)
    return fail("a value of type " + Owner->spell(typeOf(V)) + " as element " +
                std::to_string(Index) + " of " + Owner->spell(typeOf(Aggregate)));
  Instruction I = make(Opcode::InsertValue, typeOf(Aggregate), {Aggregate, V});
  Code->Instructions.back().Targets = {Index};
  return add(I);
}

ValueRef FunctionBuilder::extractElement(ValueRef Vector, ValueRef Index) {
  if (!Owner->isValue(Vector) || !Owner->isValue(Index) ||
      Owner->M.typeOf(Vector.Id).Kind != TypeKind::Vector)
    return fail("an element of " + Owner->spell(typeOf(Vector)) + " (expected a vector)");
  return add(make(Opcode::ExtractElement, Owner->M.typeOf(Vector.Id).Element, {Vector, Index}));
}

ValueRef FunctionBuilder::insertElement(ValueRef Vector, ValueRef Element, ValueRef Index) {
  if (!Owner->isValue(Vector) || !Owner->isValue(Index) ||
      Owner->M.typeOf(Vector.Id).Kind != TypeKind::Vector ||
      Owner->M.typeOf(Vector.Id).Element != typeOf(Element))
    return fail("a value of type " + Owner->spell(typeOf(Element)) + " as element of " +
                Owner->spell(typeOf(Vector)));
  return add(make(Opcode::InsertElement, typeOf(Vector), {Vector, Element, Index}));
}

ValueRef FunctionBuilder::shuffleVector(ValueRef A, ValueRef B, ValueRef Mask) {
  const Module &M = Owner->M;
  auto IsVector = [&](ValueRef V) {
    return Owner->isValue(V) && M.typeOf(V.Id).Kind == TypeKind::Vector;
  };
  if (!IsVector(A) || !IsVector(B) || typeOf(A) != typeOf(B))
    return fail("a shufflevector of " + Owner->spell(typeOf(A)) + " and " +
                Owner->spell(typeOf(B)) + " (expected two vectors of one type)");
  if (!IsVector(Mask) || M.typeOf(Mask.Id).Element != Owner->i32Type() || !M.constant(Mask.Id))
    return fail("a shufflevector by " + Owner->spell(typeOf(Mask)) +
                " (expected a constant vector of i32)");
  const TypeId T = Owner->vectorType(M.typeOf(A.Id).Element, uint32_t(M.typeOf(Mask.Id).Count));
  return add(make(Opcode::ShuffleVector, T, {A, B, Mask}));
}

// ---- Memory -------------------------------------------------------------------------------------

TypeId FunctionBuilder::pointee(ValueRef Pointer, const char *Subject) {
  if (Owner->isValue(Pointer) && Owner->M.typeOf(Pointer.Id).Kind == TypeKind::Pointer)
    return Owner->M.typeOf(Pointer.Id).Element;
  fail(std::string(Subject) + " through " + Owner->spell(typeOf(Pointer)) +
       " (expected a pointer)");
  return None;
}

ValueRef FunctionBuilder::alloca_(TypeId T, uint32_t Alignment) {
  if (!Owner->isType(T))
    return fail("an alloca of no type");
  Instruction I = make(Opcode::Alloca, Owner->pointerType(T), {Owner->i32(1)});
  I.Alignment = ir::Alignment(Alignment);
  return add(I);
}

ValueRef FunctionBuilder::load(ValueRef Pointer, uint32_t Alignment) {
  const TypeId T = pointee(Pointer, "a load");
  if (T == None)
    return {};
  Instruction I = make(Opcode::Load, T, {Pointer});
  I.Alignment = ir::Alignment(Alignment);
  return add(I);
}

void FunctionBuilder::store(ValueRef Pointer, ValueRef V, uint32_t Alignment) {
  const TypeId T = pointee(Pointer, "a store");
  if (T == None)
    return;
  if (typeOf(V) != T) {
    fail("a store of " + Owner->spell(typeOf(V)) + " (expected " + Owner->spell(T) + ")");
    return;
  }
  Instruction I = make(Opcode::Store, Owner->voidType(), {Pointer, V});
  I.Alignment = ir::Alignment(Alignment);
  add(I);
}

ValueRef FunctionBuilder::getElementPtr(ValueRef Base, std::span<const ValueRef> Indices,
                                        bool IsInBounds) {
  const TypeId Source = pointee(Base, "a getelementptr");
  if (Source == None)
    return {};
  TypeId T = Source;
  for (size_t K = 0; K < Indices.size(); ++K) {
    if (!Owner->isValue(Indices[K]) || Owner->M.typeOf(Indices[K].Id).Kind != TypeKind::Integer)
      return fail("an index of a getelementptr is no integer");
    if (K == 0)
      continue; // the first index steps over the base itself
    uint64_t Field = 0;
    const bool IsKnown = Owner->M.constantInt(Indices[K].Id, Field);
    const bool IsArray =
        Owner->M.Types[T].Kind == TypeKind::Array || Owner->M.Types[T].Kind == TypeKind::Vector;
    const TypeId Next = IsArray   ? Owner->M.Types[T].Element
                        : IsKnown ? elementOf(Owner->M, T, Field)
                                  : None;
    if (Next == None)
      return fail("index " + std::to_string(K) + " of a getelementptr into " + Owner->spell(T));
    T = Next;
  }
  Instruction I = make(Opcode::GetElementPtr,
                       Owner->pointerType(T, Owner->M.typeOf(Base.Id).AddressSpace), {Base});
  for (ValueRef V : Indices)
    Code->Instructions.back().Operands.push_back(V.Id);
  I.Flags = IsInBounds ? InBounds : 0;
  return add(I);
}

ValueRef FunctionBuilder::atomicRmw(RmwOperation Op, ValueRef Pointer, ValueRef V) {
  const TypeId T = pointee(Pointer, "an atomicrmw");
  if (T == None)
    return {};
  if (typeOf(V) != T)
    return fail("an atomicrmw of " + Owner->spell(typeOf(V)) + " (expected " + Owner->spell(T) +
                ")");
  Instruction I = make(Opcode::AtomicRmw, T, {Pointer, V});
  I.Predicate = uint8_t(Op);
  I.Ordering = Ordering::SequentiallyConsistent;
  return add(I);
}

ValueRef FunctionBuilder::compareExchange(ValueRef Pointer, ValueRef Compare, ValueRef New) {
  const TypeId T = pointee(Pointer, "a cmpxchg");
  if (T == None)
    return {};
  if (typeOf(Compare) != T || typeOf(New) != T)
    return fail("a cmpxchg of " + Owner->spell(typeOf(Compare)) + " and " +
                Owner->spell(typeOf(New)) + " (expected " + Owner->spell(T) + ")");
  const TypeId Fields[] = {T, Owner->i1Type()};
  Instruction I = make(Opcode::CmpXchg, Owner->structType(Fields), {Pointer, Compare, New});
  I.Ordering = I.FailureOrdering = Ordering::SequentiallyConsistent;
  return add(I);
}

// ---- Calls and control flow ---------------------------------------------------------------------

ValueRef FunctionBuilder::call(ValueRef Callee, std::span<const ValueRef> Arguments) {
  const TypeId T = pointee(Callee, "a call");
  if (T == None)
    return {};
  const Type &F = Owner->M.Types[T];
  if (F.Kind != TypeKind::Function || F.Fields.Count != Arguments.size())
    return fail("a call of " + Owner->spell(T) + " with " + std::to_string(Arguments.size()) +
                " arguments");
  for (size_t K = 0; K < Arguments.size(); ++K)
    if (typeOf(Arguments[K]) != Owner->M.fields(F)[K])
      return fail("argument " + std::to_string(K) + " of a call of '" +
                  std::string(Owner->M.name(Callee.Id)) + "' has type " +
                  Owner->spell(typeOf(Arguments[K])) + " (expected " +
                  Owner->spell(Owner->M.fields(F)[K]) + ")");
  Instruction I = make(Opcode::Call, F.Element, {});
  for (ValueRef V : Arguments)
    Code->Instructions.back().Operands.push_back(V.Id);
  Code->Instructions.back().Callee = Callee.Id;
  return add(I);
}

ValueRef FunctionBuilder::phi(TypeId T) {
  if (!Owner->isType(T))
    return fail("a phi of no type");
  return add(make(Opcode::Phi, T, {}));
}

void FunctionBuilder::addIncoming(ValueRef Phi, ValueRef V, BlockRef From) {
  ModuleBuilder::Pending *To = instruction(Phi);
  if (!To || To->I.Op != Opcode::Phi) {
    fail("what takes a value by its block is no phi of this function");
    return;
  }
  if (typeOf(V) != typeOf(Phi) || From.Number >= Code->Blocks.size()) {
    fail("a phi of " + Owner->spell(typeOf(Phi)) + " takes a value of type " +
         Owner->spell(typeOf(V)));
    return;
  }
  To->Operands.push_back(V.Id);
  To->Targets.push_back(From.Number);
}

void FunctionBuilder::ret(ValueRef V) {
  if (Code->Function == None)
    return;
  const Module &M = Owner->M;
  const TypeId Result = M.Types[M.Functions[Code->Function].FunctionType].Element;
  const TypeId ValueType = V ? typeOf(V) : Owner->voidType();
  if (ValueType != Result) {
    fail("a ret of " + Owner->spell(ValueType) + " (expected " + Owner->spell(Result) + ")");
    return;
  }
  add(V ? make(Opcode::Ret, Owner->voidType(), {V}) : make(Opcode::Ret, Owner->voidType(), {}));
}

void FunctionBuilder::br(BlockRef To) {
  Instruction I = make(Opcode::Br, Owner->voidType(), {});
  addTargets(I, {To});
  add(I);
}

void FunctionBuilder::br(ValueRef Condition, BlockRef True, BlockRef False) {
  if (typeOf(Condition) != Owner->i1Type()) {
    fail("a br on " + Owner->spell(typeOf(Condition)) + " (expected i1)");
    return;
  }
  Instruction I = make(Opcode::Br, Owner->voidType(), {Condition});
  addTargets(I, {True, False});
  add(I);
}

void FunctionBuilder::switch_(ValueRef V, BlockRef Default,
                              std::span<const std::pair<ValueRef, BlockRef>> Cases) {
  if (!Owner->isValue(V) || Owner->M.typeOf(V.Id).Kind != TypeKind::Integer) {
    fail("a switch on " + Owner->spell(typeOf(V)) + " (expected an integer)");
    return;
  }
  Instruction I = make(Opcode::Switch, Owner->voidType(), {V});
  addTargets(I, {Default});
  for (const auto &[Case, To] : Cases) {
    if (typeOf(Case) != typeOf(V) || !Owner->M.constant(Case.Id))
      fail("a case of a switch is no constant of type " + Owner->spell(typeOf(V)));
    Code->Instructions.back().Operands.push_back(Case.Id);
    addTargets(I, {To});
  }
  add(I);
}

void FunctionBuilder::unreachable() {
  add(make(Opcode::Unreachable, Owner->voidType(), {}));
}

void FunctionBuilder::setStage(Stage S) {
  Code->Caller = S;
}

void FunctionBuilder::setName(ValueRef V, std::string_view Name) {
  if (Owner->isValue(V))
    Owner->M.setName(V.Id, Owner->M.Strings.save(Name));
}

void FunctionBuilder::attach(ValueRef V, std::string_view Kind, MetadataRef Node) {
  Module &M = Owner->M;
  ModuleBuilder::Pending *To = instruction(V);
  if (!To || Node.Id == None) {
    fail("metadata '" + std::string(Kind) + "' attached to no instruction of this function");
    return;
  }
  auto Entry = std::ranges::find(M.MetadataKinds, Kind);
  const uint32_t Number = uint32_t(Entry - M.MetadataKinds.begin());
  if (Entry == M.MetadataKinds.end())
    M.MetadataKinds.push_back(M.Strings.save(Kind));
  To->Attachments.push_back({Number, Node.Id});
}

} // namespace dxil::ir
