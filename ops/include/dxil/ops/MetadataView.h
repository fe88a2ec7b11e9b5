// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The base of the generated readers and writers of metadata nodes
// (<dxil/generated/MetadataNodes.h>). They work on any kind of module. An Access is a node of a
// module:
//
//   using Value = ...;                            // a constant; Value() is none
//   bool isNode() const;                          // false: all functions below return nothing
//   uint32_t numOperands() const;
//   std::optional<uint64_t> number(uint32_t) const;  // zero-extended, of at most 64 bits
//   std::optional<double> real(uint32_t) const;
//   std::optional<std::string_view> text(uint32_t) const;
//   Value value(uint32_t) const;
//   Access node(uint32_t) const;
//
// such as ir::NodeRef (<dxil/module/NodeRef.h>) for ir::Module and dxil::LLVMNode
// (<dxil/metadata_llvm.h>) for LLVM's metadata:
//
//   for (auto R : md::Resources(ir::firstNode(M, md::ResourcesLayout::Named)).srvs())
//     use(R.kind(), R.lowerBound(), R.properties().structureStride());
//
// Reading malformed metadata is safe: an absent operand, or one of another kind, reads as the
// default. Writers take a Writer; the same headers define one for each kind of module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace dxil::md {

enum class OperandKind : uint8_t { Integer, Real, Text, Value, Node };

/// An operand of a node, or the value after a tag, as its record describes it.
struct OperandInfo {
  std::string_view Name;
  OperandKind Kind = OperandKind::Integer;
};

/// A node whose operands are nodes, read as Views.
template <class View, class Access> class NodeList {
public:
  NodeList() = default;
  explicit NodeList(Access List) : List(List) {}

  uint32_t size() const { return List.numOperands(); }
  bool empty() const { return size() == 0; }
  View operator[](uint32_t I) const { return View(List.node(I)); }
  /// The node that is the list.
  const Access &access() const { return List; }

  struct Iterator {
    const NodeList *Nodes;
    uint32_t I;
    View operator*() const { return (*Nodes)[I]; }
    Iterator &operator++() {
      ++I;
      return *this;
    }
    friend bool operator==(const Iterator &A, const Iterator &B) { return A.I == B.I; }
  };
  Iterator begin() const { return {this, 0}; }
  Iterator end() const { return {this, size()}; }

private:
  Access List;
};

/// A node whose operands are integers.
template <class Access> class NumberList {
public:
  NumberList() = default;
  explicit NumberList(Access List) : List(List) {}

  uint32_t size() const { return List.numOperands(); }
  uint64_t operator[](uint32_t I) const { return List.number(I).value_or(0); }
  const Access &access() const { return List; }

private:
  Access List;
};

/// A node whose operands are strings.
template <class Access> class TextList {
public:
  TextList() = default;
  explicit TextList(Access List) : List(List) {}

  uint32_t size() const { return List.numOperands(); }
  std::string_view operator[](uint32_t I) const { return List.text(I).value_or(""); }
  const Access &access() const { return List; }

private:
  Access List;
};

/// A node whose operands have fixed positions.
template <class Access> class NodeView {
public:
  NodeView() = default;
  explicit NodeView(Access Node) : Node(Node) {}

  /// Returns true if the node exists.
  explicit operator bool() const { return Node.isNode(); }
  uint32_t numOperands() const { return Node.numOperands(); }
  const Access &at() const { return Node; }

protected:
  uint64_t number(uint32_t I, uint64_t Default = 0) const {
    return Node.number(I).value_or(Default);
  }
  std::string_view text(uint32_t I) const { return Node.text(I).value_or(""); }

  Access Node;
};

/// A node of alternating tags and values.
template <class Access, class Tags> class TagView : public NodeView<Access> {
public:
  using NodeView<Access>::NodeView;

  /// Returns the operand index of the value after the first such tag; 0 if the tag is absent.
  uint32_t find(Tags Tag) const {
    const uint32_t Size = this->Node.numOperands();
    for (uint32_t I = 0; I + 1 < Size; I += 2)
      if (this->Node.number(I) == uint64_t(Tag))
        return I + 1;
    return 0;
  }
  bool has(Tags Tag) const { return find(Tag) != 0; }

protected:
  uint64_t tagged(Tags Tag, uint64_t Default = 0) const {
    const uint32_t I = find(Tag);
    return I ? this->Node.number(I).value_or(Default) : Default;
  }
  Access taggedNode(Tags Tag) const {
    const uint32_t I = find(Tag);
    return I ? this->Node.node(I) : Access();
  }
  typename Access::Value taggedValue(Tags Tag) const {
    const uint32_t I = find(Tag);
    return this->Node.value(I ? I : UINT32_MAX);
  }
  std::string_view taggedText(Tags Tag) const {
    const uint32_t I = find(Tag);
    return I ? this->Node.text(I).value_or("") : std::string_view();
  }
};

/// Calls Report(operand index, record) for each operand that is not the integer, string or float
/// that its record requires. Null nodes and values pass.
template <class View, class Fn> void forEachMismatch(const View &V, Fn Report) {
  uint32_t I = 0;
  for (const OperandInfo &O : View::Operands) {
    const auto &Node = V.at();
    const bool Fits = O.Kind == OperandKind::Integer ? Node.number(I).has_value()
                      : O.Kind == OperandKind::Real  ? Node.real(I).has_value()
                      : O.Kind == OperandKind::Text  ? Node.text(I).has_value()
                                                     : true;
    if (!Fits)
      Report(I, O);
    ++I;
  }
}

/// Writes a node of 32-bit integers.
template <class Writer, class Numbers>
typename Writer::Ref writeNumbers(Writer &W, const Numbers &Values) {
  auto List = W.list();
  for (auto V : Values)
    List.push_back(W.integer(32, uint64_t(uint32_t(V))));
  return W.node(List);
}

} // namespace dxil::md
