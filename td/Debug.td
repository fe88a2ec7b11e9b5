// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debugging aids and the cycle counter.

def cycleCounterLegacy : DXILOpClass;
def nop : DXILOpClass;
def debugBreak : DXILOpClass;
def isDebuggingEnabled : DXILOpClass;

//===-- Other -------------------------------------------------------------===//

let category = "Other" in {

def CycleCounterLegacy : DXILOp<109, cycleCounterLegacy> {
  let Doc = "";
  let result = twoI32Ty;
}
} // category

//===-- No-op -------------------------------------------------------------===//

let category = "No-op" in {

def ExperimentalNop : ExperimentalOp<0, nop> {
  let Doc = "";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
}
} // category

//===-- Debugging ---------------------------------------------------------===//

let category = "Debugging" in {

def DebugBreak : ExperimentalOp<33, debugBreak> {
  let Doc = "";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [NoDuplicate]>];
}

def IsDebuggingEnabled : ExperimentalOp<34, isDebuggingEnabled> {
  let Doc = "";
  let result = i1Ty;
  let stages = [Stages<DXIL1_10, [all_stages]>];
}
} // category
