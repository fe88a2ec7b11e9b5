// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mistakes in validation rules are errors at the field.

// RUN: not %dxil-tblgen %s %td_include -check 2>&1 | FileCheck %s --implicit-check-not=error:

include "DXILSchema.td"
include "td/rules/RuleSchema.td"

class Rule<int id, string name> : ValidationRule<id, name, FlowRules> {
  let Text = "a loop has no exit";
  let Doc = "A thread in it would hang the device.";
}
def Good : Rule<0, "FLOW.GOOD">;
def Type : Rule<1, "FLOW.TYPE"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.TYPE' has placeholder '{function:nmae}'; it must be {name:type} with type int, name, type, version or text; did you mean 'name'?
  let Text = "a loop in {function:nmae} has no exit";
}
def Unclosed : Rule<2, "FLOW.UNCLOSED"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.UNCLOSED' has an unclosed placeholder in its Text
  let Text = "a loop in {function:name has no exit";
}
def Stop : Rule<3, "FLOW.STOP"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.STOP': Doc does not end with a full stop
  let Doc = "A thread hangs";
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.STOP': Hint does not end with a full stop
  let Hint = "add a break";
}
def NoTest : Rule<4, "FLOW.NOTEST"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.NOTEST' is implemented, but names no Test
  let Status = Implemented;
}
def NoStage : Rule<5, "FLOW.NOSTAGE"> {
  // CHECK-DAG: [[#@LINE+1]]:7: error: rule 'FLOW.NOSTAGE' names no stage
  let RuleStages = [];
}
// CHECK-DAG: [[#@LINE+1]]:5: error: rule 'FLOWW.PREFIX' does not start with its family's prefix 'FLOW.'
def Prefix : Rule<6, "FLOWW.PREFIX">;
// CHECK-DAG: [[#@LINE+1]]:5: error: rule 'FLOW.GAP' has id 9000, but ids count up from 0 and 7 is missing
def Gap : Rule<9000, "FLOW.GAP">;
