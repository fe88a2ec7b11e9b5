// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Metadata: versions, entry properties, signatures, shader flags.

def MetaRequired : ValidationRule<9, "META.REQUIRED", MetadataRules> {
  let Text = "required metadata is missing: {what:text}";
  let Doc = "Without it the module has no shader model, version or entry point.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaComputeWithNode : ValidationRule<10, "META.COMPUTEWITHNODE", MetadataRules> {
  let Text = "compute entry {entry:name} carries node shader metadata; only nodes may";
  let Doc = "A shader is launched either by a dispatch or as a work-graph node, and its properties must say which.";
  let RuleStages = [compute, node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaKnown : ValidationRule<11, "META.KNOWN", MetadataRules> {
  let Text = "named metadata !{node:name} is not defined for DXIL";
  let Doc = "The set of named metadata is closed, so that a consumer never meets one it must guess about.";
  let Hint = "Strip the node before writing the module.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaUsed : ValidationRule<12, "META.USED", MetadataRules> {
  let Text = "metadata !{node:name} on {where:text} has no meaning in DXIL";
  let Doc = "Attachments outside the known set are leftovers of a compiler and would be ignored by a driver.";
  let Hint = "Strip the attachment before writing the module.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaTarget : ValidationRule<13, "META.TARGET", MetadataRules> {
  let Text = "the target triple is {triple:text}, not dxil-ms-dx";
  let Doc = "The triple tells a reader which dialect of LLVM IR the module is in.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaWellFormed : ValidationRule<14, "META.WELLFORMED", MetadataRules> {
  let Text = "metadata {node:name} is malformed: {what:text}";
  let Doc = "Consumers read metadata by position and type, so both are fixed.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaVersionSupported : ValidationRule<15, "META.VERSIONSUPPORTED", MetadataRules> {
  let Text = "{what:name} version {found:version} is not supported; the highest known is {limit:version}";
  let Doc = "A version above what the validator knows may carry rules it cannot judge.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemanticLen : ValidationRule<16, "META.SEMANTICLEN", MetadataRules> {
  let Text = "semantic name of {where:text} is {length:int} characters long, allowed are 1 to 64";
  let Doc = "The runtime links signatures by name and bounds the length of a name.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaInterpModeValid : ValidationRule<17, "META.INTERPMODEVALID", MetadataRules> {
  let Text = "signature element {element:name} has interpolation mode {mode:int}, which is not defined";
  let Doc = "The rasterizer knows a closed set of interpolation modes.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemaKindValid : ValidationRule<18, "META.SEMAKINDVALID", MetadataRules> {
  let Text = "signature element {element:name} has system value kind {kind:int}, which is not defined";
  let Doc = "The kind decides who produces the value, so it must be a known one.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaNoSemanticOverlap : ValidationRule<19, "META.NOSEMANTICOVERLAP", MetadataRules> {
  let Text = "semantic {semantic:name} with index {index:int} is declared more than once; each must be there once";
  let Doc = "Stages are linked by semantic name and index, so the pair must be unique in a signature.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemaKindMatchesName : ValidationRule<20, "META.SEMAKINDMATCHESNAME", MetadataRules> {
  let Text = "signature element {element:name} has system value kind {kind:name}, which its name must say";
  let Doc = "Name and kind are two spellings of one fact and must agree.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaDuplicateSysValue : ValidationRule<21, "META.DUPLICATESYSVALUE", MetadataRules> {
  let Text = "system value {kind:name} occurs more than once in the {signature:name} signature; it must be there once";
  let Doc = "A stage has one value of each kind to give or to take.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemanticIndexMax : ValidationRule<22, "META.SEMANTICINDEXMAX", MetadataRules> {
  let Text = "semantic index {index:int} of {semantic:name} must be at most {limit:int}";
  let Doc = "Hardware provides a fixed number of each system value.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSystemValueRows : ValidationRule<23, "META.SYSTEMVALUEROWS", MetadataRules> {
  let Text = "system value {semantic:name} has {rows:int} rows, it may have only 1";
  let Doc = "Most system values are a single register.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemanticShouldBeAllocated : ValidationRule<24, "META.SEMANTICSHOULDBEALLOCATED", MetadataRules> {
  let Text = "{signature:name} element {element:name} has no register, but its kind is packed";
  let Doc = "A packed element travels between stages in a register, so it needs a place.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemanticShouldNotBeAllocated : ValidationRule<25, "META.SEMANTICSHOULDNOTBEALLOCATED", MetadataRules> {
  let Text = "{signature:name} element {element:name} is at row {row:int}, but its kind takes no register";
  let Doc = "An element that is not packed is found by its kind, so a register for it would be wasted or collide.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaValueRange : ValidationRule<26, "META.VALUERANGE", MetadataRules> {
  let Text = "metadata {node:name} has value {value:int}, allowed are {range:text}";
  let Doc = "The value selects one of a few defined meanings.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaFlagsUsage : ValidationRule<27, "META.FLAGSUSAGE", MetadataRules> {
  let Text = "shader flags do not match use: declared {declared:text}, used {used:text}; {difference:text}";
  let Doc = "A runtime decides by the flags whether a device can run the shader.";
  let Hint = "Compute the flags from the final instructions.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaDenseResIDs : ValidationRule<28, "META.DENSERESIDS", MetadataRules> {
  let Text = "{class:name} record {index:int} has id {id:int}; ids must count up from 0";
  let Doc = "Handles name a resource by its id, which is also its place in the list.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureOverlap : ValidationRule<29, "META.SIGNATUREOVERLAP", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int}, column {column:int}, size {rows:int}x{columns:int}, overlaps another element; each component must belong to one";
  let Doc = "Two values cannot travel in one component of a register.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureOutOfRange : ValidationRule<30, "META.SIGNATUREOUTOFRANGE", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int}, column {column:int}, size {rows:int}x{columns:int}, leaves the 32 rows of 4 components it must be within";
  let Doc = "The register file between stages has 32 rows of 4 components.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureIndexConflict : ValidationRule<31, "META.SIGNATUREINDEXCONFLICT", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int} shares its row with an element that is indexed differently; indexed elements must start and end at the same rows";
  let Doc = "Elements in a row that is indexed dynamically must be indexed together.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureIllegalComponentOrder : ValidationRule<32, "META.SIGNATUREILLEGALCOMPONENTORDER", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int}, column {column:int}, breaks the order that a row must have: user values, system values, generated values";
  let Doc = "The runtime appends generated values after all others and relies on the order.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureDataWidth : ValidationRule<33, "META.SIGNATUREDATAWIDTH", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int} has a data width other than its row's";
  let Doc = "A row is stored in one width.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaIntegerInterpMode : ValidationRule<34, "META.INTEGERINTERPMODE", MetadataRules> {
  let Text = "signature element {element:name} is an integer with interpolation mode {mode:name}; integers must have constant interpolation";
  let Doc = "Interpolation between integers is not defined.";
  let Hint = "Declare the value nointerpolation.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaInterpModeInOneRow : ValidationRule<35, "META.INTERPMODEINONEROW", MetadataRules> {
  let Text = "signature element {element:name} at row {row:int} has an interpolation mode other than its row's";
  let Doc = "The rasterizer interpolates whole rows.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSemanticCompType : ValidationRule<36, "META.SEMANTICCOMPTYPE", MetadataRules> {
  let Text = "system value {semantic:name} has type {found:type}, it must be {expected:type}";
  let Doc = "The pipeline reads or writes the value in one fixed type.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaClipCullMaxRows : ValidationRule<37, "META.CLIPCULLMAXROWS", MetadataRules> {
  let Text = "clip and cull distances use {rows:int} rows, at most 2 are allowed";
  let Doc = "The clipper reads two registers.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaClipCullMaxComponents : ValidationRule<38, "META.CLIPCULLMAXCOMPONENTS", MetadataRules> {
  let Text = "clip and cull distances use {components:int} components, at most 8 are allowed";
  let Doc = "The clipper handles eight planes in all.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaSignatureCompType : ValidationRule<39, "META.SIGNATURECOMPTYPE", MetadataRules> {
  let Text = "signature element {element:name} has component type {type:int}, which is not defined";
  let Doc = "The component type says how the stages exchange the bits.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaTessellatorPartition : ValidationRule<40, "META.TESSELLATORPARTITION", MetadataRules> {
  let Text = "tessellator partitioning {value:int} is not integer, pow2, fractional_odd or fractional_even";
  let Doc = "The fixed-function tessellator knows four ways to cut an edge.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaTessellatorOutputPrimitive : ValidationRule<41, "META.TESSELLATOROUTPUTPRIMITIVE", MetadataRules> {
  let Text = "tessellator output primitive {value:int} is not point, line, triangle_cw or triangle_ccw";
  let Doc = "The fixed-function tessellator emits one of four primitives.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaMaxTessFactor : ValidationRule<42, "META.MAXTESSFACTOR", MetadataRules> {
  let Text = "maximum tessellation factor {value:text} is outside 1 to 64";
  let Doc = "The tessellator clamps factors to this range.";
  let RuleStages = [hull];
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaValidSamplerMode : ValidationRule<43, "META.VALIDSAMPLERMODE", MetadataRules> {
  let Text = "{resource:name} has mode {value:int}, which is not default or comparison";
  let Doc = "The mode decides which sample operations a sampler allows.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaCoherenceNotOnAppendConsume : ValidationRule<44, "META.COHERENCENOTONAPPENDCONSUME", MetadataRules> {
  let Text = "{resource:name} is {coherence:name}coherent and has a counter; it can be only one of the two";
  let Doc = "Counter order and coherent access cannot both be kept.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaStructBufAlignment : ValidationRule<45, "META.STRUCTBUFALIGNMENT", MetadataRules> {
  let Text = "{resource:name} has stride {stride:int}, which is not a multiple of {multiple:int}";
  let Doc = "Elements are addressed in 4-byte units.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaStructBufAlignmentOutOfBound : ValidationRule<46, "META.STRUCTBUFALIGNMENTOUTOFBOUND", MetadataRules> {
  let Text = "{resource:name} has stride {stride:int}, at most {limit:int} is allowed";
  let Doc = "View descriptors cannot express a larger stride.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaEntryFunction : ValidationRule<47, "META.ENTRYFUNCTION", MetadataRules> {
  let Text = "entry point {entry:name} has no function body in the module";
  let Doc = "An entry point that is only declared cannot run.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaInvalidControlFlowHint : ValidationRule<48, "META.INVALIDCONTROLFLOWHINT", MetadataRules> {
  let Text = "control-flow hint {value:int} is not defined";
  let Doc = "Hints are a closed set.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaBranchFlatten : ValidationRule<49, "META.BRANCHFLATTEN", MetadataRules> {
  let Text = "a branch carries both the branch and the flatten hint; only one is allowed";
  let Doc = "The two hints ask for opposite code.";
  let Hint = "Keep one of the two attributes.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaForceCaseOnSwitch : ValidationRule<50, "META.FORCECASEONSWITCH", MetadataRules> {
  let Text = "the forcecase hint stands on {instruction:name}; only a switch can carry it";
  let Doc = "The hint asks for a jump table, which only a switch has.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaControlFlowHintNotOnControlFlow : ValidationRule<51, "META.CONTROLFLOWHINTNOTONCONTROLFLOW", MetadataRules> {
  let Text = "a control-flow hint stands on {instruction:name}, which is not a terminator";
  let Doc = "A hint describes a branch.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaTextureType : ValidationRule<52, "META.TEXTURETYPE", MetadataRules> {
  let Text = "elements of {resource:name} take {size:int} bytes, at most 16 are allowed";
  let Doc = "A typed view returns four 32-bit quantities.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaBarycentricsInterpolation : ValidationRule<53, "META.BARYCENTRICSINTERPOLATION", MetadataRules> {
  let Text = "SV_Barycentrics has interpolation mode {mode:name}; it must be interpolated";
  let Doc = "Barycentrics are the interpolation weights themselves.";
  let Hint = "Remove nointerpolation.";
  let RuleStages = [pixel];
  let Since = DXIL1_1;
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaBarycentricsFloat3 : ValidationRule<54, "META.BARYCENTRICSFLOAT3", MetadataRules> {
  let Text = "SV_Barycentrics has {columns:int} components, it must be float3";
  let Doc = "There is one weight for each of three vertices.";
  let RuleStages = [pixel];
  let Since = DXIL1_1;
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaBarycentricsTwoPerspectives : ValidationRule<55, "META.BARYCENTRICSTWOPERSPECTIVES", MetadataRules> {
  let Text = "SV_Barycentrics {element:name} repeats a perspective mode; one element with and one without perspective are allowed";
  let Doc = "The rasterizer makes two sets of barycentrics.";
  let RuleStages = [pixel];
  let Since = DXIL1_1;
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}

def MetaNoEntryPropsForEntry : ValidationRule<56, "META.NOENTRYPROPSFORENTRY", MetadataRules> {
  let Text = "entry point {entry:name} has no entry properties";
  let Doc = "The properties hold the stage's launch parameters.";
  let Status = Implemented;
  let Test = "cases/Metadata.cases";
}
