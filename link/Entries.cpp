// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/ShaderFlags.h>
#include <dxil/module/Constructors.h>
#include <dxil/module/NodeRef.h>

#include <algorithm>

namespace dxil::link {

using namespace container;

void LinkJob::addMetadata() {
  addVersions();
  const ir::MetadataId Lists = resourceLists();
  if (Lists != ir::None) {
    const ir::MetadataId Nodes[] = {Lists};
    E.setNamed(md::ResourcesLayout::Named, Nodes);
  }
  addAnnotations();
  addMatrixTypes();
  addEntries(Lists);
}

/// Returns the program without bodies, ops and constructors, as part STAT holds it.
std::optional<ir::Module> LinkJob::reflectionModule() {
  ir::EditableModule Copy(E);
  std::vector<bool> Functions(Copy.M.Functions.size());
  for (size_t F = 0; F < Functions.size(); ++F) {
    Functions[F] = !Copy.Bodies[F].empty();
    Copy.Bodies[F].Blocks.clear();
    Copy.M.Functions[F].IsDeclaration = true;
  }
  std::vector<bool> Globals(Copy.M.Globals.size());
  for (size_t G = 0; G < Globals.size(); ++G)
    Globals[G] = Copy.M.name(Copy.M.Globals[G].Self) != ir::ConstructorList;
  Copy.removeSymbols(Functions, Globals);
  const ir::MetadataId NoValidator[] = {Copy.node({Copy.number(32, 0), Copy.number(32, 0)})};
  Copy.setNamed(md::ValidatorVersionLayout::Named, NoValidator);
  return finish(std::move(Copy));
}

/// Removes the names of resources, which part STAT keeps, from the program.
void LinkJob::dropResourceNames() {
  for (LinkedResource &R : Resources)
    R.Record[md::ResourceLayout::Name] = E.string("");
  addMetadata();
}

void LinkJob::addVersions() {
  std::vector<ir::MetadataId> Idents;
  ModuleVersion Validator{1, O.Target.ShaderModel.Minor};
  for (const auto &L : Libraries) {
    if (const ir::NamedMetadata *Named = L->M.findNamedMetadata(md::CompilerName))
      for (ir::MetadataId N : L->M.nodes(*Named))
        if (const ir::MetadataId New = L->Merge->node(N);
            std::ranges::find(Idents, New) == Idents.end())
          Idents.push_back(New);
    Validator = std::max(Validator, L->Facts.Validator);
  }
  Validator = O.Validator.value_or(Validator);
  if (!Idents.empty())
    E.setNamed(md::CompilerName, Idents);
  auto Version = [&](std::string_view Name, ModuleVersion V) {
    const ir::MetadataId Nodes[] = {E.node({E.number(32, V.Major), E.number(32, V.Minor)})};
    E.setNamed(Name, Nodes);
  };
  Version(md::VersionLayout::Named, {1, O.Target.ShaderModel.Minor});
  Version(md::ValidatorVersionLayout::Named, Validator);
  const ir::MetadataId Model[] = {
      E.node({E.string(profilePrefix(uint32_t(O.Target.Kind))),
              E.number(32, O.Target.ShaderModel.Major), E.number(32, O.Target.ShaderModel.Minor)})};
  E.setNamed(md::ShaderModelLayout::Named, Model);
}

/// Describes the matrix types among parameters and results of functions. No other instructions
/// create matrices.
void LinkJob::addMatrixTypes() {
  std::set<ir::TypeId> Used;
  for (const ir::Function &F : E.M.Functions) {
    const ir::Type &T = E.type(F.FunctionType);
    Used.insert(T.Element);
    Used.insert(E.M.fields(T).begin(), E.M.fields(T).end());
  }
  std::vector<ir::MetadataId> Nodes;
  std::set<ir::MetadataId> Seen;
  for (const auto &L : Libraries)
    for (const ir::NodeRef &N : ir::namedNodes(L->M, md::MatrixTypeLayout::Named)) {
      const ir::ValueId V = md::MatrixType(N).type();
      if (V == ir::None || !Used.contains(L->Merge->type(L->M.Values[V].Type)))
        continue;
      if (const ir::MetadataId New = L->Merge->node(N.id()); Seen.insert(New).second)
        Nodes.push_back(New);
    }
  if (!Nodes.empty())
    E.setNamed(md::MatrixTypeLayout::Named, Nodes);
}

/// Merges `dx.typeAnnotations` and `dx.dxrPayloadAnnotations` of all libraries. Drops annotations
/// of functions that linking removed.
void LinkJob::addAnnotations() {
  for (std::string_view Name :
       {md::TypeAnnotationsLayout::Named, md::PayloadAnnotationsLayout::Named}) {
    // Only libraries trace rays.
    if (Name == md::PayloadAnnotationsLayout::Named &&
        (!isLibrary() || !targetAtLeast(FirstMinorWithPayloads)))
      continue;
    std::map<uint64_t, std::vector<ir::MetadataId>> Lists; ///< annotations by tag
    std::set<ir::MetadataId> Seen;
    for (const auto &L : Libraries)
      for (const ir::NodeRef &List : ir::namedNodes(L->M, Name)) {
        const md::TypeAnnotations Node(List);
        const bool IsOfFunctions = Node.tag() == AnnotatedKind::Functions;
        for (uint32_t I = md::TypeAnnotationsLayout::NumOperands; I + 1 < List.numOperands();
             I += 2) {
          const ir::ValueId V = List.value(I);
          if (V == ir::None || (IsOfFunctions && !isKept(*L, V)))
            continue;
          const ir::MetadataId Annotated = L->Merge->node(List.operand(I));
          if (Annotated == ir::None || !Seen.insert(Annotated).second)
            continue;
          std::vector<ir::MetadataId> &Into = Lists[uint64_t(Node.tag())];
          Into.push_back(Annotated);
          Into.push_back(L->Merge->node(List.operand(I + 1)));
        }
      }
    addCopies(Lists[uint64_t(AnnotatedKind::Functions)]);
    std::vector<ir::MetadataId> Nodes;
    for (auto &[Tag, Pairs] : Lists) {
      if (Pairs.empty())
        continue;
      Pairs.insert(Pairs.begin(), E.number(32, Tag));
      Nodes.push_back(E.node(Pairs));
    }
    if (!Nodes.empty())
      E.setNamed(Name, Nodes);
  }
}

/// Repeats the annotation of a function for its copies under other export names.
void LinkJob::addCopies(std::vector<ir::MetadataId> &Pairs) {
  std::map<ir::ValueId, ir::MetadataId> Cache;
  for (size_t I = 0; I + 1 < Pairs.size(); I += 2)
    Cache[E.M.Metadata[Pairs[I]].Value] = Pairs[I + 1];
  for (const auto &[F, S] : Origins) {
    const auto Original = Merged.find(S);
    if (Original == Merged.end() || Original->second == F)
      continue;
    const auto Entry = Cache.find(E.M.Functions[Original->second].Self);
    if (Entry == Cache.end())
      continue;
    Pairs.push_back(E.value(E.M.Functions[F].Self));
    Pairs.push_back(Entry->second);
  }
}

/// Returns true if the result has the body of this library function.
bool LinkJob::isKept(Library &L, ir::ValueId V) const {
  return L.M.Values[V].Kind == ir::ValueKind::Function &&
         Merged.contains({&L, L.M.Values[V].Index});
}

// ---- Entries ------------------------------------------------------------------------------------

ir::MetadataId LinkJob::entryNodeOf(const Symbol &S) const {
  for (const ir::NodeRef &N : ir::namedNodes(S.From->M, md::EntryPointLayout::Named))
    if (md::EntryPoint(N).function() == S.function().Self)
      return N.id();
  return ir::None;
}

/// Returns the option flags of the libraries in use. All other flags are derived.
uint64_t LinkJob::optionFlags() const {
  uint64_t Flags = 0;
  std::set<Library *> Used;
  for (const Symbol &S : Needed)
    Used.insert(S.From);
  for (Library *L : Used)
    Flags |= L->Facts.Flags;
  return Flags;
}

void LinkJob::checkPrecision() {
  const Library *Minimum = nullptr, *Native = nullptr;
  for (const Symbol &S : NeededInOrder)
    (S.From->Facts.usesMinPrecision() ? Minimum : Native) = S.From;
  if (Minimum && Native)
    error("16-bit types are native in " + Native->Name + " and minimum precision in " +
          Minimum->Name + " (expected all compiled with -enable-16bit-types, or none)");
}

ir::MetadataId LinkJob::entryProperties(const Symbol &S, ir::MetadataId Node) {
  const auto Properties = md::EntryPoint(ir::NodeRef(S.From->M, Node)).properties();
  const ir::NodeRef List = Properties.at();
  std::vector<ir::MetadataId> Pairs;
  if (const uint64_t Flags = isLibrary() ? 0 : optionFlags()) {
    Pairs.push_back(E.number(32, uint64_t(EntryTag::ShaderFlags)));
    Pairs.push_back(E.number(64, Flags));
  }
  for (uint32_t I = 0; I + 1 < List.numOperands(); I += 2) {
    const auto Tag = EntryTag(List.number(I).value_or(~0u));
    const bool IsOfLibraries = Tag == EntryTag::ShaderKind || Tag == EntryTag::RootSignature ||
                               Tag == EntryTag::AutoBindingSpace || Tag == EntryTag::ShaderFlags;
    if (!isLibrary() && IsOfLibraries)
      continue;
    Pairs.push_back(S.From->Merge->node(List.operand(I)));
    Pairs.push_back(S.From->Merge->node(List.operand(I + 1)));
  }
  return Pairs.empty() ? ir::None : E.node(Pairs);
}

ir::MetadataId LinkJob::entryNode(const Symbol &S, ir::FunctionId F, ir::MetadataId Lists) {
  const ir::MetadataId Node = entryNodeOf(S);
  const md::EntryPoint From(ir::NodeRef(S.From->M, Node));
  std::vector<ir::MetadataId> Operands(md::EntryPointLayout::NumOperands, ir::None);
  const std::string_view Name = E.M.name(E.M.Functions[F].Self);
  Operands[From.Function] = E.value(E.M.Functions[F].Self);
  Operands[From.Name] = E.string(isLibrary() ? Name : std::string_view(O.Entry));
  Operands[From.Signatures] = S.From->Merge->node(From.at().operand(From.Signatures));
  Operands[From.Resources] = isLibrary() ? ir::None : Lists;
  Operands[From.Properties] = entryProperties(S, Node);
  return E.node(Operands);
}

void LinkJob::addEntries(ir::MetadataId Lists) {
  std::vector<ir::MetadataId> Nodes;
  if (!isLibrary()) {
    Nodes.push_back(entryNode(EntrySymbol, Merged.at(EntrySymbol), Lists));
    return E.setNamed(md::EntryPointLayout::Named, Nodes);
  }
  ir::MetadataId Properties = ir::None;
  if (const uint64_t Flags = optionFlags())
    Properties = E.node({E.number(32, uint64_t(EntryTag::ShaderFlags)), E.number(64, Flags)});
  Nodes.push_back(E.node({ir::None, E.string(""), ir::None, Lists, Properties}));
  std::map<std::string_view, std::pair<ir::FunctionId, Symbol>> ByName;
  for (const auto &[F, S] : Origins)
    if (S.From->Facts.entry(S.Id))
      ByName.emplace(E.M.name(E.M.Functions[F].Self), std::pair(F, S));
  for (const auto &[Name, Entry] : ByName)
    Nodes.push_back(entryNode(Entry.second, Entry.first, Lists));
  E.setNamed(md::EntryPointLayout::Named, Nodes);
}

} // namespace dxil::link
