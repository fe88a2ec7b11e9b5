// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bitcode and the parts of a container.

def BitcodeValid : ValidationRule<0, "BITCODE.VALID", BitcodeRules> {
  let Text = "the DXIL program is not a valid LLVM 3.7 module: {what:text}";
  let Doc = "Everything else is judged on the module, so a module that cannot be read or is not well formed has no meaning.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerPartMatches : ValidationRule<1, "CONTAINER.PARTMATCHES", ContainerRules> {
  let Text = "part {part:name} does not hold what the module requires: {what:text}";
  let Doc = "The runtime reads the parts without reading the program, so a part that disagrees with it would lie to the runtime.";
  let Hint = "Write the parts from the final module.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerPartRepeated : ValidationRule<2, "CONTAINER.PARTREPEATED", ContainerRules> {
  let Text = "part {part:name} occurs {count:int} times; a container must hold it once";
  let Doc = "A reader that takes the first part and one that takes the last would see different shaders.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerPartMissing : ValidationRule<3, "CONTAINER.PARTMISSING", ContainerRules> {
  let Text = "part {part:name} is missing; {why:text}";
  let Doc = "The runtime needs this part to create the shader.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerPartInvalid : ValidationRule<4, "CONTAINER.PARTINVALID", ContainerRules> {
  let Text = "part {part:name} has no place in this container: {why:text}";
  let Doc = "Unknown or misplaced parts would be carried into the runtime unchecked.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerRootSignatureIncompatible : ValidationRule<5, "CONTAINER.ROOTSIGNATUREINCOMPATIBLE", ContainerRules> {
  let Text = "the root signature does not fit the shader: {what:text}";
  let Doc = "Each resource the shader uses must be reachable through the root signature, or pipeline creation fails.";
  let Hint = "Add a root parameter or static sampler that covers the register.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerContentMatches : ValidationRule<6, "CONTAINER.CONTENTMATCHES", ContainerRules> {
  let Text = "{part:name}.{field:name}: {found:text}, module says {expected:text}";
  let Doc = "A field of a part describes the module and must agree with it.";
  let Hint = "Write the part from the final module.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerContentInvalid : ValidationRule<7, "CONTAINER.CONTENTINVALID", ContainerRules> {
  let Text = "{part:name}.{field:name} is not well formed: {what:text}";
  let Doc = "A field that points outside its part or has an impossible value cannot be read safely.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

def ContainerUnusedItemInTable : ValidationRule<8, "CONTAINER.UNUSEDITEMINTABLE", ContainerRules> {
  let Text = "{table:name} holds {item:text}, which nothing refers to";
  let Doc = "Unused entries are bytes that no check covers.";
  let Status = Implemented;
  let Test = "cases/Container.cases";
}

// The reference validator compares dependency tables only with `dx.viewIdState`.
def ContainerDependencyMatches : ValidationRule<304, "CONTAINER.DEPENDENCYMATCHES", ContainerRules> {
  let Text = "{part:name}.{field:name}: {found:text}, but values and branches of the program give {expected:text}";
  let Doc = "The runtime shares work among views by what these tables say; an output that depends on more is computed from another view's values.";
  let Hint = "Write dx.viewIdState and the part from the final program.";
  let Status = Implemented;
  let Test = "cases/Strict.cases";
}
