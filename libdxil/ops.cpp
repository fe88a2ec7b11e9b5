// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil_ops.h"

#include <dxil/ops/docs.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

using namespace dxil;

// Callers get texts of the op table itself, each of which ends with a null character.

namespace {

constexpr std::string_view textOf(const char *Text) {
  return Text ? std::string_view(Text) : std::string_view();
}

/// Default texts have null data; callers still get a null-terminated string.
const char *cText(std::string_view Text) {
  return Text.empty() ? "" : Text.data();
}
const char *textOrNull(std::string_view Text) {
  return Text.empty() ? nullptr : Text.data();
}

uint32_t wordOf(Version V) {
  return DXIL_VERSION(V.Major, V.Minor);
}
Version versionOf(uint32_t Word) {
  constexpr uint16_t Last = std::numeric_limits<uint16_t>::max();
  return Word == DXIL_NEWEST ? Version{Last, Last}
                             : Version{uint16_t(Word >> 16), uint16_t(Word & 0xffff)};
}

/// Copies the members that fit into the caller's size, which stays unchanged.
template <class Info> dxil_status fill(Info *Out, Info New) {
  constexpr size_t Head = sizeof(size_t);
  if (Out->size < Head + sizeof(char *))
    return DXIL_ARGUMENT;
  std::memcpy(reinterpret_cast<char *>(Out) + Head, reinterpret_cast<const char *>(&New) + Head,
              std::min(Out->size, sizeof(Info)) - Head);
  return DXIL_OK;
}

template <class Range> uint32_t opcodeAt(const Range &Ops, uint32_t Index) {
  for (const OpInfo &Op : Ops)
    if (!Index--)
      return uint32_t(Op.Code);
  return DXIL_NO_OP;
}

template <class Row> const Row *rowAt(TableRows<Row> Rows, uint32_t Index) {
  return Index < Rows.size() ? &Rows[Index] : nullptr;
}

uint32_t removedVersion(const OpInfo &Op) {
  return !Op.Stages.empty() && Op.Stages.back().Removed ? wordOf(Op.Stages.back().Since) : 0;
}

} // namespace

//===-- Finding an operation ----------------------------------------------===//

uint32_t dxil_op_count(void) {
  return uint32_t(allOps().size());
}

uint32_t dxil_op_at(uint32_t Index) {
  return opcodeAt(allOps(), Index);
}

uint32_t dxil_op_by_number(uint32_t Opcode) {
  return findOp(Opcode) ? Opcode : DXIL_NO_OP;
}

uint32_t dxil_op_by_name(const char *Name) {
  const OptionalOp Op = findOp(textOf(Name));
  return Op ? uint32_t(Op->Code) : DXIL_NO_OP;
}

uint32_t dxil_op_by_class(const char *Name, uint32_t Index) {
  const auto Class = findClass(textOf(Name));
  return Class ? opcodeAt(opsWhere(inClass(*Class)), Index) : DXIL_NO_OP;
}

uint32_t dxil_op_by_function(const char *Name, uint32_t Index) {
  const auto Parsed = parseFunctionName(textOf(Name));
  return Parsed ? opcodeAt(opsWhere(inClass(Parsed->Class)), Index) : DXIL_NO_OP;
}

uint32_t dxil_op_by_intrinsic(const char *Name, uint32_t Index) {
  return opcodeAt(findByIntrinsic(textOf(Name)), Index);
}

uint32_t dxil_op_by_hlsl(const char *Function, uint32_t Index) {
  return opcodeAt(opsWhere(reachedByHlsl(textOf(Function))), Index);
}

//===-- What holds in every version ---------------------------------------===//

dxil_status dxil_op_describe(uint32_t Opcode, dxil_op_info *Info) {
  const OptionalOp Op = findOp(Opcode);
  if (!Op || !Info)
    return DXIL_ARGUMENT;
  const OpDocs Docs = docs(Op->Code);
  return fill(Info, {.size = 0,
                     .name = cText(Op->Name),
                     .class_name = cText(Op->ClassName),
                     .category = cText(Op->Category),
                     .doc = cText(Docs.Doc),
                     .result_type = cText(name(Op->Result)),
                     .result_doc = cText(Docs.Result),
                     .signature = cText(Op->Signature),
                     .extension = cText(Op->Extension),
                     .opcode = Opcode,
                     .is_reserved = Op->Reserved,
                     .is_experimental = Op->Experimental,
                     .argument_count = uint32_t(Op->Args.size()),
                     .overload_dimensions = Op->OverloadDimensions,
                     .min_version = wordOf(Op->MinVersion),
                     .translated_min_version = wordOf(Op->TranslatedMinVersion),
                     .removed_version = removedVersion(*Op)});
}

dxil_status dxil_op_argument(uint32_t Opcode, uint32_t Index, dxil_op_argument_info *Info) {
  const OptionalOp Op = findOp(Opcode);
  const ArgInfo *Arg = rowAt(Op->Args, Index);
  if (!Arg || !Info)
    return DXIL_ARGUMENT;
  const EnumInfo *Enum = Arg->Enum;
  const bool IsFloat = Arg->HasFloatRange;
  return fill(Info, {.size = 0,
                     .name = cText(Arg->Name),
                     .type = cText(name(Arg->Type)),
                     .doc = cText(docs(Op->Code).Args[Index]),
                     .enum_name = Enum ? cText(Enum->Name) : "",
                     .is_immediate = Arg->Immediate,
                     .is_unsigned = Arg->Unsigned,
                     .has_minimum = Arg->HasMinimum || IsFloat,
                     .has_maximum = Arg->HasMaximum || IsFloat,
                     .minimum = IsFloat ? double(Arg->FloatMinimum) : double(Arg->Minimum),
                     .maximum = IsFloat ? double(Arg->FloatMaximum) : double(Arg->Maximum)});
}

const char *dxil_op_name_at(uint32_t Opcode, uint32_t Kind, uint32_t Index) {
  const OptionalOp Op = findOp(Opcode);
  TableRows<TableText> Names;
  switch (Kind) {
  case DXIL_OP_NAMES_INTRINSICS: Names = Op->Intrinsics; break;
  case DXIL_OP_NAMES_GENERIC_IR: Names = Op->GenericIR; break;
  case DXIL_OP_NAMES_HLSL: Names = Op->Hlsl; break;
  case DXIL_OP_NAMES_COUNTERS: Names = Op->Counters; break;
  default: break;
  }
  const TableText *Name = rowAt(Names, Index);
  return Name ? cText(*Name) : nullptr;
}

dxil_status dxil_op_enum(const char *Name, dxil_op_enum_info *Info) {
  const EnumInfo *Enum = findEnum(textOf(Name));
  if (!Enum || !Info)
    return DXIL_ARGUMENT;
  return fill(Info, {.size = 0,
                     .name = cText(Enum->Name),
                     .doc = cText(docs(*Enum).Doc),
                     .is_flags = Enum->Flags,
                     .value_count = uint32_t(Enum->Cases.size())});
}

dxil_status dxil_op_enum_value_at(const char *Name, uint32_t Index, dxil_op_enum_value *Info) {
  const EnumInfo *Enum = findEnum(textOf(Name));
  const EnumCaseInfo *Case = Enum ? rowAt(Enum->Cases, Index) : nullptr;
  if (!Case || !Info)
    return DXIL_ARGUMENT;
  return fill(Info, {.size = 0,
                     .name = cText(Case->Name),
                     .doc = cText(docs(*Enum).Cases[Index]),
                     .value = int32_t(Case->Value),
                     .min_version = wordOf(Case->Since),
                     .stages = Case->Stages.mask()});
}

//===-- What holds in a version -------------------------------------------===//

uint32_t dxil_op_is_available(uint32_t Opcode, uint32_t Word) {
  return findOp(Opcode) && isAvailable(OpCode(Opcode), versionOf(Word));
}

uint32_t dxil_op_stages(uint32_t Opcode, uint32_t Word) {
  return stages(OpCode(Opcode), versionOf(Word)).mask();
}

uint32_t dxil_op_attributes(uint32_t Opcode, uint32_t Word) {
  return attributes(OpCode(Opcode), versionOf(Word)).mask();
}

uint32_t dxil_op_overloads(uint32_t Opcode, uint32_t Word, uint32_t Dimension) {
  return overloads(OpCode(Opcode), versionOf(Word), Dimension).scalarMask();
}

uint32_t dxil_op_vector_overloads(uint32_t Opcode, uint32_t Word, uint32_t Dimension) {
  return overloads(OpCode(Opcode), versionOf(Word), Dimension).vectorMask();
}

const char *dxil_op_check(uint32_t Opcode, const uint32_t *Overloads, size_t Count, uint32_t In,
                          uint32_t Word) {
  std::array<OverloadUse, 8> Uses; // more dimensions than any op has
  const size_t Given = Overloads ? std::min(Count, Uses.size()) : 0;
  for (size_t I = 0; I < Given; ++I) {
    const uint32_t Type = Overloads[I] & ~DXIL_OVERLOAD_IS_VECTOR;
    Uses[I] = {Overload(std::min<uint32_t>(Type, std::numeric_limits<uint8_t>::max())),
               (Overloads[I] & DXIL_OVERLOAD_IS_VECTOR) != 0};
  }
  const Stage From = Stage(std::min<uint32_t>(In, std::numeric_limits<uint8_t>::max()));
  const CallStatus Status =
      checkCall(OpCode(Opcode), std::span(Uses).first(Given), From, versionOf(Word));
  return Status == CallStatus::Ok ? nullptr : cText(name(Status));
}

//===-- Names -------------------------------------------------------------===//

const char *dxil_stage_name(uint32_t Number) {
  return Number < table::NumStageNames ? textOrNull(name(Stage(Number))) : nullptr;
}

const char *dxil_overload_name(uint32_t Number) {
  return Number < table::NumOverloads ? textOrNull(name(Overload(Number))) : nullptr;
}

const char *dxil_overload_suffix(uint32_t Number) {
  return Number < table::NumOverloads ? textOrNull(suffix(Overload(Number))) : nullptr;
}

const char *dxil_op_attribute_name(uint32_t Number) {
  return Number < table::NumAttributes ? textOrNull(name(Attribute(Number))) : nullptr;
}
