// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Signature.h"
#include "dxil/generated/MetadataNumbers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;

namespace dxil {
namespace {

// Operands of an element.
enum ElementOperand : unsigned {
  NameOperand = 1,
  TypeOperand,
  KindOperand,
  IndicesOperand,
  ModeOperand,
  RowsOperand,
  ColumnsOperand,
  StartRowOperand,
  StartColumnOperand,
  PropertiesOperand,
  NumElementOperands
};

Metadata *byteMetadata(LLVMContext &Ctx, int Value) {
  return ConstantAsMetadata::get(ConstantInt::getSigned(Type::getInt8Ty(Ctx), Value));
}

MDNode *elementMetadata(LLVMContext &Ctx, const SignatureElement &E, uint32_t ID) {
  SmallVector<Metadata *, 4> Indices, Properties;
  for (uint32_t I : E.Indices)
    Indices.push_back(intMetadata(Ctx, I));
  auto Property = [&](SignatureTag Tag, uint32_t Value) {
    if (!Value)
      return;
    Properties.push_back(intMetadata(Ctx, uint32_t(Tag)));
    Properties.push_back(intMetadata(Ctx, Value));
  };
  Property(SignatureTag::OutputStream, E.Stream);
  // Which columns are used is found in the finished module.
  return MDNode::get(Ctx, {intMetadata(Ctx, ID), MDString::get(Ctx, E.Name),
                           byteMetadata(Ctx, E.Type), byteMetadata(Ctx, E.Kind),
                           MDNode::get(Ctx, Indices), byteMetadata(Ctx, int(E.Mode)),
                           intMetadata(Ctx, E.Rows), byteMetadata(Ctx, E.Columns),
                           intMetadata(Ctx, uint32_t(E.StartRow)), byteMetadata(Ctx, E.StartColumn),
                           Properties.empty() ? nullptr : MDNode::get(Ctx, Properties)});
}

MDNode *listMetadata(LLVMContext &Ctx, const Signature &S) {
  SmallVector<Metadata *, 8> Elements;
  for (const SignatureElement &E : S)
    Elements.push_back(elementMetadata(Ctx, E, uint32_t(Elements.size())));
  return Elements.empty() ? nullptr : MDNode::get(Ctx, Elements);
}

const MDNode *node(const MDNode *N, unsigned I) {
  return N && I < N->getNumOperands() ? dyn_cast_or_null<MDNode>(N->getOperand(I).get()) : nullptr;
}

int64_t number(const MDNode *N, unsigned I) {
  auto *C = I < N->getNumOperands() ? mdconst::dyn_extract_or_null<ConstantInt>(N->getOperand(I))
                                    : nullptr;
  return C && C->getBitWidth() <= 64 ? C->getSExtValue() : 0;
}

void readProperties(const MDNode &N, SignatureElement &E) {
  for (unsigned I = 0; I + 1 < N.getNumOperands(); I += 2) {
    auto Value = number(&N, I + 1);
    switch (SignatureTag(number(&N, I))) {
    case SignatureTag::OutputStream: E.Stream = uint32_t(Value) & 3; break;
    default: break;
    }
  }
}

Signature readList(const MDNode *List) {
  Signature S;
  for (unsigned I = 0; List && I < List->getNumOperands(); ++I) {
    const MDNode *N = node(List, I);
    if (!N || N->getNumOperands() < NumElementOperands)
      continue;
    SignatureElement E;
    if (auto *Name = dyn_cast_or_null<MDString>(N->getOperand(NameOperand).get()))
      E.Name = Name->getString().str();
    E.Type = uint8_t(number(N, TypeOperand));
    E.Kind = uint8_t(number(N, KindOperand));
    if (const MDNode *Indices = node(N, IndicesOperand))
      for (unsigned J = 0; J < Indices->getNumOperands(); ++J)
        E.Indices.push_back(uint32_t(number(Indices, J)));
    E.Mode = InterpolationMode(number(N, ModeOperand));
    E.Rows = uint32_t(number(N, RowsOperand));
    E.Columns = uint8_t(number(N, ColumnsOperand));
    E.StartRow = int32_t(number(N, StartRowOperand));
    E.StartColumn = int8_t(number(N, StartColumnOperand));
    // What lies elsewhere is in no register: tables of dependencies have a place for each
    // component.
    if (E.isAllocated() && !E.isInRegisters())
      E.StartRow = E.StartColumn = -1;
    if (const MDNode *Properties = node(N, PropertiesOperand))
      readProperties(*Properties, E);
    S.push_back(std::move(E));
  }
  return S;
}

} // namespace

uint8_t systemValueKind(StringRef Name) {
  const SystemValueInfo *V = findSystemValue(Name);
  return V ? V->Kind : 0;
}

uint8_t componentTypeNumber(StringRef Name) {
  const ComponentType Type = findComponentType(Name);
  return Type <= ComponentType::F64 ? uint8_t(Type) : 0;
}

MDNode *signatureMetadata(LLVMContext &Ctx, const EntrySignatures &S) {
  if (S.empty())
    return nullptr;
  return MDNode::get(Ctx, {listMetadata(Ctx, S.Inputs), listMetadata(Ctx, S.Outputs),
                           listMetadata(Ctx, S.PatchOrPrimitive)});
}

EntrySignatures readSignatures(const MDNode *N) {
  return {readList(node(N, 0)), readList(node(N, 1)), readList(node(N, 2))};
}

} // namespace dxil
