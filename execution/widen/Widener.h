// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emits code of a DXIL function for a whole wave. A value that is not uniform becomes a vector; a
// block runs with the mask of the lanes that reach it.
//
// A value is a list of parts, its scalars in order. A part is a scalar if the value is uniform,
// else a vector of Width elements. A pointer has a part for the byte offset in its object. For
// objects that the caller provides, a part with each lane's address comes before it.
#pragma once

#include "../Machine.h"
#include "../Races.h"
#include "../Tracer.h"
#include "../Wave.h"
#include "Uniformity.h"

#include <dxil/execution/Shader.h>

#include <dxil/generated/OpViews.h>
#include <dxil/module/OpCall.h>
#include <dxil/module/TypeLayout.h>

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <deque>
#include <map>
#include <set>

namespace dxil::execution {

using Parts = llvm::SmallVector<llvm::Value *, 4>;

/// Data to which the generated code points; lives as long as the code.
struct CodeData {
  std::map<std::string, Shape> Shapes;
  std::deque<CallSite> Sites;
  std::deque<TraceSite> Traces;
  std::set<std::string> Texts;
  std::deque<std::vector<uint8_t>> Constants; ///< bytes of constant arrays
};

struct WidenOptions {
  unsigned Width = 32;
  Stage Kind = Stage::Compute;
  bool FlushesFloats = true;  ///< denormal floats are flushed to zero
  bool ExplicitFlush = false; ///< flush with instructions instead of a mode of the processor
  bool NativeHalf = false;    ///< 16-bit types have 16 bits in memory
  bool ReportFaults = true;
  bool FindRaces = false;                  ///< report accesses to shared memory to the runtime
  bool FindUndefined = false;              ///< track which lanes of values are undefined
  bool Trace = false;                      ///< report each instruction of a lane to the runtime
  bool Quick = false;                      ///< prefer a fast compile
  ir::FunctionId PatchFunction = ir::None; ///< patch constant function of a hull shader
  bool OneNaN = false;                     ///< all NaN results have the same bits
  bool HelpersInWaveOps = false;           ///< helper lanes take part in wave operations
};

/// The location of an array or variable.
struct MemoryObject {
  enum class Kind : uint8_t { Local, Shared, Constant, Argument } What = Kind::Local;
  uint64_t Size = 0; ///< bytes, of one lane
  /// Local: the size in bytes of the scalars that interleave lanes in memory. 0: each lane's bytes
  /// are contiguous.
  unsigned Unit = 0;
  uint64_t SharedOffset = 0;
  bool IsVariable = false;                     ///< a global variable with an initializer
  const std::vector<uint8_t> *Bytes = nullptr; ///< bytes of a constant
  llvm::Value *Base = nullptr;
  llvm::Value *Undefined =
      nullptr; ///< bytes that are nonzero where the object's bytes are undefined
};

/// Sizes and alignments of types in a program's memory.
class MemoryLayout {
public:
  explicit MemoryLayout(const ir::Module &M) : M(M) {}
  uint64_t sizeOf(ir::TypeId T);
  uint64_t alignOf(ir::TypeId T);
  uint64_t fieldOffset(ir::TypeId Struct, uint64_t Field);
  /// Returns the size in bytes if all scalars of a type have the same kind, else 0.
  unsigned scalarUnit(ir::TypeId T);

private:
  struct Extent {
    uint64_t Size = 0, Align = 1;
    unsigned Unit = 0;
    bool Done = false;
    std::vector<uint64_t> Fields;
  };
  const Extent &of(ir::TypeId T);
  const ir::Module &M;
  std::vector<Extent> Types;
};

/// State that all functions of a program share.
class ProgramWidener {
public:
  ProgramWidener(const ir::Module &M, llvm::Module &To, CodeData &Data, const ShaderInfo &Info,
                 const WidenOptions &Options)
      : M(M), To(To), Data(Data), Info(Info), Options(Options), Layout(M), Types(M),
        GroupSize(Info.GroupSize) {
    findResourceSymbols();
  }

  /// Emits an entry as `void Name(Wave *)`, and its callees.
  Status addEntry(ir::FunctionId F, const std::string &Name);
  uint64_t sharedSize() const { return SharedBytes; }
  std::vector<SharedVariable> sharedVariables() const;

private:
  friend class FunctionWidener;
  llvm::Function *declare(ir::FunctionId F);
  void findResourceSymbols();
  Status emitPending();
  Result<MemoryObject *> globalObject(ir::GlobalId G);
  bool flatten(ir::TypeId T, llvm::SmallVectorImpl<llvm::Type *> &To);
  llvm::Type *scalarType(const ir::Type &T);
  const char *text(std::string_view Text);
  CallSite &site(const ir::Instruction &I, std::string_view Op, const ir::Function &In);
  void sourceOf(const ir::Instruction &I, CallSite &Site);
  const std::string &assemblyOf(const ir::Instruction &I);
  Status findStatics(ir::FunctionId Entry);
  bool fillConstant(ir::ValueId V, uint64_t Position, std::vector<uint8_t> &Bytes);

  const ir::Module &M;
  llvm::Module &To;
  CodeData &Data;
  const ShaderInfo &Info;
  WidenOptions Options;
  MemoryLayout Layout;
  ir::TypeLayout Types;
  std::array<uint32_t, 3> GroupSize;
  std::map<ir::FunctionId, llvm::Function *> Declared;
  std::vector<ir::FunctionId> Pending;
  std::set<ir::FunctionId> Done;
  std::map<ir::GlobalId, MemoryObject> Globals;
  /// In a library: the variables that denote resources, with class and number in dx.resources.
  struct ResourceSymbol {
    uint32_t Class = 0, Id = 0, Lower = 0;
  };
  std::map<ir::GlobalId, ResourceSymbol> Symbols;
  /// Variables that functions share: the offset of a lane's bytes, times the wave's width, and
  /// their size.
  struct Static {
    uint64_t Offset = 0, Size = 0;
  };
  std::map<ir::GlobalId, Static> Statics;
  std::vector<std::string> Assembly; ///< text of each instruction, built on first use
  uint64_t SharedBytes = 0, FrameBytes = 0, ConstantBytes = 0, StaticBytes = 0;
};

/// Returns when lanes have the same result of an op, if its meaning is emitted; else nothing.
std::optional<Uniformity::Rule> ruleOfMeaning(OpCode Op);

/// Returns the scalar kind of an LLVM type.
Scalar scalarOf(llvm::Type *Ty);

class FunctionWidener {
public:
  FunctionWidener(ProgramWidener &P, ir::FunctionId F);
  Status emit(llvm::Function *Into, bool Entry);

private:
  // Blocks.cpp: control flow, masks, variables.
  Status prepare();
  void findCrossings();
  void makeVariables();
  void emitItems(const std::vector<FlowItem> &Items);
  void emitLoop(const FlowLoop &L);
  void emitBlock(uint32_t Block);
  bool isCheap(const ir::Block &B) const;
  void emitTerminator(const ir::Instruction &I, uint32_t Block);
  void emitSwitch(const ir::Instruction &I, uint32_t Block);
  void addEdge(uint32_t From, uint32_t To, llvm::Value *Lanes);
  void define(const ir::Instruction &I, Parts Value);
  void readArguments(llvm::Function *Into);

  // Values.cpp: operands, constants, splats.
  Parts get(ir::ValueId V); ///< scalars if uniform here, else vectors
  Parts constantAddress(const ir::Constant &C);
  Parts getVectors(ir::ValueId V);
  llvm::Value *getOne(ir::ValueId V, bool Scalar);
  bool uniform(ir::ValueId V) const { return Same.isUniform(V, Current); }
  Parts constant(ir::ValueId V);
  void constantParts(ir::ValueId V, Parts &To, unsigned Depth);
  llvm::Value *splat(llvm::Value *V);
  llvm::Value *asVector(llvm::Value *V) { return V->getType()->isVectorTy() ? V : splat(V); }
  llvm::Type *wide(llvm::Type *Scalar) { return llvm::FixedVectorType::get(Scalar, W); }
  llvm::Value *maskBits(llvm::Value *Mask);
  std::pair<llvm::Value *, llvm::Value *> maskWords(llvm::Value *Mask);
  llvm::Value *maskFromWords(llvm::Value *Pointer);
  llvm::Value *any(llvm::Value *Mask);
  llvm::Value *laneNumbers();
  llvm::Value *waveField(size_t Offset, llvm::Type *Ty);
  llvm::Value *wavePointer(size_t Offset);
  /// The wave's row of a per-lane value, as a vector.
  llvm::Value *laneRow(uint32_t Value, llvm::Type *Ty);
  llvm::AllocaInst *variable(llvm::Type *Ty, bool Zero = true);

  // Undefined.cpp: which lanes of values are undefined.
  void undefinedConstant(ir::ValueId V, Parts &To, unsigned Depth);
  Parts undefinedLanes(ir::ValueId V);
  llvm::Value *eitherUndefined(llvm::Value *A, llvm::Value *C);
  llvm::Value *anyPartUndefined(ir::ValueId V);
  Parts undefinedResult(const ir::Instruction &I, size_t Count);
  void defineUndefined(const ir::Instruction &I, size_t Count);
  void undefinedParts(const ir::Instruction &I, size_t First, size_t Inner, size_t Whole);
  bool tracksUndefined(const MemoryObject *O) const;
  llvm::Value *loadUndefined(ir::ValueId Pointer, uint64_t Extra, unsigned Size, llvm::Type *Ty);
  void storeUndefined(llvm::AllocaInst *Place, llvm::Value *Lanes, llvm::Value *New);
  void storeUndefined(ir::ValueId Pointer, uint64_t Extra, unsigned Size, llvm::Type *Ty,
                      llvm::Value *Masks);
  void defineObject(const MemoryObject *O);
  const ElementList *checkedOutputs() const;
  llvm::AllocaInst *writtenLanes(uint32_t Slot);
  void noteWritten(const ElementList &List, const SignatureEntry &E, ir::ValueId Row,
                   uint64_t Column);
  void reportUnwritten(const ir::Instruction &I, const SignatureEntry &E);
  void reportUnwritten();

  // Defined in Trace.cpp:
  void traceInstruction(const ir::Instruction &I);

  // Defined in Instructions.cpp:
  void emitInstruction(const ir::Instruction &I);
  void emitElementwise(const ir::Instruction &I);
  llvm::Value *binary(const ir::Instruction &I, llvm::Value *A, llvm::Value *B);
  llvm::Value *divide(ir::Opcode Op, llvm::Value *A, llvm::Value *B);
  llvm::Value *cast(const ir::Instruction &I, llvm::Value *A, llvm::Type *To);
  llvm::Value *compare(const ir::Instruction &I, llvm::Value *A, llvm::Value *B);
  void emitAggregate(const ir::Instruction &I);
  void emitVectorElement(const ir::Instruction &I);
  void emitCall(const ir::Instruction &I);
  llvm::Value *flushed(llvm::Value *V);
  llvm::Value *compared(llvm::CmpInst::Predicate Predicate, llvm::Value *A, llvm::Value *C);
  llvm::Value *truncateToHalf(llvm::Value *V);

  // Defined in Memory.cpp:
  struct Address {
    llvm::Value *Pointer = nullptr; ///< one, or one for each lane
    llvm::Value *Inside = nullptr;  ///< mask of the same shape; null: always
    bool Row = false;               ///< the lanes' values are adjacent at one pointer
  };
  MemoryObject *objectOf(ir::ValueId V);
  MemoryObject *findObject(ir::ValueId V, unsigned Depth);
  MemoryObject *staticObject(ir::ValueId V, const ir::Global &G);
  // Statics.cpp: variables that functions share.
  void makeStatics();
  MemoryObject *sharedStatic(ir::ValueId V);
  llvm::Value *staticAddresses(ir::GlobalId G);
  bool addressesLanes(ir::ValueId V) const;
  void fillLocal(llvm::IRBuilder<> &Builder, const MemoryObject &O);
  void findLocals();
  void emitAlloca(const ir::Instruction &I);
  /// Returns the variable that denotes a resource and that an instruction loads, or null.
  const ProgramWidener::ResourceSymbol *loadedResource(const ir::Instruction &I) const;
  void emitGep(ir::ValueId Base, std::span<const ir::ValueId> Indices, ir::TypeId Source,
               Parts &Result);
  /// `OfMasks`: addresses the bytes that record which bytes are undefined.
  Address addressOf(ir::ValueId Pointer, uint64_t Extra, unsigned Size, bool OfMasks = false);
  void setPointer(const MemoryObject &O, llvm::Value *Base, llvm::Value *Offset, bool OfMasks,
                  Address &A);
  void emitLoad(const ir::Instruction &I);
  void emitStore(const ir::Instruction &I);
  void emitAtomic(const ir::Instruction &I);
  llvm::Value *loadAt(const Address &A, llvm::Type *Ty);
  void storeAt(const Address &A, llvm::Value *V);
  /// Returns addresses of a pointer for the runtime, where each lane's bytes are contiguous.
  llvm::Value *laneAddresses(ir::ValueId Pointer, uint64_t Size);
  std::string_view operationName(const ir::Instruction &I) const;
  void touchShared(const ir::Instruction &I, const Address &A, unsigned Bytes, AccessKind Kind,
                   llvm::Value *Stored);
  void reportOutside(const ir::Instruction &I, llvm::Value *Inside, FaultKind Kind);
  void reportLanes(const ir::Instruction &I, std::string_view Name, llvm::Value *Lanes,
                   FaultKind Kind);
  void atomicCall(int32_t Kind, unsigned Bits, llvm::Value *Mask, llvm::Value *Addresses,
                  llvm::Value *Values, llvm::Value *Compare, llvm::Value *&Result);

  // Ops.cpp and its families.
  /// A call of an op with all its operands, from which views are made.
  struct OpCall {
    const ir::Instruction &I;
    OpCode Op;
    std::span<const ir::ValueId> Args; ///< operands after the opcode
    bool Uniform;
    OpCode code() const { return Op; }
    ir::ValueId argument(unsigned N) const { return N < Args.size() ? Args[N] : ir::None; }
    ir::ValueId argument(OperandId Name) const {
      const std::optional<unsigned> N = argumentNumber(info(Op), Name);
      return N ? argument(*N) : ir::None;
    }
  };
  void emitOp(const ir::Instruction &I);
  void reportUndefined(const OpCall &C);
  void reportEmitted(const OpCall &C);
  Status checkShape(const ir::Instruction &I, OpCode Op) const;
  void emitOne(const OpCall &C, const std::string &Name, Parts &Result);
  void emitMatch(const OpCall &C, const std::string &Name, Parts &Result);
  void emitRuntimeCall(const OpCall &C, const Meaning &What, Parts &Result);
  void emitCallWith(const OpCall &C, const Meaning &What, const Parts &In, Shape S, Parts &Result);
  void storeArguments(const Parts &In, CallSite &Site);
  void loadResults(const OpCall &C, llvm::ArrayRef<llvm::Type *> Types, unsigned Width,
                   Parts &Result);
  void emitLibraryHandle(const OpCall &C, Parts &Result);
  Parts elementOf(ir::ValueId V);
  llvm::Value *operand(const OpCall &C, ir::ValueId V);
  class MeaningEmitter; // Meanings.cpp
  bool emitMeaning(const OpCall &C, Parts &Result);
  bool emitThread(const OpCall &C, Parts &Result);
  bool emitBuffer(const OpCall &C, Parts &Result);
  bool emitStage(const OpCall &C, Parts &Result);
  Parts loadConstants(const OpCall &C, ir::ValueId Buffer, ir::ValueId Place, bool IsRow);
  /// An element of a buffer: an index plus an offset.
  struct BufferPlace {
    ir::ValueId Buffer, Index, Offset;
  };
  Parts loadRaw(const OpCall &C, const BufferPlace &Start, unsigned Asked);
  llvm::Value *readView(llvm::Value *View, llvm::Value *Offset, llvm::Value *Allowed,
                        llvm::Type *Ty, llvm::Value **Inside);
  llvm::Value *fromMinimum(llvm::Value *V, llvm::Type *Ty);
  llvm::Value *toMinimum(llvm::Value *V);
  bool isMinimum(llvm::Type *Ty) const;
  llvm::Value *viewOffset(const BufferPlace &Start, bool Uniform, llvm::Value *View,
                          llvm::Value *&Allowed);
  void ensureRows(size_t Args, size_t Results);
  void storeRaw(const OpCall &C, const BufferPlace &Start, const std::array<ir::ValueId, 4> &Values,
                ir::ValueId ComponentMask);
  llvm::Value *viewField(llvm::Value *View, size_t Offset, llvm::Type *Ty);
  bool isPlainBuffer(ir::ValueId Handle) const;
  /// A component of a signature element in a row, and of a vertex or None.
  struct SignaturePlace {
    const ElementList *List;
    size_t Table; ///< offset of the table of values in the wave
    ir::ValueId Element, Row, Column, Vertex = ir::None;
  };
  llvm::Value *signatureRow(const SignaturePlace &Start);
  /// \p Stored is None for a load.
  bool emitSignature(const OpCall &C, const SignaturePlace &Start, ir::ValueId Stored,
                     Parts &Result);

  Uniformity::Rule ruleOf(const ir::Instruction &I) const;
  Uniformity::Rule ruleOfOp(OpCode Op) const;
  bool failed() const { return !Done; }
  void fail(std::string Message) { fail(failure(std::move(Message))); }
  void fail(Error E) {
    if (Done)
      Done = std::move(E);
  }
  llvm::Value *sideEffectMask();
  llvm::Value *waveOpMask();
  llvm::Value *runtimePointer(const void *P);

  ProgramWidener &P;
  const ir::Module &M;
  const ir::Function &F;
  const unsigned W;
  llvm::IRBuilder<> B;
  llvm::Function *Out = nullptr;
  llvm::BasicBlock *Allocas = nullptr;
  llvm::Value *WaveArg = nullptr;
  Flow Order;
  Uniformity Same;
  Status Done; ///< the first error

  int Element = -1;            ///< current element of a vector op
  uint32_t Current = 0;        ///< current block
  llvm::Value *Mask = nullptr; ///< mask of lanes in the current block
  bool IsEntry = false;
  bool Flattened = false; ///< the block may run without active lanes
  std::vector<llvm::AllocaInst *> BlockMasks;
  llvm::SmallVector<llvm::AllocaInst *> ReturnValue;

  struct Variable {
    llvm::SmallVector<llvm::AllocaInst *, 2> Scalars, Vectors, Undefined;
    bool Crosses = false, LeavesLoop = false, LeavesDivergently = false, IsPhi = false;
  };
  llvm::DenseMap<ir::ValueId, Variable> Variables;
  llvm::DenseMap<ir::ValueId, unsigned>
      UsedParts;                            ///< for aggregates: one more than the last used part
  llvm::DenseMap<ir::ValueId, Parts> Cache; ///< values in the current block
  llvm::DenseMap<ir::ValueId, Parts> Arguments;
  std::map<ir::ValueId, MemoryObject> Locals;
  llvm::DenseMap<ir::ValueId, MemoryObject *> Objects;
  llvm::DenseMap<ir::ValueId, Parts> UndefinedCache;     ///< undefined lanes of values in the
                                                         ///< current block
  Parts UndefinedHere;                                   ///< undefined lanes of the current
                                                         ///< instruction's operands
  std::map<uint32_t, llvm::AllocaInst *> WrittenOutputs; ///< lanes that wrote each slot
  llvm::AllocaInst *ArgRows = nullptr, *ResultRows = nullptr;
  unsigned ArgRowCount = 0, ResultRowCount = 0;
  ir::FunctionId Id;
};

} // namespace dxil::execution
