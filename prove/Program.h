// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbolic execution of an entry point: one thread, for all inputs at once.
//
// Each block runs under the condition of the paths to it, after all blocks that lead to it. Loops
// run until their condition is false. Undefined behaviour of LLVM that Direct3D defines (overflow,
// shifts, division by zero, conversions) has Direct3D's result; flags such as `nsw` change nothing.
#pragma once

#include "EqualTerms.h"
#include "Flow.h"
#include "Meanings.h"
#include "Polynomials.h"
#include "Trace.h"

#include <dxil/container/derive/Facts.h>
#include <dxil/generated/StructConstants.h>
#include <dxil/module/Error.h>
#include <dxil/module/OpCall.h>
#include <dxil/module/TypeLayout.h>
#include <dxil/prove/Prove.h>

#include <deque>
#include <set>

namespace dxil::prove {

/// A scalar of a value's type, and its byte offset in memory.
struct Leaf {
  ValueType Type;
  uint32_t Offset;
  ir::TypeId Id;
};

/// How symbolic execution runs loops.
enum class LoopForm : uint8_t {
  Unrolled,     ///< as all iterations
  UnknownAsOne, ///< as one iteration from an unknown state if the number of iterations is unknown
  AllAsOne      ///< as one iteration from an unknown state
};

class Execution final : public Surroundings {
public:
  /// `Who` begins the names of symbols that only this program has. `Against` is the trace of the
  /// first program, or null.
  Execution(Solver &S, const ir::Module &M, const container::ModuleFacts &Facts, std::string Who,
            const Trace *Against, const Limits &Most, Polynomials *Laws, EqualTerms &Equal,
            LoopForm Form);

  /// Runs an entry point. Fails with the operation or type that terms cannot express.
  Status run(const container::EntryPoint &Entry);
  Trace take() { return std::move(Result); }
  /// Returns true if execution ended at an operation that was not proved equal to the first
  /// program's.
  bool isMismatch() const { return Mismatch; }

private:
  //--- Flow (Run.cpp)
  void runFunction(ir::FunctionId F, const Term &Path, Parts &Returned);
  void runLevel(uint32_t Loop);
  void runLoop(uint32_t Loop);
  void runBlock(uint32_t Block);
  void leave(uint32_t From, uint32_t To, const Term &Condition);
  void runBranch(uint32_t Block, const ir::Instruction &I);
  void runSwitch(uint32_t Block, const ir::Instruction &I);
  void enterPhis(uint32_t Block);
  void readFacts();
  void useFacts(Parts &P);
  void joinLoop(uint32_t Loop);
  Part joinedPart(const Term &Condition, const Part &A, const Part &B);
  void join(const Term &Condition, const Parts &A, Parts &Into);
  bool ended() const { return !Stopped.empty(); }
  bool spend();

  //--- Loops that are one iteration (Loops.cpp)
  /// The memory that a loop writes.
  struct LoopWrites {
    bool Buffers = false, Shared = false;
    std::set<uint32_t> Locals; ///< indices of variables
  };
  struct Snapshot;
  Snapshot snapshot() const;
  void restore(const Snapshot &To);
  void runUnrolled(uint32_t Loop, bool IsTrial, bool &HasKnownEnd);
  void runAsOne(uint32_t Loop);
  bool findWrites(uint32_t Loop, LoopWrites &To);
  std::optional<uint32_t> variableOf(ir::ValueId Pointer);
  bool startsWithCheck(uint32_t Loop);
  Term conditionOf(uint32_t Block);
  std::vector<Parts> phisOf(uint32_t Header);
  std::optional<Parts> stateOf(const std::vector<Parts> &Phis, const LoopWrites &Writes,
                               const Term &When);
  std::vector<uint32_t> offsetsOf(const std::vector<Parts> &Phis, const LoopWrites &Writes) const;
  void enterState(uint32_t Loop, const LoopWrites &Writes, const Term &Entered,
                  std::span<const Part> State);
  Term runIteration(uint32_t Loop, const LoopWrites &Writes, LoopState &Now, bool HasCheck);
  Term runPaired(uint32_t Loop, const LoopWrites &Writes, LoopState &Now, const LoopState &First,
                 const std::string &Name, bool HasCheck);
  void assumeInvariants(const LoopState &Now, const Term &Again);
  using Colors = std::vector<int>;
  std::pair<Colors, Colors> colorStates(const LoopState &Now, const LoopState &First, size_t Loop);
  std::vector<int> pairStates(const LoopState &Now, const LoopState &First, const Colors &NowColors,
                              const Colors &FirstColors,
                              const std::set<std::pair<size_t, size_t>> &Wrong);
  Parts symbolsFor(const LoopState &Now, const std::string &Name);
  void completeExits(uint32_t Loop, size_t First, const Term &Entered);
  size_t compareMemory(const LoopWrites &Writes, const Term &When, const std::string &What);
  void forgetMemory(const LoopWrites &Writes, unsigned Version);

  //--- Values (Values.cpp)
  bool flatten(ir::TypeId T, std::vector<Leaf> &To, uint32_t Offset = 0);
  Parts get(ir::ValueId V);
  Parts constant(ir::ValueId V);
  void constantLeaves(const ir::Constant &C, ir::TypeId Type, Parts &To);
  uint32_t addVariable(std::string Name, unsigned Version, uint64_t Bytes);
  void assumeInside(const Part &Pointer, const Term &Offset, unsigned Bytes);
  Parts globalPlace(ir::ValueId V);
  Parts elementPlace(Parts Base, std::span<const ir::ValueId> Indices, ir::TypeId Source);
  void initialize(Memory &To, ir::ValueId Initializer);
  Part bits(const Term &E, ValueType T) { return {E, T, Part::Scalar, 0}; }
  Part anyPart(ValueType T);
  ValueType typeOf(ir::TypeId T) const;

  //--- Instructions (Instructions.cpp)
  void runInstruction(const ir::Instruction &I);
  Parts binary(const ir::Instruction &I, const Parts &A, const Parts &B);
  Term binaryFloat(const ir::Instruction &I, const Number &A, const Number &B);
  Term compareFloats(unsigned Predicate, const Number &A, const Number &B);
  Term compareIntegers(unsigned Predicate, const Number &A, const Number &B);
  Term divided(ir::Opcode O, const Number &A, const Number &B);
  Term castOf(const ir::Instruction &I, const Number &A, ValueType To);
  Parts elementwise(const ir::Instruction &I);
  void aggregate(const ir::Instruction &I);
  void vectorElement(const ir::Instruction &I);
  void loadVariable(const ir::Instruction &I);
  void storeVariable(const ir::Instruction &I);
  void sharedAtomic(const ir::Instruction &I);
  void runCall(const ir::Instruction &I);
  void define(const ir::Instruction &I, Parts P);
  /// Returns the equal value of the first program for a value of the second.
  void unify(Term &Bits);

  //--- Ops (Ops.cpp)
  void runOp(const ir::OpCall &Call);
  void runMeaning(const ir::OpCall &Call, const meaning::OpMeaning &M, std::vector<Parts> In);
  std::optional<Observation> observed(const ir::OpCall &Call, const std::vector<Parts> &In,
                                      std::span<const Leaf> Leaves);
  void observe(const ir::OpCall &Call, const std::vector<Parts> &In);
  void runBarrier(const ir::OpCall &Call, const std::vector<Parts> &In);
  Parts handle(ResourceClass Class, const std::function<bool(const container::Resource &)> &Is,
               const Term &Register);
  void annotate(const ir::OpCall &Call, const std::vector<Parts> &In);
  uint32_t heapResource(const HandleProperties &P);
  /// Records an effect and returns its index.
  size_t addEffect(Effect E);
  void compareEffects(const Effect &E, const Effect &Other);

  //--- Resources (Resources.cpp)
  Term load(const Place &P, ValueType T) override;
  void store(const Place &P, const Number &N, const Term &Condition) override;
  Term loadComponent(const Place &P, ValueType T, unsigned Component) override;
  void storeComponents(const Place &P, std::span<const Number> Values, const Term &Mask,
                       const Term &Condition) override;
  Term accessStatus(const Place &P) override;
  Term dimension(const Part &Resource, const Term &Level, unsigned Which) override;
  Term atomic(const Place &P, ValueType T, const std::function<Term(const Term &)> &New,
              std::span<const Term> Operands) override;
  Part state(meaning::State S, ValueType T, std::span<const Part> Operands) override;
  void setState(meaning::State S, std::span<const Part> Operands, const Term &Condition) override;
  Term undefined(ValueType T) override { return anyPart(T).Bits; }
  void stop(const std::string &Reason) override {
    if (Stopped.empty())
      Stopped = Reason;
  }
  unsigned bytesOf(ValueType T) override;
  Term stateSymbol(meaning::State S, ValueType T, std::span<const Part> Operands);
  std::optional<Address> addressOf(const Place &P);
  const container::Resource *resourceOf(const Part &Handle);
  std::string keyOf(const container::Resource &R) const;
  bool isPlain(const container::Resource &R) const;
  Term inside(const container::Resource &R, const Part &Handle, const Address &A, unsigned Bytes);
  Memory &memoryOf(const container::Resource &R);
  std::string versionOf(const container::Resource &R);
  /// Returns the condition under which an effect takes place at this point.
  Term effective() { return T.both(Path, T.negated(Discarded)); }

  Solver &S;
  Terms &T;
  const ir::Module &M;
  const container::ModuleFacts &Facts;
  std::string Who;
  const Trace *Against;
  Limits Most;
  Polynomials *Laws; ///< the laws of `fast`; null if floats are exact
  EqualTerms &Equal;
  ir::TypeLayout Layout;

  Trace Result;
  std::string Stopped;
  bool Mismatch = false;
  uint64_t Steps = 0;
  unsigned Unknowns = 0; ///< number of undefined values so far
  std::array<uint64_t, 3> Threads = {1, 1, 1};
  /// The module's resources, then those of heaps.
  std::vector<const container::Resource *> Resources;
  std::deque<container::Resource> HeapResources;
  /// Stands for the resource of a heap's handle until `annotateHandle` gives its properties.
  static constexpr uint32_t Unannotated = ~0u;
  std::vector<Parts> Values; ///< scalars by ValueId
  std::vector<Memory> Variables;
  std::vector<uint32_t> VariableBytes;
  std::map<ir::ValueId, uint32_t> GlobalVariables; ///< index in Variables
  /// Versions of textures, by the key of the resource.
  std::map<std::string, unsigned> Versions;
  unsigned Fenced = 0; ///< version of memory whose first access follows the last barrier
  Term Row;            ///< row that the current load reads from a constant buffer
  Term Path, Discarded;
  /// Facts that the path implies: each term in FactTerms equals the constant in FactValues.
  z3::expr_vector FactTerms, FactValues;
  std::vector<Term> KeyTerms; ///< keeps terms alive: their ids are keys
  /// Constants that the path gives terms, by the term's id.
  std::unordered_map<unsigned, Term> OnPath;
  const ir::Instruction *Running = nullptr;

  /// The function that is executed.
  struct Frame {
    const Flow *Graph = nullptr;
    const ir::Function *F = nullptr;
    struct Incoming {
      Term Condition;
      std::vector<Parts> Phis;
    };
    std::vector<std::vector<Incoming>> Edges; ///< incoming edges, by block
    std::vector<std::optional<Term>> Paths;   ///< condition of each block's last visit, by block
    struct Exit {
      Term Condition;
      std::vector<Parts> Live;
    };
    std::vector<std::vector<Exit>> Exits; ///< exits, by loop
    std::vector<std::pair<Term, Parts>> Returns;
  };
  Frame *Here = nullptr;
  struct Snapshot {
    Trace Result;
    std::vector<Memory> Variables;
    std::vector<uint32_t> VariableBytes;
    std::map<ir::ValueId, uint32_t> GlobalVariables;
    std::map<std::string, unsigned> Versions;
    unsigned Fenced;
    Term Path, Discarded;
    Frame Function;
  };
  LoopForm Form;
  bool IsTrial = false;              ///< true: no operation is compared with the first program
  uint32_t Within = 0;               ///< the loop whose exits are not taken at present
  std::vector<std::string> LoopTags; ///< names of the surrounding loops that run as one iteration
  std::map<ir::FunctionId, Flow> Flows;
  unsigned Depth = 0;
};

} // namespace dxil::prove
