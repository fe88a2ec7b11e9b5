// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debugging aids and the cycle counter.

def cycleCounterLegacy : DXILOpClass;
def nop : DXILOpClass;
def debugBreak : DXILOpClass;
def isDebuggingEnabled : DXILOpClass;

//===-- State, in meanings ------------------------------------------------===//

def DebuggerAttached : MeaningState<i1Ty, [], "True if debugging is enabled.">;

//===-- Other -------------------------------------------------------------===//

let category = "Other" in {

def CycleCounterLegacy : DXILOp<109, cycleCounterLegacy> {
  let Doc = "Returns a counter that the device advances while it runs. Its rate and its start are "
            "not specified, and may differ between cores, so only differences within a thread mean "
            "anything. No HLSL reaches it.";
  let result = twoI32Ty;
  let resultDoc = "The low 32 bits of the counter, then the high 32 bits.";
  let meaning = (opaque "counts cycles of a processor");
}
} // category

//===-- No-op -------------------------------------------------------------===//

let category = "No-op" in {

def ExperimentalNop : ExperimentalOp<0, nop> {
  let Doc = "Does nothing. It stands for experimental ops in tests.";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [ReadNone]>];
  let meaning = (nothing);
}
} // category

//===-- Debugging ---------------------------------------------------------===//

let category = "Debugging" in {

def DebugBreak : ExperimentalOp<33, debugBreak> {
  let Doc = "Stops in a debugger if one is attached and debugging is enabled; otherwise does "
            "nothing.";
  let result = voidTy;
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let attributes = [Attributes<DXIL1_10, [NoDuplicate]>];
  let meaning = (opaque "stops in a debugger");
}

def IsDebuggingEnabled : ExperimentalOp<34, isDebuggingEnabled> {
  let Doc = "Tells whether DebugBreak would stop. The answer may change while a shader runs.";
  let result = i1Ty;
  let resultDoc = "True if debugging is enabled.";
  let stages = [Stages<DXIL1_10, [all_stages]>];
  let meaning = (state DebuggerAttached);
}
} // category
