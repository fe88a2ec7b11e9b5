// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix operations.

def InstrLinAlgMetadataMissing : ValidationRule<156, "INSTR.LINALGMETADATAMISSING", InstructionRules> {
  let Text = "matrix type of {what:name} in {op:name} has no dx.targetTypes record";
  let Doc = "The record holds the matrix's shape, use and scope.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgIllegalKDim : ValidationRule<157, "INSTR.LINALGILLEGALKDIM", InstructionRules> {
  let Text = "{what:name} of {op:name} has K = {k:int}, allowed are {low:int} to {high:int}";
  let Doc = "Devices implement a bounded inner dimension.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgIllegalComponentType : ValidationRule<158, "INSTR.LINALGILLEGALCOMPONENTTYPE", InstructionRules> {
  let Text = "{what:name} of {op:name} has component type {type:name}, which matrices cannot have";
  let Doc = "Devices implement a closed set of element types.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixScopeMismatch : ValidationRule<159, "INSTR.LINALGMATRIXSCOPEMISMATCH", InstructionRules> {
  let Text = "{what:name} matrix of {op:name} has scope {found:name}, it must be {expected:name}";
  let Doc = "The operation runs at this scope.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixScopeMismatch2 : ValidationRule<160, "INSTR.LINALGMATRIXSCOPEMISMATCH2", InstructionRules> {
  let Text = "{what:name} matrix of {op:name} has scope {found:name}, it must be {first:name} or {second:name}";
  let Doc = "The operation runs at these scopes.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixUseMismatch : ValidationRule<161, "INSTR.LINALGMATRIXUSEMISMATCH", InstructionRules> {
  let Text = "{what:name} matrix of {op:name} has use {found:name}, it must be {expected:name}";
  let Doc = "The use fixes how a device stores the matrix.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixUseMismatch2 : ValidationRule<162, "INSTR.LINALGMATRIXUSEMISMATCH2", InstructionRules> {
  let Text = "{what:name} matrix of {op:name} has use {found:name}, it must be {first:name} or {second:name}";
  let Doc = "The use fixes how a device stores the matrix.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixNotExactMatch : ValidationRule<163, "INSTR.LINALGMATRIXNOTEXACTMATCH", InstructionRules> {
  let Text = "{first:name} matrix type {a:name} must be the same as {second:name} type {b:name}";
  let Doc = "The operation changes the matrix in place.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixScopeReqLayout2 : ValidationRule<164, "INSTR.LINALGMATRIXSCOPEREQLAYOUT2", InstructionRules> {
  let Text = "{what:name} matrix with scope {scope:name} needs layout {first:name} or {second:name} in {op:name}";
  let Doc = "Memory layouts are defined for some scopes only.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixLayoutReqStride : ValidationRule<165, "INSTR.LINALGMATRIXLAYOUTREQSTRIDE", InstructionRules> {
  let Text = "{op:name} with layout {layout:name} has stride {stride:int}, it must be 0";
  let Doc = "Optimal layouts have no rows to step over.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixDimVectorMismatch : ValidationRule<166, "INSTR.LINALGMATRIXDIMVECTORMISMATCH", InstructionRules> {
  let Text = "{what:name} vector of {op:name} has {size:int} elements, it must have as many as the matrix has rows: M = {m:int}";
  let Doc = "A product has as many elements as the matrix has rows.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixDimKVecKMismatch : ValidationRule<167, "INSTR.LINALGMATRIXDIMKVECKMISMATCH", InstructionRules> {
  let Text = "{what:name} vector of {op:name} has {size:int} elements, it must have {expected:int} for K = {k:int} of type {type:name}";
  let Doc = "A vector multiplies the columns of the matrix.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixOutputBiasVecMismatch : ValidationRule<168, "INSTR.LINALGMATRIXOUTPUTBIASVECMISMATCH", InstructionRules> {
  let Text = "output elements are {output:type}, bias elements are {bias:type}; they must be the same";
  let Doc = "The bias is added to the output.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixUnsignedFloatTypeNotAllowed : ValidationRule<169, "INSTR.LINALGMATRIXUNSIGNEDFLOATTYPENOTALLOWED", InstructionRules> {
  let Text = "output of {op:name} is {type:type} and marked unsigned; floating point must be marked signed";
  let Doc = "Floating-point numbers are signed.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixLoadThreadRequiresBAB : ValidationRule<170, "INSTR.LINALGMATRIXLOADTHREADREQUIRESBAB", InstructionRules> {
  let Text = "{op:name} loads a thread-scope matrix from a {kind:name}; it must be a ByteAddressBuffer";
  let Doc = "Thread matrices are shared weights in read-only memory.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixRequiresRWBAB : ValidationRule<171, "INSTR.LINALGMATRIXREQUIRESRWBAB", InstructionRules> {
  let Text = "{op:name} on a {kind:name}; it must be a RWByteAddressBuffer";
  let Doc = "Matrices are written to raw memory.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixRequiresLayout2 : ValidationRule<172, "INSTR.LINALGMATRIXREQUIRESLAYOUT2", InstructionRules> {
  let Text = "{op:name} has layout {found:name}, it must be {first:name} or {second:name}";
  let Doc = "Other layouts are device-specific and cannot be written here.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrix2PartsMustMatch : ValidationRule<173, "INSTR.LINALGMATRIX2PARTSMUSTMATCH", InstructionRules> {
  let Text = "{first:name} matrix has {part:name} {a:text}, {second:name} has {b:text}; they must agree";
  let Doc = "Both sides of the operation are one shape.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixScopeMustMatch3 : ValidationRule<174, "INSTR.LINALGMATRIXSCOPEMUSTMATCH3", InstructionRules> {
  let Text = "matrices of {op:name} have scopes {a:name}, {b:name} and {c:name}; they must agree";
  let Doc = "The threads that hold one matrix hold all.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixScopeMustMatch4 : ValidationRule<175, "INSTR.LINALGMATRIXSCOPEMUSTMATCH4", InstructionRules> {
  let Text = "matrices of {op:name} have scopes {a:name}, {b:name}, {c:name} and {d:name}; they must agree";
  let Doc = "The threads that hold one matrix hold all.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixMatrixKDimMustMatch : ValidationRule<176, "INSTR.LINALGMATRIXMATRIXKDIMMUSTMATCH", InstructionRules> {
  let Text = "{op:name} multiplies {a:text} by {b:text}; the inner dimensions {k1:int} and {k2:int} must be the same";
  let Doc = "A matrix product needs equal inner dimensions.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}

def InstrLinAlgMatrixMatrixResDimMustMatch : ValidationRule<177, "INSTR.LINALGMATRIXMATRIXRESDIMMUSTMATCH", InstructionRules> {
  let Text = "{what:name} matrix of {op:name} is {found:text}, the product is {expected:text}";
  let Doc = "A matrix product has the outer dimensions of its factors.";
  let Status = Implemented;
  let Test = "cases/LinearAlgebra.cases";
}
