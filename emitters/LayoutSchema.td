// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of layouts: enumerations of metadata, metadata nodes and part records. Tests
// include only this file.

// Word is the name in an HLSL attribute or modifier. Counts are numbers for the case, one for each
// of the enumeration's Columns.
class MetadataCase<string name, int value, string doc, string word = "", list<int> counts = []> {
  string Name = name;
  int Value = value;
  string Doc = doc;
  string Word = word;
  list<int> Counts = counts;
}

// A case whose word in listings is its name.
class NamedCase<string name, int value, string doc> : MetadataCase<name, value, doc, name>;

// Plural names the table of the cases; an enumeration without it has no table. WordsApart puts the
// table into PartWords.h, which few files include.
class MetadataEnum<string doc, list<MetadataCase> cases, string plural = "",
                   list<string> columns = []> {
  string Doc = doc;
  list<MetadataCase> Cases = cases;
  string Plural = plural;
  list<string> Columns = columns;
  bit WordsApart = 0;
}
// An enumeration in PartWords.h, with its table.
class PartWords<string doc, list<MetadataCase> cases, string plural>
    : MetadataEnum<doc, cases, plural> {
  let WordsApart = 1;
}

//===-- Metadata nodes ----------------------------------------------------===//

// A list of operands: a MetadataNode or a TagList.
class MetadataLayout {
  string View = ?; // name of its reader in C++
  string Summary = ?;
}

// An operand, in lower camel case, or the value after a tag, whose field has no name.
class MdField<string name, string type, string doc> {
  string Name = name;
  string Type = type; // "i1", "i8", "i32", "i64", "s8", "s32", "f32", "text", "value", "node", ...
  string Doc = doc;
  string Enum = ""; // enumeration of its numbers
  MetadataLayout Node = ?; // layout of the node, or of the nodes in the list
}
class MdFlag<string name, string doc = ""> : MdField<name, "i1", doc>;
class MdI8<string name, string doc = ""> : MdField<name, "i8", doc>;
class MdI32<string name, string doc = ""> : MdField<name, "i32", doc>;
class MdI64<string name, string doc = ""> : MdField<name, "i64", doc>;
// A signed integer.
class MdS8<string name, string doc = ""> : MdField<name, "s8", doc>;
class MdS32<string name, string doc = ""> : MdField<name, "s32", doc>;
class MdF32<string name, string doc = ""> : MdField<name, "f32", doc>;
class MdText<string name, string doc = ""> : MdField<name, "text", doc>;
// A value: a function, a global, undef of some type, an array of bytes.
class MdValue<string name, string doc = ""> : MdField<name, "value", doc>;
class MdEnum8<string name, string enum, string doc = ""> : MdField<name, "i8", doc> {
  let Enum = enum;
}
class MdEnum<string name, string enum, string doc = ""> : MdField<name, "i32", doc> {
  let Enum = enum;
}
// A node, or null.
class MdNode<string name, MetadataLayout node, string doc = ""> : MdField<name, "node", doc> {
  let Node = node;
}
// A node whose operands are nodes of one layout, 32-bit integers, or strings; null for none.
class MdNodes<string name, MetadataLayout node, string doc = ""> : MdField<name, "nodes", doc> {
  let Node = node;
}
class MdNumbers<string name, string doc = ""> : MdField<name, "numbers", doc>;
class MdTexts<string name, string doc = ""> : MdField<name, "texts", doc>;

// Fields are operands 0, 1, ... Named is the named metadata that lists such nodes. A node that is a
// Prefix may have more operands, which depend on its fields; the fields in Behind come before
// these. In tells which modules have the named metadata: "program", or "front" if only an
// intermediate form has it.
class MetadataNode<string view, string summary, list<MdField> fields, string named = "">
    : MetadataLayout {
  let View = view;
  let Summary = summary;
  list<MdField> Fields = fields;
  string Named = named;
  string In = "program";
  bit Prefix = 0;
}

class Tag<string name, int value, MdField operand, string doc> : MetadataCase<name, value, doc> {
  MdField Operand = operand;
}

// Pairs of a tag (i32) and a value, in any order, each tag at most once. The enumeration of the
// tags has the record's name.
class TagList<string view, string doc, string summary, list<Tag> tags>
    : MetadataEnum<doc, []>, MetadataLayout {
  let Cases = tags;
  let View = view;
  let Summary = summary;
}

//===-- Names ------------------------------------------------------------===//

// Named metadata without a layout of its nodes; the record's name is its C++ constant. In:
// "program", "reflection" for the module of STAT, "debug" for modules with debug information.
class NamedMetadata<string text, string where, string doc> {
  string Text = text;
  string In = where;
  string Doc = doc;
}

// A kind of metadata attached to instructions. Number is LLVM 3.7's, or -1 for kinds that each
// module numbers itself. Written: lowering keeps it in programs.
class AttachmentKind<string text, int number, bit written, string doc> {
  string Text = text;
  int Number = number;
  bit Written = written;
  string Doc = doc;
}

//===-- Records of parts --------------------------------------------------===//

// A field of a record, in lower camel case, at a byte offset. Types:
//   u8 u16 u32 flags   numbers; flags have 32 bits and are shown as flags
//   bool               a byte, not 0 for true
//   bits               of a byte: FirstBit and Width
// and references in runtime data, one word each:
//   string strings numbers record records raw    (raw has a second word, its size)
class PartField<string name, string type, int offset, string doc, string only = ""> {
  string Name = name;
  string Type = type;
  int Offset = offset;
  string Doc = doc;
  string Only = only;      // case of the record's KindEnum that has the field; "": all
  string Enum = "";        // enumeration of its numbers
  // Member of the C++ row if its name differs, or if several fields share it; "name[I]" for element
  // I of an array.
  string Member = name;
  int FirstBit = 0;
  int Width = 0;
  string Of = "";          // table that the field refers to
  bit NullElsewhere = 0;   // for a reference with Only: all bits are set in records of other kinds
}
class PartU8<string name, int offset, string doc, string only = "">
    : PartField<name, "u8", offset, doc, only>;
class PartBool<string name, int offset, string doc, string only = "">
    : PartField<name, "bool", offset, doc, only>;
class PartU16<string name, int offset, string doc, string only = "">
    : PartField<name, "u16", offset, doc, only>;
class PartU32<string name, int offset, string doc, string only = "">
    : PartField<name, "u32", offset, doc, only>;
class PartFlags<string name, int offset, string doc, string only = "">
    : PartField<name, "flags", offset, doc, only>;
class PartEnum<string name, string type, int offset, string enum, string doc, string only = "">
    : PartField<name, type, offset, doc, only> {
  let Enum = enum;
}
class PartBits<string name, int offset, int firstBit, int width, string doc>
    : PartField<name, "bits", offset, doc> {
  let FirstBit = firstBit;
  let Width = width;
}
class PartString<string name, int offset, string doc, string only = "">
    : PartField<name, "string", offset, doc, only>;
class PartStrings<string name, int offset, string doc, string only = "">
    : PartField<name, "strings", offset, doc, only>;
class PartNumbers<string name, int offset, string doc, string only = "">
    : PartField<name, "numbers", offset, doc, only>;
class PartRaw<string name, int offset, string doc, string only = "">
    : PartField<name, "raw", offset, doc, only>;
class PartRef<string name, int offset, string table, string doc, string only = "">
    : PartField<name, "record", offset, doc, only> {
  let Of = table;
}
class PartRefs<string name, int offset, string table, string doc, string only = "">
    : PartField<name, "records", offset, doc, only> {
  let Of = table;
}

// The size of a record from some version on. Validator is the minor version of the validator that
// introduced a version of the part.
class RecordSize<string version, int bytes, int validator = 0> {
  string Version = version;
  int Bytes = bytes;
  int Validator = validator;
}

// A record with a fixed layout. Sizes: its sizes, oldest first; fields beyond the size are absent.
// Kind: the field that Only refers to, with its enumeration ("ShaderKind" for stages).
class PartRecord<string row, string summary, list<RecordSize> sizes, list<PartField> fields> {
  string Row = row;
  string Summary = summary;
  list<RecordSize> Sizes = sizes;
  list<PartField> Fields = fields;
  string Kind = "";
  string KindEnum = "";
  // The C++ row has the offset of each member, for messages: SizeAt.
  bit Places = 0;
}

// A table of RDAT. Number is its type, Label its name in listings. Tables without fields are
// strings, index arrays and raw bytes.
class RuntimeTable<int number, string name, string label, string row, string summary,
                   list<RecordSize> sizes, list<PartField> fields>
    : PartRecord<row, summary, sizes, fields> {
  int Number = number;
  string Name = name;
  string Label = label;
}

//===-- Struct constants --------------------------------------------------===//

// A field in a member of a struct, in lower camel case: the whole member, or Width bits from
// FirstBit on. Fields may share bits if they belong to different resources.
class ConstantField<string name, int member, string doc, string enum = "", int firstBit = 0,
                    int width = 0> {
  string Name = name;
  int Member = member;
  string Doc = doc;
  string Enum = enum; // enumeration of its numbers
  int FirstBit = firstBit;
  int Width = width;
}

// A constant operand of an op. Widths: the widths of the struct's members in bits. Type is the name
// of its TypeKind.
class ConstantStruct<string view, string type, string summary, list<int> widths,
                     list<ConstantField> fields> {
  string View = view;
  string Type = type;
  string Summary = summary;
  list<int> Widths = widths;
  list<ConstantField> Fields = fields;
}
