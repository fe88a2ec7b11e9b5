// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LinearAlgebra.h"

#include "dxil/contract/MetadataNode.h"
#include "dxil/generated/Limits.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/OpBuilderBase.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <array>
#include <optional>

using namespace llvm;

namespace dxil::lowering {
namespace {

/// Component type, rows, columns, use, scope.
using Properties = std::array<uint32_t, 5>;

/// Parses properties such as `C9M4N4U0S1`.
std::optional<Properties> parseProperties(StringRef Text) {
  Properties Result{};
  for (auto [Letter, Number] : zip(StringRef("CMNUS"), Result))
    if (!Text.consume_front(StringRef(&Letter, 1)) || Text.consumeInteger(10, Number))
      return std::nullopt;
  return Text.empty() ? std::optional(Result) : std::nullopt;
}

std::optional<Properties> propertiesOf(const Type *Ty) {
  const auto *ST = dyn_cast<StructType>(Ty);
  StringRef Name = ST && ST->hasName() ? ST->getName() : "";
  return Name.consume_front(LinAlgMatrixPrefix) ? parseProperties(Name) : std::nullopt;
}

StringRef overloadText(const ExtensionName &Name, unsigned Dimension) {
  SmallVector<StringRef, 4> Overloads;
  StringRef(Name.OverloadText).split(Overloads, '.');
  return Dimension < Overloads.size() ? Overloads[Dimension] : "";
}

/// Returns the type that \p Text names: `float` for `f32`, `<4 x float>` for `v4f32`. Returns null
/// if \p Text names no number.
Type *elementType(LLVMContext &C, StringRef Text) {
  unsigned Length = 0, Bits = 0;
  if (Text.consume_front("v") && (Text.consumeInteger(10, Length) || !Length))
    return nullptr;
  const bool IsFloat = Text.consume_front("f");
  if ((!IsFloat && !Text.consume_front("i")) || Text.getAsInteger(10, Bits) ||
      (Bits != 16 && Bits != 32 && Bits != 64))
    return nullptr;
  Type *Float = Bits == 16   ? Type::getHalfTy(C)
                : Bits == 32 ? Type::getFloatTy(C)
                             : Type::getDoubleTy(C);
  Type *Ty = IsFloat ? Float : IntegerType::get(C, Bits);
  return Length ? FixedVectorType::get(Ty, Length) : Ty;
}

/// Gives the array \p GV elements of type \p Element. Returns null if its size is no multiple of
/// theirs.
GlobalVariable *withElements(GlobalVariable &GV, Type *Element) {
  const DataLayout &DL = GV.getDataLayout();
  const uint64_t Size = DL.getTypeAllocSize(GV.getValueType()), Each = DL.getTypeAllocSize(Element);
  if (Size % Each)
    return nullptr;
  Type *Ty = ArrayType::get(Element, Size / Each);
  if (Ty == GV.getValueType())
    return &GV;
  auto *New = new GlobalVariable(*GV.getParent(), Ty, GV.isConstant(), GV.getLinkage(),
                                 GV.hasInitializer() ? UndefValue::get(Ty) : nullptr, "", &GV,
                                 GV.getThreadLocalMode(), GV.getAddressSpace());
  New->takeName(&GV);
  New->setAlignment(DL.getABITypeAlign(Element->getScalarType()));
  GV.replaceAllUsesWith(New);
  GV.eraseFromParent();
  return New;
}

} // namespace

Type *matrixTypeOf(LLVMContext &Context, const ExtensionName &Name, TypeKind Kind) {
  const TypeInfo &Info = info(Kind);
  StringRef Text = Info.FollowsOverload ? overloadText(Name, Info.Dimension) : "";
  if (!Text.consume_front("m") || !parseProperties(Text))
    return nullptr;
  const std::string Word = (Twine(LinAlgMatrixPrefix) + Text).str();
  if (StructType *Existing = StructType::getTypeByName(Context, Word))
    return Existing;
  return StructType::create(Context, {PointerType::get(Context, 0)}, Word);
}

bool isMatrixType(const Type *Ty) {
  return propertiesOf(Ty).has_value();
}

void describeMatrixTypes(Module &M) {
  SetVector<Type *> Types;
  for (Function &F : M)
    for (Instruction &I : instructions(F))
      if (auto *Call = dyn_cast<CallInst>(&I)) {
        if (isMatrixType(Call->getType()))
          Types.insert(Call->getType());
        for (Value *V : Call->args())
          if (isMatrixType(V->getType()))
            Types.insert(V->getType());
      }
  contract::LLVMNodeWriter W(M.getContext());
  for (Type *Ty : Types) {
    const auto [Component, Rows, Columns, Use, Scope] = *propertiesOf(Ty);
    contract::addNamed(M, md::MatrixTypeLayout::Named,
                       md::MatrixTypeFields<Metadata *>{.Type = W.undef(Ty),
                                                        .Component = ComponentType(Component),
                                                        .Rows = Rows,
                                                        .Columns = Columns,
                                                        .Use = MatrixUse(Use),
                                                        .Scope = MatrixScope(Scope)}
                           .write(W));
  }
}

bool typeMatrixMemory(Module &M, SetVector<std::pair<Value *, Type *>> &Objects) {
  for (Function &F : M) {
    const auto Name =
        F.isDeclaration() ? parseExtensionName(std::string_view(F.getName())) : std::nullopt;
    if (!Name)
      continue;
    for (auto [I, Arg] : enumerate(Name->Op->Args)) {
      if (Arg.Type != TypeKind::GroupsharedPtr1)
        continue;
      Type *Element = elementType(M.getContext(), overloadText(*Name, info(Arg.Type).Dimension));
      for (User *U : F.users()) {
        auto *Call = cast<CallInst>(U);
        auto *GV = dyn_cast<GlobalVariable>(Call->getArgOperand(unsigned(I))->stripPointerCasts());
        GV = GV && Element ? withElements(*GV, Element) : nullptr;
        if (!GV) {
          reportError(*Call, "groupshared memory of a linear algebra matrix must be a whole array "
                             "of numbers or vectors");
          return false;
        }
        Objects.insert({GV, GV->getValueType()});
      }
    }
  }
  return true;
}

} // namespace dxil::lowering
