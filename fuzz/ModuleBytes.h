// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes LLVM 3.7 bitcode record by record, valid or not, for the generator of deep files.
#pragma once

#include "../tests/container/BitWriter.h"

#include <dxil/container/Container.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace dxil::fuzz {

using Operands = std::vector<uint64_t>;
using Record = std::pair<unsigned, Operands>;

/// The records of a function's body. Values have absolute numbers.
struct Body {
  std::vector<Record> Records;
  uint64_t Next = 0; ///< the number of the next value
  unsigned Blocks = 0;
  /// Attachments: instruction, kind, node.
  std::vector<Operands> Attachments;

  /// Returns the distance by which a record refers to a value.
  uint64_t rel(uint64_t Value) const { return (Next - Value) & 0xFFFFFFFFu; }
  /// Returns the distance to a value that may be defined later: the sign is in the lowest bit.
  uint64_t signedRel(uint64_t Value) const {
    return Value <= Next ? (Next - Value) << 1 : (Value - Next) << 1 | 1;
  }
  /// Adds an instruction with a result and returns the result's number.
  uint64_t value(unsigned Code, Operands Ops) {
    Records.emplace_back(Code, std::move(Ops));
    return Next++;
  }
  void add(unsigned Code, Operands Ops) { Records.emplace_back(Code, std::move(Ops)); }
  void terminator(unsigned Code, Operands Ops) {
    add(Code, std::move(Ops));
    ++Blocks;
  }
};

/// Builds a module. Globals and functions must precede constants, so that value numbers are final
/// at once.
class ModuleBytes {
public:
  ModuleBytes();

  unsigned type(unsigned Code, Operands Ops = {});
  unsigned integer(unsigned Width) { return type(7, {Width}); }
  unsigned pointer(unsigned To, unsigned Space = 0) { return type(8, {To, Space}); }
  unsigned structure(const std::string &Name, Operands Fields);
  unsigned array(uint64_t Count, unsigned Element) { return type(11, {Count, Element}); }
  unsigned functionType(unsigned Result, Operands Parameters);

  /// Adds a global variable of that type, internal by default.
  uint64_t global(unsigned Type, unsigned Space, const std::string &Name, unsigned Linkage = 3);
  void setInitializer(uint64_t Global, uint64_t Constant) {
    Globals[Global].second[2] = Constant + 1;
  }
  uint64_t function(unsigned Type, bool Declaration, const std::string &Name, unsigned Linkage = 0);

  uint64_t constant(unsigned Type, unsigned Code, Operands Ops = {});
  uint64_t number(unsigned Type, uint64_t Value) { return constant(Type, 4, {Value << 1}); }

  unsigned node(Operands IdsPlusOne, bool Distinct = false);
  unsigned metadata(unsigned Code, Operands Ops);
  unsigned text(const std::string &Text);
  unsigned metadataValue(unsigned Type, uint64_t Value) { return metadata(2, {Type, Value}); }
  void named(const std::string &Name, Operands Nodes);
  void metadataKind(unsigned Number, const std::string &Name);

  /// Returns an empty body for the next defined function, with its arguments.
  Body body(unsigned Arguments = 0) const;
  void addBody(Body B) { Bodies.push_back(std::move(B)); }

  uint64_t values() const { return Globals.size() + Constants.size(); }

  // Types that nearly all modules use.
  unsigned Void, I1, I8, I32, I64, Float, Double, MetadataType;

  /// Adds the metadata that makes a module a shader: version, model ("cs", "lib") and entry point.
  void shader(const std::string &Model, uint64_t Entry, unsigned EntryType);

  std::vector<uint8_t> bitcode() const;
  /// Returns a container with only the program. ShaderKind is 5 for compute, 6 for a library.
  std::vector<uint8_t> container(unsigned ShaderKind) const;

  unsigned Resources = 0; ///< the node of dx.resources plus one, for shader()
  /// Additional parts of the container.
  std::vector<std::pair<container::FourCC, std::vector<uint8_t>>> Parts;

private:
  struct ConstantRecord {
    unsigned Type;
    Record Definition;
  };
  std::vector<Record> Types, Globals, Metadata, Kinds, Named;
  std::vector<std::string> ValueNames;
  std::vector<ConstantRecord> Constants;
  std::vector<Body> Bodies;
  unsigned TypeCount = 0, MetadataCount = 0;
};

Operands characters(const std::string &Text);

} // namespace dxil::fuzz
