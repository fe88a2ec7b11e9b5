// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What docs/hlsl-support.md says beside what the other records give: parts of HLSL that stand in no record of
// their own, tests, and what is refused.

// A part of HLSL that clang, the plugin or a class of the header written as text gives. Kind is the section:
// "type", "class", "method", "function", "attribute" or "word". Names are what it is called; a method's
// have their class before them, with a dot.
class HLSLPart<string kind, list<string> names, string since, string stages, string means> {
  string Kind = kind;
  list<string> Names = names;
  // The first shader model.
  string Since = since;
  // "all", or their names.
  string InStages = stages;
  // Who does it: clang, the header, dxil-frontend, a pass.
  string Means = means;
}

// HLSL that is an error. Message begins the diagnostic; Instead says what to write.
class HLSLRefusal<string what, string message, string instead> {
  string What = what;
  string Message = message;
  string Instead = instead;
  // The test that pins the message, from the root of the sources; empty where the message is clang's.
  string test = "";
}

// A test, from the root of the sources, and the names of which it is the test. A name that only a longer one
// has in a test (float3x2 of float) stands under that.
class HLSLTest<string file, list<string> names> {
  string File = file;
  list<string> Names = names;
}
