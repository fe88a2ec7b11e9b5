// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contents of docs/hlsl-support.md beyond the library's records: parts of HLSL without records,
// tests, and rejected parts.

// A part of the language that the front end implements without a record. Kind is the section:
// "type", "class", "method", "attribute" or "word". A method's name begins with its class and a
// dot.
class HLSLPart<string kind, list<string> names, string since, string stages, string note = ""> {
  string Kind = kind;
  list<string> Names = names;
  // The first shader model that has the part.
  string Since = since;
  // "all", or the names of the stages.
  string InStages = stages;
  string Note = note;
}

// HLSL that is an error. Message is in the diagnostic; Instead suggests a replacement. The test, a
// path from the root of the sources, checks the message.
class HLSLRefusal<string what, string message, string instead, string test> {
  string What = what;
  string Message = message;
  string Instead = instead;
  string Test = test;
}

// A test, as a path from the root of the sources, and the names that it tests. A name that occurs
// in the test only within a longer one (float in float3x2) is listed under that one.
class HLSLTest<string file, list<string> names> {
  string File = file;
  list<string> Names = names;
}
