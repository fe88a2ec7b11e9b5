// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DebugCalls.h"

#include <dxil/module/Folding.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <numeric>

namespace dxil::ir {

std::vector<uint32_t> reversePostOrder(const EditableBody &Body) {
  std::vector<uint32_t> Order;
  if (Body.empty())
    return Order;
  std::vector<bool> Seen(Body.Blocks.size());
  std::vector<std::pair<uint32_t, size_t>> Stack = {{0, 0}};
  Seen[0] = true;
  while (!Stack.empty()) {
    auto &[Block, Next] = Stack.back();
    const EditableInstruction &End = Body.Blocks[Block].terminator();
    if (Next == End.successorCount()) {
      Order.push_back(Block);
      Stack.pop_back();
      continue;
    }
    const uint32_t To = End.Targets[Next++];
    if (!Seen[To]) {
      Seen[To] = true;
      Stack.push_back({To, 0});
    }
  }
  std::ranges::reverse(Order);
  return Order;
}

ValueId constantElement(EditableModule &E, ValueId V, uint64_t Index) {
  const Constant *C = E.M.constant(V);
  if (!C)
    return None;
  const Type &T = E.typeOf(V);
  const bool IsSequence = T.Kind == TypeKind::Array || T.Kind == TypeKind::Vector;
  if (!IsSequence && T.Kind != TypeKind::Struct)
    return None;
  if (Index >= (IsSequence ? T.Count : T.Fields.Count))
    return None;
  const TypeId Element = IsSequence ? T.Element : E.M.TypePool[T.Fields.First + Index];
  switch (C->Kind) {
  case ConstantKind::Null: return E.null(Element);
  case ConstantKind::Undef: return E.undef(Element);
  case ConstantKind::Aggregate: return E.M.operands(*C)[Index];
  case ConstantKind::Data:
  case ConstantKind::String: {
    const uint64_t Bits = E.M.words(*C)[Index];
    if (!Bits)
      return E.null(Element);
    const bool IsFloat = E.M.Types[Element].isFloat();
    return E.constant({.Kind = IsFloat ? ConstantKind::Float : ConstantKind::Integer, .Bits = Bits},
                      Element);
  }
  default: return None;
  }
}

bool removeUnreachable(EditableBody &Body) {
  const std::vector<uint32_t> Order = reversePostOrder(Body);
  if (Order.size() == Body.Blocks.size())
    return false;
  std::vector<bool> Reached(Body.Blocks.size());
  for (uint32_t B : Order)
    Reached[B] = true;
  for (uint32_t B : Order)
    for (EditableInstruction &I : Body.Blocks[B].Instructions) {
      if (I.I.Op != Opcode::Phi)
        break;
      for (size_t K = I.Targets.size(); K--;)
        if (!Reached[I.Targets[K]]) {
          I.Targets.erase(I.Targets.begin() + K);
          I.Operands.erase(I.Operands.begin() + K);
        }
    }
  keepBlocks(Body, Reached);
  return true;
}

void keepBlocks(EditableBody &Body, const std::vector<bool> &Kept) {
  std::vector<uint32_t> Numbers(Body.Blocks.size(), None);
  std::vector<EditableBlock> Blocks;
  for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
    if (Kept[B]) {
      Numbers[B] = uint32_t(Blocks.size());
      Blocks.push_back(std::move(Body.Blocks[B]));
    }
  Body.Blocks = std::move(Blocks);
  for (EditableBlock &B : Body.Blocks)
    for (EditableInstruction &I : B.Instructions)
      if (!hasIndices(I.I.Op))
        for (uint32_t &T : I.Targets)
          T = Numbers[T];
}

namespace {

class Simplifier {
public:
  Simplifier(EditableModule &E, FunctionId F) : E(E), Body(E.Bodies[F]) {}

  void run() {
    // A round folds all operands that are defined before their use. Another one is needed if blocks
    // have changed, or a phi may have got a new operand from a later block. Few rounds are enough,
    // since nesting is shallow.
    removeUnreachable(Body);
    for (unsigned Round = 0; Round < 16; ++Round) {
      BlocksChanged = OperandsChanged = HasPhis = false;
      fold();
      if (BlocksChanged)
        removeUnreachable(Body);
      removeUnused();
      joinBlocks();
      if (!BlocksChanged && !(OperandsChanged && HasPhis))
        return;
    }
  }

private:
  EditableModule &E;
  EditableBody &Body;
  bool BlocksChanged = false, OperandsChanged = false, HasPhis = false;
  std::vector<ValueId> With;
  std::vector<const EditableInstruction *> Definitions;

  // ---- Constants --------------------------------------------------------------------------------

  bool number(ValueId V, uint64_t &Out) const { return E.M.constantInt(V, Out); }
  bool isUndef(ValueId V) const {
    const Constant *C = E.M.constant(V);
    return C && C->Kind == ConstantKind::Undef;
  }
  const EditableInstruction *definition(ValueId V) const {
    return V < Definitions.size() ? Definitions[V] : nullptr;
  }
  ValueId current(ValueId V) const {
    while (V < With.size() && With[V] != V)
      V = With[V];
    return V;
  }

  // ---- Elements of built values -----------------------------------------------------------------

  ValueId foldElement(const EditableInstruction &I) {
    uint64_t Index = 0;
    if (!number(I.Operands[1], Index))
      return None;
    ValueId From = I.Operands[0];
    for (unsigned Steps = 0; Steps < 64; ++Steps) {
      if (const ValueId Element = constantElement(E, From, Index); Element != None)
        return Element;
      const EditableInstruction *D = definition(From);
      uint64_t Element = 0;
      if (!D)
        return None;
      if (D->I.Op == Opcode::ShuffleVector) {
        const uint64_t Length = E.typeOf(D->Operands[0]).Count;
        const ValueId Mask = constantElement(E, D->Operands[2], Index);
        if (Mask == None || isUndef(Mask) || !number(Mask, Element))
          return None;
        From = current(D->Operands[Element < Length ? 0 : 1]);
        Index = Element < Length ? Element : Element - Length;
        continue;
      }
      if (D->I.Op != Opcode::InsertElement || !number(D->Operands[2], Element))
        return None;
      if (Element == Index)
        return current(D->Operands[1]);
      From = current(D->Operands[0]);
    }
    return None;
  }

  ValueId foldMember(const EditableInstruction &I) {
    if (I.Targets.size() != 1)
      return None;
    ValueId From = I.Operands[0];
    for (unsigned Steps = 0; Steps < 64; ++Steps) {
      if (const ValueId Element = constantElement(E, From, I.Targets[0]); Element != None)
        return Element;
      const EditableInstruction *D = definition(From);
      if (!D || D->I.Op != Opcode::InsertValue || D->Targets.size() != 1)
        return None;
      if (D->Targets == I.Targets)
        return current(D->Operands[1]);
      From = current(D->Operands[0]);
    }
    return None;
  }

  static ValueId foldPhi(const EditableInstruction &I) {
    ValueId Only = None;
    for (ValueId V : I.Operands) {
      if (V == I.I.Result || V == Only)
        continue;
      if (Only != None)
        return None;
      Only = V;
    }
    return Only;
  }

  /// Returns the result of comparing an integer with itself.
  ValueId foldComparison(const EditableInstruction &I) {
    if (I.Operands[0] != I.Operands[1] || E.typeOf(I.Operands[0]).Kind != TypeKind::Integer)
      return None;
    switch (Predicate(I.I.Predicate)) {
    case IcmpEq:
    case IcmpUge:
    case IcmpUle:
    case IcmpSge:
    case IcmpSle: return E.integer(1, 1);
    default: return E.integer(1, 0);
    }
  }

  ValueId foldInstruction(EditableInstruction &I) {
    uint64_t Condition = 0;
    switch (I.I.Op) {
    case Opcode::ICmp:
      if (const ValueId V = foldComparison(I); V != None)
        return V;
      return foldConstant(E, I);
    case Opcode::Phi: return foldPhi(I);
    case Opcode::ExtractElement: return foldElement(I);
    case Opcode::ExtractValue: return foldMember(I);
    case Opcode::Select:
      if (I.Operands[1] == I.Operands[2])
        return I.Operands[1];
      return number(I.Operands[0], Condition) ? I.Operands[Condition ? 1 : 2] : None;
    case Opcode::BitCast:
      return E.M.Values[I.Operands[0]].Type == I.I.Type ? I.Operands[0] : foldConstant(E, I);
    default: return foldConstant(E, I);
    }
  }

  /// Removes one edge between two blocks.
  void dropEdge(uint32_t From, uint32_t To) {
    for (EditableInstruction &I : Body.Blocks[To].Instructions) {
      if (I.I.Op != Opcode::Phi)
        return;
      const auto Entry = std::ranges::find(I.Targets, From);
      if (Entry == I.Targets.end())
        continue;
      I.Operands.erase(I.Operands.begin() + (Entry - I.Targets.begin()));
      I.Targets.erase(Entry);
    }
  }

  void foldBranch(uint32_t Block) {
    EditableInstruction &I = Body.Blocks[Block].terminator();
    uint64_t V = 0;
    size_t Successor = 0;
    if (I.I.Op == Opcode::Br && I.Operands.size() == 1 && number(I.Operands[0], V)) {
      Successor = V ? 0 : 1;
    } else if (I.I.Op == Opcode::Switch && number(I.Operands[0], V)) {
      for (size_t K = 1; K < I.Operands.size() && !Successor; ++K)
        if (uint64_t Case = 0; number(I.Operands[K], Case) && Case == V)
          Successor = K;
    } else {
      return;
    }
    for (size_t K = 0; K < I.Targets.size(); ++K)
      if (K != Successor)
        dropEdge(Block, I.Targets[K]);
    I.I.Op = Opcode::Br;
    I.I.Type = E.voidType();
    I.Targets = {I.Targets[Successor]};
    I.Operands.clear();
    I.Attachments.clear();
    BlocksChanged = true;
  }

  void fold() {
    With.resize(E.M.Values.size());
    std::iota(With.begin(), With.end(), ValueId(0));
    Definitions.assign(E.M.Values.size(), nullptr);
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (I.I.Result != None)
          Definitions[I.I.Result] = &I;
    for (uint32_t Block : reversePostOrder(Body)) {
      for (EditableInstruction &I : Body.Blocks[Block].Instructions) {
        for (ValueId &V : I.Operands)
          V = isMetadataOperand(V) ? V : current(V);
        HasPhis |= I.I.Op == Opcode::Phi;
        if (I.I.Result == None)
          continue;
        const ValueId New = foldInstruction(I);
        if (New == None || New == I.I.Result)
          continue;
        // A chain of replacements that returns to the same value is a cycle of phis.
        if (current(New) == I.I.Result)
          continue;
        With[I.I.Result] = New;
        OperandsChanged = true;
      }
      foldBranch(Block);
    }
    if (OperandsChanged)
      E.replaceOperands(Body, With);
  }

  // ---- Unused instructions ----------------------------------------------------------------------

  /// Removes instructions that no instruction with effects needs, including phis that only use each
  /// other.
  void removeUnused() {
    // Definitions of removable instructions.
    Definitions.assign(E.M.Values.size(), nullptr);
    std::vector<bool> Needed(E.M.Values.size());
    std::vector<const EditableInstruction *> Work;
    bool HasDebugCalls = false;
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (E.isRemovable(I)) {
          if (I.I.Result != None)
            Definitions[I.I.Result] = &I;
        } else if (E.describesVariable(I)) {
          HasDebugCalls = true;
        } else {
          Work.push_back(&I);
        }
    while (!Work.empty()) {
      const EditableInstruction *I = Work.back();
      Work.pop_back();
      for (ValueId V : I->Operands)
        if (V < Needed.size() && !Needed[V]) {
          Needed[V] = true;
          if (Definitions[V])
            Work.push_back(Definitions[V]);
        }
    }
    if (HasDebugCalls)
      forgetUnused(Needed);
    for (EditableBlock &B : Body.Blocks)
      std::erase_if(B.Instructions, [&](const EditableInstruction &I) {
        return (I.I.Result == None || !Needed[I.I.Result]) && E.isRemovable(I);
      });
  }

  /// Removes declarations of variables whose memory is unused. Another variable whose value is
  /// unused gets an undefined value, which ends the range of its former value.
  void forgetUnused(const std::vector<bool> &Needed) {
    for (EditableBlock &B : Body.Blocks)
      std::erase_if(B.Instructions, [&](EditableInstruction &I) {
        if (!E.describesVariable(I) || I.Operands[0] >= Needed.size() || Needed[I.Operands[0]] ||
            !Definitions[I.Operands[0]])
          return false;
        if (declaresVariable(E, I))
          return true;
        I.Operands[0] = E.undef(E.M.Values[I.Operands[0]].Type);
        return false;
      });
  }

  // ---- Blocks -----------------------------------------------------------------------------------

  void joinBlocks() {
    std::vector<uint32_t> Edges(Body.Blocks.size());
    for (const EditableBlock &B : Body.Blocks)
      for (size_t K = 0; K < B.terminator().successorCount(); ++K)
        ++Edges[B.terminator().Targets[K]];
    std::vector<bool> Kept(Body.Blocks.size(), true);
    std::vector<uint32_t> Now(Body.Blocks.size());
    std::iota(Now.begin(), Now.end(), 0u);
    With.resize(E.M.Values.size());
    std::iota(With.begin(), With.end(), ValueId(0));
    bool Joined = false;
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      while (Kept[B]) {
        const EditableInstruction &End = Body.Blocks[B].terminator();
        if (End.I.Op != Opcode::Br || End.Targets.size() != 1)
          break;
        const uint32_t Next = End.Targets[0];
        if (!Next || Next == B || Edges[Next] != 1 || !Kept[Next])
          break;
        Body.Blocks[B].Instructions.pop_back();
        for (EditableInstruction &I : Body.Blocks[Next].Instructions) {
          if (I.I.Op == Opcode::Phi)
            With[I.I.Result] = I.Operands[0];
          else
            Body.Blocks[B].Instructions.push_back(std::move(I));
        }
        Kept[Next] = false;
        Now[Next] = B;
        Joined = true;
      }
    }
    if (!Joined)
      return;
    BlocksChanged = true;
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      for (EditableInstruction &I : Body.Blocks[B].Instructions)
        if (Kept[B] && I.I.Op == Opcode::Phi)
          for (uint32_t &T : I.Targets)
            while (Now[T] != T)
              T = Now[T];
    E.replaceOperands(Body, With);
    keepBlocks(Body, Kept);
  }
};

} // namespace

void simplify(EditableModule &E, FunctionId F) {
  if (!E.Bodies[F].empty())
    Simplifier(E, F).run();
}

} // namespace dxil::ir
