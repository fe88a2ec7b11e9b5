// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConvertAttributes.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// LLVM 3.7's kinds whose names or forms LLVM 22 no longer has. The others keep their numbers.
enum : uint32_t {
  OldNoCapture = 11,
  OldReadNone = 20,
  OldReadOnly = 21,
  OldArgMemOnly = 45,
};

/// Returns the LLVM 3.7 number of an attribute that is a plain name in both versions, or 0 if there
/// is none.
uint32_t plainKind(llvm::Attribute::AttrKind Kind) {
  switch (Kind) {
  case llvm::Attribute::AlwaysInline: return bitc::ATTR_KIND_ALWAYS_INLINE;
  case llvm::Attribute::Builtin: return bitc::ATTR_KIND_BUILTIN;
  case llvm::Attribute::Cold: return bitc::ATTR_KIND_COLD;
  case llvm::Attribute::Convergent: return bitc::ATTR_KIND_CONVERGENT;
  case llvm::Attribute::InlineHint: return bitc::ATTR_KIND_INLINE_HINT;
  case llvm::Attribute::InReg: return bitc::ATTR_KIND_IN_REG;
  case llvm::Attribute::MinSize: return bitc::ATTR_KIND_MIN_SIZE;
  case llvm::Attribute::NoAlias: return bitc::ATTR_KIND_NO_ALIAS;
  case llvm::Attribute::NoBuiltin: return bitc::ATTR_KIND_NO_BUILTIN;
  case llvm::Attribute::NoDuplicate: return bitc::ATTR_KIND_NO_DUPLICATE;
  case llvm::Attribute::NoInline: return bitc::ATTR_KIND_NO_INLINE;
  case llvm::Attribute::NonNull: return bitc::ATTR_KIND_NON_NULL;
  case llvm::Attribute::NoReturn: return bitc::ATTR_KIND_NO_RETURN;
  case llvm::Attribute::NoUnwind: return bitc::ATTR_KIND_NO_UNWIND;
  case llvm::Attribute::OptimizeForSize: return bitc::ATTR_KIND_OPTIMIZE_FOR_SIZE;
  case llvm::Attribute::OptimizeNone: return bitc::ATTR_KIND_OPTIMIZE_NONE;
  case llvm::Attribute::ReadNone: return OldReadNone;
  case llvm::Attribute::ReadOnly: return OldReadOnly;
  case llvm::Attribute::Returned: return bitc::ATTR_KIND_RETURNED;
  case llvm::Attribute::ReturnsTwice: return bitc::ATTR_KIND_RETURNS_TWICE;
  case llvm::Attribute::SExt: return bitc::ATTR_KIND_S_EXT;
  case llvm::Attribute::ZExt: return bitc::ATTR_KIND_Z_EXT;
  default: return 0;
  }
}

ir::Attribute plain(uint32_t Kind) {
  ir::Attribute A;
  A.Kind = Kind;
  return A;
}

ir::Attribute valued(uint32_t Kind, uint64_t Value) {
  ir::Attribute A;
  A.Kind = Kind;
  A.HasValue = true;
  A.Value = Value;
  return A;
}

AttributeForm convertMemory(MemoryEffects Effects, SmallVectorImpl<ir::Attribute> &To) {
  if (Effects.doesNotAccessMemory()) {
    To.push_back(plain(OldReadNone));
    return AttributeForm::Supported;
  }
  const bool IsReadOnly = Effects.onlyReadsMemory(), IsArgMem = Effects.onlyAccessesArgPointees();
  if (IsReadOnly)
    To.push_back(plain(OldReadOnly));
  if (IsArgMem)
    To.push_back(plain(OldArgMemOnly));
  return IsReadOnly || IsArgMem ? AttributeForm::Supported : AttributeForm::Lost;
}

AttributeForm convertString(llvm::Attribute A, SmallVectorImpl<ir::Attribute> &To) {
  if (A.getKindAsString().starts_with("hlsl."))
    return AttributeForm::Dropped;
  ir::Attribute New;
  New.Key = std::string_view(A.getKindAsString());
  New.Text = std::string_view(A.getValueAsString());
  New.HasValue = !New.Text.empty();
  To.push_back(New);
  return AttributeForm::Supported;
}

} // namespace

AttributeForm convertAttribute(llvm::Attribute A, SmallVectorImpl<ir::Attribute> &To) {
  if (A.isStringAttribute())
    return convertString(A, To);
  switch (A.getKindAsEnum()) {
  case llvm::Attribute::Alignment:
    To.push_back(valued(bitc::ATTR_KIND_ALIGNMENT, A.getValueAsInt()));
    return AttributeForm::Supported;
  case llvm::Attribute::Dereferenceable:
    To.push_back(valued(bitc::ATTR_KIND_DEREFERENCEABLE, A.getValueAsInt()));
    return AttributeForm::Supported;
  case llvm::Attribute::Memory: return convertMemory(A.getMemoryEffects(), To);
  case llvm::Attribute::Captures:
    if (!capturesNothing(A.getCaptureInfo()))
      return AttributeForm::Lost;
    To.push_back(plain(OldNoCapture));
    return AttributeForm::Supported;
  default: break;
  }
  const uint32_t Kind = plainKind(A.getKindAsEnum());
  if (!Kind)
    return AttributeForm::Lost;
  To.push_back(plain(Kind));
  return AttributeForm::Supported;
}

AttributeTable::AttributeTable(const Module &M, ir::Module &Out) : Out(Out) {
  for (const Function &F : M)
    add(F.getAttributes());
  for (const Function &F : M)
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (const auto *Call = dyn_cast<CallBase>(&I))
          add(Call->getAttributes());
}

uint32_t AttributeTable::group(uint32_t Index, ArrayRef<ir::Attribute> Attributes) {
  Key Lookup{{Index, 0, {}, {}}};
  for (const ir::Attribute &A : Attributes)
    Lookup.push_back({A.Kind, A.Value, std::string(A.Key), std::string(A.Text)});
  auto [Entry, IsNew] = GroupIds.try_emplace(Lookup, uint32_t(Out.AttributeGroups.size()));
  if (!IsNew)
    return Entry->second;
  ir::AttributeGroup Group;
  Group.Id = Entry->second + 1;
  Group.ParamIndex = Index;
  Group.Attributes = {uint32_t(Out.Attributes.size()), uint32_t(Attributes.size())};
  for (ir::Attribute A : Attributes) {
    A.Key = Out.Strings.save(A.Key);
    A.Text = Out.Strings.save(A.Text);
    Out.Attributes.push_back(A);
  }
  Out.AttributeGroups.push_back(Group);
  return Entry->second;
}

void AttributeTable::add(AttributeList List) {
  void *Raw = List.getRawPointer();
  if (List.isEmpty() || Ids.count(Raw))
    return;
  std::vector<uint32_t> Groups;
  for (unsigned Index : List.indexes()) {
    SmallVector<ir::Attribute, 8> Attributes;
    for (llvm::Attribute A : List.getAttributes(Index))
      convertAttribute(A, Attributes);
    if (!Attributes.empty())
      Groups.push_back(group(Index, Attributes));
  }
  if (Groups.empty())
    return;
  auto [Entry, IsNew] = ListIds.try_emplace(Groups, uint32_t(Out.AttributeLists.size()));
  if (IsNew) {
    Out.AttributeLists.push_back({{uint32_t(Out.IndexPool.size()), uint32_t(Groups.size())}});
    Out.IndexPool.insert(Out.IndexPool.end(), Groups.begin(), Groups.end());
  }
  Ids[Raw] = Entry->second;
}

ir::AttributeListId AttributeTable::id(AttributeList List) const {
  auto Entry = Ids.find(List.getRawPointer());
  return Entry == Ids.end() ? ir::None : Entry->second;
}

} // namespace dxil::lowering
