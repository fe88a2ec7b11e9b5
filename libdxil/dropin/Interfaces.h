// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The interfaces through which DXC calls the library that validates for it, as its public headers
// declare them on Linux. The order of the functions, their types and the numbers of the interfaces
// form the binary interface. Tables have no destructors.
#pragma once

#include <cstddef>
#include <cstdint>

namespace dxil::dropin {

using Status = int32_t; ///< negative: a failure

inline constexpr Status Ok = 0;
inline constexpr Status NotImplemented = Status(0x80004001);
inline constexpr Status NoInterface = Status(0x80004002);
inline constexpr Status BadPointer = Status(0x80004003);
inline constexpr Status BadArgument = Status(0x80070057);
inline constexpr Status OutOfMemory = Status(0x8007000E);
inline constexpr Status ClassNotRegistered = Status(0x80040154);
inline constexpr Status ContainerInvalid = Status(0x80AA000D);
inline constexpr Status VerificationFailed = Status(0x80AA0009);
inline constexpr Status PartIsMissing = Status(0x80AA0012);
inline constexpr Status PartIsThere = Status(0x80AA0011);

/// The identifier of an interface or a class.
struct Guid {
  uint32_t Data1;
  uint16_t Data2, Data3;
  uint8_t Data4[8];
  friend constexpr bool operator==(const Guid &, const Guid &) = default;
};

struct Unknown {
  static constexpr Guid Id{0x00000000, 0x0000, 0x0000, {0xC0, 0, 0, 0, 0, 0, 0, 0x46}};
  virtual Status QueryInterface(const Guid &Id, void **Out) = 0;
  virtual unsigned long AddRef() = 0;
  virtual unsigned long Release() = 0;
};

struct Blob : Unknown {
  static constexpr Guid Id{
      0x8BA5FB08, 0x5195, 0x40E2, {0xAC, 0x58, 0x0D, 0x98, 0x9C, 0x3A, 0x01, 0x02}};
  virtual void *GetBufferPointer() = 0;
  virtual size_t GetBufferSize() = 0;
};

struct EncodedBlob : Blob {
  static constexpr Guid Id{
      0x7241D424, 0x2646, 0x4191, {0x97, 0xC0, 0x98, 0xE9, 0x6E, 0x42, 0xFC, 0x68}};
  virtual Status GetEncoding(bool *IsKnown, uint32_t *CodePage) = 0;
};

struct OperationResult : Unknown {
  static constexpr Guid Id{
      0xCEDB484A, 0xD4E9, 0x445A, {0xB9, 0x91, 0xCA, 0x21, 0xCA, 0x15, 0x7D, 0xC2}};
  virtual Status GetStatus(Status *Out) = 0;
  virtual Status GetResult(Blob **Out) = 0;
  virtual Status GetErrorBuffer(EncodedBlob **Out) = 0;
};

/// Bytes that the caller owns.
struct Buffer {
  const void *Ptr;
  size_t Size;
  unsigned Encoding;
};

enum ValidatorFlags : uint32_t {
  InPlaceEdit = 1, ///< allows writing the digest into the shader's own blob
  RootSignatureOnly = 2,
  ModuleOnly = 4,
  ValidFlags = 7,
};

struct Validator : Unknown {
  static constexpr Guid Id{
      0xA6E82BD2, 0x1FD7, 0x4826, {0x98, 0x11, 0x28, 0x57, 0xE7, 0x97, 0xF4, 0x9A}};
  virtual Status Validate(Blob *Shader, uint32_t Flags, OperationResult **Out) = 0;
};

struct Validator2 : Validator {
  static constexpr Guid Id{
      0x458E1FD1, 0xB1B2, 0x4750, {0xA6, 0xE1, 0x9C, 0x10, 0xF0, 0x3B, 0xED, 0x92}};
  virtual Status ValidateWithDebug(Blob *Shader, uint32_t Flags, Buffer *Debug,
                                   OperationResult **Out) = 0;
};

struct VersionInfo : Unknown {
  static constexpr Guid Id{
      0xB04F5B50, 0x2059, 0x4F12, {0xA8, 0xFF, 0xA1, 0xE0, 0xCD, 0xE1, 0xCC, 0x7E}};
  virtual Status GetVersion(uint32_t *Major, uint32_t *Minor) = 0;
  virtual Status GetFlags(uint32_t *Flags) = 0;
};

struct ContainerBuilder : Unknown {
  static constexpr Guid Id{
      0x334B1F50, 0x2292, 0x4B35, {0x99, 0xA1, 0x25, 0x58, 0x8D, 0x8C, 0x17, 0xFE}};
  virtual Status Load(Blob *Container) = 0;
  virtual Status AddPart(uint32_t FourCC, Blob *Data) = 0;
  virtual Status RemovePart(uint32_t FourCC) = 0;
  virtual Status SerializeContainer(OperationResult **Out) = 0;
};

inline constexpr Guid ValidatorClass{
    0x8CA3E215, 0xF728, 0x4CF3, {0x8C, 0xDD, 0x88, 0xAF, 0x91, 0x75, 0x87, 0xA1}};
inline constexpr Guid ContainerBuilderClass{
    0x94134294, 0x411F, 0x4574, {0xB4, 0xD0, 0x87, 0x41, 0xE2, 0x52, 0x40, 0xD2}};

} // namespace dxil::dropin
