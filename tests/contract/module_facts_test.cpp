// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that facts of a module are read as they were written to its annotations.
#include "contract/FunctionText.h"
#include "dxil/contract/ModuleFacts.h"
#include "dxil/contract_names.h"

#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

#include <gtest/gtest.h>

namespace dxil::contract {
namespace {

class ModuleFactsTest : public testing::Test {
protected:
  llvm::Function *addFunction(llvm::StringRef Name) {
    auto *F = llvm::Function::Create(llvm::FunctionType::get(llvm::Type::getVoidTy(C), false),
                                     llvm::GlobalValue::ExternalLinkage, Name, M);
    llvm::IRBuilder<>(llvm::BasicBlock::Create(C, "entry", F)).CreateRetVoid();
    return F;
  }

  /// Reads the facts of M, and counts malformed entry points.
  ModuleFacts readAll() {
    ModuleFacts Facts;
    readEntryPoints(M, Facts, [&](llvm::Function &) { ++Malformed; });
    EXPECT_TRUE(readLibraryFacts(M, Facts));
    EXPECT_TRUE(readBindingRules(M, Facts));
    readWritableConstants(M, Facts);
    return Facts;
  }

  bool readsLibrary(llvm::StringRef Text) {
    addText(M, LibraryText, Text, {Number});
    ModuleFacts Facts;
    return readLibraryFacts(M, Facts);
  }

  llvm::LLVMContext C;
  llvm::Module M{"m", C};
  llvm::Type *Number = llvm::Type::getInt32Ty(C);
  llvm::StructType *Struct = llvm::StructType::create({Number}, "S");
  unsigned Malformed = 0;
};

TEST_F(ModuleFactsTest, LibraryIsReadAsWritten) {
  ModuleFacts Written;
  LibraryFacts &Facts = Written.Library;
  Facts.Payloads = {{Struct, {0x11, 0, 0x22}}, {Struct, {}}};
  Facts.Subobjects.resize(3);
  Facts.Subobjects[0].Name = "Config";
  Facts.Subobjects[0].Flags = 3;
  Facts.Subobjects[1].Name = "Pairs";
  Facts.Subobjects[1].Kind = SubobjectKind::ExportsAssociation;
  Facts.Subobjects[1].Associated = "a";
  Facts.Subobjects[1].Exports = {"b", "c"};
  Facts.Subobjects[2].Name = "Local";
  Facts.Subobjects[2].Kind = SubobjectKind::LocalRootSignature;
  Facts.Subobjects[2].RootSignature = std::string("\0\xff\n", 3);
  Facts.Subobjects.push_back({"Hit", SubobjectKind::HitGroup});
  Facts.Subobjects[3].Group = HitGroupType::ProceduralPrimitive;
  Facts.Subobjects[3].Intersection = "i";
  Facts.Exports = {{"?f@@YAXUS@@@Z", {Struct, Number}}, {"g", {}}};
  writeFacts(M, Written);
  const LibraryFacts Read = readAll().Library;
  EXPECT_TRUE(M.empty() && M.global_empty());
  ASSERT_EQ(Read.Payloads.size(), 2u);
  EXPECT_EQ(Read.Payloads[0].Type, Struct);
  EXPECT_EQ(Read.Payloads[0].Access, (std::vector<uint32_t>{0x11, 0, 0x22}));
  EXPECT_TRUE(Read.Payloads[1].Access.empty());
  ASSERT_EQ(Read.Subobjects.size(), 4u);
  EXPECT_EQ(Read.Subobjects[0].Kind, SubobjectKind::StateObjectConfig);
  EXPECT_EQ(Read.Subobjects[0].Flags, 3u);
  EXPECT_EQ(Read.Subobjects[1].Name, "Pairs");
  EXPECT_EQ(Read.Subobjects[1].Kind, SubobjectKind::ExportsAssociation);
  EXPECT_EQ(Read.Subobjects[1].Exports, Facts.Subobjects[1].Exports);
  EXPECT_EQ(Read.Subobjects[2].RootSignature, Facts.Subobjects[2].RootSignature);
  EXPECT_EQ(Read.Subobjects[3].Kind, SubobjectKind::HitGroup);
  EXPECT_EQ(Read.Subobjects[3].Group, HitGroupType::ProceduralPrimitive);
  EXPECT_EQ(Read.Subobjects[3].Intersection, "i");
  ASSERT_EQ(Read.Exports.size(), 2u);
  EXPECT_EQ(Read.Exports[0].Symbol, "?f@@YAXUS@@@Z");
  EXPECT_EQ(Read.Exports[0].Pointees, (std::vector<llvm::Type *>{Struct, Number}));
  EXPECT_TRUE(Read.Exports[1].Pointees.empty());
}

TEST_F(ModuleFactsTest, OtherShapesOfLibrariesAreRefused) {
  EXPECT_TRUE(readsLibrary("{}"));
  EXPECT_TRUE(readsLibrary(R"({"functions":[{"symbol":"f","pointees":1}]})"));
  for (const char *Text :
       {"", "[]", R"({"functions":{}})", R"({"functions":[1]})",
        R"({"functions":[{"symbol":"","pointees":0}]})", R"({"functions":[{"symbol":"f"}]})",
        R"({"functions":[{"symbol":"f","pointees":-1}]})",
        R"({"functions":[{"symbol":"f","pointees":2}]})",
        R"({"payloads":[{"access":[]},{"access":[]}]})",
        R"({"payloads":[{"access":[4294967296]}]})", R"({"payloads":[{"access":["1"]}]})",
        R"({"subobjects":[{"class":"C","name":"N"}]})",
        R"({"subobjects":[{"class":"LocalRootSignature","name":"N","rootSignature":"xy"}]})"})
    EXPECT_FALSE(readsLibrary(Text)) << Text;
}

TEST_F(ModuleFactsTest, EntryPointsAreReadAsWritten) {
  ModuleFacts Written;
  llvm::Function *Shaders[] = {addFunction("main"), addFunction("patch")};
  llvm::Function *Bodies[] = {addFunction("main.body"), addFunction("patch.body")};
  for (llvm::Function *F : Shaders)
    F->addFnAttr(ShaderAttribute, "hull");
  Written.Entries.push_back({Shaders[0], Bodies[0], "symbol", {}});
  Written.PatchConstants.push_back({Shaders[1], Bodies[1], "", {}});
  Written.PatchConstants[0].Interface.Stage = Stage::Hull;
  Written.PatchConstants[0].Interface.IsPatchConstant = true;
  Written.Bindings.Space = 3;
  Written.WritesConstants = true;
  writeFacts(M, Written);
  const ModuleFacts Read = readAll();
  EXPECT_EQ(Malformed, 0u);
  EXPECT_TRUE(M.global_empty());
  ASSERT_EQ(Read.Entries.size(), 1u);
  EXPECT_EQ(Read.Entries[0].Shader, Shaders[0]);
  EXPECT_EQ(Read.Entries[0].Body, Bodies[0]);
  EXPECT_EQ(Read.Entries[0].Symbol, "symbol");
  ASSERT_EQ(Read.PatchConstants.size(), 1u);
  EXPECT_EQ(Read.PatchConstants[0].Shader, Shaders[1]);
  EXPECT_EQ(Read.PatchConstants[0].Body, Bodies[1]);
  EXPECT_TRUE(Read.PatchConstants[0].Interface.IsPatchConstant);
  EXPECT_EQ(Read.Bindings.Space, 3u);
  EXPECT_TRUE(Read.WritesConstants);
}

TEST_F(ModuleFactsTest, EntryPointsWithoutShaderAreMalformed) {
  llvm::Function *Body = addFunction("main.body");
  addFunction("other"); // not a shader
  addFunctionText(*Body, EntryText, R"({"shader":"missing","values":[]})");
  addFunctionText(*Body, EntryText, R"({"shader":"other","values":[]})");
  addFunctionText(*Body, EntryText, "{");
  EXPECT_TRUE(readAll().Entries.empty());
  EXPECT_EQ(Malformed, 3u);
}

} // namespace
} // namespace dxil::contract
