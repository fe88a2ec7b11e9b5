// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BindingRules.h"

#include "dxil/lowering/Annotations.h"
#include "dxil/lowering/UnboundResources.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace dxil {

namespace {

using llvm::dxil::ResourceClass;

constexpr StringLiteral Prefix = "dxil.bindings:";
constexpr StringLiteral Unbound = "dxil.unbound";

std::optional<ResourceClass> classOf(StringRef Letter) {
  if (Letter == "t")
    return ResourceClass::SRV;
  if (Letter == "u")
    return ResourceClass::UAV;
  if (Letter == "b")
    return ResourceClass::CBuffer;
  if (Letter == "s")
    return ResourceClass::Sampler;
  return std::nullopt;
}

/// A number of 32 bits; -1 is all ones.
std::optional<uint32_t> number(const json::Value &V) {
  std::optional<int64_t> N = V.getAsInteger();
  if (!N || *N < -1 || *N > int64_t(UINT32_MAX))
    return std::nullopt;
  return uint32_t(*N);
}

bool readTable(const json::Array &Rows, BindingRules &Rules) {
  for (const json::Value &V : Rows) {
    const json::Array *Row = V.getAsArray();
    if (!Row || Row->size() != 4)
      return false;
    auto Name = (*Row)[0].getAsString();
    auto Class = classOf((*Row)[1].getAsString().value_or(""));
    auto Register = number((*Row)[2]), Space = number((*Row)[3]);
    if (!Name || !Class || !Register || !Space)
      return false;
    Rules.Table[*Name].push_back({*Class, *Space, *Register});
  }
  return true;
}

bool readReserved(const json::Array &Ranges, BindingRules &Rules) {
  for (const json::Value &V : Ranges) {
    const json::Array *Range = V.getAsArray();
    if (!Range || Range->size() != 4)
      return false;
    auto Class = classOf((*Range)[0].getAsString().value_or(""));
    auto Register = number((*Range)[1]), Size = number((*Range)[2]), Space = number((*Range)[3]);
    if (!Class || !Register || !Size || !*Size || !Space)
      return false;
    Rules.Reserved.push_back({*Class, *Space, *Register, *Size});
  }
  return true;
}

bool read(const json::Object &Whole, BindingRules &Rules) {
  if (const json::Value *Space = Whole.get("space"))
    if (!(Rules.Space = number(*Space)))
      return false;
  if (const json::Array *Names = Whole.getArray("fixed"))
    for (const json::Value &Name : *Names)
      Rules.FixedSpaces.insert(Name.getAsString().value_or(""));
  const json::Array *Table = Whole.getArray("table"), *Reserved = Whole.getArray("reserved");
  return (!Table || readTable(*Table, Rules)) && (!Reserved || readReserved(*Reserved, Rules));
}

} // namespace

const BoundRange *BindingRules::inTable(StringRef Name, ResourceClass Class) const {
  if (auto Found = Table.find(Name); Found != Table.end())
    for (const BoundRange &R : Found->second)
      if (R.Class == Class)
        return &R;
  return nullptr;
}

std::optional<BindingRules> takeBindingRules(Module &M) {
  std::optional<std::string> Text = takeText(M, Prefix);
  if (!Text)
    return std::nullopt;
  BindingRules Rules;
  Expected<json::Value> Parsed = json::parse(*Text);
  if (!Parsed)
    consumeError(Parsed.takeError());
  if (!Parsed || !Parsed->getAsObject() || !read(*Parsed->getAsObject(), Rules))
    M.getContext().diagnose(DiagnosticInfoGeneric("the annotation '" + Prefix + "' is not of the expected shape"));
  return Rules;
}

void noteUnbound(Module &M, const BoundRange &Where, bool HasSpace) {
  LLVMContext &Ctx = M.getContext();
  auto Int = [&](uint32_t V) {
    return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), V));
  };
  M.getOrInsertNamedMetadata(Unbound)->addOperand(
      MDNode::get(Ctx, {Int(uint32_t(Where.Class)), Int(Where.Space), Int(Where.Register), Int(HasSpace)}));
}

std::optional<OpenBinding> openBinding(const Module &M, ResourceClass Class, uint32_t Space,
                                       uint32_t Register) {
  const NamedMDNode *Named = M.getNamedMetadata(Unbound);
  if (!Named)
    return std::nullopt;
  for (const MDNode *N : Named->operands()) {
    auto Number = [&](unsigned I) {
      return uint32_t(mdconst::extract<ConstantInt>(N->getOperand(I))->getZExtValue());
    };
    if (Number(0) == uint32_t(Class) && Number(1) == Space && Number(2) == Register)
      return OpenBinding{/*SpaceIsOpen=*/!Number(3)};
  }
  return std::nullopt;
}

void forgetOpenBindings(Module &M) {
  if (NamedMDNode *Named = M.getNamedMetadata(Unbound))
    Named->eraseFromParent();
}

} // namespace dxil
