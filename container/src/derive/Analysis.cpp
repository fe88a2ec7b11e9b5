// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Analysis.h>

#include <dxil/module/ModuleCheck.h>
#include <dxil/module/NodeRef.h>

namespace dxil::container {

using ir::TypeKind;

bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out) {
  const std::optional<double> Value = ir::constantReal(M, V);
  Out = Value.value_or(Out);
  return Value.has_value();
}

Analysis::Analysis(const ir::Module &M) : M(M) {
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

/// Compressed rows: for each value its users, in order.
void Analysis::makeRows(const std::vector<Use> &Uses, size_t Values, std::vector<uint32_t> &Begin,
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

const OpInfo *Analysis::findOpOf(const ir::Instruction &I, const ir::Function &Called) const {
  uint64_t Code = 0;
  if (I.Op != ir::Opcode::Call || !Called.IsDeclaration || I.Operands.Count == 0 ||
      !IsOp[&Called - M.Functions.data()] || !constantInt(M.operands(I)[0], Code) ||
      Code > 0xFFFFFFFFu)
    return nullptr;
  return findOp(uint32_t(Code));
}

void Analysis::noteUses(const ir::Instruction &X, std::vector<Use> &Uses) {
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

void Analysis::noteCall(const ir::Instruction &X, ir::FunctionId Caller,
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
void Analysis::buildUsersAndCalls() {
  OpNumbers.resize(M.Instructions.size());
  Calls.resize(M.Functions.size());
  IsOp.reserve(M.Functions.size());
  for (const ir::Function &F : M.Functions)
    IsOp.push_back(isOpFunctionName(M.name(F.Self)));
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

std::span<const ir::InstId> Analysis::users(ir::ValueId V) const {
  if (UserBegin.empty())
    return {};
  return std::span(Users).subspan(UserBegin[V], UserBegin[V + 1] - UserBegin[V]);
}

std::span<const ir::ConstantId> Analysis::constantUsers(ir::ValueId V) const {
  if (ConstantUserBegin.empty())
    return {};
  return std::span(ConstantUsers)
      .subspan(ConstantUserBegin[V], ConstantUserBegin[V + 1] - ConstantUserBegin[V]);
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
  return I.Parent < M.Blocks.size() ? M.Blocks[I.Parent].Parent : ir::None;
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
