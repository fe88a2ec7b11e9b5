// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/DebugInfo.h>
#include <dxil/module/Inline.h>

#include <algorithm>
#include <map>

namespace dxil::ir {
namespace {

std::vector<std::vector<FunctionId>> callGraph(const EditableModule &E) {
  std::vector<std::vector<FunctionId>> Calls(E.Bodies.size());
  for (FunctionId F = 0; F < E.Bodies.size(); ++F) {
    for (const EditableBlock &B : E.Bodies[F].Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (const FunctionId Callee = E.callee(I); Callee != None && !E.Bodies[Callee].empty())
          Calls[F].push_back(Callee);
    std::ranges::sort(Calls[F]);
    const auto Duplicates = std::ranges::unique(Calls[F]);
    Calls[F].erase(Duplicates.begin(), Duplicates.end());
  }
  return Calls;
}

/// Walks calls depth first with an explicit stack.
class CallOrder {
public:
  explicit CallOrder(const EditableModule &E) : Calls(callGraph(E)), States(Calls.size(), New) {
    for (FunctionId F = 0; F < Calls.size() && Ring.empty(); ++F)
      if (States[F] == New)
        visit(F);
  }
  std::vector<FunctionId> Order, Ring;

private:
  enum State : uint8_t { New, Open, Done };
  std::vector<std::vector<FunctionId>> Calls;
  std::vector<State> States;

  void visit(FunctionId Root) {
    struct Step {
      FunctionId F;
      size_t Next = 0;
    };
    std::vector<Step> Stack = {{Root}};
    States[Root] = Open;
    while (!Stack.empty()) {
      Step &Top = Stack.back();
      if (Top.Next == Calls[Top.F].size()) {
        States[Top.F] = Done;
        Order.push_back(Top.F);
        Stack.pop_back();
        continue;
      }
      const FunctionId Callee = Calls[Top.F][Top.Next++];
      if (States[Callee] == Open) {
        for (size_t K = Stack.size(); K-- && (Ring.insert(Ring.begin(), Stack[K].F), true);)
          if (Stack[K].F == Callee)
            return;
      }
      if (States[Callee] == New) {
        States[Callee] = Open;
        Stack.push_back({Callee});
      }
    }
  }
};

/// The locations of a callee's instructions after inlining: their chains of inlined locations end
/// at the location of the call.
class InlinedLocations {
public:
  InlinedLocations(Module &M, uint32_t Call) : M(M), Call(Call) {}

  /// Returns the location for one of the callee; None if the call has none.
  uint32_t inlined(uint32_t Old) {
    if (Call == None || Old == None)
      return Call;
    const auto [Entry, IsNew] = Locations.try_emplace(Old, None);
    if (IsNew) {
      Location New = M.Locations[Old];
      New.InlinedAt = chain(New.InlinedAt);
      Entry->second = uint32_t(M.Locations.size());
      M.Locations.push_back(New);
    }
    return Entry->second;
  }

private:
  static constexpr size_t MostLinks = 256, InlinedAtField = 3;
  Module &M;
  uint32_t Call;
  MetadataId CallNode = None;
  std::map<uint32_t, uint32_t> Locations;
  std::map<MetadataId, MetadataId> Nodes;

  /// Copies the chain of inlined locations from `First` on, and ends it with the call. Cuts a
  /// cyclic chain.
  MetadataId chain(MetadataId First) {
    if (CallNode == None) {
      const Location L = M.Locations[Call];
      CallNode = add({L.Line, L.Column, uint64_t(L.Scope) + 1, uint64_t(L.InlinedAt + 1)});
    }
    std::vector<MetadataId> Links;
    for (MetadataId N = First; N != None && Links.size() < MostLinks;
         N = debugReference(M, N, "inlinedAt"))
      Links.push_back(N);
    MetadataId Next = CallNode;
    for (; !Links.empty(); Links.pop_back()) {
      const auto [Entry, IsNew] = Nodes.try_emplace(Links.back(), None);
      if (IsNew) {
        const auto Fields = M.fields(M.Metadata[Links.back()]);
        std::vector<uint64_t> New(Fields.begin(), Fields.end());
        New.resize(InlinedAtField + 1);
        New[InlinedAtField] = uint64_t(Next) + 1;
        Entry->second = add(New);
      }
      Next = Entry->second;
    }
    return Next;
  }

  MetadataId add(const std::vector<uint64_t> &Fields) {
    Metadata New;
    New.Kind = MetadataKind::Location;
    New.Distinct = true;
    New.Fields = {uint32_t(M.FieldPool.size()), uint32_t(Fields.size())};
    M.FieldPool.insert(M.FieldPool.end(), Fields.begin(), Fields.end());
    M.Metadata.push_back(New);
    return MetadataId(M.Metadata.size() - 1);
  }
};

/// Inlines calls in one function.
class Inliner {
public:
  Inliner(EditableModule &E, FunctionId Caller, const std::vector<bool> &Inlined)
      : E(E), Body(E.Bodies[Caller]), Caller(Caller), Inlined(Inlined) {}

  /// Returns false if the function becomes too long.
  bool run(size_t Most) {
    std::vector<EditableBlock> Old = std::move(Body.Blocks);
    Body.Blocks.clear();
    std::vector<uint32_t> First(Old.size()), Last(Old.size());
    for (uint32_t B = 0; B < Old.size(); ++B) {
      First[B] = start(Old[B].Name);
      for (EditableInstruction &I : Old[B].Instructions) {
        const FunctionId Callee = E.callee(I);
        if (Callee != None && Callee != Caller && Inlined[Callee] && !E.Bodies[Callee].empty())
          insert(I, Callee);
        else
          append(std::move(I));
        if (Count > Most)
          return false;
      }
      Last[B] = uint32_t(Body.Blocks.size() - 1);
    }
    // Renumbers the caller's blocks in branches and phis. Phis refer to the last piece of a split
    // block.
    for (uint32_t B = 0; B < Old.size(); ++B) {
      for (EditableInstruction &I : Body.Blocks[First[B]].Instructions)
        if (I.I.Op == Opcode::Phi)
          for (uint32_t &T : I.Targets)
            T = Last[T];
      EditableInstruction &End = Body.Blocks[Last[B]].terminator();
      for (size_t K = 0; K < End.successorCount(); ++K)
        End.Targets[K] = First[End.Targets[K]];
    }
    E.replaceOperands(Body, Results);
    std::vector<EditableInstruction> &Entry = Body.Blocks.front().Instructions;
    Entry.insert(Entry.begin(), std::make_move_iterator(Variables.begin()),
                 std::make_move_iterator(Variables.end()));
    return true;
  }

private:
  EditableModule &E;
  EditableBody &Body;
  FunctionId Caller;
  const std::vector<bool> &Inlined;
  std::vector<ValueId> Results; ///< replacement for the result of each inlined call
  std::vector<EditableInstruction> Variables;
  size_t Count = 0;

  uint32_t start(std::string_view Name = {}) {
    Body.Blocks.emplace_back().Name = Name;
    return uint32_t(Body.Blocks.size() - 1);
  }
  void append(EditableInstruction I) {
    Body.Blocks.back().Instructions.push_back(std::move(I));
    ++Count;
  }

  static EditableInstruction branchTo(TypeId Void, uint32_t Block) {
    EditableInstruction I;
    I.I.Op = Opcode::Br;
    I.I.Type = Void;
    I.Targets = {Block};
    return I;
  }

  /// Inserts the callee's blocks at a call. The instructions after the call get a block of their
  /// own.
  void insert(const EditableInstruction &Call, FunctionId Callee) {
    const EditableBody &From = E.Bodies[Callee];
    const Function &F = E.M.Functions[Callee];
    std::vector<std::pair<ValueId, ValueId>> Map;
    for (uint32_t A = 0; A < F.ArgumentCount; ++A)
      Map.push_back({F.FirstArgument + A, Call.Operands[A]});
    for (const EditableBlock &B : From.Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (I.I.Result != None)
          Map.push_back({I.I.Result, E.addResult(I.I.Type)});
    std::ranges::sort(Map);
    auto Mapped = [&](ValueId V) {
      const auto Entry = std::ranges::lower_bound(Map, V, {}, &std::pair<ValueId, ValueId>::first);
      return Entry != Map.end() && Entry->first == V ? Entry->second : V;
    };
    InlinedLocations Places(E.M, Call.Location);
    const TypeId Void = E.voidType();
    const uint32_t FirstNew = uint32_t(Body.Blocks.size());
    const uint32_t Continuation = FirstNew + uint32_t(From.Blocks.size());
    append(branchTo(Void, FirstNew));
    std::vector<std::pair<ValueId, uint32_t>> Returned;
    for (const EditableBlock &B : From.Blocks) {
      const uint32_t ReturnBlock = start();
      for (const EditableInstruction &I : B.Instructions) {
        if (I.I.Op == Opcode::Ret) {
          Returned.push_back({I.Operands.empty() ? None : Mapped(I.Operands[0]), ReturnBlock});
          append(branchTo(Void, Continuation));
          continue;
        }
        EditableInstruction New = I;
        New.Location = Places.inlined(I.Location);
        if (New.Location == None && E.describesVariable(I))
          continue; // a variable of an inlined function needs the place of the call
        if (I.I.Result != None)
          New.I.Result = Mapped(I.I.Result);
        for (ValueId &V : New.Operands)
          V = Mapped(V);
        if (!hasIndices(I.I.Op))
          for (uint32_t &T : New.Targets)
            T += FirstNew;
        if (I.I.Op == Opcode::Alloca && E.M.constant(New.Operands[0])) {
          Variables.push_back(std::move(New));
          ++Count;
        } else {
          append(std::move(New));
        }
      }
    }
    start();
    setResult(Call, Returned);
  }

  void setResult(const EditableInstruction &Call,
                 const std::vector<std::pair<ValueId, uint32_t>> &Returned) {
    if (Call.I.Result == None)
      return;
    ValueId Result = None;
    if (Returned.empty()) {
      Result = E.undef(Call.I.Type); // the callee never returns
    } else if (Returned.size() == 1) {
      Result = Returned[0].first;
    } else {
      EditableInstruction Phi;
      Phi.I.Op = Opcode::Phi;
      Phi.I.Type = Call.I.Type;
      Phi.I.Result = Result = E.addResult(Call.I.Type);
      for (const auto &[V, Block] : Returned) {
        Phi.Operands.push_back(V);
        Phi.Targets.push_back(Block);
      }
      append(std::move(Phi));
    }
    while (Results.size() <= Call.I.Result)
      Results.push_back(ValueId(Results.size()));
    Results[Call.I.Result] = Result;
  }
};

} // namespace

std::vector<FunctionId> findRecursion(const EditableModule &E) {
  return CallOrder(E).Ring;
}

std::vector<FunctionId> calleesFirst(const EditableModule &E) {
  return CallOrder(E).Order;
}

Status inlineCalls(EditableModule &E, const std::vector<bool> &Inlined, size_t MostInstructions) {
  size_t Before = 0;
  for (const EditableBody &B : E.Bodies)
    Before += B.size();
  size_t Left = MostInstructions > Before ? MostInstructions - Before : 0;
  for (FunctionId F : calleesFirst(E)) {
    const size_t Size = E.Bodies[F].size();
    if (!Size)
      continue;
    if (!Inliner(E, F, Inlined).run(Size + Left))
      return failure("with all calls inlined, '" + std::string(E.M.name(E.M.Functions[F].Self)) +
                     "' makes the program more than " + std::to_string(MostInstructions) +
                     " instructions long");
    Left -= std::min(Left, E.Bodies[F].size() - Size);
  }
  return {};
}

} // namespace dxil::ir
