// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Analysis.h>
#include <dxil/generated/Limits.h>

#include <dxil/module/ModuleCheck.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>

namespace dxil::container {

using ir::TypeKind;

bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out) {
  const std::optional<double> Value = ir::constantReal(M, V);
  Out = Value.value_or(Out);
  return Value.has_value();
}

Analysis::Analysis(const ir::Module &M) : M(M) {
  buildTraits();
  noteGlobalTraits();
  findCalls();
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
    if (Ty.Name == HandleTypeName)
      return HandleType;
    return Ty.Name == "dx.types.NodeHandle" || Ty.Name == "dx.types.NodeRecordHandle"
               ? NodeHandleType
               : 0;
  }
}

void Analysis::buildTraits() {
  Traits.reserve(M.Types.size());
  for (const ir::Type &Ty : M.Types)
    Traits.push_back(traitsOf(Ty));
  for (ir::TypeId T = 0; T < M.Types.size(); ++T)
    if (M.Types[T].Kind == TypeKind::Function)
      for (ir::TypeId Parameter : M.fields(M.Types[T]))
        if (M.Types[Parameter].Kind == TypeKind::Struct)
          Traits[T] |= Traits[Parameter] & (HandleType | NodeHandleType);
}

/// Builds compressed rows; each keeps the order of the uses.
Analysis::Rows Analysis::makeRows(const std::vector<Use> &Uses, size_t Values) {
  Rows Out;
  if (Uses.empty())
    return Out;
  Out.Begin.assign(Values + 1, 0);
  for (const Use &U : Uses)
    ++Out.Begin[U.Value];
  uint32_t Sum = 0;
  for (uint32_t &N : Out.Begin)
    N = Sum += N;
  Out.Items.resize(Uses.size());
  // Backwards, so that each Begin ends at the start of its row.
  for (size_t I = Uses.size(); I-- > 0;)
    Out.Items[--Out.Begin[Uses[I].Value]] = Uses[I].By;
  return Out;
}

const OpInfo *Analysis::findOpOf(const ir::Instruction &I, ir::FunctionId Callee) {
  if (I.Op != ir::Opcode::Call || !IsOp[Callee] || I.Operands.Count == 0 ||
      !M.Functions[Callee].IsDeclaration)
    return nullptr;
  const ir::ValueId V = M.operands(I)[0];
  KnownCode &Known = KnownCodes[V % KnownCodes.size()];
  if (Known.Value == V)
    return Known.Op;
  uint64_t Code = 0;
  Known = {V, constantInt(V, Code) && Code <= 0xFFFFFFFFu ? findOp(uint32_t(Code)).get() : nullptr};
  return Known.Op;
}

void Analysis::noteCall(const ir::Instruction &X, ir::FunctionId Caller,
                        std::vector<ir::FunctionId> &Last) {
  const ir::Function *Callee = M.calledFunction(X);
  if (!Callee)
    return;
  ir::FunctionId Id = ir::FunctionId(Callee - M.Functions.data());
  if (Last[Id] != Caller)
    Calls[Caller].push_back(Id);
  Last[Id] = Caller;
  if (const OpInfo *Op = findOpOf(X, Id)) {
    const auto Number = uint32_t(Op - allOps().data());
    OpCalls.push_back({idOf(X), Number});
    OpNumbers[idOf(X)] = uint16_t(Number + 1);
  }
}

void Analysis::findCalls() {
  OpNumbers.resize(M.Instructions.size());
  Calls.resize(M.Functions.size());
  IsOp.reserve(M.Functions.size());
  OpCallBegin.reserve(M.Functions.size() + 1);
  for (const ir::Function &F : M.Functions)
    IsOp.push_back(isOpFunctionName(M.name(F.Self)));
  std::vector<ir::FunctionId> Last(M.Functions.size(), ir::None);
  for (ir::FunctionId F = 0; F < M.Functions.size(); ++F) {
    OpCallBegin.push_back(uint32_t(OpCalls.size()));
    for (const ir::Instruction &I : M.instructions(M.Functions[F])) {
      if (I.Type != ir::None)
        LocalTraits |= Traits[I.Type];
      if (ir::isCall(I.Op))
        noteCall(I, F, Last);
    }
  }
  OpCallBegin.push_back(uint32_t(OpCalls.size()));
}

void Analysis::noteGlobalTraits() {
  auto typeOf = [&](ir::ValueId V) {
    return V < M.Values.size() ? Traits[M.Values[V].Type] : uint8_t(0);
  };
  for (const ir::Global &G : M.Globals)
    GlobalTraits |= typeOf(G.Self);
  for (const ir::Alias &A : M.Aliases)
    GlobalTraits |= typeOf(A.Self);
  for (ir::ConstantId C = 0; C < M.Constants.size(); ++C)
    (C < M.ModuleConstantCount ? GlobalTraits : LocalTraits) |= typeOf(M.Constants[C].Self);
  for (const ir::Function &F : M.Functions)
    if (!F.IsDeclaration)
      for (ir::TypeId T : M.fields(M.type(F.FunctionType)))
        LocalTraits |= Traits[T];
}

// Many constants of a module are used only by metadata, so only operands of instructions count.
// Scans the operand pool, which also has operands of constants; these count too.
uint8_t Analysis::findUsedGlobalTraits() const {
  std::vector<uint8_t> ValueTraits; // traits by value, up to the last value of the module
  auto note = [&](ir::ValueId V) {
    if (V >= M.Values.size() || !(Traits[M.Values[V].Type] & ~NumberType))
      return;
    ValueTraits.resize(std::max(ValueTraits.size(), size_t(V) + 1));
    ValueTraits[V] = Traits[M.Values[V].Type];
  };
  for (const ir::Global &G : M.Globals)
    note(G.Self);
  for (const ir::Alias &A : M.Aliases)
    note(A.Self);
  for (ir::ConstantId C = 0; C < M.ModuleConstantCount; ++C)
    note(M.Constants[C].Self);
  uint8_t Out = 0;
  for (ir::ValueId V : M.OperandPool)
    if (V < ValueTraits.size())
      Out |= ValueTraits[V];
  return Out;
}

bool Analysis::usesTypes(uint8_t Bits) const {
  if (LocalTraits & Bits || !(GlobalTraits & Bits))
    return LocalTraits & Bits;
  if (!UsedGlobalTraits)
    UsedGlobalTraits = findUsedGlobalTraits();
  return *UsedGlobalTraits & Bits;
}

// Numbers have no row: no one queries the users of most values.
Analysis::Rows Analysis::findUsers() const {
  std::vector<Use> Uses;
  for (const ir::Function &F : M.Functions)
    for (const ir::Instruction &I : M.instructions(F)) {
      auto add = [&](ir::ValueId V) {
        if (V < M.Values.size() && !(Traits[M.Values[V].Type] & NumberType))
          Uses.push_back({V, idOf(I)});
      };
      for (ir::ValueId V : M.operands(I))
        add(V);
      add(M.callee(I));
    }
  return makeRows(Uses, M.Values.size());
}

Analysis::Rows Analysis::findConstantUsers() const {
  std::vector<Use> Uses;
  for (ir::ConstantId C = 0; C < M.Constants.size(); ++C)
    for (ir::ValueId V : M.operands(M.Constants[C]))
      if (V < M.Values.size())
        Uses.push_back({V, C});
  return makeRows(Uses, M.Values.size());
}

std::span<const ir::InstId> Analysis::users(ir::ValueId V) const {
  if (!Users)
    Users = findUsers();
  return Users->of(V);
}

std::span<const ir::ConstantId> Analysis::constantUsers(ir::ValueId V) const {
  if (!ConstantUsers)
    ConstantUsers = findConstantUsers();
  return ConstantUsers->of(V);
}

bool Analysis::constantSigned(ir::ValueId V, int64_t &Out) const {
  uint64_t Bits = 0;
  if (!M.constantInt(V, Bits))
    return false;
  unsigned Width = M.typeOf(V).Width;
  Out = Width && Width < 64 ? int64_t(Bits << (64 - Width)) >> (64 - Width) : int64_t(Bits);
  return true;
}

std::string Analysis::nameOf(const ir::Function &F) const {
  return std::string(M.name(F.Self));
}

ir::FunctionId Analysis::functionOf(const ir::Instruction &I) const {
  const ir::BlockId B = M.parent(I);
  return B < M.Blocks.size() ? M.Blocks[B].Parent : ir::None;
}

Analysis::HandleInfo &Analysis::handle(ir::ValueId V) {
  if (HandleOf.empty())
    HandleOf.resize(M.Values.size());
  if (!HandleOf[V]) {
    Handles.emplace_back();
    HandleOf[V] = uint32_t(Handles.size());
  }
  return Handles[HandleOf[V] - 1];
}

const Analysis::HandleInfo *Analysis::findHandle(ir::ValueId V) const {
  return V < HandleOf.size() && HandleOf[V] ? &Handles[HandleOf[V] - 1] : nullptr;
}

void Analysis::setProperties(ir::ValueId Handle, HandleProperties P) {
  if (Handle >= M.Values.size())
    return;
  HandleInfo &H = handle(Handle);
  H.HasProperties = true;
  H.Properties = P;
}

void Analysis::setResource(ir::ValueId Handle, const Resource *R) {
  if (Handle < M.Values.size())
    handle(Handle).Record = R;
}

const HandleProperties *Analysis::properties(ir::ValueId Handle) const {
  const HandleInfo *H = findHandle(Handle);
  return H && H->HasProperties ? &H->Properties : nullptr;
}

const Resource *Analysis::resourceOf(ir::ValueId Handle) const {
  const HandleInfo *H = findHandle(Handle);
  return H ? H->Record : nullptr;
}

Stage Analysis::stageOf(ir::FunctionId F) const {
  if (const EntryPoint *E = Info.entry(F))
    return E->Kind;
  if (Info.patchConstantEntry(F))
    return Stage::Hull;
  return Info.Kind;
}

uint64_t Analysis::components(ir::TypeId T) const {
  if (Components.empty())
    Components = ir::elementCounts(M);
  return Components[T];
}

ir::TypeId Analysis::elementOf(ir::TypeId T) const {
  if (M.type(T).Kind != TypeKind::Array)
    return T;
  if (Elements.empty())
    Elements.resize(M.Types.size(), ir::None);
  std::vector<ir::TypeId> Passed;
  while (M.type(T).Kind == TypeKind::Array && Elements[T] == ir::None) {
    Passed.push_back(T);
    T = M.type(T).Element;
  }
  if (M.type(T).Kind == TypeKind::Array)
    T = Elements[T];
  for (ir::TypeId P : Passed)
    Elements[P] = T;
  return T;
}

} // namespace dxil::container
