// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statics, groupshared memory and constant blocks.
#include "BindingOrder.h"
#include "Debug.h"
#include "Generator.h"
#include "StaticOrder.h"

#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::frontend {

static constexpr unsigned ConstantSpace = 2;

//===-- Statics and groupshared memory
//--------------------------------------------------------------------------------------===//

/// Returns true if \p T consists of whole constant buffer rows.
bool Generator::isMadeOfRows(TypeId T) const {
  constexpr uint32_t RowLength = 4, MostLeaves = 1 << 16;
  T = Types.withoutArrays(T);
  const frontend::Type &Ty = Types.get(T);
  if (Ty.Kind == TypeKind::Vector)
    return Ty.Rows == RowLength && Types.bits(Ty.Element) == 32;
  if (Ty.Kind != TypeKind::Struct || Types.leafCount(T) == 0 || Types.leafCount(T) > MostLeaves)
    return false;
  const Struct &S = Types.structOf(T);
  return (S.Base == TypeId::None || isMadeOfRows(S.Base)) &&
         llvm::all_of(S.Fields, [&](const Field &F) { return isMadeOfRows(F.Type); });
}

VariableId Generator::viewedConstant(const Variable &V) const {
  const Program::Exprs &X = P.Expressions;
  ExprId E = V.Initializer;
  if (!V.Const || E == ExprId::None || !isAggregate(V.Type))
    return VariableId::None;
  if (X.is(E, ExprKind::Convert) && X.get<expr::Convert>(E).How == ConversionKind::Flat)
    E = X.get<expr::Convert>(E).Operand;
  if (!X.is(E, ExprKind::Load) || !X.is(X.get<expr::Load>(E).Place, ExprKind::VariablePlace))
    return VariableId::None;
  const VariableId Source = X.get<expr::VariablePlace>(X.get<expr::Load>(E).Place).Variable;
  const Variable &From = P.variable(Source);
  if (From.Kind != VariableKind::Constant)
    return VariableId::None;
  const bool Fits = Types.leafCount(From.Type) >= Types.leafCount(V.Type) && soleKind(V.Type) &&
                    soleKind(V.Type) == soleKind(From.Type) && isMadeOfRows(V.Type) &&
                    isMadeOfRows(From.Type);
  return From.Type == V.Type || Fits ? Source : VariableId::None;
}

GlobalVariable *Generator::staticFor(VariableId Id) {
  if (GlobalVariable *Known = GlobalOf.lookup(Id))
    return Known;
  const Variable &V = P.variable(Id);
  llvm::Type *Ty = memoryType(V.Type);
  Constant *Initial = Types.hasObject(V.Type) ? PoisonValue::get(Ty) : Constant::getNullValue(Ty);
  auto *New = new GlobalVariable(M, Ty, false, GlobalValue::InternalLinkage, Initial, V.Spelling);
  GlobalOf[Id] = New;
  if (Debug)
    Debug->describeGlobal(Id, *New);
  if (V.Initializer == ExprId::None)
    return New;
  if (Constant *Known = constantMemory(Id)) {
    New->setInitializer(Known);
    New->setConstant(V.Const);
  } else if (V.Start != StaticStart::WhenReached || Types.hasObject(V.Type) ||
             isFixed(V.Initializer)) {
    StaticsToInitialize.push_back(Id);
  } else {
    IsSetOf[Id] = new GlobalVariable(M, B.getInt32Ty(), false, GlobalValue::InternalLinkage,
                                     B.getInt32(0), V.Spelling + ".is.set");
  }
  return New;
}

/// Initializes a function's static when its declaration is first reached.
void Generator::emitStaticDeclaration(VariableId Id) {
  const Variable &V = P.variable(Id);
  if (V.Initializer == ExprId::None || viewedConstant(V) != VariableId::None)
    return;
  GlobalVariable *Memory = staticFor(Id), *IsSet = IsSetOf.lookup(Id);
  if (!IsSet)
    return;
  BasicBlock *First = newBlock("static.first"), *Done = newBlock("static.done");
  Value *Before = B.CreateLoad(B.getInt32Ty(), IsSet);
  B.CreateCondBr(B.CreateICmpEQ(Before, B.getInt32(0)), First, Done);
  startBlock(First);
  B.CreateStore(B.getInt32(1), IsSet);
  emitInto(memoryPlace(V.Type, Memory), V.Initializer);
  B.CreateBr(Done);
  startBlock(Done);
}

GlobalVariable *Generator::groupSharedFor(VariableId Id) {
  GlobalVariable *&Known = GlobalOf[Id];
  if (Known)
    return Known;
  const Variable &V = P.variable(Id);
  llvm::Type *Ty = partType(V.Type);
  Known = new GlobalVariable(M, Ty, false, GlobalValue::InternalLinkage, Constant::getNullValue(Ty),
                             V.Spelling, nullptr, GlobalValue::NotThreadLocal, GroupSharedSpace);
  if (Debug)
    Debug->describeGlobal(Id, *Known);
  return Known;
}

/// Emits the functions that set statics, each called before an entry point. Returns them in the
/// order of the calls (StaticOrder.h).
std::vector<StaticSetter> Generator::emitStaticSetters() {
  std::vector<StaticSetter> Setters;
  while (!StaticsToInitialize.empty() || !Work.empty()) {
    while (!Work.empty()) {
      const auto [Next, OfShared] = Work.back();
      Work.pop_back();
      emitFunction(Next, OfShared);
    }
    if (StaticsToInitialize.empty())
      continue;
    VariableId Id = StaticsToInitialize.back();
    StaticsToInitialize.pop_back();
    const Variable &V = P.variable(Id);
    auto *F = llvm::Function::Create(FunctionType::get(B.getVoidTy(), false),
                                     GlobalValue::InternalLinkage, "set." + V.Spelling, M);
    F->addFnAttr(llvm::Attribute::AlwaysInline);
    beginFunction(F);
    SettingStatics = true;
    emitInto(memoryPlace(V.Type, staticFor(Id)), V.Initializer);
    SettingStatics = false;
    finishFunction();
    Setters.push_back({Id, F});
  }
  return inOrder(P, std::move(Setters), GlobalOf);
}

void Generator::emitStaticInitializers(ArrayRef<llvm::Function *> Shaders,
                                       ArrayRef<llvm::Function *> Exports) {
  const std::vector<StaticSetter> Setters = emitStaticSetters();
  for (llvm::Function *Shader : Shaders) {
    // Before the call that stands for a ray tracing shader.
    IRBuilder<> At(&Shader->getEntryBlock(), Shader->getEntryBlock().begin());
    for (auto [Id, F] : Setters)
      At.CreateCall(F);
  }
  if (Exports.empty())
    return;
  if (Opts.Stage == Stage::Library)
    listConstructors(Setters, Exports);
  // Handles are values, not state: exported functions and constructors make their own.
  SmallVector<llvm::Function *, 8> Makers(Exports);
  for (auto [Id, F] : Setters)
    if (F->hasFnAttribute(contract::Constructor))
      Makers.push_back(F);
  for (llvm::Function *Maker : Makers) {
    IRBuilder<> At(&Maker->getEntryBlock(), Maker->getEntryBlock().begin());
    for (auto [Id, F] : Setters)
      if (F == Maker)
        break;
      else if (Types.hasObject(P.variable(Id).Type))
        At.CreateCall(F);
  }
}

/// Lists the functions that set statics which exported functions use, for the linker to call: an
/// exported function cannot know whether another one has set them before.
void Generator::listConstructors(ArrayRef<StaticSetter> Setters,
                                 ArrayRef<llvm::Function *> Exports) {
  DenseMap<const GlobalVariable *, llvm::Function *> SetterOf;
  for (auto [Id, F] : Setters)
    if (!Types.hasObject(P.variable(Id).Type))
      SetterOf[staticFor(Id)] = F;
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
    if (Seen.contains(F) && !Types.hasObject(P.variable(Id).Type)) {
      F->addFnAttr(contract::Constructor);
      appendToGlobalCtors(M, F, /*Priority=*/65535);
    }
}

//===-- Blocks of constants
//--------------------------------------------------------------------------------------===//

GlobalVariable *Generator::blockFor(BlockId Id) {
  GlobalVariable *&Known = BlockOf[Id];
  if (Known)
    return Known;
  const ConstantBlock &Block = P.Blocks[size_t(Id)];
  auto *Ty = ArrayType::get(B.getInt8Ty(), std::max<uint64_t>(Block.Size, 4));
  Known = new GlobalVariable(M, Ty, false, GlobalValue::ExternalLinkage, nullptr,
                             Block.Spelling + ".members", nullptr, GlobalValue::NotThreadLocal,
                             ConstantSpace);
  Blocks.push_back(Id);
  Reflected.noteBlock(Block);
  return Known;
}

/// Returns null for a block without a name.
Constant *Generator::nameString(StringRef Text) {
  if (Text.empty())
    return ConstantPointerNull::get(B.getPtrTy());
  Constant *Data = ConstantDataArray::getString(Context, Text);
  auto *G = new GlobalVariable(M, Data->getType(), true, GlobalValue::PrivateLinkage, Data, "name");
  G->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
  return G;
}

Value *Generator::emitBlockBinding(IRBuilder<> &At, BlockId Id, llvm::Type *HandleTy) {
  const ConstantBlock &Block = P.Blocks[size_t(Id)];
  Constant *Name = nameString(Block.Spelling);
  Value *One = At.getInt32(1), *Zero = At.getInt32(0), *Space = At.getInt32(Block.Bound.Space);
  if (Block.Bound.Letter)
    return At.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefrombinding,
                              {Space, At.getInt32(Block.Bound.Register), One, Zero, Name});
  // `$Globals` comes before all others, as in DXC; others are in the order of their first member.
  const bool IsFirst = Block.Members.empty() || Block.Spelling == "$Globals";
  const BindingGroup Group =
      Block.IsTextureBuffer ? BindingGroup::TextureBuffer : BindingGroup::Declared;
  Value *Order = At.getInt32(IsFirst ? 0 : bindingOrder(Group, positionOf(Block.Members.front())));
  return At.CreateIntrinsic(HandleTy, Intrinsic::dx_resource_handlefromimplicitbinding,
                            {Order, Space, One, Zero, Name});
}

Value *Generator::blockAddress(BlockId Id) {
  const ConstantBlock &Block = P.Blocks[size_t(Id)];
  if (!Block.IsTextureBuffer)
    return blockFor(Id);
  Value *&Known = Now.TextureBlocks[Id];
  if (Known)
    return Known;
  IRBuilder<> At(Now.AllocaPoint);
  auto *Members = ArrayType::get(At.getInt8Ty(), std::max<uint64_t>(Block.Size, 4));
  auto *Layout = StructType::get(Context, {Members}, /*isPacked=*/true);
  auto *HandleTy = TargetExtType::get(Context, "dx.Texture", {Layout},
                                      {0, 0, 0, unsigned(ResourceKind::TBuffer)});
  Value *Handle = emitBlockBinding(At, Id, HandleTy);
  Reflected.noteBlock(Block);
  return Known = At.CreateIntrinsic(At.getPtrTy(), Intrinsic::dx_resource_getpointer,
                                    {Handle, At.getInt32(0)});
}

/// Emits the handle of each block, and `hlsl.cbs` (docs/ir-contract.md).
void Generator::bindBlocks(ArrayRef<llvm::Function *> Shaders) {
  if (Blocks.empty() || Shaders.empty())
    return;
  IRBuilder<> At(Shaders.front()->getEntryBlock().getTerminator());
  llvm::sort(Blocks);
  for (BlockId Id : Blocks) {
    const ConstantBlock &Block = P.Blocks[size_t(Id)];
    GlobalVariable *Members = BlockOf[Id];
    auto *Layout =
        StructType::create(Context, {Members->getValueType()}, Block.Spelling, /*isPacked=*/true);
    llvm::Type *HandleTy = TargetExtType::get(Context, "dx.CBuffer", {Layout}, {});
    auto *Handle = new GlobalVariable(M, HandleTy, false, GlobalValue::ExternalLinkage,
                                      PoisonValue::get(HandleTy), Block.Spelling + ".cb");
    At.CreateStore(emitBlockBinding(At, Id, HandleTy), Handle);
    M.getOrInsertNamedMetadata("hlsl.cbs")
        ->addOperand(MDNode::get(
            Context, {ConstantAsMetadata::get(Handle), ConstantAsMetadata::get(Members)}));
  }
}

} // namespace dxil::frontend
