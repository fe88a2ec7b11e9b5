// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PayloadFlow.h"
#include "Operands.h"

using namespace dxil::frontend;
using library::SpecialId;

namespace {

class FlowBuilder {
public:
  FlowBuilder(const Program &P, const TypeTable &Types, VariableId Payload)
      : P(P), X(P.Expressions), Types(Types), Payload(Payload) {
    Flow.Fields = payloadFields(Types, P.variable(Payload).Type);
    Flow.Blocks.resize(2);
  }

  PayloadFlow build(StmtId Body) {
    statement(Body);
    link(Now, Flow.Exit);
    return std::move(Flow);
  }

private:
  using Sort = PayloadEvent::Sort;

  struct Jumps {
    uint32_t Break = 0, Continue = 0;
  };

  uint32_t newBlock() {
    Flow.Blocks.emplace_back();
    return uint32_t(Flow.Blocks.size() - 1);
  }

  void link(uint32_t From, uint32_t To) { Flow.Blocks[From].Next.push_back(To); }

  /// Continues in \p Block, after an edge from the current block.
  void enter(uint32_t Block) {
    link(Now, Block);
    Now = Block;
  }

  void add(Sort Kind, uint32_t Field, ExprId Target) {
    Flow.Blocks[Now].Events.push_back({Kind, Field, Target, FunctionId::None, VariableId::None});
  }

  //===-- Places ------------------------------------------------------------------------------===//

  bool isPayload(TypeId T) const {
    return Types.get(T).Kind == TypeKind::Struct && Types.structOf(T).IsPayload;
  }

  /// Returns the member that is or contains \p Place; Whole for several members; nothing if the
  /// place is not in the payload.
  std::optional<uint32_t> fieldAt(ExprId Place) const {
    llvm::SmallVector<PayloadField, 4> Path;
    while (true) {
      switch (X.kind(Place)) {
      case ExprKind::FieldPlace: {
        auto N = X.get<expr::FieldPlace>(Place);
        Path.push_back({P.type(N.Base), N.Index});
        Place = N.Base;
        continue;
      }
      case ExprKind::BasePlace: Place = X.get<expr::BasePlace>(Place).Derived; continue;
      case ExprKind::ElementPlace: Place = X.get<expr::ElementPlace>(Place).Base; continue;
      case ExprKind::SwizzlePlace: Place = X.get<expr::SwizzlePlace>(Place).Base; continue;
      case ExprKind::ConvertedPlace: Place = X.get<expr::ConvertedPlace>(Place).Place; continue;
      default: break;
      }
      break;
    }
    if (!X.is(Place, ExprKind::VariablePlace) ||
        X.get<expr::VariablePlace>(Place).Variable != Payload)
      return {};
    for (const PayloadField &F : llvm::reverse(Path)) {
      if (isPayload(Types.structOf(F.Owner).Fields[F.Index].Type))
        continue;
      for (uint32_t I = 0; I < Flow.Fields.size(); ++I)
        if (Flow.Fields[I].Owner == F.Owner && Flow.Fields[I].Index == F.Index)
          return I;
    }
    return PayloadEvent::Whole;
  }

  /// Visits the values that are computed to locate \p Place.
  void place(ExprId Place) {
    forEachOperand(P, Place, [&](ExprId Operand) {
      isPlace(X.kind(Operand)) ? place(Operand) : value(Operand);
    });
  }

  void store(ExprId Place) {
    if (auto Field = fieldAt(Place))
      add(Sort::Write, *Field, Place);
  }

  void read(ExprId Place) {
    if (auto Field = fieldAt(Place))
      add(Sort::Read, *Field, Place);
  }

  //===-- Values ------------------------------------------------------------------------------===//

  void value(ExprId E) {
    switch (X.kind(E)) {
    case ExprKind::Load: place(X.get<expr::Load>(E).Place); return read(X.get<expr::Load>(E).Place);
    case ExprKind::Assign: {
      auto N = X.get<expr::Assign>(E);
      place(N.Place);
      value(N.Value);
      return store(N.Place);
    }
    case ExprKind::CompoundAssign: {
      auto N = X.get<expr::CompoundAssign>(E);
      place(N.Place);
      value(N.Value);
      read(N.Place);
      return store(N.Place);
    }
    case ExprKind::Increment:
      place(X.get<expr::Increment>(E).Place);
      read(X.get<expr::Increment>(E).Place);
      return store(X.get<expr::Increment>(E).Place);
    case ExprKind::Call: return call(X.get<expr::Call>(E));
    case ExprKind::LibraryCall: return libraryCall(X.get<expr::LibraryCall>(E));
    case ExprKind::Logical: {
      auto N = X.get<expr::Logical>(E);
      value(N.Left);
      return maybe(N.Right, ExprId::None);
    }
    case ExprKind::Branch: {
      auto N = X.get<expr::Branch>(E);
      value(N.Condition);
      return maybe(N.True, N.False);
    }
    default: return place(E);
    }
  }

  /// Visits two alternative values: only one of them is computed. None stands for no value.
  void maybe(ExprId A, ExprId B) {
    const uint32_t Before = Now, After = newBlock();
    for (ExprId E : {A, B}) {
      Now = Before;
      if (E != ExprId::None) {
        enter(newBlock());
        isPlace(X.kind(E)) ? place(E) : value(E);
      }
      link(Now, After);
    }
    Now = After;
  }

  /// Visits an argument that is not a whole payload. The copy back is a write after the call.
  void argument(ExprId E, llvm::SmallVectorImpl<ExprId> &Back) {
    if (!X.is(E, ExprKind::OutArgument))
      return isPlace(X.kind(E)) ? place(E) : value(E);
    auto N = X.get<expr::OutArgument>(E);
    place(N.Place);
    if (N.CopyIn)
      read(N.Place);
    Back.push_back(N.Place);
  }

  /// Returns true if \p E passes the whole payload.
  bool passesPayload(ExprId E) const {
    const ExprId Place = X.is(E, ExprKind::OutArgument) ? X.get<expr::OutArgument>(E).Place
                         : X.is(E, ExprKind::Load)      ? X.get<expr::Load>(E).Place
                                                        : E;
    return isPlace(X.kind(Place)) && fieldAt(Place) == PayloadEvent::Whole;
  }

  void call(const expr::Call &N) {
    llvm::SmallVector<ExprId, 4> Back;
    const Function &Callee = P.function(N.Callee);
    std::vector<PayloadEvent> Passed;
    for (size_t I = 0; I < N.Arguments.Count; ++I) {
      const ExprId E = X.item(N.Arguments, I);
      if (passesPayload(E))
        Passed.push_back({Sort::Pass, PayloadEvent::Whole, E, N.Callee, Callee.Parameters[I]});
      else
        argument(E, Back);
    }
    for (const PayloadEvent &E : Passed)
      Flow.Blocks[Now].Events.push_back(E);
    // A method's accesses to its object are not tracked: it may set the whole object.
    if (N.This != ExprId::None) {
      place(N.This);
      if (fieldAt(N.This))
        add(Sort::Write, PayloadEvent::Whole, N.This);
    }
    for (ExprId Place : Back)
      store(Place);
  }

  void libraryCall(const expr::LibraryCall &N) {
    llvm::SmallVector<ExprId, 4> Back;
    const ExprId Traced = payloadArgument(P, N);
    if (N.Object != ExprId::None)
      isPlace(X.kind(N.Object)) ? place(N.Object) : value(N.Object);
    for (size_t I = 0; I < N.Arguments.Count; ++I)
      if (const ExprId E = X.item(N.Arguments, I); E != Traced || !passesPayload(E))
        argument(E, Back);
    if (Traced != ExprId::None && passesPayload(Traced))
      add(Sort::Trace, PayloadEvent::Whole, Traced);
    for (ExprId Place : Back)
      store(Place);
  }

  //===-- Statements --------------------------------------------------------------------------===//

  void effect(ExprId E) {
    if (E != ExprId::None)
      isPlace(X.kind(E)) ? place(E) : value(E);
  }

  void statement(StmtId Id) {
    if (Id == StmtId::None)
      return;
    const auto &S = P.Statements;
    switch (S.kind(Id)) {
    case StmtKind::Block: {
      auto N = S.get<stmt::Block>(Id);
      for (size_t I = 0; I < N.Statements.Count; ++I)
        statement(S.item(N.Statements, I));
      return;
    }
    case StmtKind::Declare: {
      const VariableId V = S.get<stmt::Declare>(Id).Variable;
      effect(P.variable(V).Initializer);
      if (V == Payload && P.variable(V).Initializer != ExprId::None)
        add(Sort::Write, PayloadEvent::Whole, P.variable(V).Initializer);
      return;
    }
    case StmtKind::Expression: return effect(S.get<stmt::Expression>(Id).Value);
    case StmtKind::If: return branch(S.get<stmt::If>(Id));
    case StmtKind::Loop: return loop(S.get<stmt::Loop>(Id));
    case StmtKind::Switch: return choice(S.get<stmt::Switch>(Id));
    case StmtKind::Case:
      enter(newBlock());
      link(SwitchHead, Now);
      return;
    case StmtKind::Break: return jump(Open.empty() ? Flow.Exit : Open.back().Break);
    case StmtKind::Continue: return jump(Open.empty() ? Flow.Exit : Open.back().Continue);
    case StmtKind::Return: effect(S.get<stmt::Return>(Id).Value); return jump(Flow.Exit);
    case StmtKind::Discard:
    case StmtKind::None: return;
    }
  }

  /// Ends the block with a jump. Only a label makes the following code reachable.
  void jump(uint32_t To) {
    link(Now, To);
    Now = newBlock();
  }

  void branch(const stmt::If &N) {
    effect(N.Condition);
    const uint32_t Before = Now, After = newBlock();
    for (StmtId S : {N.Then, N.Else}) {
      Now = Before;
      if (S != StmtId::None) {
        enter(newBlock());
        statement(S);
      }
      link(Now, After);
    }
    Now = After;
  }

  void loop(const stmt::Loop &N) {
    statement(N.Initial);
    const uint32_t Test = newBlock(), Body = newBlock(), Next = newBlock(), After = newBlock();
    link(Now, N.TestsAfter ? Body : Test);
    Now = Test;
    effect(N.Condition);
    link(Now, Body);
    if (N.Condition != ExprId::None)
      link(Now, After);
    Open.push_back({After, Next});
    Now = Body;
    statement(N.Body);
    enter(Next);
    Open.pop_back();
    effect(N.Next);
    link(Now, Test);
    Now = After;
  }

  void choice(const stmt::Switch &N) {
    effect(N.Value);
    const uint32_t Outer = std::exchange(SwitchHead, Now), After = newBlock();
    if (!hasLabel(P, N.Body, /*OnlyDefault=*/true))
      link(Now, After);
    Open.push_back({After, Open.empty() ? Flow.Exit : Open.back().Continue});
    Now = newBlock();
    statement(N.Body);
    Open.pop_back();
    enter(After);
    SwitchHead = Outer;
  }

  const Program &P;
  const Program::Exprs &X;
  const TypeTable &Types;
  VariableId Payload;
  PayloadFlow Flow;
  uint32_t Now = 0, SwitchHead = 0;
  llvm::SmallVector<Jumps, 8> Open;
};

void addPayloadFields(const TypeTable &Types, TypeId T, std::vector<PayloadField> &Fields) {
  // Payloads with more members: only the first ones are checked.
  constexpr size_t Most = 1024;
  if (Types.get(T).Kind != TypeKind::Struct || Fields.size() > Most)
    return;
  const Struct &S = Types.structOf(T);
  if (S.Base != TypeId::None)
    addPayloadFields(Types, S.Base, Fields);
  for (uint32_t I = 0; I < S.Fields.size(); ++I) {
    const TypeId FieldType = S.Fields[I].Type;
    if (Types.get(FieldType).Kind == TypeKind::Struct && Types.structOf(FieldType).IsPayload)
      addPayloadFields(Types, FieldType, Fields);
    else if (!llvm::any_of(Fields, [&](const PayloadField &F) {
               return F.Owner == T && F.Index == I; // another member may have the same payload type
             }))
      Fields.push_back({T, I});
  }
}

} // namespace

std::vector<PayloadField> dxil::frontend::payloadFields(const TypeTable &Types, TypeId T) {
  std::vector<PayloadField> Fields;
  addPayloadFields(Types, T, Fields);
  return Fields;
}

PayloadFlow dxil::frontend::payloadFlow(const Program &P, const TypeTable &Types, FunctionId F,
                                        VariableId Payload) {
  return FlowBuilder(P, Types, Payload).build(P.function(F).Body);
}

ExprId dxil::frontend::payloadArgument(const Program &P, const expr::LibraryCall &Call) {
  switch (P.LibraryFunctions[size_t(Call.Callee)]->Special) {
  case SpecialId::TraceRay:
  case SpecialId::HitTraceRay:
  case SpecialId::HitInvoke:
    return Call.Arguments.Count ? P.Expressions.item(Call.Arguments, Call.Arguments.Count - 1)
                                : ExprId::None;
  default: return ExprId::None;
  }
}
