// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Context.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace dxil::validation {

using ir::ConstantKind;
using ir::TypeKind;

// ---- Constants and types ------------------------------------------------------------------------

static double halfToDouble(uint64_t Bits) {
  int Exponent = int(Bits >> 10 & 31);
  double Fraction = double(Bits & 0x3ff);
  double Value = Exponent == 31  ? (Fraction != 0 ? std::nan("") : INFINITY)
                 : Exponent == 0 ? std::ldexp(Fraction, -24)
                                 : std::ldexp(1024 + Fraction, Exponent - 25);
  return Bits & 0x8000 ? -Value : Value;
}

bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out) {
  const ir::Constant *C = M.constant(V);
  if (!C || !M.typeOf(V).isFloat())
    return false;
  if (C->Kind == ConstantKind::Null) {
    Out = 0;
    return true;
  }
  if (C->Kind != ConstantKind::Float)
    return false;
  switch (M.typeOf(V).Kind) {
  case TypeKind::Half: Out = halfToDouble(C->Bits); return true;
  case TypeKind::Float: Out = std::bit_cast<float>(uint32_t(C->Bits)); return true;
  case TypeKind::Double: Out = std::bit_cast<double>(C->Bits); return true;
  default: return false;
  }
}

// ---- Context ------------------------------------------------------------------------------------

Context::Context(const ir::Module &M, const ValidationOptions &Options, ValidationReport &Report)
    : M(M), Options(Options), Layout(M), TypeProblems(M, Info), Report(Report) {
  buildTraits();
  buildUsersAndCalls();
}

static uint8_t traitsOf(const ir::Type &Ty) {
  switch (Ty.Kind) {
  case TypeKind::Double: return DoubleType | NumberType;
  case TypeKind::Half: return LowType | NumberType;
  case TypeKind::Float:
  case TypeKind::Vector: return NumberType;
  case TypeKind::Integer:
    return NumberType | (Ty.Width == 64                    ? uint8_t(Int64Type)
                         : Ty.Width == 16                  ? uint8_t(LowType)
                         : Ty.Width == 1 || Ty.Width == 32 ? uint8_t(0)
                                                           : uint8_t(OddWidth));
  case TypeKind::Pointer: return Ty.AddressSpace == 3 ? SharedPointer : 0;
  default:
    if (Ty.Name == "dx.types.Handle")
      return HandleType;
    return Ty.Name == "dx.types.NodeHandle" || Ty.Name == "dx.types.NodeRecordHandle"
               ? NodeHandleType
               : 0;
  }
}

void Context::buildTraits() {
  Traits.reserve(M.Types.size());
  for (const ir::Type &Ty : M.Types)
    Traits.push_back(traitsOf(Ty));
  for (ir::TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].Kind == TypeKind::Function)
      for (ir::TypeId Parameter : M.fields(M.Types[T]))
        if (M.Types[Parameter].Kind == TypeKind::Struct)
          Traits[T] |= Traits[Parameter] & (HandleType | NodeHandleType);
}

/// Compressed rows: for each value its users, in order.
void Context::makeRows(const std::vector<Use> &Uses, size_t Values, std::vector<uint32_t> &Begin,
                       std::vector<uint32_t> &Users) {
  if (Uses.empty())
    return; // no table: there are no users of any
  Begin.assign(Values + 1, 0);
  for (const Use &U : Uses)
    ++Begin[U.Value];
  uint32_t Sum = 0;
  for (uint32_t &N : Begin)
    N = Sum += N;
  Users.resize(Uses.size());
  // From the last use to the first, so that each row ends up where it begins.
  for (size_t I = Uses.size(); I-- > 0;)
    Users[--Begin[Uses[I].Value]] = Uses[I].By;
}

const OpInfo *Context::findOpOf(const ir::Instruction &I, const ir::Function &Called) const {
  uint64_t Code = 0;
  if (I.Op != ir::Opcode::Call || !Called.IsDeclaration || I.Operands.Count == 0 ||
      !IsOp[&Called - M.Functions.data()] || !constantInt(M.operands(I)[0], Code) ||
      Code > 0xFFFFFFFFu)
    return nullptr;
  return findOp(uint32_t(Code));
}

void Context::noteUses(const ir::Instruction &X, std::vector<Use> &Uses) {
  ir::InstId By = idOf(X);
  auto add = [&](ir::ValueId V) {
    if (V >= M.Values.size())
      return;
    uint8_t Of = Traits[M.Values[V].Type];
    UsedTraits |= Of;
    if (!(Of & NumberType))
      Uses.push_back({V, By});
  };
  if (X.Type != ir::None)
    UsedTraits |= Traits[X.Type];
  for (ir::ValueId V : M.operands(X))
    add(V);
  if (X.Callee != ir::None)
    add(X.Callee);
}

void Context::noteCall(const ir::Instruction &X, ir::FunctionId Caller,
                       std::vector<ir::FunctionId> &Last) {
  const ir::Function *Called = M.calledFunction(X);
  if (!Called)
    return;
  ir::FunctionId Id = ir::FunctionId(Called - M.Functions.data());
  if (Last[Id] != Caller)
    Calls[Caller].push_back(Id);
  Last[Id] = Caller;
  if (const OpInfo *Op = findOpOf(X, *Called)) {
    OpCalls.push_back({idOf(X), Op});
    OpNumbers[idOf(X)] = uint16_t(Op - allOps().data() + 1);
  }
}

// Both in one walk, as the instructions of a large module are more than the caches hold.
void Context::buildUsersAndCalls() {
  OpNumbers.resize(M.Instructions.size());
  Calls.resize(M.Functions.size());
  IsOp.reserve(M.Functions.size());
  for (const ir::Function &F : M.Functions)
    IsOp.push_back(M.name(F.Self).starts_with("dx.op."));
  std::vector<Use> Uses;
  std::vector<ir::FunctionId> Last(M.Functions.size(), ir::None);
  for (ir::FunctionId F = 0; F < M.Functions.size(); ++F) {
    OpCallBegin.push_back(uint32_t(OpCalls.size()));
    for (const ir::Instruction &I : M.instructions(M.Functions[F])) {
      noteUses(I, Uses);
      if (I.Callee != ir::None)
        noteCall(I, F, Last);
    }
  }
  OpCallBegin.push_back(uint32_t(OpCalls.size()));
  makeRows(Uses, M.Values.size(), UserBegin, Users);
  Uses.clear();
  for (ir::ConstantId C = 0; C < M.Constants.size(); ++C)
    for (ir::ValueId V : M.operands(M.Constants[C]))
      if (V < M.Values.size())
        Uses.push_back({V, C});
  makeRows(Uses, M.Values.size(), ConstantUserBegin, ConstantUsers);
}

std::span<const ir::InstId> Context::users(ir::ValueId V) const {
  if (UserBegin.empty())
    return {};
  return std::span(Users).subspan(UserBegin[V], UserBegin[V + 1] - UserBegin[V]);
}

std::span<const ir::ConstantId> Context::constantUsers(ir::ValueId V) const {
  if (ConstantUserBegin.empty())
    return {};
  return std::span(ConstantUsers)
      .subspan(ConstantUserBegin[V], ConstantUserBegin[V + 1] - ConstantUserBegin[V]);
}

bool Context::constantSigned(ir::ValueId V, int64_t &Out) const {
  uint64_t Bits = 0;
  if (!M.constantInt(V, Bits))
    return false;
  unsigned Width = M.typeOf(V).Width;
  Out = Width && Width < 64 ? int64_t(Bits << (64 - Width)) >> (64 - Width) : int64_t(Bits);
  return true;
}

std::string Context::nameOf(const ir::Function &F) const {
  return std::string(M.name(F.Self));
}

ir::FunctionId Context::functionOf(const ir::Instruction &I) const {
  return I.Parent < M.Blocks.size() ? M.Blocks[I.Parent].Parent : ir::None;
}

Context::HandleInfo &Context::handle(ir::ValueId V) {
  if (HandleOf.empty())
    HandleOf.resize(M.Values.size());
  if (!HandleOf[V]) {
    Handles.emplace_back();
    HandleOf[V] = uint32_t(Handles.size());
  }
  return Handles[HandleOf[V] - 1];
}

const Context::HandleInfo *Context::findHandle(ir::ValueId V) const {
  return V < HandleOf.size() && HandleOf[V] ? &Handles[HandleOf[V] - 1] : nullptr;
}

void Context::setProperties(ir::ValueId Handle, ResourceProperties P) {
  if (Handle >= M.Values.size())
    return;
  HandleInfo &H = handle(Handle);
  H.HasProperties = true;
  H.Properties = P;
}

void Context::setResource(ir::ValueId Handle, const Resource *R) {
  if (Handle < M.Values.size())
    handle(Handle).Record = R;
}

const ResourceProperties *Context::properties(ir::ValueId Handle) const {
  const HandleInfo *H = findHandle(Handle);
  return H && H->HasProperties ? &H->Properties : nullptr;
}

const Resource *Context::resourceOf(ir::ValueId Handle) const {
  const HandleInfo *H = findHandle(Handle);
  return H ? H->Record : nullptr;
}

Stage Context::stageOf(ir::FunctionId F) const {
  if (const EntryPoint *E = Info.entry(F))
    return E->Kind;
  if (Info.patchConstantEntry(F))
    return Stage::Hull;
  return Info.Kind;
}

// ---- Reporting ----------------------------------------------------------------------------------

// As much of a name as findings quote; more is no help to people, and many findings may name one
// thing.
constexpr size_t MostOfFunctionName = 1024, MostOfArgument = 400;

std::string functionText(std::string_view Name) {
  return printable(Name.substr(0, MostOfFunctionName));
}

Finding Context::make(RuleMessage &&Message) const {
  for (std::string &Argument : Message.Arguments)
    if (Argument.size() > MostOfArgument)
      Argument.replace(MostOfArgument, std::string::npos, "...");
  const RuleInfo &R = info(Message.Id);
  Finding F;
  F.Id = Message.Id;
  F.Severity = R.Severity;
  F.Part = "DXIL";
  F.Message = messageText(Message);
  F.Hint = R.Hint;
  F.Arguments = std::move(Message.Arguments);
  return F;
}

void Context::add(Finding F) {
  auto has = [&](const std::vector<Rule> &List) {
    return std::find(List.begin(), List.end(), F.Id) != List.end();
  };
  if (has(Options.Allow))
    return;
  if (has(Options.FailOn))
    F.Severity = Severity::Error;
  Report.Findings.push_back(std::move(F));
}

void Context::locate(Finding &F, const ir::Instruction &At) const {
  ir::FunctionId Id = functionOf(At);
  if (Id >= M.Functions.size())
    return;
  const ir::Function &Function = M.Functions[Id];
  F.Function = functionText(M.name(Function.Self));
  F.Block = At.Parent - Function.Blocks.First;
  F.Instruction = idOf(At) - Function.Instructions.First;
  F.Assembly = printable(instructionText(*this, At));
}

void Context::report(RuleMessage Message) {
  add(make(std::move(Message)));
}

void Context::report(RuleMessage Message, const ir::Instruction &At) {
  Finding F = make(std::move(Message));
  locate(F, At);
  add(std::move(F));
}

void Context::report(RuleMessage Message, const ir::Function &At) {
  Finding F = make(std::move(Message));
  F.Function = functionText(M.name(At.Self));
  add(std::move(F));
}

void Context::reportPart(RuleMessage Message, std::string_view Part) {
  Finding F = make(std::move(Message));
  F.Part = Part;
  add(std::move(F));
}

void Context::reportDigest() {
  Finding F = make(rule::ContainerContentMatches("header", "Digest", "another hash",
                                                 "not this (the hash of the bytes differs)"));
  F.Part.clear();
  F.Hint = "Write the container with -o to set its digest.";
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  add(std::move(F));
}

void Context::reportStrict(RuleMessage Message, const ir::Instruction &At) {
  Finding F = make(std::move(Message));
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  locate(F, At);
  add(std::move(F));
}

void Context::reportStrict(RuleMessage Message, const ir::Function &At) {
  Finding F = make(std::move(Message));
  F.Severity = Options.Strict ? Severity::Error : Severity::Warning;
  F.Function = functionText(M.name(At.Self));
  add(std::move(F));
}

} // namespace dxil::validation
