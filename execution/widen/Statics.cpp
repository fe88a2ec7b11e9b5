// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables that keep their value between functions. Each lane has its own, in memory that the
// entry allocates and to which the wave points.
#include "Widener.h"

using namespace llvm;

namespace dxil::execution {

using ir::None;

constexpr uint64_t MaxStatics = 1u << 18; ///< bytes for each lane

/// Returns the variable to which a constant address leads, or None.
static ir::GlobalId globalOf(const ir::Module &M, ir::ValueId V) {
  for (unsigned Depth = 0; Depth < 64; ++Depth) {
    if (ir::isMetadataOperand(V) || V >= M.Values.size())
      return None;
    if (M.Values[V].Kind == ir::ValueKind::Global)
      return M.Values[V].Index;
    const ir::Constant *C = M.constant(V);
    if (!C || M.operands(*C).empty() ||
        (C->Kind != ir::ConstantKind::GetElementPtr && C->Kind != ir::ConstantKind::Cast))
      return None;
    V = M.operands(*C)[0];
  }
  return None;
}

/// Finds the variables that functions other than the entry's use, and assigns their offsets.
Status ProgramWidener::findStatics(ir::FunctionId Entry) {
  std::vector<ir::FunctionId> Reached = {Entry};
  std::set<ir::FunctionId> Seen = {Entry};
  for (size_t K = 0; K < Reached.size(); ++K)
    for (const ir::Instruction &I : M.instructions(M.Functions[Reached[K]])) {
      if (const ir::Function *To = M.calledFunction(I); To && !To->IsDeclaration) {
        const auto Id = ir::FunctionId(To - M.Functions.data());
        if (Seen.insert(Id).second)
          Reached.push_back(Id);
      }
      for (ir::ValueId V : M.operands(I)) {
        const ir::GlobalId G = Reached[K] == Entry ? None : globalOf(M, V);
        if (G == None || M.Globals[G].AddressSpace == 3 || M.Globals[G].IsConstant ||
            Symbols.contains(G) || Statics.contains(G))
          continue;
        const uint64_t Own = std::max<uint64_t>(8, Layout.sizeOf(M.Globals[G].ValueType));
        const uint64_t Size = (Own + 7) / 8 * 8;
        if (Size > MaxStatics - StaticBytes)
          return failure("the variables that functions share are larger than 256 KiB");
        Statics[G] = {StaticBytes, Size};
        StaticBytes += Size;
      }
    }
  FrameBytes += StaticBytes * Options.Width;
  return {};
}

/// Allocates and initializes the memory, in the entry.
void FunctionWidener::makeStatics() {
  if (P.Statics.empty())
    return;
  IRBuilder<> Builder(Allocas);
  auto *All = Builder.CreateAlloca(ArrayType::get(Builder.getInt8Ty(), P.StaticBytes * W));
  All->setAlignment(Align(64));
  Builder.CreateMemSet(All, Builder.getInt8(0), P.StaticBytes * W, Align(64));
  for (auto &[G, S] : P.Statics) {
    const ir::ValueId First = M.Globals[G].Initializer;
    if (First == None)
      continue;
    auto &Bytes = P.Data.Constants.emplace_back(S.Size + 64);
    if (!P.fillConstant(First, 0, Bytes))
      return fail("unsupported initializer of a global variable");
    for (unsigned Lane = 0; Lane < W; ++Lane)
      Builder.CreateMemCpy(Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), All,
                                                              S.Offset * W + Lane * S.Size),
                           Align(8), runtimePointer(Bytes.data()), Align(8), S.Size);
  }
  Builder.CreateStore(All, Builder.CreateConstInBoundsGEP1_64(Builder.getInt8Ty(), WaveArg,
                                                              offsetof(Wave, Statics)));
}

/// Returns the object of a variable that functions share, with an address for each lane, or null.
MemoryObject *FunctionWidener::sharedStatic(ir::ValueId V) {
  const auto Match = P.Statics.find(M.Values[V].Index);
  if (Match == P.Statics.end())
    return nullptr;
  MemoryObject &O = Locals[V];
  O.What = MemoryObject::Kind::Argument;
  O.Size = Match->second.Size;
  return &O;
}

/// Returns each lane's address of a shared variable.
Value *FunctionWidener::staticAddresses(ir::GlobalId G) {
  const ProgramWidener::Static &S = P.Statics.at(G);
  Value *All = B.CreatePtrToInt(waveField(offsetof(Wave, Statics), B.getPtrTy()), B.getInt64Ty());
  All = B.CreateAdd(All, B.getInt64(S.Offset * W));
  Value *Lanes = B.CreateZExt(laneNumbers(), wide(B.getInt64Ty()));
  Lanes = B.CreateMul(Lanes, splat(B.getInt64(S.Size)));
  return B.CreateAdd(splat(All), Lanes);
}

/// Returns true if an address is per lane: that of a variable that functions share.
bool FunctionWidener::addressesLanes(ir::ValueId V) const {
  const ir::GlobalId G = globalOf(M, V);
  return G != None && P.Statics.contains(G);
}

} // namespace dxil::execution
