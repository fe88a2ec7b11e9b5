#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""No op is known by a string, and none of its operands by a number, outside generated code.

usage: op_names.py ROOT

Looks, in the C++ of all rooms, comments left out, for

  names      string literals that start as names of ops and extension intrinsics do;
  operands   operands by position or by a string, of calls of ops in container/ and validation/;
  arguments  getArgOperand and setArgOperand with a number: calls in LLVM's IR, which are of ops
             (op::dyn_cast, <dxil/contract/OpCall.h>) but for the files below;
  opcodes    the opcode of a call taken from its first operand.

A line that a rule finds is an error, unless its file is allowed to for a reason that stands here.
Without its reason being true any more, that is without such a line, an entry is an error too.
"""
import re
import sys
from pathlib import Path

ROOMS = ("compiler", "container", "contract", "diff", "execution", "frontend", "libdxil", "link",
         "listing", "lowering", "module", "ops/include", "plugin", "produce", "reduce", "tools", "upgrade",
         "validation")

GROUND = ("container", "diff", "link", "listing", "produce", "reduce", "validation")  # rooms in which calls of ops are dxil::container::OpCall

RULES = {
    "names": (ROOMS, re.compile(r'"(?:dx\.op\.|dxil\.)')),
    "operands": (GROUND, re.compile(
        r'(?:\.|->)(?:operand|integer|isUndef|argumentName)\(\s*\d|(?:\.|->)argument\(\s*(?:\d|")|'
        r'\bcheckMask\(\s*\d')),
    "arguments": (ROOMS, re.compile(r'\b[gs]etArgOperand(?:Use)?\(\s*\d')),
    "opcodes": (ROOMS, re.compile(
        r'onstantInt\(\s*\w*(?:\.|->)?operands\(\*?\w+\)\[0\],\s*(?:Op)?Code\)')),
}

INTRINSICS = "operands of LLVM's intrinsics"
MARKERS = "operands of functions of the contract that are no op's"
ALLOWED = {
    "names": {
        "ops/include/dxil/ops/queries.h": "OpFunctionPrefix",
        "ops/include/dxil/extension_names.h": "ExtensionPrefix",
        "ops/include/dxil/contract_names.h": "names of the contract that are no op's",
        "tools/dxil-ops/Query.cpp": "works on the JSON database, without the tables",
    },
    "operands": {},
    "arguments": {
        "contract/include/dxil/contract/OpCall.h": "the one place that reads an opcode",
        "frontend/codegen/ResourceMembers.cpp": INTRINSICS,
        "lowering/ops/AttributeEvaluation.cpp": MARKERS,
        "lowering/resources/ConstantAccess.cpp": INTRINSICS,
        "lowering/conversion/DXILPrepareInstructions.cpp": INTRINSICS,
        "lowering/memory/DebugLanes.cpp": MARKERS,
        "lowering/numbers/Divisions.cpp": MARKERS,
        "lowering/memory/ExpandMemory.cpp": INTRINSICS,
        "lowering/ops/HelperLanes.cpp": INTRINSICS,
        "lowering/ops/IntrinsicExpansion.cpp": INTRINSICS,
        "lowering/ops/IntrinsicExpansionFloat.cpp": INTRINSICS,
        "lowering/ops/IntrinsicExpansionInteger.cpp": INTRINSICS,
        "lowering/ops/IntrinsicExpansionVector.cpp": INTRINSICS,
        "lowering/numbers/KnownCalls.cpp": INTRINSICS,
        "lowering/numbers/LegalizeIntegers.cpp": INTRINSICS,
        "lowering/entry/NodeRecords.cpp": INTRINSICS,
        "lowering/ops/OpLoweringResources.cpp": INTRINSICS,
        "lowering/numbers/PreciseValues.cpp": MARKERS,
        "lowering/resources/ResourceAccess.cpp": INTRINSICS,
        "lowering/memory/ConstantCopies.cpp": INTRINSICS,
        "lowering/resources/ResourceMemory.cpp": INTRINSICS,
        "lowering/memory/SplitPointers.cpp": INTRINSICS,
        "lowering/numbers/ConstantElements.cpp": MARKERS,
        "lowering/numbers/Powers.cpp": INTRINSICS,
        "lowering/metadata/ResourceMetadata.cpp": INTRINSICS,
        "upgrade/LiftOps.cpp": "says what is wrong with an opcode",
    },
    "opcodes": {
        "module/include/dxil/module/OpCall.h": "the one place that reads it",
        "validation/OpCalls.cpp": "says what is wrong with an opcode",
    },
}


def code(text):
    """The text without comments, line by line as before."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)

    def blank(match):
        found = match.group()
        return found if found[0] in "\"'" else "\n" * found.count("\n")

    return re.sub(r'^#include.*', "", pattern.sub(blank, text), flags=re.M)


def main():
    root = Path(sys.argv[1])
    problems, used = [], set()
    for room in ROOMS:
        for path in sorted((root / room).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            name = path.relative_to(root).as_posix()
            for number, line in enumerate(code(path.read_text()).split("\n"), 1):
                for rule, (rooms, pattern) in RULES.items():
                    if room not in rooms or not pattern.search(line):
                        continue
                    if name in ALLOWED[rule]:
                        used.add((rule, name))
                    else:
                        problems.append(f"{name}:{number}: {rule}: {line.strip()}")
    for rule, files in ALLOWED.items():
        for name, reason in files.items():
            if (rule, name) not in used:
                problems.append(f"{name}: is allowed '{rule}' without need")
    for problem in problems:
        print(problem)
    if problems:
        print("Operands of ops have views (<dxil/ops/OpView.h>), names of ops functions in "
              "<dxil/ops/queries.h> and\n<dxil/extension_names.h>; names of the contract stand in "
              "<dxil/contract_names.h>.")
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main())
