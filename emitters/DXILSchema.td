// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of DXIL.td: classes, types, versions, stages and attributes, but no operation.
// Tests include only this file.
//
// Property names follow "Specification of DXIL Operations using TableGen Representation" in LLVM's
// DirectX documentation. This file adds what that page lacks: argument names, immediates, vector
// and multi-dimensional overloads, opcode tables, translated minimums, counters.

include "llvm/IR/Intrinsics.td"

//===-- Versions ----------------------------------------------------------===//

class Version<int major, int minor> {
  int Major = major;
  int Minor = minor;
}

// Shader model 6.n compiles to DXIL 1.n.
foreach minor = 0...10 in
  def DXIL1_#minor : Version<1, minor>;

//===-- Shader stages -----------------------------------------------------===//

// Kind is the stage's number in a DXIL program header and in dx.shaderModel. It is -1 for the
// pseudo-stages, which only occur in `stages` lists.
class ShaderStage<int kind, string hlslName> {
  int Kind = kind;
  string HLSLName = hlslName;
}

def pixel         : ShaderStage<0, "pixel">;
def vertex        : ShaderStage<1, "vertex">;
def geometry      : ShaderStage<2, "geometry">;
def hull          : ShaderStage<3, "hull">;
def domain        : ShaderStage<4, "domain">;
def compute       : ShaderStage<5, "compute">;
def library       : ShaderStage<6, "library">;
def raygeneration : ShaderStage<7, "raygeneration">;
def intersection  : ShaderStage<8, "intersection">;
def anyhit        : ShaderStage<9, "anyhit">;
def closesthit    : ShaderStage<10, "closesthit">;
def miss          : ShaderStage<11, "miss">;
def callable      : ShaderStage<12, "callable">;
def mesh          : ShaderStage<13, "mesh">;
def amplification : ShaderStage<14, "amplification">;
def node          : ShaderStage<15, "node">;
def all_stages    : ShaderStage<-1, "">;
def removed       : ShaderStage<-1, "">;

//===-- Operation attributes ----------------------------------------------===//

class DXILAttribute<string doc> {
  string Doc = doc;
}

def ReadNone     : DXILAttribute<
    "Reads and writes no memory: equal arguments give an equal result.">;
def ReadOnly     : DXILAttribute<"Reads memory or shader state, writes none.">;
def ArgMemOnly   : DXILAttribute<"Touches only memory that its pointer arguments reach.">;
def NoDuplicate  : DXILAttribute<"A call must not be duplicated by control-flow transforms.">;
def NoReturn     : DXILAttribute<"Control does not come back from a call.">;
def IsDerivative : DXILAttribute<"Computes a screen-space or quad derivative.">;
def IsGradient   : DXILAttribute<"Needs implicit derivatives, and so the other lanes of its quad.">;
def IsFeedback   : DXILAttribute<"Records into a sampler feedback map.">;
def IsWave       : DXILAttribute<"Exchanges values between the lanes of a wave or quad.">;
def IsBarrier    : DXILAttribute<"Orders memory accesses or synchronizes the thread group.">;
def IsConvergent : DXILAttribute<
    "Depends on which threads execute it together: it must not move into or out of divergent "
    "control flow.">;
def RequiresUniformInputs : DXILAttribute<
    "Its inputs must have the same value in every active lane.">;

//===-- Types -------------------------------------------------------------===//

// An element of an `arguments` list: a type, or an Arg with a type.
class DXILArgument;

// A type in an op's signature. Name is its spelling in JSON, in documentation and, for a DXIL
// struct, in modules.
class DXILType<string name> : DXILArgument {
  string Name = name;
}

// A type that can be an overload. Suffix is the end of the function name, as in dx.op.unary.f32.
class OverloadType<string name, string suffix> : DXILType<name> {
  string Suffix = suffix;
}

def i1Ty     : OverloadType<"i1", "i1">;
def i8Ty     : OverloadType<"i8", "i8">;
def i16Ty    : OverloadType<"i16", "i16">;
def i32Ty    : OverloadType<"i32", "i32">;
def i64Ty    : OverloadType<"i64", "i64">;
def halfTy   : OverloadType<"half", "f16">;
def floatTy  : OverloadType<"float", "f32">;
def doubleTy : OverloadType<"double", "f64">;
// A pointer to a user-defined struct. The suffix is the struct's name.
def udtTy    : OverloadType<"udt", "udt">;
// Any other named type, such as a resource or a matrix. The suffix is the type's name.
def objectTy : OverloadType<"object", "object">;

def voidTy   : DXILType<"void">;
// float*, the type of minimum-precision indexable registers.
def floatPtrTy : DXILType<"float*">;
def int2Ty   : DXILType<"<2 x i32>">;

// Types that depend on an overload. The digit is the overload dimension.
class DependentType<string name, int dimension = 0> : DXILType<name> {
  int Dimension = dimension;
}

def overloadTy        : DependentType<"overload">;
def overload0Ty       : DependentType<"overload0", 0>;
def overload1Ty       : DependentType<"overload1", 1>;
def overload2Ty       : DependentType<"overload2", 2>;
def overload3Ty       : DependentType<"overload3", 3>;
// The element of a vector overload.
def overloadElementTy : DependentType<"overload.element">;
// i1 or i32, as a scalar or vector like the overload.
def overloadI1Ty      : DependentType<"overload.i1">;
def overloadI32Ty     : DependentType<"overload.i32">;
// Four scalars, or the vector, of the overload type, then an i32 status.
def resRetTy          : DependentType<"dx.types.ResRet">;
// A 16-byte row of a constant buffer, as numbers of the overload type.
def cbufRetTy         : DependentType<"dx.types.CBufRet">;
def fourTy            : DependentType<"dx.types.four">;
def vec9Ty            : DependentType<"<9 x overload>">;
def groupsharedPtr1Ty : DependentType<"overload1 addrspace(3)*", 1>;

// A named struct with a fixed body.
class StructType<string name, string body> : DXILType<name> {
  string Body = body;
}

def handleTy             : StructType<"dx.types.Handle", "{ i8* }">;
def resBindTy            : StructType<"dx.types.ResBind", "{ i32, i32, i32, i8 }">;
def resPropertiesTy      : StructType<"dx.types.ResourceProperties", "{ i32, i32 }">;
def nodeHandleTy         : StructType<"dx.types.NodeHandle", "{ i8* }">;
def nodeRecordHandleTy   : StructType<"dx.types.NodeRecordHandle", "{ i8* }">;
def nodeInfoTy           : StructType<"dx.types.NodeInfo", "{ i32, i32 }">;
def nodeRecordInfoTy     : StructType<"dx.types.NodeRecordInfo", "{ i32, i32 }">;
def hitObjectTy          : StructType<"dx.types.HitObject", "{ i8* }">;
def dimensionsTy         : StructType<"dx.types.Dimensions", "{ i32, i32, i32, i32 }">;
def splitDoubleTy        : StructType<"dx.types.splitdouble", "{ i32, i32 }">;
def twoI32Ty             : StructType<"dx.types.twoi32", "{ i32, i32 }">;
def fourI32Ty            : StructType<"dx.types.fouri32", "{ i32, i32, i32, i32 }">;
def i32CarryTy           : StructType<"dx.types.i32c", "{ i32, i1 }">;
def samplePosTy          : StructType<"dx.types.SamplePos", "{ float, float }">;

//===-- Meanings ----------------------------------------------------------===//

include "emitters/MeaningSchema.td"

//===-- Enumerations that arguments take ----------------------------------===//

// Since is the first DXIL version whose modules may use the value. ShaderStages limits the stages
// that may use it, beyond the limits of the op.
class EnumCase<string name, int value, string doc, Version since = DXIL1_0,
               list<ShaderStage> stages = [all_stages]> {
  string Name = name;
  int Value = value;
  string Doc = doc;
  Version Since = since;
  list<ShaderStage> ShaderStages = stages;
}

// Flags = 1: values are bits, and any union of them is legal.
class DXILEnum<string doc, list<EnumCase> cases, bit flags = 0> {
  string Doc = doc;
  list<EnumCase> Cases = cases;
  bit Flags = flags;
}

//===-- Arguments ---------------------------------------------------------===//

// judgedBy names the rule that checks the operand's value, if its domain is not enough.
class Arg<DXILType type, string name, string doc = "", string judgedBy = ""> : DXILArgument {
  DXILType Type = type;
  string Name = name;
  string Doc = doc;
  string JudgedBy = judgedBy;
  // The operand must be a constant in a valid module.
  bit Immediate = 0;
  // A builder of calls may omit the operand, which is undef then.
  bit Optional = 0;
  // The integer is unsigned. Only documentation and HLSL need this.
  bit Unsigned = 0;
  // The legal values of a constant operand: those of an enum, or a range; a range of floats is
  // text.
  DXILEnum Enum = ?;
  int Minimum = ?;
  int Maximum = ?;
  string FloatMinimum = "";
  string FloatMaximum = "";
}

class OptionalArg<DXILType type, string name, string doc = "", string judgedBy = "">
    : Arg<type, name, doc, judgedBy> {
  let Optional = 1;
}
class UnsignedArg<DXILType type, string name, string doc = ""> : Arg<type, name, doc> {
  let Unsigned = 1;
}
class Imm<DXILType type, string name, string doc = "", string judgedBy = "">
    : Arg<type, name, doc, judgedBy> {
  let Immediate = 1;
}
class UnsignedImm<DXILType type, string name, string doc = ""> : Imm<type, name, doc> {
  let Unsigned = 1;
}
class EnumArg<DXILType type, string name, DXILEnum enum, string doc = "", string judgedBy = "">
    : Arg<type, name, doc, judgedBy> {
  let Enum = enum;
}
class EnumImm<DXILType type, string name, DXILEnum enum, string doc = "", string judgedBy = "">
    : Imm<type, name, doc, judgedBy> {
  let Enum = enum;
}
class UnsignedEnumImm<DXILType type, string name, DXILEnum enum, string doc = "",
                      string judgedBy = "">
    : EnumImm<type, name, enum, doc, judgedBy> {
  let Unsigned = 1;
}
class RangeArg<DXILType type, string name, int minimum, int maximum,
               string doc = ""> : Arg<type, name, doc> {
  let Minimum = minimum;
  let Maximum = maximum;
}
class OptionalUnsignedArg<DXILType type, string name, string doc = "">
    : UnsignedArg<type, name, doc> {
  let Optional = 1;
}
class UnsignedRangeArg<DXILType type, string name, int minimum, int maximum, string doc = "">
    : RangeArg<type, name, minimum, maximum, doc> {
  let Unsigned = 1;
}
class RangeImm<DXILType type, string name, int minimum, int maximum,
               string doc = ""> : Imm<type, name, doc> {
  let Minimum = minimum;
  let Maximum = maximum;
}
class FloatRangeArg<DXILType type, string name, string minimum, string maximum, string doc = "",
                    string judgedBy = ""> : Arg<type, name, doc, judgedBy> {
  let FloatMinimum = minimum;
  let FloatMaximum = maximum;
}

//===-- Versioned properties ----------------------------------------------===//
// In such a list, the entry of the latest version that is not above the module's version applies.
// It replaces the earlier entries completely.

class Overloads<Version version, list<DXILType> types,
                list<DXILType> vectorElements = [], int dimension = 0> {
  Version Since = version;
  list<DXILType> Types = types;
  // Element types of the vector overloads.
  list<DXILType> VectorElements = vectorElements;
  int Dimension = dimension;
}

// The overloads of one dimension, for an op with several overload types.
class DimensionOverloads<int dimension, Version version, list<DXILType> types,
                         list<DXILType> vectorElements = []>
    : Overloads<version, types, vectorElements, dimension>;

class Stages<Version version, list<ShaderStage> stages> {
  Version Since = version;
  list<ShaderStage> ShaderStages = stages;
}

class Attributes<Version version, list<DXILAttribute> attributes> {
  Version Since = version;
  list<DXILAttribute> OpAttributes = attributes;
}

//===-- Intrinsics --------------------------------------------------------===//

// The source of an op's argument when a call of the intrinsic is lowered.
class IntrinArg;
class IntrinArgIndex<int index> : IntrinArg {
  int Index = index;
}
class IntrinArgConst<int value> : IntrinArg {
  int Value = value;
}
class IntrinArgEnum<DXILEnum enum, string caseName> : IntrinArg {
  DXILEnum Enum = enum;
  string CaseName = caseName;
}

// Lowers `Intrin` to this op. Without Args, the op takes the intrinsic's operands in order. Types
// limits the selection to these overload types.
class IntrinSelect<Intrinsic intrin, list<IntrinArg> args = [],
                   list<DXILType> types = []> {
  Intrinsic Intrin = intrin;
  list<IntrinArg> Args = args;
  list<DXILType> Types = types;
}

//===-- Operations --------------------------------------------------------===//

class DXILOpClass;

// Opcode tables. The top 16 bits of an opcode are the table's feature id. Ops of an experimental
// table need a preview shader model.
class OpCodeTable<int featureId, bit experimental = 0> {
  int FeatureId = featureId;
  bit Experimental = experimental;
}
def CoreOps         : OpCodeTable<0>;
def ExperimentalOps : OpCodeTable<0x8000, 1>;

// Declares that a table is complete: its numbers run from 0 without a gap. DXIL.td declares it for
// both tables; a .td with a few ops does not.
class DenseTable<OpCodeTable table> {
  OpCodeTable Table = table;
}

class DXILOp<int opcode, DXILOpClass opclass> {
  // The documentation of the op, in full sentences.
  string Doc = "";
  string doc = "";

  // The op's number within its table.
  int OpCode = opcode;
  OpCodeTable Table = CoreOps;
  DXILOpClass OpClass = opclass;
  string category = "";
  bit reserved = 0;

  // The intrinsics that lower to the op: one with the same operands, or a selection. An op without
  // them, and without generic IR, has the extension intrinsic dxil.<opName>.
  Intrinsic LLVMIntrinsic = ?;
  list<IntrinSelect> intrinsics = [];
  // Intrinsics that the resource or signature lowering translates to the op, by more than their
  // types.
  list<Intrinsic> resourceIntrinsics = [];
  // Generic LLVM instructions with the same meaning.
  list<string> genericIR = [];

  DXILType result = voidTy;
  string resultDoc = "";
  // The arguments after the opcode.
  list<DXILArgument> arguments = [];

  list<Overloads> overloads = [];
  list<Stages> stages = [Stages<DXIL1_0, [all_stages]>];
  list<Attributes> attributes = [];

  // The lowest version in which a module may contain the op before the DXIL linker translates it
  // for an older target.
  Version translatedMinimum = ?;

  // The signature that the op accesses: "Input", "Output", "PatchOrPrimitive", or "ControlPoints"
  // for a hull shader's outputs, which are a domain shader's inputs. Its first arguments are
  // element, row and column.
  string accesses = "";

  // Instruction counters of the STAT part that count the op's calls.
  list<string> counters = [];

  // The op's result and effects, as an expression of MeaningSchema.td.
  dag meaning = ?;
}

class ExperimentalOp<int opcode, DXILOpClass opclass> : DXILOp<opcode, opclass> {
  let Table = ExperimentalOps;
}

class ReservedOp<int opcode, DXILOpClass opclass, OpCodeTable table = CoreOps>
    : DXILOp<opcode, opclass> {
  let reserved = 1;
  let Table = table;
  let Doc = "Reserved: the number is taken and has no meaning yet.";
}
