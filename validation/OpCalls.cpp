// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "OpCallRules.h"

#include <algorithm>
#include <dxil/ops/OpTypes.h>

namespace dxil::validation {

static std::string stageList(StageSet Set) {
  std::string Out;
  for (Stage S : AllStages)
    if (Set.contains(S) && S != Stage::Library)
      Out += (Out.empty() ? "" : ", ") + std::string(name(S));
  return Out.empty() ? "nowhere" : Out;
}

OpCallRules::OpCallRules(Context &Ctx)
    : Ctx(Ctx), M(Ctx.M), Module{uint16_t(Ctx.Info.Dxil.Major), uint16_t(Ctx.Info.Dxil.Minor)},
      Good(VerdictCount) {}

void OpCallRules::checkNew(const ir::Instruction &I, ir::FunctionId Callee, ir::FunctionId Caller) {
  const ir::Function &F = M.Functions[Callee];
  uint64_t Code = 0;
  if (I.Operands.Count == 0 || !Ctx.constantInt(M.operands(I)[0], Code))
    return Ctx.report(rule::InstrOpConst("opcode", M.name(F.Self)), I);
  const OpInfo *Op = Code <= 0xFFFFFFFFu ? findOp(uint32_t(Code)) : nullptr;
  if (!Op)
    return Ctx.report(rule::InstrIllegalDXILOpCode(int64_t(Code), closest(Code)), I);
  if (Op->Experimental && !Ctx.Info.isPreview())
    return Ctx.report(rule::InstrExpDXILOpCodeRequiresExpSM(Op->Name, Ctx.Info.ModelName), I);
  if (!checkClass(I, F, *Op))
    return;
  if (Op->Reserved) {
    if (std::string Want = functionName(*Op); M.name(F.Self) != Want)
      Ctx.report(rule::InstrIllegalDXILOpFunction(Op->Name, M.name(F.Self), Want), I);
    return Ctx.report(rule::InstrOpCodeReserved(int64_t(Code)), I);
  }
  size_t Before = Ctx.findings();
  if (!checkOverload(I, F, *Op) || !checkAvailable(I, *Op))
    return;
  if (Ctx.findings() == Before)
    verdict(Callee, *Op) = {Op, Callee, Caller};
  checkConstants(OpCall{Ctx, I, *Op});
}

/// Returns the last op of the table that the feature id in the opcode names, or of the core table.
[[gnu::cold]] std::string OpCallRules::closest(uint64_t Code) const {
  const OpInfo *Core = nullptr, *Own = nullptr;
  for (const OpInfo &Op : allOps()) {
    const uint64_t Feature = uint32_t(Op.Code) >> 16;
    if (Feature == 0)
      Core = &Op;
    if (Feature == Code >> 16)
      Own = &Op;
  }
  const OpInfo *Last = Own ? Own : Core;
  const bool IsVendors = Last != Core && !Last->Experimental;
  return std::string(Last->Experimental ? "the last experimental one is "
                     : IsVendors        ? "the last one of its table is "
                                        : "the last one is ") +
         std::to_string(uint32_t(Last->Code));
}

bool OpCallRules::checkClass(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op) {
  std::optional<FunctionName> Name = parseFunctionName(M.name(F.Self));
  if (Name && Name->Class == Op.Class)
    return true;
  Ctx.report(rule::InstrIllegalDXILOpFunction(Op.Name, M.name(F.Self), Op.ClassName), I);
  return false;
}

/// Returns the suffix of an op function for scalars or vectors of numbers: ".f32", ".v4i16".
/// Returns nothing for other types.
std::optional<std::string> OpCallRules::suffixOf(ir::TypeId T) const {
  const ir::Type &Ty = M.type(T);
  std::string Out = ".";
  if (Ty.Kind == ir::TypeKind::Vector)
    Out += "v" + std::to_string(Ty.Count);
  const ir::Type &Scalar = Ty.Kind == ir::TypeKind::Vector ? M.type(Ty.Element) : Ty;
  switch (Scalar.Kind) {
  case ir::TypeKind::Half: return Out + "f16";
  case ir::TypeKind::Float: return Out + "f32";
  case ir::TypeKind::Double: return Out + "f64";
  case ir::TypeKind::Integer: return Out + "i" + std::to_string(Scalar.Width);
  default: return std::nullopt;
  }
}

/// Reports a function name that does not match the overload of its type, if numeric types determine
/// it. Other rules check stage and version in any case.
void OpCallRules::checkSuffix(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op,
                              const SignatureMatch &Match) {
  std::optional<std::string> Suffix;
  if (Op.OverloadDimensions == 0)
    Suffix.emplace();
  else if (Op.OverloadDimensions == 1 && Match.Bound[0] != ir::None)
    Suffix = suffixOf(Match.Bound[0]);
  // checkClass() has checked what precedes the suffix.
  constexpr size_t Prefix = OpFunctionPrefix.size();
  const std::string_view Name = M.name(F.Self);
  if (Suffix && Name.substr(Prefix + std::string_view(Op.ClassName).size()) != *Suffix)
    Ctx.report(rule::InstrIllegalDXILOpFunction(Op.Name, Name, functionName(Op) + *Suffix), I);
}

/// Returns true if the function's name has the overload of one of its own types.
[[gnu::cold]] bool OpCallRules::hasNameOfOverload(const ir::Function &F, const OpInfo &Op) const {
  std::string_view Name = M.name(F.Self);
  std::string Class = functionName(Op);
  if (Op.OverloadDimensions == 0)
    return Name == Class;
  const ir::Type &Ty = M.type(F.FunctionType);
  auto named = [&](ir::TypeId T) {
    std::optional<std::string> Suffix = suffixOf(T);
    return Suffix && Name == Class + *Suffix;
  };
  std::span<const ir::TypeId> Parameters = M.fields(Ty);
  return named(Ty.Element) || std::any_of(Parameters.begin(), Parameters.end(), named);
}

bool OpCallRules::checkOverload(const ir::Instruction &I, const ir::Function &F, const OpInfo &Op) {
  uint64_t Key = uint64_t(F.Self) << 32 | uint32_t(Op.Code);
  auto [Entry, New] = Matches.try_emplace(Key);
  if (New)
    Entry->second = matchSignature(M, Op, F.FunctionType);
  const SignatureMatch &Match = Entry->second;
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D) {
    if (Match.Bound[D] == ir::None)
      continue;
    OverloadUse Use = overloadOf(M, Match.Bound[D]);
    OverloadSet Ever = overloads(Op.Code, Version{0xffff, 0}, D),
                Now = overloads(Op.Code, Module, D);
    // Function names spell both kinds of overload by the type's name, so a named type may be
    // either.
    if (Use.Type == Overload::Udt && !Ever.contains(Use))
      Use = Overload::Object;
    else if (Use.Type == Overload::Object && !Ever.contains(Use))
      Use = Overload::Udt;
    if (Now.contains(Use) && !isTooNarrow(Op, Use))
      continue;
    return reportOverload(I, Op, Match.Bound[D], Use, Ever, Now);
  }
  if (Match.Matches) {
    checkSuffix(I, F, Op, Match);
    return true;
  }
  // If the callee has the name of an overload but another type, the message names no overload.
  if (hasNameOfOverload(F, Op))
    Ctx.report(rule::InstrOload(Op.Name, typeText(M, F.FunctionType), Ctx.Info.Dxil, Op.Signature),
               I);
  else
    Ctx.report(
        rule::InstrCallOload(M.name(F.Self), typeText(M, F.FunctionType), Op.Name, Op.Signature),
        I);
  return false;
}

/// isSpecialFloat has a half overload in all versions, but only later ones allow it.
bool OpCallRules::isTooNarrow(const OpInfo &Op, OverloadUse Use) const {
  return Op.ClassName == "isSpecialFloat" && Use.Type == Overload::Half && Module < Version{1, 9};
}

/// Reports an invalid overload. Some ops have a rule of their own for overloads of later versions.
[[gnu::cold]] bool OpCallRules::reportOverload(const ir::Instruction &I, const OpInfo &Op,
                                               ir::TypeId Type, OverloadUse Use, OverloadSet Ever,
                                               OverloadSet Now) {
  std::string Text = typeText(M, Type);
  // The op itself is too new for the module; another rule reports that.
  if (Now.empty() && Ever.contains(Use))
    return true;
  if (Ever.contains(Use) && Op.ClassName == "isSpecialFloat")
    Ctx.report(rule::SmIsSpecialFloat(Op.Name), I);
  else if (Ever.contains(Use) && Op.ClassName.starts_with("rawBuffer"))
    Ctx.report(rule::Sm64bitRawBufferLoadStore(Op.Name, Text), I);
  else
    Ctx.report(rule::InstrOload(Op.Name, Text, Ctx.Info.Dxil, overloadList(Now)), I);
  return false;
}

static std::string removedSince(const OpInfo &Op) {
  for (const StagesSince &E : Op.Stages)
    if (E.Removed)
      return std::to_string(E.Since.Major + 5) + "." + std::to_string(E.Since.Minor);
  return "an earlier version";
}

bool OpCallRules::checkAvailable(const ir::Instruction &I, const OpInfo &Op) {
  Stage Where = Ctx.stageOf(Ctx.functionOf(I));
  if (isRemoved(Op.Code, Module)) {
    Ctx.report(rule::SmOpcodeInInvalidFunction(Op.Name, "older shader models: it is gone since " +
                                                            removedSince(Op)),
               I);
    return false;
  }
  if (Op.MinVersion <= Module && stages(Op.Code, Module).contains(Where))
    return true;
  std::string Allowed = Op.MinVersion > Module
                            ? "it came with " + std::to_string(Op.MinVersion.Major + 5) + "." +
                                  std::to_string(Op.MinVersion.Minor)
                            : "allowed in " + stageList(stages(Op.Code, Module));
  Ctx.report(rule::SmOpcode(Op.Name, container::stageName(Where), Ctx.Info.ShaderModel, Allowed),
             I);
  return false;
}

static std::string range(const ArgInfo &Arg) {
  if (Arg.HasMinimum && Arg.HasMaximum)
    return std::to_string(Arg.Minimum) + " to " + std::to_string(Arg.Maximum);
  return Arg.HasMinimum ? "from " + std::to_string(Arg.Minimum)
                        : "up to " + std::to_string(Arg.Maximum);
}

void OpCallRules::checkConstants(const OpCall &Call) {
  const uint32_t Bits = restrictedArguments(Call.Op);
  for (unsigned N = 0; N < Call.Op.Args.size() && Call.argument(N) != ir::None; ++N)
    if (Bits >> std::min<size_t>(N, LastRestricted) & 1 && isRestricted(Call.Op.Args[N]))
      checkConstant(Call, Call.Op.Args[N], Call.argument(N));
}

void OpCallRules::checkConstant(const OpCall &Call, const ArgInfo &Arg, ir::ValueId V) {
  if (Arg.Immediate && !(Ctx.isConstant(V) && !Ctx.isUndef(V)))
    report(Call, rule::InstrOpConst(Arg.Name, Call.name()));
  if (!Arg.Enum && !Arg.HasMinimum && !Arg.HasMaximum)
    return;
  int64_t Value = 0;
  uint64_t Bits = 0;
  if (!Ctx.constantInt(V, Bits) || !Ctx.constantSigned(V, Value))
    return;
  if (Arg.Unsigned || Arg.Enum || (Arg.HasMinimum && Arg.Minimum >= 0))
    Value = int64_t(Bits);
  bool Illegal = Arg.Enum && !isLegalValue(*Arg.Enum, Value);
  bool Outside = (Arg.HasMinimum && Value < Arg.Minimum) || (Arg.HasMaximum && Value > Arg.Maximum);
  if (Illegal)
    reportRange(Call, rule::InstrOperandRange(Arg.Name, Call.name(), std::to_string(Value),
                                              "the values of " + std::string(Arg.Enum->Name)));
  if (Outside)
    reportRange(Call,
                rule::InstrOperandRange(Arg.Name, Call.name(), std::to_string(Value), range(Arg)));
}

/// Reports an immediate. The reference validator checks the immediates of few ops; the others are
/// findings only if strict.
void OpCallRules::report(const OpCall &Call, RuleMessage Message) {
  bool Compared = Call.code() == OpCode::Barrier || Call.code() == OpCode::DomainLocation ||
                  Call.code() == OpCode::BufferUpdateCounter ||
                  (Call.Op.Experimental && !Call.name().starts_with("LinAlg")) ||
                  Call.name().starts_with("HitObject_");
  if (Compared)
    Ctx.report(std::move(Message), Call.I);
  else
    Ctx.reportStrict(std::move(Message), Call.I);
}

/// Reports bits of an immediate. The reference validator ignores unknown bits of a barrier's mode.
void OpCallRules::reportRange(const OpCall &Call, RuleMessage Message) {
  if (Call.code() == OpCode::Barrier)
    Ctx.reportStrict(std::move(Message), Call.I);
  else
    report(Call, std::move(Message));
}

} // namespace dxil::validation
