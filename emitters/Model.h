// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of DXIL.td. Model.cpp is the only code that reads record fields; every emitter
// works on this model, so that a change of the schema affects one file.
//
//   Model
//     Ops         OpDesc, by full opcode (feature id << 16 | number)
//       Arguments, Overloads, Stages, Attributes, Intrinsics
//     Classes, Types, Overload types, Stages, Attributes, Enums, Tables: as in the .td
//
// Pointers between the parts point into the model and live as long as it does; a Model is built
// once by readModel() and is not changed afterwards. llvm::Record pointers serve for locations in
// diagnostics only.
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
class StringRef;
} // namespace llvm

namespace dxil::emitters {

/// A DXIL version; shader model 6.n is DXIL 1.n.
struct VersionDesc {
  unsigned Major = 0;
  unsigned Minor = 0;
  /// "1.6".
  std::string str() const { return std::to_string(Major) + "." + std::to_string(Minor); }
  friend auto operator<=>(const VersionDesc &, const VersionDesc &) = default;
};

struct StageDesc {
  std::string Name; ///< name of the record: "compute"
  std::string Enum; ///< C++ enumerator: "Compute"
  std::string HLSL; ///< name in [shader("...")]
  int Kind = 0;     ///< number in a DXIL program header; value of the enumerator
};

struct AttributeDesc {
  std::string Name; ///< name of the record and of the C++ enumerator: "ReadNone"
  std::string Doc;
  unsigned Bit = 0; ///< bit number in an AttributeSet
};

/// The way in which the LLVM form of a type is determined.
enum class TypeShape {
  Plain,     ///< fixed: void, <2 x i32>, float*
  Overload,  ///< a possible overload type: i32, half, udt, ...
  Dependent, ///< depends on an overload of the call: overload, dx.types.ResRet, ...
  Struct     ///< a named struct with a fixed body
};

struct TypeDesc {
  std::string Record; ///< name of the record: "handleTy"
  std::string Enum;   ///< C++ enumerator of TypeKind: "Handle"
  std::string Name;   ///< name in modules: "dx.types.Handle"
  TypeShape Shape = TypeShape::Plain;
  std::string Suffix;              ///< suffix of an Overload: "f32"
  unsigned OverloadIndex = 0;      ///< index of an Overload among the overload types
  unsigned Dimension = 0;          ///< overload dimension of a Dependent type
  std::string Body;                ///< body of a Struct, as written: "{ i32, i1 }"
  std::vector<std::string> Fields; ///< fields of a Struct: "i32", "i1"
};

struct EnumCaseDesc {
  std::string Name;
  int64_t Value = 0;
  std::string Doc;
  VersionDesc Since;     ///< first version in which modules may use the value
  bool AllStages = true; ///< false: only the listed stages, if the op allows them
  std::vector<const StageDesc *> Stages;
};

struct EnumDesc {
  std::string Name;
  std::string Doc;
  bool Flags = false; ///< values are bits, and any union of them is legal
  std::vector<EnumCaseDesc> Cases;
};

struct ArgDesc {
  std::string Name;
  std::string Id; ///< C++ enumerator of OperandId, which arguments share if their names differ only
                  ///< in case
  std::string Doc;
  const TypeDesc *Type = nullptr;
  bool Named = true;      ///< false: the record has only a type, and Name is invented
  bool Immediate = false; ///< must be a constant in a valid module
  bool Unsigned = false;
  bool Optional = false;          ///< a caller may omit it, which gives undef
  const EnumDesc *Enum = nullptr; ///< enum of its values, or null
  std::optional<int64_t> Minimum; ///< range of its values, if given
  std::optional<int64_t> Maximum;
  std::string FloatMinimum, FloatMaximum; ///< the range of a float, as text; both or none
  std::string JudgedBy;                   ///< name of the rule that checks its values:
                                          ///< "INSTR.OPCONSTRANGE"
};

struct OverloadsDesc {
  VersionDesc Since;
  unsigned Dimension = 0;
  std::vector<const TypeDesc *> Types;
  std::vector<const TypeDesc *> VectorElements;
};

struct StagesDesc {
  VersionDesc Since;
  bool All = false;     ///< the list is `all_stages`; Stages is empty
  bool Removed = false; ///< the list is `removed`; Stages is empty
  std::vector<const StageDesc *> Stages;
};

struct AttributesDesc {
  VersionDesc Since;
  std::vector<const AttributeDesc *> Attributes;
};

/// The source of an op's argument when an intrinsic is lowered to the op.
struct ArgSourceDesc {
  enum SourceKind { Operand, Constant } Kind = Operand;
  int64_t Value = 0;              ///< operand index of the intrinsic, or the constant
  const EnumDesc *Enum = nullptr; ///< enum of a constant that a case names
  std::string CaseName;
};

struct IntrinsicDesc {
  std::string Enum;       ///< enumerator of llvm::Intrinsic: "dx_saturate"
  std::string Name;       ///< "llvm.dx.saturate"
  unsigned NumParams = 0; ///< number of declared parameters
  bool Overloaded = false;
};

struct IntrinsicSelectDesc {
  IntrinsicDesc Intrinsic;
  /// One source for each argument of the op; empty: the operands in order.
  std::vector<ArgSourceDesc> Args;
  /// Overload types to which it applies; empty: all of the op's.
  std::vector<const TypeDesc *> Types;
};

struct OpClassDesc {
  std::string Name; ///< name of the record and text in a function name: "bufferLoad"
  std::string Enum; ///< C++ enumerator: "BufferLoad"
};

struct OpTableDesc {
  std::string Name;       ///< "CoreOps"
  unsigned FeatureId = 0; ///< the upper 16 bits of its opcodes
  bool Experimental = false;
  bool Dense = false; ///< the emitters check that its numbers run from 0 without a gap
};

struct OpDesc {
  const llvm::Record *Record = nullptr;
  std::string Name;   ///< name of the record and C++ enumerator: "BufferLoad"
  std::string Method; ///< name in lower camel case, for builders and extension intrinsics
  std::string Doc;
  uint32_t Number = 0; ///< number within its table
  uint32_t Opcode = 0; ///< FeatureId << 16 | Number
  const OpTableDesc *Table = nullptr;
  const OpClassDesc *Class = nullptr;
  std::string Category;
  bool Reserved = false;

  const TypeDesc *Result = nullptr;
  std::string ResultDoc;
  std::vector<ArgDesc> Arguments; ///< arguments after the opcode

  std::vector<OverloadsDesc> Overloads; ///< ascending versions within each dimension
  unsigned NumDimensions = 0;           ///< 0: no overload
  std::vector<StagesDesc> Stages;       ///< ascending versions, never empty
  std::vector<AttributesDesc> Attributes;
  VersionDesc Minimum; ///< Since of the first Stages entry
  std::optional<VersionDesc> TranslatedMinimum;

  std::vector<IntrinsicSelectDesc> Intrinsics;   ///< intrinsics that the table lowers
  std::vector<IntrinsicDesc> ResourceIntrinsics; ///< intrinsics that resource or signature passes
                                                 ///< lower
  std::vector<std::string> GenericIR;
  std::vector<std::string> HLSL; ///< HLSL words that compile to it: functions, Class::methods,
                                 ///< system values
  std::vector<std::string> Counters;
  std::string Accesses; ///< signature that it accesses; empty for none

  /// Returns the name of the extension intrinsic without suffix: "dxil.waveReadLaneAt".
  std::string extensionName() const { return "dxil." + Method; }
  /// Returns true if LLVM has no form of this op, so that it has an extension intrinsic.
  bool hasExtension() const {
    return !Reserved && Intrinsics.empty() && ResourceIntrinsics.empty() && GenericIR.empty();
  }
  const OverloadsDesc *overloadsAt(VersionDesc Version, unsigned Dimension = 0) const;
  const AttributesDesc *attributesAt(VersionDesc Version) const;
};

struct Model {
  std::vector<VersionDesc> Versions;              ///< ascending
  std::vector<std::unique_ptr<StageDesc>> Stages; ///< sorted by Kind
  std::vector<std::unique_ptr<AttributeDesc>> Attributes;
  std::vector<std::unique_ptr<TypeDesc>> Types;
  std::vector<const TypeDesc *> OverloadTypes; ///< sorted by OverloadIndex
  std::vector<std::unique_ptr<EnumDesc>> Enums;
  std::vector<std::unique_ptr<OpTableDesc>> Tables;  ///< sorted by FeatureId
  std::vector<std::unique_ptr<OpClassDesc>> Classes; ///< sorted by name
  std::vector<std::unique_ptr<OpDesc>> Ops;          ///< sorted by Opcode
  std::vector<std::string> OperandIds;               ///< names of all arguments, sorted

  std::vector<const OpDesc *> definedOps() const; ///< ops that are not reserved
  const OpDesc *findOp(const std::string &Name) const;
  const EnumDesc *findEnum(const std::string &Name) const;
  const StageDesc *findStage(const std::string &Name) const;
};

/// Returns the records of a class in the order of their definitions. Empty if the input does not
/// have the class, as in some tests.
std::vector<const llvm::Record *> definitions(const llvm::RecordKeeper &Records,
                                              llvm::StringRef Class);

/// Returns the name of one of LLVM's Intrinsic records in modules: "llvm.dx.saturate".
std::string intrinsicName(const llvm::Record &Intrinsic);

/// Reads and checks the records. Reports each mistake at its line through llvm::PrintError; returns
/// null if there were any.
std::unique_ptr<Model> readModel(const llvm::RecordKeeper &Records);

/// Returns a declaration for comments and documents. Overloads[N] is the type of overload dimension
/// N: "%dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle srv, ...)".
std::string signature(const OpDesc &Op, const std::vector<const TypeDesc *> &Overloads,
                      bool AsVector = false);
/// Returns the declaration with the op's first legal overload.
std::string exampleSignature(const OpDesc &Op);

} // namespace dxil::emitters
