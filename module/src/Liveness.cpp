// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Liveness.h>

#include <dxil/module/ModuleCheck.h>

#include <algorithm>

namespace dxil::ir {
namespace {

class Liveness {
public:
  Liveness(const Module &M, const Function &F) : M(M), F(F), First(F.FirstArgument) {
    ValueId End = First + F.ArgumentCount;
    for (const Instruction &I : M.instructions(F))
      if (I.Result != None)
        End = I.Result + 1;
    Count = End - First;
    Words = (size_t(Count) + 63) / 64;
  }

  bool isTooLarge() const { return uint64_t(F.Blocks.Count) * Count > uint64_t(1) << 31; }

  uint64_t most() {
    findSizes();
    LiveIn.assign(F.Blocks.Count * Words, 0);
    // Visits blocks in reverse, since most edges lead forward. Repeats until loops are stable.
    for (bool Changed = true; Changed;) {
      Changed = false;
      for (uint32_t B = F.Blocks.Count; B-- > 0;)
        Changed |= visit(B, nullptr);
    }
    uint64_t Most = 0;
    for (uint32_t B = 0; B < F.Blocks.Count; ++B)
      visit(B, &Most);
    return Most;
  }

private:
  // Finds the size of each type in 32-bit words. Only the low bits of large array counts matter: no
  // such array is a value.
  void findSizes() {
    const std::vector<uint64_t> Elements = elementCounts(M);
    Sizes.resize(Count);
    for (uint32_t V = 0; V < Count; ++V) {
      const TypeId T = M.Values[First + V].Type;
      const Type &Ty = M.Types[T];
      const Type &Leaf = Ty.Kind == TypeKind::Vector ? M.Types[Ty.Element] : Ty;
      const bool IsWide =
          Leaf.Kind == TypeKind::Double || (Leaf.Kind == TypeKind::Integer && Leaf.Width > 32);
      if (Ty.Kind != TypeKind::Pointer && Ty.Kind != TypeKind::Void && !isHandle(Ty))
        Sizes[V] = Elements[T] * (IsWide ? 2 : 1);
    }
  }

  /// Returns true for structs with one pointer.
  bool isHandle(const Type &T) const {
    return T.Kind == TypeKind::Struct && T.Fields.Count == 1 &&
           M.Types[M.fields(T)[0]].Kind == TypeKind::Pointer;
  }

  void use(ValueId V, std::vector<uint64_t> &Live, uint64_t &Alive) const {
    const uint32_t N = V - First;
    if (isMetadataOperand(V) || V < First || N >= Count || M.Values[V].Kind == ValueKind::Constant)
      return;
    uint64_t &Word = Live[N / 64];
    if (!(Word >> N % 64 & 1))
      Alive += Sizes[N];
    Word |= uint64_t(1) << N % 64;
  }

  void define(ValueId V, std::vector<uint64_t> &Live, uint64_t &Alive) const {
    const uint32_t N = V - First;
    if (V == None || !(Live[N / 64] >> N % 64 & 1))
      return;
    Live[N / 64] &= ~(uint64_t(1) << N % 64);
    Alive -= Sizes[N];
  }

  /// Walks up through a block. Returns true if more values are live at its start than before.
  /// Updates the maximum of live words.
  bool visit(uint32_t Index, uint64_t *Most) {
    const Block &B = M.Blocks[F.Blocks.First + Index];
    std::vector<uint64_t> Live(Words);
    const auto Body = M.instructions(B);
    for (BlockId Next : M.successors(Body.back())) {
      const size_t From = size_t(Next - F.Blocks.First) * Words;
      for (size_t W = 0; W < Words; ++W)
        Live[W] |= LiveIn[From + W];
    }
    uint64_t Alive = 0;
    for (uint32_t N = 0; N < Count; ++N)
      Alive += Live[N / 64] >> N % 64 & 1 ? Sizes[N] : 0;
    for (BlockId Next : M.successors(Body.back()))
      usePhis(Next, F.Blocks.First + Index, Live, Alive);
    auto Note = [&] {
      if (Most)
        *Most = std::max(*Most, Alive);
    };
    Note();
    for (size_t K = Body.size(); K-- > 0;) {
      const Instruction &I = Body[K];
      define(I.Result, Live, Alive);
      if (I.Op != Opcode::Phi)
        for (ValueId Op : M.operands(I))
          use(Op, Live, Alive);
      Note();
    }
    bool Changed = false;
    for (size_t W = 0; W < Words; ++W) {
      uint64_t &LiveBefore = LiveIn[Index * Words + W];
      Changed |= (Live[W] & ~LiveBefore) != 0;
      LiveBefore |= Live[W];
    }
    return Changed;
  }

  void usePhis(BlockId Next, BlockId From, std::vector<uint64_t> &Live, uint64_t &Alive) const {
    for (const Instruction &I : M.instructions(M.Blocks[Next])) {
      if (I.Op != Opcode::Phi)
        return;
      for (size_t K = 0; K < M.operands(I).size(); ++K)
        if (M.successors(I)[K] == From)
          use(M.operands(I)[K], Live, Alive);
    }
  }

  const Module &M;
  const Function &F;
  ValueId First;
  uint32_t Count = 0;
  size_t Words = 0;
  std::vector<uint64_t> Sizes, LiveIn;
};

} // namespace

std::optional<uint64_t> mostAlive(const Module &M, const Function &F) {
  if (F.IsDeclaration)
    return std::nullopt;
  Liveness Walk(M, F);
  if (Walk.isTooLarge())
    return std::nullopt;
  return Walk.most();
}

} // namespace dxil::ir
