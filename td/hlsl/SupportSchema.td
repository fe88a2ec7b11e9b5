// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What docs/hlsl-support.md says beside what the library's records give: parts of HLSL that stand
// in no record of their own, tests, and what is refused.

// A part of the language, which the front end knows without a record. Kind is the section: "type",
// "class", "method", "attribute" or "word". Names are what it is called; a method's have their
// class before them, with a dot.
class HLSLPart<string kind, list<string> names, string since, string stages, string note = ""> {
  string Kind = kind;
  list<string> Names = names;
  // The first shader model.
  string Since = since;
  // "all", or their names.
  string InStages = stages;
  string Note = note;
}

// HLSL that is an error. Message is in the diagnostic; Instead says what to write. The test, from
// the root of the sources, pins the message.
class HLSLRefusal<string what, string message, string instead, string test> {
  string What = what;
  string Message = message;
  string Instead = instead;
  string Test = test;
}

// A test, from the root of the sources, and the names of which it is the test. A name that only a
// longer one has in a test (float3x2 of float) stands under that.
class HLSLTest<string file, list<string> names> {
  string File = file;
  list<string> Names = names;
}
