// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Debug.h"
#include "Context.h"
#include "Functions.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/Support/MD5.h"

using namespace llvm;

namespace dxil::frontend {

DebugWriter::DebugWriter(CodegenContext &G, const DebugSource &Source)
    : G(G), Source(Source), DB(G.M) {
  G.M.addModuleFlag(Module::Warning, DebugVersionFlag, DEBUG_METADATA_VERSION);
  G.M.addModuleFlag(Module::Warning, DwarfVersionFlag, 4);
  StringRef Main =
      Source.Files.empty() ? G.M.getSourceFileName() : StringRef(Source.Files.front().first);
  Unit = DB.createCompileUnit(DISourceLanguageName(dwarf::DW_LANG_C_plus_plus), file(Main),
                              "dxil-cc", /*isOptimized=*/false, Source.Flags, 0, "",
                              Source.HasVariables ? DICompileUnit::FullDebug
                                                  : DICompileUnit::LineTablesOnly);
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

DebugWriter::Place DebugWriter::placeOf(Location Where) {
  if (Where == Location::None)
    return {Unit->getFile()};
  Place &Cached = Places[Where];
  if (!Cached.File) {
    const DebugSource::Position Position = Source.Locate(Where);
    Cached = {Position.File.empty() ? Unit->getFile() : file(Position.File), Position.Line,
              Position.Column};
  }
  return Cached;
}

//===-- Functions and blocks ------------------------------------------------------------------===//

DIScope *DebugWriter::namespaceOf(StringRef Spelling) {
  DIScope *Scope = nullptr;
  const StringRef Words = Spelling.take_front(Spelling.find('<'));
  for (size_t From = 0, End; (End = Words.find("::", From)) != StringRef::npos; From = End + 2)
    Scope = DB.createNameSpace(Scope, Words.slice(From, End), /*ExportSymbols=*/false);
  return Scope;
}

DISubroutineType *DebugWriter::functionType(const Function &F) {
  SmallVector<Metadata *, 8> Types;
  if (Source.HasVariables) {
    Types.push_back(F.Result == TypeId::Void ? nullptr : type(F.Result));
    if (F.This != TypeId::None)
      Types.push_back(DB.createObjectPointerType(
          DB.createReferenceType(dwarf::DW_TAG_reference_type, type(F.This)), /*Implicit=*/true));
    for (VariableId V : F.Parameters)
      Types.push_back(parameterType(G.P.variable(V)));
  }
  return DB.createSubroutineType(DB.getOrCreateTypeArray(Types));
}

DISubprogram *DebugWriter::subprogram(FunctionId Id, StringRef LinkageName) {
  const Function &F = G.P.function(Id);
  const Place Position = placeOf(F.Where);
  // The name of a template instance includes its arguments.
  const StringRef Spelling = F.Spelling;
  const size_t Template = Spelling.find('<');
  const size_t Qualified = Spelling.take_front(Template).rfind("::");
  const std::string Word =
      F.This == TypeId::None && Template != StringRef::npos
          ? withArguments(Spelling.drop_front(Qualified == StringRef::npos ? 0 : Qualified + 2))
          : G.Names.spelling(F.Word).str();
  DIScope *Scope = F.This != TypeId::None && Source.HasVariables ? type(F.This)
                   : F.This == TypeId::None                      ? namespaceOf(Spelling)
                                                                 : nullptr;
  return DB.createFunction(Scope ? Scope : Position.File, Word, LinkageName, Position.File,
                           Position.Line, functionType(F), Position.Line, DINode::FlagPrototyped,
                           DISubprogram::SPFlagDefinition);
}

void DebugWriter::describeOuter(llvm::Function &F, FunctionId Body) {
  DISubprogram *SP = subprogram(Body, F.getName().starts_with("\1") ? F.getName() : "");
  F.setSubprogram(SP);
  // Code after the last statement, such as stores of outputs, has the location of the body's end.
  const StmtId Statements = G.P.function(Body).Body;
  if (Instruction *End = F.empty() ? nullptr : F.getEntryBlock().getTerminator();
      End && G.P.Statements.is(Statements, StmtKind::Block))
    End->setDebugLoc(locate(G.P.Statements.get<stmt::Block>(Statements).End, SP));
  auto [Entry, IsFirst] = Outer.try_emplace(Body, SP);
  if (!IsFirst)
    Entry->second = nullptr;
}

DISubprogram *DebugWriter::describe(llvm::Function &F, FunctionId Id) {
  // A body that is inlined into only one function shares its description: debuggers then show no
  // call between that function and the instructions.
  if (DISubprogram *SP = Outer.lookup(Id))
    return SP;
  DISubprogram *SP = subprogram(Id, linkageName(G, G.P.function(Id)));
  F.setSubprogram(SP);
  return SP;
}

DILocalScope *DebugWriter::block(Location Where, DILocalScope *In) {
  if (!In || !Source.HasVariables || Where == Location::None)
    return In;
  const Place Position = placeOf(Where);
  return DB.createLexicalBlock(In, Position.File, Position.Line, Position.Column);
}

DebugLoc DebugWriter::locate(Location Where, DILocalScope *In) {
  if (!In)
    return {};
  Place Position = Where == Location::None ? Place{In->getFile()} : placeOf(Where);
  DILocalScope *Scope = In;
  // Code that comes from another file, such as an included function body.
  if (Position.File != In->getFile())
    Scope = DB.createLexicalBlockFile(In, Position.File);
  return DILocation::get(G.Context, Position.Line, Position.Column, Scope);
}

//===-- Variables -----------------------------------------------------------------------------===//

void DebugWriter::declareAt(DILocalVariable *V, Value *Memory, const DILocation *Where,
                            Instruction *Before) {
  DB.insertDeclare(Memory, V, DB.createExpression(), Where, Before->getIterator());
}

void DebugWriter::declare(const Variable &V, Value *Memory, DILocalScope *In, unsigned Argument,
                          Instruction *Before) {
  if (!In || V.Word == Name::None || !Source.HasVariables)
    return;
  const Place Position = placeOf(V.Where);
  StringRef Word = G.Names.spelling(V.Word);
  DIType *Ty = type(V.Type);
  DILocalVariable *Described =
      Argument ? DB.createParameterVariable(In, Word, Argument, Position.File, Position.Line, Ty,
                                            /*AlwaysPreserve=*/true)
               : DB.createAutoVariable(In, Word, Position.File, Position.Line, Ty,
                                       /*AlwaysPreserve=*/true);
  declareAt(Described, Memory, DILocation::get(G.Context, Position.Line, Position.Column, In),
            Before);
}

void DebugWriter::declareThis(TypeId T, Value *Memory, DISubprogram *In, Instruction *Before) {
  if (!In || !Source.HasVariables)
    return;
  DILocalVariable *Described = DB.createParameterVariable(
      In, "this", 1, In->getFile(), In->getLine(), type(T), /*AlwaysPreserve=*/true);
  declareAt(Described, Memory, DILocation::get(G.Context, In->getLine(), 0, In), Before);
}

DIGlobalVariableExpression *DebugWriter::global(VariableId Id) {
  DIGlobalVariableExpression *&Made = Globals[Id];
  if (Made)
    return Made;
  const Variable &V = G.P.variable(Id);
  const Place Position = placeOf(V.Where);
  const bool IsConstant = V.Const || V.Kind == VariableKind::Constant;
  DIType *Ty = type(V.Type, V.Kind == VariableKind::GroupShared ? Part::InAggregate : Part::Alone);
  if (IsConstant && G.Types.get(V.Type).Kind != TypeKind::Array)
    Ty = DB.createQualifiedType(dwarf::DW_TAG_const_type, Ty);
  DIScope *Scope = namespaceOf(V.Spelling);
  Made = DB.createGlobalVariableExpression(Scope ? Scope : Unit, G.Names.spelling(V.Word), "",
                                           Position.File, Position.Line, Ty,
                                           /*IsLocalToUnit=*/V.Kind == VariableKind::Static);
  return Made;
}

void DebugWriter::describeGlobal(VariableId V, GlobalVariable &Memory) {
  if (Source.HasVariables && G.P.variable(V).Word != Name::None)
    Memory.addDebugInfo(global(V));
}

void DebugWriter::finish() {
  if (Source.HasVariables)
    for (VariableId Id : G.P.Globals) {
      const Variable &V = G.P.variable(Id);
      const bool Exists = V.Kind == VariableKind::Resource || V.Kind == VariableKind::Constant;
      if (V.Word != Name::None && (Exists || V.Used))
        global(Id);
    }
  DB.finalize();
  if (!Source.HasVariables)
    return;
  NamedMDNode *Sources = G.M.getOrInsertNamedMetadata(contract::SourceFiles);
  for (const auto &[Name, Contents] : Source.Files)
    Sources->addOperand(file(Name));
}

} // namespace dxil::frontend
