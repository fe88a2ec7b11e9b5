// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Debug.h"
#include "Generator.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/MD5.h"

using namespace llvm;

namespace dxil::frontend {

DebugWriter::DebugWriter(Generator &G, const DebugSource &Source) : G(G), Source(Source), DB(G.M) {
  G.M.addModuleFlag(Module::Warning, "Debug Info Version", DEBUG_METADATA_VERSION);
  G.M.addModuleFlag(Module::Warning, "Dwarf Version", 4);
  StringRef Main = Source.Files.empty() ? G.M.getSourceFileName() : StringRef(Source.Files.front().first);
  Unit = DB.createCompileUnit(DISourceLanguageName(dwarf::DW_LANG_C_plus_plus), file(Main), "dxil-cc", /*isOptimized=*/false,
                              Source.Flags, 0, "",
                              Source.HasVariables ? DICompileUnit::FullDebug : DICompileUnit::LineTablesOnly);
}

DIFile *DebugWriter::file(StringRef Path) {
  DIFile *&Made = Files[Path];
  if (Made)
    return Made;
  std::optional<StringRef> Text;
  for (const auto &[Name, Contents] : Source.Files)
    if (Name == Path)
      Text = Contents;
  std::optional<DIFile::ChecksumInfo<StringRef>> Checksum;
  SmallString<32> Digest;
  if (Text) {
    MD5 Hash;
    Hash.update(*Text);
    MD5::MD5Result Result;
    Hash.final(Result);
    Digest = Result.digest();
    Checksum.emplace(DIFile::CSK_MD5, Digest);
  }
  return Made = DB.createFile(Path, "", Checksum, Text);
}

DISubprogram *DebugWriter::describe(llvm::Function &F, const Function &Described) {
  auto At = Source.At(Described.Where);
  DISubroutineType *Ty = DB.createSubroutineType(DB.getOrCreateTypeArray({}));
  DIFile *File = file(At.File.empty() ? Unit->getFilename() : StringRef(At.File));
  DISubprogram *SP = DB.createFunction(File, G.Names.spelling(Described.Word), F.getName(), File, At.Line, Ty, At.Line,
                                       DINode::FlagPrototyped, DISubprogram::SPFlagDefinition);
  F.setSubprogram(SP);
  return SP;
}

DebugLoc DebugWriter::locate(Location Where, DISubprogram *In) {
  if (!In)
    return {};
  auto At = Where == Location::None ? DebugSource::Position() : Source.At(Where);
  DILocalScope *Scope = In;
  // What stands in another file, as in an included body.
  if (!At.File.empty() && At.File != In->getFilename())
    Scope = DB.createLexicalBlockFile(In, file(At.File));
  return DILocation::get(G.Context, At.Line, At.Column, Scope);
}

void DebugWriter::declare(const Variable &V, Value *Memory, DISubprogram *In, unsigned Argument, Instruction *Before) {
  if (!In || V.Word == Name::None || !Source.HasVariables)
    return;
  auto At = Source.At(V.Where);
  StringRef Word = G.Names.spelling(V.Word);
  DIType *Ty = type(V.Type);
  DILocalVariable *Described =
      Argument ? DB.createParameterVariable(In, Word, Argument, In->getFile(), At.Line, Ty, /*AlwaysPreserve=*/true)
               : DB.createAutoVariable(In, Word, In->getFile(), At.Line, Ty, /*AlwaysPreserve=*/true);
  DB.insertDeclare(Memory, Described, DB.createExpression(), DILocation::get(G.Context, At.Line, At.Column, In),
                   Before->getIterator());
}

//===-- Types ---------------------------------------------------------------------------------------------------===//

DIType *DebugWriter::type(TypeId T) {
  if (DIType *Made = Known.lookup(T))
    return Made;
  return Known[T] = makeType(T);
}

DIType *DebugWriter::scalar(ScalarKind K) {
  unsigned Encoding = K == ScalarKind::Bool  ? dwarf::DW_ATE_boolean
                      : isFloating(K)        ? dwarf::DW_ATE_float
                      : isUnsigned(K)        ? dwarf::DW_ATE_unsigned
                                             : dwarf::DW_ATE_signed;
  return DB.createBasicType(G.Types.spell(G.Types.scalar(K)), G.scalarBytes(K) * 8, Encoding);
}

/// A vector or matrix is a struct with a member for each number.
DIType *DebugWriter::numbers(TypeId T) {
  const Type Ty = G.Types.get(T);
  const uint64_t Bits = G.scalarBytes(Ty.Element) * 8;
  const uint32_t Count = G.Types.elementCount(T);
  DIType *Number = scalar(Ty.Element);
  SmallVector<Metadata *, 16> Members;
  for (uint32_t I = 0; I < Count; ++I) {
    std::string Word;
    if (Ty.Kind == TypeKind::Matrix)
      Word = ("_" + Twine(I / Ty.Columns + 1) + Twine(I % Ty.Columns + 1)).str();
    else
      Word = I < 4 ? std::string(1, "xyzw"[I]) : "e" + std::to_string(I);
    Members.push_back(
        DB.createMemberType(Unit, Word, Unit->getFile(), 0, Bits, uint32_t(Bits), I * Bits, DINode::FlagZero, Number));
  }
  return DB.createStructType(Unit, G.Types.spell(T), Unit->getFile(), 0, Bits * Count, uint32_t(Bits), DINode::FlagZero,
                             nullptr, DB.getOrCreateArray(Members));
}

DIType *DebugWriter::structType(TypeId T) {
  const Struct &S = G.Types.structOf(T);
  const DataLayout &DL = G.M.getDataLayout();
  SmallVector<Metadata *, 16> Members;
  if (S.Base != TypeId::None)
    Members.push_back(DB.createMemberType(Unit, "", Unit->getFile(), 0, DL.getTypeSizeInBits(G.memoryType(S.Base)), 0, 0,
                                          DINode::FlagZero, type(S.Base)));
  for (uint32_t I = 0; I < S.Fields.size(); ++I)
    Members.push_back(DB.createMemberType(Unit, G.Names.spelling(S.Fields[I].Word), Unit->getFile(), 0,
                                          DL.getTypeSizeInBits(G.memoryType(S.Fields[I].Type)), 0,
                                          G.localFieldOffset(T, I) * 8, DINode::FlagZero, type(S.Fields[I].Type)));
  return DB.createStructType(Unit, S.Spelling, Unit->getFile(), 0, DL.getTypeSizeInBits(G.memoryType(T)), 0,
                             DINode::FlagZero, nullptr, DB.getOrCreateArray(Members));
}

DIType *DebugWriter::makeType(TypeId T) {
  const Type Ty = G.Types.get(T);
  switch (Ty.Kind) {
  case TypeKind::Scalar:
  case TypeKind::Enum:
    return scalar(G.elementKind(T));
  case TypeKind::Vector:
  case TypeKind::Matrix:
    return numbers(T);
  case TypeKind::Struct:
    return structType(T);
  case TypeKind::Array: {
    uint64_t Size = G.M.getDataLayout().getTypeSizeInBits(G.memoryType(T));
    return DB.createArrayType(Size, 0, type(Ty.Of), DB.getOrCreateArray({DB.getOrCreateSubrange(0, int64_t(Ty.Rows))}));
  }
  default:
    return DB.createUnspecifiedType(G.Types.spell(T));
  }
}

} // namespace dxil::frontend
