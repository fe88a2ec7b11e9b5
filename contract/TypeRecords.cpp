// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/TypeRecords.h"

#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::contract {
namespace {

Metadata *fieldAnnotation(LLVMNodeWriter &W, const FieldRecord &F) {
  md::FieldAnnotationWriter Out(W);
  if (!F.Name.empty())
    Out.name(F.Name);
  if (F.IsPrecise)
    Out.precise(true);
  if (F.Matrix.Rows)
    Out.matrix(md::MatrixFields<Metadata *>{
        .Rows = F.Matrix.Rows,
        .Columns = F.Matrix.Columns,
        .Orientation = F.Matrix.IsRowMajor ? MatrixOrder::RowMajor : MatrixOrder::ColumnMajor}
                   .write(W));
  if (F.Offset)
    Out.cBufferOffset(*F.Offset);
  if (!F.Semantic.empty())
    Out.semantic(F.Semantic);
  if (F.Interpolation)
    Out.interpolationMode(F.Interpolation);
  if (F.Component != ComponentType::Invalid)
    Out.componentType(F.Component);
  if (!F.BitFields.empty()) {
    SmallVector<Metadata *, 4> Parts;
    for (const FieldRecord &Part : F.BitFields)
      Parts.push_back(fieldAnnotation(W, Part));
    Out.bitFields(W.node(Parts));
  }
  if (F.BitWidth)
    Out.bitFieldWidth(F.BitWidth);
  if (F.VectorSize)
    Out.vectorSize(F.VectorSize);
  return Out.empty() ? W.node({}) : Out.finish();
}

Metadata *templateAnnotation(LLVMNodeWriter &W, ArrayRef<TypeArgument> List) {
  SmallVector<Metadata *, 4> Arguments;
  for (const TypeArgument &A : List) {
    md::TemplateArgumentWriter Out(W);
    if (A.Type)
      Out.type(W.undef(A.Type));
    else
      Out.number(uint64_t(A.Value));
    Arguments.push_back(Out.finish());
  }
  md::TemplateAnnotationWriter Out(W);
  Out.arguments(W.node(Arguments));
  return Out.finish();
}

Metadata *structAnnotation(LLVMNodeWriter &W, const StructRecord &Record) {
  SmallVector<Metadata *, 12> Tail;
  for (const FieldRecord &F : Record.Fields)
    Tail.push_back(fieldAnnotation(W, F));
  if (!Record.Arguments.empty())
    Tail.push_back(templateAnnotation(W, Record.Arguments));
  return md::StructAnnotationFields<Metadata *>{.Size = Record.Size}.write(W, Tail);
}

std::string resourceKey(uint32_t Class, StringRef Name) {
  return std::to_string(Class) + ' ' + Name.str();
}

Type *typeOperand(const MDNode *N, unsigned I) {
  auto *Value = dyn_cast_or_null<ConstantAsMetadata>(N->getOperand(I));
  return Value ? Value->getType() : nullptr;
}

} // namespace

void beginTypeRecords(Module &M) {
  M.getOrInsertNamedMetadata(contract::StructMetadata);
  M.getOrInsertNamedMetadata(contract::ResourceTypeMetadata);
}

void addStructRecord(Module &M, const StructRecord &Record) {
  LLVMNodeWriter W(M.getContext());
  addNamed(M, contract::StructMetadata,
           W.node({W.undef(Record.Type), structAnnotation(W, Record)}));
}

void addResourceType(Module &M, ResourceClass Class, StringRef Name, Type *T) {
  LLVMNodeWriter W(M.getContext());
  addNamed(M, contract::ResourceTypeMetadata,
           W.node({W.integer(32, uint64_t(Class)), W.text(Name), W.undef(T)}));
}

TypeRecords::TypeRecords(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata(contract::StructMetadata);
  const NamedMDNode *Symbols = M.getNamedMetadata(contract::ResourceTypeMetadata);
  Present = Named && Symbols;
  if (!Present)
    return;
  for (const MDNode *N : Named->operands()) {
    if (N->getNumOperands() != 2)
      continue;
    auto *T = dyn_cast_or_null<StructType>(typeOperand(N, 0));
    auto *Annotation = dyn_cast_or_null<MDNode>(N->getOperand(1));
    if (T && Annotation)
      Structs.try_emplace(T, Annotation);
  }
  for (const MDNode *N : Symbols->operands()) {
    if (N->getNumOperands() != 3)
      continue;
    auto *Class = mdconst::dyn_extract_or_null<ConstantInt>(N->getOperand(0));
    auto *Name = dyn_cast_or_null<MDString>(N->getOperand(1));
    if (Type *T = typeOperand(N, 2); Class && Name && T)
      Resources.try_emplace(
          resourceKey(uint32_t(Class->getLimitedValue(UINT32_MAX)), Name->getString()), T);
  }
}

Type *TypeRecords::resourceType(ResourceClass Class, StringRef Name) const {
  return Resources.lookup(resourceKey(static_cast<uint32_t>(Class), Name));
}

void dropTypeRecords(Module &M) {
  for (std::string_view Name : {contract::StructMetadata, contract::ResourceTypeMetadata})
    if (NamedMDNode *Named = M.getNamedMetadata(Name))
      Named->eraseFromParent();
}

} // namespace dxil::contract
