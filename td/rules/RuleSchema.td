// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vocabulary of the validation rules.

// A group of rules about one subject. Prefix starts their names.
class RuleFamily<string prefix, string title, string doc> {
  string Prefix = prefix;
  string Title = title;
  string Doc = doc;
}

def BitcodeRules     : RuleFamily<"BITCODE", "Bitcode", "Whether the program is LLVM 3.7 bitcode of a well-formed module.">;
def ContainerRules   : RuleFamily<"CONTAINER", "Container", "Whether the parts are there, once, and say what the module says.">;
def MetadataRules    : RuleFamily<"META", "Metadata", "Whether the module's metadata is complete, well formed and true.">;
def InstructionRules : RuleFamily<"INSTR", "Instruction", "Whether each instruction and operation call is allowed as it stands.">;
def TypeRules        : RuleFamily<"TYPES", "Type system", "Whether values have types that DXIL defines.">;
def ShaderModelRules : RuleFamily<"SM", "Shader model", "Whether the stage and the shader model allow what the module does.">;
def FlowRules        : RuleFamily<"FLOW", "Program flow", "Whether control flow and calls have a shape that drivers take.">;
def DeclarationRules : RuleFamily<"DECL", "Declaration", "Whether functions, variables and their signatures are allowed.">;

class RuleSeverity<string name> {
  string Name = name;
}
def ErrorSeverity   : RuleSeverity<"error">;
def WarningSeverity : RuleSeverity<"warning">;

// Whether validation/ checks the rule. A rule is Implemented when a test breaks it and a near miss
// does not. Other rules need a Reason.
class RuleStatus<string name> {
  string Name = name;
}
def Implemented   : RuleStatus<"implemented">;
def NotApplicable : RuleStatus<"not applicable">;
def Planned       : RuleStatus<"planned">;

// Text has placeholders {name:type}, filled in order. Types: int (a number), name (a name of the
// module or of DXIL), type (an LLVM type), version (major.minor) and text (words).
class ValidationRule<int id, string name, RuleFamily family> {
  int Id = id;
  string Name = name;
  RuleFamily Family = family;
  // The stages whose shaders can break the rule.
  list<ShaderStage> RuleStages = [all_stages];
  // The first DXIL version in which a module can break the rule.
  Version Since = DXIL1_0;
  RuleSeverity Severity = ErrorSeverity;
  string Text = "";
  // Why the rule exists, in a full sentence.
  string Doc = "";
  // How to fix the problem, if known.
  string Hint = "";
  RuleStatus Status = Planned;
  // The file in tests/validation whose cases break the rule, and its near misses.
  string Test = "";
  string Reason = "";
}
