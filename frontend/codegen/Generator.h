// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of generate() and the functions by which its parts call each other. The language:
// Values.cpp, Memory.cpp, Conversions.cpp, Places.cpp, Expressions.cpp, Statements.cpp,
// Functions.cpp, Globals.cpp, EntryInterface.cpp. The library: Objects.cpp, ObjectAccess.cpp,
// LibraryCalls*.cpp.
#ifndef DXIL_FRONTEND_CODEGEN_GENERATOR_H
#define DXIL_FRONTEND_CODEGEN_GENERATOR_H

#include "../check/Evaluator.h"
#include "../check/Program.h"
#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../types/Layout.h"
#include "ReflectedTypes.h"

#include "dxil/contract/ModuleFacts.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <optional>

namespace dxil::frontend {

/// The layout of memory. Local: locals, statics, groupshared memory, records and payloads, as in
/// memoryType(); a matrix variable lies row by row. Member: numbers of structs and arrays there.
/// Other shaders may see these (records, payloads), so minimum precision takes 32 bits and a matrix
/// has its own order. Numbers with the same form in both layouts are Local. A groupshared variable
/// counts as a member, since a parameter may be either. Buffer, Constants: see types/Layout.h.
enum class MemoryLayout : uint8_t { Local, Member, Buffer, Constants };

inline bool isLocal(MemoryLayout Layout) {
  return Layout == MemoryLayout::Local || Layout == MemoryLayout::Member;
}

/// A place with computed operands, as loads and stores need it. Memory: an address. Buffer: an
/// element of a typed buffer or texture. Resource: a global object, or an element of an array of
/// objects. Value: a value without memory. Converted: the place Inner with another type. Part:
/// numbers of the place Inner that have no address of their own; a store writes Inner whole.
struct Place {
  enum class Sort : uint8_t {
    Memory,
    Buffer,
    Resource,
    Value,
    Converted,
    Part
  } Kind = Sort::Memory;
  TypeId Type = TypeId::None; ///< the type that a load returns
  bool Precise = false;       ///< stored values are precise
  bool Volatile = false;      ///< memory of a writable resource
  bool IsReadOnly = false;    ///< of a resource without writes
  /// Memory: in a signature, where a constant has to select a number of a vector or matrix.
  bool OfSignature = false;
  bool IsInPoint = false; ///< OfSignature: in an element of the array of vertices
  // Memory
  llvm::Value *Address = nullptr;
  MemoryLayout Layout = MemoryLayout::Local;
  /// Memory: offsets of a scalar's or vector's numbers in bytes from Address; empty: all of Type as
  /// Layout has it.
  llvm::SmallVector<uint32_t, 4> Offsets;
  uint8_t BitWidth = 0, FirstBit = 0; ///< of a bit field, in the word at Address
  /// The local variable or parameter that has this memory, or None if other accesses may reach it.
  VariableId Root = VariableId::None;
  // Buffer
  llvm::Value *Handle = nullptr, *Index = nullptr, *Level = nullptr;
  bool IsSample = false;
  TypeId Object = TypeId::None;
  llvm::Value *Direct = nullptr; ///< Value
  // Resource
  VariableId Variable = VariableId::None;
  llvm::Value *FlatIndex = nullptr; ///< null if there is no array
  llvm::SmallVector<uint32_t, 4>
      Path; ///< to a member of a struct with resources: fields, and elements of arrays of structs
  uint64_t ConstantOffset = 0; ///< offset of the member's numbers from those of the variable
  // Converted, Part
  std::shared_ptr<const Place> Inner;
  // Converted
  ConversionKind In = ConversionKind::None, Back = ConversionKind::None;
  // Part
  llvm::SmallVector<uint32_t, 4> Elements; ///< numbers of Inner, if DynamicElement is null
  llvm::Value *DynamicElement = nullptr;   ///< the number of vector Inner, or the row of a matrix
};

/// A number or object in a value.
struct Leaf {
  llvm::Value *V = nullptr;
  TypeId Type = TypeId::None;
};

/// The role of a parameter that has many vertices, control points or primitives, as in
/// contract/EntryInterface.h. Element is the type of one of them.
struct StageArray {
  contract::EntryArray Role = contract::EntryArray::None;
  InputPrimitive Primitive = InputPrimitive::Undefined;
  OutputTopology Topology = OutputTopology::Undefined;
  TypeId Element = TypeId::None;
  uint32_t Count = 0;
};

struct LibraryCall;

class DebugWriter;

/// LLVM's address space of groupshared memory.
inline constexpr unsigned GroupSharedSpace = 3;

class Generator {
public:
  Generator(const Program &P, TypeTable &Types, const NameTable &Names, const Options &Opts,
            Diagnostics &Diags, llvm::Module &M)
      : P(P), Types(Types), Names(Names), Opts(Opts), Diags(Diags), M(M), Context(M.getContext()),
        B(Context), Reflected(P, Types, Names, Opts, M) {}

  //===-- Values and memory (Values.cpp, Memory.cpp, Conversions.cpp)
  //--------------------------------------------===//
  // The value of a struct or array is a pointer to memory in Local layout, which nothing writes
  // during the use of the value.

  /// Returns the type of a value: i1 for bool, <N x T> for vectors, <R*C x T> for matrices, row by
  /// row; pointers for structs and arrays; handles for objects (handleType).
  llvm::Type *valueType(TypeId T);
  /// Returns the type in Local memory: i32 for bool, arrays for vectors and matrices.
  llvm::Type *memoryType(TypeId T);
  /// The same for a part of a struct or array.
  llvm::Type *partType(TypeId T);
  llvm::Type *scalarType(ScalarKind K);
  /// Returns true if values of \p T are pointers to memory.
  bool isAggregate(TypeId T) const;
  /// Returns the element of a scalar, vector, matrix or enum.
  ScalarKind elementKind(TypeId T) const;
  /// Returns new memory of the current function, in Local layout.
  llvm::AllocaInst *temporary(TypeId T, llvm::StringRef Word);
  Place memoryPlace(TypeId T, llvm::Value *Address, MemoryLayout Layout = MemoryLayout::Local);
  llvm::Value *load(const Place &At);
  void store(const Place &At, llvm::Value *V);
  /// Loads the value at \p At once and stores the result of \p New for it.
  void update(const Place &At, llvm::function_ref<llvm::Value *(llvm::Value *)> New);
  /// Copies a value between places of the same type, in any two layouts.
  void copy(const Place &To, const Place &From);
  /// Parts of a place. fieldOf: \p Index counts the struct's own fields, without those of its base.
  Place fieldOf(const Place &At, uint32_t Index);
  Place baseOf(const Place &At);
  llvm::Value *constantElement(llvm::Value *Index, uint32_t Count);
  llvm::Value *chooseNumber(llvm::Value *Index, uint32_t Count,
                            llvm::function_ref<uint32_t(uint32_t)> numberOf);
  Place resourceElementAt(const Place &At, llvm::Value *Index);
  Place arrayElementAt(const Place &At, llvm::Value *Index);
  Place memoryElementAt(const Place &At, llvm::Value *Index, Place Part, uint32_t Count,
                        uint32_t Length);
  Place dynamicElementAt(const Place &At, llvm::Value *Index, uint32_t Count, uint32_t Length);
  Place elementAt(const Place &At, llvm::Value *Index);
  Place elementsOf(const Place &At, llvm::ArrayRef<uint32_t> Elements);
  /// Converts \p V from type \p From to \p To.
  llvm::Value *convert(llvm::Value *V, TypeId From, TypeId To, ConversionKind How);
  llvm::Value *convertNumber(llvm::Value *V, ScalarKind From, ScalarKind To);
  /// Appends the numbers and objects of a value in order.
  void flatten(llvm::Value *V, TypeId T, llvm::SmallVectorImpl<Leaf> &Leaves);
  /// Returns a value of \p T, made of leaves from the front of \p Leaves, each converted to its
  /// type. Removes these from \p Leaves.
  llvm::Value *assemble(TypeId T, llvm::ArrayRef<Leaf> &Leaves);
  void storeLeaves(const Place &At, llvm::ArrayRef<Leaf> &Leaves);

  //===-- The language (Expressions.cpp, Places.cpp, Statements.cpp, Functions.cpp, Globals.cpp)
  //-----------------===//

  llvm::Value *emitValue(ExprId E);
  llvm::Value *emitUnlocated(ExprId E);
  Place convertedPlace(const expr::ConvertedPlace &N, TypeId T);
  Place temporaryPlace(llvm::Value *V, TypeId T);
  Place placeOfValue(llvm::Value *V, TypeId T);
  Place emitPlace(ExprId E);
  /// Returns a place from which to read the struct or array \p E at once. Does not copy a loaded
  /// value.
  Place emitSource(ExprId E);
  /// Stores the value of \p E at \p To.
  void emitInto(const Place &To, ExprId E);
  /// Evaluates \p E for its effects and drops the value.
  void emitEffect(ExprId E);
  bool hasNoEffect(const expr::LibraryCall &N) const;
  void emitStatement(StmtId S);
  /// Generates everything that the entry point reaches.
  void generateProgram();

  //===-- The library
  //--------------------------------------------------------------------------------------===//

  /// Returns the type of handles to object type \p T.
  llvm::Type *handleType(TypeId T);
  /// Returns the handle of global \p V, or of its element with flat index \p Index if it is an
  /// array.
  llvm::Value *globalHandle(VariableId V, llvm::Value *Index);
  llvm::Value *heapHandle(TypeId Object, llvm::Value *Index, bool IsSampler);
  /// Returns an element of \p Object: in Memory for structured buffers, patches and records,
  /// else in Buffer.
  Place elementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Index);
  Place mipElementOf(TypeId Object, llvm::Value *Handle, llvm::Value *Level, llvm::Value *Index,
                     bool IsSample);
  Place contentsOf(TypeId Object, llvm::Value *Handle);
  llvm::Value *loadElement(const Place &At);
  void storeElement(const Place &At, llvm::Value *V);
  /// Returns the value of a library call, or null for void.
  llvm::Value *emitLibraryCall(ExprId E);
  /// Returns \p Handle as an operand of ops.
  llvm::Value *opHandle(llvm::Value *Handle);
  /// Calls the op's extension intrinsic, with the overload's scalar type if it has one.
  llvm::Value *emitOp(OpCode Op, llvm::Type *Overload, llvm::ArrayRef<llvm::Value *> Operands);

  //===-- Stages (StageObjects.cpp)
  //--------------------------------------------------------------------------------------===//

  /// Returns no Role for a parameter with a single value.
  StageArray stageArray(const Variable &V) const;
  /// Returns true if \p V is memory that another shader fills.
  bool isPayload(const Variable &V) const;

  /// Returns the facts of \p V for the entry point's interface if it is an input or output of a
  /// node, else nothing.
  std::optional<contract::NodeFacts> nodeParameter(const Variable &V);

  /// Returns the C++ symbol of function or method \p F, empty if there is none, as for template
  /// instances.
  std::string linkageName(const frontend::Function &F) const;
  /// Reports that \p What is not supported yet.
  void unsupported(Location Where, llvm::StringRef What);
  /// Returns the place of field \p Index of struct \p T in Local memory.
  FieldPlace localFieldPlace(TypeId T, uint32_t Index);
  /// Returns true if \p F, at \p Where, begins a word of its struct's memory. Bit fields can share
  /// a word.
  static bool beginsWord(const Field &F, const FieldPlace &Where);

  const Program &P;
  TypeTable &Types;
  const NameTable &Names;
  const Options &Opts;
  Diagnostics &Diags;
  llvm::Module &M;
  llvm::LLVMContext &Context;
  llvm::IRBuilder<> B;
  ReflectedTypes Reflected;
  contract::ModuleFacts Facts;
  /// The stage of the entry point with the current interface.
  dxil::Stage EntryStage = dxil::Stage::Compute;
  /// True while emitted values must be precise: no fast-math flags.
  bool Precise = false;
  DebugWriter *Debug = nullptr; ///< null: no debug information
  uint64_t scalarBytes(ScalarKind K, MemoryLayout Layout = MemoryLayout::Local);

private:
  //===-- The library: objects (Objects.cpp, ObjectAccess.cpp)
  //----------------------------------------------------===//

  llvm::Type *heldType(TypeId T, MemoryLayout Layout);
  llvm::Type *makeHandleType(TypeId T);
  llvm::StructType *opHandleType();
  void noteCoherence(const Variable &V, llvm::StringRef Name);
  /// Returns true if \p V is an array of resources in a constant block: each element is a resource.
  bool isArrayInBlock(VariableId V) const;
  bool isIndexedAtRunTime(VariableId V);
  void orderMembers();
  void noteUse(TypeId T);
  uint32_t positionOf(VariableId Global);
  llvm::Value *memberHandle(const Place &At);
  uint32_t implicitOrder(VariableId Id);
  llvm::DenseMap<VariableId, uint32_t> BlockOrders; ///< of resources in constant blocks
  llvm::DenseMap<VariableId, uint32_t> Positions;   ///< of globals in the order of declaration
  llvm::DenseMap<TypeId, uint32_t> FirstUses;       ///< of objects by type, in the program's order
  llvm::CallInst *emitBinding(llvm::IRBuilder<> &At, VariableId Id, llvm::Type *HandleTy,
                              uint32_t Range, llvm::Value *Index);
  /// Returns the element type of object type \p Object.
  TypeId elementTypeOf(TypeId Object) const;
  llvm::Value *bufferPointer(llvm::Value *Handle, llvm::Value *Index);
  /// Returns the numbers of a scalar or vector.
  llvm::SmallVector<llvm::Value *, 4> numbersOf(llvm::Value *V);
  llvm::Value *vectorOf(llvm::ArrayRef<llvm::Value *> Numbers, llvm::Type *Ty);
  llvm::Value *elementFromLoad(llvm::Value *Loaded, TypeId Element);
  llvm::Value *joinWords(llvm::Value *Low, llvm::Value *High, llvm::Type *Ty);
  std::pair<llvm::Value *, llvm::Value *> splitWords(llvm::Value *V);
  llvm::Type *movedType(TypeId Element);
  /// movedType() for ops that load without a sampler.
  llvm::Type *loadedType(TypeId Element);
  /// Returns the element type in the handle of a texture or typed buffer of \p Element.
  llvm::Type *texelType(TypeId Element);
  llvm::Value *emitTexelLoad(TypeId Object, llvm::Value *Handle, llvm::Value *Index,
                             llvm::Value *Level, llvm::ArrayRef<llvm::Value *> Offsets);
  /// Returns the address for an atomic operation on \p At, or null if there is none.
  llvm::Value *atomicAddress(const Place &At);
  /// Returns the place of a \p T at byte \p Offset of a byte-address buffer.
  Place bytesAt(TypeId Object, llvm::Value *Handle, llvm::Value *Offset, TypeId T);

  //===-- The library: calls (LibraryCalls*.cpp)
  //--------------------------------------------------------------------------------------===//

  bool checkAvailability(const LibraryCall &Call);
  llvm::Value *emitLowering(LibraryCall &Call);
  void nameCallsBehind(llvm::BasicBlock &Start, llvm::Instruction *Last, llvm::StringRef Word);
  void emitArgument(LibraryCall &Call, size_t I, ExprId E);
  /// Writes \p V, which has the parameter's type, to argument \p I.
  void setArgument(const LibraryCall &Call, size_t I, llvm::Value *V);
  ScalarKind elementOfCall(const LibraryCall &Call) const;
  llvm::Intrinsic::ID intrinsicOf(const library::Function &F, ScalarKind K);
  llvm::Value *emitIntrinsicCall(const LibraryCall &Call);
  llvm::Value *emitPower(llvm::Value *Base, llvm::Value *Exponent);
  llvm::Type *opType(dxil::TypeKind Kind, llvm::Type *Overload);
  llvm::Function *opFunction(OpCode Op, llvm::Type *Overload,
                             llvm::ArrayRef<llvm::Value *> Operands);
  /// Declares an extension intrinsic of \p Op. \p Name includes the overloads.
  llvm::Function *declareOp(OpCode Op, llvm::StringRef Name, llvm::FunctionType *Ty);
  llvm::Value *emitOperand(const LibraryCall &Call, const library::Operand &O, llvm::Type *Ty,
                           unsigned Element);
  llvm::Type *overloadOf(const LibraryCall &Call, llvm::ArrayRef<llvm::Value *> Operands);
  llvm::Value *emitOpElement(const LibraryCall &Call, unsigned Element);
  llvm::Value *emitOpCall(const LibraryCall &Call);
  /// Returns true if the output keeps vectors whole.
  bool hasWholeVectors() const { return Opts.ShaderModelMinor >= 9 && !Opts.SplitVectors; }
  llvm::Value *emitWholeOp(const LibraryCall &Call);
  llvm::Value *fitNumber(llvm::Value *V, llvm::Type *Ty);
  llvm::Value *fitResult(llvm::Value *V, TypeId T);
  llvm::Value *takeLoad(const LibraryCall &Call, llvm::Value *Loaded);
  llvm::Value *emitSpecialCall(const LibraryCall &Call);
  llvm::Value *emitNumberCall(const LibraryCall &Call);
  llvm::Value *emitVectorCall(const LibraryCall &Call);
  llvm::Value *emitResourceCall(const LibraryCall &Call);
  llvm::Value *emitStageCall(const LibraryCall &Call);
  llvm::Value *emitHitCall(const LibraryCall &Call);
  llvm::Value *emitMatrixCall(const LibraryCall &Call);
  llvm::Value *emitNodeCall(const LibraryCall &Call);
  void findGrid(TypeId Record, uint64_t Offset, std::optional<contract::GridFacts> &Grid);
  uint32_t recordSize(TypeId Object);
  Place recordOf(TypeId Object, llvm::Value *Records, llvm::Value *Index);
  llvm::Value *emitHitAttributes(const LibraryCall &Call);
  llvm::Value *emitTrianglePositions(const LibraryCall &Call);
  llvm::CallInst *callWithObject(OpCode Op, llvm::Type *Result,
                                 llvm::ArrayRef<llvm::Value *> Operands);
  void emitAppend(const LibraryCall &Call);
  /// Calls an op with argument \p I as last operand, an object that others see.
  llvm::CallInst *emitObjectOp(const LibraryCall &Call, OpCode Op, llvm::Type *Result,
                               llvm::ArrayRef<llvm::Value *> Operands, size_t I);
  llvm::CallInst *emitTrace(const LibraryCall &Call, OpCode Op, llvm::Type *Result);
  /// Adds an op's operands for a ray: origin, least distance, direction, greatest distance.
  void addRay(const LibraryCall &Call, size_t I, llvm::SmallVectorImpl<llvm::Value *> &Operands);
  llvm::Value *emitAbs(const LibraryCall &Call);
  llvm::Value *emitSign(const LibraryCall &Call);
  llvm::Value *emitFirstBitHigh(const LibraryCall &Call);
  llvm::Value *emitFrexp(const LibraryCall &Call);
  llvm::Value *emitAddUint64(const LibraryCall &Call);
  llvm::Value *emitMsad4(const LibraryCall &Call);
  llvm::Value *markNonUniform(llvm::Value *V);
  llvm::Value *emitWaveMatch(const LibraryCall &Call);
  llvm::Value *emitEvaluate(const LibraryCall &Call, llvm::StringRef Op);
  llvm::Value *emitEvaluateOfArray(LibraryCall &Call, ExprList Arguments);
  void emitClip(const LibraryCall &Call);
  llvm::Value *emitDot(llvm::Value *X, llvm::Value *Y, ScalarKind K);
  llvm::Value *emitLength(const LibraryCall &Call);
  llvm::Value *emitTranspose(const LibraryCall &Call);
  llvm::Value *emitDeterminant(const LibraryCall &Call);
  llvm::Value *emitMul(const LibraryCall &Call);
  llvm::Value *rowTimesMatrix(llvm::Value *Row, llvm::Value *Matrix, uint32_t Columns,
                              ScalarKind K);
  llvm::Value *multiplyAdd(llvm::Value *X, llvm::Value *Y, llvm::Value *Sum, ScalarKind K);
  llvm::Value *emitTextureDimensions(const LibraryCall &Call);
  llvm::Value *emitBufferLoad(const LibraryCall &Call);
  llvm::Value *emitStatus(const LibraryCall &Call, TypeId T, llvm::Value *Index, bool IsStructured);
  llvm::Value *emitByteLoad(const LibraryCall &Call);
  void emitByteStore(const LibraryCall &Call);
  TypeId byRows(TypeId T);
  llvm::Value *emitCounter(const LibraryCall &Call, int Change);
  llvm::Value *emitGatherFour(const LibraryCall &Call);
  llvm::Value *emitAtomic(const LibraryCall &Call);
  void emitTraceRayInline(const LibraryCall &Call);
  /// Allocates the query of a variable of type \p T.
  llvm::Value *newRayQuery(TypeId T);
  void allocateRayQueries(const Place &At, Location Where);
  bool allocateRayQueries(const Place &At, uint32_t &Left);

  llvm::DenseMap<TypeId, llvm::Type *> HandleTypes;
  llvm::DenseMap<std::pair<TypeId, unsigned>, llvm::Type *> HeldTypes; ///< by MemoryLayout
  llvm::DenseMap<VariableId, llvm::Constant *> NameOf;
  llvm::DenseMap<const char *, llvm::Intrinsic::ID> Intrinsics;
  llvm::DenseMap<std::pair<unsigned, llvm::Type *>, llvm::Function *> OpFunctions;

  //===-- Values and memory
  //--------------------------------------------------------------------------------------===//

  llvm::Value *loadNumbers(const Place &At);
  llvm::Value *loadWords(const Place &At);
  void storeWords(const Place &At, llvm::Value *V);
  void copyPart(const Place &To, const Place &From);
  Place numbersOf(const Place &Member);
  void storeNumbers(const Place &At, llvm::Value *V);
  Place partOf(const Place &Whole, TypeId T);
  static bool isPartOfSignature(const Place &At);
  void withChosen(const Place &At, llvm::function_ref<void(const Place &)> Use);
  llvm::Value *loadPart(const Place &Part, llvm::Value *Whole);
  llvm::Value *replacePart(const Place &Part, llvm::Value *Whole, llvm::Value *V);
  llvm::Value *bitFieldIn(const Place &At, llvm::Value *Word, unsigned FirstBit);
  llvm::Value *kept(const Place &At, llvm::Value *V);
  llvm::Value *loadBitField(const Place &At);
  void storeBitField(const Place &At, llvm::Value *V);
  /// The numbers of a whole vector or matrix at \p At as runs of adjacent numbers.
  struct Run {
    uint64_t Offset;
    llvm::SmallVector<uint32_t, 4> Elements;
  };
  llvm::SmallVector<Run, 4> runsOf(const Place &At);
  uint64_t numberOffset(const Place &At, uint32_t Element);
  MemoryLayout partLayout(TypeId Part, MemoryLayout Whole) const;
  llvm::Type *numbersType(TypeId T, MemoryLayout Layout);
  /// Returns the kind of all numbers of \p T. Returns nothing if they differ or are bit fields.
  std::optional<ScalarKind> soleKind(TypeId T) const;
  bool isMadeOfRows(TypeId T) const;
  /// Returns the constant that the `static const` \p V is another view of, or None.
  VariableId viewedConstant(const Variable &V) const;
  /// Returns the type of a number in memory.
  llvm::Type *memoryScalar(ScalarKind K, MemoryLayout Layout);
  llvm::Value *fromMemory(llvm::Value *V, ScalarKind K);
  llvm::Value *toMemory(llvm::Value *V, ScalarKind K, MemoryLayout Layout = MemoryLayout::Local);
  llvm::Value *loadAt(llvm::Value *Base, uint64_t Offset, llvm::Type *Scalar, uint32_t Count,
                      bool Volatile);
  void storeAt(llvm::Value *Base, uint64_t Offset, llvm::Value *V, bool Volatile);
  llvm::Value *offsetBy(llvm::Value *Base, uint64_t Bytes);
  uint64_t strideOf(TypeId Element, MemoryLayout Layout);
  void copyArray(const Place &To, const Place &From);
  bool isCopiedInWords(TypeId T);
  llvm::Value *exact(llvm::Value *V);
  llvm::Value *pick(llvm::Value *V, llvm::ArrayRef<uint32_t> Elements, bool AsScalar);
  llvm::Value *saturate(llvm::Value *V, llvm::Type *To, bool IsSigned);
  /// Returns the scalar of a value with one element.
  llvm::Value *asScalar(llvm::Value *V);
  llvm::Value *splat(llvm::Value *V, llvm::Type *To);

  //===-- Expressions
  //--------------------------------------------------------------------------------------===//

  Place variablePlace(VariableId Id);
  /// Emits \p Store, an Assign, CompoundAssign or Increment, and sets \p At to its place. Returns
  /// its value, or null if the value is at \p At.
  llvm::Value *emitStore(ExprId Store, Place &At);
  llvm::Value *emitConstant(const expr::Constant &C, TypeId T);
  llvm::Value *emitBinary(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, TypeId Operand);
  llvm::Value *emitArithmetic(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, ScalarKind K);
  llvm::Value *emitDivision(unsigned Opcode, llvm::Value *L, llvm::Value *R);
  llvm::Value *emitComparison(expr::BinaryOp Op, llvm::Value *L, llvm::Value *R, ScalarKind K);
  llvm::Value *emitLogical(const expr::Logical &N);
  llvm::Value *emitBranch(const expr::Branch &N, TypeId T);
  llvm::Value *emitSelect(const expr::Select &N, TypeId T);
  /// Selects one of two computed values of type \p T.
  llvm::Value *choose(llvm::Value *Condition, llvm::Value *True, llvm::Value *False, TypeId T);
  llvm::Value *emitConstruct(const expr::Construct &N, TypeId T);
  llvm::Value *emitAssign(const expr::Assign &N, TypeId T, Place &At);
  llvm::Value *emitCompound(const expr::CompoundAssign &N, Place &At);
  llvm::Value *incremented(llvm::Value *Old, ScalarKind K, bool IsDecrement);
  llvm::Value *emitIncrement(const expr::Increment &N, Place &At);
  llvm::Value *emitCall(const expr::Call &N);
  llvm::Value *emitReadable(ExprId E);
  llvm::Value *emitElementValue(const expr::ElementValue &N);

  //===-- Statements
  //--------------------------------------------------------------------------------------===//

  void emitIf(const stmt::If &S);
  class TurnLimit;
  void emitLoopTest(const stmt::Loop &S, TurnLimit &Limit, llvm::BasicBlock *Body,
                    llvm::BasicBlock *Done);
  void emitLoop(const stmt::Loop &S, Location Where);
  void emitSwitch(const stmt::Switch &S);
  void emitCase(const stmt::Case &C);
  void emitReturn(const stmt::Return &S);
  void emitDeclare(VariableId V);
  /// Emits the statements of a block in the current scope.
  void emitStatements(StmtId Block);
  /// While an object lives, emitted code belongs to the block of the source at its location.
  class ScopeOf;
  /// Branches to \p To out of the current loop, as docs/ir-contract.md requires ("Operations across
  /// lanes").
  void leaveLoop(llvm::BasicBlock *To);
  void startBlock(llvm::BasicBlock *Block);
  /// Sets the place of the code that is emitted next.
  void locate(Location Where);
  void declareForDebugger(VariableId V, unsigned Argument);
  llvm::BasicBlock *newBlock(llvm::StringRef Word);
  bool terminated() const { return B.GetInsertBlock()->getTerminator() != nullptr; }
  bool isEndless(const stmt::Loop &S) const;
  llvm::MDNode *loopMetadata(const stmt::Loop &S, Location Where);
  void addHint(llvm::Instruction &Branch, BranchHint Hint);

  //===-- Functions and globals
  //--------------------------------------------------------------------------------------===//

  bool isInMemory(TypeId T) const;
  bool isPartOfLocal(const Place &At) const;
  bool isByPointer(const Variable &Parameter) const;
  /// Returns the function for \p F. A method has a second one for objects in groupshared memory.
  llvm::Function *functionFor(FunctionId F, bool OfShared = false);
  void emitFunction(FunctionId F, bool OfShared);
  /// An argument in a temporary that is copied back after the call.
  struct CopyBack {
    Place From, To;
    ConversionKind How;
  };
  llvm::Value *emitThis(const expr::Call &N, llvm::SmallVectorImpl<CopyBack> &Back);
  void beginFunction(llvm::Function *F);
  void finishFunction(Location End = Location::None);
  void emitParameters(FunctionId Id, llvm::Function *F);
  llvm::GlobalVariable *staticFor(VariableId V);
  void emitStaticDeclaration(VariableId V);
  bool isFixed(ExprId E, unsigned Nesting = 0);
  bool isFixedPlace(ExprId Place, unsigned Nesting);
  llvm::GlobalVariable *groupSharedFor(VariableId V);
  llvm::GlobalVariable *blockFor(BlockId Block);
  /// Returns the address of a block's members.
  llvm::Value *blockAddress(BlockId Block);
  llvm::Value *emitBlockBinding(llvm::IRBuilder<> &At, BlockId Block, llvm::Type *HandleTy);
  std::vector<std::pair<VariableId, llvm::Function *>> emitStaticSetters();
  void emitStaticInitializers(llvm::ArrayRef<llvm::Function *> Shaders,
                              llvm::ArrayRef<llvm::Function *> Exports);
  void listConstructors(llvm::ArrayRef<std::pair<VariableId, llvm::Function *>> Setters,
                        llvm::ArrayRef<llvm::Function *> Exports);
  llvm::Constant *constantNumber(ScalarKind K, uint64_t Bits);
  llvm::Constant *constantValue(TypeId T, llvm::ArrayRef<uint64_t> &Bits);
  llvm::Constant *constantMemory(TypeId T, llvm::ArrayRef<uint64_t> &Bits,
                                 MemoryLayout Layout = MemoryLayout::Local);
  llvm::Constant *constantMemory(VariableId V);
  /// Returns the value of a load of a `static const` number if it is known, else null.
  llvm::Constant *knownConstant(ExprId Load);
  llvm::Constant *constantOf(VariableId V);
  llvm::Constant *knownCall(ExprId Call);
  void bindBlocks(llvm::ArrayRef<llvm::Function *> Shaders);
  /// Emits the facts of a library beside its functions.
  void describeLibrary();
  contract::SubobjectFacts subobject(const Subobject &S);
  contract::PayloadFacts payloadAccess(TypeId T);
  std::string rootSignatureBytes(const Subobject &S, llvm::StringRef Text);
  /// Returns the symbol of \p F, with the name \p Word unless it is empty.
  std::string exportSymbol(const frontend::Function &F, llvm::StringRef Word = {}) const;
  llvm::Constant *nameString(llvm::StringRef Text);
  /// Stores an arbitrary value to memory without a value, so that all reads give the same.
  void settle(const Place &At);
  /// Emits the shader: an empty function, and beside it the entry point with the contract's
  /// interface.
  llvm::Function *emitEntry(const EntryPoint &E, llvm::StringRef Word);
  /// Returns the [clipplanes] of \p E, or null if it has none.
  const frontend::Attribute *clipPlanes(const EntryPoint &E) const;
  llvm::Value *writtenPosition(const contract::EntryInterface &Interface,
                               llvm::ArrayRef<llvm::Value *> Parameters, llvm::Value *Returned);
  llvm::Function *emitClipDistances(const EntryPoint &E, const frontend::Attribute &A,
                                    llvm::Function *Body, contract::EntryInterface &Interface);
  llvm::Function *emitPatchConstant(const EntryPoint &E);
  llvm::Function *emptyShader(FunctionId Id, llvm::StringRef Word, Stage Of);
  contract::EntryInterface describeEntry(const frontend::Function &Source);
  llvm::Function *emitExport(FunctionId F, llvm::StringRef Word);
  /// Returns the entry point with function or patch constant function \p F, or null.
  const EntryPoint *entryOf(FunctionId F) const;
  bool isWritten(VariableId V) const;
  /// Returns true if \p V, a parameter of an entry point, is memory that the shader may not write
  /// but writes.
  bool isCopiedInput(const EntryPoint &E, VariableId V) const;
  bool isPatch(TypeId T) const;
  Place pointOf(TypeId Patch, llvm::Value *Points, llvm::Value *Index);
  void setAttributes(llvm::Function &Shader, const frontend::Function &Source);
  void addRootSignature(llvm::Function &Shader, const frontend::Function &Source);
  llvm::Type *sharedType(TypeId T);
  /// Returns true if \p T has an object that functions of other libraries cannot receive.
  bool staysInside(TypeId T) const;
  void noteParameters(const frontend::Function &F, llvm::StringRef Symbol);
  contract::BindingRules bindingRules();
  void setModuleFacts();

  struct Jumps {
    llvm::BasicBlock *Break = nullptr, *Continue = nullptr;
    bool IsLoop = false;
  };
  /// The state of the current function.
  struct FunctionState {
    llvm::Function *F = nullptr;
    llvm::DISubprogram *Subprogram = nullptr;
    llvm::DILocalScope *Scope = nullptr; ///< the block of the source, in Subprogram
    FunctionId Id = FunctionId::None;
    llvm::Instruction *AllocaPoint = nullptr;
    llvm::BasicBlock *Return = nullptr;
    Place Result; ///< where returned values go
    llvm::Value *This = nullptr;
    llvm::SmallVector<Jumps, 8> Open;
    llvm::SwitchInst *Switch = nullptr; ///< the switch whose labels come next
    llvm::DenseMap<VariableId, llvm::Value *> Variables;
    llvm::DenseSet<VariableId> StageArrays; ///< parameters that are arrays of a signature
    llvm::DenseMap<BlockId, llvm::Value *> TextureBlocks; ///< addresses of their members
    /// Handles that the start of the function creates, by variable and element; these as ops take
    /// them.
    llvm::DenseMap<std::pair<VariableId, uint64_t>, llvm::Value *> Handles;
    llvm::DenseMap<llvm::Value *, llvm::CallInst *> OpHandles;
  };
  FunctionState Now;
  llvm::DenseMap<std::pair<FunctionId, unsigned>, llvm::Function *>
      Functions; ///< second: 1 for objects in groupshared memory
  std::vector<std::pair<FunctionId, unsigned>> Work;
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> GlobalOf;
  std::vector<VariableId> StaticsToInitialize;
  /// Flags, one word each, of statics that are initialized where their declaration is reached.
  llvm::DenseMap<VariableId, llvm::GlobalVariable *> IsSetOf;
  std::optional<llvm::DenseSet<VariableId>> IndexedAtRunTime;
  /// Handles of members of structs; orderMembers() sets their order.
  struct MemberBinding {
    VariableId Variable = VariableId::None;
    TypeId Object = TypeId::None;
    uint32_t Member = 0;
    llvm::CallInst *Call = nullptr;
    bool OfStatic = false; ///< used to initialize a static
  };
  std::vector<MemberBinding> MemberBindings;
  bool SettingStatics = false;
  KnownVariables KnownStatics;
  llvm::DenseMap<VariableId, llvm::Constant *> Constants;
  llvm::DenseMap<BlockId, llvm::GlobalVariable *> BlockOf;
  std::vector<BlockId> Blocks;
  llvm::DenseMap<TypeId, llvm::Type *> ValueTypes, MemoryTypes;
  unsigned Depth = 0;
};

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_GENERATOR_H
