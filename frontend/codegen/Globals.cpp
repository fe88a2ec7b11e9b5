// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statics, groupshared memory and constant blocks.
#include "Globals.h"
#include "BindingOrder.h"
#include "Context.h"
#include "Debug.h"
#include "Expressions.h"
#include "Functions.h"
#include "Memory.h"
#include "Objects.h"
#include "Statements.h"
#include "StaticOrder.h"
#include "Values.h"

#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::frontend {

static void listConstructors(CodegenContext &G,
                             llvm::ArrayRef<std::pair<VariableId, llvm::Function *>> Setters,
                             llvm::ArrayRef<llvm::Function *> Exports);

static constexpr unsigned ConstantSpace = 2;

//===-- Statics and groupshared memory -------------------------------------------------------===//

/// Returns true if \p T consists of whole constant buffer rows.
static bool isMadeOfRows(const CodegenContext &G, TypeId T) {
  constexpr uint32_t RowLength = 4, MostLeaves = 1 << 16;
  T = G.Types.withoutArrays(T);
  const frontend::Type &Ty = G.Types.get(T);
  if (Ty.Kind == TypeKind::Vector)
    return Ty.Rows == RowLength && G.Types.bits(Ty.Element) == 32;
  if (Ty.Kind != TypeKind::Struct || G.Types.leafCount(T) == 0 || G.Types.leafCount(T) > MostLeaves)
    return false;
  const Struct &S = G.Types.structOf(T);
  return (S.Base == TypeId::None || isMadeOfRows(G, S.Base)) &&
         llvm::all_of(S.Fields, [&](const Field &F) { return isMadeOfRows(G, F.Type); });
}

VariableId viewedConstant(const CodegenContext &G, const Variable &V) {
  const Program::Exprs &X = G.P.Expressions;
  ExprId E = V.Initializer;
  if (!V.Const || E == ExprId::None || !isAggregate(G, V.Type))
    return VariableId::None;
  if (X.is(E, ExprKind::Convert) && X.get<expr::Convert>(E).How == ConversionKind::Flat)
    E = X.get<expr::Convert>(E).Operand;
  if (!X.is(E, ExprKind::Load) || !X.is(X.get<expr::Load>(E).Place, ExprKind::VariablePlace))
    return VariableId::None;
  const VariableId Source = X.get<expr::VariablePlace>(X.get<expr::Load>(E).Place).Variable;
  const Variable &From = G.P.variable(Source);
  if (From.Kind != VariableKind::Constant)
    return VariableId::None;
  const bool Fits = G.Types.leafCount(From.Type) >= G.Types.leafCount(V.Type) &&
                    soleKind(G, V.Type) && soleKind(G, V.Type) == soleKind(G, From.Type) &&
                    isMadeOfRows(G, V.Type) && isMadeOfRows(G, From.Type);
  return From.Type == V.Type || Fits ? Source : VariableId::None;
}

GlobalVariable *staticFor(CodegenContext &G, VariableId Id) {
  if (GlobalVariable *Existing = G.Globals.Variables.lookup(Id))
    return Existing;
  const Variable &V = G.P.variable(Id);
  llvm::Type *Ty = memoryType(G, V.Type);
  Constant *Initial = G.Types.hasObject(V.Type) ? PoisonValue::get(Ty) : Constant::getNullValue(Ty);
  auto *New = new GlobalVariable(G.M, Ty, false, GlobalValue::InternalLinkage, Initial, V.Spelling);
  G.Globals.Variables[Id] = New;
  if (G.Debug)
    G.Debug->describeGlobal(Id, *New);
  if (V.Initializer == ExprId::None)
    return New;
  if (Constant *Folded = constantMemory(G, Id)) {
    New->setInitializer(Folded);
    New->setConstant(V.Const);
  } else if (V.Start != StaticStart::WhenReached || G.Types.hasObject(V.Type) ||
             isFixed(G, V.Initializer)) {
    G.Globals.StaticsToInitialize.push_back(Id);
  } else {
    G.Globals.IsSet[Id] =
        new GlobalVariable(G.M, G.B.getInt32Ty(), false, GlobalValue::InternalLinkage,
                           G.B.getInt32(0), V.Spelling + ".is.set");
  }
  return New;
}

/// Initializes a function's static when its declaration is first reached.
void emitStaticDeclaration(CodegenContext &G, VariableId Id) {
  const Variable &V = G.P.variable(Id);
  if (V.Initializer == ExprId::None || viewedConstant(G, V) != VariableId::None)
    return;
  GlobalVariable *Memory = staticFor(G, Id), *IsSet = G.Globals.IsSet.lookup(Id);
  if (!IsSet)
    return;
  BasicBlock *First = newBlock(G, "static.first"), *Done = newBlock(G, "static.done");
  Value *Before = G.B.CreateLoad(G.B.getInt32Ty(), IsSet);
  G.B.CreateCondBr(G.B.CreateICmpEQ(Before, G.B.getInt32(0)), First, Done);
  startBlock(G, First);
  G.B.CreateStore(G.B.getInt32(1), IsSet);
  emitInto(G, memoryPlace(G, V.Type, Memory), V.Initializer);
  G.B.CreateBr(Done);
  startBlock(G, Done);
}

GlobalVariable *groupSharedFor(CodegenContext &G, VariableId Id) {
  GlobalVariable *&Global = G.Globals.Variables[Id];
  if (Global)
    return Global;
  const Variable &V = G.P.variable(Id);
  llvm::Type *Ty = partType(G, V.Type);
  Global =
      new GlobalVariable(G.M, Ty, false, GlobalValue::InternalLinkage, Constant::getNullValue(Ty),
                         V.Spelling, nullptr, GlobalValue::NotThreadLocal, GroupSharedSpace);
  if (G.Debug)
    G.Debug->describeGlobal(Id, *Global);
  return Global;
}

/// Emits the functions that set statics, each called before an entry point. Returns them in the
/// order of the calls (StaticOrder.h).
static std::vector<StaticSetter> emitStaticSetters(CodegenContext &G) {
  std::vector<StaticSetter> Setters;
  while (!G.Globals.StaticsToInitialize.empty() || !G.Functions.Work.empty()) {
    while (!G.Functions.Work.empty()) {
      const auto [Next, ThisIsShared] = G.Functions.Work.back();
      G.Functions.Work.pop_back();
      emitFunction(G, Next, ThisIsShared);
    }
    if (G.Globals.StaticsToInitialize.empty())
      continue;
    VariableId Id = G.Globals.StaticsToInitialize.back();
    G.Globals.StaticsToInitialize.pop_back();
    const Variable &V = G.P.variable(Id);
    auto *F = llvm::Function::Create(FunctionType::get(G.B.getVoidTy(), false),
                                     GlobalValue::InternalLinkage, "set." + V.Spelling, G.M);
    F->addFnAttr(llvm::Attribute::AlwaysInline);
    beginFunction(G, F);
    emitInto(G, memoryPlace(G, V.Type, staticFor(G, Id)), V.Initializer);
    finishFunction(G);
    Setters.push_back({Id, F});
  }
  return inOrder(G.P, std::move(Setters), G.Globals.Variables);
}

void emitStaticInitializers(CodegenContext &G, ArrayRef<llvm::Function *> Shaders,
                            ArrayRef<llvm::Function *> Exports) {
  const std::vector<StaticSetter> Setters = emitStaticSetters(G);
  for (llvm::Function *Shader : Shaders) {
    // Statics are set before the call of the function that is the ray tracing shader.
    IRBuilder<> Builder(&Shader->getEntryBlock(), Shader->getEntryBlock().begin());
    for (auto [Id, F] : Setters)
      Builder.CreateCall(F);
  }
  if (Exports.empty())
    return;
  if (G.Opts.Stage == Stage::Library)
    listConstructors(G, Setters, Exports);
  // Handles are values, not state: exported functions and constructors make their own.
  SmallVector<llvm::Function *, 8> Makers(Exports);
  for (auto [Id, F] : Setters)
    if (F->hasFnAttribute(contract::Constructor))
      Makers.push_back(F);
  for (llvm::Function *Maker : Makers) {
    IRBuilder<> Builder(&Maker->getEntryBlock(), Maker->getEntryBlock().begin());
    for (auto [Id, F] : Setters)
      if (F == Maker)
        break;
      else if (G.Types.hasObject(G.P.variable(Id).Type))
        Builder.CreateCall(F);
  }
}

/// Lists, for the linker, the functions that set the statics of exported functions: an exported
/// function cannot know whether another one has already set them.
static void listConstructors(CodegenContext &G, ArrayRef<StaticSetter> Setters,
                             ArrayRef<llvm::Function *> Exports) {
  DenseMap<const GlobalVariable *, llvm::Function *> SetterOf;
  for (auto [Id, F] : Setters)
    if (!G.Types.hasObject(G.P.variable(Id).Type))
      SetterOf[staticFor(G, Id)] = F;
  SmallPtrSet<const llvm::Value *, 32> Seen(llvm::from_range, Exports);
  SmallVector<const llvm::Value *, 32> Reached(Exports.begin(), Exports.end());
  auto Reach = [&](const llvm::Value *V) {
    if (isa<llvm::Constant>(V) && Seen.insert(V).second)
      Reached.push_back(V);
  };
  while (!Reached.empty()) {
    const llvm::Value *V = Reached.pop_back_val();
    if (const auto *Global = dyn_cast<GlobalVariable>(V)) {
      if (llvm::Function *Setter = SetterOf.lookup(Global))
        Reach(Setter);
    } else if (const auto *F = dyn_cast<llvm::Function>(V)) {
      for (const BasicBlock &Block : *F)
        for (const Instruction &I : Block)
          llvm::for_each(I.operand_values(), Reach);
    } else {
      llvm::for_each(cast<llvm::Constant>(V)->operand_values(), Reach);
    }
  }
  for (auto [Id, F] : Setters)
    if (Seen.contains(F) && !G.Types.hasObject(G.P.variable(Id).Type)) {
      F->addFnAttr(contract::Constructor);
      appendToGlobalCtors(G.M, F, /*Priority=*/65535);
    }
}

//===-- Blocks of constants ------------------------------------------------------------------===//

static GlobalVariable *blockFor(CodegenContext &G, BlockId Id) {
  GlobalVariable *&Global = G.Globals.BlockVariables[Id];
  if (Global)
    return Global;
  const ConstantBlock &Block = G.P.Blocks[size_t(Id)];
  auto *Ty = ArrayType::get(G.B.getInt8Ty(), std::max<uint64_t>(Block.Size, 4));
  Global = new GlobalVariable(G.M, Ty, false, GlobalValue::ExternalLinkage, nullptr,
                              Block.Spelling + ".members", nullptr, GlobalValue::NotThreadLocal,
                              ConstantSpace);
  G.Globals.Blocks.push_back(Id);
  G.Reflected.noteBlock(Block);
  return Global;
}

/// Returns a global string with the name of a block. Returns a null pointer for an empty name.
Constant *nameString(CodegenContext &G, StringRef Text) {
  if (Text.empty())
    return ConstantPointerNull::get(G.B.getPtrTy());
  Constant *Data = ConstantDataArray::getString(G.Context, Text);
  auto *Global =
      new GlobalVariable(G.M, Data->getType(), true, GlobalValue::PrivateLinkage, Data, "name");
  Global->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  return Global;
}

static Value *emitBlockBinding(CodegenContext &G, IRBuilder<> &Builder, BlockId Id,
                               llvm::Type *HandleTy) {
  const ConstantBlock &Block = G.P.Blocks[size_t(Id)];
  Constant *Name = nameString(G, Block.Spelling);
  Value *One = Builder.getInt32(1), *Zero = Builder.getInt32(0),
        *Space = Builder.getInt32(Block.Bound.Space);
  if (Block.Bound.Letter)
    return Builder.CreateIntrinsic(
        HandleTy, Intrinsic::dx_resource_handlefrombinding,
        {Space, Builder.getInt32(Block.Bound.Register), One, Zero, Name});
  // `$Globals` comes before all others, as in DXC; others are in the order of their first member.
  const bool IsFirst = Block.Members.empty() || Block.Spelling == "$Globals";
  const BindingGroup Group =
      Block.IsTextureBuffer ? BindingGroup::TextureBuffer : BindingGroup::Declared;
  Value *Order =
      Builder.getInt32(IsFirst ? 0 : bindingOrder(Group, positionOf(G, Block.Members.front())));
  return Builder.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefromimplicitbinding,
                                 {Order, Space, One, Zero, Name});
}

Value *blockAddress(CodegenContext &G, BlockId Id) {
  const ConstantBlock &Block = G.P.Blocks[size_t(Id)];
  if (!Block.IsTextureBuffer)
    return blockFor(G, Id);
  Value *&Address = G.Now.TextureBlocks[Id];
  if (Address)
    return Address;
  IRBuilder<> Builder(G.Now.AllocaPoint);
  auto *Members = ArrayType::get(Builder.getInt8Ty(), std::max<uint64_t>(Block.Size, 4));
  auto *Layout = StructType::get(G.Context, {Members}, /*isPacked=*/true);
  auto *HandleTy = TargetExtType::get(G.Context, "dx.Texture", {Layout},
                                      {0, 0, 0, unsigned(ResourceKind::TBuffer)});
  Value *Handle = emitBlockBinding(G, Builder, Id, HandleTy);
  G.Reflected.noteBlock(Block);
  return Address = Builder.CreateIntrinsic(Builder.getPtrTy(), Intrinsic::dx_resource_getpointer,
                                           {Handle, Builder.getInt32(0)});
}

/// Emits the handles of all blocks, and `hlsl.cbs` (docs/ir-contract.md).
void bindBlocks(CodegenContext &G, ArrayRef<llvm::Function *> Shaders) {
  if (G.Globals.Blocks.empty() || Shaders.empty())
    return;
  IRBuilder<> Builder(Shaders.front()->getEntryBlock().getTerminator());
  llvm::sort(G.Globals.Blocks);
  for (BlockId Id : G.Globals.Blocks) {
    const ConstantBlock &Block = G.P.Blocks[size_t(Id)];
    GlobalVariable *Members = G.Globals.BlockVariables[Id];
    auto *Layout =
        StructType::create(G.Context, {Members->getValueType()}, Block.Spelling, /*isPacked=*/true);
    llvm::Type *HandleTy = TargetExtType::get(G.Context, "dx.CBuffer", {Layout}, {});
    auto *Handle = new GlobalVariable(G.M, HandleTy, false, GlobalValue::ExternalLinkage,
                                      PoisonValue::get(HandleTy), Block.Spelling + ".cb");
    Builder.CreateStore(emitBlockBinding(G, Builder, Id, HandleTy), Handle);
    G.M.getOrInsertNamedMetadata("hlsl.cbs")
        ->addOperand(MDNode::get(
            G.Context, {ConstantAsMetadata::get(Handle), ConstantAsMetadata::get(Members)}));
  }
}

} // namespace dxil::frontend
