// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinkJob.h"

#include <algorithm>

namespace dxil::link {

using namespace container;
namespace {

bool isVisible(const ir::Function &F) {
  return F.Linkage != ir::Linkage::Internal && F.Linkage != ir::Linkage::Private;
}

std::string quoted(std::string_view Name) {
  return "'" + std::string(sourceName(Name)) + "'" +
         (Name.starts_with('\1') ? " (" + std::string(Name.substr(1)) + ")" : "");
}

} // namespace

bool isBuiltIn(std::string_view Name) {
  return isOpFunctionName(Name) || Name.starts_with("llvm.");
}

void LinkJob::findDefinitions() {
  for (const auto &L : Libraries)
    for (ir::FunctionId F = 0; F < L->M.Functions.size(); ++F) {
      const ir::Function &Current = L->M.Functions[F];
      if (Current.IsDeclaration || !isVisible(Current))
        continue;
      const Symbol S{L.get(), F};
      const auto [Entry, IsNew] = Definitions.try_emplace(std::string(S.name()), S);
      if (!IsNew)
        error("function " + quoted(S.name()) + " is defined in " + Entry->second.From->Name +
              " and in " + L->Name);
    }
}

void LinkJob::chooseFunctions() {
  if (isLibrary())
    chooseExports();
  else
    chooseEntry();
  size_t N = 0;
  auto NeedAllCallees = [&] {
    for (; N < NeededInOrder.size(); ++N)
      needCallees(NeededInOrder[N]);
  };
  NeedAllCallees();
  if (failed())
    return;
  chooseConstructors();
  NeedAllCallees();
}

void LinkJob::need(Symbol S) {
  if (Needed.insert(S).second)
    NeededInOrder.push_back(S);
}

void LinkJob::chooseEntry() {
  auto Match = Definitions.find(O.Entry);
  // Other compilers mangle the names of entry functions. The second round finds functions that are
  // no entries, for the error message.
  for (bool IsEntry : {true, false})
    for (auto Iterator = Definitions.begin();
         Match == Definitions.end() && Iterator != Definitions.end(); ++Iterator)
      if (sourceName(Iterator->first) == O.Entry &&
          (Iterator->second.From->Facts.entry(Iterator->second.Id) != nullptr) == IsEntry)
        Match = Iterator;
  if (Match == Definitions.end())
    return error("entry '" + O.Entry + "' is defined in none of the libraries");
  EntrySymbol = Match->second;
  Entry = EntrySymbol.From->Facts.entry(EntrySymbol.Id);
  if (!Entry)
    return error("function '" + O.Entry + "' of " + EntrySymbol.From->Name +
                 " is no shader (expected one with [shader(\"" +
                 std::string(stageName(O.Target.Kind)) + "\")])");
  if (Entry->Kind != O.Target.Kind)
    return error("'" + O.Entry + "' of " + EntrySymbol.From->Name + " is a " +
                 std::string(stageName(Entry->Kind)) + " shader (expected a " +
                 std::string(stageName(O.Target.Kind)) + " shader for this profile)");
  need(EntrySymbol);
  if (Entry->PatchConstant != ir::None)
    need({EntrySymbol.From, Entry->PatchConstant});
}

void LinkJob::chooseExports() {
  std::map<std::string, std::string> Taken; ///< new names, each with its function
  std::vector<bool> WasFound(O.Exports.size());
  for (const auto &[Name, S] : Definitions) {
    const bool IsEntry = S.From->Facts.entry(S.Id) != nullptr;
    std::vector<std::string> NewNames;
    bool IsExported = O.Exports.empty() && (!O.ExportShadersOnly || IsEntry);
    for (size_t N = 0; N < O.Exports.size(); ++N) {
      const LinkExport &X = O.Exports[N];
      const bool Fits = X.Name == Name || X.Name == sourceName(Name) ||
                        (Name.starts_with('\1') && X.Name == std::string_view(Name).substr(1));
      if (!Fits || (O.ExportShadersOnly && !IsEntry))
        continue;
      IsExported = WasFound[N] = true;
      if (X.NewNames.empty())
        NewNames.push_back(Name);
      for (const std::string &New : X.NewNames)
        NewNames.push_back(withSourceName(Name, New));
    }
    if (!IsExported)
      continue;
    if (NewNames.empty())
      NewNames.push_back(Name);
    std::ranges::sort(NewNames);
    const auto Duplicates = std::ranges::unique(NewNames);
    NewNames.erase(Duplicates.begin(), Duplicates.end());
    for (const std::string &New : NewNames)
      if (const auto [Entry, IsNew] = Taken.try_emplace(New, Name); !IsNew)
        error("export " + quoted(New) + " is the name of " + quoted(Entry->second) + " of " +
              Definitions.find(Entry->second)->second.From->Name + " and of " + quoted(Name) +
              " of " + S.From->Name);
    Renamed.push_back({S, std::move(NewNames)});
    need(S);
    if (const EntryPoint *X = S.From->Facts.entry(S.Id); X && X->PatchConstant != ir::None)
      need({S.From, X->PatchConstant});
  }
  for (size_t N = 0; N < O.Exports.size(); ++N)
    if (!WasFound[N])
      error("export '" + O.Exports[N].Name + "' is defined in none of the libraries");
  if (!failed() && Renamed.empty())
    error("the libraries have no function to export");
}

void LinkJob::needCallees(Symbol S) {
  std::set<ir::FunctionId> Seen;
  const ir::Module &M = S.From->M;
  for (const ir::Instruction &I : M.instructions(S.function())) {
    const ir::Function *Callee = M.calledFunction(I);
    if ((I.Op == ir::Opcode::Call && !Callee) || I.Op == ir::Opcode::Invoke) {
      error("function " + quoted(S.name()) + " of " + S.From->Name +
            " calls what is no function (expected direct calls)");
      return;
    }
    if (!Callee || !Seen.insert(ir::FunctionId(Callee - M.Functions.data())).second)
      continue;
    const std::string_view Name = M.name(Callee->Self);
    if (!Callee->IsDeclaration)
      need({S.From, ir::FunctionId(Callee - M.Functions.data())});
    else if (!isBuiltIn(Name))
      checkUnresolved(S, *Callee);
  }
}

void LinkJob::checkUnresolved(const Symbol &Caller, const ir::Function &Callee) {
  const std::string_view Name = Caller.From->M.name(Callee.Self);
  const auto Entry = Definitions.find(Name);
  if (Entry == Definitions.end()) {
    // The state object, or the next link, may define the function.
    if (!isLibrary())
      error("function " + quoted(Name) + ", which " + quoted(Caller.name()) + " of " +
            Caller.From->Name + " calls, is defined in none of the libraries");
    return;
  }
  const Symbol &S = Entry->second;
  need(S);
  if (!canAdapt(Caller.From->Merge->type(Callee.FunctionType),
                S.From->Merge->type(S.function().FunctionType)))
    error("function " + quoted(Name) + " has other types in " + Caller.From->Name +
          ", which calls it, than in " + S.From->Name + ", which defines it");
}

} // namespace dxil::link
