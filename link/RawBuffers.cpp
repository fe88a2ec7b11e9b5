// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts accesses of byte-address and structured buffers to the form of the target's shader
// model. Before 6.9 they have no vectors: an access is split into accesses of up to four
// components. Before 6.3 they have no 64-bit values: each value is two words. Before 6.2 they use
// the ops of typed buffers. Calls in an unexpected form stay, and checkOps() reports them.
#include "LinkJob.h"

#include <dxil/generated/OpViews.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <array>
#include <bit>

namespace dxil::link {
namespace {

constexpr unsigned FirstMinorWith64Bits = 3, FirstMinorWithRawBuffers = 2;
constexpr uint32_t MostComponents = 4, WordsOfValue = 2, BytesOfValue = 8, BitsOfWord = 32,
                   BitsOfValue = 64;

/// Returns the number of components of a mask that names the first ones, or 0 for another mask.
uint32_t firstComponents(const ir::EditableModule &E, ir::ValueId Mask) {
  uint64_t Bits = 0;
  if (Mask == ir::None || !E.M.constantInt(Mask, Bits) || !Bits || Bits > 15 || (Bits & (Bits + 1)))
    return 0;
  return uint32_t(std::popcount(Bits));
}

uint8_t maskOf(uint32_t Components) {
  return uint8_t((1u << Components) - 1);
}

class RawBufferLowering {
public:
  RawBufferLowering(ir::EditableModule &E, ir::EditableBody &Body, Version DXIL)
      : E(E), Body(Body), DXIL(DXIL) {}

  /// 64-bit vectors become 64-bit values here; another run splits those into words.
  void run() {
    ir::removeUnreachable(Body);
    findUses();
    for (uint32_t Block : ir::reversePostOrder(Body)) { // definitions before their uses
      std::vector<ir::EditableInstruction> New;
      Out = &New;
      for (ir::EditableInstruction &I : Body.Blocks[Block].Instructions)
        visit(I);
      Body.Blocks[Block].Instructions = std::move(New);
    }
    if (!With.empty())
      E.replaceOperands(Body, With);
  }

private:
  using Words = std::array<ir::ValueId, MostComponents>;
  ir::EditableModule &E;
  ir::EditableBody &Body;
  Version DXIL;
  std::vector<ir::EditableInstruction> *Out = nullptr;
  std::vector<ir::ValueId> With;
  std::set<ir::ValueId> OtherUses; ///< values with other users than extractvalue and
                                   ///< CheckAccessFullyMapped
  /// New statuses by the result of the former load.
  std::map<ir::ValueId, std::vector<ir::ValueId>> StatusesOf;
  /// Members of a load's former result: the values, and the status of each new load.
  struct Members {
    std::vector<ir::ValueId> Values, Statuses;
    uint32_t StatusMember = 0;
  };
  std::map<ir::ValueId, Members> Loads;
  std::map<ir::ValueId, const Members *> Statuses; ///< members by former status

  bool is64Bit(ir::TypeId T) const {
    const ir::Type &Ty = E.M.Types[T];
    return Ty.Kind == ir::TypeKind::Double || Ty.isInteger(64);
  }

  /// Returns the index of the status in the result of a load, which is the last member.
  uint32_t statusMember(ir::TypeId Result) const {
    const ir::Type &T = E.M.Types[Result];
    return T.Kind == ir::TypeKind::Struct && T.Fields.Count ? T.Fields.Count - 1 : ir::None;
  }

  void findUses() {
    for (ir::EditableBlock &B : Body.Blocks)
      for (ir::EditableInstruction &I : B.Instructions) {
        if (I.I.Op == ir::Opcode::ExtractValue && I.Targets.size() == 1) {
          if (I.Targets[0] == statusMember(E.M.Values[I.Operands[0]].Type))
            StatusesOf[I.Operands[0]].push_back(I.I.Result);
          continue;
        }
        const auto Call = ir::EditableCall::of(E, I);
        if (!E.describesVariable(I) && (!Call || !op::isa<op::CheckAccessFullyMapped>(*Call)))
          OtherUses.insert(I.Operands.begin(), I.Operands.end());
      }
  }

  /// Returns true if all users of a load's result can be replaced, and, if several loads replace
  /// it, all users of its status.
  bool canDivide(ir::ValueId Result, bool IntoSeveral) const {
    if (OtherUses.contains(Result))
      return false;
    const auto Entry = StatusesOf.find(Result);
    return !IntoSeveral || Entry == StatusesOf.end() ||
           std::ranges::none_of(Entry->second,
                                [&](ir::ValueId V) { return OtherUses.contains(V); });
  }

  ir::EditableInstruction &add(ir::EditableInstruction I) {
    Out->push_back(std::move(I));
    return Out->back();
  }
  ir::ValueId compute(ir::Opcode Op, ir::TypeId T, std::initializer_list<ir::ValueId> Operands,
                      std::vector<uint32_t> Indices = {}) {
    ir::EditableInstruction I;
    I.I.Op = Op;
    I.I.Type = T;
    I.I.Result = E.addResult(T);
    I.Operands = Operands;
    I.Targets = std::move(Indices);
    return add(std::move(I)).I.Result;
  }
  /// Extracts the status from the result of a new load.
  ir::ValueId statusOf(ir::ValueId Loaded) {
    return compute(ir::Opcode::ExtractValue, E.integerType(32), {Loaded},
                   {statusMember(E.M.Values[Loaded].Type)});
  }
  ir::ValueId call(OpCode Op, std::span<const ir::ValueId> Operands, ir::TypeId Overload,
                   uint32_t Location) {
    // An access of components that the target does not have is split further.
    const Version Form{1, std::max(DXIL.Minor, uint16_t(FirstMinorWith64Bits))};
    ir::EditableInstruction &I = add(ir::callOp(E, Op, Operands, Form, Overload));
    I.Location = Location;
    return I.I.Result;
  }

  void visit(ir::EditableInstruction &I) {
    if (I.I.Op == ir::Opcode::ExtractValue && Loads.contains(I.Operands[0]))
      return replaceMember(I);
    const auto Call = ir::EditableCall::of(E, I);
    if (Call && op::isa<op::RawBufferLoad>(*Call) && load(op::RawBufferLoad(*Call), I))
      return;
    if (Call && op::isa<op::RawBufferStore>(*Call) && store(op::RawBufferStore(*Call), I))
      return;
    if (Call && op::isa<op::RawBufferVectorLoad>(*Call) &&
        loadVector(op::RawBufferVectorLoad(*Call), I))
      return;
    if (Call && op::isa<op::RawBufferVectorStore>(*Call) &&
        storeVector(op::RawBufferVectorStore(*Call), I))
      return;
    if (Call && op::isa<op::CheckAccessFullyMapped>(*Call) && checkStatus(I))
      return;
    add(std::move(I));
  }

  void replace(ir::ValueId Old, ir::ValueId New) {
    while (With.size() <= Old)
      With.push_back(ir::ValueId(With.size()));
    With[Old] = New;
  }

  void replaceMember(const ir::EditableInstruction &I) {
    const Members &All = Loads.at(I.Operands[0]);
    const uint32_t Member = I.Targets[0];
    if (Member == All.StatusMember) {
      Statuses[I.I.Result] = &All;
      return replace(I.I.Result, All.Statuses.back());
    }
    replace(I.I.Result, Member < All.Values.size() ? All.Values[Member] : E.undef(I.I.Type));
  }

  /// An access is fully mapped if all its loads are.
  bool checkStatus(const ir::EditableInstruction &I) {
    const auto Entry = Statuses.find(I.Operands.back());
    if (Entry == Statuses.end() || Entry->second->Statuses.size() < 2)
      return false;
    ir::ValueId All = ir::None;
    for (ir::ValueId Status : Entry->second->Statuses) {
      const ir::ValueId One = call(OpCode::CheckAccessFullyMapped, std::span(&Status, 1),
                                   E.integerType(32), I.Location);
      All = All == ir::None ? One : compute(ir::Opcode::And, E.integerType(1), {All, One});
    }
    replace(I.I.Result, All);
    return true;
  }

  /// Returns the address with bytes added: to the offset in the structure if there is one, else to
  /// the index of a byte-address buffer.
  std::pair<ir::ValueId, ir::ValueId> advanced(ir::ValueId Index, ir::ValueId Offset,
                                               uint32_t Bytes) {
    if (!Bytes)
      return {Index, Offset};
    const ir::Constant *C = E.M.constant(Offset);
    const bool HasOffset = !C || C->Kind != ir::ConstantKind::Undef;
    ir::ValueId &Moved = HasOffset ? Offset : Index;
    Moved = compute(ir::Opcode::Add, E.integerType(32), {Moved, E.i32(Bytes)});
    return {Index, Offset};
  }

  // ---- Loads ------------------------------------------------------------------------------------

  /// Adds a load of words or smaller values in the target's form.
  template <class Load>
  ir::ValueId loadWords(const Load &From, std::pair<ir::ValueId, ir::ValueId> Address, uint8_t Mask,
                        ir::TypeId Type, uint32_t Location) {
    if (DXIL.Minor >= FirstMinorWithRawBuffers) {
      const ir::ValueId Operands[] = {From.srv(), Address.first, Address.second, E.i8(Mask),
                                      From.alignment()};
      return call(OpCode::RawBufferLoad, Operands, Type, Location);
    }
    const ir::ValueId Operands[] = {From.srv(), Address.first, Address.second};
    return call(OpCode::BufferLoad, Operands, Type, Location);
  }

  template <class Load> bool load(const Load &From, const ir::EditableInstruction &I) {
    const ir::Type &Result = E.M.Types[I.I.Type];
    const uint32_t Count = firstComponents(E, From.mask());
    if (!Count || From.alignment() == ir::None || Result.Kind != ir::TypeKind::Struct ||
        Result.Fields.Count != MostComponents + 1)
      return false;
    const ir::TypeId Type = E.M.TypePool[Result.Fields.First];
    const ir::ValueId Index = From.index(), Offset = From.elementOffset();
    if (!is64Bit(Type)) {
      if (DXIL.Minor >= FirstMinorWithRawBuffers)
        return false; // the target has this form
      replace(I.I.Result, loadWords(From, {Index, Offset}, maskOf(Count), Type, I.Location));
      return true;
    }
    if (!canDivide(I.I.Result, Count > WordsOfValue))
      return false;
    Members All;
    All.StatusMember = statusMember(I.I.Type);
    const ir::TypeId Word = E.integerType(32);
    for (uint32_t First = 0; First < Count; First += WordsOfValue) {
      const uint32_t Words = WordsOfValue * std::min(WordsOfValue, Count - First);
      const ir::ValueId Loaded = loadWords(From, advanced(Index, Offset, First * BytesOfValue),
                                           maskOf(Words), Word, I.Location);
      for (uint32_t W = 0; W < Words; W += WordsOfValue)
        All.Values.push_back(joined(compute(ir::Opcode::ExtractValue, Word, {Loaded}, {W}),
                                    compute(ir::Opcode::ExtractValue, Word, {Loaded}, {W + 1}),
                                    Type));
      All.Statuses.push_back(statusOf(Loaded));
    }
    Loads[I.I.Result] = std::move(All);
    return true;
  }

  template <class Load> bool loadVector(const Load &From, const ir::EditableInstruction &I) {
    const uint32_t StatusMember = statusMember(I.I.Type);
    if (DXIL.Minor >= FirstMinorWithVectors || StatusMember != 1 || From.alignment() == ir::None)
      return false;
    const ir::TypeId Vector = E.M.TypePool[E.M.Types[I.I.Type].Fields.First];
    const ir::Type T = E.M.Types[Vector];
    if (T.Kind != ir::TypeKind::Vector || T.Count > MaxVectorElements ||
        !canDivide(I.I.Result, T.Count > MostComponents))
      return false;
    Members All;
    All.StatusMember = StatusMember;
    ir::ValueId Value = E.undef(Vector);
    for (uint32_t First = 0; First < T.Count; First += MostComponents) {
      const uint32_t Count = std::min(MostComponents, uint32_t(T.Count) - First);
      const auto [Index, Offset] =
          advanced(From.index(), From.elementOffset(), First * bytesOf(T.Element));
      const ir::ValueId Operands[] = {From.buf(), Index, Offset, E.i8(maskOf(Count)),
                                      From.alignment()};
      const ir::ValueId Loaded = call(OpCode::RawBufferLoad, Operands, T.Element, I.Location);
      for (uint32_t N = 0; N < Count; ++N)
        Value = compute(
            ir::Opcode::InsertElement, Vector,
            {Value, compute(ir::Opcode::ExtractValue, T.Element, {Loaded}, {N}), E.i32(First + N)});
      All.Statuses.push_back(statusOf(Loaded));
    }
    All.Values = {Value};
    Loads[I.I.Result] = std::move(All);
    return true;
  }

  uint32_t bytesOf(ir::TypeId T) const {
    const ir::Type &Ty = E.M.Types[T];
    return is64Bit(T) ? BytesOfValue
                      : (Ty.Kind == ir::TypeKind::Half || Ty.isInteger(16) ? 2 : BitsOfWord / 8);
  }

  ir::ValueId joined(ir::ValueId Low, ir::ValueId High, ir::TypeId Type) {
    if (E.M.Types[Type].Kind == ir::TypeKind::Double) {
      const ir::ValueId Operands[] = {Low, High};
      return call(OpCode::MakeDouble, Operands, Type, ir::None);
    }
    const ir::ValueId Lower = compute(ir::Opcode::ZExt, Type, {Low});
    const ir::ValueId Upper = compute(ir::Opcode::ZExt, Type, {High});
    return compute(
        ir::Opcode::Or, Type,
        {compute(ir::Opcode::Shl, Type, {Upper, E.integer(BitsOfValue, BitsOfWord)}), Lower});
  }

  // ---- Stores -----------------------------------------------------------------------------------

  template <class Store>
  void storeWords(const Store &To, std::pair<ir::ValueId, ir::ValueId> Address, const Words &Values,
                  uint8_t Mask, ir::TypeId Type, uint32_t Location) {
    std::vector<ir::ValueId> Operands = {To.uav(), Address.first, Address.second};
    Operands.insert(Operands.end(), Values.begin(), Values.end());
    Operands.push_back(E.i8(Mask));
    const bool IsRaw = DXIL.Minor >= FirstMinorWithRawBuffers;
    if (IsRaw)
      Operands.push_back(To.alignment());
    call(IsRaw ? OpCode::RawBufferStore : OpCode::BufferStore, Operands, Type, Location);
  }

  template <class Store> bool store(const Store &To, const ir::EditableInstruction &I) {
    const uint32_t Count = firstComponents(E, To.mask());
    if (!Count || To.alignment() == ir::None)
      return false;
    const Words Values = {To.value0(), To.value1(), To.value2(), To.value3()};
    const ir::TypeId Type = E.M.Values[Values[0]].Type;
    const ir::ValueId Index = To.index(), Offset = To.elementOffset();
    if (!is64Bit(Type)) {
      if (DXIL.Minor >= FirstMinorWithRawBuffers)
        return false;
      storeWords(To, {Index, Offset}, Values, maskOf(Count), Type, I.Location);
      return true;
    }
    const ir::TypeId Word = E.integerType(32);
    for (uint32_t First = 0; First < Count; First += WordsOfValue) {
      Words Pair;
      Pair.fill(E.undef(Word));
      const uint32_t Halves = std::min(WordsOfValue, Count - First);
      for (uint32_t V = 0; V < Halves; ++V)
        split(Values[First + V], Type, &Pair[V * WordsOfValue]);
      storeWords(To, advanced(Index, Offset, First * BytesOfValue), Pair,
                 maskOf(Halves * WordsOfValue), Word, I.Location);
    }
    return true;
  }

  template <class Store> bool storeVector(const Store &To, const ir::EditableInstruction &I) {
    const ir::Type T = E.typeOf(To.value0());
    if (DXIL.Minor >= FirstMinorWithVectors || T.Kind != ir::TypeKind::Vector ||
        T.Count > MaxVectorElements || To.alignment() == ir::None)
      return false;
    for (uint32_t First = 0; First < T.Count; First += MostComponents) {
      const uint32_t Count = std::min(MostComponents, uint32_t(T.Count) - First);
      const auto [Index, Offset] =
          advanced(To.index(), To.elementOffset(), First * bytesOf(T.Element));
      std::vector<ir::ValueId> Operands = {To.uav(), Index, Offset};
      for (uint32_t N = 0; N < MostComponents; ++N)
        Operands.push_back(N < Count ? compute(ir::Opcode::ExtractElement, T.Element,
                                               {To.value0(), E.i32(First + N)})
                                     : E.undef(T.Element));
      Operands.insert(Operands.end(), {E.i8(maskOf(Count)), To.alignment()});
      call(OpCode::RawBufferStore, Operands, T.Element, I.Location);
    }
    return true;
  }

  void split(ir::ValueId V, ir::TypeId Type, ir::ValueId *To) {
    const ir::TypeId Word = E.integerType(32);
    if (E.M.Types[Type].Kind == ir::TypeKind::Double) {
      const ir::ValueId Parts = call(OpCode::SplitDouble, std::span(&V, 1), Type, ir::None);
      To[0] = compute(ir::Opcode::ExtractValue, Word, {Parts}, {0});
      To[1] = compute(ir::Opcode::ExtractValue, Word, {Parts}, {1});
      return;
    }
    To[0] = compute(ir::Opcode::Trunc, Word, {V});
    To[1] = compute(ir::Opcode::Trunc, Word,
                    {compute(ir::Opcode::LShr, Type, {V, E.integer(BitsOfValue, BitsOfWord)})});
  }
};

} // namespace

void LinkJob::lowerRawBuffers(ir::FunctionId F) {
  RawBufferLowering(E, E.Bodies[F], dxilVersion()).run();
}

void LinkJob::lowerRawBuffers() {
  if (targetAtLeast(FirstMinorWith64Bits))
    return;
  for (const auto &[F, S] : Origins)
    lowerRawBuffers(F);
}

} // namespace dxil::link
