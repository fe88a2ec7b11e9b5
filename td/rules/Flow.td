// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow and calls.

def FlowReducible : ValidationRule<271, "FLOW.REDUCIBLE", FlowRules> {
  let Text = "control flow of {function:name} is not reducible";
  let Doc = "Drivers rebuild loops and conditions from the graph, which only reducible graphs allow.";
  let Status = Implemented;
  let Test = "cases/Flow.cases";
}

def FlowNoRecursion : ValidationRule<272, "FLOW.NORECURSION", FlowRules> {
  let Text = "{function:name} calls itself, directly or through others, which is not allowed";
  let Doc = "Shaders have no call stack.";
  let Status = Implemented;
  let Test = "cases/Flow.cases";
}

def FlowDeadLoop : ValidationRule<273, "FLOW.DEADLOOP", FlowRules> {
  let Text = "a loop in {function:name} has no exit";
  let Doc = "A thread in it would hang the device.";
  let Status = Implemented;
  let Test = "cases/Flow.cases";
}

def FlowFunctionCall : ValidationRule<274, "FLOW.FUNCTIONCALL", FlowRules> {
  let Text = "entry {function:name} has {count:int} parameters; it may have none";
  let Doc = "The pipeline calls an entry point without arguments.";
  let Status = Implemented;
  let Test = "cases/Flow.cases";
}
