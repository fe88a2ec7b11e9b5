// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations of metadata: the output for a valid one, and the errors at the lines of invalid
// records.

// RUN: split-file %s %t
// RUN: %dxil-tblgen %t/good.td %td_include -gen-metadata-numbers -o %t.h
// RUN: FileCheck %t/good.td < %t.h
// RUN: rm -f %t.h
// RUN: not %dxil-tblgen %t/twice.td %td_include -gen-metadata-numbers -o %t.h 2>&1 | FileCheck %t/twice.td
// RUN: not %dxil-tblgen %t/number.td %td_include -gen-metadata-numbers -o %t.h 2>&1 | FileCheck %t/number.td
// RUN: not %dxil-tblgen %t/counts.td %td_include -gen-metadata-numbers -o %t.h 2>&1 | FileCheck %t/counts.td
// RUN: not ls %t.h

//--- good.td
include "DXIL.td"
// CHECK:      /// Solids.
// CHECK-NEXT: enum class Solid : uint32_t {
// CHECK-NEXT:   None = 0, ///< No solid.
// CHECK-NEXT:   Cube = 7, ///< A cube.
// CHECK-NEXT: };
// CHECK:      struct SolidInfo {
// CHECK-NEXT:   Solid Number;
// CHECK-NEXT:   std::string_view Word;
// CHECK-NEXT:   uint32_t Faces = 0;
// CHECK-NEXT:   uint32_t Corners = 0;
// CHECK-NEXT: };
// CHECK-NEXT: inline constexpr SolidInfo Solids[] = {
// CHECK-NEXT:     {Solid::None, ""},
// CHECK-NEXT:     {Solid::Cube, "cube", 6, 8},
// CHECK-NEXT: };
// CHECK:      constexpr std::optional<OpCode> readerOf(uint64_t SystemValue) {
// CHECK:        case semantic::DispatchThreadID: return OpCode(93); // ThreadId
// CHECK-NOT:    case semantic::CullPrimitive
// CHECK:        default: return std::nullopt;
def Solid : MetadataEnum<"Solids.", [
  MetadataCase<"None", 0, "No solid.">,
  MetadataCase<"Cube", 7, "A cube.", "cube", [6, 8]>
], "Solids", ["Faces", "Corners"]>;

//--- twice.td
include "DXIL.td"
// CHECK: twice.td:[[#@LINE+1]]:{{.*}}error: enumeration 'Solid': case 'Cube' has its name twice
def Solid : MetadataEnum<"Solids.", [MetadataCase<"Cube", 1, "">, MetadataCase<"Cube", 2, "">]>;

//--- number.td
include "DXIL.td"
// CHECK: number.td:[[#@LINE+1]]:{{.*}}error: enumeration 'Solid': case 'Cone' has the number of another case
def Solid : MetadataEnum<"Solids.", [MetadataCase<"Cube", 1, "">, MetadataCase<"Cone", 1, "">]>;

//--- counts.td
include "DXIL.td"
// CHECK: counts.td:[[#@LINE+1]]:{{.*}}error: enumeration 'Solid': case 'Cube' has 2 counts; there are 1 columns
def Solid : MetadataEnum<"Solids.", [MetadataCase<"Cube", 1, "", "cube", [6, 8]>], "Solids", ["Faces"]>;
