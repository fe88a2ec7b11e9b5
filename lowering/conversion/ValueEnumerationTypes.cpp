// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueEnumerationTypes.h"
#include "memory/TypeWalk.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;

namespace dxil::lowering {

/// Whether LLVM 3.7 has the type itself, regardless of the types inside it.
static bool isSupportedAlone(const Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::VoidTyID:
  case Type::HalfTyID:
  case Type::FloatTyID:
  case Type::DoubleTyID:
  case Type::LabelTyID:
  case Type::MetadataTyID:
  case Type::IntegerTyID:
  case Type::PointerTyID:
  case Type::ArrayTyID:
  case Type::StructTyID:
  case Type::FunctionTyID: return true;
  case Type::FixedVectorTyID: return !cast<VectorType>(Ty)->getElementType()->isPointerTy();
  default: return false;
  }
}

bool TypeTable::isSupported(const Type *Ty) {
  return !anyTypeIn(const_cast<Type *>(Ty), [](Type *Part) { return !isSupportedAlone(Part); });
}

unsigned TypeTable::add(const ir::Type &T) {
  Out.Types.push_back(T);
  return unsigned(Out.Types.size() - 1);
}

unsigned TypeTable::add(ir::Type T, const std::vector<ir::TypeId> &Fields) {
  T.Fields = {uint32_t(Out.TypePool.size()), uint32_t(Fields.size())};
  Out.TypePool.insert(Out.TypePool.end(), Fields.begin(), Fields.end());
  return add(T);
}

unsigned TypeTable::get(Type *Ty) {
  if (auto Entry = Ids.find(Ty); Entry != Ids.end())
    return Entry->second;
  unsigned Id = addNew(Ty);
  Ids[Ty] = Id;
  return Id;
}

unsigned TypeTable::addStruct(StructType *Ty) {
  ir::Type T;
  T.Kind = Ty->isOpaque() ? ir::TypeKind::Opaque : ir::TypeKind::Struct;
  T.Packed = !Ty->isOpaque() && Ty->isPacked();
  T.Named = !Ty->isLiteral();
  std::vector<ir::TypeId> Fields;
  if (!Ty->isOpaque())
    for (Type *Element : Ty->elements())
      Fields.push_back(get(Element));
  if (PointerTypes::isConstructorEntry(Ty))
    Fields[1] = pointerTo(PointerTypes::constructorType(Ty->getContext()), 0);
  if (T.Named)
    T.Name = Out.Strings.save(std::string_view(Ty->getName()));
  return add(T, Fields);
}

/// Returns the kind of a type that has no other properties, or nothing for other types.
static std::optional<ir::TypeKind> plainKind(const Type *Ty) {
  switch (Ty->getTypeID()) {
  case Type::VoidTyID: return ir::TypeKind::Void;
  case Type::HalfTyID: return ir::TypeKind::Half;
  case Type::FloatTyID: return ir::TypeKind::Float;
  case Type::DoubleTyID: return ir::TypeKind::Double;
  case Type::LabelTyID: return ir::TypeKind::Label;
  case Type::MetadataTyID: return ir::TypeKind::Metadata;
  default: return std::nullopt;
  }
}

unsigned TypeTable::addNew(Type *Ty) {
  ir::Type T;
  if (std::optional<ir::TypeKind> Kind = plainKind(Ty)) {
    T.Kind = *Kind;
    return add(T);
  }
  switch (Ty->getTypeID()) {
  case Type::IntegerTyID:
    T.Kind = ir::TypeKind::Integer;
    T.Width = Ty->getIntegerBitWidth();
    return add(T);
  case Type::PointerTyID:
    return pointerTo(Type::getInt8Ty(Ty->getContext()), Ty->getPointerAddressSpace());
  case Type::ArrayTyID:
    T.Kind = ir::TypeKind::Array;
    T.Element = get(Ty->getArrayElementType());
    T.Count = Ty->getArrayNumElements();
    return add(T);
  case Type::FixedVectorTyID:
    T.Kind = ir::TypeKind::Vector;
    T.Element = get(cast<FixedVectorType>(Ty)->getElementType());
    T.Count = cast<FixedVectorType>(Ty)->getNumElements();
    return add(T);
  case Type::StructTyID: return addStruct(cast<StructType>(Ty));
  case Type::FunctionTyID: {
    // A function type of no function in the module: its pointers are i8*.
    auto *Function = cast<FunctionType>(Ty);
    T.Kind = ir::TypeKind::Function;
    T.VarArg = Function->isVarArg();
    T.Element = get(Function->getReturnType());
    std::vector<ir::TypeId> Parameters;
    for (Type *Parameter : Function->params())
      Parameters.push_back(get(Parameter));
    return add(T, Parameters);
  }
  default:
    if (!Unsupported)
      Unsupported = Ty;
    return get(Type::getInt8Ty(Ty->getContext()));
  }
}

unsigned TypeTable::pointerTo(unsigned Pointee, unsigned AddressSpace) {
  auto Key = std::make_pair(Pointee, AddressSpace);
  if (auto Entry = PointerIds.find(Key); Entry != PointerIds.end())
    return Entry->second;
  ir::Type T;
  T.Kind = ir::TypeKind::Pointer;
  T.Element = Pointee;
  T.AddressSpace = AddressSpace;
  unsigned Id = add(T);
  PointerIds[Key] = Id;
  return Id;
}

unsigned TypeTable::function(const Function &F) {
  if (auto Entry = IdsOfFunctions.find(&F); Entry != IdsOfFunctions.end())
    return Entry->second;
  Type *Result = F.getReturnType();
  ir::Type T;
  T.Kind = ir::TypeKind::Function;
  T.VarArg = F.isVarArg();
  T.Element = Result->isPointerTy()
                  ? pointerTo(Pointers.result(F), Result->getPointerAddressSpace())
                  : get(Result);
  std::vector<ir::TypeId> Parameters;
  for (const Argument &Arg : F.args())
    Parameters.push_back(ofValue(&Arg));
  std::vector<ir::TypeId> Key = Parameters;
  Key.insert(Key.end(), {T.Element, ir::TypeId(T.VarArg)});
  auto [Entry, IsNew] = FunctionIds.try_emplace(Key, 0);
  if (IsNew)
    Entry->second = add(T, Parameters);
  IdsOfFunctions[&F] = Entry->second;
  return Entry->second;
}

unsigned TypeTable::ofValue(const Value *V) {
  if (!V->getType()->isPointerTy())
    return get(V->getType());
  unsigned AddressSpace = V->getType()->getPointerAddressSpace();
  if (const auto *F = dyn_cast<Function>(V))
    return pointerTo(function(*F), AddressSpace);
  return pointerTo(Pointers.pointee(V), AddressSpace);
}

unsigned TypeTable::ofUse(const Use &U) {
  const Value *V = U.get();
  if (!V->getType()->isPointerTy() || !PointerTypes::takesAnyType(V))
    return ofValue(V);
  Type *Expected = Pointers.expected(U);
  if (!Expected)
    return ofValue(V);
  return pointerTo(Expected, V->getType()->getPointerAddressSpace());
}

} // namespace dxil::lowering
