// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's attributes and modifiers: where they may stand, what they take, what excludes what. The
// front end reads the tables that are made of these records; no list of them stands elsewhere.

//===-- Attributes --------------------------------------------------------===//

// A construct that an attribute may stand at. Enum is its name in C++.
class AttributePlace<string enum> {
  string Enum = enum;
}
def if_statement : AttributePlace<"If">;
def switch_statement : AttributePlace<"Switch">;
def loop_statement : AttributePlace<"Loop">;
def function_declaration : AttributePlace<"Function">;
def parameter_declaration : AttributePlace<"Parameter">;
def struct_definition : AttributePlace<"Struct">;

// What the compiler does where an attribute stands at a declaration that is none of its places. At a
// statement that is none of them an attribute of statements is a warning, and any other an error.
class AttributeMisuse<string enum> {
  string Enum = enum;
}
def misuse_refused : AttributeMisuse<"Refused">;
def misuse_warned : AttributeMisuse<"Warned">;
def misuse_accepted : AttributeMisuse<"Accepted">;

// What an argument must be. Least and Most are the bounds of a number; Words are the enumerations
// whose words a text may be.
class AttributeArgument<string enum> {
  string Enum = enum;
  int Least = 0;
  int Most = 2147483647;
  list<MetadataEnum> Words = [];
}
// A negative number is a warning, and taken for 0, if Least is not above it.
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
// A number that is written as a literal.
def FloatArgument : AttributeArgument<"Float">;
// A stage, as in [shader("compute")].
def StageArgument : AttributeArgument<"Stage">;
// A constant of the program: a global variable, a member or an element of one.
def ConstantArgument : AttributeArgument<"Constant">;
// The name of another parameter.
def ParameterArgument : AttributeArgument<"Parameter">;

// An attribute, spelled as its documentation has it; the compiler takes any case.
class HLSLAttribute<string name, list<AttributePlace> places> {
  string Name = name;
  list<AttributePlace> Places = places;
  AttributeMisuse Misuse = misuse_refused;
  list<AttributeArgument> Arguments = [];
  // How many arguments have to be there; by default all.
  int Required = !size(Arguments);
  // Arguments in parentheses make it an unknown attribute, which is ignored.
  bit NeverCalled = 0;
  // Any arguments are read and ignored.
  bit IgnoresArguments = 0;
  // The first argument is not looked up if it is one name.
  bit TakesName = 0;
  // The most that the product of the numbers may be; 0: no limit.
  int ProductMost = 0;
  // The stages of entry points that may have it; none: all stages.
  list<ShaderStage> InStages = [];
  // An entry point of another stage is a warning, else an error.
  bit OtherStageWarns = 0;
  // The stages whose entry points need it.
  list<ShaderStage> NeededIn = [];
  // Two of it at one function have to agree.
  bit Agrees = 0;
  // A field of the interface that the front end hands to the back end.
  bit InContract = 0;
}

//===-- Types -------------------------------------------------------------===//

// Objects of effects, which a shader has no use for: what is declared with them is ignored.
class HLSLEffectTypes<list<string> words> {
  list<string> Words = words;
}

//===-- Modifiers ---------------------------------------------------------===//

// A declaration, or another construct, that a modifier may stand at.
class ModifierPlace<string enum> {
  string Enum = enum;
}
def at_global : ModifierPlace<"Global">;
def at_local : ModifierPlace<"Local">;
def at_parameter : ModifierPlace<"Parameter">;
def at_field : ModifierPlace<"Field">;
def at_static_field : ModifierPlace<"StaticField">;
def at_function : ModifierPlace<"Function">;
def at_method : ModifierPlace<"Method">;
def at_typedef : ModifierPlace<"Typedef">;
// A type alone: of a cast, of a template argument.
def at_type_name : ModifierPlace<"TypeName">;
// `static struct S { ... };`: a struct without a declarator.
def at_struct : ModifierPlace<"Struct">;

// What a second one in the same declaration is.
class ModifierRepeat<string enum> {
  string Enum = enum;
}
def repeat_accepted : ModifierRepeat<"Accepted">;
def repeat_warned : ModifierRepeat<"Warned">;
def repeat_refused : ModifierRepeat<"Refused">;

// A modifier. A place that is in neither list is an error.
class HLSLModifier<string word, list<ModifierPlace> places, list<ModifierPlace> ignored = []> {
  string Word = word;
  list<ModifierPlace> Places = places;
  // Places where it means nothing, with a warning.
  list<ModifierPlace> IgnoredAt = ignored;
  ModifierRepeat Repeat = repeat_warned;
  // It may stand behind the type.
  bit BehindType = 0;
  // The modifier that has to stand with it.
  HLSLModifier Needs = ?;
}

// Each of one list and each of the other cannot stand together.
class HLSLExclusion<list<HLSLModifier> one, list<HLSLModifier> other> {
  list<HLSLModifier> One = one;
  list<HLSLModifier> Other = other;
}

// Where both stand, the first means nothing, with a warning.
class HLSLOverride<HLSLModifier overridden, HLSLModifier by> {
  HLSLModifier Overridden = overridden;
  HLSLModifier By = by;
}
