// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Static variables with computed initializers. A library lists the functions that set them, the
// constructors. Its own shaders call these already; the linker adds the calls for functions of
// other libraries.
#include "LinkJob.h"

#include <dxil/module/Constructors.h>

#include <algorithm>

namespace dxil::link {

using namespace container;
namespace {

bool isVariable(const ir::Global &G) {
  return !G.IsConstant && G.Initializer != ir::None;
}

/// Adds the global variables among the values and the operands of constants.
void addVariables(const ir::Module &M, std::vector<ir::ValueId> Work,
                  std::set<ir::GlobalId> &Into) {
  std::set<ir::ValueId> Seen;
  while (!Work.empty()) {
    const ir::ValueId V = Work.back();
    Work.pop_back();
    if (V >= M.Values.size() || !Seen.insert(V).second)
      continue;
    if (const ir::Constant *C = M.constant(V)) {
      const auto Operands = M.operands(*C);
      Work.insert(Work.end(), Operands.begin(), Operands.end());
    } else if (M.Values[V].Kind == ir::ValueKind::Global &&
               isVariable(M.Globals[M.Values[V].Index])) {
      Into.insert(M.Values[V].Index);
    }
  }
}

} // namespace

/// Returns a function's callees and the variables that it uses. A variable that is only loaded is
/// not written.
const FunctionUses &LinkJob::usesOf(const Symbol &S) {
  const auto [Recorded, IsNew] = Uses.try_emplace(S);
  FunctionUses &U = Recorded->second;
  if (!IsNew)
    return U;
  const ir::Module &M = S.From->M;
  std::vector<ir::ValueId> Loaded, Others;
  std::set<Symbol> Callees;
  for (const ir::Instruction &I : M.instructions(S.function())) {
    for (ir::ValueId V : M.operands(I))
      (I.Op == ir::Opcode::Load ? Loaded : Others).push_back(V);
    const ir::Function *Callee = M.calledFunction(I);
    if (!Callee)
      continue;
    const auto Entry = Definitions.find(M.name(Callee->Self));
    if (!Callee->IsDeclaration)
      Callees.insert({S.From, ir::FunctionId(Callee - M.Functions.data())});
    else if (Entry != Definitions.end())
      Callees.insert(Entry->second);
    else
      U.CallsOutside |= !isBuiltIn(M.name(Callee->Self));
  }
  U.Callees.assign(Callees.begin(), Callees.end());
  addVariables(M, Others, U.Written);
  U.Used = U.Written;
  addVariables(M, Loaded, U.Used);
  return U;
}

/// Records callers and writers among all functions that constructors reach.
void LinkJob::indexConstructors() {
  std::vector<Symbol> Work;
  for (const auto &L : Libraries)
    for (ir::FunctionId F : L->Constructors) {
      IsConstructor.insert({L.get(), F});
      Work.push_back({L.get(), F});
    }
  std::set<Symbol> Seen(Work.begin(), Work.end());
  while (!Work.empty()) {
    const Symbol S = Work.back();
    Work.pop_back();
    const FunctionUses &U = usesOf(S);
    for (ir::GlobalId G : U.Written)
      Writers[{S.From, G}].push_back(S);
    for (const Symbol &Callee : U.Callees) {
      Callers[Callee].push_back(S);
      if (Seen.insert(Callee).second)
        Work.push_back(Callee);
    }
  }
}

/// Returns the constructors that set variables which the functions use, directly or through calls
/// and other constructors, in the order of libraries and lists. Leaves out those of library
/// `Except`.
std::vector<Symbol> LinkJob::constructorsOf(std::span<const Symbol> Roots, const Library *Except) {
  std::set<Symbol> Reached(Roots.begin(), Roots.end()), Chosen, Setting;
  std::vector<Symbol> Work(Roots.begin(), Roots.end()), Setters;
  std::set<std::pair<Library *, ir::GlobalId>> Variables;
  bool Leaves = false;
  while (!Work.empty() || !Setters.empty()) {
    if (Work.empty()) { // callers of a function that sets a used variable
      const Symbol S = Setters.back();
      Setters.pop_back();
      if (IsConstructor.contains(S) && S.From != Except && Chosen.insert(S).second &&
          Reached.insert(S).second)
        Work.push_back(S);
      if (const auto Entry = Callers.find(S); Entry != Callers.end())
        for (const Symbol &Caller : Entry->second)
          if (Setting.insert(Caller).second)
            Setters.push_back(Caller);
      continue;
    }
    const Symbol S = Work.back();
    Work.pop_back();
    const FunctionUses &U = usesOf(S);
    Leaves |= U.CallsOutside;
    for (const Symbol &Callee : U.Callees)
      if (Reached.insert(Callee).second)
        Work.push_back(Callee);
    for (ir::GlobalId G : U.Used)
      if (Variables.insert({S.From, G}).second)
        if (const auto Entry = Writers.find({S.From, G}); Entry != Writers.end())
          for (const Symbol &Writer : Entry->second)
            if (Setting.insert(Writer).second)
              Setters.push_back(Writer);
  }
  // Each shader walks all functions that it reaches; shaders may reach the same ones.
  FunctionsWalked += Reached.size();
  if (FunctionsWalked > O.MostInstructions && !failed())
    error("shaders and constructors of static variables reach more than " +
          std::to_string(O.MostInstructions) + " functions in all");
  std::vector<Symbol> InOrder;
  for (const auto &L : Libraries)
    for (ir::FunctionId F : L->Constructors)
      // A function that a later link defines may call this library's exports.
      if (const Symbol C{L.get(), F};
          Chosen.contains(C) || (Leaves && L.get() != Except && Needed.contains(C)))
        InOrder.push_back(C);
  return InOrder;
}

/// Sorts constructors: one that calls functions of other libraries runs after the constructors of
/// variables that these use.
std::vector<Symbol> LinkJob::inRunningOrder(const std::vector<Symbol> &Constructors) {
  const std::set<Symbol> Chosen(Constructors.begin(), Constructors.end());
  std::set<Symbol> Started;
  std::vector<Symbol> Order;
  struct Step {
    Symbol Constructor;
    std::vector<Symbol> Before;
    size_t Next = 0;
  };
  std::vector<Step> Stack;
  const bool AreSeveral = std::ranges::any_of(
      Constructors, [&](const Symbol &C) { return C.From != Constructors.front().From; });
  auto Start = [&](const Symbol &C) {
    if (failed() || !Chosen.contains(C) || !Started.insert(C).second)
      return;
    std::vector<Symbol> Before;
    if (AreSeveral && !usesOf(C).Callees.empty())
      Before = constructorsOf(std::span(&C, 1), C.From);
    Stack.push_back({C, std::move(Before)});
  };
  for (const Symbol &C : Constructors) {
    Start(C);
    while (!Stack.empty()) {
      if (Step &Top = Stack.back(); Top.Next < Top.Before.size()) {
        const Symbol Before = Top.Before[Top.Next++];
        Start(Before);
      } else {
        Order.push_back(Top.Constructor);
        Stack.pop_back();
      }
    }
  }
  return Order;
}

void LinkJob::chooseConstructors() {
  indexConstructors();
  if (IsConstructor.empty())
    return;
  Constructors = constructorsOf(NeededInOrder, isLibrary() ? nullptr : EntrySymbol.From);
  for (const Symbol &C : Constructors)
    need(C);
}

/// Makes shaders and patch constant functions call the constructors of other libraries first.
void LinkJob::callConstructors() {
  if (Constructors.empty())
    return;
  for (const Symbol &S : NeededInOrder) {
    if (failed())
      return;
    if (S.function().IsDeclaration ||
        (!S.From->Facts.entry(S.Id) && !S.From->Facts.patchConstantEntry(S.Id)))
      continue;
    std::vector<ir::EditableInstruction> Calls;
    for (const Symbol &C : inRunningOrder(constructorsOf(std::span(&S, 1), S.From))) {
      const ir::Function &F = E.M.Functions[Merged.at(C)];
      ir::EditableInstruction &Call = Calls.emplace_back();
      Call.I.Op = ir::Opcode::Call;
      Call.I.Type = E.voidType();
      Call.Callee = F.Self;
    }
    auto &First = E.Bodies[Merged.at(S)].Blocks.front().Instructions;
    const auto Place = std::ranges::find_if(
        First, [](const ir::EditableInstruction &I) { return I.I.Op != ir::Opcode::Alloca; });
    First.insert(Place, std::make_move_iterator(Calls.begin()),
                 std::make_move_iterator(Calls.end()));
  }
}

/// A library lists the constructors of its variables; the next link adds the calls.
void LinkJob::listConstructors() {
  if (!isLibrary())
    return;
  std::vector<ir::FunctionId> Listed;
  for (const Symbol &C : inRunningOrder(Constructors))
    Listed.push_back(Merged.at(C));
  ir::addConstructors(E, Listed);
}

} // namespace dxil::link
