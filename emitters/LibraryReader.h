// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the records of td/hlsl/library. LibraryTextures.cpp reads textures and their methods,
// LibraryModel.cpp the rest.
#pragma once

#include "LibraryModel.h"
#include "Suggestions.h"

#include <llvm/ADT/ArrayRef.h>
#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/STLExtras.h>
#include <llvm/ADT/StringMap.h>
#include <llvm/TableGen/Error.h>
#include <llvm/TableGen/Record.h>

#include <map>

namespace dxil::emitters {

/// The facts about a texture class that its methods' signatures depend on.
struct TextureDesc {
  std::string Name;
  unsigned Coords = 0; ///< coordinates of a texel, with the array slice
  unsigned Places = 0; ///< coordinates without the array slice
  unsigned Offsets = 0;
};

struct TextureParamDesc {
  std::string Type; ///< type, such as "location" or "float"
  std::string Name;
  bool Optional = false;
};

/// A method of textures. Each number of arguments makes a signature.
struct TextureMethodDesc {
  const llvm::Record *Record = nullptr;
  std::string Name, Doc;
  const OpDesc *Op = nullptr;
  std::vector<TextureParamDesc> Params;
  std::string Result;                       ///< result: "T", "E4", or a type
  std::map<std::string, int64_t> Constants; ///< constant operands by name
  bool OffsetIsZero = true;
  bool FourOffsets = false; ///< the method has forms with an offset for each of four components
  unsigned FirstMinor = 0;
};

class LibraryReader {
public:
  LibraryReader(const Model &M, const llvm::RecordKeeper &Keeper) : M(M), Keeper(Keeper) {}

  std::optional<LibraryModel> read();

private:
  void readScalars();
  void readSets();
  void readObjects();
  void readSamplers();
  void readTextures();
  void readTextureMethod(const llvm::Record &R);
  void readTexts();
  void checkTexts();
  void checkGroups();
  void checkIntrinsic(const llvm::Record &R, llvm::StringRef Field);
  void readFunction(const llvm::Record &R);
  void readLowering(const llvm::Record &R, LibraryFunctionDesc &F);
  void readAvailability(const llvm::Record &R, LibraryFunctionDesc &F);
  void addTextureMethod(const TextureMethodDesc &Method, const TextureDesc &Texture);
  void addTextureSignature(const TextureMethodDesc &Method, const TextureDesc &Texture,
                           llvm::ArrayRef<TextureParamDesc> Given, bool Four);
  unsigned addFunction(LibraryFunctionDesc F, const llvm::Record &R);
  const LibraryFunctionDesc *describing(llvm::StringRef Name) const;
  bool readSignature(const llvm::Record &R, llvm::StringRef Text, LibraryFunctionDesc &F);
  int64_t enumCase(const llvm::Record &R, llvm::StringRef EnumName, llvm::StringRef CaseName);
  std::optional<LibraryOperandDesc> operand(const llvm::Record &R, const LibraryFunctionDesc &F,
                                            llvm::StringRef Text);
  int64_t enumOperand(const llvm::Record &R, llvm::StringRef Text);
  const LibrarySetDesc *setNamed(llvm::StringRef Name);
  LibraryObjectDesc *object(llvm::StringRef Name);
  std::vector<std::string> objectNames() const;
  std::vector<std::string> typeNames() const;
  bool isStruct(llvm::StringRef Name) const {
    return llvm::any_of(records("LibraryStruct"),
                        [&](const llvm::Record *R) { return R->getValueAsString("Name") == Name; });
  }

  std::vector<const llvm::Record *> records(llvm::StringRef Class) const {
    return definitions(Keeper, Class);
  }
  static std::string text(const llvm::Record &R, llvm::StringRef Field) {
    return R.getValueAsString(Field).str();
  }
  void error(const llvm::Record &R, const llvm::Twine &Message) {
    llvm::PrintError(R.getLoc(), Message);
    Failed = true;
  }
  /// Reports an error at the field, if the record's body sets it.
  void error(const llvm::Record &R, llvm::StringRef Field, const llvm::Twine &Message) {
    llvm::PrintError(fieldPlace(R, Field), Message);
    Failed = true;
  }

  const Model &M;
  const llvm::RecordKeeper &Keeper;
  LibraryModel Out;
  llvm::StringMap<const LibrarySetDesc *> SetOf; ///< sets by record and by scalar name
  llvm::DenseMap<const llvm::Record *, TextureDesc> TextureOf;
  llvm::DenseMap<unsigned, std::string> TextOf; ///< signature text of each texture method
  /// Names of LLVM's intrinsics, read for the first library function.
  std::vector<std::string> Intrinsics;
  bool Failed = false;
};

} // namespace dxil::emitters
