// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks debug information: references have the kinds that their fields allow, scope chains end at
// a subprogram, and chains of inlined locations end.
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNames.h>
#include <dxil/module/DebugInfo.h>
#include <dxil/module/ModuleCheck.h>

#include <algorithm>

namespace dxil::ir {
namespace {

using Kind = MetadataKind;

bool isLocalScope(Kind K) {
  return K == Kind::Subprogram || K == Kind::LexicalBlock || K == Kind::LexicalBlockFile;
}
bool isDebugType(Kind K) {
  return K == Kind::BasicType || K == Kind::DerivedType || K == Kind::CompositeType ||
         K == Kind::SubroutineType;
}
bool isScope(Kind K) {
  return isLocalScope(K) || isDebugType(K) || K == Kind::File || K == Kind::CompileUnit ||
         K == Kind::Namespace || K == Kind::Module;
}

class DebugChecker {
public:
  explicit DebugChecker(const Module &M) : M(M) {}

  Status check() {
    for (MetadataId N = 0; N < M.Metadata.size() && Done; ++N)
      if (M.Metadata[N].Kind >= Kind::Location)
        checkNode(N);
    checkChains(Kind::Location, "inlinedAt");
    checkChains(Kind::LexicalBlock, "scope");
    for (const Location &L : M.Locations)
      if (L.Scope == None || !isLocalScope(kind(L.Scope)) ||
          (L.InlinedAt != None && kind(L.InlinedAt) != Kind::Location))
        bad("an instruction's location has no scope in a function");
    for (const Instruction &I : M.Instructions)
      if (I.Op == Opcode::Call && Done && M.calleeName(I).starts_with(DebugCallPrefix))
        checkCall(I);
    if (const NamedMetadata *Units = M.findNamedMetadata(md::UnitsName))
      for (MetadataId N : M.nodes(*Units))
        if (kind(N) != Kind::CompileUnit)
          bad("llvm.dbg.cu names something else than compile units");
    return Done;
  }

private:
  const Module &M;
  Status Done; ///< the first error

  void bad(std::string Message) {
    if (Done)
      Done = failure(std::move(Message));
  }
  Kind kind(MetadataId N) const { return M.Metadata[N].Kind; }

  /// Returns true if field `Field` of a node of kind `From` may refer to a node of kind `To`.
  static bool fits(Kind From, std::string_view Field, Kind To) {
    if (Field == "file")
      return To == Kind::File;
    if (Field == "inlinedAt")
      return To == Kind::Location;
    if (Field == "scope") {
      bool Local = From == Kind::Location || From == Kind::LexicalBlock ||
                   From == Kind::LexicalBlockFile || From == Kind::LocalVariable;
      return Local ? isLocalScope(To) : isScope(To) || To == Kind::String;
    }
    if (Field == "type" || Field == "baseType" || Field == "containingType" ||
        Field == "vtableHolder")
      return isDebugType(To) || To == Kind::String;
    if (Field == "elements" || Field == "templateParams" || Field == "enums" ||
        Field == "retainedTypes" || Field == "subprograms" || Field == "globals" ||
        Field == "imports" || Field == "variables" || Field == "types")
      return To == Kind::Node;
    if (Field == "function" || Field == "variable")
      return To == Kind::Value;
    if (Field == "declaration")
      return To == From || (From == Kind::GlobalVariable && To == Kind::DerivedType);
    return true;
  }

  void checkNode(MetadataId N) {
    const Metadata &Node = M.Metadata[N];
    const DebugLayout &L = debugLayout(Node.Kind);
    std::span<const uint64_t> Fields = M.fields(Node);
    if (Node.Kind == Kind::Expression)
      return checkExpression(Fields);
    bool NeedsScope = Node.Kind == Kind::Location || Node.Kind == Kind::LexicalBlock ||
                      Node.Kind == Kind::LexicalBlockFile || Node.Kind == Kind::LocalVariable;
    for (size_t I = 0; I < Fields.size() && I < L.Fields.size(); ++I) {
      const DebugField &F = L.Fields[I];
      if (!isReference(F.Kind))
        continue;
      bool Good = true;
      if (!Fields[I])
        Good = !(NeedsScope && F.Name == "scope");
      else if (Kind To = kind(MetadataId(Fields[I] - 1)); F.Kind == FieldKind::String)
        Good = To == Kind::String;
      else
        Good = fits(Node.Kind, F.Name, To);
      if (!Good)
        bad(std::string(L.Name) + " has a field '" + std::string(F.Name) + "' of another kind");
    }
  }

  /// Checks that an expression has LLVM 3.7's operations: dereference, plus a number, and a bit
  /// piece at the end.
  void checkExpression(std::span<const uint64_t> Words) {
    enum : uint64_t { Dereference = 0x06, Plus = 0x22, BitPiece = 0x9d };
    for (size_t I = 0; I < Words.size();) {
      size_t Length = Words[I] == Dereference ? 1
                      : Words[I] == Plus      ? 2
                      : Words[I] == BitPiece  ? 3
                                              : 0;
      if (!Length || Length > Words.size() - I || (Length == 3 && I + 3 != Words.size()))
        return bad("DIExpression has an operation that is not known or not whole");
      I += Length;
    }
  }

  /// Follows a field from each node to a node without the field or a node already followed. Reports
  /// cycles.
  void checkChains(Kind From, std::string_view Field) {
    enum : uint8_t { New, Open, Followed };
    std::vector<uint8_t> State(M.Metadata.size());
    std::vector<MetadataId> Chain;
    auto Follows = [&](MetadataId N) {
      return From == Kind::Location ? kind(N) == From
                                    : isLocalScope(kind(N)) && kind(N) != Kind::Subprogram;
    };
    for (MetadataId Root = 0; Root < M.Metadata.size() && Done; ++Root) {
      for (MetadataId N = Root; N < M.Metadata.size() && Follows(N) && State[N] != Followed;
           N = debugReference(M, N, Field)) {
        if (State[N] == Open)
          return bad(std::string(debugLayout(kind(N)).Name) + " is reached by its own '" +
                     std::string(Field) + "'");
        State[N] = Open;
        Chain.push_back(N);
      }
      for (MetadataId N : Chain)
        State[N] = Followed;
      Chain.clear();
    }
  }

  void checkCall(const Instruction &I) {
    std::span<const ValueId> Operands = M.operands(I);
    auto IsKind = [&](size_t N, Kind Expected) {
      return N < Operands.size() && isMetadataOperand(Operands[N]) &&
             metadataOperand(Operands[N]) < M.Metadata.size() &&
             kind(metadataOperand(Operands[N])) == Expected;
    };
    size_t Last = Operands.size();
    if (Last < 3 || !IsKind(0, Kind::Value) || !IsKind(Last - 2, Kind::LocalVariable) ||
        !IsKind(Last - 1, Kind::Expression))
      bad("a call of llvm.dbg names no variable or no expression");
  }
};

} // namespace

Status checkDebugInfo(const Module &M) {
  return DebugChecker(M).check();
}

} // namespace dxil::ir
