// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Counters.h>

#include <dxil/generated/MetadataNames.h>
#include <dxil/module/ModuleEdit.h>
#include <dxil/module/OpCall.h>
#include <dxil/module/TypeLayout.h>
#include <dxil/ops/queries.h>

#include <array>

namespace dxil::container {
namespace {

constexpr uint32_t GroupSharedSpace = 3;

/// Returns the counter of each opcode; empty for most memory and control flow opcodes.
const std::array<std::string_view, 256> &instructionCounters() {
  static const std::array<std::string_view, 256> Table = [] {
    std::array<std::string_view, 256> Out{};
    for (unsigned Op = 0; Op <= unsigned(ir::Opcode::Unreachable); ++Op) {
      const std::string_view Name = ir::opcodeName(ir::Opcode(Op));
#define DXIL_INSTRUCTION(Keyword, Number, Allowed, Types, Major, Minor, Counter)                   \
  if (Name == Keyword)                                                                             \
    Out[Op] = Counter;
#include <dxil/generated/Instructions.inc>
#undef DXIL_INSTRUCTION
    }
    return Out;
  }();
  return Table;
}

class Counter {
public:
  explicit Counter(const ir::Module &M) : M(M), Sizes(M) {}

  std::map<std::string_view, uint64_t> count() {
    for (const ir::Global &G : M.Globals)
      if (const Memory Sort = sortOf(G); Sort != Memory::NoArray)
        Counts[Sort == Memory::GroupShared ? "array_tgsm_bytes" : "array_static_bytes"] +=
            Sizes.allocSize(G.ValueType).value_or(0);
    for (const ir::Function &F : M.Functions)
      for (const ir::Instruction &I : M.instructions(F))
        count(I);
    std::erase_if(Counts, [](const auto &C) { return C.second == 0; });
    return std::move(Counts);
  }

private:
  enum class Memory { NoArray, Local, GroupShared, Static };

  const ir::Module &M;
  const ir::TypeLayout Sizes;
  std::map<std::string_view, uint64_t> Counts;

  bool isArray(ir::TypeId T) const { return M.type(T).Kind == ir::TypeKind::Array; }

  Memory sortOf(const ir::Global &G) const {
    if (!isArray(G.ValueType))
      return Memory::NoArray;
    if (G.AddressSpace == GroupSharedSpace)
      return Memory::GroupShared;
    const bool IsStatic =
        !G.IsConstant && G.Linkage == ir::Linkage::Internal && G.AddressSpace == 0;
    return IsStatic ? Memory::Static : Memory::NoArray;
  }

  /// Returns the object to which a pointer points, through casts and in-bounds address
  /// computations.
  ir::ValueId objectOf(ir::ValueId V) const {
    // A chain is at most as long as the values; cycles through phis are not followed.
    for (size_t Steps = 0; Steps < M.Values.size(); ++Steps) {
      if (const ir::Instruction *I = M.definition(V)) {
        const bool IsPlace = I->Op == ir::Opcode::GetElementPtr && (I->Flags & ir::InBounds);
        if (!IsPlace && I->Op != ir::Opcode::BitCast && I->Op != ir::Opcode::AddrSpaceCast)
          return V;
        V = M.operands(*I)[0];
      } else if (const ir::Constant *C = M.constant(V)) {
        const bool IsPlace =
            C->Kind == ir::ConstantKind::GetElementPtr && (C->Flags & ir::InBounds);
        if (!IsPlace && C->Kind != ir::ConstantKind::Cast)
          return V;
        V = M.operands(*C)[0];
      } else {
        return V;
      }
    }
    return V;
  }

  void countAccess(ir::ValueId Pointer) {
    const ir::ValueId Object = objectOf(Pointer);
    if (const ir::Instruction *I = M.definition(Object)) {
      if (I->Op == ir::Opcode::Alloca && isArray(M.elementType(*I)))
        ++Counts["array_local_ldst"];
      return;
    }
    if (M.Values[Object].Kind != ir::ValueKind::Global)
      return;
    switch (sortOf(M.Globals[M.Values[Object].Index])) {
    case Memory::GroupShared: ++Counts["array_tgsm_ldst"]; break;
    case Memory::Static: ++Counts["array_static_ldst"]; break;
    default: break;
    }
  }

  void countCall(const ir::Instruction &I) {
    if (const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I))
      for (std::string_view Name : Call->op().Counters)
        ++Counts[Name];
  }

  void count(const ir::Instruction &I) {
    ++Counts["insts"];
    switch (I.Op) {
    case ir::Opcode::Alloca:
      if (isArray(M.elementType(I)))
        Counts["array_local_bytes"] += Sizes.allocSize(M.elementType(I)).value_or(0);
      break;
    case ir::Opcode::Call: countCall(I); break;
    case ir::Opcode::Load:
    case ir::Opcode::Store: countAccess(M.operands(I)[0]); break;
    case ir::Opcode::Br:
      if (I.Operands.Count)
        ++Counts["branches"];
      break;
    default:
      if (std::string_view Name = instructionCounters()[size_t(I.Op)]; !Name.empty())
        ++Counts[Name];
    }
  }
};

} // namespace

std::map<std::string_view, uint64_t> countInstructions(const ir::Module &M) {
  return Counter(M).count();
}

void addCounters(ir::Module &M, const std::map<std::string_view, uint64_t> &Counts) {
  if (Counts.empty())
    return;
  ir::ModuleEdit Edit(M);
  std::vector<ir::MetadataId> Pairs;
  for (const auto &[Name, Count] : Counts)
    Pairs.insert(Pairs.end(), {Edit.string(Name), Edit.i32(uint32_t(Count))});
  const ir::MetadataId Nodes[] = {Edit.node(Pairs)};
  Edit.setNamed(md::CountersName, Nodes);
}

} // namespace dxil::container
