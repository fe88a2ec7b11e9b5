// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tables over a module that derivation and validation query: users of a value, callees of a
// function, op calls, the resource behind a handle. One walk over the instructions builds them;
// memory and time are linear in the module.
#pragma once

#include <dxil/container/derive/Facts.h>
#include <dxil/module/Graph.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace dxil::container {

/// Properties of a type, as bits, so that a pass over all instructions need not read types.
enum TypeTrait : uint8_t {
  DoubleType = 1,
  Int64Type = 2,
  LowType = 4,       ///< the type itself is double, i64, half or i16
  SharedPointer = 8, ///< pointer to groupshared memory
  HandleType = 16,
  NodeHandleType = 32, ///< a node handle struct, or a function that takes one
  OddWidth = 64,       ///< integer of a width other than 1, 16, 32 and 64
  NumberType = 128     ///< integer, floating-point number or vector
};

class Analysis {
public:
  /// Analyzes the module, which must outlive the analysis. `Info` is empty until the caller assigns
  /// it; there are no handles before mapHandles().
  explicit Analysis(const ir::Module &M);

  const ir::Module &M;
  ModuleFacts Info;

  // ---- Values ----

  bool isUndef(ir::ValueId V) const {
    const ir::Constant *C = M.constant(V);
    return C && C->Kind == ir::ConstantKind::Undef;
  }
  bool isConstant(ir::ValueId V) const { return M.constant(V) != nullptr; }
  bool constantInt(ir::ValueId V, uint64_t &Out) const { return M.constantInt(V, Out); }
  /// Sets `Out` to the value of a constant, sign-extended from its type's width. Returns false if
  /// \p V is not an integer constant.
  bool constantSigned(ir::ValueId V, int64_t &Out) const;
  std::string nameOf(const ir::Function &F) const;
  ir::FunctionId functionOf(const ir::Instruction &I) const;
  ir::InstId idOf(const ir::Instruction &I) const { return ir::InstId(&I - M.Instructions.data()); }

  /// The instructions that use the value as an operand or callee, once for each use. Empty for
  /// numbers (NumberType): no one queries their users.
  std::span<const ir::InstId> users(ir::ValueId V) const;
  /// Constants that have the value as an operand.
  std::span<const ir::ConstantId> constantUsers(ir::ValueId V) const;

  /// The control flow graph of a function. Valid until the graph of another function is requested.
  const ir::Graph &graph(ir::FunctionId F) const {
    if (GraphOf != F) {
      Graph.emplace(M, M.Functions[F]);
      GraphOf = F;
    }
    return *Graph;
  }
  /// Functions that F calls directly, each once, in order of the first call.
  std::span<const ir::FunctionId> callees(ir::FunctionId F) const { return Calls[F]; }

  // ---- Types ----

  /// Returns the TypeTrait bits of a type.
  uint8_t traits(ir::TypeId T) const { return Traits[T]; }
  /// Returns true if a value that functions define or use has a type with one of these bits.
  bool usesTypes(uint8_t Bits) const;
  /// Returns the element type of an array through all its dimensions. Returns any other type
  /// unchanged.
  ir::TypeId elementOf(ir::TypeId T) const;
  /// Returns the number of scalars in a value of the type (ir::elementCounts()).
  uint64_t components(ir::TypeId T) const;

  // ---- Calls of operations ----

  struct KnownCall {
    ir::InstId Instruction;
    uint32_t OpNumber; ///< the op's index in allOps()
    const OpInfo &op() const { return allOps()[OpNumber]; }
  };
  /// All calls of known ops, in the order of the instructions.
  std::span<const KnownCall> opCalls() const { return OpCalls; }
  /// The calls of known ops in one function.
  std::span<const KnownCall> opCalls(ir::FunctionId F) const {
    return std::span(OpCalls).subspan(OpCallBegin[F], OpCallBegin[F + 1] - OpCallBegin[F]);
  }
  /// Returns true if the function's name begins as those of dx.op functions do.
  bool isOpFunction(ir::FunctionId F) const { return IsOp[F]; }
  /// The op that the instruction calls, or null.
  const OpInfo *opAt(ir::InstId I) const {
    return OpNumbers[I] ? &allOps()[OpNumbers[I] - 1] : nullptr;
  }

  // ---- Handles ----

  /// Properties of the resource behind a handle, or null if they are not known.
  const HandleProperties *properties(ir::ValueId Handle) const;
  void setProperties(ir::ValueId Handle, HandleProperties P);
  /// The resource record behind a handle that was made from a range ID, or null.
  const Resource *resourceOf(ir::ValueId Handle) const;
  void setResource(ir::ValueId Handle, const Resource *R);

  /// The stage in which a function runs: an entry's own, Hull for a patch constant function, else
  /// the module's (Library for a plain function of a library).
  Stage stageOf(ir::FunctionId F) const;

private:
  /// Users in one table: those of value V begin at Begin[V]. Both lists are empty if no value has
  /// users.
  struct Rows {
    std::vector<uint32_t> Begin, Items;
    std::span<const uint32_t> of(ir::ValueId V) const {
      return Begin.empty() ? std::span<const uint32_t>()
                           : std::span(Items).subspan(Begin[V], Begin[V + 1] - Begin[V]);
    }
  };
  // Computed by the first query.
  mutable std::optional<Rows> Users, ConstantUsers;
  std::vector<std::vector<ir::FunctionId>> Calls;
  std::vector<KnownCall> OpCalls;
  std::vector<uint32_t> OpCallBegin; ///< the first index in OpCalls of each function's calls; the
                                     ///< last entry is the end
  std::vector<uint8_t> IsOp;         ///< indexed by function
  std::vector<uint8_t> Traits;       ///< TypeTrait bits, indexed by type
  uint8_t LocalTraits = 0;           ///< types of arguments, results and constants of functions
  uint8_t GlobalTraits = 0;          ///< types of the module's globals and constants
  mutable std::optional<uint8_t> UsedGlobalTraits; ///< computed by the first query
  mutable std::optional<ir::Graph> Graph;          ///< control flow graph of the function GraphOf
  mutable ir::FunctionId GraphOf = ir::None;
  // Element type of each type, through all dimensions. Computed for all types by the first query.
  mutable std::vector<ir::TypeId> Elements;
  mutable std::vector<uint64_t> Components;
  /// Cache of the ops that constants name, indexed by a few bits of the constant.
  struct KnownCode {
    ir::ValueId Value = ir::None;
    const OpInfo *Op = nullptr;
  };
  std::array<KnownCode, 64> KnownCodes;
  std::vector<uint16_t> OpNumbers; ///< indexed by instruction: index of its op in allOps() plus one
  struct HandleInfo {
    bool HasProperties = false;
    HandleProperties Properties;
    const Resource *Record = nullptr;
  };
  /// Indexed by value: index in Handles plus one. Empty as long as there are no handles.
  std::vector<uint32_t> HandleOf;
  std::vector<HandleInfo> Handles;
  HandleInfo &handle(ir::ValueId V);
  const HandleInfo *findHandle(ir::ValueId V) const;

  void buildTraits();
  /// A value, and the instruction or constant that uses it.
  struct Use {
    ir::ValueId Value;
    uint32_t By;
  };
  void noteGlobalTraits();
  uint8_t findUsedGlobalTraits() const;
  void findCalls();
  void noteCall(const ir::Instruction &X, ir::FunctionId Caller, std::vector<ir::FunctionId> &Last);
  Rows findUsers() const;
  Rows findConstantUsers() const;
  static Rows makeRows(const std::vector<Use> &Uses, size_t Values);
  const OpInfo *findOpOf(const ir::Instruction &I, ir::FunctionId Callee);
};

struct OpCall;

/// Receives the errors that mapHandles() finds. The defaults ignore them.
class HandleProblems {
public:
  virtual ~HandleProblems() = default;
  /// Reports an operand, of a call that creates or annotates a handle, that is not of the expected
  /// form.
  virtual void badOperand(const OpCall &, OperandId, std::string_view) {}
  /// Reports an instruction that uses a library's resource but does not create a handle from it.
  virtual void wrongUser(const ir::Instruction &, const Resource &) {}
  /// Reports a handle that may come from two resources with different properties.
  virtual void twoResources(const ir::Instruction &, const Resource &, const Resource &) {}
};

/// Maps each handle to the properties of its resource. Needs `A.Info`.
void mapHandles(Analysis &A, HandleProblems &Problems);
inline void mapHandles(Analysis &A) {
  HandleProblems None;
  mapHandles(A, None);
}

} // namespace dxil::container
