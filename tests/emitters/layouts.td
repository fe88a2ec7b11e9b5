// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts of metadata nodes and part records: the output for valid records, and the errors at the
// lines of invalid ones.

// RUN: split-file %s %t
// RUN: %dxil-tblgen %t/good.td %td_include -gen-metadata-nodes -o %t.h
// RUN: FileCheck %t/good.td --check-prefix=NODES < %t.h
// RUN: %dxil-tblgen %t/good.td %td_include -gen-part-rows -o %t.h
// RUN: FileCheck %t/good.td --check-prefix=ROWS < %t.h
// RUN: %dxil-tblgen %t/good.td %td_include -gen-layout-docs -o %t.md
// RUN: FileCheck %t/good.td --check-prefix=DOCS < %t.md
// RUN: %dxil-tblgen %t/good.td %td_include -gen-struct-constants -o %t.h
// RUN: FileCheck %t/good.td --check-prefix=STRUCTS < %t.h
// RUN: %dxil-tblgen %t/good.td %td_include -gen-metadata-names -o %t.h
// RUN: FileCheck %t/good.td --check-prefix=NAMES < %t.h
// RUN: rm -f %t.h
// RUN: not %dxil-tblgen %t/twice.td %td_include -gen-metadata-nodes -o %t.h 2>&1 | FileCheck %t/twice.td
// RUN: not %dxil-tblgen %t/enum.td %td_include -gen-metadata-nodes -o %t.h 2>&1 | FileCheck %t/enum.td
// RUN: not %dxil-tblgen %t/type.td %td_include -gen-metadata-nodes -o %t.h 2>&1 | FileCheck %t/type.td
// RUN: not %dxil-tblgen %t/overlap.td %td_include -gen-part-rows -o %t.h 2>&1 | FileCheck %t/overlap.td
// RUN: not %dxil-tblgen %t/behind.td %td_include -gen-part-rows -o %t.h 2>&1 | FileCheck %t/behind.td
// RUN: not %dxil-tblgen %t/case.td %td_include -gen-part-rows -o %t.h 2>&1 | FileCheck %t/case.td
// RUN: not %dxil-tblgen %t/table.td %td_include -gen-part-rows -o %t.h 2>&1 | FileCheck %t/table.td
// RUN: not %dxil-tblgen %t/null.td %td_include -gen-part-rows -o %t.h 2>&1 | FileCheck %t/null.td
// RUN: not %dxil-tblgen %t/shorter.td %td_include -gen-runtime-tables -o %t.h 2>&1 | FileCheck %t/shorter.td
// RUN: not %dxil-tblgen %t/bits.td %td_include -gen-struct-constants -o %t.h 2>&1 | FileCheck %t/bits.td
// RUN: not %dxil-tblgen %t/field-enum.td %td_include -gen-struct-constants -o %t.h 2>&1 | FileCheck %t/field-enum.td
// RUN: not %dxil-tblgen %t/place.td %td_include -gen-metadata-names -o %t.h 2>&1 | FileCheck %t/place.td
// RUN: not %dxil-tblgen %t/kind-twice.td %td_include -gen-metadata-names -o %t.h 2>&1 | FileCheck %t/kind-twice.td
// RUN: not %dxil-tblgen %t/kind-gap.td %td_include -gen-metadata-names -o %t.h 2>&1 | FileCheck %t/kind-gap.td
// RUN: not ls %t.h

//--- good.td
include "DXIL.td"
// NODES:      /// A solid.
// NODES-NEXT: struct SolidLayout {
// NODES-NEXT:   static constexpr std::string_view Named = "dx.solids";
// NODES-NEXT:   enum : uint32_t { Name, Kind, StartRow, NumOperands };
// NODES:      class Solid : public NodeView<Access>, public SolidLayout {
// NODES:        std::string_view name() const {
// NODES-NEXT:     return this->text(Name);
// NODES:        dxil::ResourceKind kind(dxil::ResourceKind Default = {}) const {
// NODES-NEXT:     return dxil::ResourceKind(this->number(Kind, uint64_t(Default)));
// NODES:        /// -1 for none.
// NODES-NEXT:   int8_t startRow() const {
// NODES-NEXT:     return int8_t(this->number(StartRow));
// NODES:      template <class Ref> struct SolidFields {
// NODES:          List.push_back(W.text(Name));
// NODES-NEXT:     List.push_back(W.integer(32, uint64_t(Kind)));
// NODES-NEXT:     List.push_back(W.integer(8, uint64_t(StartRow)));
// NODES:      class SolidTags : public TagView<Access, dxil::SolidTag> {
// NODES:        md::Solid<Access> within() const {
// NODES-NEXT:     return md::Solid<Access>(this->taggedNode(dxil::SolidTag::Within));
// NODES:      class SolidTagsWriter {
// NODES:        void faces(uint32_t Value) { add(dxil::SolidTag::Faces, W.integer(32, uint64_t(Value))); }
def SolidNode : MetadataNode<"Solid", "A solid.", [
  MdText<"name">, MdEnum<"kind", "ResourceKind">, MdS8<"startRow", "-1 for none.">
], "dx.solids">;
def SolidTag : TagList<"SolidTags", "Tags of solids.", "Properties of a solid.", [
  Tag<"Faces", 1, MdI32<"">, "How many.">, Tag<"Within", 2, MdNode<"", SolidNode>, "The outer one.">
]>;

// ROWS:       struct PointRow {
// ROWS:         static constexpr uint32_t Sizes[] = {8, 12};
// ROWS:           return Version >= 3 ? 12 : 8;
// ROWS:         dxil::AnnotatedKind Kind = {};
// ROWS-NEXT:    uint32_t X = 0; ///< The first.
// ROWS:           R.Kind = KindIfAbsent;
// ROWS-NEXT:      get(0, 1, [&](uint32_t V) { R.Kind = dxil::AnnotatedKind(V); });
// ROWS-NEXT:      get(1, 1, [&](uint32_t V) { R.X = V & 15; });
// ROWS-NEXT:      get(1, 1, [&](uint32_t V) { R.Y = V >> 4 & 3; });
// ROWS-NEXT:      if (R.Kind == dxil::AnnotatedKind::Structs || R.Kind == dxil::AnnotatedKind::Functions)
// ROWS-NEXT:        get(4, 4, [&](uint32_t V) { R.Z = V; });
// ROWS-NEXT:      get(8, 2, [&](uint32_t V) { R.W = V; });
// ROWS:           setPartNumber(To, 0, 1, uint32_t(Kind));
// ROWS-NEXT:      setPartNumber(To, 1, 1, (X & 15) | (Y & 3) << 4);
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>, RecordSize<"3", 12>], [
  PartEnum<"kind", "u8", 0, "AnnotatedKind", "">,
  PartBits<"x", 1, 0, 4, "The first.">, PartBits<"y", 1, 4, 2, "">,
  PartU32<"z", 4, "", "Structs">, PartU32<"z", 4, "", "Functions">,
  PartU16<"w", 8, "">
]> {
  let Kind = "kind";
  let KindEnum = "AnnotatedKind";
}

// STRUCTS:      /// A place.
// STRUCTS-NEXT: struct Place {
// STRUCTS-NEXT:   static constexpr TypeKind Type = TypeKind::FourI32;
// STRUCTS:        std::array<uint32_t, 2> Members = {};
// STRUCTS:        constexpr uint32_t x() const { return Members[0]; }
// STRUCTS:        constexpr ResourceKind kind() const { return ResourceKind(Members[1] >> 4 & 0xff); }
// STRUCTS-NEXT:   constexpr void setKind(ResourceKind V) {
// STRUCTS-NEXT:     Members[1] = (Members[1] & ~(0xffu << 4)) | (uint32_t(V) & 0xff) << 4;
// STRUCTS:        constexpr bool isHigh() const { return Members[1] >> 12 & 0x1; }
def PlaceConstant : ConstantStruct<"Place", "FourI32", "A place.", [32, 32], [
  ConstantField<"x", 0, "First.">,
  ConstantField<"kind", 1, "Which.", "ResourceKind", 4, 8>,
  ConstantField<"isHigh", 1, "Where.", "", 12, 1>
]>;

// NAMES:      inline constexpr std::string_view ShadesName = "dx.shades"; ///< Shades.
// NAMES:      inline constexpr std::string_view ShadeKind = "shade"; ///< One shade.
// NAMES:      ProgramNames[] = {
// NAMES:          "dx.solids",
// NAMES:      ReflectionNames[] = {
// NAMES:          "dx.shades",
// NAMES:      FixedKinds[] = {
// NAMES-NOT:      "shade"
// NAMES:      WrittenKinds[] = {
// NAMES:          "shade",
def ShadesName : NamedMetadata<"dx.shades", "reflection", "Shades.">;
def ShadeKind : AttachmentKind<"shade", -1, 1, "One shade.">;

// DOCS:      ### Solid
// DOCS:      A solid. In `!dx.solids`.
// DOCS:      | 1 | kind | i32: ResourceKind |  |
// DOCS:      ### SolidTags
// DOCS:      | 2 | within | node: [Solid](#solid) | The outer one. |
// DOCS:      ### PointRow
// DOCS:      A point. Bytes by version: 8 (1), 12 (3).
// DOCS:      | 1 | y | bits 4 to 5 |  |
// DOCS:      | 4 | z | u32 | `Structs` only.  |

//--- twice.td
include "DXIL.td"
// CHECK: twice.td:[[#@LINE+1]]:{{.*}}error: layout 'SolidNode': operand 'name' is there twice
def SolidNode : MetadataNode<"Solid", "A solid.", [MdText<"name">, MdI32<"name">]>;

//--- enum.td
include "DXIL.td"
// CHECK: enum.td:[[#@LINE+1]]:{{.*}}error: layout 'SolidNode': operand 'kind' has numbers of 'Shapes', which is no enumeration
def SolidNode : MetadataNode<"Solid", "A solid.", [MdEnum<"kind", "Shapes">]>;

//--- type.td
include "DXIL.td"
// CHECK: type.td:[[#@LINE+1]]:{{.*}}error: layout 'SolidNode': operand 'kind' has the unknown type 'i7'
def SolidNode : MetadataNode<"Solid", "A solid.", [MdField<"kind", "i7", "">]>;

//--- overlap.td
include "DXIL.td"
// CHECK: overlap.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': fields 'x' and 'y' overlap
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>], [
  PartU32<"x", 0, "">, PartU16<"y", 2, "">]>;

//--- behind.td
include "DXIL.td"
// CHECK: behind.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': field 'x' lies behind the record's 8 bytes
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>], [PartU32<"x", 6, "">]>;

//--- case.td
include "DXIL.td"
// CHECK: case.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': field 'x' is there in 'Solids', which is no case of 'AnnotatedKind'
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>], [
  PartEnum<"kind", "u32", 0, "AnnotatedKind", "">, PartU32<"x", 4, "", "Solids">]> {
  let Kind = "kind";
  let KindEnum = "AnnotatedKind";
}

//--- table.td
include "DXIL.td"
// CHECK: table.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': field 'x' refers to 'Points', which is no table
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>], [
  PartRef<"x", 0, "Points", "">]>;

//--- null.td
include "DXIL.td"
class Null<string name> : PartU32<name, 4, "", "Structs"> { let NullElsewhere = 1; }
// CHECK: null.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': field 'x' is no reference of some kinds that could be null elsewhere
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>], [
  PartEnum<"kind", "u32", 0, "AnnotatedKind", "">, Null<"x">]> {
  let Kind = "kind";
  let KindEnum = "AnnotatedKind";
}

//--- shorter.td
include "DXIL.td"
// CHECK: shorter.td:[[#@LINE+1]]:{{.*}}error: layout 'PointRow': version 2 is not longer than the one before
def PointRow : PartRecord<"PointRow", "A point.", [RecordSize<"1", 8>, RecordSize<"2", 8>], []>;

//--- bits.td
include "DXIL.td"
// CHECK: bits.td:[[#@LINE+1]]:{{.*}}error: layout 'PlaceConstant': field 'x' lies behind the 8 bits of member 0
def PlaceConstant : ConstantStruct<"Place", "FourI32", "A place.", [8], [
  ConstantField<"x", 0, "First.", "", 4, 8>]>;

//--- field-enum.td
include "DXIL.td"
// CHECK: field-enum.td:[[#@LINE+1]]:{{.*}}error: layout 'PlaceConstant': field 'x' has numbers of 'Shapes', which is no enumeration
def PlaceConstant : ConstantStruct<"Place", "FourI32", "A place.", [32], [
  ConstantField<"x", 0, "First.", "Shapes">]>;

//--- place.td
include "DXIL.td"
// CHECK: place.td:[[#@LINE+1]]:{{.*}}error: named metadata 'ShadesName' is in no program, reflection or debug module, or is there twice
def ShadesName : NamedMetadata<"dx.shades", "nowhere", "Shades.">;

//--- kind-twice.td
include "DXIL.td"
// CHECK: kind-twice.td:[[#@LINE+1]]:{{.*}}error: another kind of metadata has the number 1
def ShadeKind : AttachmentKind<"shade", 1, 1, "One shade.">;

//--- kind-gap.td
include "DXIL.td"
// CHECK: error: the numbers of kinds of metadata have a gap at 14
def ShadeKind : AttachmentKind<"shade", 20, 1, "One shade.">;
