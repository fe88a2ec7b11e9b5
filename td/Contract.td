// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Enumerations of the IR contract (docs/ir-contract.md): facts that a front end gives the back end
// and that containers do not store in this form. The words are those of the contract's text.

class ContractEnum<string doc, list<MetadataCase> cases, string plural = "">
    : MetadataEnum<doc, cases, plural>;

def EntryArray : ContractEnum<"Which elements a parameter of an entry point holds.", [
  MetadataCase<"None", 0, "It is one value in memory.">,
  MetadataCase<"Input", 1, "The vertices of an input primitive.", "input">,
  MetadataCase<"Stream", 2, "The vertices of an output stream.", "stream">,
  MetadataCase<"Vertices", 3, "The output vertices of a mesh shader.", "vertices">,
  MetadataCase<"Indices", 4, "The output indices of a mesh shader.", "indices">,
  MetadataCase<"Primitives", 5, "The output primitives of a mesh shader.", "primitives">,
  MetadataCase<"InputPatch", 6, "The input control points of a patch.", "InputPatch">,
  MetadataCase<"OutputPatch", 7, "The output control points of a patch.", "OutputPatch">
], "EntryArrays">;

def InterpolationModifier : ContractEnum<"A bit of an element's interpolation modifiers.", [
  MetadataCase<"Linear", 1, "`linear`">,
  MetadataCase<"NoInterpolation", 2, "`nointerpolation`">,
  MetadataCase<"NoPerspective", 4, "`noperspective`">,
  MetadataCase<"Centroid", 8, "`centroid`">,
  MetadataCase<"Sample", 16, "`sample`">
]>;

//===-- Structs ----------------------------------------------------------------------------===//

// A member of a struct. Visit is the call of Fields.h that reads or writes it as JSON; a member
// without one is not in the contract's text. A field without a type is no member: its function
// visits several members.
class ContractField<string member, string type, string doc, string key = "", string visit = "",
                    string default = ""> {
  string Member = member;
  string Type = type;
  string Doc = doc;
  string Key = key;
  string Visit = visit;
  string Default = default;
}
class Unwritten<string member, string type, string doc, string default = "">
    : ContractField<member, type, doc, "", "", default>;
class TextField<string key, string member, string doc, string presence = "Optional">
    : ContractField<member, "std::string", doc, key,
                    "Visit.text(\"" # key # "\", S." # member # ", " # presence # ", \"" # doc #
                        "\")">;
class NumberField<string key, string member, string range, string doc, string presence = "Always",
                  string type = "uint32_t", string default = "0">
    : ContractField<member, type, doc, key,
                    "Visit.number(\"" # key # "\", S." # member # ", {" # range # "}, " #
                        presence # ", \"" # doc # "\")",
                    default>;
class FlagField<string key, string member, string doc>
    : ContractField<member, "bool", doc, key,
                    "Visit.flag(\"" # key # "\", S." # member # ", \"" # doc # "\")", "false">;
class NamedField<string key, string member, string enum, string table, string default, string doc>
    : ContractField<member, enum, doc, key,
                    "Visit.named(\"" # key # "\", S." # member # ", " # table #
                        ", Optional, \"" # doc # "\")",
                    enum # "::" # default>;
class RecordField<string key, string member, string struct, string row, string doc>
    : ContractField<member, "std::optional<" # struct # ">", doc, key,
                    "Visit.record(\"" # key # "\", S." # member # ", \"" # row # "\", \"" #
                        doc # "\")">;
class RecordsField<string key, string member, string struct, string row, string doc,
                   string presence = "Optional">
    : ContractField<member, "std::vector<" # struct # ">", doc, key,
                    "Visit.records(\"" # key # "\", S." # member # ", " # presence #
                        ", \"" # row # "\", \"" # doc # "\")">;
class TextsField<string key, string member, string doc>
    : ContractField<member, "std::vector<std::string>", doc, key,
                    "Visit.texts(\"" # key # "\", S." # member # ", \"" # doc # "\")">;
class NumbersField<string key, string member, string doc>
    : ContractField<member, "std::vector<uint32_t>", doc, key,
                    "Visit.numbers(\"" # key # "\", S." # member # ", \"" # doc # "\")">;
class AttributesField<string member, string struct, string doc>
    : ContractField<member, struct, doc, "attributes",
                    "Visit.attributes(\"attributes\", S." # member # ", \"" # doc # "\")">;
class ComponentField<string default, string doc>
    : ContractField<"Type", "ComponentType", doc, "type",
                    "visitComponentType(Visit, S.Type, \"" # doc # "\")",
                    "ComponentType::" # default>;
// A word that several members store, or a member in another form. The function is in FieldLists.h.
class WordField<string key, string function>
    : ContractField<"", "", "", key, function # "(Visit, S)">;

class ContractStruct<string doc, list<ContractField> fields> {
  string Doc = doc;
  list<ContractField> Fields = fields;
}

// Structs in the order in which C++ needs them.
def MemberArray : ContractStruct<"An array of structs around a member. Element I of the array is "
    "`I * Size` bytes further, and its semantic indices are greater by `I * Indices`.", [
  NumberField<"count", "Count", "2, MaxRows", "number of elements", "Always", "uint32_t", "1">,
  NumberField<"size", "Size", "1, MaxBytes", "bytes from element to element", "Always", "uint64_t">,
  NumberField<"indices", "Indices", "1, MaxRows", "semantic indices of one element">
]>;

// If matrices of an array are column-major in memory and row-major in the signature, each has
// MatrixRows rows and the next begins MatrixSize bytes later.
def EntryLeaf : ContractStruct<"A scalar, vector or matrix, or an array of them, with a "
    "semantic. A member of an array of structs is one leaf with rows for all elements of the "
    "array.", [
  TextField<"semantic", "Semantic", "semantic without its index", "Always">,
  NumberField<"index", "Index", "0, INT32_MAX", "semantic index of the first row">,
  ComponentField<"F32", "component type; at most `f64`, and an `i1` is an `i32` in memory">,
  NumberField<"rows", "Rows", "1, MaxRows", "rows in the signature", "Always", "uint32_t", "1">,
  NumberField<"columns", "Columns", "1, MaxColumns", "columns in the signature", "Always",
              "uint32_t", "1">,
  NumberField<"interpolation", "Modifiers", "0, 31",
              "a mask: 1 linear, 2 nointerpolation, 4 noperspective, 8 centroid, 16 sample">,
  NumberField<"offset", "Offset", "0, MaxBytes", "offset of the first component in bytes", "Always",
              "uint64_t">,
  NumberField<"rowSize", "RowSize", "0, MaxBytes", "bytes from row to row", "Always", "uint64_t">,
  NumberField<"columnSize", "ColumnSize", "0, MaxBytes", "bytes from column to column", "Always",
              "uint64_t", "4">,
  NumberField<"componentSize", "ComponentSize", "0, 8", "size of a component in memory in bytes",
              "Always", "uint64_t", "4">,
  NumberField<"matrixRows", "MatrixRows", "1, MaxRows", "rows of one matrix", "Always", "uint64_t",
              "1">,
  NumberField<"matrixSize", "MatrixSize", "0, MaxBytes", "bytes from matrix to matrix", "Always",
              "uint64_t">,
  RecordsField<"arrays", "Arrays", "MemberArray", "array",
               "arrays of structs around the member, the outermost first">,
  TextField<"file", "File", "source file of the semantic, for messages">,
  NumberField<"line", "Line", "0, INT32_MAX", "line in `file`", "Optional">,
  NumberField<"sourceColumn", "SourceColumn", "0, INT32_MAX", "column in `file`", "Optional">
]>;

def GridFacts : ContractStruct<"The position of the launch grid in a node record.", [
  NumberField<"offset", "Offset", "", "offset in the record in bytes">,
  ComponentField<"U32", "component type: `u16` or `u32`">,
  NumberField<"count", "Count", "1, 3", "number of components", "Always", "uint32_t", "1">
]>;

def NodeFacts : ContractStruct<"An input or output of a node.", [
  TextField<"name", "Name", "name of the parameter">,
  NumberField<"flags", "Flags", "0, UINT16_MAX", "`NodeIOFlag`s">,
  NumberField<"recordSize", "RecordSize", "",
              "size of the record in bytes; 0 for a node without records", "Optional">,
  NumberField<"alignment", "Alignment", "1, MaxBytes", "alignment of the record in bytes", "Always",
              "uint32_t", "4">,
  RecordField<"grid", "Grid", "GridFacts", "grid", "the record's `SV_DispatchGrid`">,
  AttributesField<"Attributes", "ParameterAttributes", "lists of arguments by the attribute's name">
]>;

def EntryValue : ContractStruct<"A parameter, or the result of the entry point.", [
  Unwritten<"IsInput", "bool", "the direction is `in` or `inout`", "false">,
  Unwritten<"IsOutput", "bool", "the direction is `out` or `inout`", "false">,
  Unwritten<"IsReturn", "bool", "the result", "false">,
  WordField<"direction", "visitDirection">,
  FlagField<"object", "IsObject", "a payload, attributes or callable data: in no signature">,
  Unwritten<"ObjectType", "llvm::Type *", "type of an object", "nullptr">,
  NamedField<"array", "Array", "EntryArray", "EntryArrays", "None", "kind of an array parameter">,
  NamedField<"primitive", "Primitive", "InputPrimitive", "InputPrimitives", "Undefined",
             "primitive of an `input`">,
  NamedField<"topology", "Topology", "OutputTopology", "OutputTopologies", "Undefined",
             "topology of a `stream`">,
  NumberField<"count", "Count", "0, MaxRows", "number of array elements",
              "isArray(S) ? Always : Optional", "uint64_t">,
  NumberField<"size", "Size", "0, MaxBytes", "size in memory in bytes, of one element for an array",
              "Always", "uint64_t">,
  RecordsField<"leaves", "Leaves", "EntryLeaf", "leaf", "members with a semantic", "Always">,
  RecordField<"node", "Node", "NodeFacts", "node",
              "an input or output of a node, which has no leaves">,
  Unwritten<"Elements", "std::vector<uint32_t>",
            "for an array: index of the signature element of each leaf">,
  Unwritten<"Memory", "llvm::Value *", "set by the pass that builds the shader", "nullptr">
]>;

def BoundRange : ContractStruct<"A range of registers.", [
  WordField<"class", "visitRegisterClass">,
  Unwritten<"Class", "llvm::dxil::ResourceClass", "class of the registers", "{}">,
  NumberField<"space", "Space", "", "register space">,
  NumberField<"register", "Register", "", "first register">,
  NumberField<"size", "Size", "1, UINT32_MAX", "number of registers; 4294967295: unbounded",
              "Always", "uint32_t", "1">
]>;

def NamedBinding : ContractStruct<"A row of a binding table: the registers of a resource.", [
  TextField<"name", "Name", "name of the resource">,
  Unwritten<"Range", "BoundRange", "registers of the resource">,
  WordField<"range", "visitRange">
]>;

def BindingRules : ContractStruct<"Rules for resources without a register.", [
  NumberField<"space", "Space", "", "space of resources without one", "Optional",
              "std::optional<uint32_t>", "">,
  TextsField<"fixed", "FixedSpaces", "names of resources that declare a space and no register">,
  RecordsField<"table", "Table", "NamedBinding", "binding",
               "bindings that override the declarations">,
  RecordsField<"reserved", "Reserved", "BoundRange", "range",
               "registers that are taken even without a resource">
]>;

def SubobjectFacts : ContractStruct<"A subobject of a state object.", [
  TextField<"name", "Name", "name of the variable", "Always">,
  Unwritten<"Kind", "SubobjectKind", "kind of the subobject", "SubobjectKind::StateObjectConfig">,
  WordField<"class", "visitSubobjectClass">,
  NumberField<"flags", "Flags", "", "flags of a state object or pipeline", "Optional">,
  NumberField<"maxPayloadBytes", "MaxPayloadBytes", "", "largest payload in bytes", "Optional">,
  NumberField<"maxAttributeBytes", "MaxAttributeBytes", "", "largest hit attributes in bytes",
              "Optional">,
  NumberField<"maxRecursion", "MaxRecursion", "", "recursion depth of rays", "Optional">,
  Unwritten<"RootSignature", "std::string", "bytes of the part">,
  WordField<"rootSignature", "visitRootSignature">,
  TextField<"associated", "Associated", "name of the subobject that is associated with `exports`">,
  TextsField<"exports", "Exports", "exports of an association; none: all">,
  Unwritten<"Group", "HitGroupType", "type of a hit group", "HitGroupType::Triangles">,
  TextField<"anyHit", "AnyHit", "any-hit shader of a hit group">,
  TextField<"closestHit", "ClosestHit", "closest-hit shader of a hit group">,
  TextField<"intersection", "Intersection", "intersection shader of a hit group">
]>;

// Facts of a library in text. The types are those of variables in the annotated function: first
// those of the payloads, then the pointee types of each export.
def PayloadText : ContractStruct<"A payload without its type.", [
  NumbersField<"access", "Access", "mask of each field: who reads and writes it">
]>;
def ExportText : ContractStruct<"An exported function without its types.", [
  TextField<"symbol", "Symbol", "symbol of the function", "Always">,
  NumberField<"pointees", "Pointees", "",
              "number of parameters that are pointers to types of their own">
]>;
def LibraryFactsText : ContractStruct<"LibraryFacts without the types.", [
  RecordsField<"payloads", "Payloads", "PayloadText", "payload", "structs with access qualifiers">,
  RecordsField<"subobjects", "Subobjects", "SubobjectFacts", "subobject",
               "subobjects in the order of the source">,
  RecordsField<"functions", "Exports", "ExportText", "export", "functions that others may link">
]>;
