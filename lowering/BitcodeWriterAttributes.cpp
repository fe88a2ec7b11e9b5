// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitcodeWriterAttributes.h"
#include "llvm/Bitcode/LLVMBitCodes.h"
#include "llvm/Bitstream/BitstreamWriter.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;

namespace dxil {

namespace {

/// LLVM 3.7's kinds whose names or forms LLVM 22 has given up. The others have
/// kept their numbers.
enum : uint64_t {
  OldNoCapture = 11,
  OldReadNone = 20,
  OldReadOnly = 21,
  OldArgMemOnly = 45,
};

/// The LLVM 3.7 number of an attribute that is a mere name in both; 0 if there
/// is none.
uint64_t plainKind(Attribute::AttrKind Kind) {
  switch (Kind) {
  case Attribute::AlwaysInline:
    return bitc::ATTR_KIND_ALWAYS_INLINE;
  case Attribute::Builtin:
    return bitc::ATTR_KIND_BUILTIN;
  case Attribute::Cold:
    return bitc::ATTR_KIND_COLD;
  case Attribute::Convergent:
    return bitc::ATTR_KIND_CONVERGENT;
  case Attribute::InlineHint:
    return bitc::ATTR_KIND_INLINE_HINT;
  case Attribute::InReg:
    return bitc::ATTR_KIND_IN_REG;
  case Attribute::MinSize:
    return bitc::ATTR_KIND_MIN_SIZE;
  case Attribute::NoAlias:
    return bitc::ATTR_KIND_NO_ALIAS;
  case Attribute::NoBuiltin:
    return bitc::ATTR_KIND_NO_BUILTIN;
  case Attribute::NoDuplicate:
    return bitc::ATTR_KIND_NO_DUPLICATE;
  case Attribute::NoInline:
    return bitc::ATTR_KIND_NO_INLINE;
  case Attribute::NonNull:
    return bitc::ATTR_KIND_NON_NULL;
  case Attribute::NoReturn:
    return bitc::ATTR_KIND_NO_RETURN;
  case Attribute::NoUnwind:
    return bitc::ATTR_KIND_NO_UNWIND;
  case Attribute::OptimizeForSize:
    return bitc::ATTR_KIND_OPTIMIZE_FOR_SIZE;
  case Attribute::OptimizeNone:
    return bitc::ATTR_KIND_OPTIMIZE_NONE;
  case Attribute::ReadNone:
    return OldReadNone;
  case Attribute::ReadOnly:
    return OldReadOnly;
  case Attribute::Returned:
    return bitc::ATTR_KIND_RETURNED;
  case Attribute::ReturnsTwice:
    return bitc::ATTR_KIND_RETURNS_TWICE;
  case Attribute::SExt:
    return bitc::ATTR_KIND_S_EXT;
  case Attribute::ZExt:
    return bitc::ATTR_KIND_Z_EXT;
  default:
    return 0;
  }
}

AttributeForm encodeMemory(MemoryEffects Effects, SmallVectorImpl<uint64_t> &Values) {
  auto Plain = [&](uint64_t Kind) { Values.append({0, Kind}); };
  if (Effects.doesNotAccessMemory()) {
    Plain(OldReadNone);
    return AttributeForm::Written;
  }
  bool Written = false;
  if (Effects.onlyReadsMemory()) {
    Plain(OldReadOnly);
    Written = true;
  }
  if (Effects.onlyAccessesArgPointees()) {
    Plain(OldArgMemOnly);
    Written = true;
  }
  return Written ? AttributeForm::Written : AttributeForm::Lost;
}

AttributeForm encodeString(Attribute A, SmallVectorImpl<uint64_t> &Values) {
  StringRef Kind = A.getKindAsString(), Value = A.getValueAsString();
  if (Kind.starts_with("hlsl."))
    return AttributeForm::Dropped;
  Values.push_back(Value.empty() ? 3 : 4);
  Values.append(Kind.bytes_begin(), Kind.bytes_end());
  Values.push_back(0);
  if (!Value.empty()) {
    Values.append(Value.bytes_begin(), Value.bytes_end());
    Values.push_back(0);
  }
  return AttributeForm::Written;
}

} // namespace

AttributeForm encodeAttribute(Attribute A, SmallVectorImpl<uint64_t> &Values) {
  if (A.isStringAttribute())
    return encodeString(A, Values);
  switch (A.getKindAsEnum()) {
  case Attribute::Alignment:
    Values.append({1, bitc::ATTR_KIND_ALIGNMENT, A.getValueAsInt()});
    return AttributeForm::Written;
  case Attribute::Dereferenceable:
    Values.append({1, bitc::ATTR_KIND_DEREFERENCEABLE, A.getValueAsInt()});
    return AttributeForm::Written;
  case Attribute::Memory:
    return encodeMemory(A.getMemoryEffects(), Values);
  case Attribute::Captures:
    if (!capturesNothing(A.getCaptureInfo()))
      return AttributeForm::Lost;
    Values.append({0, OldNoCapture});
    return AttributeForm::Written;
  default:
    break;
  }
  uint64_t Kind = plainKind(A.getKindAsEnum());
  if (!Kind)
    return AttributeForm::Lost;
  Values.append({0, Kind});
  return AttributeForm::Written;
}

AttributeTable::AttributeTable(const Module &M) {
  for (const Function &F : M)
    add(F.getAttributes());
  for (const Function &F : M)
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB)
        if (const auto *Call = dyn_cast<CallBase>(&I))
          add(Call->getAttributes());
}

void AttributeTable::add(AttributeList List) {
  void *Key = List.getRawPointer();
  if (List.isEmpty() || Ids.count(Key))
    return;
  Record Members;
  for (unsigned Index : List.indexes()) {
    SmallVector<uint64_t, 32> Values;
    for (Attribute A : List.getAttributes(Index))
      encodeAttribute(A, Values);
    if (Values.empty())
      continue;
    Record Group{Index};
    Group.insert(Group.end(), Values.begin(), Values.end());
    auto [It, IsNew] = GroupIds.try_emplace(Group, Groups.size() + 1);
    if (IsNew)
      Groups.push_back(Group);
    Members.push_back(It->second);
  }
  if (Members.empty()) {
    Ids[Key] = 0;
    return;
  }
  auto [It, IsNew] = ListIds.try_emplace(Members, Lists.size() + 1);
  if (IsNew)
    Lists.push_back(Members);
  Ids[Key] = It->second;
}

unsigned AttributeTable::id(AttributeList List) const {
  return Ids.lookup(List.getRawPointer());
}

void AttributeTable::write(BitstreamWriter &Stream) const {
  if (Lists.empty())
    return;
  SmallVector<uint64_t, 64> Values;
  Stream.EnterSubblock(bitc::PARAMATTR_GROUP_BLOCK_ID, 3);
  for (unsigned I = 0, E = Groups.size(); I != E; ++I) {
    Values.assign({I + 1});
    Values.append(Groups[I].begin(), Groups[I].end());
    Stream.EmitRecord(bitc::PARAMATTR_GRP_CODE_ENTRY, Values);
  }
  Stream.ExitBlock();
  Stream.EnterSubblock(bitc::PARAMATTR_BLOCK_ID, 3);
  for (const Record &List : Lists)
    Stream.EmitRecord(bitc::PARAMATTR_CODE_ENTRY, List);
  Stream.ExitBlock();
}

} // namespace dxil
