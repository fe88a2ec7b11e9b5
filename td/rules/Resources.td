// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on resources and their handles.

def InstrResourceCoordinateMiss : ValidationRule<87, "INSTR.RESOURCECOORDINATEMISS", InstructionRules> {
  let Text = "{op:name} on a {kind:name} needs coordinate {index:int}, which is undefined";
  let Doc = "The dimension of the resource fixes the number of coordinates.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceCoordinateTooMany : ValidationRule<88, "INSTR.RESOURCECOORDINATETOOMANY", InstructionRules> {
  let Text = "{op:name} on a {kind:name} has no coordinate {index:int}; it must be undef";
  let Doc = "The dimension of the resource fixes the number of coordinates.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceOffsetMiss : ValidationRule<89, "INSTR.RESOURCEOFFSETMISS", InstructionRules> {
  let Text = "{op:name} on a {kind:name} needs offset {index:int}, which is undefined";
  let Doc = "Offsets are given for all dimensions or for none.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceOffsetTooMany : ValidationRule<90, "INSTR.RESOURCEOFFSETTOOMANY", InstructionRules> {
  let Text = "{op:name} on a {kind:name} has no offset {index:int}; it must be undef";
  let Doc = "The dimension of the resource fixes the number of offsets.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrUndefResultForGetDimension : ValidationRule<91, "INSTR.UNDEFRESULTFORGETDIMENSION", InstructionRules> {
  let Text = "component {component:name} of GetDimensions on a {kind:name} is used, but not defined";
  let Doc = "Each kind of resource defines some of the four results.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrSamplerModeForLOD : ValidationRule<92, "INSTR.SAMPLERMODEFORLOD", InstructionRules> {
  let Text = "{op:name} uses a sampler of the wrong mode; it must be a default one, from 6.8 on a comparison one is allowed too";
  let Doc = "The level of detail is computed by a default sampler.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrSamplerModeForSample : ValidationRule<93, "INSTR.SAMPLERMODEFORSAMPLE", InstructionRules> {
  let Text = "{op:name} uses a sampler that is not in default mode";
  let Doc = "A comparison sampler filters comparison results, not values.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrSamplerModeForSampleC : ValidationRule<94, "INSTR.SAMPLERMODEFORSAMPLEC", InstructionRules> {
  let Text = "{op:name} uses a sampler that is not in comparison mode";
  let Doc = "The comparison function is part of the sampler's state.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrSampleCompType : ValidationRule<95, "INSTR.SAMPLECOMPTYPE", InstructionRules> {
  let Text = "{op:name} samples a resource of component type {type:name}; it must be float, snorm or unorm";
  let Doc = "Filtering is defined on real numbers.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrWriteMaskForTypedUAVStore : ValidationRule<102, "INSTR.WRITEMASKFORTYPEDUAVSTORE", InstructionRules> {
  let Text = "{op:name} writes mask {mask:int}; a typed store must write all four components";
  let Doc = "Typed stores convert whole texels.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrWriteMaskGapForUAV : ValidationRule<103, "INSTR.WRITEMASKGAPFORUAV", InstructionRules> {
  let Text = "{op:name} writes mask {mask:int}; components must be x, xy, xyz or xyzw";
  let Doc = "A store writes consecutive components.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForCalcLOD : ValidationRule<104, "INSTR.RESOURCEKINDFORCALCLOD", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a texture without samples";
  let Doc = "Only mipmapped textures have a level of detail.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForSample : ValidationRule<105, "INSTR.RESOURCEKINDFORSAMPLE", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a 1D, 2D, 3D or cube texture";
  let Doc = "Other resources are not filtered.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForSampleC : ValidationRule<106, "INSTR.RESOURCEKINDFORSAMPLEC", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a 1D, 2D or cube texture";
  let Doc = "Other resources have no depth to compare.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForGather : ValidationRule<107, "INSTR.RESOURCEKINDFORGATHER", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a 2D or cube texture";
  let Doc = "Gather takes a footprint of 2 by 2 texels.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrWriteMaskMatchValueForUAVStore : ValidationRule<108, "INSTR.WRITEMASKMATCHVALUEFORUAVSTORE", InstructionRules> {
  let Text = "{op:name} writes mask {mask:int}, but values are given for {values:int}; both must be the same";
  let Doc = "A value outside the mask would be dropped silently.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrUndefinedValueForUAVStore : ValidationRule<109, "INSTR.UNDEFINEDVALUEFORUAVSTORE", InstructionRules> {
  let Text = "{op:name} stores an undefined value; each component of its mask must be defined";
  let Doc = "Memory would hold something different on each device.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForBufferLoadStore : ValidationRule<110, "INSTR.RESOURCEKINDFORBUFFERLOADSTORE", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a typed, raw or structured buffer";
  let Doc = "The operation addresses elements of a buffer.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForTextureStore : ValidationRule<111, "INSTR.RESOURCEKINDFORTEXTURESTORE", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a 1D, 2D or 3D texture";
  let Doc = "Other kinds have no writable texels.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForGetDim : ValidationRule<112, "INSTR.RESOURCEKINDFORGETDIM", InstructionRules> {
  let Text = "GetDimensions on a {kind:name}, which has no dimensions";
  let Doc = "Only buffers and textures have a size to ask for.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForTextureLoad : ValidationRule<113, "INSTR.RESOURCEKINDFORTEXTURELOAD", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a 1D, 2D, 3D or multisampled texture";
  let Doc = "Other kinds have no texel address.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceClassForSamplerGather : ValidationRule<114, "INSTR.RESOURCECLASSFORSAMPLERGATHER", InstructionRules> {
  let Text = "{op:name} on a {class:name}; it must be an SRV";
  let Doc = "Filtered reads go through shader resource views.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceClassForUAVStore : ValidationRule<115, "INSTR.RESOURCECLASSFORUAVSTORE", InstructionRules> {
  let Text = "{op:name} on a {class:name}; it must be a UAV";
  let Doc = "Only unordered-access views can be written.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceClassForLoad : ValidationRule<116, "INSTR.RESOURCECLASSFORLOAD", InstructionRules> {
  let Text = "{op:name} on a {class:name}; it must be an SRV or a UAV";
  let Doc = "Other classes have no elements to load.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceMapToSingleEntry : ValidationRule<117, "INSTR.RESOURCEMAPTOSINGLEENTRY", InstructionRules> {
  let Text = "a handle may come from {first:name} or {second:name}, whose properties differ";
  let Doc = "A driver must know the properties of a resource at each use.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceUser : ValidationRule<118, "INSTR.RESOURCEUSER", InstructionRules> {
  let Text = "resource {resource:name} is used by {instruction:name}; only loads, geps and handle creation may use it";
  let Doc = "A resource is not a value.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrResourceKindForTraceRay : ValidationRule<119, "INSTR.RESOURCEKINDFORTRACERAY", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be an acceleration structure";
  let Doc = "Rays traverse acceleration structures only.";
  let Since = DXIL1_3;
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrOffsetOnUAVLoad : ValidationRule<120, "INSTR.OFFSETONUAVLOAD", InstructionRules> {
  let Text = "{op:name} on a UAV has an offset; it must be undef";
  let Doc = "Loads from a UAV address the texel directly.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrMipOnUAVLoad : ValidationRule<121, "INSTR.MIPONUAVLOAD", InstructionRules> {
  let Text = "{op:name} on a UAV has a mip level or sample index; it must be undef";
  let Doc = "A UAV shows a single mip level.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrSampleIndexForLoad2DMS : ValidationRule<122, "INSTR.SAMPLEINDEXFORLOAD2DMS", InstructionRules> {
  let Text = "{op:name} on a {kind:name} has no sample index";
  let Doc = "A multisampled texel is one of several samples.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrCoordinateCountForRawTypedBuf : ValidationRule<123, "INSTR.COORDINATECOUNTFORRAWTYPEDBUF", InstructionRules> {
  let Text = "{op:name} on a {kind:name} has an element offset; it must be undef";
  let Doc = "Raw and typed buffers have one coordinate.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrConstAlignForRawBuf : ValidationRule<124, "INSTR.CONSTALIGNFORRAWBUF", InstructionRules> {
  let Text = "alignment of {op:name} is not a constant";
  let Doc = "The alignment selects the instruction a driver makes.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrCoordinateCountForStructBuf : ValidationRule<125, "INSTR.COORDINATECOUNTFORSTRUCTBUF", InstructionRules> {
  let Text = "{op:name} on a structured buffer needs an index and an offset";
  let Doc = "An element is chosen first, then a byte in it.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrMipLevelForGetDimension : ValidationRule<126, "INSTR.MIPLEVELFORGETDIMENSION", InstructionRules> {
  let Text = "GetDimensions on a {kind:name} has a mip level; it must be undef";
  let Doc = "A buffer has no mip levels.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrHandleNotFromCreateHandle : ValidationRule<129, "INSTR.HANDLENOTFROMCREATEHANDLE", InstructionRules> {
  let Text = "{op:name} takes a handle that {what:text}";
  let Doc = "A driver must find the resource behind each handle.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrBufferUpdateCounterOnUAV : ValidationRule<130, "INSTR.BUFFERUPDATECOUNTERONUAV", InstructionRules> {
  let Text = "BufferUpdateCounter on a {class:name}; it must be a UAV";
  let Doc = "Only a UAV has a counter.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrBufferUpdateCounterOnResHasCounter : ValidationRule<131, "INSTR.BUFFERUPDATECOUNTERONRESHASCOUNTER", InstructionRules> {
  let Text = "BufferUpdateCounter on {resource:name}, which is declared without a counter";
  let Doc = "The runtime binds a counter only where one is declared.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrCBufferOutOfBound : ValidationRule<132, "INSTR.CBUFFEROUTOFBOUND", InstructionRules> {
  let Text = "{op:name} reads byte {offset:int} of a constant buffer of {size:int} bytes; it must stay inside";
  let Doc = "The bytes behind the buffer are not part of it.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}

def InstrCBufferClassForCBufferHandle : ValidationRule<133, "INSTR.CBUFFERCLASSFORCBUFFERHANDLE", InstructionRules> {
  let Text = "{op:name} on a {class:name}; it must be a constant buffer";
  let Doc = "Constant loads address rows of a constant buffer.";
  let Status = Implemented;
  let Test = "cases/Resources.cases";
}
