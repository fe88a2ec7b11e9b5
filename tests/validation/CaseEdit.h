// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Test cases of rules as text: a corpus file, and edits that break the rule or come near it.
//
// A case is one line, and may go on in lines that start with blanks:
//
//   RULE  file : edit; edit...            breaks the rule
//   RULE  file : edit; ... ~ edit; ...    the edits after ~ leave the file valid
//   RULE  file : ... ~ ... # REASON       the near miss breaks another rule for this reason
//
// Without `~` the near miss is the unchanged file. `strict` or `version M.N` may stand among the
// edits: options of the validator. Lines that start with # are comments. The edits:
//
//   op NAME[#k] N=VALUE       operand N of the k-th call of an op (0 is the opcode)
//   op NAME[#k] copy          the call stands twice
//   op NAME[#k] drop          the call, whose result nobody uses, is gone
//   op NAME[#k] last          the call, of no result, moves before its block's terminator
//   op NAME[#k] block=B       the call, of no result, moves before the terminator of block B
//   op NAME[#k] name=TEXT     its function's name
//   op NAME[#k] returns=TYPE  another type of its result, and of its function
//   op NAME[#k] takes=N:TYPE  operand N, and its parameter, is an undef of another type
//   ir OPCODE[#k] N=VALUE     operand N of the k-th instruction of that kind
//   ir OPCODE[#k] op=OPCODE   another instruction of the same operands
//   ir OPCODE[#k] to=N:B      successor N becomes block B of the function
//   ir OPCODE[#k] index=I     the index of an extractvalue
//   ir OPCODE[#k] hint=TEXT   an attachment of that kind: TEXT !{!{i32 numbers...}} after commas
//   ir OPCODE[#k] fast        allows rearranging; `precise` marks it precise
//   add INSTRUCTION           put before the entry's first instruction:
//                             `add OPCODE TYPE VALUE, ...`, or `add call NAME` with undef operands
//   md PATH=VALUE             an operand of metadata: dx.entryPoints.0.4.1
//   md PATH cut               the node ends before that operand
//   md PATH more VALUE        the node gets one more operand
//   md + NAME, md - NAME      a named node comes or goes
//   fn NAME KEY=VALUE         a function: linkage, name, attribute, returns=TYPE,
//                             param=N:TYPE; NAME may be `entry`. `fn NAME add`: `add`
//                             goes there from now on
//   global NAME TYPE [space [linkage]] [constant]
//                             a global variable; `declare NAME TYPE (TYPE, ...)` a function
//   triple TEXT
//   part NAME OFFSET=BYTES    in a part; `cut N`, `drop`, `copy`, `make` change it as a whole
//
// VALUE is a number, undef, null, inf, "text", @NAME, OP#k for the result of a call of an op, `TYPE
// VALUE` and nodes `!{i32 1, !{...}}` in metadata, or `= PATH` for another metadata operand. TYPE
// is written as in assembly, or @NAME for the type of that value.
#pragma once

#include "TestFiles.h"

#include <optional>
#include <string>
#include <vector>

namespace test {

struct RuleCase {
  std::string Rule, File, Where; ///< file:line of the case
  std::vector<std::string> Break, Near;
  std::string Reason; ///< why the near miss cannot be valid; empty if it is valid
};

/// Reads a file of tests/validation/cases. Fails the test at lines that are no cases.
std::vector<RuleCase> readCases(const std::string &Path);

/// An edited corpus file.
struct Edited {
  dxil::ir::Module M;
  std::vector<std::pair<dxil::container::FourCC, std::vector<uint8_t>>> Parts;
  bool PartsChanged = false, ModuleChanged = false;
  dxil::validation::ValidationOptions Options;

  /// Returns the parts with the edited module. Fails for modules that bitcode cannot express.
  std::vector<uint8_t> container() const;
  /// Validates the container if an edit changed a part, else the module.
  dxil::validation::ValidationReport judge() const;
};

/// Applies the edits, or sets Error to the edit that failed.
std::optional<Edited> edit(const std::string &File, const std::vector<std::string> &Edits,
                           std::string &Error);

} // namespace test
