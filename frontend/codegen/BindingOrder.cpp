// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BindingOrder.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <set>
#include <tuple>

using namespace llvm;

namespace dxil::frontend {
namespace {

/// Where a struct or resource is: in a global, or in the object or a parameter of the function.
struct Source {
  enum class Sort : uint8_t { None, Global, This, Parameter } Kind = Sort::None;
  bool IsCopy = false; ///< the struct was copied to a variable or parameter
  uint32_t Parameter = 0;
  VariableId Static = VariableId::None; ///< the static that has the copy, if it is one
  ResourcePath Path;
};

/// One use of a resource.
struct Use {
  Source Resource;
  uint32_t Operation = 0; ///< number of the library function, in the order of first calls
  bool IsValue = false;   ///< the resource is not an operand of a library function
};

struct CallSite {
  FunctionId Callee = FunctionId::None;
  Source This;
  SmallVector<Source, 4> Arguments;
};

/// The uses and calls of a function, or of a static's initializer, in the order of evaluation.
struct Body {
  struct Item {
    bool IsCall = false;
    uint32_t Index = 0; ///< index in Uses or Calls
  };
  std::vector<Item> Items;
  std::vector<Use> Uses;
  std::vector<CallSite> Calls;
};

/// A use through an object or parameter whose argument is the struct at Base.
struct IndirectUse {
  ResourcePath Base, Path;
  bool IsCopy = false;
};

/// The members of a block at one address.
struct Address {
  std::vector<IndirectUse> Indirect;
  std::vector<Use> Direct;
  std::vector<VariableId> Whole;
};

class OrderWalk {
public:
  OrderWalk(const Program &P, const TypeTable &Types) : P(P), Types(Types) {}

  std::vector<ResourcePath> run() {
    for (const VariableId V : P.Globals)
      if (P.variable(V).Kind == VariableKind::Static &&
          P.variable(V).Start != StaticStart::WhenReached)
        readStatic(V);
    SmallVector<FunctionId, 4> Roots;
    for (const EntryPoint &E : P.Entries) {
      Roots.push_back(E.Function);
      if (E.PatchConstant != FunctionId::None)
        Roots.push_back(E.PatchConstant);
    }
    for (size_t I = 1; I < P.Functions.size(); ++I)
      if (P.Functions[I].Exported)
        Roots.push_back(FunctionId(I));
    for (const FunctionId F : Roots)
      readBody(F);
    for (auto &[Static, Initializer] : Statics)
      readCallees(Initializer);
    for (const FunctionId F : Roots)
      readCallees(Functions[F]);
    for (const FunctionId F : Roots)
      inlineCalls(Functions[F]);
    for (auto &[Static, Initializer] : reverse(Statics))
      inlineCalls(Initializer), visit(Initializer, Static, /*IsInlined=*/true);
    for (const FunctionId F : reverse(Roots))
      visit(Functions[F], VariableId::None, /*IsInlined=*/false);
    return collect();
  }

private:
  const Program &P;
  const TypeTable &Types;
  std::map<FunctionId, Body> Functions;
  std::vector<std::pair<VariableId, Body>> Statics;
  std::map<VariableId, std::vector<ResourcePath>> StaticCopies;
  DenseMap<VariableId, Source> Copies; ///< variables that are copies of structs
  std::map<std::tuple<uint32_t, TypeId, std::vector<TypeId>>, uint32_t> Operations;
  std::map<ResourcePath, uint32_t> Referenced;
  std::set<FunctionId> Inlined;
  std::map<FunctionId, std::vector<Use>> Summaries;
  std::set<FunctionId> Open;
  std::vector<Address> Addresses; ///< addresses in the order in which DXC lowers them
  Body *Now = nullptr;
  FunctionId Reading = FunctionId::None;

  //===-- Bodies

  void readStatic(VariableId V) {
    const Variable &Var = P.variable(V);
    if (Var.Initializer == ExprId::None || !Var.Used)
      return;
    Statics.emplace_back(V, Body());
    Now = &Statics.back().second;
    readVariable(V);
  }

  void readBody(FunctionId F) {
    Now = &Functions[F];
    Reading = F;
    statement(P.function(F).Body);
  }

  /// Reads all functions that \p Caller reaches, in the order in which DXC generates their code.
  void readCallees(const Body &Caller) {
    for (const CallSite &Call : Caller.Calls)
      if (!Functions.count(Call.Callee)) {
        readBody(Call.Callee);
        readCallees(Functions[Call.Callee]);
      }
  }

  void readVariable(VariableId V) {
    const Variable &Var = P.variable(V);
    if (Var.Initializer == ExprId::None)
      return;
    if (Source From = sourceOf(Var.Initializer);
        Types.hasObject(Var.Type) && From.Kind != Source::Sort::None) {
      From.IsCopy = true;
      if (Var.Kind == VariableKind::Static)
        From.Static = V;
      if (Types.get(Types.withoutArrays(Var.Type)).Kind == TypeKind::Object)
        return use(From, 0, /*IsValue=*/true);
      Copies[V] = From;
      return;
    }
    expression(Var.Initializer);
  }

  void statement(StmtId S) {
    const auto &X = P.Statements;
    if (S == StmtId::None)
      return;
    switch (X.kind(S)) {
    case StmtKind::Block:
      for (const StmtId Each : X.list(X.get<stmt::Block>(S).Statements))
        statement(Each);
      break;
    case StmtKind::Declare: readVariable(X.get<stmt::Declare>(S).Variable); break;
    case StmtKind::Expression: expression(X.get<stmt::Expression>(S).Value); break;
    case StmtKind::If: {
      const auto N = X.get<stmt::If>(S);
      expression(N.Condition), statement(N.Then), statement(N.Else);
      break;
    }
    case StmtKind::Loop: {
      const auto N = X.get<stmt::Loop>(S);
      statement(N.Initial);
      if (!N.TestsAfter)
        expression(N.Condition);
      statement(N.Body);
      expression(N.Next);
      if (N.TestsAfter)
        expression(N.Condition);
      break;
    }
    case StmtKind::Switch:
      expression(X.get<stmt::Switch>(S).Value), statement(X.get<stmt::Switch>(S).Body);
      break;
    case StmtKind::Return: expression(X.get<stmt::Return>(S).Value); break;
    default: break;
    }
  }

  void list(ExprList L) {
    for (uint32_t I = 0; I < L.Count; ++I)
      expression(P.Expressions.item(L, I));
  }

  void expression(ExprId E) {
    const Program::Exprs &X = P.Expressions;
    if (E == ExprId::None)
      return;
    switch (X.kind(E)) {
    case ExprKind::Load:
      if (Source From = sourceOf(E); From.Kind != Source::Sort::None && Types.hasObject(P.type(E)))
        return use(From, 0, /*IsValue=*/true);
      return expression(X.get<expr::Load>(E).Place);
    case ExprKind::Negate: return expression(X.get<expr::Negate>(E).Operand);
    case ExprKind::Not: return expression(X.get<expr::Not>(E).Operand);
    case ExprKind::Complement: return expression(X.get<expr::Complement>(E).Operand);
    case ExprKind::Binary: return pair(X.get<expr::Binary>(E).Left, X.get<expr::Binary>(E).Right);
    case ExprKind::Logical:
      return pair(X.get<expr::Logical>(E).Left, X.get<expr::Logical>(E).Right);
    case ExprKind::Select: {
      const auto N = X.get<expr::Select>(E);
      return expression(N.Condition), pair(N.True, N.False);
    }
    case ExprKind::Branch: {
      const auto N = X.get<expr::Branch>(E);
      return expression(N.Condition), pair(N.True, N.False);
    }
    case ExprKind::Convert: return expression(X.get<expr::Convert>(E).Operand);
    case ExprKind::Construct: return list(X.get<expr::Construct>(E).Parts);
    case ExprKind::Swizzle: return expression(X.get<expr::Swizzle>(E).Operand);
    case ExprKind::FieldValue: return expression(X.get<expr::FieldValue>(E).Operand);
    case ExprKind::ElementValue:
      return pair(X.get<expr::ElementValue>(E).Operand, X.get<expr::ElementValue>(E).Index);
    case ExprKind::Call: return call(X.get<expr::Call>(E));
    case ExprKind::LibraryCall: return libraryCall(X.get<expr::LibraryCall>(E));
    case ExprKind::OutArgument: return expression(X.get<expr::OutArgument>(E).Place);
    case ExprKind::Assign: return pair(X.get<expr::Assign>(E).Value, X.get<expr::Assign>(E).Place);
    case ExprKind::CompoundAssign:
      return pair(X.get<expr::CompoundAssign>(E).Value, X.get<expr::CompoundAssign>(E).Place);
    case ExprKind::Increment: return expression(X.get<expr::Increment>(E).Place);
    case ExprKind::Sequence:
      return pair(X.get<expr::Sequence>(E).First, X.get<expr::Sequence>(E).Last);
    case ExprKind::HeapObject: return expression(X.get<expr::HeapObject>(E).Index);
    default: return place(E);
    }
  }

  void pair(ExprId First, ExprId Second) {
    expression(First);
    expression(Second);
  }

  void place(ExprId E) {
    const Program::Exprs &X = P.Expressions;
    switch (X.kind(E)) {
    case ExprKind::FieldPlace: return expression(X.get<expr::FieldPlace>(E).Base);
    case ExprKind::BasePlace: return expression(X.get<expr::BasePlace>(E).Derived);
    case ExprKind::ElementPlace:
      return pair(X.get<expr::ElementPlace>(E).Base, X.get<expr::ElementPlace>(E).Index);
    case ExprKind::SwizzlePlace: return expression(X.get<expr::SwizzlePlace>(E).Base);
    case ExprKind::BufferPlace: {
      const auto N = X.get<expr::BufferPlace>(E);
      expression(N.Index);
      return operand(N.Object, operation(~0u, P.type(N.Object), {P.type(N.Index)}));
    }
    case ExprKind::MipPlace: {
      const auto N = X.get<expr::MipPlace>(E);
      pair(N.Level, N.Index);
      return operand(N.Object, operation(~1u, P.type(N.Object), {}));
    }
    case ExprKind::ContentsPlace:
      return operand(X.get<expr::ContentsPlace>(E).Object,
                     operation(~2u, P.type(X.get<expr::ContentsPlace>(E).Object), {}));
    case ExprKind::ConvertedPlace: return expression(X.get<expr::ConvertedPlace>(E).Place);
    case ExprKind::TemporaryPlace: return expression(X.get<expr::TemporaryPlace>(E).Value);
    case ExprKind::StoredPlace: return expression(X.get<expr::StoredPlace>(E).Store);
    default: return;
    }
  }

  void call(const expr::Call &N) {
    CallSite Site;
    Site.Callee = N.Callee;
    Site.Arguments.resize(N.Arguments.Count);
    for (uint32_t I = N.Arguments.Count; I-- > 0;) {
      const ExprId E = P.Expressions.item(N.Arguments, I);
      const TypeId T = P.type(E);
      Source &Argument = Site.Arguments[I];
      if (Types.hasObject(T) && Types.get(Types.withoutArrays(T)).Kind != TypeKind::Object)
        Argument = sourceOf(E);
      if (Argument.Kind == Source::Sort::None)
        expression(E);
      reference(Argument);
      Argument.IsCopy = true;
    }
    if (P.function(N.Callee).This != TypeId::None) {
      Site.This.Kind = Source::Sort::This;
      if (N.This != ExprId::None)
        Site.This = sourceOf(N.This);
      if (Site.This.Kind == Source::Sort::None)
        expression(N.This);
      reference(Site.This);
    }
    Now->Items.push_back({true, uint32_t(Now->Calls.size())});
    Now->Calls.push_back(std::move(Site));
  }

  void libraryCall(const expr::LibraryCall &N) {
    std::vector<TypeId> Arguments{N.TemplateArgument};
    SmallVector<ExprId, 4> Objects;
    for (uint32_t I = N.Arguments.Count; I-- > 0;) {
      const ExprId E = P.Expressions.item(N.Arguments, I);
      if (E == ExprId::None)
        continue;
      Arguments.push_back(P.type(E));
      if (Types.get(P.type(E)).Kind == TypeKind::Object)
        Objects.push_back(E);
      else
        expression(E);
    }
    const TypeId Object = N.Object == ExprId::None ? TypeId::None : P.type(N.Object);
    const uint32_t Operation = operation(uint32_t(N.Callee), Object, std::move(Arguments));
    if (N.Object != ExprId::None)
      operand(N.Object, Operation);
    for (const ExprId E : reverse(Objects))
      operand(E, Operation);
  }

  uint32_t operation(uint32_t Callee, TypeId Object, std::vector<TypeId> Arguments) {
    return Operations.try_emplace({Callee, Object, std::move(Arguments)}, Operations.size())
        .first->second;
  }

  void operand(ExprId E, uint32_t Operation) {
    if (const Source From = sourceOf(E); From.Kind != Source::Sort::None)
      use(From, Operation, /*IsValue=*/false);
    else
      expression(E);
  }

  void use(Source From, uint32_t Operation, bool IsValue) {
    if (From.Static != VariableId::None) {
      StaticCopies[From.Static].push_back(From.Path);
      return;
    }
    reference(From);
    Now->Items.push_back({false, uint32_t(Now->Uses.size())});
    Now->Uses.push_back({std::move(From), Operation, IsValue});
  }

  /// Numbers the members of globals in the order of their first use.
  void reference(const Source &From) {
    if (From.Kind == Source::Sort::Global)
      Referenced.try_emplace(From.Path, uint32_t(Referenced.size()));
  }

  /// Returns where the struct or resource named by \p E is; Sort::None if that is unknown.
  Source sourceOf(ExprId E) {
    const Program::Exprs &X = P.Expressions;
    switch (X.kind(E)) {
    case ExprKind::Load: return sourceOf(X.get<expr::Load>(E).Place);
    case ExprKind::ContentsPlace: return sourceOf(X.get<expr::ContentsPlace>(E).Object);
    case ExprKind::ThisPlace: {
      Source Object;
      Object.Kind = Source::Sort::This;
      return Object;
    }
    case ExprKind::VariablePlace: return sourceOf(X.get<expr::VariablePlace>(E).Variable);
    case ExprKind::FieldPlace:
      return step(X.get<expr::FieldPlace>(E).Base, X.get<expr::FieldPlace>(E).Index + 1);
    case ExprKind::FieldValue:
      return step(X.get<expr::FieldValue>(E).Operand, X.get<expr::FieldValue>(E).Index + 1);
    case ExprKind::BasePlace: {
      const ExprId Derived = X.get<expr::BasePlace>(E).Derived;
      Source From = sourceOf(Derived);
      for (TypeId T = P.type(Derived); T != P.type(E) && Types.get(T).Kind == TypeKind::Struct;
           T = Types.structOf(T).Base)
        From.Path.Steps.push_back(0);
      return From;
    }
    case ExprKind::ElementPlace: {
      const auto N = X.get<expr::ElementPlace>(E);
      Source From = sourceOf(N.Base);
      const uint32_t Index =
          X.is(N.Index, ExprKind::Constant) ? X.get<expr::Constant>(N.Index).Low : 0;
      if (Types.get(Types.withoutArrays(P.type(N.Base))).Kind == TypeKind::Object)
        From.Path.Element += Index * std::max(Types.arrayLength(P.type(E)), 1u);
      else
        From.Path.Steps.push_back(Index);
      return From;
    }
    default: return {};
    }
  }

  Source step(ExprId Base, uint32_t Step) {
    Source From = sourceOf(Base);
    From.Path.Steps.push_back(Step);
    return From;
  }

  Source sourceOf(VariableId V) {
    const Variable &Var = P.variable(V);
    Source Result;
    if (Var.Kind == VariableKind::Resource) {
      Result.Kind = Source::Sort::Global;
      Result.Path.Variable = V;
    } else if (const auto Copy = Copies.find(V); Copy != Copies.end()) {
      Result = Copy->second;
    } else if (Var.Kind == VariableKind::Parameter && Reading != FunctionId::None) {
      const auto &Parameters = P.function(Reading).Parameters;
      const auto Match = find(Parameters, V);
      if (Match == Parameters.end())
        return {};
      Result.Kind = Source::Sort::Parameter;
      Result.Parameter = uint32_t(Match - Parameters.begin());
    }
    return Result;
  }

  //===-- Inlining

  /// Returns the source of \p Inner, a part of \p Outer, in the function of \p Outer.
  static Source within(Source Outer, const Source &Inner) {
    Outer.Path.Steps.append(Inner.Path.Steps.begin(), Inner.Path.Steps.end());
    Outer.Path.Element += Inner.Path.Element;
    Outer.IsCopy |= Inner.IsCopy;
    return Outer;
  }

  static const Source &argument(const CallSite &Call, const Source &Inner) {
    static const Source None;
    if (Inner.Kind == Source::Sort::This)
      return Call.This;
    return Inner.Parameter < Call.Arguments.size() ? Call.Arguments[Inner.Parameter] : None;
  }

  /// Returns how \p F and its callees use resources in the object and the parameters of \p F.
  const std::vector<Use> &summary(FunctionId F) {
    if (const auto Entry = Summaries.find(F); Entry != Summaries.end() || !Open.insert(F).second) {
      static const std::vector<Use> None;
      return Entry != Summaries.end() ? Entry->second : None;
    }
    std::vector<Use> Result;
    std::set<std::tuple<uint32_t, bool, uint32_t, ResourcePath>> Seen;
    auto Add = [&](const Use &U) {
      const Source &From = U.Resource;
      if ((From.Kind == Source::Sort::This || From.Kind == Source::Sort::Parameter) &&
          Seen.insert({uint32_t(From.Kind), From.IsCopy, From.Parameter, From.Path}).second)
        Result.push_back(U);
    };
    const Body &Own = Functions[F];
    for (const Body::Item I : Own.Items) {
      if (!I.IsCall) {
        Add(Own.Uses[I.Index]);
        continue;
      }
      const CallSite &Call = Own.Calls[I.Index];
      for (const Use &U : summary(Call.Callee))
        Add({within(argument(Call, U.Resource), U.Resource), U.Operation, U.IsValue});
    }
    return Summaries[F] = std::move(Result);
  }

  /// Visits the functions that \p Caller calls, the last one first.
  void inlineCalls(const Body &Caller) {
    for (const CallSite &Call : reverse(Caller.Calls)) {
      if (!Inlined.insert(Call.Callee).second)
        continue;
      inlineCalls(Functions[Call.Callee]);
      visit(Functions[Call.Callee], VariableId::None, /*IsInlined=*/true);
    }
  }

  void visit(const Body &Caller, VariableId Static, bool IsInlined) {
    Address New;
    for (const Body::Item I : Caller.Items) {
      if (I.IsCall) {
        const CallSite &Call = Caller.Calls[I.Index];
        for (const Use &U : summary(Call.Callee)) {
          const Source &Base = argument(Call, U.Resource), From = within(Base, U.Resource);
          if (From.Kind == Source::Sort::Global)
            New.Indirect.push_back({Base.Path, From.Path, From.IsCopy});
        }
        continue;
      }
      const Use &U = Caller.Uses[I.Index];
      if (U.Resource.Kind != Source::Sort::Global)
        continue;
      if (U.Resource.IsCopy && !U.IsValue)
        New.Indirect.push_back({{U.Resource.Path.Variable, {}, 0}, U.Resource.Path, true});
      else if (U.Resource.Path.Steps.empty() && isWhole(U.Resource.Path.Variable))
        New.Whole.push_back(U.Resource.Path.Variable);
      else
        New.Direct.push_back(U);
    }
    if (Static != VariableId::None)
      for (const ResourcePath &Path : StaticCopies[Static])
        New.Indirect.push_back({{Path.Variable, {}, 0}, Path, true});
    sortIndirect(New);
    sortDirect(New, IsInlined);
    Addresses.push_back(std::move(New));
  }

  /// Returns true for a resource of a block that is neither an array nor in a struct.
  bool isWhole(VariableId V) const {
    return Types.get(P.variable(V).Type).Kind == TypeKind::Object;
  }

  uint32_t referenced(const ResourcePath &Path) const {
    const auto Entry = Referenced.find(Path);
    return Entry == Referenced.end() ? 0 : Entry->second;
  }

  /// Uses of whole structs come before uses of struct members. Uses of copies follow, in reverse
  /// order unless the struct is the contents of a constant buffer.
  void sortIndirect(Address &Members) const {
    auto Copies = std::stable_partition(Members.Indirect.begin(), Members.Indirect.end(),
                                        [](const IndirectUse &U) { return !U.IsCopy; });
    auto Contents =
        std::stable_partition(Copies, Members.Indirect.end(),
                              [&](const IndirectUse &U) { return !isWhole(U.Path.Variable); });
    std::reverse(Copies, Contents);
    stable_sort(Members.Indirect, [&](const IndirectUse &A, const IndirectUse &B) {
      const bool IsWhole = A.Base.Steps.empty();
      if (IsWhole != B.Base.Steps.empty())
        return IsWhole;
      if (A.Base.Variable != B.Base.Variable)
        return IsWhole ? A.Base.Variable < B.Base.Variable : A.Base.Variable > B.Base.Variable;
      return !IsWhole && referenced(A.Base) < referenced(B.Base);
    });
  }

  /// Members of a constant buffer's contents are sorted as in an inlined function.
  void sortDirect(Address &Members, bool IsInlined) const {
    auto Contents =
        std::stable_partition(Members.Direct.begin(), Members.Direct.end(),
                              [&](const Use &U) { return !isWhole(U.Resource.Path.Variable); });
    sortUses({Members.Direct.begin(), Contents}, IsInlined);
    sortUses({Contents, Members.Direct.end()}, /*IsInlined=*/true);
    sort(Members.Whole, std::greater<>());
  }

  void sortUses(iterator_range<std::vector<Use>::iterator> Uses, bool IsInlined) const {
    if (IsInlined)
      std::reverse(Uses.begin(), Uses.end());
    stable_sort(Uses, [&](const Use &A, const Use &B) {
      const ResourcePath &X = A.Resource.Path, &Y = B.Resource.Path;
      if (IsInlined && !A.IsValue && !B.IsValue)
        return false;
      if (IsInlined && A.IsValue != B.IsValue)
        return B.IsValue;
      if (X.Variable != Y.Variable)
        return IsInlined ? X.Variable > Y.Variable : X.Variable < Y.Variable;
      if (A.IsValue != B.IsValue)
        return B.IsValue;
      if (A.IsValue)
        return IsInlined ? referenced(X) < referenced(Y) : referenced(X) > referenced(Y);
      return A.Operation > B.Operation;
    });
  }

  //===-- The result

  /// Returns a rank for each block: $Globals is the first, the others are in the order of their
  /// declarations.
  std::vector<uint32_t> blockRanks() const {
    std::vector<uint32_t> Ranks(P.Blocks.size());
    for (const VariableId V : reverse(P.Globals))
      if (const BlockId Block = P.variable(V).Block; P.Blocks[size_t(Block)].Spelling != "$Globals")
        Ranks[size_t(Block)] = uint32_t(V);
    Ranks[size_t(BlockId::None)] = 0;
    return Ranks;
  }

  std::vector<ResourcePath> collect() const {
    std::vector<ResourcePath> Result;
    std::set<ResourcePath> Seen;
    auto Add = [&](const ResourcePath &Path) {
      if (Seen.insert(Path).second)
        Result.push_back(Path);
    };
    for (const Address &A : Addresses) {
      for (const IndirectUse &U : A.Indirect)
        Add(U.Path);
      for (const Use &U : A.Direct)
        Add(U.Resource.Path);
      for (const VariableId V : A.Whole)
        Add({V, {}, 0});
    }
    const std::vector<uint32_t> Ranks = blockRanks();
    auto rankOf = [&](VariableId V) { // a constant buffer is its own block
      return isWhole(V) && P.variable(V).Block == BlockId::None
                 ? uint32_t(V)
                 : Ranks[size_t(P.variable(V).Block)];
    };
    stable_sort(Result, [&](const ResourcePath &A, const ResourcePath &B) {
      return rankOf(A.Variable) < rankOf(B.Variable);
    });
    return Result;
  }
};

} // namespace

std::vector<ResourcePath> resourceOrder(const Program &P, const TypeTable &Types) {
  return OrderWalk(P, Types).run();
}

} // namespace dxil::frontend
