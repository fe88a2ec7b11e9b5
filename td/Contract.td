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
