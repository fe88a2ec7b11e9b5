// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions and operation calls.

def InstrOload : ValidationRule<57, "INSTR.OLOAD", InstructionRules> {
  let Text = "{op:name} has no overload {overload:type} in DXIL {version:version}; it has {allowed:text}";
  let Doc = "A driver implements each operation for the listed types only.";
  let Hint = "Convert the operands to one of the listed types.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrCallOload : ValidationRule<58, "INSTR.CALLOLOAD", InstructionRules> {
  let Text = "call of {function:name} has signature {found:type}, {op:name} has {expected:type}";
  let Doc = "A driver lowers an operation by its fixed signature.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrPtrBitCast : ValidationRule<59, "INSTR.PTRBITCAST", InstructionRules> {
  let Text = "pointer cast changes the size pointed to from {from:int} to {to:int} bytes; it must stay the same";
  let Doc = "An access through the new type would leave the object.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMinPrecisonBitCast : ValidationRule<60, "INSTR.MINPRECISONBITCAST", InstructionRules> {
  let Text = "bitcast between {from:type} and {to:type} is not allowed with minimum precision";
  let Doc = "A minimum-precision value has no fixed bit pattern.";
  let Hint = "Compile with native 16-bit types.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrStructBitCast : ValidationRule<61, "INSTR.STRUCTBITCAST", InstructionRules> {
  let Text = "bitcast between {from:type} and {to:type} involves a struct, which must not be cast";
  let Doc = "Struct layout is not defined by DXIL outside buffers.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrStatus : ValidationRule<62, "INSTR.STATUS", InstructionRules> {
  let Text = "the status of a resource access is used by {user:name}; only CheckAccessFullyMapped takes it";
  let Doc = "The encoding of the status is the driver's own.";
  let Status = Implemented;
  let Test = "cases/Strict.cases";
}

def InstrCheckAccessFullyMapped : ValidationRule<63, "INSTR.CHECKACCESSFULLYMAPPED", InstructionRules> {
  let Text = "the operand of CheckAccessFullyMapped is not the status of a resource access";
  let Doc = "Only a status says whether the access was mapped.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrOpConst : ValidationRule<64, "INSTR.OPCONST", InstructionRules> {
  let Text = "argument {argument:name} of {op:name} must be a constant";
  let Doc = "A driver bakes this argument into its own instruction.";
  let Hint = "Pass an immediate, or unroll the loop that varies it.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrAllowed : ValidationRule<65, "INSTR.ALLOWED", InstructionRules> {
  let Text = "instruction {instruction:name} is not allowed: {why:text}";
  let Doc = "DXIL is a subset of LLVM IR that drivers agree to take.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrOpCodeReserved : ValidationRule<66, "INSTR.OPCODERESERVED", InstructionRules> {
  let Text = "opcode {opcode:int} is reserved and must not be called";
  let Doc = "The number is taken for a later use, so nobody may give it a meaning now.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrOperandRange : ValidationRule<67, "INSTR.OPERANDRANGE", InstructionRules> {
  let Text = "argument {argument:name} of {op:name} is {value:text}, allowed are {range:text}";
  let Doc = "Outside the range the operation has no defined meaning.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoReadingUninitialized : ValidationRule<68, "INSTR.NOREADINGUNINITIALIZED", InstructionRules> {
  let Text = "{instruction:name} reads an undefined value; it must have a defined one";
  let Doc = "An undefined value can differ at every read and every device.";
  let Hint = "Initialize the value on every path.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoGenericPtrAddrSpaceCast : ValidationRule<69, "INSTR.NOGENERICPTRADDRSPACECAST", InstructionRules> {
  let Text = "address-space cast from {from:int} to {to:int} does not involve the generic space";
  let Doc = "Only the generic space overlaps the others.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrInBoundsAccess : ValidationRule<70, "INSTR.INBOUNDSACCESS", InstructionRules> {
  let Text = "constant index reaches bytes {begin:int} to {end:int} of an object of {size:int} bytes; it must stay inside";
  let Doc = "An access outside the object touches other memory.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrOpConstRange : ValidationRule<71, "INSTR.OPCONSTRANGE", InstructionRules> {
  let Text = "argument {argument:name} of {op:name} is not usable: {what:text}";
  let Doc = "The constant selects something that the module must have.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrImmBiasForSampleB : ValidationRule<72, "INSTR.IMMBIASFORSAMPLEB", InstructionRules> {
  let Text = "sample bias {bias:text} is outside -16 to 15.99";
  let Doc = "Hardware encodes the bias in a fixed range.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrIllegalDXILOpCode : ValidationRule<73, "INSTR.ILLEGALDXILOPCODE", InstructionRules> {
  let Text = "opcode {opcode:int} is not a DXIL operation; {closest:text}";
  let Doc = "A number nobody defined has no meaning.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrExpDXILOpCodeRequiresExpSM : ValidationRule<74, "INSTR.EXPDXILOPCODEREQUIRESEXPSM", InstructionRules> {
  let Text = "experimental operation {op:name} needs a preview shader model, the module has {model:name}";
  let Doc = "Experimental numbers may change and are not shipped in released shader models.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrIllegalDXILOpFunction : ValidationRule<75, "INSTR.ILLEGALDXILOPFUNCTION", InstructionRules> {
  let Text = "{op:name} is called through {function:name}; its class is {class:name}, which the function name must have";
  let Doc = "The function's name carries the class, and both must name one operation.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoIndefiniteLog : ValidationRule<76, "INSTR.NOINDEFINITELOG", InstructionRules> {
  let Text = "the argument of Log is {value:text}, the result is indefinite; it must be finite";
  let Doc = "A constant that gives no number is a mistake in the source.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoIndefiniteAsin : ValidationRule<77, "INSTR.NOINDEFINITEASIN", InstructionRules> {
  let Text = "the argument of Asin is {value:text}, the result is indefinite; it must be finite";
  let Doc = "A constant that gives no number is a mistake in the source.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoIndefiniteAcos : ValidationRule<78, "INSTR.NOINDEFINITEACOS", InstructionRules> {
  let Text = "the argument of Acos is {value:text}, the result is indefinite; it must be finite";
  let Doc = "A constant that gives no number is a mistake in the source.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoIDivByZero : ValidationRule<79, "INSTR.NOIDIVBYZERO", InstructionRules> {
  let Text = "signed division by the constant 0; a divisor must not be 0";
  let Doc = "The result is not defined.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoUDivByZero : ValidationRule<80, "INSTR.NOUDIVBYZERO", InstructionRules> {
  let Text = "unsigned division by the constant 0; a divisor must not be 0";
  let Doc = "The result is not defined.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNoIndefiniteDsxy : ValidationRule<81, "INSTR.NOINDEFINITEDSXY", InstructionRules> {
  let Text = "the argument of {op:name} is {value:text}, the derivative is indefinite; it must be finite";
  let Doc = "A constant that gives no number is a mistake in the source.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMinPrecisionNotPrecise : ValidationRule<82, "INSTR.MINPRECISIONNOTPRECISE", InstructionRules> {
  let Text = "{instruction:name} is precise and has a minimum-precision operand; it must have only one of the two";
  let Doc = "Minimum precision lets the device choose the width, which precise forbids.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrOnlyOneAllocConsume : ValidationRule<83, "INSTR.ONLYONEALLOCCONSUME", InstructionRules> {
  let Text = "counter of {resource:name} is both incremented and decremented; only one is allowed";
  let Doc = "A buffer is either appended to or consumed in one shader, or its contents race.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrTextureOffset : ValidationRule<84, "INSTR.TEXTUREOFFSET", InstructionRules> {
  let Text = "texel offset of {op:name} is {value:text}; before shader model 6.7 it must be a constant from -8 to 7";
  let Doc = "Older hardware encodes the offset in four bits.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrCannotPullPosition : ValidationRule<85, "INSTR.CANNOTPULLPOSITION", InstructionRules> {
  let Text = "{op:name} evaluates position {element:name}, which cannot be evaluated elsewhere";
  let Doc = "Position is produced by the rasterizer and cannot be re-evaluated.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrEvalInterpolationMode : ValidationRule<86, "INSTR.EVALINTERPOLATIONMODE", InstructionRules> {
  let Text = "{op:name} evaluates {element:name}, whose interpolation mode is {mode:name}; it must be linear";
  let Doc = "Only an interpolated input can be evaluated elsewhere.";
  let RuleStages = [pixel];
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierModeUselessUGroup : ValidationRule<96, "INSTR.BARRIERMODEUSELESSUGROUP", InstructionRules> {
  let Text = "barrier mode {mode:int} has both UAV scopes; only one is allowed, the device scope includes the group scope";
  let Doc = "Asking for both hides which one was meant.";
  let Hint = "Keep the device-wide UAV bit only.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierModeNoMemory : ValidationRule<97, "INSTR.BARRIERMODENOMEMORY", InstructionRules> {
  let Text = "barrier mode {mode:int} fences no memory";
  let Doc = "A barrier without a fence orders nothing.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierModeForNonCS : ValidationRule<98, "INSTR.BARRIERMODEFORNONCS", InstructionRules> {
  let Text = "barrier mode {mode:text} is used in a {stage:name} shader; outside thread groups only a device-wide UAV fence exists";
  let Doc = "Other stages have no thread group and no group memory.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierFlagInvalid : ValidationRule<99, "INSTR.BARRIERFLAGINVALID", InstructionRules> {
  let Text = "{op:name} has {flags:name} flags {value:int}, allowed bits are {allowed:int}";
  let Doc = "Bits outside the mask have no meaning.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierNonConstantFlagArgument : ValidationRule<100, "INSTR.BARRIERNONCONSTANTFLAGARGUMENT", InstructionRules> {
  let Text = "{argument:name} of {op:name} is not a constant";
  let Doc = "A driver chooses the fence at compile time.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrBarrierRequiresNode : ValidationRule<101, "INSTR.BARRIERREQUIRESNODE", InstructionRules> {
  let Text = "{op:name} fences node records outside a node shader";
  let Doc = "Only a node has record memory.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrDxilStructUser : ValidationRule<127, "INSTR.DXILSTRUCTUSER", InstructionRules> {
  let Text = "result struct {type:type} is used by {instruction:name}; only extractvalue may use it";
  let Doc = "The structs of operations are a way to return several values, not a type to compute with.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrDxilStructUserOutOfBound : ValidationRule<128, "INSTR.DXILSTRUCTUSEROUTOFBOUND", InstructionRules> {
  let Text = "extractvalue takes field {index:int} of {type:type}; of what an operation returns at most {count:int} may be read";
  let Doc = "Resource operations return four values and a status.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrFailToResloveTGSMPointer : ValidationRule<134, "INSTR.FAILTORESLOVETGSMPOINTER", InstructionRules> {
  let Text = "a groupshared pointer does not lead to one global variable";
  let Doc = "Drivers lay out each groupshared variable on its own.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrExtractValue : ValidationRule<135, "INSTR.EXTRACTVALUE", InstructionRules> {
  let Text = "extractvalue on {type:type}, which is not the result of an operation or cmpxchg";
  let Doc = "DXIL has no other struct values.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrTGSMRaceCond : ValidationRule<136, "INSTR.TGSMRACECOND", InstructionRules> {
  let Text = "threads store different values to groupshared {variable:name} at a fixed address; only one thread may";
  let Doc = "Which thread wins is not defined.";
  let Hint = "Guard the store by one thread's index.";
  let Status = Implemented;
  let Test = "cases/Strict.cases";
}

def InstrAttributeAtVertexNoInterpolation : ValidationRule<137, "INSTR.ATTRIBUTEATVERTEXNOINTERPOLATION", InstructionRules> {
  let Text = "AttributeAtVertex reads {element:name}, whose interpolation mode is {mode:name}; it must be nointerpolation";
  let Doc = "Only values that are not interpolated keep their per-vertex form.";
  let RuleStages = [pixel];
  let Since = DXIL1_1;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrCreateHandleImmRangeID : ValidationRule<138, "INSTR.CREATEHANDLEIMMRANGEID", InstructionRules> {
  let Text = "the resource of a handle is chosen at run time: {what:text}; its range must be a constant";
  let Doc = "The declaration of the resource must be known when the shader is compiled.";
  let Status = NotApplicable;
  let Reason = "the reference never reports it; a range id that is no constant breaks INSTR.OPCONST";
}

def InstrSignatureOperationNotInEntry : ValidationRule<139, "INSTR.SIGNATUREOPERATIONNOTINENTRY", InstructionRules> {
  let Text = "{op:name} stands in {function:name}, which is not an entry point";
  let Doc = "Signatures belong to entry points.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMultipleSetMeshOutputCounts : ValidationRule<140, "INSTR.MULTIPLESETMESHOUTPUTCOUNTS", InstructionRules> {
  let Text = "SetMeshOutputCounts is called more than once; it must be called once";
  let Doc = "A group announces its output sizes once.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMissingSetMeshOutputCounts : ValidationRule<141, "INSTR.MISSINGSETMESHOUTPUTCOUNTS", InstructionRules> {
  let Text = "{op:name} writes mesh output, but SetMeshOutputCounts is never called; it must come first";
  let Doc = "Output space is allocated by that call.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNonDominatingSetMeshOutputCounts : ValidationRule<142, "INSTR.NONDOMINATINGSETMESHOUTPUTCOUNTS", InstructionRules> {
  let Text = "{op:name} can run before SetMeshOutputCounts, which must come first on every path";
  let Doc = "Output space is allocated by that call.";
  let Hint = "Call SetMeshOutputCounts before any output, in uniform control flow.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMultipleGetMeshPayload : ValidationRule<143, "INSTR.MULTIPLEGETMESHPAYLOAD", InstructionRules> {
  let Text = "GetMeshPayload is called more than once; at most one call is allowed";
  let Doc = "There is one payload for each group.";
  let RuleStages = [mesh];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNotOnceDispatchMesh : ValidationRule<144, "INSTR.NOTONCEDISPATCHMESH", InstructionRules> {
  let Text = "DispatchMesh is called {count:int} times in {function:name}; an amplification shader must call it once";
  let Doc = "The call ends the shader and starts its mesh groups.";
  let RuleStages = [amplification];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNonDominatingDispatchMesh : ValidationRule<145, "INSTR.NONDOMINATINGDISPATCHMESH", InstructionRules> {
  let Text = "some path through {function:name} ends without DispatchMesh";
  let Doc = "Every thread group must end in the call.";
  let RuleStages = [amplification];
  let Since = DXIL1_5;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrAtomicOpNonGroupsharedOrRecord : ValidationRule<146, "INSTR.ATOMICOPNONGROUPSHAREDORRECORD", InstructionRules> {
  let Text = "{instruction:name} addresses space {space:int}; it must be groupshared or node record memory";
  let Doc = "Buffers take atomics through operations, other memory is private.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrAtomicIntrinNonUAV : ValidationRule<147, "INSTR.ATOMICINTRINNONUAV", InstructionRules> {
  let Text = "{op:name} on something that is not a UAV";
  let Doc = "Only unordered-access views can be changed atomically.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrSVConflictingLaunchMode : ValidationRule<148, "INSTR.SVCONFLICTINGLAUNCHMODE", InstructionRules> {
  let Text = "{op:name} is not available in a {launch:name} launch node";
  let Doc = "The launch mode fixes which ids a thread has.";
  let RuleStages = [node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrAtomicConst : ValidationRule<149, "INSTR.ATOMICCONST", InstructionRules> {
  let Text = "{instruction:name} changes constant {variable:name}, which must not be written";
  let Doc = "A constant cannot be written.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrNodeRecordHandleUseAfterComplete : ValidationRule<150, "INSTR.NODERECORDHANDLEUSEAFTERCOMPLETE", InstructionRules> {
  let Text = "{instruction:name} uses a record handle after OutputComplete, which must be its last use";
  let Doc = "The record has been sent and belongs to the next node.";
  let RuleStages = [node];
  let Since = DXIL1_8;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrUndefHitObject : ValidationRule<151, "INSTR.UNDEFHITOBJECT", InstructionRules> {
  let Text = "{op:name} takes an undefined hit object";
  let Doc = "There is no hit to ask about.";
  let RuleStages = [raygeneration, closesthit, miss];
  let Since = DXIL1_9;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrParamMultiple : ValidationRule<152, "INSTR.PARAMMULTIPLE", InstructionRules> {
  let Text = "argument {argument:name} of {op:name} is {value:int}, it must be a multiple of {multiple:int}";
  let Doc = "The hardware addresses in this unit.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrParamMinimumValue : ValidationRule<153, "INSTR.PARAMMINIMUMVALUE", InstructionRules> {
  let Text = "argument {argument:name} of {op:name} is {value:int}, it must be above {minimum:int}";
  let Doc = "Smaller values have no meaning.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrMayReorderThreadUndefCoherenceHintParam : ValidationRule<154, "INSTR.MAYREORDERTHREADUNDEFCOHERENCEHINTPARAM", InstructionRules> {
  let Text = "MaybeReorderThread takes an undefined {argument:name}";
  let Doc = "Threads would be ordered by noise.";
  let RuleStages = [raygeneration];
  let Since = DXIL1_9;
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}

def InstrReorderCoherentRequiresSM69 : ValidationRule<155, "INSTR.REORDERCOHERENTREQUIRESSM69", InstructionRules> {
  let Text = "{resource:name} is reordercoherent, which needs shader model 6.9";
  let Doc = "Earlier runtimes do not know the qualifier.";
  let Status = Implemented;
  let Test = "cases/Instructions.cases";
}
