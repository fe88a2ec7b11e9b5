// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interfaces of libdxcompiler.so on Linux beside those of its validator
// (libdxil/dropin/Interfaces.h). The order of the functions in each table, their types and the
// numbers are that library's binary interface. A wide character has 32 bits, a BOOL that is written
// through a pointer has 8. Functions return a truth as 32 bits, which serves callers whose BOOL has
// either size.
#pragma once

#include "libdxil/dropin/Interfaces.h"

namespace dxil::compiler::dxc {

using dropin::Blob;
using dropin::Buffer;
using dropin::ContainerBuilder;
using dropin::EncodedBlob;
using dropin::Guid;
using dropin::OperationResult;
using dropin::Status;
using dropin::Unknown;
using dropin::Validator;
using dropin::Validator2;
using dropin::VersionInfo;

using Truth = uint32_t;

inline constexpr Status OutOfBounds = Status(0x8000000B);
inline constexpr Status BadState = Status(0x8007139F);
inline constexpr Status NotFound = Status(0x80070490);
inline constexpr Status FileNotFound = Status(0x80070002);
inline constexpr Status Failed = Status(0x80004005);
inline constexpr Status EncodingFailed = Status(0x80AA000C);

/// Code pages.
enum CodePage : uint32_t { Binary = 0, Utf16 = 1200, Utf32 = 12000, Utf8 = 65001, Wide = Utf32 };

struct Malloc : Unknown {
  virtual void *Alloc(size_t Size) = 0;
  virtual void *Realloc(void *Memory, size_t Size) = 0;
  virtual void Free(void *Memory) = 0;
  virtual size_t GetSize(void *Memory) = 0;
  virtual int DidAlloc(void *Memory) = 0;
  virtual void HeapMinimize() = 0;
};

struct Stream; // never made

struct WideBlob : EncodedBlob {
  static constexpr Guid Id{
      0xA3F84EAB, 0x0FAA, 0x497E, {0xA3, 0x9C, 0xEE, 0x6E, 0xD6, 0x0B, 0x2D, 0x84}};
  virtual const wchar_t *GetStringPointer() = 0;
  virtual size_t GetStringLength() = 0;
};

struct Utf8Blob : EncodedBlob {
  static constexpr Guid Id{
      0x3DA636C9, 0xBA71, 0x4024, {0xA3, 0x01, 0x30, 0xCB, 0xF1, 0x25, 0x30, 0x5B}};
  virtual const char *GetStringPointer() = 0;
  virtual size_t GetStringLength() = 0;
};

struct IncludeHandler : Unknown {
  static constexpr Guid Id{
      0x7F61FC7D, 0x950D, 0x467F, {0xB3, 0xE3, 0x3C, 0x02, 0xFB, 0x49, 0x18, 0x7C}};
  virtual Status LoadSource(const wchar_t *Path, Blob **Source) = 0;
};

struct Define {
  const wchar_t *Name;
  const wchar_t *Value; ///< may be null
};

struct CompilerArguments : Unknown {
  static constexpr Guid Id{
      0x73EFFE2A, 0x70DC, 0x45F8, {0x96, 0x90, 0xEF, 0xF6, 0x4C, 0x02, 0x42, 0x9D}};
  virtual const wchar_t **GetArguments() = 0;
  virtual uint32_t GetCount() = 0;
  virtual Status AddArguments(const wchar_t **Arguments, uint32_t Count) = 0;
  virtual Status AddArgumentsUTF8(const char **Arguments, uint32_t Count) = 0;
  virtual Status AddDefines(const Define *Defines, uint32_t Count) = 0;
};

struct Library : Unknown {
  static constexpr Guid Id{
      0xE5204DC7, 0xD18C, 0x4C3C, {0xBD, 0xFB, 0x85, 0x16, 0x73, 0x98, 0x0F, 0xE7}};
  virtual Status SetMalloc(Malloc *Memory) = 0;
  virtual Status CreateBlobFromBlob(Blob *From, uint32_t Offset, uint32_t Length, Blob **Out) = 0;
  virtual Status CreateBlobFromFile(const wchar_t *Path, uint32_t *Encoding, EncodedBlob **Out) = 0;
  virtual Status CreateBlobWithEncodingFromPinned(const void *Data, uint32_t Size,
                                                  uint32_t Encoding, EncodedBlob **Out) = 0;
  virtual Status CreateBlobWithEncodingOnHeapCopy(const void *Data, uint32_t Size,
                                                  uint32_t Encoding, EncodedBlob **Out) = 0;
  virtual Status CreateBlobWithEncodingOnMalloc(const void *Data, Malloc *Memory, uint32_t Size,
                                                uint32_t Encoding, EncodedBlob **Out) = 0;
  virtual Status CreateIncludeHandler(IncludeHandler **Out) = 0;
  virtual Status CreateStreamFromBlobReadOnly(Blob *From, Stream **Out) = 0;
  virtual Status GetBlobAsUtf8(Blob *From, EncodedBlob **Out) = 0;
  virtual Status GetBlobAsWide(Blob *From, EncodedBlob **Out) = 0;
};

struct Utilities : Unknown {
  static constexpr Guid Id{
      0x4605C4CB, 0x2019, 0x492A, {0xAD, 0xA4, 0x65, 0xF2, 0x0B, 0xB7, 0xD6, 0x7F}};
  virtual Status CreateBlobFromBlob(Blob *From, uint32_t Offset, uint32_t Length, Blob **Out) = 0;
  virtual Status CreateBlobFromPinned(const void *Data, uint32_t Size, uint32_t Encoding,
                                      EncodedBlob **Out) = 0;
  virtual Status MoveToBlob(const void *Data, Malloc *Memory, uint32_t Size, uint32_t Encoding,
                            EncodedBlob **Out) = 0;
  virtual Status CreateBlob(const void *Data, uint32_t Size, uint32_t Encoding,
                            EncodedBlob **Out) = 0;
  virtual Status LoadFile(const wchar_t *Path, uint32_t *Encoding, EncodedBlob **Out) = 0;
  virtual Status CreateReadOnlyStreamFromBlob(Blob *From, Stream **Out) = 0;
  virtual Status CreateDefaultIncludeHandler(IncludeHandler **Out) = 0;
  virtual Status GetBlobAsUtf8(Blob *From, Utf8Blob **Out) = 0;
  virtual Status GetBlobAsWide(Blob *From, WideBlob **Out) = 0;
  virtual Status GetDxilContainerPart(const Buffer *Shader, uint32_t FourCC, void **Data,
                                      uint32_t *Size) = 0;
  virtual Status CreateReflection(const Buffer *Data, const Guid &Interface, void **Out) = 0;
  virtual Status BuildArguments(const wchar_t *SourceName, const wchar_t *Entry,
                                const wchar_t *Profile, const wchar_t **Arguments,
                                uint32_t ArgumentCount, const Define *Defines, uint32_t DefineCount,
                                CompilerArguments **Out) = 0;
  virtual Status GetPDBContents(Blob *Pdb, Blob **Hash, Blob **Container) = 0;
};

/// The outputs of an operation.
enum class Output : uint32_t {
  None,
  Object,
  Errors,
  Pdb,
  ShaderHash,
  Disassembly,
  Hlsl,
  Text,
  Reflection,
  RootSignature,
  ExtraOutputs,
  Remarks,
  TimeReport,
  TimeTrace,
  Count
};

struct Result : OperationResult {
  static constexpr Guid Id{
      0x58346CDA, 0xDDE7, 0x4497, {0x94, 0x61, 0x6F, 0x87, 0xAF, 0x5E, 0x06, 0x59}};
  virtual Truth HasOutput(Output Kind) = 0;
  virtual Status GetOutput(Output Kind, const Guid &Interface, void **Out, WideBlob **Name) = 0;
  virtual uint32_t GetNumOutputs() = 0;
  virtual Output GetOutputByIndex(uint32_t Index) = 0;
  virtual Output PrimaryOutput() = 0;
};

struct Compiler1 : Unknown {
  static constexpr Guid Id{
      0x8C210BF3, 0x011F, 0x4422, {0x8D, 0x70, 0x6F, 0x9A, 0xCB, 0x8D, 0xB6, 0x17}};
  virtual Status Compile(Blob *Source, const wchar_t *SourceName, const wchar_t *Entry,
                         const wchar_t *Profile, const wchar_t **Arguments, uint32_t ArgumentCount,
                         const Define *Defines, uint32_t DefineCount, IncludeHandler *Includes,
                         OperationResult **Out) = 0;
  virtual Status Preprocess(Blob *Source, const wchar_t *SourceName, const wchar_t **Arguments,
                            uint32_t ArgumentCount, const Define *Defines, uint32_t DefineCount,
                            IncludeHandler *Includes, OperationResult **Out) = 0;
  virtual Status Disassemble(Blob *Program, EncodedBlob **Out) = 0;
};

struct Compiler2 : Compiler1 {
  static constexpr Guid Id{
      0xA005A9D9, 0xB8BB, 0x4594, {0xB5, 0xC9, 0x0E, 0x63, 0x3B, 0xEC, 0x4D, 0x37}};
  virtual Status CompileWithDebug(Blob *Source, const wchar_t *SourceName, const wchar_t *Entry,
                                  const wchar_t *Profile, const wchar_t **Arguments,
                                  uint32_t ArgumentCount, const Define *Defines,
                                  uint32_t DefineCount, IncludeHandler *Includes,
                                  OperationResult **Out, wchar_t **DebugName, Blob **Debug) = 0;
};

struct Compiler3 : Unknown {
  static constexpr Guid Id{
      0x228B4687, 0x5A6A, 0x4730, {0x90, 0x0C, 0x97, 0x02, 0xB2, 0x20, 0x3F, 0x54}};
  virtual Status Compile(const Buffer *Source, const wchar_t **Arguments, uint32_t ArgumentCount,
                         IncludeHandler *Includes, const Guid &Interface, void **Out) = 0;
  virtual Status Disassemble(const Buffer *Program, const Guid &Interface, void **Out) = 0;
};

struct Linker : Unknown {
  static constexpr Guid Id{
      0xF1B5BE2A, 0x62DD, 0x4327, {0xA1, 0xC2, 0x42, 0xAC, 0x1E, 0x1E, 0x78, 0xE6}};
  virtual Status RegisterLibrary(const wchar_t *Name, Blob *Library) = 0;
  virtual Status Link(const wchar_t *Entry, const wchar_t *Profile, const wchar_t *const *Names,
                      uint32_t Count, const wchar_t *const *Arguments, uint32_t ArgumentCount,
                      OperationResult **Out) = 0;
};

struct Assembler : Unknown {
  static constexpr Guid Id{
      0x091F7A26, 0x1C1F, 0x4948, {0x90, 0x4B, 0xE6, 0xE3, 0xA8, 0xA7, 0x71, 0xD5}};
  virtual Status AssembleToContainer(Blob *Shader, OperationResult **Out) = 0;
};

struct ContainerReflection : Unknown {
  static constexpr Guid Id{
      0xD2C21B26, 0x8350, 0x4BDC, {0x97, 0x6A, 0x33, 0x1C, 0xE6, 0xF4, 0xC5, 0x4C}};
  virtual Status Load(Blob *Container) = 0;
  virtual Status GetPartCount(uint32_t *Out) = 0;
  virtual Status GetPartKind(uint32_t Index, uint32_t *Out) = 0;
  virtual Status GetPartContent(uint32_t Index, Blob **Out) = 0;
  virtual Status FindFirstPartKind(uint32_t Kind, uint32_t *Out) = 0;
  virtual Status GetPartReflection(uint32_t Index, const Guid &Interface, void **Out) = 0;
};

struct VersionInfo2 : VersionInfo {
  static constexpr Guid Id{
      0xFB6904C4, 0x42F0, 0x4B62, {0x9C, 0x46, 0x98, 0x3A, 0xF7, 0xDA, 0x7C, 0x83}};
  virtual Status GetCommitInfo(uint32_t *Count, char **Hash) = 0;
};

struct VersionInfo3 : Unknown {
  static constexpr Guid Id{
      0x5E13E843, 0x9D25, 0x473C, {0x9A, 0xD2, 0x03, 0xB2, 0xD0, 0xB4, 0x4B, 0x1E}};
  virtual Status GetCustomVersionString(char **Out) = 0;
};

struct ArgumentPair {
  const wchar_t *Name, *Value; ///< either may be null
};

/// A text of a caller who frees it with SysFreeString: its size in bytes stands before it.
using CountedText = wchar_t *;

struct PdbUtilities : Unknown {
  static constexpr Guid Id{
      0xE6C9647E, 0x9D6A, 0x4C3B, {0xB9, 0x4C, 0x52, 0x4B, 0x5A, 0x6C, 0x34, 0x3D}};
  virtual Status Load(Blob *PdbOrContainer) = 0;
  virtual Status GetSourceCount(uint32_t *Out) = 0;
  virtual Status GetSource(uint32_t Index, EncodedBlob **Out) = 0;
  virtual Status GetSourceName(uint32_t Index, CountedText *Out) = 0;
  virtual Status GetFlagCount(uint32_t *Out) = 0;
  virtual Status GetFlag(uint32_t Index, CountedText *Out) = 0;
  virtual Status GetArgCount(uint32_t *Out) = 0;
  virtual Status GetArg(uint32_t Index, CountedText *Out) = 0;
  virtual Status GetArgPairCount(uint32_t *Out) = 0;
  virtual Status GetArgPair(uint32_t Index, CountedText *Name, CountedText *Value) = 0;
  virtual Status GetDefineCount(uint32_t *Out) = 0;
  virtual Status GetDefine(uint32_t Index, CountedText *Out) = 0;
  virtual Status GetTargetProfile(CountedText *Out) = 0;
  virtual Status GetEntryPoint(CountedText *Out) = 0;
  virtual Status GetMainFileName(CountedText *Out) = 0;
  virtual Status GetHash(Blob **Out) = 0;
  virtual Status GetName(CountedText *Out) = 0;
  virtual Truth IsFullPDB() = 0;
  virtual Status GetFullPDB(Blob **Out) = 0;
  virtual Status GetVersionInfo(VersionInfo **Out) = 0;
  virtual Status SetCompiler(Compiler3 *Compiler) = 0;
  virtual Status CompileForFullPDB(Result **Out) = 0;
  virtual Status OverrideArgs(ArgumentPair *Pairs, uint32_t Count) = 0;
  virtual Status OverrideRootSignature(const wchar_t *RootSignature) = 0;
};

struct PdbUtilities2 : Unknown {
  static constexpr Guid Id{
      0x4315D938, 0xF369, 0x4F93, {0x95, 0xA2, 0x25, 0x20, 0x17, 0xCC, 0x38, 0x07}};
  virtual Status Load(Blob *PdbOrContainer) = 0;
  virtual Status GetSourceCount(uint32_t *Out) = 0;
  virtual Status GetSource(uint32_t Index, EncodedBlob **Out) = 0;
  virtual Status GetSourceName(uint32_t Index, WideBlob **Out) = 0;
  virtual Status GetLibraryPDBCount(uint32_t *Out) = 0;
  virtual Status GetLibraryPDB(uint32_t Index, PdbUtilities2 **Out, WideBlob **Name) = 0;
  virtual Status GetFlagCount(uint32_t *Out) = 0;
  virtual Status GetFlag(uint32_t Index, WideBlob **Out) = 0;
  virtual Status GetArgCount(uint32_t *Out) = 0;
  virtual Status GetArg(uint32_t Index, WideBlob **Out) = 0;
  virtual Status GetArgPairCount(uint32_t *Out) = 0;
  virtual Status GetArgPair(uint32_t Index, WideBlob **Name, WideBlob **Value) = 0;
  virtual Status GetDefineCount(uint32_t *Out) = 0;
  virtual Status GetDefine(uint32_t Index, WideBlob **Out) = 0;
  virtual Status GetTargetProfile(WideBlob **Out) = 0;
  virtual Status GetEntryPoint(WideBlob **Out) = 0;
  virtual Status GetMainFileName(WideBlob **Out) = 0;
  virtual Status GetHash(Blob **Out) = 0;
  virtual Status GetName(WideBlob **Out) = 0;
  virtual Status GetVersionInfo(VersionInfo **Out) = 0;
  virtual Status GetCustomToolchainID(uint32_t *Out) = 0;
  virtual Status GetCustomToolchainData(Blob **Out) = 0;
  virtual Status GetWholeDxil(Blob **Out) = 0;
  virtual Truth IsFullPDB() = 0;
  virtual Truth IsPDBRef() = 0;
};

// Classes that DxcCreateInstance makes, beside those of libdxil/dropin/Interfaces.h.
inline constexpr Guid CompilerClass{
    0x73E22D93, 0xE6CE, 0x47F3, {0xB5, 0xBF, 0xF0, 0x66, 0x4F, 0x39, 0xC1, 0xB0}};
inline constexpr Guid LinkerClass{
    0xEF6A8087, 0xB0EA, 0x4D56, {0x9E, 0x45, 0xD0, 0x7E, 0x1A, 0x8B, 0x78, 0x06}};
inline constexpr Guid CompilerArgumentsClass{
    0x3E56AE82, 0x224D, 0x470F, {0xA1, 0xA1, 0xFE, 0x30, 0x16, 0xEE, 0x9F, 0x9D}};
inline constexpr Guid UtilitiesClass{
    0x6245D6AF, 0x66E0, 0x48FD, {0x80, 0xB4, 0x4D, 0x27, 0x17, 0x96, 0x74, 0x8C}};
inline constexpr Guid AssemblerClass{
    0xD728DB68, 0xF903, 0x4F80, {0x94, 0xCD, 0xDC, 0xCF, 0x76, 0xEC, 0x71, 0x51}};
inline constexpr Guid PdbUtilitiesClass{
    0x54621DFB, 0xF2CE, 0x457E, {0xAE, 0x8C, 0xEC, 0x35, 0x5F, 0xAE, 0xEC, 0x7C}};
inline constexpr Guid ContainerReflectionClass{
    0xB9F54489, 0x55B8, 0x400C, {0xBA, 0x3A, 0x16, 0x75, 0xE4, 0x72, 0x8B, 0x91}};

} // namespace dxil::compiler::dxc
