// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "InstructionRules.h"

#include "Annotations.h"
#include "Types.h"

#include <algorithm>
#include <dxil/container/derive/OpCall.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/module/Precise.h>

namespace dxil::validation {

using ir::Opcode;
using ir::TypeKind;

struct InstructionRules::Info {
  std::string_view Keyword;
  unsigned Number;
  bool Allowed;
  std::string_view Types;
  unsigned Major, Minor;
};

/// Texts of scalar types in the instruction records.
static constexpr std::string_view ScalarTexts[] = {"half", "float", "double", "i1",
                                                   "i16",  "i32",   "i64",    "a wide float"};

static unsigned scalarNumber(const ir::Type &Ty) {
  switch (Ty.Kind) {
  case TypeKind::Half: return 0;
  case TypeKind::Float: return 1;
  case TypeKind::Double: return 2;
  case TypeKind::Integer: return Ty.Width == 1 ? 3 : Ty.Width == 16 ? 4 : Ty.Width == 32 ? 5 : 6;
  default: return 7;
  }
}

static bool hasWord(std::string_view List, std::string_view Word) {
  for (size_t Entry = List.find(Word); Entry != std::string_view::npos;
       Entry = List.find(Word, Entry + 1)) {
    size_t End = Entry + Word.size();
    if ((Entry == 0 || List[Entry - 1] == ' ') && (End == List.size() || List[End] == ' '))
      return true;
  }
  return false;
}

/// The instruction records by opcode.
struct InstructionRules::Records {
  std::array<const Info *, NumOpcodes> Infos{};
  uint64_t Restricted = 0; ///< opcodes that allow only some types
  /// Opcodes that allow a type, indexed as ScalarTexts.
  std::array<uint64_t, std::size(ScalarTexts)> TakenBy{};

  Records() {
    static constexpr Info Table[] = {
#define DXIL_INSTRUCTION(Keyword, Number, Allowed, Types, Major, Minor, Counter)                   \
  {Keyword, Number, Allowed, Types, Major, Minor},
#include <dxil/generated/Instructions.inc>
#undef DXIL_INSTRUCTION
    };
    for (unsigned Op = 0; Op < NumOpcodes; ++Op) {
      const std::string_view Keyword = ir::opcodeName(Opcode(Op));
      const auto Entry = std::ranges::find(Table, Keyword, &Info::Keyword);
      if (Entry != std::end(Table))
        add(Opcode(Op), *Entry);
    }
  }

  void add(Opcode Op, const Info &I) {
    Infos[unsigned(Op)] = &I;
    const uint64_t Bit = uint64_t(1) << unsigned(Op);
    if (I.Types.empty() || Op == Opcode::Ret)
      return;
    Restricted |= Bit;
    for (size_t T = 0; T < std::size(ScalarTexts); ++T)
      TakenBy[T] |= hasWord(I.Types, ScalarTexts[T]) ? Bit : 0;
  }

  static const Records &get() {
    static const Records All;
    return All;
  }
};

static constexpr uint32_t GroupShared = 3, NodeRecord = 6, Generic = 4;

struct InstructionRules::RuleTable {
  static constexpr std::array<Rule, NumOpcodes> make() {
    std::array<Rule, NumOpcodes> Out{};
    auto at = [&](Opcode Op) -> Rule & { return Out[unsigned(Op)]; };
    at(Opcode::Alloca) = &InstructionRules::checkAlloca;
    at(Opcode::Load) = &InstructionRules::checkLoad;
    at(Opcode::Store) = &InstructionRules::checkStore;
    at(Opcode::ExtractValue) = &InstructionRules::checkExtract;
    at(Opcode::GetElementPtr) = &InstructionRules::checkAddress;
    at(Opcode::SDiv) = at(Opcode::UDiv) = &InstructionRules::checkDivision;
    at(Opcode::AddrSpaceCast) = &InstructionRules::checkSpaceCast;
    at(Opcode::BitCast) = &InstructionRules::checkBitCast;
    at(Opcode::CmpXchg) = at(Opcode::AtomicRmw) = &InstructionRules::checkAtomic;
    return Out;
  }
};
constinit const std::array<InstructionRules::Rule, InstructionRules::NumOpcodes>
    InstructionRules::Rules = RuleTable::make();

InstructionRules::InstructionRules(Context &Ctx)
    : Ctx(Ctx), M(Ctx.M), InMemory(M.Types.size()), Extractable(M.Types.size()) {
  static_assert(NumOpcodes <= 64);
  for (unsigned Op = 0; Op < NumOpcodes; ++Op)
    Allowed |= uint64_t(isAllowed(Records::get().Infos[Op])) << Op;
  TakenBy.resize(M.Types.size());
  DoubtfulResults.resize(M.Types.size());
  DoubtfulTypes.resize(M.Types.size());
  for (ir::TypeId T = 0; T < M.Types.size(); ++T) {
    TakenBy[T] = takenBy(T);
    DoubtfulResults[T] = isDoubtfulResult(T);
    DoubtfulTypes[T] = Ctx.traits(T) & OddWidth;
  }
  DoubtfulConstants.reserve(M.Constants.size());
  for (const ir::Constant &C : M.Constants)
    DoubtfulConstants.push_back(isDoubtful(C));
  HasMinPrecision = has(Ctx.Info.Flags, ShaderFlag::LowPrecisionPresent) &&
                    !has(Ctx.Info.Flags, ShaderFlag::NativeLowPrecision);
}

bool InstructionRules::beginOther(const ir::Instruction &I, ir::TypeId T) {
  if (I.HasAttachments)
    checkAttachments(I);
  if (!checkAllowed(I, T))
    return false;
  if (HasMinPrecision)
    checkPrecise(I);
  return true;
}

void InstructionRules::checkAlloca(const ir::Instruction &I) {
  checkInMemory(M.elementType(I), "an alloca", I);
}

void InstructionRules::checkLoad(const ir::Instruction &I) {
  checkInMemory(I.Type, "a load", I);
}

void InstructionRules::checkStore(const ir::Instruction &I) {
  checkInMemory(M.Values[M.operands(I)[1]].Type, "a store", I);
}

bool InstructionRules::checkInMemory(ir::TypeId T, std::string_view Where,
                                     const ir::Instruction &I) {
  if (InMemory[T] == Unknown)
    InMemory[T] = Ctx.TypeProblems.of(T, false).empty() ? Good : Bad;
  return InMemory[T] == Good || checkMemoryType(Ctx, T, Where, &I);
}

/// Returns true for a type of unusual width, also in an array or behind a pointer, and for a
/// pointer to groupshared memory.
uint8_t InstructionRules::isDoubtfulResult(ir::TypeId T) const {
  const ir::Type &Ty = M.type(T);
  const ir::TypeId Inner = Ctx.elementOf(Ty.Kind == TypeKind::Pointer ? Ty.Element : T);
  return Ctx.traits(Inner) & OddWidth ||
         (Ty.Kind == TypeKind::Pointer && Ty.AddressSpace == GroupShared);
}

// ---- The instruction itself ----

bool InstructionRules::isAllowed(const Info *I) const {
  return I && I->Allowed &&
         Version{uint16_t(I->Major), uint16_t(I->Minor)} <=
             Version{uint16_t(Ctx.Info.Dxil.Major), uint16_t(Ctx.Info.Dxil.Minor)};
}

bool InstructionRules::checkAllowed(const ir::Instruction &I, ir::TypeId T) {
  const Info *Record = Records::get().Infos[unsigned(I.Op)];
  if (Allowed >> unsigned(I.Op) & 1) {
    if (TakenBy[T] >> unsigned(I.Op) & 1)
      return true;
    if (M.type(T).Kind == TypeKind::Vector)
      T = M.type(T).Element;
    Ctx.reportStrict(rule::InstrAllowed(Record->Keyword, "it does not take " + typeText(M, T)), I);
    return true;
  }
  if (isAllowedInLibrary(I))
    return true;
  bool IsKnown = Record && Record->Allowed;
  Ctx.report(rule::InstrAllowed(ir::opcodeName(I.Op), IsKnown ? "it needs a later shader model"
                                                              : "DXIL does not have it"),
             I);
  return false;
}

bool InstructionRules::isAllowedInLibrary(const ir::Instruction &I) const {
  Stage S = Ctx.Info.Kind;
  if (S != Stage::Library && S != Stage::Mesh && S != Stage::Amplification)
    return false;
  if (I.Op != Opcode::Unreachable)
    return I.Op == Opcode::InsertElement || I.Op == Opcode::ExtractElement ||
           I.Op == Opcode::ShuffleVector;
  // Libraries allow `unreachable` after an op that does not return.
  ir::InstId Id = Ctx.idOf(I);
  if (Id == 0 || Id == M.Blocks[M.parent(I)].Instructions.First)
    return false;
  const OpInfo *Op = opOf(Ctx, M.Instructions[Id - 1]);
  return Op && attributes(Op->Code, {0xffff, 0}).contains(Attribute::NoReturn);
}

/// Also accepts widths that no instruction allows: the type rules report those.
uint64_t InstructionRules::takenBy(ir::TypeId T) const {
  if (M.type(T).Kind == TypeKind::Vector)
    T = M.type(T).Element;
  const ir::Type &Ty = M.type(T);
  const bool IsCommon = Ty.Kind == TypeKind::Integer
                            ? Ty.Width == 1 || Ty.Width == 16 || Ty.Width == 32 || Ty.Width == 64
                            : Ty.isFloat();
  const Records &All = Records::get();
  return Allowed & (IsCommon ? ~All.Restricted | All.TakenBy[scalarNumber(Ty)] : ~uint64_t(0));
}

void InstructionRules::checkPrecise(const ir::Instruction &I) {
  if (!ir::isPrecise(M, I))
    return;
  for (ir::ValueId V : M.operands(I))
    if (!ir::isMetadataOperand(V) &&
        (M.typeOf(V).isInteger(16) || M.typeOf(V).Kind == TypeKind::Half))
      return Ctx.report(rule::InstrMinPrecisionNotPrecise(ir::opcodeName(I.Op)), I);
}

void InstructionRules::checkCall(const ir::Instruction &I) {
  if (!M.calledFunction(I))
    Ctx.report(rule::InstrAllowed("call", "the function called is not known"), I);
}

// ---- Operands ----

static bool mayBeUndef(const ir::Module &M, const ir::Instruction &I, size_t Operand) {
  switch (I.Op) {
  case Opcode::Phi: return true;
  case Opcode::InsertElement: return Operand == 0;
  case Opcode::ShuffleVector:
    // Equal operands: both vectors are the same undefined constant, as in a splat.
    return Operand >= 1 || M.operands(I)[0] == M.operands(I)[1];
  case Opcode::Store: return Operand == 1;
  default: return false;
  }
}

void InstructionRules::checkOperands(const ir::Instruction &I) {
  std::span<const ir::ValueId> Operands = M.operands(I);
  for (size_t N = 0; N < Operands.size(); ++N) {
    ir::ValueId V = Operands[N];
    if (ir::isMetadataOperand(V))
      continue;
    if (const ir::Constant *C = M.constant(V)) {
      bool Undef = C->Kind == ir::ConstantKind::Undef && !mayBeUndef(M, I, N);
      if (isExpression(*C))
        for (ir::ValueId Inner : M.operands(*C))
          Undef |= Ctx.isUndef(Inner);
      if (Undef)
        Ctx.report(rule::InstrNoReadingUninitialized(ir::opcodeName(I.Op)), I);
    }
    checkWidth(M.Values[V].Type, "an operand of ", I);
  }
}

/// The message begins with `Prefix` and the instruction's name.
void InstructionRules::checkWidth(ir::TypeId T, std::string_view Prefix, const ir::Instruction &I) {
  if (!(Ctx.traits(T) & OddWidth)) [[likely]]
    return;
  const ir::Type &Ty = M.type(T);
  std::string Where = std::string(Prefix).append(ir::opcodeName(I.Op));
  if (Ty.Width == 8)
    Ctx.report(rule::TypesI8(Where), I);
  else
    checkMemoryType(Ctx, T, Where, &I);
}

void InstructionRules::checkResultWidth(const ir::Instruction &I) {
  ir::TypeId T = I.Type;
  if (M.type(T).Kind == TypeKind::Pointer)
    T = M.type(T).Element;
  T = Ctx.elementOf(T);
  if (T != I.Type && M.type(T).isInteger(8) && I.Op == Opcode::BitCast && Ctx.Info.atLeast(6) &&
      onlyLifetimeUsers(I.Result))
    return;
  checkWidth(T, "the result of ", I);
}

bool InstructionRules::onlyLifetimeUsers(ir::ValueId V) const {
  std::span<const ir::InstId> Users = Ctx.users(V);
  return std::all_of(Users.begin(), Users.end(), [&](ir::InstId Id) {
    return M.calleeName(M.Instructions[Id]).starts_with(LifetimeCallPrefix);
  });
}

// ---- Single opcodes ----

void InstructionRules::checkExtract(const ir::Instruction &I) {
  ir::ValueId Aggregate = M.operands(I)[0];
  ir::TypeId T = M.Values[Aggregate].Type;
  if (Extractable[T] == Unknown)
    Extractable[T] = isOpStruct(M, T) ? Good : Bad;
  if (Extractable[T] == Good)
    return;
  const ir::Instruction *Def = M.definition(Aggregate);
  const bool IsResult =
      Def && (Def->Op == Opcode::CmpXchg || (Def->Op == Opcode::Call && opOf(Ctx, *Def)));
  if (M.type(T).Kind != TypeKind::Struct || !IsResult)
    Ctx.report(rule::InstrExtractValue(typeText(M, T)), I);
}

void InstructionRules::checkAddress(const ir::Instruction &I) {
  const ir::Type &Result = M.type(I.Type);
  if (Result.Kind != TypeKind::Pointer || !checkInMemory(Result.Element, "a getelementptr", I))
    return;
  std::span<const ir::ValueId> Operands = M.operands(I);
  uint64_t Offset = 0;
  const ir::TypeId Source = M.elementType(I);
  if (!constantOffset(Source, Operands.subspan(1), Offset))
    return;
  std::optional<uint64_t> Size = Ctx.Layout.allocSize(Source),
                          Access = Ctx.Layout.allocSize(Result.Element);
  // Sums wrap at 32 bits, as in the reference validator.
  if (Size && Access && uint32_t(Offset + *Access) > *Size)
    Ctx.report(
        rule::InstrInBoundsAccess(int64_t(Offset), int64_t(Offset + *Access), int64_t(*Size)), I);
}

/// Computes the byte offset modulo 2^32, as the reference validator does. Returns false if an index
/// is not constant.
bool InstructionRules::constantOffset(ir::TypeId T, std::span<const ir::ValueId> Indices,
                                      uint64_t &Offset) const {
  for (size_t N = 0; N < Indices.size(); ++N) {
    int64_t Index = 0;
    if (!Ctx.constantSigned(Indices[N], Index))
      return false;
    const ir::Type &Ty = M.type(T);
    if (N > 0 && Ty.Kind == TypeKind::Struct) {
      std::optional<uint64_t> Field = Ctx.Layout.fieldOffset(T, uint32_t(Index));
      if (!Field)
        return false;
      Offset += *Field;
      T = M.fields(Ty)[uint32_t(Index)];
    } else {
      if (N > 0)
        T = Ty.Element;
      if (T == ir::None)
        return false;
      std::optional<uint64_t> Size = Ctx.Layout.allocSize(T);
      if (!Size)
        return false;
      Offset += uint64_t(Index) * *Size;
    }
  }
  Offset &= 0xFFFFFFFFu;
  return true;
}

void InstructionRules::checkDivision(const ir::Instruction &I) {
  uint64_t Divisor = 1;
  if (!Ctx.constantInt(M.operands(I)[1], Divisor) || Divisor != 0)
    return;
  Ctx.report(I.Op == Opcode::SDiv ? rule::InstrNoIDivByZero() : rule::InstrNoUDivByZero(), I);
}

void InstructionRules::checkSpaceCast(const ir::Instruction &I) {
  uint32_t From = M.typeOf(M.operands(I)[0]).AddressSpace, To = M.type(I.Type).AddressSpace;
  if (From != Generic && To != Generic)
    Ctx.report(rule::InstrNoGenericPtrAddrSpaceCast(From, To), I);
}

void InstructionRules::checkBitCast(const ir::Instruction &I) {
  ir::TypeId From = M.Values[M.operands(I)[0]].Type, To = I.Type;
  if (M.type(To).Kind == TypeKind::Pointer && M.type(M.type(To).Element).isInteger(8) &&
      Ctx.Info.atLeast(6))
    return;
  if (M.type(From).Kind == TypeKind::Pointer && M.type(To).Kind == TypeKind::Pointer) {
    From = M.type(From).Element;
    To = M.type(To).Element;
    uint64_t FromSize = Ctx.Layout.allocSize(From).value_or(0),
             ToSize = Ctx.Layout.allocSize(To).value_or(0);
    if (FromSize != ToSize)
      return Ctx.report(rule::InstrPtrBitCast(int64_t(FromSize), int64_t(ToSize)), I);
    From = Ctx.elementOf(From);
    To = Ctx.elementOf(To);
  }
  bool Struct = M.type(From).Kind == TypeKind::Struct || M.type(To).Kind == TypeKind::Struct;
  if (Struct && !Ctx.Info.isLibrary())
    return Ctx.report(rule::InstrStructBitCast(typeText(M, From), typeText(M, To)), I);
  if (Ctx.Info.usesMinPrecision() && (bits(From) < 32 || bits(To) < 32))
    Ctx.report(rule::InstrMinPrecisonBitCast(typeText(M, From), typeText(M, To)), I);
}

/// Returns the size of a value in memory in bits, without tail padding.
uint64_t InstructionRules::bits(ir::TypeId T) const {
  const ir::Type &Ty = M.type(T);
  switch (Ty.Kind) {
  case TypeKind::Half: return 16;
  case TypeKind::Integer: return (Ty.Width + 7) / 8 * 8;
  case TypeKind::Vector: return bits(Ty.Element) * Ty.Count;
  default: return Ctx.Layout.allocSize(T).value_or(4) * 8;
  }
}

void InstructionRules::checkAtomic(const ir::Instruction &I) {
  ir::ValueId Pointer = M.operands(I)[0];
  const ir::Type &Ty = M.typeOf(Pointer);
  if (M.type(Ty.Element).isInteger(64) && !Ctx.Info.atLeast(6))
    Ctx.report(
        rule::SmOpcodeInInvalidFunction("a 64-bit atomic operation", "shader model 6.6 and up"), I);
  if (Ty.AddressSpace != GroupShared && Ty.AddressSpace != NodeRecord)
    Ctx.report(rule::InstrAtomicOpNonGroupsharedOrRecord(ir::opcodeName(I.Op), Ty.AddressSpace), I);
  ir::ValueId Root = rootOf(Pointer);
  if (M.Values[Root].Kind == ir::ValueKind::Global && M.Globals[M.Values[Root].Index].IsConstant)
    Ctx.report(rule::InstrAtomicConst(ir::opcodeName(I.Op), M.name(Root)), I);
}

/// Returns the base of a pointer, through geps and bitcasts of instructions and constants.
ir::ValueId InstructionRules::rootOf(ir::ValueId V) const {
  for (unsigned Steps = 0; Steps < 1024; ++Steps) {
    if (const ir::Instruction *Def = M.definition(V);
        Def && (Def->Op == Opcode::GetElementPtr || Def->Op == Opcode::BitCast))
      V = M.operands(*Def)[0];
    else if (const ir::Constant *C = M.constant(V);
             C && (C->Kind == ir::ConstantKind::GetElementPtr ||
                   (C->Kind == ir::ConstantKind::Cast && Opcode(C->SubOpcode) == Opcode::BitCast)))
      V = M.operands(*C)[0];
    else
      break;
  }
  return V;
}

void InstructionRules::checkGroupSharedPointer(const ir::Instruction &I) {
  const ir::Type &Ty = M.type(I.Type);
  if (Ty.Kind != TypeKind::Pointer || Ty.AddressSpace != GroupShared)
    return;
  bool Derived = I.Op == Opcode::GetElementPtr || I.Op == Opcode::BitCast;
  if (!Derived || M.Values[rootOf(M.operands(I)[0])].Kind != ir::ValueKind::Global)
    Ctx.report(rule::InstrFailToResloveTGSMPointer(), I);
}

// ---- Attached metadata ----

void InstructionRules::checkAttachments(const ir::Instruction &I) {
  for (const ir::Attachment &A : M.attachments(I)) {
    std::string_view Name =
        A.Kind < M.MetadataKinds.size() ? M.MetadataKinds[A.Kind] : std::string_view();
    if (Name == md::FlowHintsKind)
      checkHint(I, A.Node);
    else if (Name == md::LoopKind)
      checkLoop(I, A.Node, 0);
    else if (Name == md::RangeKind)
      checkRange(I, A.Node);
    else if (Name == md::AliasTypeKind) {
      if (std::string_view Error = tbaaError(M, A.Node); !Error.empty())
        Ctx.report(rule::MetaWellFormed("tbaa", Error), I);
    } else if (Name == md::NonUniformKind)
      checkNonUniform(I, A.Node);
    else if (Name != md::DebugKind && Name != md::NoAliasKind && Name != md::AliasScopeKind &&
             Name != md::PreciseKind)
      Ctx.report(rule::MetaUsed(Name, ir::opcodeName(I.Op)), I);
  }
}

/// !range consists of pairs of integers of the instruction's type.
void InstructionRules::checkRange(const ir::Instruction &I, ir::MetadataId Node) {
  bool Good = M.nodeSize(Node) > 0 && M.nodeSize(Node) % 2 == 0 &&
              (I.Op == Opcode::Load || I.Op == Opcode::Call);
  for (uint32_t N = 0; Good && N < M.nodeSize(Node); ++N) {
    ir::ValueId V = M.metadataValue(M.nodeOperand(Node, N));
    Good = V != ir::None && M.Values[V].Type == I.Type && M.type(I.Type).Kind == TypeKind::Integer;
  }
  if (!Good)
    Ctx.report(rule::BitcodeValid("!range is not pairs of integers of the instruction's type"), I);
}

[[gnu::cold]] void InstructionRules::checkHint(const ir::Instruction &I, ir::MetadataId Node) {
  if (!ir::isTerminator(I.Op))
    return Ctx.report(rule::MetaControlFlowHintNotOnControlFlow(ir::opcodeName(I.Op)), I);
  bool Branch = false, Flatten = false, Force = false;
  for (uint32_t N = 2; N < M.nodeSize(Node); ++N) {
    uint64_t Hint = 0;
    if (!M.metadataInt(M.nodeOperand(Node, N), Hint)) {
      Ctx.report(rule::MetaWellFormed(md::FlowHintsKind, "a hint is not an integer"), I);
      continue;
    }
    Branch |= Hint == 1;
    Flatten |= Hint == 2;
    Force |= Hint == 5;
    if (Hint != 1 && Hint != 2 && Hint != 5)
      Ctx.report(rule::MetaInvalidControlFlowHint(int64_t(Hint)), I);
  }
  if (Branch && Flatten)
    Ctx.report(rule::MetaBranchFlatten(), I);
  if (Force && I.Op != Opcode::Switch)
    Ctx.report(rule::MetaForceCaseOnSwitch(ir::opcodeName(I.Op)), I);
}

[[gnu::cold]] void InstructionRules::checkLoop(const ir::Instruction &I, ir::MetadataId Node,
                                               unsigned Depth) {
  auto bad = [&](std::string_view Message) {
    Ctx.report(rule::MetaWellFormed("llvm.loop", Message), I);
  };
  uint32_t Size = M.nodeSize(Node);
  if (Size == 0 || Size > 2)
    return bad("a loop node has one or two operands");
  if (M.nodeOperand(Node, 0) != Node)
    return bad("a loop node's first operand is itself");
  if (Size == 1)
    return;
  ir::MetadataId Hint = M.nodeOperand(Node, 1);
  uint32_t HintSize = M.nodeSize(Hint);
  if (HintSize < 1 || HintSize > 2)
    return bad("a loop hint has one or two operands");
  if (M.nodeOperand(Hint, 0) == Hint && Depth < 8)
    return checkLoop(I, Hint, Depth + 1);
  std::string_view Name;
  if (!M.metadataString(M.nodeOperand(Hint, 0), Name))
    return bad("a loop hint starts with a string");
  uint64_t Count = 0;
  if (Name == "llvm.loop.unroll.count") {
    if (HintSize != 2 || !M.metadataInt(M.nodeOperand(Hint, 1), Count))
      bad("an unroll count is one integer");
  } else if (Name != FullUnrollHint && Name != NoUnrollHint) {
    bad("'" + std::string(Name) + "' is not a loop hint of DXIL");
  }
}

[[gnu::cold]] void InstructionRules::checkNonUniform(const ir::Instruction &I,
                                                     ir::MetadataId Node) {
  uint64_t Value = 0;
  if (!Ctx.Info.isLibrary())
    Ctx.report(rule::MetaUsed(md::NonUniformKind, ir::opcodeName(I.Op)), I);
  if (I.Op != Opcode::GetElementPtr || M.nodeSize(Node) != 1 ||
      !M.metadataInt(M.nodeOperand(Node, 0), Value))
    Ctx.report(rule::MetaWellFormed(md::NonUniformKind, "it is one integer on a getelementptr"), I);
  else if (Value != 1)
    Ctx.report(rule::MetaValueRange(md::NonUniformKind, int64_t(Value), "1"), I);
}

} // namespace dxil::validation
