// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Promotes variables to values. A block with several predecessors gets a phi if they leave
// different values.
#include "DebugCalls.h"

#include <dxil/module/FunctionPasses.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace dxil::ir {
namespace {

class Promoter {
public:
  Promoter(EditableModule &E, FunctionId F) : E(E), Body(E.Bodies[F]) {}

  void run() {
    constexpr size_t MostPairs = size_t(1) << 22; // limit of variable-block pairs
    findVariables();
    if (Types.empty() || Types.size() > MostPairs / Body.Blocks.size())
      return;
    findPredecessors();
    With.resize(E.M.Values.size());
    std::iota(With.begin(), With.end(), ValueId(0));
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      takeStores(B);
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B)
      takeLoads(B);
    while (!Unfilled.empty()) {
      const Phi P = Unfilled.back();
      Unfilled.pop_back();
      fill(P);
    }
    rewrite();
  }

private:
  EditableModule &E;
  EditableBody &Body;
  std::map<ValueId, TypeId> Types; ///< value types of the promoted variables
  std::vector<std::vector<uint32_t>> Predecessors;
  std::vector<ValueId> With;
  using Key = std::pair<uint32_t, ValueId>; ///< a block and a variable
  std::map<Key, ValueId> AtEnd, AtStart;
  struct Phi {
    uint32_t Block;
    ValueId Variable, Result;
  };
  std::vector<Phi> Unfilled;
  std::map<ValueId, EditableInstruction> Filled; ///< new phis; key: result
  std::vector<std::vector<ValueId>> PhisOf;      ///< new phis of each block
  std::vector<std::vector<ValueId>> VariablesOf; ///< variable of each of these phis
  std::map<ValueId, std::vector<EditableInstruction>> Declarations; ///< for debuggers, by variable

  bool isValue(TypeId T) const {
    const Type &Ty = E.M.Types[T];
    return Ty.Kind == TypeKind::Integer || Ty.isFloat() || Ty.Kind == TypeKind::Vector ||
           Ty.Kind == TypeKind::Struct;
  }

  void findVariables() {
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions) {
        uint64_t N = 0;
        if (I.I.Op != Opcode::Alloca)
          continue;
        const TypeId T = E.type(I.I.Type).Element;
        if (isValue(T) && E.M.constantInt(I.Operands[0], N) && N == 1)
          Types[I.I.Result] = T;
      }
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions)
        for (size_t K = 0; K < I.Operands.size() && !E.describesVariable(I); ++K) {
          const bool IsAccess = (I.I.Op == Opcode::Load || I.I.Op == Opcode::Store) && K == 0 &&
                                !(I.I.Flags & Volatile) && I.I.Ordering == Ordering::NotAtomic;
          if (!IsAccess)
            Types.erase(I.Operands[K]);
        }
  }

  void findPredecessors() {
    Predecessors.resize(Body.Blocks.size());
    PhisOf.resize(Body.Blocks.size());
    VariablesOf.resize(Body.Blocks.size());
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      const EditableInstruction &End = Body.Blocks[B].terminator();
      for (size_t K = 0; K < End.successorCount(); ++K)
        Predecessors[End.Targets[K]].push_back(B);
    }
  }

  bool isVariable(ValueId V) const { return Types.contains(V); }

  void takeStores(uint32_t Block) {
    for (const EditableInstruction &I : Body.Blocks[Block].Instructions)
      if (I.I.Op == Opcode::Store && isVariable(I.Operands[0]))
        AtEnd[{Block, I.Operands[0]}] = I.Operands[1];
  }

  void takeLoads(uint32_t Block) {
    std::map<ValueId, ValueId> Now;
    for (const EditableInstruction &I : Body.Blocks[Block].Instructions) {
      if (I.I.Op == Opcode::Store && isVariable(I.Operands[0]))
        Now[I.Operands[0]] = I.Operands[1];
      if (I.I.Op != Opcode::Load || !isVariable(I.Operands[0]))
        continue;
      auto [Entry, IsNew] = Now.try_emplace(I.Operands[0], None);
      if (IsNew)
        Entry->second = atStart(Block, I.Operands[0]);
      With[I.I.Result] = Entry->second;
    }
  }

  /// Walks up while there is a single predecessor.
  ValueId atStart(uint32_t Block, ValueId Variable) {
    std::vector<uint32_t> Path;
    ValueId Result = None;
    while (Result == None) {
      if (auto Entry = AtStart.find({Block, Variable}); Entry != AtStart.end()) {
        Result = Entry->second;
        break;
      }
      Path.push_back(Block);
      if (Predecessors[Block].empty() || Path.size() > Body.Blocks.size()) {
        Result = E.undef(Types[Variable]);
      } else if (Predecessors[Block].size() > 1) {
        Result = addPhi(Block, Variable);
      } else {
        Block = Predecessors[Block][0];
        if (auto Entry = AtEnd.find({Block, Variable}); Entry != AtEnd.end())
          Result = Entry->second;
      }
    }
    for (uint32_t B : Path)
      AtStart[{B, Variable}] = Result;
    return Result;
  }

  ValueId atEnd(uint32_t Block, ValueId Variable) {
    const auto Entry = AtEnd.find({Block, Variable});
    return Entry != AtEnd.end() ? Entry->second : atStart(Block, Variable);
  }

  ValueId addPhi(uint32_t Block, ValueId Variable) {
    const ValueId Result = E.addResult(Types[Variable]);
    Unfilled.push_back({Block, Variable, Result});
    PhisOf[Block].push_back(Result);
    VariablesOf[Block].push_back(Variable);
    return Result;
  }

  void fill(const Phi &P) {
    EditableInstruction I;
    I.I.Op = Opcode::Phi;
    I.I.Type = Types[P.Variable];
    I.I.Result = P.Result;
    for (uint32_t From : Predecessors[P.Block]) {
      I.Targets.push_back(From);
      I.Operands.push_back(atEnd(From, P.Variable));
    }
    Filled.emplace(P.Result, std::move(I));
  }

  void takeDeclarations() {
    for (const EditableBlock &B : Body.Blocks)
      for (const EditableInstruction &I : B.Instructions)
        if (declaresVariable(E, I) && isVariable(I.Operands[0]))
          Declarations[I.Operands[0]].push_back(I);
  }

  /// Adds a description of the variable's new value for each of its declarations.
  void describe(ValueId Variable, ValueId V, std::vector<EditableInstruction> &To) {
    if (const auto Entry = Declarations.find(Variable); Entry != Declarations.end())
      for (const EditableInstruction &Declaration : Entry->second)
        To.push_back(valueCall(E, Declaration, V));
  }

  void rewrite() {
    takeDeclarations();
    for (uint32_t B = 0; B < Body.Blocks.size(); ++B) {
      std::vector<EditableInstruction> New;
      for (ValueId Result : PhisOf[B])
        New.push_back(std::move(Filled.at(Result)));
      bool AreOldPhis = true;
      for (EditableInstruction &I : Body.Blocks[B].Instructions) {
        if (AreOldPhis && I.I.Op != Opcode::Phi) {
          AreOldPhis = false;
          for (size_t N = 0; N < PhisOf[B].size(); ++N)
            describe(VariablesOf[B][N], PhisOf[B][N], New);
        }
        const bool IsAccess = I.I.Op == Opcode::Load || I.I.Op == Opcode::Store;
        if (I.I.Op == Opcode::Store && isVariable(I.Operands[0]))
          describe(I.Operands[0], I.Operands[1], New);
        const bool Goes = I.I.Op == Opcode::Alloca             ? isVariable(I.I.Result)
                          : IsAccess || E.describesVariable(I) ? isVariable(I.Operands[0])
                                                               : false;
        if (!Goes)
          New.push_back(std::move(I));
      }
      Body.Blocks[B].Instructions = std::move(New);
    }
    E.replaceOperands(Body, With);
  }
};

} // namespace

void promoteVariables(EditableModule &E, FunctionId F) {
  if (!E.Bodies[F].empty())
    Promoter(E, F).run();
}

} // namespace dxil::ir
