// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of SPIR-V's grammar, and of its translation to DXIL.

//===-- Grammar -----------------------------------------------------------===//

// An enumeration of SPIR-V. A mask's values are bits.
class SPIRVKind<bit isMask> {
  bit IsMask = isMask;
}

// The kind of entity that a mapping describes.
class SPIRVEntity;

// Operands, parameters: "KIND NAME", with ? before an optional operand and * before a list.
class SPIRVEnumerant<SPIRVKind kind, int value, string name, list<string> parameters,
                     list<string> capabilities> : SPIRVEntity {
  SPIRVKind Kind = kind;
  int Value = value;
  string Name = name;
  list<string> Parameters = parameters;
  list<string> Capabilities = capabilities;
}

class SPIRVInstruction<int opcode, string group, list<string> operands, list<string> capabilities>
    : SPIRVEntity {
  int Opcode = opcode;
  string Group = group;
  list<string> Operands = operands;
  list<string> Capabilities = capabilities;
}

// An instruction of GLSL.std.450.
class SPIRVExtended<int number, string name, list<string> operands> : SPIRVEntity {
  int Number = number;
  string Name = name;
  list<string> Operands = operands;
}

//===-- Mapping -----------------------------------------------------------===//

// How entities are translated. An instruction without a mapping is refused, for the reason that its
// capabilities give.
class SPIRVMapping<list<SPIRVEntity> of, string text> {
  list<SPIRVEntity> Of = of;
  string Text = text;
}

// An expression gives the result from the operands. A value is a list of scalars: an operation
// applies to each element, and a list of one element is repeated.
//   $name       an operand of the instruction
//   1, "0.5"    an integer, a float, with the type of the operand beside it
//   (Op ...)    a DXIL op (a record of DXILOp)
//   (form ...)  an operator of IRForm or SPIRVForm
class SPIRVComputed<SPIRVEntity of, dag expression> : SPIRVMapping<[of], ""> {
  dag Expression = expression;
}

// Results by group operation: over all invocations, and over those before this one. The inclusive
// scan combines the latter ($before) with this invocation's value ($value).
class SPIRVGroupOperation<SPIRVEntity of, dag reduction, dag before, dag combination>
    : SPIRVMapping<[of], ""> {
  dag Reduction = reduction;
  dag Before = before;
  dag Combination = combination;
}

// An atomic operation: an AtomicBinOpKind of DXIL's op, and an RmwOperation for workgroup memory.
// Value gives the operand: "value", "negated", "one", "minus one", "zero".
class SPIRVAtomic<SPIRVInstruction of, string operation, string rmw, string value>
    : SPIRVMapping<[of], ""> {
  string Operation = operation;
  string RMW = rmw;
  string Value = value;
}

// Code of spirv/ builds the result: the member function of Lowering (spirv/src/Lowering.h) with
// this name.
class SPIRVBuilt<list<SPIRVEntity> of, string builder, string text> : SPIRVMapping<of, text> {
  string Builder = builder;
}

// The reader takes declarations into its tables; there is no code for them.
class SPIRVDeclared<list<SPIRVEntity> of, string text> : SPIRVMapping<of, text>;

// A field of the entry point's description (produce::EntryDescription). Its value is the execution
// mode's operand, or a case of an enumeration.
class EntryField<string name> {
  string Name = name;
}
class EntryCase<string name, MetadataEnum enum, string case> : EntryField<name> {
  MetadataEnum Enum = enum;
  string Case = case;
}
// A case that one value of the mode's operand sets. Other values are refused for a reason that
// follows them in the message, or set nothing.
class EntryCaseFor<int operand, string name, MetadataEnum enum, string case, string refusal = "">
    : EntryCase<name, enum, case> {
  int Operand = operand;
  string Refusal = refusal;
}
// An array field for all operands.
class EntryList<string name> : EntryField<name>;
// A flag of the shader, by the name of its record without the prefix Flag.
class EntryFlag<string flag> : EntryField<"Flags"> {
  string Flag = flag;
}
// The semantic of an output instead of the one that its built-in variable has.
class EntrySemantic<SPIRVEnumerant builtIn, string semantic> : EntryField<"Semantic"> {
  SPIRVEnumerant BuiltIn = builtIn;
  string Semantic = semantic;
}

// An execution mode that sets fields.
class SPIRVEntryMode<SPIRVEnumerant of, list<EntryField> fields, string text>
    : SPIRVMapping<[of], text> {
  list<EntryField> Fields = fields;
}

// Has no effect on the program.
class SPIRVIgnored<list<SPIRVEntity> of, string text> : SPIRVMapping<of, text>;

class SPIRVRefused<list<SPIRVEntity> of, string text> : SPIRVMapping<of, text>;

// A built-in variable that is an element of a signature.
class SPIRVSystemValue<SPIRVEnumerant of, string semantic, string component, string text = "">
    : SPIRVMapping<[of], text> {
  string Semantic = semantic;
  string Component = component;
}

// A built-in input that an op returns.
class SPIRVBuiltInOp<SPIRVEnumerant of, dag expression, string text = "">
    : SPIRVMapping<[of], text> {
  dag Expression = expression;
}

//===-- Forms of expressions ----------------------------------------------===//

// An instruction of LLVM IR for an operator of the language of meanings.
class IRForm<Operator of, string kind, string name> {
  Operator Of = of;
  string Kind = kind; // Binary or Compare
  string Name = name; // the enumerator of ir::Opcode or ir::Predicate
}

def : IRForm<add, "Binary", "Add">;
def : IRForm<sub, "Binary", "Sub">;
def : IRForm<mul, "Binary", "Mul">;
def : IRForm<udiv, "Binary", "UDiv">;
def : IRForm<urem, "Binary", "URem">;
def : IRForm<and, "Binary", "And">;
def : IRForm<or, "Binary", "Or">;
def : IRForm<xor, "Binary", "Xor">;
def : IRForm<shl, "Binary", "Shl">;
def : IRForm<lshr, "Binary", "LShr">;
def : IRForm<ashr, "Binary", "AShr">;
def : IRForm<fadd, "Binary", "FAdd">;
def : IRForm<fsub, "Binary", "FSub">;
def : IRForm<fmul, "Binary", "FMul">;
def : IRForm<fdiv, "Binary", "FDiv">;
def : IRForm<eq, "Compare", "IcmpEq">;
def : IRForm<ne, "Compare", "IcmpNe">;
def : IRForm<ult, "Compare", "IcmpUlt">;
def : IRForm<ule, "Compare", "IcmpUle">;
def : IRForm<slt, "Compare", "IcmpSlt">;
def : IRForm<sle, "Compare", "IcmpSle">;
def : IRForm<feq, "Compare", "FcmpOeq">;
def : IRForm<fne, "Compare", "FcmpUne">;
def : IRForm<flt, "Compare", "FcmpOlt">;
def : IRForm<fle, "Compare", "FcmpOle">;
def : IRForm<fgt, "Compare", "FcmpOgt">;
def : IRForm<fge, "Compare", "FcmpOge">;
def : IRForm<select, "Select", "">;

// A form that only these expressions have. Kind and Name are an enumerator of NodeKind and its
// number.
class SPIRVForm<string kind, string name, string text> {
  string Kind = kind;
  string Name = name;
  string Text = text;
}

class ComparedBy<string predicate, string text> : SPIRVForm<"Compare", predicate, text>;
def ugt : ComparedBy<"IcmpUgt", "{0} >u {1}">;
def uge : ComparedBy<"IcmpUge", "{0} >=u {1}">;
def sgt : ComparedBy<"IcmpSgt", "{0} >s {1}">;
def sge : ComparedBy<"IcmpSge", "{0} >=s {1}">;
def fone : ComparedBy<"FcmpOne", "{0} <> {1}">;
def ford : ComparedBy<"FcmpOrd", "ordered({0}, {1})">;
def funo : ComparedBy<"FcmpUno", "unordered({0}, {1})">;
def fueq : ComparedBy<"FcmpUeq", "!({0} <> {1})">;
def fult : ComparedBy<"FcmpUlt", "!({0} >= {1})">;
def fule : ComparedBy<"FcmpUle", "!({0} > {1})">;
def fugt : ComparedBy<"FcmpUgt", "!({0} <= {1})">;
def fuge : ComparedBy<"FcmpUge", "!({0} < {1})">;

class OperatedBy<string opcode, string text> : SPIRVForm<"Binary", opcode, text>;
def sdiv : OperatedBy<"SDiv", "{0} /s {1}">;
def srem : OperatedBy<"SRem", "{0} %s {1}">;
def frem : OperatedBy<"FRem", "frem({0}, {1})">;

// Casts to the type of the instruction's result.
class CastBy<string opcode, string text> : SPIRVForm<"Cast", opcode, text>;
def fptoui : CastBy<"FPToUI", "unsigned({0})">;
def fptosi : CastBy<"FPToSI", "signed({0})">;
def uitofp : CastBy<"UIToFP", "float(unsigned {0})">;
def sitofp : CastBy<"SIToFP", "float(signed {0})">;

// Converts to the width of the instruction's result by extension or truncation.
def fresize : SPIRVForm<"Resize", "0", "convert({0})">;
def sresize : SPIRVForm<"Resize", "1", "signed({0})">;
def uresize : SPIRVForm<"Resize", "2", "unsigned({0})">;
// Keeps the bits: as the integer or float of the same width, or as the result's type.
def asInt : SPIRVForm<"Bits", "0", "asint({0})">;
def asFloat : SPIRVForm<"Bits", "1", "asfloat({0})">;
def i32Of : SPIRVForm<"ToI32", "0", "i32({0})">;
def i32OfSigned : SPIRVForm<"ToI32", "1", "i32(signed {0})">;
// A number of 16 or 32 bits.
def f32Of : SPIRVForm<"ToF32", "0", "float({0})">;
def f32OfSigned : SPIRVForm<"ToF32", "1", "float(signed {0})">;

def x_ : SPIRVForm<"Element", "0", "{0}.x">;
def y_ : SPIRVForm<"Element", "1", "{0}.y">;
def z_ : SPIRVForm<"Element", "2", "{0}.z">;
def w_ : SPIRVForm<"Element", "3", "{0}.w">;
// A field of an op's result that is a struct.
def first_ : SPIRVForm<"Field", "0", "first({0})">;
def second_ : SPIRVForm<"Field", "1", "second({0})">;
def third_ : SPIRVForm<"Field", "2", "third({0})">;
def fourth_ : SPIRVForm<"Field", "3", "fourth({0})">;
// The elements of all operands in one list.
def list_ : SPIRVForm<"List", "0", "({*})">;
def dot_ : SPIRVForm<"Dot", "0", "dot({0}, {1})">;
def allOf : SPIRVForm<"Fold", "And", "all({0})">;
def anyOf : SPIRVForm<"Fold", "Or", "any({0})">;
def sumOf : SPIRVForm<"Fold", "Add", "sum({0})">;
