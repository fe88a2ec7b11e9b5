// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/Constructors.h>
#include <dxil/module/DebugStrip.h>
#include <dxil/module/EditableOps.h>
#include <dxil/module/FunctionPasses.h>
#include <dxil/module/Inline.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>

namespace dxil::link {

using namespace container;

/// Links debug information separately, so that it does not affect the program: programs of part
/// ILDB have more annotations.
LinkResult link(std::span<const LinkInput> Libraries, const LinkOptions &Options) {
  LinkJob Job(Options);
  if (Options.DebugInfo) {
    LinkJob WithDebugInfo(Options);
    WithDebugInfo.ReadsDebugInfo = true;
    WithDebugInfo.run(Libraries);
    Job.Debug = std::move(WithDebugInfo.Debug);
  }
  return Job.run(Libraries);
}

LinkResult LinkJob::run(std::span<const LinkInput> Inputs) {
  LinkResult R;
  auto Stop = [&] {
    R.Errors = std::move(Errors);
    return std::move(R);
  };
  if (Inputs.empty())
    error("there are no libraries to link");
  for (const LinkInput &Input : Inputs)
    read(Input);
  if (failed())
    return Stop();
  findDefinitions();
  chooseFunctions();
  checkPrecision();
  if (failed())
    return Stop();
  for (const auto &L : Libraries)
    findResources(*L);
  mergeFunctions();
  for (const auto &L : Libraries)
    if (L->Merge->problem())
      error(L->Name + ": " + *L->Merge->problem());
  if (failed())
    return Stop();
  callConstructors();
  checkRecursion();
  if (failed())
    return Stop();
  inlineAll();
  if (failed())
    return Stop();
  applyExports();
  if (!O.Target.IsForLinking)
    lowerChoices();
  dropUnused();
  checkSignatures();
  for (LinkedResource &R : Resources)
    R.IsUsed = R.Global != ir::None;
  numberResources();
  if (failed())
    return Stop();
  lowerHandles();
  lowerRawBuffers();
  lowerQuadVotes();
  dropUnused();
  checkOps();
  if (failed())
    return Stop();
  listConstructors();
  R.HasDebugInfo = Debug.has_value();
  R.Container = build();
  if (failed())
    R.Container.clear();
  return Stop();
}

// ---- Functions and globals ----------------------------------------------------------------------

std::string LinkJob::freeName(std::string_view Name) {
  std::string Free(Name);
  for (size_t N = 0; Names.contains(Free) || Definitions.contains(Free); ++N)
    Free = std::string(Name) + "." + std::to_string(N);
  return Free;
}

void LinkJob::mergeFunctions() {
  for (const Symbol &S : NeededInOrder) {
    const bool IsVisible =
        Definitions.contains(S.name()) && Definitions.find(S.name())->second == S;
    const std::string Name = IsVisible ? std::string(S.name()) : freeName(S.name());
    const ir::FunctionId F = S.From->Merge->addFunction(S.function(), Name);
    Names.emplace(Name, E.M.Functions[F].Self);
    Merged.emplace(S, F);
    Origins.emplace(F, S);
  }
  for (const auto &L : Libraries)
    mergeDeclarations(*L);
  for (const Symbol &S : NeededInOrder) {
    mergeGlobals(S);
    S.From->Merge->copyBody(S.Id, Merged.at(S), S.From->HasDebugInfo);
    if (S.From->Merge->problem())
      return;
  }
  adaptCalls();
  mergeDebugInfo();
  annotateHandles();
}

void LinkJob::mergeDeclarations(Library &L) {
  // Functions that the needed functions call, and no others.
  std::set<ir::FunctionId> Callees;
  for (const Symbol &S : NeededInOrder)
    if (S.From == &L)
      for (const ir::Instruction &I : L.M.instructions(S.function()))
        if (const ir::Function *F = L.M.calledFunction(I); F && F->IsDeclaration)
          Callees.insert(ir::FunctionId(F - L.M.Functions.data()));
  for (ir::FunctionId Id : Callees) {
    const ir::Function &F = L.M.Functions[Id];
    const std::string_view Name = L.M.name(F.Self);
    const auto Entry = Definitions.find(Name);
    const auto Function = Entry == Definitions.end() ? Merged.end() : Merged.find(Entry->second);
    if (Function != Merged.end())
      L.Merge->setValue(F.Self, E.M.Functions[Function->second].Self);
    else
      mergeOp(L, F);
  }
}

/// Merges declarations of ops and of undefined functions, so that one is left for each name and
/// type.
void LinkJob::mergeOp(Library &L, const ir::Function &F) {
  const std::string Name(L.M.name(F.Self));
  const ir::TypeId Type = L.Merge->type(F.FunctionType);
  std::string Free = Name;
  for (size_t N = 0;; ++N) {
    const auto Entry = OpFunctions.find(Free);
    if (Entry == OpFunctions.end())
      break;
    const ir::Value &V = E.M.Values[Entry->second];
    if (E.M.Functions[V.Index].FunctionType == Type)
      return L.Merge->setValue(F.Self, Entry->second);
    // Structs of the same name may differ. An undefined function cannot have two types.
    if (!isOpFunctionName(Name))
      return error("function '" + std::string(sourceName(Name)) +
                   "', which no library defines, has other types in " + L.Name +
                   " than in another library");
    Free = Name + "." + std::to_string(N);
  }
  const ir::FunctionId New = L.Merge->addFunction(F, Free);
  OpFunctions.emplace(Free, E.M.Functions[New].Self);
  Names.emplace(Free, E.M.Functions[New].Self);
}

void LinkJob::mergeGlobals(const Symbol &S) {
  const ir::Module &M = S.From->M;
  std::vector<ir::ValueId> Work;
  for (const ir::Instruction &I : M.instructions(S.function()))
    for (ir::ValueId V : M.operands(I))
      if (!ir::isMetadataOperand(V))
        Work.push_back(V);
  std::set<ir::ValueId> Seen;
  while (!Work.empty()) {
    const ir::ValueId V = Work.back();
    Work.pop_back();
    if (V == ir::None || !Seen.insert(V).second)
      continue;
    if (const ir::Constant *C = M.constant(V)) {
      const auto Operands = M.operands(*C);
      Work.insert(Work.end(), Operands.begin(), Operands.end());
    } else if (M.Values[V].Kind == ir::ValueKind::Global) {
      mergeGlobal(*S.From, M.Values[V].Index);
      Work.push_back(M.Globals[M.Values[V].Index].Initializer);
    }
  }
}

void LinkJob::mergeGlobal(Library &L, ir::GlobalId Id) {
  const ir::Global &G = L.M.Globals[Id];
  if (L.Merge->value(G.Self) != ir::None)
    return;
  if (const auto Record = ResourceRecords.find({&L, G.Self}); Record != ResourceRecords.end())
    return mergeResource(L, *Record->second.first, Record->second.second);
  const std::string_view Name = L.M.name(G.Self);
  if (Name == ir::ConstructorList)
    return error(L.Name + ": a function uses " + std::string(Name) + ", which is no variable");
  const bool IsInternal = G.Linkage == ir::Linkage::Internal || G.Linkage == ir::Linkage::Private;
  if (!IsInternal) {
    const auto [Entry, IsNew] = GlobalOwners.try_emplace(std::string(Name), &L);
    if (!IsNew)
      error("global variable '" + std::string(sourceName(Name)) + "' is defined in " +
            Entry->second->Name + " and in " + L.Name);
  }
  const std::string Free = freeName(Name);
  const ir::GlobalId New = L.Merge->addGlobal(G, Free);
  Names.emplace(Free, E.M.Globals[New].Self);
  if (G.Initializer != ir::None)
    L.Merge->copyInitializer(G, New);
}

// ---- Inlining -----------------------------------------------------------------------------------

void LinkJob::checkRecursion() {
  const std::vector<ir::FunctionId> Ring = ir::findRecursion(E);
  if (Ring.empty())
    return;
  std::string Text;
  std::set<std::string> Files;
  for (ir::FunctionId F : Ring) {
    Text += "'" + std::string(sourceName(Origins.at(F).name())) + "' calls ";
    Files.insert(Origins.at(F).From->Name);
  }
  Text += "'" + std::string(sourceName(Origins.at(Ring[0]).name())) + "'";
  std::string In;
  for (const std::string &File : Files)
    In += (In.empty() ? "" : ", ") + File;
  error("recursion: " + Text + " (in " + In + ")");
}

namespace {

bool isNoInline(const ir::EditableModule &E, const ir::Function &F) {
  if (F.Attributes == ir::None)
    return false;
  for (uint32_t G : E.M.groups(E.M.AttributeLists[F.Attributes]))
    for (const ir::Attribute &A : E.M.attributes(E.M.AttributeGroups[G]))
      if (E.M.AttributeGroups[G].ParamIndex == ir::FunctionIndex &&
          ir::attributeName(A.Kind) == "noinline")
        return true;
  return false;
}

bool callsAny(const ir::EditableModule &E, ir::FunctionId F, const std::vector<bool> &Set) {
  for (const ir::EditableBlock &B : E.Bodies[F].Blocks)
    for (const ir::EditableInstruction &I : B.Instructions)
      if (const ir::FunctionId Callee = E.callee(I); Callee != ir::None && Set[Callee])
        return true;
  return false;
}

} // namespace

void LinkJob::inlineAll() {
  std::vector<bool> Inlined(E.Bodies.size());
  for (ir::FunctionId F = 0; F < E.Bodies.size(); ++F)
    Inlined[F] = !E.Bodies[F].empty() && (!isLibrary() || !isNoInline(E, E.M.Functions[F]));
  std::vector<ir::FunctionId> Changed;
  for (const auto &[F, S] : Origins) {
    dropLifetimes(F, /*OfHandlesOnly=*/targetAtLeast(FirstMinorWithLifetimes));
    if (callsAny(E, F, Inlined) || !isLibrary() || !targetAtLeast(FirstMinorWithVectors))
      Changed.push_back(F);
  }
  if (Status Done = ir::inlineCalls(E, Inlined, O.MostInstructions); !Done)
    return error(Done.message());
  if (!isLibrary()) { // all other functions are inlined into the entry point
    Changed = {Merged.at(EntrySymbol)};
    if (Entry->PatchConstant != ir::None)
      Changed.push_back(Merged.at({EntrySymbol.From, Entry->PatchConstant}));
  }
  for (ir::FunctionId F : Changed)
    cleanUp(F);
}

/// Removes llvm.lifetime.* calls, which shader models before 6.6 do not allow. No memory of handles
/// may stay, so it needs none.
void LinkJob::dropLifetimes(ir::FunctionId F, bool OfHandlesOnly) {
  std::set<ir::ValueId> OfHandles; // addresses of memory with handles, cast to byte pointers
  for (const ir::EditableBlock &B : E.Bodies[F].Blocks)
    for (const ir::EditableInstruction &I : B.Instructions)
      if (OfHandlesOnly && I.I.Op == ir::Opcode::BitCast &&
          hasHandle(E.M.Values[I.Operands[0]].Type))
        OfHandles.insert(I.I.Result);
  for (ir::EditableBlock &B : E.Bodies[F].Blocks)
    std::erase_if(B.Instructions, [&](const ir::EditableInstruction &I) {
      return E.marksLifetime(I) && (!OfHandlesOnly || OfHandles.contains(I.Operands.back()));
    });
}

void LinkJob::cleanUp(ir::FunctionId F) {
  ir::simplify(E, F);
  if (Status Done = ir::splitVariables(E, F, O.MostInstructions); !Done)
    return error(Done.message());
  ir::simplify(E, F);
  ir::promoteVariables(E, F);
  ir::simplify(E, F);
  if (!targetAtLeast(FirstMinorWithVectors)) {
    lowerRawBuffers(F);
    ir::scalarizeVectors(E, F);
    ir::simplify(E, F);
  }
}

// ---- Exports and unused functions ---------------------------------------------------------------

void LinkJob::renameCopy(ir::FunctionId F, std::string_view Name) {
  const ir::FunctionId Copy = E.addFunction(E.M.Functions[F], Name);
  const ir::Function Old = E.M.Functions[F], New = E.M.Functions[Copy];
  std::vector<ir::ValueId> With(E.M.Values.size());
  for (size_t V = 0; V < With.size(); ++V)
    With[V] = ir::ValueId(V);
  for (uint32_t A = 0; A < Old.ArgumentCount; ++A)
    With[Old.FirstArgument + A] = New.FirstArgument + A;
  ir::EditableBody Body = E.Bodies[F];
  for (ir::EditableBlock &B : Body.Blocks)
    for (ir::EditableInstruction &I : B.Instructions)
      if (I.I.Result != ir::None)
        I.I.Result = With[I.I.Result] = E.addResult(I.I.Type);
  E.replaceOperands(Body, With);
  E.Bodies[Copy] = std::move(Body);
  Origins.emplace(Copy, Origins.at(F));
}

void LinkJob::applyExports() {
  std::set<ir::FunctionId> Exported;
  for (const auto &[S, NewNames] : Renamed) {
    const ir::FunctionId F = Merged.at(S);
    Exported.insert(F);
    E.M.Functions[F].Linkage = ir::Linkage::External;
    const bool KeepsName = std::ranges::find(NewNames, S.name()) != NewNames.end();
    for (size_t N = 0; N < NewNames.size(); ++N) {
      if (!KeepsName && N == 0)
        E.M.setName(E.M.Functions[F].Self, E.M.Strings.save(NewNames[0]));
      else if (NewNames[N] != S.name())
        renameCopy(F, NewNames[N]);
    }
  }
  if (!isLibrary())
    return;
  for (const Symbol &S : NeededInOrder)
    if (const ir::FunctionId F = Merged.at(S); !Exported.contains(F)) {
      const EntryPoint *PatchUser = S.From->Facts.patchConstantEntry(S.Id);
      if (!PatchUser)
        E.M.Functions[F].Linkage = ir::Linkage::Internal;
    }
}

LinkJob::UsedSymbols LinkJob::findUsed() const {
  UsedSymbols Used{std::vector<bool>(E.M.Functions.size()), std::vector<bool>(E.M.Globals.size())};
  std::vector<ir::FunctionId> Work;
  auto Keep = [&](ir::FunctionId F) {
    if (!Used.Functions[F]) {
      Used.Functions[F] = true;
      Work.push_back(F);
    }
  };
  if (isLibrary()) {
    for (const auto &[F, S] : Origins)
      if (E.M.Functions[F].Linkage != ir::Linkage::Internal)
        Keep(F);
    for (const Symbol &C : Constructors)
      Keep(Merged.at(C));
  } else {
    Keep(Merged.at(EntrySymbol));
    if (Entry->PatchConstant != ir::None)
      Keep(Merged.at({EntrySymbol.From, Entry->PatchConstant}));
  }
  std::vector<ir::ValueId> Values;
  std::set<ir::ValueId> Seen;
  auto UseOperands = [&](ir::FunctionId F) {
    for (const ir::EditableBlock &B : E.Bodies[F].Blocks)
      for (const ir::EditableInstruction &I : B.Instructions) {
        Values.push_back(I.Callee);
        Values.insert(Values.end(), I.Operands.begin(), I.Operands.end());
      }
  };
  while (!Work.empty() || !Values.empty()) {
    if (Values.empty()) {
      const ir::FunctionId F = Work.back();
      Work.pop_back();
      UseOperands(F);
      continue;
    }
    const ir::ValueId V = Values.back();
    Values.pop_back();
    if (V >= E.M.Values.size() || E.M.Values[V].Kind == ir::ValueKind::Instruction ||
        E.M.Values[V].Kind == ir::ValueKind::Argument || !Seen.insert(V).second)
      continue;
    const ir::Value &Value = E.M.Values[V];
    if (const ir::Constant *C = E.M.constant(V)) {
      const auto Operands = E.M.operands(*C);
      Values.insert(Values.end(), Operands.begin(), Operands.end());
    } else if (Value.Kind == ir::ValueKind::Global) {
      Used.Globals[Value.Index] = true;
      Values.push_back(E.M.Globals[Value.Index].Initializer);
    } else if (Value.Kind == ir::ValueKind::Function) {
      Keep(Value.Index);
    }
  }
  return Used;
}

void LinkJob::dropUnused() {
  const auto [Functions, Globals] = findUsed();
  // A library keeps only used resources. Function and global IDs change here.
  std::map<ir::ValueId, Symbol> BySelf;
  for (const auto &[F, S] : Origins)
    if (Functions[F])
      BySelf.emplace(E.M.Functions[F].Self, S);
  std::vector<std::pair<Symbol, ir::ValueId>> MergedSelf;
  for (const auto &[S, F] : Merged)
    if (Functions[F])
      MergedSelf.push_back({S, E.M.Functions[F].Self});
  std::vector<ir::ValueId> ResourceSelf;
  for (const LinkedResource &R : Resources)
    ResourceSelf.push_back(R.Global != ir::None && Globals[R.Global] ? E.M.Globals[R.Global].Self
                                                                     : ir::None);
  E.removeSymbols(Functions, Globals);
  Origins.clear();
  for (const auto &[V, S] : BySelf)
    Origins.emplace(E.M.Values[V].Index, S);
  Merged.clear();
  for (const auto &[S, V] : MergedSelf)
    Merged.emplace(S, E.M.Values[V].Index);
  for (size_t N = 0; N < Resources.size(); ++N)
    Resources[N].Global =
        ResourceSelf[N] == ir::None ? ir::None : E.M.Values[ResourceSelf[N]].Index;
}

// ---- Checks -------------------------------------------------------------------------------------

/// Parses an overload in the name of an op function: f32, v4f32.
std::optional<OverloadUse> readOverload(std::string_view Text) {
  const size_t Digits = Text.starts_with('v') ? Text.find_first_not_of("0123456789", 1) : 0;
  const bool IsVector = Digits > 1 && Digits != Text.npos;
  if (IsVector)
    Text.remove_prefix(Digits);
  for (unsigned Type = 1; !suffix(Overload(Type)).empty(); ++Type)
    if (suffix(Overload(Type)) == Text)
      return OverloadUse(Overload(Type), IsVector);
  return std::nullopt;
}

/// Returns the first overload in the op function's name that DXIL version `V` does not have, or an
/// empty string.
std::string missingOverload(std::string_view Name, OpCode Op, Version V) {
  for (unsigned Dimension = info(Op).OverloadDimensions; Dimension--;) {
    const size_t Dot = Name.rfind('.');
    if (Dot == Name.npos)
      return {};
    const std::string_view Text = Name.substr(Dot + 1);
    const std::optional<OverloadUse> Use = readOverload(Text);
    if (Use && !overloads(Op, V, Dimension).contains(*Use))
      return std::string(Text);
    Name = Name.substr(0, Dot);
  }
  return {};
}

/// Reports calls of ops or overloads that the target does not have.
void LinkJob::checkOps() {
  std::set<std::string> Reported;
  for (const auto &[F, S] : Origins) {
    Stage Caller = isLibrary() ? Stage::Library : O.Target.Kind;
    if (const EntryPoint *X = S.From->Facts.entry(S.Id); X && isLibrary())
      Caller = X->Kind;
    for (ir::EditableBlock &B : E.Bodies[F].Blocks)
      for (ir::EditableInstruction &I : B.Instructions) {
        const auto Call = ir::EditableCall::of(E, I);
        if (!Call || Call->op().Name.empty())
          continue;
        std::string Feature;
        if (!isAvailable(Call->code(), dxilVersion()))
          Feature = "shader model 6." + std::to_string(O.Target.ShaderModel.Minor) + " has not";
        else if (!stages(Call->code(), dxilVersion()).contains(Caller) && Caller != Stage::Library)
          Feature = std::string(stageName(Caller)) + " shaders have not";
        else if (const std::string Overload = missingOverload(
                     E.M.name(E.M.Functions[E.callee(I)].Self), Call->code(), dxilVersion());
                 !Overload.empty())
          Feature = "has no overload " + Overload + " in shader model 6." +
                    std::to_string(O.Target.ShaderModel.Minor);
        if (!Feature.empty())
          Reported.insert("'" + std::string(sourceName(S.name())) + "' of " + S.From->Name +
                          " uses operation " + std::string(Call->op().Name) + ", which " + Feature);
      }
  }
  for (const std::string &Text : Reported)
    error(Text);
}

// ---- The container ------------------------------------------------------------------------------

std::vector<uint8_t> LinkJob::rootSignature() const {
  const md::EntryPoint Node(ir::NodeRef(EntrySymbol.From->M, entryNodeOf(EntrySymbol)));
  const auto Properties = Node.properties();
  const uint32_t Place = Properties.find(EntryTag::RootSignature);
  if (!Place)
    return {};
  const ir::Module &M = EntrySymbol.From->M;
  const ir::Constant *C =
      M.constant(M.metadataValue(M.nodeOperand(M.nodeOperand(Properties.at().id(), Place), 0)));
  std::vector<uint8_t> Bytes;
  if (!C)
    return Bytes;
  for (uint64_t Word : M.words(*C))
    Bytes.push_back(uint8_t(Word));
  return Bytes;
}

std::vector<Subobject> LinkJob::subobjects() {
  std::vector<Subobject> All;
  std::map<std::string, std::pair<size_t, Library *>> ByName;
  for (const auto &L : Libraries)
    for (const Subobject &S : L->Subobjects) {
      const auto [Entry, IsNew] = ByName.try_emplace(S.Name, All.size(), L.get());
      if (IsNew)
        All.push_back(S);
      else if (!(All[Entry->second.first] == S))
        error("subobject '" + S.Name + "' of " + L->Name + " differs from that of " +
              Entry->second.second->Name);
    }
  return All;
}

std::optional<ir::Module> LinkJob::finish(ir::EditableModule From) {
  auto M = std::move(From).finish();
  if (M)
    return std::move(*M);
  error("the linked module is not well formed: " + M.error().Message);
  return std::nullopt;
}

std::vector<uint8_t> LinkJob::build() {
  ContainerInput In;
  if (isLibrary()) {
    In.Subobjects = subobjects();
  } else if (std::vector<uint8_t> Root = rootSignature(); !Root.empty()) {
    In.Parts.push_back({part::RTS0, std::move(Root)});
  }
  addMetadata();
  if (failed())
    return {};
  if (ReadsDebugInfo) {
    if (auto M = finish(std::move(E)); M && ir::hasDebugInfo(*M) && ir::checkDebugInfo(*M))
      Debug = std::move(*M);
    return {};
  }
  In.Reflection = reflectionModule();
  if (!isLibrary())
    dropResourceNames();
  std::optional<ir::Module> Program = finish(std::move(E));
  if (!Program || !In.Reflection)
    return {};
  In.Program = std::move(*Program);
  In.Debug = std::move(Debug);
  auto Built = buildContainer(std::move(In));
  if (!Built) {
    error(Built.error().str());
    return {};
  }
  return std::move(*Built);
}

} // namespace dxil::link
