// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The typed form of td/HLSL.td: what the HLSL header declares. HLSLModel.cpp is the only code that
// reads the fields of these records.
//
//   HLSLModel
//     Scalars     the scalar types, by rank
//     Aliases     their other names
//     Sets        element types that functions are defined for
//     Functions   in the order of the .td, each with the heading it stands under
//     Extensions  ops that need an extension intrinsic, and for which element types
#pragma once

#include "Model.h"

#include <optional>

namespace dxil {

struct HLSLScalarDesc {
  std::string Name; ///< "uint"
  unsigned Rank = 0; ///< bit number in a set; of mixed arguments the higher wins
  std::string Kind;  ///< "bool", "signed", "unsigned" or "float"
  unsigned Bits = 0;
  const TypeDesc *Overload = nullptr;
  std::string Definition; ///< what clang calls it; empty: the same
  bool Native16 = false;  ///< exists with native 16-bit types only
};

struct HLSLAliasDesc {
  std::string Name;
  const HLSLScalarDesc *Type = nullptr;
  const HLSLScalarDesc *NativeType = nullptr; ///< with native 16-bit types
  bool Native16Only = false;
};

struct HLSLSetDesc {
  std::string Name; ///< in the header: "__Float"
  std::vector<const HLSLScalarDesc *> Elements;
  const HLSLScalarDesc *Fallback = nullptr; ///< for arguments of any other element type
  bool contains(const HLSLScalarDesc &Scalar) const;
};

enum class HLSLForm { Elementwise, Builtin, ViaOp, Intrinsic, Code, Atomic };

/// A parameter declaration in its pieces: "out uint" and "low".
struct HLSLParamDesc {
  std::string Type;
  std::string Name;
};

struct HLSLFunctionDesc {
  const llvm::Record *Record = nullptr;
  HLSLForm Form = HLSLForm::Code;
  std::string Name;
  std::string Doc;
  std::string Group;
  const OpDesc *Op = nullptr;
  VersionDesc Since{1, 0}; ///< the op's, or the record's own
  const HLSLSetDesc *Set = nullptr;
  std::vector<HLSLParamDesc> Params; ///< Elementwise: names only
  std::string Result;                ///< HLSL type; Elementwise: element type, empty for T's
  std::string Builtin;               ///< of clang; Intrinsic: of LLVM; Atomic: suffix
  std::vector<std::string> Operands; ///< ViaOp: HLSL expressions, "$sign" aside
  std::string Code;
  std::string Original; ///< Atomic: "optional", "always", "never"
  bool Reduces = false;
  bool ReturnsVoid = false;
  bool PerElement = false; ///< the builtin is for scalars, and a vector is split
  bool Matrices = false;
  bool Conversions = false;
  bool Native16 = false; ///< exists with native 16-bit types only
};

/// An op called by name, `__dxil::<method>`, for the element types of some functions.
struct HLSLExtensionDesc {
  const OpDesc *Op = nullptr;
  std::vector<const HLSLScalarDesc *> Elements; ///< by rank
};

struct HLSLModel {
  std::vector<std::unique_ptr<HLSLScalarDesc>> Scalars;
  std::vector<HLSLAliasDesc> Aliases;
  std::vector<std::unique_ptr<HLSLSetDesc>> Sets;
  std::vector<HLSLFunctionDesc> Functions;
  std::vector<HLSLExtensionDesc> Extensions;
};

/// Reads the records. Mistakes are reported at their line through llvm::PrintError, and the result
/// is empty if there was any.
std::optional<HLSLModel> readHLSLModel(const Model &M, const llvm::RecordKeeper &Records);

} // namespace dxil
