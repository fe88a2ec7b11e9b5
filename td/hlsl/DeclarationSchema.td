// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's attributes and modifiers: the places where they are allowed, their arguments, and their
// contradictions. The front end's tables come from these records, and no other list exists.

//===-- Attributes --------------------------------------------------------===//

// A construct that an attribute can precede. Enum is its name in C++.
class AttributePlace<string enum> {
  string Enum = enum;
}
def if_statement : AttributePlace<"If">;
def switch_statement : AttributePlace<"Switch">;
def loop_statement : AttributePlace<"Loop">;
def function_declaration : AttributePlace<"Function">;
def parameter_declaration : AttributePlace<"Parameter">;
def struct_definition : AttributePlace<"Struct">;

// The diagnostic for an attribute at a declaration where it has no effect. At a statement, an
// attribute of other statements is a warning, and any other attribute an error.
class AttributeMisuse<string enum> {
  string Enum = enum;
}
def misuse_refused : AttributeMisuse<"Refused">;
def misuse_warned : AttributeMisuse<"Warned">;
def misuse_accepted : AttributeMisuse<"Accepted">;

// The kind of an argument. Least and Most limit a number; Words are the enumerations whose words a
// text may be.
class AttributeArgument<string enum> {
  string Enum = enum;
  int Least = 0;
  int Most = 2147483647;
  list<MetadataEnum> Words = [];
}
// A negative number is a warning and becomes 0, unless Least is negative.
class IntegerArgument<int least = -2147483648, int most = 2147483647> : AttributeArgument<"Integer"> {
  let Least = least;
  let Most = most;
}
class PowerOfTwoArgument<int least, int most> : AttributeArgument<"PowerOfTwo"> {
  let Least = least;
  let Most = most;
}
class WordArgument<list<MetadataEnum> words> : AttributeArgument<"Word"> {
  let Words = words;
}
def TextArgument : AttributeArgument<"Text">;
// A number written as a literal.
def FloatArgument : AttributeArgument<"Float">;
// A stage, as in [shader("compute")].
def StageArgument : AttributeArgument<"Stage">;
// A constant of the program: a global variable, a member or an element of one.
def ConstantArgument : AttributeArgument<"Constant">;
// The name of another parameter.
def ParameterArgument : AttributeArgument<"Parameter">;

// An attribute, spelled as in its documentation; the compiler accepts any case.
class HLSLAttribute<string name, list<AttributePlace> places> {
  string Name = name;
  list<AttributePlace> Places = places;
  AttributeMisuse Misuse = misuse_refused;
  list<AttributeArgument> Arguments = [];
  // The number of required arguments; by default all are required.
  int Required = !size(Arguments);
  // With arguments, the name is an unknown attribute, which is ignored.
  bit NeverCalled = 0;
  // Any arguments are parsed and ignored.
  bit IgnoresArguments = 0;
  // If the first argument is a single name, it is not looked up.
  bit TakesName = 0;
  // The limit of the product of the numbers; 0: no limit.
  int ProductMost = 0;
  // The stages whose entry points may have the attribute; empty: all.
  list<ShaderStage> InStages = [];
  // The attribute at an entry point of another stage is a warning, not an error.
  bit OtherStageWarns = 0;
  // The stages whose entry points must have the attribute.
  list<ShaderStage> NeededIn = [];
  // Two such attributes at one function must be equal.
  bit Agrees = 0;
  // The attribute is a field of the interface between front end and back end.
  bit InContract = 0;
}

//===-- Types -------------------------------------------------------------===//

// Types of effects, which shaders do not use: declarations with them are ignored.
class HLSLEffectTypes<list<string> words> {
  list<string> Words = words;
}

//===-- Subobjects --------------------------------------------------------===//

// The values of a subobject's class, in their order: 't' for a string, 'n' for a number.
class HLSLSubobject<string word, string values> {
  string Word = word;
  string Values = values;
}

//===-- Modifiers ---------------------------------------------------------===//

// A declaration, or another construct, that can have a modifier.
// Words name it in messages.
class ModifierPlace<string enum, string words> {
  string Enum = enum;
  string Words = words;
}
def at_global : ModifierPlace<"Global", "global variables">;
def at_local : ModifierPlace<"Local", "local variables">;
def at_parameter : ModifierPlace<"Parameter", "parameters">;
def at_field : ModifierPlace<"Field", "members">;
def at_static_field : ModifierPlace<"StaticField", "members">;
def at_function : ModifierPlace<"Function", "functions">;
def at_method : ModifierPlace<"Method", "methods">;
def at_typedef : ModifierPlace<"Typedef", "a typedef">;
// A type without a declarator: of a cast, of a template argument.
def at_type_name : ModifierPlace<"TypeName", "a type">;
// `static struct S { ... };`: a struct without a declarator.
def at_struct : ModifierPlace<"Struct", "a type">;

// The diagnostic for a repeated modifier in a declaration.
class ModifierRepeat<string enum> {
  string Enum = enum;
}
def repeat_accepted : ModifierRepeat<"Accepted">;
def repeat_warned : ModifierRepeat<"Warned">;
def repeat_refused : ModifierRepeat<"Refused">;

// A modifier. It is an error at a place in neither list.
class HLSLModifier<string word, list<ModifierPlace> places, list<ModifierPlace> ignored = []> {
  string Word = word;
  list<ModifierPlace> Places = places;
  // Places where the modifier has no effect and causes a warning.
  list<ModifierPlace> IgnoredAt = ignored;
  ModifierRepeat Repeat = repeat_warned;
  // The modifier may follow the type.
  bit AfterType = 0;
  // The modifier that this one requires.
  HLSLModifier Needs = ?;
}

// No modifier of one list may be combined with one of the other.
class HLSLExclusion<list<HLSLModifier> one, list<HLSLModifier> other> {
  list<HLSLModifier> One = one;
  list<HLSLModifier> Other = other;
}

// If both are present, the first has no effect, with a warning.
class HLSLOverride<HLSLModifier overridden, HLSLModifier by> {
  HLSLModifier Overridden = overridden;
  HLSLModifier By = by;
}
