// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The state of a translation, and the functions that build code. A function that translates an
// instruction has the name of the record that maps it (td/spirv/Mapping.td).
#pragma once

#include "Entries.h"

#include <dxil/generated/OpCalls.h>
#include <dxil/produce/ShaderProducer.h>
#include <dxil/spirv/Translate.h>

#include <deque>
#include <functional>
#include <optional>
#include <set>
#include <unordered_map>

namespace dxil::spirv {

using ir::ValueRef;
/// The scalars of a value.
using List = std::vector<ValueRef>;

/// A number of bytes or elements: Constant + Dynamic. Dynamic is null for a constant offset, else a
/// multiple of Unit.
struct Offset {
  uint64_t Constant = 0;
  ValueRef Dynamic;
  uint64_t Unit = 0;
};

/// A variable in memory: one allocation for each field, a scalar or an array.
struct Variable {
  struct Part {
    ValueRef Address;
    ir::TypeId Type = ir::None; ///< type of the scalars in memory
    uint64_t Count = 1;
    ir::TypeId Narrow = ir::None; ///< i1 or i8 if the values have that type and memory has i32
  };
  std::vector<Part> Parts;
  Id Type = 0;
  StorageClass Storage = {};
  ValueRef Whole; ///< the parts as one struct, for ops that take a struct
};

/// The resource of a binding, or the two resources of a combined image and sampler.
struct Resource {
  produce::ResourceRef Main, Sampler;
  bool IsArray = false, IsUAV = false, IsConstants = false;
  ValueRef MainHandle, SamplerHandle; ///< handles that the prologue creates, unless IsArray
};

/// The target of a pointer. The comment of a kind lists the members that it uses.
struct Place {
  enum class Kind : uint8_t {
    None,
    Memory, ///< Target, FirstField, Offsets
    Buffer, ///< Binding, Index, Bytes, Layout
    Object, ///< Binding, Index: an image or a sampler
    Texel,  ///< Binding, Index, Coordinates
    Vertex, ///< Target, FirstField, Offsets, Index: an output of a mesh shader, or a control point
  };
  Kind Is = Kind::None;
  Id Type = 0; ///< type of the target
  Variable *Target = nullptr;
  uint32_t FirstField = 0;
  std::vector<Offset> Offsets; ///< one for each field of the type
  Resource *Binding = nullptr;
  Id Element = 0; ///< type of one binding or one vertex, without arrays
  /// The type is still an array of bindings or vertices, from which the pointer must select.
  bool IsSelecting = false;
  ValueRef Index; ///< index in an array of resources; null for element 0
  bool IsNonUniform = false;
  Offset Bytes;
  MatrixLayout Layout;
  List Coordinates;
};

/// Handles of an image and its sampler; either may be null.
struct ImageValue {
  Id Type = 0; ///< type of the image
  ValueRef Texture, Sampler;
};

struct Value {
  enum class Kind : uint8_t { Scalars, Pointer, Image };
  Kind Is = Kind::Scalars;
  List Scalars;
  Place Pointer;
  ImageValue Image;
};

/// A function while its code is built: the entry point, or one call of another function.
struct Frame {
  Id Function = 0;
  std::unordered_map<Id, Value> Values;
  std::unordered_map<Id, ir::BlockRef> Starts, Ends; ///< first and last DXIL block of each label
  std::map<std::pair<Id, Id>, unsigned> Edges;       ///< number of edges between two labels
  std::vector<std::pair<const Instruction *, List>> Phis;
  std::vector<std::pair<ir::BlockRef, List>> Returns;
  std::set<Id> Open; ///< labels of blocks that have code
  Id Label = 0;      ///< label of the current block
  ir::BlockRef Exit;
};

/// The state of one invocation of a hull shader in one of its two functions.
struct Invocation {
  Frame Main;
  std::map<Id, Value> Privates; ///< variables of storage class Private
};

/// The component of a signature that a scalar of an interface variable has.
struct Slot {
  produce::ElementRef Element;
  uint8_t Column = 0;
  uint32_t Row = 0;
};

/// Returns true for instructions that compare samples with a reference.
bool comparesSamples(Op O);

class Lowering {
public:
  /// \p Entries: one entry point, or those of a library.
  Lowering(const Module &M, Types &T, const TranslateOptions &Options,
           std::span<const EntryUnit> Entries, const produce::ProgramDescription &Program,
           bool RunsAll = false);

  Result<std::vector<uint8_t>> run();
  /// Returns true if run() failed because control points of a hull shader depend on outputs of
  /// other invocations. With RunsAll, each invocation computes those outputs too.
  bool needsAll() const { return NeedsAll; }

private:
  const Module &M;
  Types &T;
  const TranslateOptions &Options;
  const std::span<const EntryUnit> Entries;
  EntryPointUse Entry; ///< the entry point that is translated
  produce::EntryDescription Description;
  produce::ShaderProducer P;
  /// Builds the patch constant function of a hull shader.
  std::optional<ir::OpBuilder> PatchBuilder;
  ir::OpBuilder B;
  const Instruction *Current = nullptr;
  std::optional<Error> Problem;
  uint64_t Work = 0;

  ir::BlockRef Epilogue, EntryExit; ///< EntryExit follows the entry point's code
  std::deque<Variable> Variables;
  std::deque<Resource> Resources;
  std::map<Id, Value> Globals;
  std::vector<Frame *> Frames;
  std::map<Id, std::vector<const Instruction *>> Calls; ///< calls by the id of the callee
  std::set<Id> Comparisons;                             ///< variables of samplers that compare
  std::map<Id, std::set<uint32_t>> UsedMembers;
  std::set<Id> UsedWhole;
  std::map<Variable *, std::vector<Slot>> Inputs, Outputs;
  std::optional<produce::ResourceRef> GroupCounts;
  produce::ElementRef PixelPosition; ///< element of FragCoord; null before its first use
  ValueRef PixelCoordinates[2];
  static constexpr int32_t PixelPositionRow = 31;
  struct Range {
    ResourceClass Class;
    uint32_t Space, First, Last;
  };
  std::map<std::pair<ResourceClass, std::pair<uint32_t, uint32_t>>, Resource *> Bound;
  std::vector<Range> Ranges; ///< registers of all declared variables

  // ---- Translate.cpp
  ir::OpBuilder addEntry();
  void lowerEntry();
  void forgetFunction();
  void build(const std::function<void()> &BuildBody);
  void scanUses();
  void noteComparison(Id I, unsigned Depth);

  // ---- Mistakes
  void fail(const std::string &Message);
  bool failed() const { return Problem.has_value() || P.failed(); }
  void refuse(std::string_view Name, std::string_view Reason);

  // ---- Values.cpp
  ir::ModuleBuilder &module() { return P.module(); }
  Frame &frame() { return *Frames.back(); }
  ir::TypeId scalarType(Id Scalar);
  /// Returns the type that a scalar has in memory: i32 for bools and 8-bit integers.
  ir::TypeId memoryType(Id Scalar);
  /// Converts an i32 from memory to i1 or i8.
  ValueRef narrow(ValueRef V, ir::TypeId Type);
  /// Describes a part of a variable that has a type of memory.
  Variable::Part memoryPart(const Field &F);
  ir::TypeId typeOf(ValueRef V) { return module().typeOf(V); }
  List nulls(Id Type);
  Value *find(Id I);
  const List &scalars(Id I);
  ValueRef scalar(Id I) { return at(scalars(I), 0); }
  ValueRef at(const List &L, size_t I) const { return I < L.size() ? L[I] : ValueRef(); }
  const Place &pointer(Id I);
  const ImageValue &image(Id I);
  Id typeOfId(Id I) const;
  void define(const Instruction &I, Value V);
  void define(const Instruction &I, List L);
  std::optional<Value> constant(Id I);
  List constantScalars(const Instruction &I);
  List literal(const Instruction &I);
  /// Returns an integer as an i32.
  ValueRef asI32(ValueRef V);
  /// Returns the index of the first scalar of a member, and the number of its scalars.
  std::optional<std::pair<size_t, size_t>> part(Id Type, std::span<const uint32_t> Indices,
                                                Id *Part = nullptr);
  template <class Fn> void inPrologue(Fn Build) {
    const ir::BlockRef Point = B.insertPoint();
    B.setInsertPoint(B.entry());
    Build();
    B.setInsertPoint(Point);
  }

  // ---- Expressions.cpp
  struct Evaluation;
  List evaluate(TableRange Expression, std::span<const uint32_t> Operands, Id Result,
                const List *Before = nullptr);
  void compute(const Instruction &I, TableRange Expression, std::span<const uint32_t> Operands);
  void fitIntegers(List &Values, Id Type);
  void group(const Instruction &I, const InstructionInfo &Info);
  ValueRef callOp(OpCode Op, std::span<const ValueRef> Operands, ir::TypeId Overload);

  // ---- Functions.cpp
  void lowerInstruction(const Instruction &I);
  void lowerBody(const FunctionRange &F, Frame &New);
  void lowerRange(Frame &New, uint32_t First, uint32_t Last);
  void finishBody(Frame &New);
  const FunctionRange *functionOf(Id I) const;
  ir::BlockRef blockOf(Id Label);
  void branchTo(Id Label);
  void finishPhis(Frame &F);
  void store(const Instruction &Variable, Id Initializer);

  // ---- Memory.cpp
  Variable *addVariable(Id Type, StorageClass Storage, bool IsZero);
  Place placeOf(Variable *V);
  std::optional<Value> globalVariable(const Instruction &I);
  bool refuseAddress(Id Type);
  bool holdsAddress(Id Type, unsigned Depth = 0);
  Place step(const Place &From, const Instruction &Chain, Id Index);
  void advance(Offset &O, ValueRef Index, uint64_t Stride);
  ValueRef total(const Offset &O);
  ValueRef address(const Place &From, Leaf L, const Variable::Part *&Part);
  List load(const Place &From);
  void store(const Place &To, const List &Values);
  List loadMemory(const Place &From);
  void storeMemory(const Place &To, const List &Values);
  List loadConstants(const Place &From, ValueRef Handle);
  List loadRaw(const Place &From, ValueRef Handle);
  void storeRaw(const Place &To, ValueRef Handle, const List &Values);
  struct BytePlace;
  BytePlace bytePlace(const Offset &O);
  void loadBytes(Offset O, ValueRef Handle, size_t Count, List &Out);
  void storeBytes(Offset O, ValueRef Handle, std::span<const ValueRef> Values);
  void storeWord(const BytePlace &Place, ValueRef Handle, std::span<const ValueRef> Bytes);
  ValueRef byteOf(ValueRef Word, ValueRef Shift);
  ValueRef constantsComponent(ValueRef Row, ValueRef Bytes, uint64_t Constant, bool IsDynamic,
                              uint32_t Width);

  // ---- Resources.cpp
  std::optional<Value> resource(const Instruction &I, Id Type, StorageClass Storage);
  bool describe(const Instruction &I, Id Type, StorageClass Storage,
                produce::ResourceDescription &D);
  void describeImage(Id Type, produce::ResourceDescription &D);
  bool isReadOnly(Id Variable, Id Struct) const;
  uint64_t constantsSize(Id Variable, Id Type, StorageClass Storage);
  Range rangeOf(Id Variable, ResourceClass Class);
  produce::ResourceRef declare(produce::ResourceDescription D, Id Variable);
  ValueRef handleOf(const Place &From, bool OfSampler = false);
  ImageValue loadImage(const Place &From);

  // ---- Stages.cpp
  /// The type that an interface variable has for one vertex, and the number of vertices: 0 if the
  /// variable is not an array of vertices.
  struct VertexArray {
    Id Type = 0;
    uint64_t Count = 0;
  };
  VertexArray vertexArray(Id Variable, Id Type, bool IsInput);
  bool isPerPrimitive(Id Variable, Id Type) const;
  bool declareIndices(const Instruction &I);
  void storeVertex(const Place &To, const List &Values);
  std::optional<Value> taskPayload(const Instruction &I, Id Type);
  Value rayQuery();
  ValueRef subgroupNumber();
  ValueRef subgroupCount();
  void synchronizeGroup();
  ValueRef SubgroupCounter, SubgroupNumber; ///< variables that the prologue defines
  Stage stage() { return Description.Kind; }
  /// Outputs of a mesh shader with the vertices of each primitive.
  std::set<Variable *> IndexOutputs;
  ir::TypeId payloadStruct(Id Type);
  const Instruction *interfaceVariable(std::initializer_list<StorageClass> Classes);
  uint32_t payloadBytes(ir::TypeId Struct);
  Value payload(Id Type, StorageClass Storage, ValueRef Address);
  bool EmitsVertices = false;

  // ---- RayTracing.cpp
  ir::OpBuilder addRayEntry();
  ir::TypeId attributesStruct();
  std::optional<Value> rayVariable(Id Type, StorageClass Storage);
  void completeInterface();
  /// Ids of the entry point's interface, with the variables that its code uses.
  std::vector<uint32_t> Interface;
  const Instruction *variableAt(Id Location);
  ValueRef payloadOperand(Id Pointer, ir::TypeId &Struct);
  Variable *RayEnd = nullptr; ///< variable of RayTmaxKHR

  // ---- Tessellation.cpp
  /// A part of a hull shader's main function between two barriers.
  struct HullPart {
    uint32_t First = 0, Last = 0; ///< range of instructions
    bool HasEffect = false;       ///< stores to control points, or to memory that others see
  };
  /// An output of control points. Memory has one variable for each invocation that this function
  /// executes. LastStore is the last part that stores to the output.
  struct ControlPoint {
    std::vector<Variable *> Memory;
    uint32_t LastStore = 0;
  };
  bool isTessellation() { return stage() == Stage::Hull || stage() == Stage::Domain; }
  void lowerHull(const FunctionRange &F);
  void lowerParts(const FunctionRange &F, std::span<const HullPart> Parts, bool HasEnd);
  void lowerPart(Invocation &I, const HullPart &H, uint32_t Number);
  std::vector<HullPart> divide(const FunctionRange &F);
  bool checkParts(const FunctionRange &F, const std::vector<HullPart> &Parts);
  void noteEffects(HullPart &H, uint32_t Number);
  const Instruction *rootVariable(Id Pointer);
  void noteEffect(const Instruction &I, HullPart &H, uint32_t Number);
  void restart();
  void declareTessFactors();
  void storeTessFactors();
  void initializeControlPoints(const ControlPoint &Point, const List &Values);
  bool isPatch(Id Variable, Id Type) const;
  Place ownMemory(const Place &From);
  List loadVertex(const Place &From);
  List loadControlPoint(const Place &From);
  List loadOneOf(Place From, const ControlPoint &Point, ValueRef Index);
  List readVertex(const Place &From, const std::vector<Slot> &Slots);
  ValueRef readComponent(const Place &From, const std::vector<Slot> &Slots, Leaf Wanted);
  List outputsOfOthers(const Place &From, List Own);
  void skipEffect(const Instruction &I);
  bool RunsAll; ///< the current function executes all invocations, one after the other
  bool IsPatchFunction = false, WritesMemory = false, NeedsAll = false;
  uint32_t Part = 0, InvocationNumber = 0; ///< the part and invocation that are translated
  Invocation *Running = nullptr;
  Variable *InvocationVariable = nullptr;
  ValueRef ControlPointNumber;
  std::map<Variable *, ControlPoint> ControlPoints;
  std::map<Id, uint32_t> LastStores; ///< for each output, the last part that stores to it
  std::set<Variable *> PatchOutputs;
  produce::ElementRef TessFactors[2];
  uint32_t TessFactorCounts[2] = {};    ///< numbers of factors that the shader writes
  const Instruction *Foreign = nullptr; ///< the first read of another invocation's output
  std::vector<bool> UsedIds;

  // ---- Interface.cpp
  produce::ElementRef addElement(const produce::ElementDescription &E);
  std::vector<produce::ElementRef> Elements; ///< elements in the order of their declaration
  size_t NextElement = 0;
  ValueRef readScalar(const Slot &S, ValueRef Given, Id Scalar, ValueRef Vertex);
  void declareInterface();
  void declareVariable(const Instruction &I, bool IsInput);
  void fillInput(const Place &To, const VertexArray &Vertices, const std::vector<Slot> &Slots,
                 const std::vector<ValueRef> &Values);
  bool placeElement(produce::ElementDescription &E, uint32_t Location, uint64_t Rows,
                    uint32_t Component);
  Value interfacePointer(Id Whole, const VertexArray &Vertices, bool IsInput);
  void declareElements(const Instruction &I, Id Type, SignatureList List, std::vector<Slot> &Slots,
                       std::vector<ValueRef> &Values);
  bool declareBuiltIn(Id Target, uint32_t Member, Id Type, SignatureList List,
                      std::vector<Slot> &Slots, std::vector<ValueRef> &Values);
  void declareElement(Id Target, uint32_t Member, Id Type, uint32_t &Location, SignatureList List,
                      std::vector<Slot> &Slots);
  void declareBuiltInElement(BuiltIn Kind, SignatureList List, size_t First, size_t Count,
                             std::vector<Slot> &Slots, InterpolationMode Mode);
  List readInput(const std::vector<Slot> &Slots, const std::vector<ValueRef> &Values, Id Type,
                 ValueRef Vertex);
  List builtInValue(BuiltIn Value, Id Type);
  bool IsPerVertex = false; ///< the variable that is declared has an element for each vertex
  std::string_view semanticOfMode(BuiltIn Kind) const;
  InterpolationMode positionMode() const;
  List fixInput(BuiltIn Value, List L);
  produce::ElementDescription describe(Id Target, uint32_t Member, Id Type, SignatureList List);
  void storeOutputs();
  std::map<Variable *, std::vector<std::pair<size_t, BuiltIn>>> BuiltInLeaves;

  // ---- Images.cpp
  struct ImageArguments;
  bool readImageOperands(std::span<const uint32_t> Words, ImageArguments &A);
  void coordinates(const ImageValue &Image, const List &From, bool IsFloat, ImageArguments &A);
  ValueRef residency(ValueRef Loaded);
  void defineTexel(const Instruction &I, ValueRef Loaded, bool IsOne = false);
  List sampledPlace(const ImageValue &Image, const ImageArguments &A, size_t Offsets);
  void divideByLast(const ImageValue &Image, List &Coordinate, ValueRef &Compare);
  void needModel(uint8_t Minor, const std::string &What);
  void needForOffsets(const ImageArguments &A);
  ir::TypeId texelType(const ImageValue &Image);
  void addPixelPosition(ImageArguments &A);

  // ---- Matrices.cpp
  struct MatrixShape {
    size_t Columns = 1, Rows = 1;
  };
  MatrixShape shapeOf(Id I);
  ValueRef productSum(const List &A, size_t FirstA, size_t StepA, const List &V, size_t FirstB,
                      size_t StepB, size_t Count);
  ValueRef determinantOf(const List &A, size_t Size);
  ValueRef minorOf(const List &A, size_t Size, size_t Column, size_t Row);

  List dotElements(Id Vector);
  ValueRef saturatedSum(ValueRef A, ValueRef C, bool IsSigned);

  // ---- Atomics.cpp
  void atomic(const Instruction &I, const AtomicMapping &A);
  ValueRef atomicOperand(const Instruction &I, const Place &To, AtomicValue Kind);
  ValueRef memoryAddress(const Place &P);

#define DXIL_SPIRV_DECLARE(Name) void Name(const Instruction &I);
  DXIL_SPIRV_BUILDERS(DXIL_SPIRV_DECLARE)
#undef DXIL_SPIRV_DECLARE
  std::span<const uint32_t> ExtendedOperands; ///< operands of the current extended instruction
};

} // namespace dxil::spirv
