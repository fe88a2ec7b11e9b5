// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of DXIL.td. Model.cpp is the only code that reads record fields; every emitter
// works on this model, so that a change of the schema has one place to go.
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
  std::string Name; ///< the record: "compute"
  std::string Enum; ///< C++ enumerator: "Compute"
  std::string HLSL; ///< the word in [shader("...")]
  int Kind = 0;     ///< the number in a DXIL program header; the enumerator's value
};

struct AttributeDesc {
  std::string Name; ///< the record and the C++ enumerator: "ReadNone"
  std::string Doc;
  unsigned Bit = 0; ///< its bit number in an AttributeSet
};

/// How a type of the schema gets its LLVM form.
enum class TypeShape {
  Plain,     ///< fixed: void, <2 x i32>, float*
  Overload,  ///< a possible overload: i32, half, udt, ...
  Dependent, ///< follows an overload of the call: overload, dx.types.ResRet, ...
  Struct     ///< a named struct with a fixed body
};

struct TypeDesc {
  std::string Record; ///< "handleTy"
  std::string Enum;   ///< C++ enumerator of TypeKind: "Handle"
  std::string Name;   ///< "dx.types.Handle"
  TypeShape Shape = TypeShape::Plain;
  std::string Suffix;              ///< Overload: "f32"
  unsigned OverloadIndex = 0;      ///< Overload: position among the overload types, from 0
  unsigned Dimension = 0;          ///< Dependent: the overload dimension it follows
  std::string Body;                ///< Struct: as written, "{ i32, i1 }"
  std::vector<std::string> Fields; ///< Struct: the same in pieces, "i32", "i1"
};

struct EnumCaseDesc {
  std::string Name;
  int64_t Value = 0;
  std::string Doc;
  VersionDesc Since;     ///< not to be used in an older module
  bool AllStages = true; ///< else only in these, of those the op allows
  std::vector<const StageDesc *> Stages;
};

struct EnumDesc {
  std::string Name;
  std::string Doc;
  bool Flags = false; ///< values are bits, and a union of them is legal
  std::vector<EnumCaseDesc> Cases;
};

struct ArgDesc {
  std::string Name;
  std::string Id; ///< C++ enumerator of OperandId: arguments whose names differ in case share it
  std::string Doc;
  const TypeDesc *Type = nullptr;
  bool Named = true;      ///< false: the .td gave a bare type, and Name is made up
  bool Immediate = false; ///< must be a constant in a valid module
  bool Unsigned = false;
  bool Optional = false;          ///< undef where it is left out
  const EnumDesc *Enum = nullptr; ///< values it may have, if they are an enum's
  std::optional<int64_t> Minimum; ///< or a range
  std::optional<int64_t> Maximum;
  std::string FloatMinimum, FloatMaximum; ///< the range of a float, as text; both or none
  std::string JudgedBy;                   ///< the rule that judges its values: "INSTR.OPCONSTRANGE"
};

struct OverloadsDesc {
  VersionDesc Since;
  unsigned Dimension = 0;
  std::vector<const TypeDesc *> Types;
  std::vector<const TypeDesc *> VectorElements;
};

struct StagesDesc {
  VersionDesc Since;
  bool All = false;     ///< `all_stages`; Stages is empty
  bool Removed = false; ///< `removed`; Stages is empty
  std::vector<const StageDesc *> Stages;
};

struct AttributesDesc {
  VersionDesc Since;
  std::vector<const AttributeDesc *> Attributes;
};

/// Where one argument of the op comes from when an intrinsic becomes the op.
struct ArgSourceDesc {
  enum SourceKind { Operand, Constant } Kind = Operand;
  int64_t Value = 0;              ///< operand number of the intrinsic, or the constant
  const EnumDesc *Enum = nullptr; ///< for a constant named by an enum case
  std::string CaseName;
};

struct IntrinsicDesc {
  std::string Enum;       ///< of llvm::Intrinsic: "dx_saturate"
  std::string Name;       ///< "llvm.dx.saturate"
  unsigned NumParams = 0; ///< declared parameters
  bool Overloaded = false;
};

struct IntrinsicSelectDesc {
  IntrinsicDesc Intrinsic;
  /// One for each argument of the op; empty: the operands in their order.
  std::vector<ArgSourceDesc> Args;
  /// The overload types it applies to; empty: all that the op has.
  std::vector<const TypeDesc *> Types;
};

struct OpClassDesc {
  std::string Name; ///< the record and the text in a function name: "bufferLoad"
  std::string Enum; ///< C++ enumerator: "BufferLoad"
};

struct OpTableDesc {
  std::string Name;       ///< "CoreOps"
  unsigned FeatureId = 0; ///< top 16 bits of its opcodes
  bool Dense = false;     ///< its numbers run from 0 with no gap, which is checked
};

struct OpDesc {
  const llvm::Record *Record = nullptr;
  std::string Name;   ///< the record and the C++ enumerator: "BufferLoad"
  std::string Method; ///< lower camel case, as in a builder or an extension intrinsic
  std::string Doc;
  uint32_t Number = 0; ///< within its table
  uint32_t Opcode = 0; ///< FeatureId << 16 | Number
  const OpTableDesc *Table = nullptr;
  const OpClassDesc *Class = nullptr;
  std::string Category;
  bool Reserved = false;

  const TypeDesc *Result = nullptr;
  std::string ResultDoc;
  std::vector<ArgDesc> Arguments; ///< without the leading opcode operand

  std::vector<OverloadsDesc> Overloads; ///< ascending within each dimension
  unsigned NumDimensions = 0;           ///< 0: no overload
  std::vector<StagesDesc> Stages;       ///< ascending, never empty
  std::vector<AttributesDesc> Attributes;
  VersionDesc Minimum; ///< Since of the first Stages entry
  std::optional<VersionDesc> TranslatedMinimum;

  std::vector<IntrinsicSelectDesc> Intrinsics;   ///< lowered by the table
  std::vector<IntrinsicDesc> ResourceIntrinsics; ///< lowered by resource or signature passes
  std::vector<std::string> GenericIR;
  std::vector<std::string> HLSL; ///< words that reach it: functions, Class::methods, system values
  std::vector<std::string> Counters;
  std::string Accesses; ///< the signature whose element it reads or writes; empty for none

  /// The extension intrinsic's base name, "dxil.waveReadLaneAt".
  std::string extensionName() const { return "dxil." + Method; }
  /// Whether nothing in LLVM means this op, so that it has an extension intrinsic.
  bool hasExtension() const {
    return !Reserved && Intrinsics.empty() && ResourceIntrinsics.empty() && GenericIR.empty();
  }
  /// The entries in force at a version; null before the op exists there.
  const StagesDesc *stagesAt(VersionDesc Version) const;
  const OverloadsDesc *overloadsAt(VersionDesc Version, unsigned Dimension = 0) const;
  const AttributesDesc *attributesAt(VersionDesc Version) const;
};

struct Model {
  std::vector<VersionDesc> Versions;              ///< ascending
  std::vector<std::unique_ptr<StageDesc>> Stages; ///< by Kind
  std::vector<std::unique_ptr<AttributeDesc>> Attributes;
  std::vector<std::unique_ptr<TypeDesc>> Types;
  std::vector<const TypeDesc *> OverloadTypes; ///< by OverloadIndex
  std::vector<std::unique_ptr<EnumDesc>> Enums;
  std::vector<std::unique_ptr<OpTableDesc>> Tables;  ///< by FeatureId
  std::vector<std::unique_ptr<OpClassDesc>> Classes; ///< by name
  std::vector<std::unique_ptr<OpDesc>> Ops;          ///< by Opcode
  std::vector<std::string> OperandIds;               ///< those of all arguments, sorted

  const OpDesc *findOp(const std::string &Name) const;
  const EnumDesc *findEnum(const std::string &Name) const;
  const StageDesc *findStage(const std::string &Name) const;
};

/// The records of a class in the order of their definition, which is the order a reader sees; none
/// if the input does not know the class, as a test's need not.
std::vector<const llvm::Record *> definitions(const llvm::RecordKeeper &Records,
                                              llvm::StringRef Class);

/// Reads and checks the records. Every mistake is reported at its line through llvm::PrintError;
/// the result is empty if there was any.
std::unique_ptr<Model> readModel(const llvm::RecordKeeper &Records);

/// One signature as a comment or a document shows it, with overload dimension N's text in
/// Overloads[N]: "%dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle srv, ...)".
std::string signature(const OpDesc &Op, const std::vector<const TypeDesc *> &Overloads,
                      bool AsVector = false);
/// The same with the op's first legal overload.
std::string exampleSignature(const OpDesc &Op);
/// "%dx.types.ResRet.f32" for a type of the schema and an overload.
std::string typeSpelling(const TypeDesc &Type, const std::vector<const TypeDesc *> &Overloads,
                         bool AsVector = false);

} // namespace dxil::emitters
