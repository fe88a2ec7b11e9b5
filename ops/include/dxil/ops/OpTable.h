// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The op table. <dxil/generated/OpRecords.inc> has one block of macros for each op; each inclusion
// defines the macros that it needs and leaves the others empty. Rows refer to texts and other rows
// by name. The names are enumerators that count up, so that a new op changes no line of another op.
#pragma once

#include <dxil/ops/queries.h>

namespace dxil {
namespace table {

/// Offsets of texts and lists in the table.
namespace place {
#define DXIL_PLACES(Name, Count, ...) Name, Name##_Last = Name + Count - 1,
enum TextPlace : uint16_t {
#define DXIL_TEXT(Name, Text) Name, Name##_Last = Name + sizeof(Text) - 1,
#include <dxil/generated/OpRecords.inc>
};
enum TextListPlace : uint16_t {
#define DXIL_TEXTS DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
enum CasePlace : uint16_t {
#define DXIL_CASES DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
enum ArgPlace : uint16_t {
#define DXIL_ARGS DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
enum OverloadPlace : uint16_t {
#define DXIL_OVERLOADS DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
enum StagePlace : uint16_t {
#define DXIL_STAGES DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
enum AttributePlace : uint16_t {
#define DXIL_ATTRIBUTES DXIL_PLACES
#include <dxil/generated/OpRecords.inc>
};
#undef DXIL_PLACES
} // namespace place

namespace enums {
enum EnumNumber : uint8_t {
#define DXIL_ENUM(Name, ...) Name,
#include <dxil/generated/OpRecords.inc>
};
} // namespace enums

namespace text {
#define DXIL_TEXT(Name, Text) inline constexpr TableText Name{place::Name, sizeof(Text) - 1};
#include <dxil/generated/OpRecords.inc>
} // namespace text

namespace rows {
#define DXIL_TEXTS(Name, Count, ...) inline constexpr TableRows<TableText> Name{place::Name, Count};
#define DXIL_CASES(Name, Count, ...)                                                               \
  inline constexpr TableRows<EnumCaseInfo> Name{place::Name, Count};
#define DXIL_ARGS(Name, Count, ...) inline constexpr TableRows<ArgInfo> Name{place::Name, Count};
#define DXIL_OVERLOADS(Name, Count, ...)                                                           \
  inline constexpr TableRows<OverloadsSince> Name{place::Name, Count};
#define DXIL_STAGES(Name, Count, ...)                                                              \
  inline constexpr TableRows<StagesSince> Name{place::Name, Count};
#define DXIL_ATTRIBUTES(Name, Count, ...)                                                          \
  inline constexpr TableRows<AttributesSince> Name{place::Name, Count};
#include <dxil/generated/OpRecords.inc>
} // namespace rows

inline constexpr char Texts[] =
#define DXIL_TEXT(Name, Text) Text "\0"
#include <dxil/generated/OpRecords.inc>
    ;

// Arrays cannot be empty, so each ends with an unused row.
#define DXIL_LIST(Name, Count, ...) __VA_ARGS__,
inline constexpr TableText TextLists[] = {
#define DXIL_TEXTS DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
inline constexpr EnumCaseInfo EnumCases[] = {
#define DXIL_CASES DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
inline constexpr ArgInfo Args[] = {
#define DXIL_ARGS DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
inline constexpr OverloadsSince OverloadLists[] = {
#define DXIL_OVERLOADS DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
inline constexpr StagesSince StageLists[] = {
#define DXIL_STAGES DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
inline constexpr AttributesSince AttributeLists[] = {
#define DXIL_ATTRIBUTES DXIL_LIST
#include <dxil/generated/OpRecords.inc>
    {}};
#undef DXIL_LIST

#include <dxil/generated/OpTable.inc>

inline constexpr EnumInfo Enums[NumEnums] = {
#define DXIL_ENUM(Name, ...) {__VA_ARGS__},
#include <dxil/generated/OpRecords.inc>
};
inline constexpr OpInfo Ops[NumOps] = {
#define DXIL_OP(...) {__VA_ARGS__},
#include <dxil/generated/OpRecords.inc>
};

} // namespace table
} // namespace dxil
