// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Restores pointee types, which LLVM's reader drops, from this project's module model.
#include "PointeeTypes.h"
#include "UpgradedModule.h"
#include "dxil/contract/MetadataNode.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

#include <dxil/module/Module.h>

using namespace llvm;

namespace dxil::upgrade {
namespace {

/// Maps types of the module model to LLVM types.
class TypeMapper {
public:
  TypeMapper(const ir::Module &Model, Module &M) : Model(Model), Context(M.getContext()) {
    for (StructType *Struct : M.getIdentifiedStructTypes())
      if (Struct->hasName())
        Structs[Struct->getName()] = Struct;
  }

  /// Returns null for a type that LLVM 22 does not have.
  Type *map(ir::TypeId Id) {
    if (auto Entry = Cache.find(Id); Entry != Cache.end())
      return Entry->second;
    Cache[Id] = nullptr; // The reader rejects cycles. This entry would end the recursion in any
                         // case.
    Type *Result = convert(Model.type(Id));
    Cache[Id] = Result;
    return Result;
  }

private:
  Type *convert(const ir::Type &T) {
    switch (T.Kind) {
    case ir::TypeKind::Half: return Type::getHalfTy(Context);
    case ir::TypeKind::Float: return Type::getFloatTy(Context);
    case ir::TypeKind::Double: return Type::getDoubleTy(Context);
    case ir::TypeKind::Integer: return T.Width ? IntegerType::get(Context, T.Width) : nullptr;
    case ir::TypeKind::Pointer: return PointerType::get(Context, T.AddressSpace);
    case ir::TypeKind::Array:
      if (Type *Element = map(T.Element); Element && ArrayType::isValidElementType(Element))
        return ArrayType::get(Element, T.Count);
      return nullptr;
    case ir::TypeKind::Vector:
      if (Type *Element = map(T.Element);
          Element && VectorType::isValidElementType(Element) && T.Count && T.Count <= UINT32_MAX)
        return FixedVectorType::get(Element, unsigned(T.Count));
      return nullptr;
    case ir::TypeKind::Struct:
    case ir::TypeKind::Opaque: return convertStruct(T);
    default: return nullptr;
    }
  }

  Type *convertStruct(const ir::Type &T) {
    StringRef Name(T.Name.data(), T.Name.size());
    if (T.Named) {
      if (StructType *Struct = Structs.lookup(Name))
        return Struct;
      if (Name.empty())
        return nullptr;
      // LLVM's reader has created the type, even if the module no longer uses it.
      if (StructType *Struct = StructType::getTypeByName(Context, Name))
        return Struct;
      StructType *Struct = StructType::create(Context, Name);
      Structs[Struct->getName()] = Struct;
      SmallVector<Type *, 8> Fields;
      if (T.Kind == ir::TypeKind::Struct && mapFields(T, Fields))
        Struct->setBody(Fields, T.Packed);
      return Struct;
    }
    SmallVector<Type *, 8> Fields;
    return mapFields(T, Fields) ? StructType::get(Context, Fields, T.Packed) : nullptr;
  }

  bool mapFields(const ir::Type &T, SmallVectorImpl<Type *> &Fields) {
    for (ir::TypeId Field : Model.fields(T)) {
      Type *Ty = map(Field);
      if (!Ty || !StructType::isValidElementType(Ty))
        return false;
      Fields.push_back(Ty);
    }
    return true;
  }

  const ir::Module &Model;
  LLVMContext &Context;
  DenseMap<StringRef, StructType *> Structs;
  DenseMap<ir::TypeId, Type *> Cache;
};

/// Returns the pointee type of a pointer type; null for other types.
Type *pointeeOf(const ir::Module &Model, TypeMapper &Types, ir::TypeId Id) {
  if (Id == ir::None)
    return nullptr;
  const ir::Type &T = Model.type(Id);
  return T.Kind == ir::TypeKind::Pointer ? Types.map(T.Element) : nullptr;
}

/// Walks a node of the model and the equal LLVM node, and replaces the symbol of each resource.
/// `Depth` is 2 for the node of lists, 1 for a list, 0 for a resource.
void restoreSymbols(const ir::Module &Model, TypeMapper &Types, ir::MetadataId From, MDNode &To,
                    unsigned Depth) {
  constexpr uint32_t SymbolOperand = md::ResourceLayout::Symbol;
  if (Model.nodeSize(From) != To.getNumOperands())
    return;
  if (Depth == 0) {
    if (To.getNumOperands() <= SymbolOperand)
      return;
    ir::ValueId Symbol = Model.metadataValue(Model.nodeOperand(From, SymbolOperand));
    auto *Old = dyn_cast_or_null<ConstantAsMetadata>(To.getOperand(SymbolOperand));
    if (Symbol == ir::None || !Old)
      return;
    Type *Ty = pointeeOf(Model, Types, Model.Values[Symbol].Type);
    if (Ty && isa<UndefValue>(Old->getValue()))
      To.replaceOperandWith(SymbolOperand, ConstantAsMetadata::get(UndefValue::get(Ty)));
    // A cast of a handle global: with opaque pointers no cast is needed.
    else if (auto *Global = dyn_cast<GlobalVariable>(Old->getValue());
             Ty && Global && Global->getValueType() != Ty)
      Global->setMetadata(
          contract::SymbolTypeMetadata,
          MDNode::get(To.getContext(), ConstantAsMetadata::get(UndefValue::get(Ty))));
    return;
  }
  for (unsigned I = 0; I < To.getNumOperands(); ++I)
    if (auto *Node = dyn_cast_or_null<MDNode>(To.getOperand(I)))
      if (ir::MetadataId Same = Model.nodeOperand(From, I); Same != ir::None)
        restoreSymbols(Model, Types, Same, *Node, Depth - 1);
}

void restoreResources(const ir::Module &Model, TypeMapper &Types, Module &M) {
  constexpr unsigned Levels = 2;
  const ir::NamedMetadata *From = Model.findNamedMetadata(md::ResourcesLayout::Named);
  NamedMDNode *To = M.getNamedMetadata(md::ResourcesLayout::Named);
  if (!From || !To)
    return;
  auto Nodes = Model.nodes(*From);
  for (unsigned I = 0; I < To->getNumOperands() && I < Nodes.size(); ++I)
    if (Nodes[I] != ir::None)
      restoreSymbols(Model, Types, Nodes[I], *To->getOperand(I), Levels);
}

void restoreParameters(const ir::Module &Model, TypeMapper &Types, Module &M) {
  SmallSetVector<Type *, 8> Structs;
  // LLVM's printer does not search the metadata of globals for types.
  for (const GlobalVariable &G : M.globals())
    if (const MDNode *Symbol = G.getMetadata(contract::SymbolTypeMetadata))
      if (auto *Value = mdconst::dyn_extract_or_null<UndefValue>(Symbol->getOperand(0)))
        Structs.insert(Value->getType());
  for (const ir::Function &From : Model.Functions) {
    std::string_view Name = Model.name(From.Self);
    Function *F = M.getFunction(StringRef(Name.data(), Name.size()));
    if (!F || From.FunctionType == ir::None || F->getName().starts_with("llvm."))
      continue;
    auto Parameters = Model.fields(Model.type(From.FunctionType));
    if (Parameters.size() != F->arg_size())
      continue;
    SmallVector<Metadata *, 8> Pointees;
    bool Any = false;
    for (ir::TypeId Id : Parameters) {
      Type *Ty = pointeeOf(Model, Types, Id);
      bool Usable = Ty && Ty->isFirstClassType();
      Any |= Usable;
      if (Usable && !Ty->isSingleValueType())
        Structs.insert(Ty);
      Pointees.push_back(Usable ? ConstantAsMetadata::get(UndefValue::get(Ty)) : nullptr);
    }
    // The function's name contains the pointee type of its result.
    Type *Result = pointeeOf(Model, Types, Model.type(From.FunctionType).Element);
    if (Result && Result->isAggregateType() && Result->isFirstClassType())
      Structs.insert(Result);
    if (Any)
      F->setMetadata(upgraded::ParamTypes, MDNode::get(M.getContext(), Pointees));
  }
  if (Structs.empty())
    return;
  contract::LLVMNodeWriter W(M.getContext());
  SmallVector<Metadata *, 8> Named;
  for (Type *Ty : Structs)
    Named.push_back(W.undef(Ty));
  contract::addNamed(M, upgraded::StructTypes, W.node(Named));
}

} // namespace

void restorePointees(const ir::Module &Model, Module &M) {
  TypeMapper Types(Model, M);
  restoreResources(Model, Types, M);
  restoreParameters(Model, Types, M);
}

} // namespace dxil::upgrade
