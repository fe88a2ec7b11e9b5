// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statics, groupshared memory and blocks of constants.
#include "BindingOrder.h"
#include "Debug.h"
#include "Generator.h"

#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::frontend {

static constexpr unsigned ConstantSpace = 2;

//===-- Constant expressions
//--------------------------------------------------------------------------------------===//

bool Generator::isConstant(ExprId E, unsigned Nesting) const {
  const Program::Exprs &X = P.Expressions;
  if (Nesting > 64)
    return false;
  auto All = [&](std::initializer_list<ExprId> Operands) {
    return llvm::all_of(Operands, [&](ExprId O) { return isConstant(O, Nesting + 1); });
  };
  switch (X.kind(E)) {
  case ExprKind::Constant: return true;
  case ExprKind::Negate: return All({X.get<expr::Negate>(E).Operand});
  case ExprKind::Not: return All({X.get<expr::Not>(E).Operand});
  case ExprKind::Complement: return All({X.get<expr::Complement>(E).Operand});
  case ExprKind::Binary: return All({X.get<expr::Binary>(E).Left, X.get<expr::Binary>(E).Right});
  case ExprKind::Select: {
    auto N = X.get<expr::Select>(E);
    return !isAggregate(P.type(E)) && All({N.Condition, N.True, N.False});
  }
  case ExprKind::Convert: {
    auto N = X.get<expr::Convert>(E);
    return All({N.Operand}) && !Types.hasObject(P.type(E));
  }
  case ExprKind::Swizzle: return All({X.get<expr::Swizzle>(E).Operand});
  case ExprKind::Construct: {
    auto N = X.get<expr::Construct>(E);
    for (uint32_t I = 0; I < N.Parts.Count; ++I)
      if (!isConstant(X.item(N.Parts, I), Nesting + 1))
        return false;
    return true;
  }
  case ExprKind::Load: {
    ExprId At = X.get<expr::Load>(E).Place;
    if (!X.is(At, ExprKind::VariablePlace))
      return false;
    const Variable &V = P.variable(X.get<expr::VariablePlace>(At).Variable);
    return V.Kind == VariableKind::Static && V.Const && V.Initializer != ExprId::None &&
           isConstant(V.Initializer, Nesting + 1);
  }
  default: return false;
  }
}

void Generator::takeConstantApart(Constant *C, TypeId T, SmallVectorImpl<Leaf> &Leaves) {
  if (!C->getType()->isVectorTy()) {
    Leaves.push_back({C, T});
    return;
  }
  TypeId Scalar = Types.scalar(elementKind(T));
  for (uint32_t I = 0, N = Types.elementCount(T); I < N; ++I)
    Leaves.push_back({C->getAggregateElement(I), Scalar});
}

/// The leaves of \p E, for which isConstant() holds. False if LLVM does not fold it.
bool Generator::constantLeaves(ExprId E, SmallVectorImpl<Leaf> &Leaves) {
  const Program::Exprs &X = P.Expressions;
  const TypeId T = P.type(E);
  if (!isAggregate(T)) {
    if (X.is(E, ExprKind::Construct)) {
      SmallVector<Leaf, 16> Parts;
      auto N = X.get<expr::Construct>(E);
      for (uint32_t I = 0; I < N.Parts.Count; ++I)
        if (!constantLeaves(X.item(N.Parts, I), Parts))
          return false;
      Leaves.append(Parts);
      return true;
    }
    auto *C = dyn_cast_or_null<Constant>(emitValue(E));
    if (!C)
      return false;
    takeConstantApart(C, T, Leaves);
    return true;
  }
  if (X.is(E, ExprKind::Load)) {
    auto At = X.get<expr::VariablePlace>(X.get<expr::Load>(E).Place);
    return constantLeaves(P.variable(At.Variable).Initializer, Leaves);
  }
  if (X.is(E, ExprKind::Construct)) {
    auto N = X.get<expr::Construct>(E);
    for (uint32_t I = 0; I < N.Parts.Count; ++I)
      if (!constantLeaves(X.item(N.Parts, I), Leaves))
        return false;
    return true;
  }
  if (!X.is(E, ExprKind::Convert))
    return false;
  auto N = X.get<expr::Convert>(E);
  SmallVector<Leaf, 16> From;
  if (!constantLeaves(N.Operand, From) || From.empty())
    return false;
  if (N.How == ConversionKind::Splat)
    Leaves.append(Types.leafCount(T), From.front());
  else
    Leaves.append(From);
  return true;
}

Constant *Generator::constantMemory(TypeId T, ArrayRef<Leaf> &Leaves, MemoryLayout Layout) {
  const frontend::Type Ty = Types.get(T);
  SmallVector<Constant *, 16> Parts;
  if (Ty.Kind == TypeKind::Array) {
    for (uint32_t I = 0; I < Ty.Rows; ++I) {
      Parts.push_back(constantMemory(Ty.Of, Leaves, partLayout(Ty.Of, Layout)));
      if (!Parts.back())
        return nullptr;
    }
    return ConstantArray::get(cast<ArrayType>(memoryType(T)), Parts);
  }
  if (Ty.Kind == TypeKind::Struct) {
    const Struct &S = Types.structOf(T);
    if (S.Base != TypeId::None)
      Parts.push_back(constantMemory(S.Base, Leaves));
    for (const Field &F : S.Fields)
      Parts.push_back(F.IsBitField ? nullptr
                                   : constantMemory(F.Type, Leaves, partLayout(F.Type, Layout)));
    return is_contained(Parts, nullptr)
               ? nullptr
               : ConstantStruct::get(cast<StructType>(memoryType(T)), Parts);
  }
  auto *Whole = dyn_cast<Constant>(toMemory(assemble(T, Leaves), elementKind(T), Layout));
  if (!Whole || !Whole->getType()->isVectorTy())
    return Whole;
  for (uint32_t I = 0, N = Types.elementCount(T); I < N; ++I)
    Parts.push_back(Whole->getAggregateElement(I));
  return ConstantArray::get(cast<ArrayType>(numbersType(T, Layout)), Parts);
}

Constant *Generator::constantMemory(ExprId E) {
  SmallVector<Leaf, 16> Leaves;
  if (!constantLeaves(E, Leaves))
    return nullptr;
  ArrayRef<Leaf> Rest = Leaves;
  return constantMemory(P.type(E), Rest);
}

Constant *Generator::constantOf(VariableId Id) {
  auto [It, IsNew] = Constants.try_emplace(Id, nullptr);
  if (!IsNew)
    return It->second;
  const Variable &V = P.variable(Id);
  bool Known = V.Kind == VariableKind::Static && V.Const && V.Initializer != ExprId::None &&
               !isAggregate(V.Type) && Types.get(V.Type).Kind != TypeKind::Object &&
               isConstant(V.Initializer);
  Constant *C = Known ? dyn_cast_or_null<Constant>(emitValue(V.Initializer)) : nullptr;
  return Constants[Id] = C;
}

Constant *Generator::knownConstant(ExprId Load) {
  ExprId At = P.Expressions.get<expr::Load>(Load).Place;
  if (!P.Expressions.is(At, ExprKind::VariablePlace))
    return nullptr;
  return constantOf(P.Expressions.get<expr::VariablePlace>(At).Variable);
}

//===-- Statics and groupshared memory
//--------------------------------------------------------------------------------------===//

/// Whether each number of \p T is one of a whole row of a constant buffer.
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
  Constant *Known = isConstant(V.Initializer) ? constantMemory(V.Initializer) : nullptr;
  if (Known) {
    New->setInitializer(Known);
    New->setConstant(V.Const);
  } else {
    StaticsToInitialize.push_back(Id);
  }
  return New;
}

GlobalVariable *Generator::groupSharedFor(VariableId Id) {
  GlobalVariable *&Known = GlobalOf[Id];
  if (Known)
    return Known;
  const Variable &V = P.variable(Id);
  llvm::Type *Ty = memoryType(V.Type);
  Known = new GlobalVariable(M, Ty, false, GlobalValue::InternalLinkage, Constant::getNullValue(Ty),
                             V.Spelling, nullptr, GlobalValue::NotThreadLocal, GroupSharedSpace);
  if (Debug)
    Debug->describeGlobal(Id, *Known);
  return Known;
}

/// The functions that set statics, each called before an entry point in the order of declaration.
void Generator::emitStaticInitializers(ArrayRef<llvm::Function *> Shaders,
                                       ArrayRef<llvm::Function *> Exports) {
  std::vector<std::pair<VariableId, llvm::Function *>> Setters;
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
  llvm::sort(Setters, [](auto &A, auto &B) { return A.first < B.first; });
  for (llvm::Function *Shader : Shaders) {
    // In front of the call that stands for a ray tracing shader.
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

/// Lists the functions that set what exported functions use, for the linker to call: an exported
/// function cannot know whether another one has set it before.
void Generator::listConstructors(ArrayRef<std::pair<VariableId, llvm::Function *>> Setters,
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

/// Null of a block without a name.
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
  // That of `$Globals` comes before all others, as in DXC; others by what they begin with.
  const bool IsFirst = Block.Members.empty() || Block.Spelling == "$Globals";
  Value *Order = At.getInt32(IsFirst                 ? 0
                             : Block.IsTextureBuffer ? textureBufferOrder(Block.Members.front())
                                                     : bindingOrder(Block.Members.front()));
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

/// Gives each block its handle, and `hlsl.cbs` (docs/ir-contract.md).
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
