// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types.

def TypesNoVector : ValidationRule<178, "TYPES.NOVECTOR", TypeRules> {
  let Text = "{where:text} has vector type {type:type}, which needs shader model 6.9";
  let Doc = "Before 6.9 DXIL is scalar.";
  let Hint = "Scalarize the value.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}

def TypesDefined : ValidationRule<179, "TYPES.DEFINED", TypeRules> {
  let Text = "{where:text} has type {type:type}, which is not made of DXIL's primitive types";
  let Doc = "A driver knows the primitive types only.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}

def TypesIntWidth : ValidationRule<180, "TYPES.INTWIDTH", TypeRules> {
  let Text = "{where:text} has type {type:type}; integers must be 1, 8, 16, 32 or 64 bits wide";
  let Doc = "Other widths have no hardware.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}

def TypesNoMultiDim : ValidationRule<181, "TYPES.NOMULTIDIM", TypeRules> {
  let Text = "{where:text} has type {type:type}; arrays must have one dimension";
  let Doc = "Drivers address arrays by a single index.";
  let Hint = "Flatten the array.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}

def TypesNoPtrToPtr : ValidationRule<182, "TYPES.NOPTRTOPTR", TypeRules> {
  let Text = "{where:text} has type {type:type}; pointers are not stored";
  let Doc = "DXIL has no memory that holds pointers.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}

def TypesI8 : ValidationRule<183, "TYPES.I8", TypeRules> {
  let Text = "{where:text} has type i8, which only operations take as a constant";
  let Doc = "Bytes are not a computing type in DXIL.";
  let Status = Implemented;
  let Test = "cases/Types.cases";
}
