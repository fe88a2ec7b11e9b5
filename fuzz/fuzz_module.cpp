// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The bitstream and module reader, on a container, a program part or bare bitcode; then what the
// reader guarantees of its module is checked.
#include <dxil/container/Program.h>

using namespace dxil;

static void check(bool Holds) {
  if (!Holds)
    __builtin_trap();
}

static void walk(const ir::Module &M) {
  for (const ir::Instruction &I : M.Instructions) {
    check(I.Type < M.Types.size());
    for (ir::ValueId V : M.operands(I))
      check(ir::isMetadataOperand(V) ? ir::metadataOperand(V) < M.Metadata.size()
                                     : V < M.Values.size());
    for (ir::BlockId B : M.successors(I))
      check(B < M.Blocks.size() && M.Blocks[B].Parent == M.Blocks[I.Parent].Parent);
    if (I.Callee != ir::None)
      check(I.Callee < M.Values.size());
    (void)M.calleeName(I);
  }
  for (const ir::Function &F : M.Functions)
    for (const ir::Block &B : M.blocks(F))
      check(B.Instructions.Count && ir::isTerminator(M.instructions(B).back().Op));
  for (const ir::Constant &C : M.Constants)
    for (ir::ValueId V : M.operands(C))
      check(V < M.Values.size());
  for (const ir::Metadata &N : M.Metadata)
    for (ir::MetadataId Op : M.operands(N))
      check(Op == ir::None || Op < M.Metadata.size());
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Bytes Input(Data, Size);
  if (auto C = Container::parse(Input)) {
    for (const Part &P : C->parts())
      if (auto M = readProgram(P.Data, P.Name.str()))
        walk(*M);
    return 0;
  }
  auto M = readBitcode(Input);
  if (!M)
    M = readProgram(Input);
  if (M)
    walk(*M);
  return 0;
}
