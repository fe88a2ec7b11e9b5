// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/listing/Graphs.h>

#include <dxil/listing/InstructionTexts.h>
#include <dxil/listing/SourceNames.h>

#include <dxil/module/Graph.h>
#include <dxil/module/OpCall.h>

#include <map>

namespace dxil::listing {

using namespace container;
namespace {

using namespace ir;

/// Escapes text for a quoted string of graphviz's language.
std::string quoted(std::string_view Text) {
  std::string Out;
  for (char C : Text) {
    if (C == '"' || C == '\\')
      Out += '\\';
    Out += C >= 0x20 && C != 0x7f ? C : '?';
  }
  return Out;
}

// Returns the condition of an edge.
std::string edgeLabel(const ir::Module &M, const Instruction &End, size_t K) {
  if (End.Op == Opcode::Br && End.Operands.Count)
    return K ? "false" : "true";
  if (End.Op != Opcode::Switch)
    return "";
  uint64_t Case = 0;
  if (K == 0)
    return "default";
  return M.constantInt(M.operands(End)[K], Case) ? std::to_string(Case) : "?";
}

void addFunction(const ir::Module &M, FunctionId Id, const std::string &Shown, std::string &Out) {
  constexpr size_t MostLine = 120;
  const ir::Function &F = M.Functions[Id];
  const InstructionTexts Texts(M, F);
  const Graph Flow(M, F);
  const std::string Prefix = "f" + std::to_string(Id) + "b";
  Out += "  subgraph cluster_" + std::to_string(Id) + " {\n    label=\"" + quoted(Shown) + "\";\n";
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const Block &Current = M.Blocks[F.Blocks.First + B];
    Out += "    " + Prefix + std::to_string(B) + " [label=\"block " + std::to_string(B);
    if (const std::string_view Name = M.blockName(F.Blocks.First + B); !Name.empty())
      Out += " " + quoted(Name);
    Out += "\\l";
    for (uint32_t K = 0; K < Current.Instructions.Count; ++K) {
      std::string Line = Texts.at(Current.Instructions.First + K);
      if (Line.size() > MostLine)
        Line.replace(MostLine, std::string::npos, "...");
      Out += quoted(Line) + "\\l";
    }
    Out += "\"];\n";
  }
  for (uint32_t B = 0; B < F.Blocks.Count; ++B) {
    const auto Body = M.instructions(M.Blocks[F.Blocks.First + B]);
    const auto Next = M.successors(Body.back());
    for (size_t K = 0; K < Next.size(); ++K) {
      const uint32_t To = Next[K] - F.Blocks.First;
      const std::string Label = edgeLabel(M, Body.back(), K);
      Out += "    " + Prefix + std::to_string(B) + " -> " + Prefix + std::to_string(To);
      const bool IsBack = Flow.isReachable(B) && Flow.dominates(To, B);
      if (!Label.empty() || IsBack)
        Out += " [" + (Label.empty() ? "" : "label=\"" + Label + "\"") +
               (IsBack ? std::string(Label.empty() ? "" : ",") + "style=dashed" : "") + "]";
      Out += ";\n";
    }
  }
  Out += "  }\n";
}

} // namespace

Result<std::string> controlFlowGraph(const ir::Module &M, std::string_view Function) {
  std::string Out = "digraph \"control flow\" {\n  node [shape=box, fontname=monospace];\n";
  const FunctionNames Names(M);
  bool IsFound = Function.empty();
  for (FunctionId F = 0; F < M.Functions.size(); ++F)
    if (!M.Functions[F].IsDeclaration &&
        (Function.empty() || M.name(M.Functions[F].Self) == Function)) {
      IsFound = true;
      addFunction(M, F, Names.of(F), Out);
    }
  if (IsFound)
    return Out + "}\n";
  Error E;
  E.Code = ErrorCode::RecordField;
  E.Message = "the module defines no function '" + std::string(Function) + "'";
  return E;
}

std::string callGraph(const ir::Module &M) {
  std::string Out = "digraph \"calls\" {\n  node [shape=box, fontname=monospace];\n", Edges;
  const FunctionNames Names(M);
  std::map<FunctionId, bool> Outside;
  for (FunctionId F = 0; F < M.Functions.size(); ++F) {
    if (M.Functions[F].IsDeclaration)
      continue;
    std::map<FunctionId, size_t> Calls;
    size_t Operations = 0;
    for (const Instruction &I : M.instructions(M.Functions[F])) {
      Operations += OpCall::of(M, I).has_value();
      if (M.calledFunction(I) && !isOpFunctionName(M.calleeName(I)) &&
          !M.calleeName(I).starts_with("llvm."))
        ++Calls[M.Values[M.callee(I)].Index];
    }
    Out += "  f" + std::to_string(F) + " [label=\"" + quoted(Names.of(F)) + "\\n" +
           std::to_string(M.Functions[F].Instructions.Count) + " instructions, " +
           std::to_string(Operations) + " operations\"];\n";
    for (auto [To, Count] : Calls) {
      if (M.Functions[To].IsDeclaration)
        Outside[To] = true;
      Edges += "  f" + std::to_string(F) + " -> f" + std::to_string(To);
      Edges += Count > 1 ? " [label=\"" + std::to_string(Count) + "\"];\n" : ";\n";
    }
  }
  for (auto [F, IsCalled] : Outside)
    Out += "  f" + std::to_string(F) + " [label=\"" + quoted(Names.of(F)) + "\", style=dashed];\n";
  return Out + Edges + "}\n";
}

} // namespace dxil::listing
