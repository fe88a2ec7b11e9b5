// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One link: the libraries, the resulting module, and the errors.
//
//   Libraries.cpp   reads and checks the inputs; names of functions
//   Symbols.cpp     needed functions, their definitions, exports
//   Linker.cpp      merges, inlines, and assembles the parts
//   Calls.cpp       calls of functions that another compiler has made
//   Statics.cpp     constructors of static variables: which are needed, their order and callers
//   Resources.cpp   resources of all libraries as one list; numbers and registers
//   HandleChoices.cpp  choices among elements of one resource
//   Handles.cpp     handles in the form of the target's shader model
//   RawBuffers.cpp  accesses of raw buffers in the form of the target's shader model
//   QuadVotes.cpp   votes of a quad before shader model 6.7
//   DebugInfo.cpp   programs with debug information, and its metadata
//   Entries.cpp     metadata of versions, entries and annotations
#pragma once

#include <dxil/container/derive/Build.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/container/derive/RuntimeData.h>
#include <dxil/container/derive/Subobject.h>
#include <dxil/link/Link.h>
#include <dxil/module/EditableModule.h>
#include <dxil/module/ModuleMerge.h>

#include <map>
#include <memory>
#include <set>

namespace dxil::link {

using namespace container;

struct Library {
  std::string Name;
  ir::Module M;
  ModuleFacts Facts;
  std::vector<Subobject> Subobjects;
  std::vector<ir::FunctionId> Constructors; ///< functions that initialize static variables, in the
                                            ///< order of the library's list
  std::unique_ptr<ir::ModuleMerge> Merge;
  bool HasDebugInfo = false; ///< M is the program with debug information
};

/// A function, and the library that has it.
struct Symbol {
  Library *From = nullptr;
  ir::FunctionId Id = ir::None;

  const ir::Function &function() const { return From->M.Functions[Id]; }
  std::string_view name() const { return From->M.name(function().Self); }
  friend auto operator<=>(const Symbol &, const Symbol &) = default;
};

/// A function's callees and accesses that matter for static variables.
struct FunctionUses {
  std::vector<Symbol> Callees;          ///< functions that libraries define
  std::set<ir::GlobalId> Used, Written; ///< static variables of its library; Used includes Written
  bool CallsOutside = false;            ///< calls a function that no library defines
};

/// A resource of the linked module.
struct LinkedResource {
  ResourceClass Class = ResourceClass::SRV;
  Library *From = nullptr; ///< the first library that declares the resource
  std::string Key;         ///< text that is equal for resources to be merged
  std::string Name;
  std::vector<ir::MetadataId> Record; ///< operands of its metadata node
  ir::TypeId Shape = ir::None;        ///< pointee type of its symbol
  ir::GlobalId Global = ir::None;     ///< represents its handles during the link
  HandleProperties Properties;
  uint32_t Id = 0, Space = 0, LowerBound = 0, RangeSize = 1;
  bool IsUsed = false;

  bool isBound() const { return LowerBound != ~0u; }
  bool isUnbounded() const { return RangeSize == ~0u; }
};

/// Handles have annotated properties from this shader model on.
inline constexpr unsigned FirstMinorWithAnnotations = 6;
/// Shaders have vectors from this shader model on.
inline constexpr unsigned FirstMinorWithVectors = 9;
/// The first shader models 6.N with lifetime markers, and with payload access qualifiers.
inline constexpr unsigned FirstMinorWithLifetimes = 6, FirstMinorWithPayloads = 6;

class LinkJob {
public:
  explicit LinkJob(const LinkOptions &O) : O(O) {}

  LinkResult run(std::span<const LinkInput> Inputs);

  /// Links the programs with debug information. run() then sets Debug and makes no container.
  bool ReadsDebugInfo = false;
  std::optional<ir::Module> Debug; ///< the linked program with debug information, for part ILDB

private:
  const LinkOptions &O;
  std::vector<std::string> Errors;
  std::vector<std::unique_ptr<Library>> Libraries;
  ir::EditableModule E;
  std::map<std::string, Symbol, std::less<>> Definitions; ///< definitions that other libraries see,
                                                          ///< by name
  std::set<Symbol> Needed;
  std::vector<Symbol> NeededInOrder;
  std::map<Symbol, ir::FunctionId> Merged;
  std::map<ir::FunctionId, Symbol> Origins; ///< origin of each of E's functions with bodies
  std::vector<LinkedResource> Resources;
  std::map<std::string, size_t> ResourceByKey;
  /// The resource that a library's global represents, and its metadata node.
  std::map<std::pair<Library *, ir::ValueId>, std::pair<const Resource *, ir::MetadataId>>
      ResourceRecords;
  std::map<std::string, Library *, std::less<>> GlobalOwners;
  std::map<std::string, ir::ValueId, std::less<>> OpFunctions, Names;
  std::map<Symbol, FunctionUses> Uses;
  std::set<Symbol> IsConstructor;
  /// Functions that write a variable, and callers of a function, limited to functions that
  /// constructors reach.
  std::map<std::pair<Library *, ir::GlobalId>, std::vector<Symbol>> Writers;
  std::map<Symbol, std::vector<Symbol>> Callers;
  size_t FunctionsWalked = 0;
  std::vector<Symbol> Constructors; ///< constructors that the result needs, in the order of
                                    ///< libraries and their lists
  Symbol EntrySymbol;
  const EntryPoint *Entry = nullptr;
  std::vector<std::pair<Symbol, std::vector<std::string>>> Renamed; ///< exports that get new names

  bool isLibrary() const { return O.Target.Kind == Stage::Library; }
  bool targetAtLeast(unsigned Minor) const { return O.Target.ShaderModel.Minor >= Minor; }
  Version dxilVersion() const { return {1, uint16_t(O.Target.ShaderModel.Minor)}; }
  void error(std::string Text) { Errors.push_back(std::move(Text)); }
  bool failed() const { return !Errors.empty(); }

  // In Libraries.cpp.
  void read(const LinkInput &Input);

  // In Symbols.cpp.
  void findDefinitions();
  void chooseFunctions();
  void chooseEntry();
  void chooseExports();
  void need(Symbol S);
  void needCallees(Symbol S);
  void checkUnresolved(const Symbol &Caller, const ir::Function &Callee);

  // In Statics.cpp.
  const FunctionUses &usesOf(const Symbol &S);
  void indexConstructors();
  std::vector<Symbol> constructorsOf(std::span<const Symbol> Roots, const Library *Except);
  std::vector<Symbol> inRunningOrder(const std::vector<Symbol> &Constructors);
  void chooseConstructors();
  void callConstructors();
  void listConstructors();

  // In Linker.cpp.
  void mergeFunctions();
  void mergeDeclarations(Library &L);
  void mergeGlobals(const Symbol &S);
  void mergeGlobal(Library &L, ir::GlobalId G);
  void mergeOp(Library &L, const ir::Function &F);
  std::string freeName(std::string_view Name);
  void checkRecursion();
  void inlineAll();
  void cleanUp(ir::FunctionId F);
  void dropLifetimes(ir::FunctionId F, bool OfHandlesOnly);
  void applyExports();
  void renameCopy(ir::FunctionId F, std::string_view Name);
  struct UsedSymbols {
    std::vector<bool> Functions, Globals; ///< indexed by FunctionId and GlobalId
  };
  UsedSymbols findUsed() const;
  void dropUnused();
  void checkOps();
  std::optional<ir::Module> finish(ir::EditableModule From);
  std::vector<uint8_t> build();
  std::vector<uint8_t> rootSignature() const;
  std::vector<Subobject> subobjects();

  // In Calls.cpp.
  bool canAdapt(ir::TypeId Call, ir::TypeId Function);
  void adaptCalls();

  // In Resources.cpp.
  void findResources(Library &L);
  void mergeResource(Library &L, const Resource &R, ir::MetadataId Node);
  void unite(LinkedResource &A, const LinkedResource &B);
  void nameShape(LinkedResource &R);
  void numberResources();
  void bind(ResourceClass Class);
  ir::MetadataId resourceNode(const LinkedResource &R);
  ir::MetadataId resourceLists();

  // In HandleChoices.cpp.
  void lowerChoices();
  void checkSignatures();
  bool hasHandle(ir::TypeId T);

  // In Handles.cpp.
  void annotateHandles();
  std::map<ir::ValueId, size_t> resourcesByGlobal() const;
  void lowerHandles();

  // In RawBuffers.cpp.
  void lowerRawBuffers();
  void lowerRawBuffers(ir::FunctionId F);

  // In QuadVotes.cpp.
  void lowerQuadVotes();

  // In Entries.cpp.
  void addMetadata();
  std::optional<ir::Module> reflectionModule();
  void dropResourceNames();
  void addVersions();
  void addEntries(ir::MetadataId Lists);
  void addCopies(std::vector<ir::MetadataId> &Pairs);
  bool isKept(Library &L, ir::ValueId V) const;
  void checkPrecision();
  ir::MetadataId entryNode(const Symbol &S, ir::FunctionId F, ir::MetadataId Lists);
  ir::MetadataId entryProperties(const Symbol &S, ir::MetadataId Node);
  void addAnnotations();
  void addMatrixTypes();

  // In DebugInfo.cpp.
  Result<ir::Module> readInput(const Container &C, Library &L) const;
  void mergeDebugInfo();

  // In Entries.cpp.
  ir::MetadataId entryNodeOf(const Symbol &S) const;
  uint64_t optionFlags() const;

  friend class HandleLowering;
};

/// Returns true for the names of ops and intrinsics, which no library defines.
bool isBuiltIn(std::string_view Name);
/// Returns the mangled function name with another HLSL name in it.
std::string withSourceName(std::string_view Name, std::string_view New);

} // namespace dxil::link
