// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DwarfNames.h"

#include <iterator>
#include <span>

namespace dxil::ir::assembly {

namespace {
struct Named {
  uint32_t Value;
  std::string_view Name;
};

constexpr Named Tags[] = {{0x01, "DW_TAG_array_type"},
                          {0x02, "DW_TAG_class_type"},
                          {0x03, "DW_TAG_entry_point"},
                          {0x04, "DW_TAG_enumeration_type"},
                          {0x05, "DW_TAG_formal_parameter"},
                          {0x08, "DW_TAG_imported_declaration"},
                          {0x0a, "DW_TAG_label"},
                          {0x0b, "DW_TAG_lexical_block"},
                          {0x0d, "DW_TAG_member"},
                          {0x0f, "DW_TAG_pointer_type"},
                          {0x10, "DW_TAG_reference_type"},
                          {0x11, "DW_TAG_compile_unit"},
                          {0x12, "DW_TAG_string_type"},
                          {0x13, "DW_TAG_structure_type"},
                          {0x15, "DW_TAG_subroutine_type"},
                          {0x16, "DW_TAG_typedef"},
                          {0x17, "DW_TAG_union_type"},
                          {0x1c, "DW_TAG_inheritance"},
                          {0x1d, "DW_TAG_inlined_subroutine"},
                          {0x1f, "DW_TAG_ptr_to_member_type"},
                          {0x21, "DW_TAG_subrange_type"},
                          {0x24, "DW_TAG_base_type"},
                          {0x26, "DW_TAG_const_type"},
                          {0x27, "DW_TAG_constant"},
                          {0x28, "DW_TAG_enumerator"},
                          {0x29, "DW_TAG_file_type"},
                          {0x2a, "DW_TAG_friend"},
                          {0x2e, "DW_TAG_subprogram"},
                          {0x2f, "DW_TAG_template_type_parameter"},
                          {0x30, "DW_TAG_template_value_parameter"},
                          {0x34, "DW_TAG_variable"},
                          {0x35, "DW_TAG_volatile_type"},
                          {0x37, "DW_TAG_restrict_type"},
                          {0x38, "DW_TAG_interface_type"},
                          {0x39, "DW_TAG_namespace"},
                          {0x3a, "DW_TAG_imported_module"},
                          {0x3b, "DW_TAG_unspecified_type"},
                          {0x42, "DW_TAG_rvalue_reference_type"},
                          {0x43, "DW_TAG_template_alias"},
                          {0x100, "DW_TAG_auto_variable"},
                          {0x101, "DW_TAG_arg_variable"},
                          {0x102, "DW_TAG_expression"}};
constexpr Named Encodings[] = {
    {1, "DW_ATE_address"},  {2, "DW_ATE_boolean"},       {3, "DW_ATE_complex_float"},
    {4, "DW_ATE_float"},    {5, "DW_ATE_signed"},        {6, "DW_ATE_signed_char"},
    {7, "DW_ATE_unsigned"}, {8, "DW_ATE_unsigned_char"}, {16, "DW_ATE_UTF"}};
constexpr Named Languages[] = {{0x01, "DW_LANG_C89"},
                               {0x02, "DW_LANG_C"},
                               {0x04, "DW_LANG_C_plus_plus"},
                               {0x0c, "DW_LANG_C99"},
                               {0x1a, "DW_LANG_C_plus_plus_11"},
                               {0x1d, "DW_LANG_C11"},
                               {0x21, "DW_LANG_C_plus_plus_14"}};
constexpr Named Virtualities[] = {
    {0, "DW_VIRTUALITY_none"}, {1, "DW_VIRTUALITY_virtual"}, {2, "DW_VIRTUALITY_pure_virtual"}};
constexpr Named Operations[] = {{0x03, "DW_OP_addr"},      {0x06, "DW_OP_deref"},
                                {0x10, "DW_OP_constu"},    {0x1c, "DW_OP_minus"},
                                {0x22, "DW_OP_plus"},      {0x23, "DW_OP_plus_uconst"},
                                {0x9d, "DW_OP_bit_piece"}, {0x9f, "DW_OP_stack_value"}};
constexpr Named Flags[] = {{1 << 2, "DIFlagFwdDecl"},          {1 << 3, "DIFlagAppleBlock"},
                           {1 << 4, "DIFlagBlockByrefStruct"}, {1 << 5, "DIFlagVirtual"},
                           {1 << 6, "DIFlagArtificial"},       {1 << 7, "DIFlagExplicit"},
                           {1 << 8, "DIFlagPrototyped"},       {1 << 9, "DIFlagObjcClassComplete"},
                           {1 << 10, "DIFlagObjectPointer"},   {1 << 11, "DIFlagVector"},
                           {1 << 12, "DIFlagStaticMember"},    {1 << 13, "DIFlagLValueReference"},
                           {1 << 14, "DIFlagRValueReference"}};
/// Names of the two lowest bits of debug flags, which form an enumerator.
constexpr std::string_view Access[] = {"", "DIFlagPrivate", "DIFlagProtected", "DIFlagPublic"};
} // namespace

static std::string_view find(std::span<const Named> List, uint64_t V) {
  for (const Named &E : List)
    if (E.Value == V)
      return E.Name;
  return {};
}

static std::optional<uint64_t> find(std::span<const Named> List, std::string_view Name) {
  for (const Named &E : List)
    if (E.Name == Name)
      return E.Value;
  return std::nullopt;
}

std::string_view dwarfTag(uint64_t V) {
  return find(Tags, V);
}
std::string_view dwarfEncoding(uint64_t V) {
  return find(Encodings, V);
}
std::string_view dwarfLanguage(uint64_t V) {
  return find(Languages, V);
}
std::string_view dwarfVirtuality(uint64_t V) {
  return find(Virtualities, V);
}
std::string_view dwarfOperation(uint64_t V) {
  return find(Operations, V);
}

std::optional<uint64_t> dwarfNumber(ir::FieldKind Kind, std::string_view Name) {
  switch (Kind) {
  case ir::FieldKind::Tag: return find(Tags, Name);
  case ir::FieldKind::Encoding: return find(Encodings, Name);
  case ir::FieldKind::Language: return find(Languages, Name);
  case ir::FieldKind::Virtuality: return find(Virtualities, Name);
  case ir::FieldKind::Expression: return find(Operations, Name);
  case ir::FieldKind::Flags:
    for (size_t I = 1; I < std::size(Access); ++I)
      if (Access[I] == Name)
        return I;
    return find(Flags, Name);
  default: return std::nullopt;
  }
}

unsigned dwarfOperandCount(uint64_t V) {
  switch (V) {
  case 0x9d: return 2; // operands: offset and size
  case 0x22:
  case 0x1c:
  case 0x10:
  case 0x23: return 1;
  default: return 0;
  }
}

std::string debugFlags(uint64_t V) {
  std::string S;
  auto Add = [&](std::string_view Name) {
    if (!S.empty())
      S += " | ";
    S += Name;
  };
  if (V & 3)
    Add(Access[V & 3]);
  V &= ~uint64_t(3);
  for (const Named &E : Flags)
    if (V & E.Value) {
      Add(E.Name);
      V &= ~uint64_t(E.Value);
    }
  if (V || S.empty())
    Add(std::to_string(V));
  return S;
}

} // namespace dxil::ir::assembly
