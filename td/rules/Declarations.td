// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions, variables and their signatures.

def DeclDxilNsReserved : ValidationRule<275, "DECL.DXILNSRESERVED", DeclarationRules> {
  let Text = "{what:name} uses a name that is reserved for DXIL; it must have another";
  let Doc = "The prefix dx. belongs to operations and their types.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclDxilFnExtern : ValidationRule<276, "DECL.DXILFNEXTERN", DeclarationRules> {
  let Text = "declared function {function:name} is not a DXIL operation";
  let Doc = "Nothing would provide its body.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclUsedInternal : ValidationRule<277, "DECL.USEDINTERNAL", DeclarationRules> {
  let Text = "internal variable {variable:name} is not used";
  let Doc = "Left-over variables take memory for nothing.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclNotUsedExternal : ValidationRule<278, "DECL.NOTUSEDEXTERNAL", DeclarationRules> {
  let Text = "external variable {variable:name} is used; only internal ones may be";
  let Doc = "Nothing would provide its storage.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclUsedExternalFunction : ValidationRule<279, "DECL.USEDEXTERNALFUNCTION", DeclarationRules> {
  let Text = "declared function {function:name} is not called";
  let Doc = "Declarations list the operations a shader uses.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclFnIsCalled : ValidationRule<280, "DECL.FNISCALLED", DeclarationRules> {
  let Text = "function {function:name} is used other than by a call";
  let Doc = "DXIL has no function pointers.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclFnFlattenParam : ValidationRule<281, "DECL.FNFLATTENPARAM", DeclarationRules> {
  let Text = "parameter {parameter:text} of {function:name} is a struct of type {type:type}; it must be flattened";
  let Doc = "Function parameters are scalars.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclFnAttribute : ValidationRule<282, "DECL.FNATTRIBUTE", DeclarationRules> {
  let Text = "function {function:name} has attribute {attribute:name} with value {value:text}, which DXIL does not define";
  let Doc = "Drivers act on a closed set of attributes.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclResourceInFnSig : ValidationRule<283, "DECL.RESOURCEINFNSIG", DeclarationRules> {
  let Text = "function {function:name} has a resource in its signature, which must hold handles only";
  let Doc = "Resources are reached by handles within a function.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclRayQueryInFnSig : ValidationRule<284, "DECL.RAYQUERYINFNSIG", DeclarationRules> {
  let Text = "function {function:name} has a ray query in its signature, which is not allowed";
  let Doc = "A ray query is state of the function that made it.";
  let Status = NotApplicable;
  let Reason = "the reference never reports it; a ray query is an i32 in DXIL, which a signature cannot tell from others";
}

def DeclAllocateRayQueryFlagsAreConst : ValidationRule<285, "DECL.ALLOCATERAYQUERYFLAGSARECONST", DeclarationRules> {
  let Text = "the ray flags of AllocateRayQuery are not a constant";
  let Doc = "A driver specializes the traversal on them.";
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclAllocateRayQuery2FlagsAreConst : ValidationRule<286, "DECL.ALLOCATERAYQUERY2FLAGSARECONST", DeclarationRules> {
  let Text = "the ray flags or ray query flags of AllocateRayQuery2 are not constants";
  let Doc = "A driver specializes the traversal on them.";
  let Since = DXIL1_9;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclAllowOpacityMicromapsExpectedGivenForceOMM2State : ValidationRule<287, "DECL.ALLOWOPACITYMICROMAPSEXPECTEDGIVENFORCEOMM2STATE", DeclarationRules> {
  let Text = "ray flags force two-state opacity micromaps, but the ray query does not allow micromaps";
  let Doc = "The flag would have no effect.";
  let Hint = "Add RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS.";
  let Since = DXIL1_9;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclPayloadStruct : ValidationRule<288, "DECL.PAYLOADSTRUCT", DeclarationRules> {
  let Text = "parameter {parameter:text} of {function:name} is the payload and must be a struct";
  let Doc = "The payload is memory shared along a ray.";
  let RuleStages = [anyhit, closesthit, miss];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclAttrStruct : ValidationRule<289, "DECL.ATTRSTRUCT", DeclarationRules> {
  let Text = "parameter {parameter:text} of {function:name} holds the hit attributes and must be a struct";
  let Doc = "Attributes are written by the intersection.";
  let RuleStages = [anyhit, closesthit];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclParamStruct : ValidationRule<290, "DECL.PARAMSTRUCT", DeclarationRules> {
  let Text = "parameter {parameter:text} of callable {function:name} must be a struct";
  let Doc = "The caller passes one block of memory.";
  let RuleStages = [callable];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclExtraArgs : ValidationRule<291, "DECL.EXTRAARGS", DeclarationRules> {
  let Text = "parameter {parameter:text} of {function:name} is more than its stage takes";
  let Doc = "The runtime passes a fixed number of arguments.";
  let RuleStages = [anyhit, closesthit, miss, callable];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclShaderReturnVoid : ValidationRule<292, "DECL.SHADERRETURNVOID", DeclarationRules> {
  let Text = "entry {function:name} returns {type:type}, it must return void";
  let Doc = "Results leave a shader by its outputs.";
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclShaderMissingArg : ValidationRule<293, "DECL.SHADERMISSINGARG", DeclarationRules> {
  let Text = "{stage:name} shader {function:name} must have its {what:name} parameter";
  let Doc = "The runtime passes it.";
  let RuleStages = [anyhit, closesthit, miss, callable];
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclMultipleNodeInputs : ValidationRule<294, "DECL.MULTIPLENODEINPUTS", DeclarationRules> {
  let Text = "node {function:name} declares {count:int} input records, at most one is allowed";
  let Doc = "A node is launched by one queue.";
  let RuleStages = [node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}

def DeclNodeLaunchInputType : ValidationRule<295, "DECL.NODELAUNCHINPUTTYPE", DeclarationRules> {
  let Text = "{launch:name} launch node {function:name} takes an input of kind {kind:text}, which that launch mode does not allow";
  let Doc = "Each launch mode hands over records in its own way.";
  let RuleStages = [node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/Declarations.cases";
}
