// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/TypeRecords.h"

#include "dxil/contract_names.h"
#include "dxil/generated/MetadataNumbers.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {
namespace {

enum MatrixOrder : uint32_t { RowMajor = 1, ColumnMajor = 2 };
/// Tags in annotations of structs and in those of template arguments.
enum StructTag : uint32_t { TemplateArguments = 0 };
enum ArgumentTag : uint32_t { TypeOfArgument = 0, NumberOfArgument = 1 };

/// Writes annotations as DXIL has them.
class Writer {
public:
  explicit Writer(LLVMContext &Context) : Context(Context) {}

  Metadata *number(uint32_t Value) const {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Context), Value));
  }
  Metadata *typeValue(Type *T) const { return ConstantAsMetadata::get(UndefValue::get(T)); }

  MDNode *field(const FieldRecord &F) const {
    SmallVector<Metadata *, 12> Pairs;
    auto Add = [&](FieldTag Tag, Metadata *Value) {
      Pairs.push_back(number(static_cast<uint32_t>(Tag)));
      Pairs.push_back(Value);
    };
    if (!F.Name.empty())
      Add(FieldTag::Name, MDString::get(Context, F.Name));
    if (F.IsPrecise)
      Add(FieldTag::Precise, ConstantAsMetadata::get(ConstantInt::getTrue(Context)));
    if (F.Matrix.Rows)
      Add(FieldTag::Matrix,
          MDNode::get(Context, {number(F.Matrix.Rows), number(F.Matrix.Columns),
                                number(F.Matrix.IsRowMajor ? RowMajor : ColumnMajor)}));
    if (F.Offset)
      Add(FieldTag::CBufferOffset, number(*F.Offset));
    if (!F.Semantic.empty())
      Add(FieldTag::Semantic, MDString::get(Context, F.Semantic));
    if (F.Interpolation)
      Add(FieldTag::InterpolationMode, number(F.Interpolation));
    if (F.Component != ComponentType::Invalid)
      Add(FieldTag::ComponentType, number(static_cast<uint32_t>(F.Component)));
    if (!F.BitFields.empty()) {
      SmallVector<Metadata *, 4> Parts;
      for (const FieldRecord &Part : F.BitFields)
        Parts.push_back(field(Part));
      Add(FieldTag::BitFields, MDNode::get(Context, Parts));
    }
    if (F.BitWidth)
      Add(FieldTag::BitFieldWidth, number(F.BitWidth));
    if (F.VectorSize)
      Add(FieldTag::VectorSize, number(F.VectorSize));
    return MDNode::get(Context, Pairs);
  }

  MDNode *annotation(const StructRecord &Record) const {
    SmallVector<Metadata *, 12> Operands = {number(Record.Size)};
    for (const FieldRecord &F : Record.Fields)
      Operands.push_back(field(F));
    if (!Record.Arguments.empty()) {
      SmallVector<Metadata *, 4> Arguments;
      for (const TypeArgument &A : Record.Arguments)
        Arguments.push_back(argument(A));
      Operands.push_back(
          MDNode::get(Context, {number(TemplateArguments), MDNode::get(Context, Arguments)}));
    }
    return MDNode::get(Context, Operands);
  }

private:
  MDNode *argument(const TypeArgument &A) const {
    if (A.Type)
      return MDNode::get(Context, {number(TypeOfArgument), typeValue(A.Type)});
    auto *Value = ConstantInt::get(Type::getInt64Ty(Context), uint64_t(A.Value));
    return MDNode::get(Context, {number(NumberOfArgument), ConstantAsMetadata::get(Value)});
  }

  LLVMContext &Context;
};

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
  Writer Out(M.getContext());
  M.getOrInsertNamedMetadata(contract::StructMetadata)
      ->addOperand(
          MDNode::get(M.getContext(), {Out.typeValue(Record.Type), Out.annotation(Record)}));
}

void addResourceType(Module &M, ResourceClass Class, StringRef Name, Type *T) {
  Writer Out(M.getContext());
  M.getOrInsertNamedMetadata(contract::ResourceTypeMetadata)
      ->addOperand(
          MDNode::get(M.getContext(), {Out.number(static_cast<uint32_t>(Class)),
                                       MDString::get(M.getContext(), Name), Out.typeValue(T)}));
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

} // namespace dxil
