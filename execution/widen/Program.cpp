// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// State of a program that its functions share: the call graph, and source places of instructions.
#include "../Info.h"
#include "Widener.h"

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/DebugInfo.h>

using namespace llvm;

namespace dxil::execution {

using ir::None;

const char *ProgramWidener::text(std::string_view Text) {
  return Data.Texts.emplace(Text).first->c_str();
}

CallSite &ProgramWidener::site(const ir::Instruction &I, std::string_view Op,
                               const ir::Function &In) {
  CallSite &Site = Data.Sites.emplace_back();
  Site.Width = Options.Width;
  Site.Op = text(Op);
  Site.Where = text(M.name(In.Self));
  sourceOf(I, Site);
  return Site;
}

std::vector<SharedVariable> ProgramWidener::sharedVariables() const {
  std::vector<SharedVariable> Result;
  for (const auto &[Id, O] : Globals)
    if (O.What == MemoryObject::Kind::Shared)
      Result.push_back({O.SharedOffset, O.Size, plainName(M.name(M.Globals[Id].Self))});
  return Result;
}

void ProgramWidener::sourceOf(const ir::Instruction &I, CallSite &Site) {
  const ir::Location *L = M.location(I);
  if (!L)
    return;
  // Functions of the HLSL library are inlined into user code, which is the place to report.
  constexpr std::string_view Library = "dxil-tools/";
  ir::MetadataId Scope = L->Scope, Around = L->InlinedAt;
  Site.Line = L->Line;
  for (unsigned Depth = 0; Depth < 64 && Scope != None; ++Depth) {
    const ir::MetadataId File = ir::debugReference(M, Scope, "file");
    const std::string_view Name =
        File == None ? std::string_view() : ir::debugString(M, File, "filename");
    Site.File = text(Name);
    if (!Name.starts_with(Library) || Around == None)
      return;
    Site.Line = uint32_t(ir::debugField(M, Around, "line"));
    Scope = ir::debugReference(M, Around, "scope");
    Around = ir::debugReference(M, Around, "inlinedAt");
  }
}

void ProgramWidener::findResourceSymbols() {
  const ir::NodeRef Lists = ir::firstNode(M, md::ResourcesLayout::Named);
  for (uint32_t Class = 0; Class < md::ResourcesLayout::NumOperands; ++Class)
    for (auto R : md::NodeList<md::Resource<ir::NodeRef>, ir::NodeRef>(Lists.node(Class))) {
      ir::ValueId V = R.symbol();
      for (unsigned Depth = 0; Depth < 4 && V != None; ++Depth) {
        const ir::Constant *C = M.constant(V);
        if (!C || C->Kind != ir::ConstantKind::Cast || M.operands(*C).empty())
          break;
        V = M.operands(*C)[0];
      }
      if (V != None && M.Values[V].Kind == ir::ValueKind::Global)
        Symbols[M.Values[V].Index] = {Class, uint32_t(R.id()), uint32_t(R.lowerBound())};
    }
}

llvm::Function *ProgramWidener::declare(ir::FunctionId Id) {
  if (auto Match = Declared.find(Id); Match != Declared.end())
    return Match->second;
  const ir::Function &F = M.Functions[Id];
  const ir::Type &Ty = M.type(F.FunctionType);
  LLVMContext &C = To.getContext();
  SmallVector<Type *> Arguments = {PointerType::get(C, 0), Type::getInt128Ty(C)}, Results;
  auto Wide = [&](Type *T) { return FixedVectorType::get(T, Options.Width); };
  for (ir::TypeId Parameter : M.fields(Ty)) {
    if (M.type(Parameter).Kind == ir::TypeKind::Pointer) {
      Arguments.push_back(Wide(Type::getInt64Ty(C)));
      continue;
    }
    SmallVector<Type *> Flat;
    if (!flatten(Parameter, Flat))
      return nullptr;
    for (Type *T : Flat)
      Arguments.push_back(Wide(T));
  }
  if (M.type(Ty.Element).Kind == ir::TypeKind::Pointer || !flatten(Ty.Element, Results))
    return nullptr;
  for (Type *&T : Results)
    T = Wide(T);
  Type *Result =
      Results.empty() ? Type::getVoidTy(C) : static_cast<Type *>(StructType::get(C, Results));
  auto *Out = llvm::Function::Create(FunctionType::get(Result, Arguments, false),
                                     GlobalValue::InternalLinkage, "f" + Twine(Id), To);
  Declared[Id] = Out;
  Pending.push_back(Id);
  return Out;
}

/// Returns true if \p Root reaches a recursive function, which DXIL does not allow.
static bool callsItself(const ir::Module &M, ir::FunctionId Root) {
  std::vector<std::vector<ir::FunctionId>> Calls(M.Functions.size());
  for (size_t K = 0; K < M.Functions.size(); ++K)
    for (const ir::Instruction &I : M.instructions(M.Functions[K]))
      if (const ir::Function *To = M.calledFunction(I); To && !To->IsDeclaration)
        Calls[K].push_back(ir::FunctionId(To - M.Functions.data()));
  enum class State : uint8_t { New, Open, Done };
  std::vector<State> States(M.Functions.size());
  std::vector<std::pair<ir::FunctionId, size_t>> Stack = {{Root, 0}};
  States[Root] = State::Open;
  while (!Stack.empty()) {
    auto &[F, Next] = Stack.back();
    if (Next == Calls[F].size()) {
      States[F] = State::Done;
      Stack.pop_back();
      continue;
    }
    const ir::FunctionId To = Calls[F][Next++];
    if (States[To] == State::Open)
      return true;
    if (States[To] == State::New) {
      States[To] = State::Open;
      Stack.push_back({To, 0});
    }
  }
  return false;
}

Status ProgramWidener::addEntry(ir::FunctionId F, const std::string &Name) {
  if (M.Functions[F].IsDeclaration || !M.Functions[F].Blocks.Count)
    return failure("the entry has no body");
  if (callsItself(M, F))
    return failure("a function calls itself");
  if (Status Done = findStatics(F); !Done)
    return Done;
  LLVMContext &C = To.getContext();
  auto *Out =
      llvm::Function::Create(FunctionType::get(Type::getVoidTy(C), {PointerType::get(C, 0)}, false),
                             GlobalValue::ExternalLinkage, Name, To);
  if (Status Done = FunctionWidener(*this, F).emit(Out, true); !Done)
    return Done;
  return emitPending();
}

Status ProgramWidener::emitPending() {
  while (!Pending.empty()) {
    const ir::FunctionId Id = Pending.back();
    Pending.pop_back();
    if (!Done.insert(Id).second)
      continue;
    if (Status Done = FunctionWidener(*this, Id).emit(Declared[Id], false); !Done)
      return failure(std::string(M.name(M.Functions[Id].Self)) + ": " + Done.message());
  }
  return {};
}

} // namespace dxil::execution
