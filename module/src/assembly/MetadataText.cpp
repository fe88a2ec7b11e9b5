// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Prints metadata: numbering, nodes, debug information.
#include "Writer.h"

#include "DwarfNames.h"

#include <algorithm>

namespace dxil::ir::assembly {

using namespace ir;

// ---- Numbering ----------------------------------------------------------------------------------

static bool isNumbered(const Metadata &N) {
  return N.Kind != MetadataKind::String && N.Kind != MetadataKind::Value;
}

// Numbers a node and then all nodes that it reaches, depth first. Uses a stack, since chains can be
// as long as the module.
void Writer::numberNode(MetadataId Root) {
  std::vector<MetadataId> Stack{Root};
  while (!Stack.empty()) {
    MetadataId Id = Stack.back();
    Stack.pop_back();
    if (Id == None || NodeNumbers[Id] != None || !isNumbered(M.Metadata[Id]))
      continue;
    const Metadata &N = M.Metadata[Id];
    if (N.Kind == MetadataKind::Location && N.Fields.Count >= 4) {
      auto F = M.fields(N);
      Location L{uint32_t(F[0]), uint32_t(F[1]), MetadataId(F[2]) - 1, MetadataId(F[3]) - 1};
      if (!N.Distinct) {
        auto [Entry, New] = LocationNumbers.emplace(
            LocationKey{L.Line, L.Column, L.Scope, L.InlinedAt}, uint32_t(Nodes.size()));
        NodeNumbers[Id] = Entry->second;
        if (!New)
          continue;
      }
    }
    NodeNumbers[Id] = uint32_t(Nodes.size());
    Nodes.push_back({Id, {}});
    size_t First = Stack.size();
    for (MetadataId Op : M.operands(N))
      Stack.push_back(Op);
    if (N.Fields.Count) {
      const DebugLayout &L = debugLayout(N.Kind);
      auto F = M.fields(N);
      for (size_t K = 0; K < F.size(); ++K)
        if (isReference(fieldKind(L, K)) && F[K])
          Stack.push_back(MetadataId(F[K] - 1));
    }
    std::reverse(Stack.begin() + ptrdiff_t(First), Stack.end());
  }
}

void Writer::numberLocation(const Location &L) {
  auto [Entry, New] = LocationNumbers.emplace(LocationKey{L.Line, L.Column, L.Scope, L.InlinedAt},
                                              uint32_t(Nodes.size()));
  if (!New)
    return;
  Nodes.push_back({None, L});
  numberNode(L.Scope);
  numberNode(L.InlinedAt);
}

uint32_t Writer::locationNumber(const Location &L) const {
  auto Entry = LocationNumbers.find(LocationKey{L.Line, L.Column, L.Scope, L.InlinedAt});
  return Entry == LocationNumbers.end() ? 0 : Entry->second;
}

void Writer::numberMetadata() {
  NodeNumbers.assign(M.Metadata.size(), None);
  const bool HasOperands =
      std::ranges::any_of(M.Types, [](const Type &T) { return T.Kind == TypeKind::Metadata; });
  for (const ir::NamedMetadata &N : M.NamedMetadata)
    for (MetadataId Id : M.nodes(N))
      numberNode(Id);
  for (const Function &F : M.Functions) {
    for (const Attachment &A : M.attachments(F))
      numberNode(A.Node);
    for (const Instruction &I : M.instructions(F)) {
      if (isCall(I.Op))
        functionAttributes(M.attributeList(I));
      if (HasOperands)
        for (ValueId V : M.operands(I))
          if (isMetadataOperand(V))
            numberNode(metadataOperand(V));
      if (const Location *L = M.location(I); L && L->Scope != None)
        numberLocation(*L);
      if (I.HasAttachments)
        for (const Attachment &A : M.attachments(I))
          numberNode(A.Node);
    }
  }
}

// ---- Text ---------------------------------------------------------------------------------------

void Writer::metadataReference(MetadataId Id) {
  if (Id == None) {
    Out += "null";
    return;
  }
  const Metadata &N = M.Metadata[Id];
  if (N.Kind == MetadataKind::String) {
    Out += "!\"";
    escaped(N.Text);
    Out += '"';
  } else if (N.Kind == MetadataKind::Value) {
    typedValue(N.Value);
  } else {
    Out.append("!").number(NodeNumbers[Id]);
  }
}

// Appends the name of named metadata, whose escapes are a backslash and two hexadecimal digits.
static void metadataName(Text &Out, std::string_view Name) {
  static const char Hex[] = "0123456789ABCDEF";
  for (size_t I = 0; I < Name.size(); ++I) {
    uint8_t C = uint8_t(Name[I]);
    bool Letter = (C >= 'a' && C <= 'z') || (C >= 'A' && C <= 'Z') || C == '-' || C == '$' ||
                  C == '.' || C == '_';
    if (Letter || (I && C >= '0' && C <= '9')) {
      Out += char(C);
    } else {
      Out += '\\';
      Out += Hex[C >> 4];
      Out += Hex[C & 15];
    }
  }
}

void Writer::namedMetadata() {
  for (const ir::NamedMetadata &N : M.NamedMetadata) {
    Out += '!';
    metadataName(Out, N.Name);
    Out += " = !{";
    bool First = true;
    for (MetadataId Id : M.nodes(N)) {
      if (full())
        return;
      Out += First ? "" : ", ";
      First = false;
      metadataReference(Id);
    }
    Out += "}\n";
  }
  Out += '\n';
}

void Writer::metadataNodes() {
  for (size_t I = 0; I < Nodes.size() && !full(); ++I) {
    handOver();
    Out.append("!").number(I).append(" = ");
    if (Nodes[I].Node == None) {
      const Location &L = Nodes[I].Location;
      locationText(L.Line, L.Column, L.Scope, L.InlinedAt);
      Out += '\n';
      continue;
    }
    const Metadata &N = M.Metadata[Nodes[I].Node];
    if (N.Distinct)
      Out += "distinct ";
    if (N.Kind != MetadataKind::Node) {
      debugNode(N);
      Out += '\n';
      continue;
    }
    Out += "!{";
    bool First = true;
    for (MetadataId Op : M.operands(N)) {
      if (full())
        return;
      Out += First ? "" : ", ";
      First = false;
      metadataReference(Op);
    }
    Out += "}\n";
  }
}

void Writer::locationText(uint64_t Line, uint64_t Column, MetadataId Scope, MetadataId InlinedAt) {
  Out.append("!DILocation(line: ").number(Line);
  if (Column)
    Out.append(", column: ").number(Column);
  Out += ", scope: ";
  metadataReference(Scope);
  if (InlinedAt != None) {
    Out += ", inlinedAt: ";
    metadataReference(InlinedAt);
  }
  Out += ')';
}

void Writer::debugExpression(std::span<const uint64_t> Words) {
  for (size_t I = 0; I < Words.size(); ++I) {
    if (I)
      Out += ", ";
    std::string_view Op = dwarfOperation(Words[I]);
    if (Op.empty())
      Out.number(Words[I]);
    else
      Out += Op;
    for (unsigned K = dwarfOperandCount(Words[I]); K && I + 1 < Words.size(); --K)
      Out.append(", ").number(Words[++I]);
  }
}

static int64_t signRotated(uint64_t V) {
  return V & 1 ? int64_t(~(V >> 1)) : int64_t(V >> 1);
}

void Writer::debugFieldValue(const DebugField &F, uint64_t V) {
  auto NameOr = [&](std::string_view Name) { Name.empty() ? Out.number(V) : Out += Name; };
  switch (F.Kind) {
  case FieldKind::Bool: Out += V ? "true" : "false"; return;
  case FieldKind::Signed: Out.number(signRotated(V)); return;
  case FieldKind::Tag: NameOr(dwarfTag(V)); return;
  case FieldKind::Encoding: NameOr(dwarfEncoding(V)); return;
  case FieldKind::Language: NameOr(dwarfLanguage(V)); return;
  case FieldKind::Virtuality: NameOr(dwarfVirtuality(V)); return;
  case FieldKind::Flags: Out += debugFlags(V); return;
  case FieldKind::String: {
    std::string_view Text;
    M.metadataString(MetadataId(V) - 1, Text);
    Out += '"';
    escaped(Text);
    Out += '"';
    return;
  }
  case FieldKind::Node:
  case FieldKind::RequiredNode: metadataReference(MetadataId(V) - 1); return;
  default:
    // A count with all bits set means "unknown"; assembly writes -1.
    V == ~uint64_t(0) ? Out += "-1" : Out.number(V);
  }
}

void Writer::debugNode(const Metadata &N) {
  const DebugLayout &L = debugLayout(N.Kind);
  auto Values = M.fields(N);
  Out.append("!").append(L.Name) += '(';
  if (N.Kind == MetadataKind::Expression) {
    debugExpression(Values);
    Out += ')';
    return;
  }
  bool First = true;
  for (size_t I = 0; I < L.Fields.size() && I < Values.size(); ++I) {
    const DebugField &F = L.Fields[I];
    if (F.Name.empty() || (!Values[I] && !F.Always && !(L.Repeats && I + 1 == L.Fields.size())))
      continue;
    Out += First ? "" : ", ";
    First = false;
    Out.append(F.Name) += ": ";
    if (!L.Repeats || I + 1 < L.Fields.size()) {
      debugFieldValue(F, Values[I]);
      continue;
    }
    Out += '{';
    for (size_t K = I; K < Values.size() && !full(); ++K) {
      Out += K > I ? ", " : "";
      metadataReference(MetadataId(Values[K]) - 1);
    }
    Out += '}';
  }
  Out += ')';
}

} // namespace dxil::ir::assembly
