// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Declarations and signatures of functions, their attributes, and global variables.
#include "Context.h"
#include "Groups.h"
#include "Types.h"

#include <dxil/container/derive/OpCall.h>
#include <dxil/contract_names.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>

namespace dxil::validation {
namespace {

using ir::TypeKind;

class FunctionChecker {
public:
  explicit FunctionChecker(Context &Ctx) : Ctx(Ctx), M(Ctx.M) {}

  void check(const ir::Function &F) {
    std::string_view Name = M.name(F.Self);
    bool IsOp = isOpFunctionName(Name) && M.type(F.FunctionType).Fields.Count > 0;
    if (F.IsDeclaration)
      checkDeclaration(F, Name, IsOp);
    else
      checkDefinition(F);
    if (F.IsDeclaration && (IsOp || Name.starts_with("llvm.")))
      return;
    checkSignature(F);
    if (!Ctx.Info.isLibrary())
      checkAttributes(F);
    for (const ir::Attachment &A : M.attachments(F))
      if (std::string_view Kind = kindOf(A); Kind != "dbg")
        Ctx.report(rule::MetaUsed(Kind, "function " + std::string(Name)), F);
  }

private:
  Context &Ctx;
  const ir::Module &M;
  std::vector<bool> Objects; ///< objectTypes(), computed on first use

  std::string_view kindOf(const ir::Attachment &A) const {
    return A.Kind < M.MetadataKinds.size() ? M.MetadataKinds[A.Kind] : std::string_view();
  }

  void checkDeclaration(const ir::Function &F, std::string_view Name, bool IsOp) {
    if (Name.starts_with(LifetimeCallPrefix) && Ctx.Info.Dxil.Minor >= 6)
      return;
    if (Name.starts_with(DebugCallPrefix))
      return;
    if (const EntryPoint *E = Ctx.Info.entry(M.Values[F.Self].Index); E && E->Kind == Stage::Hull)
      return; // a pass-through hull shader has no body
    if (!IsOp && !Ctx.Info.isLibrary())
      return Ctx.report(rule::DeclDxilFnExtern(Name), F);
    const uint8_t Uses = Ctx.FunctionUses[M.Values[F.Self].Index];
    const bool InConstants = !Ctx.constantUsers(F.Self).empty();
    if (!Uses && !InConstants)
      Ctx.report(rule::DeclUsedExternalFunction(Name), F);
    else if (Uses & Context::IsUsedOtherwise || InConstants)
      Ctx.report(rule::DeclFnIsCalled(Name), F);
  }

  /// Returns the number of user-defined structs that the stage passes to its entry.
  static unsigned structArguments(Stage S) {
    if (S == Stage::Anyhit || S == Stage::Closesthit)
      return 2;
    return S == Stage::Miss || S == Stage::Callable ? 1 : 0;
  }

  void checkDefinition(const ir::Function &F) {
    ir::FunctionId Id = M.Values[F.Self].Index;
    const EntryPoint *E = Ctx.Info.entry(Id);
    bool IsShader = E || Ctx.Info.patchConstantEntry(Id);
    std::string Name = Ctx.nameOf(F);
    std::span<const ir::TypeId> Params = M.fields(M.type(F.FunctionType));
    if (E && E->Kind == Stage::Compute && E->IsNode)
      Ctx.report(rule::MetaComputeWithNode(Name), F);
    unsigned Structs = E ? structArguments(E->Kind) : 0;
    if (IsShader && Structs == 0 && !Params.empty())
      Ctx.report(rule::FlowFunctionCall(Name, int64_t(Params.size())), F);
    ir::TypeId Result = M.type(F.FunctionType).Element;
    if (IsShader && M.type(Result).Kind != TypeKind::Void)
      Ctx.report(rule::DeclShaderReturnVoid(Name, typeText(M, Result)), F);
    if (Structs)
      checkStructArguments(F, *E, Structs);
    else
      checkFlatArguments(F);
    if (E && E->IsNode)
      checkNodeInputs(F, *E);
  }

  std::string parameterName(const ir::Function &F, uint32_t N) const {
    std::string_view Name =
        F.FirstArgument == ir::None ? std::string_view() : M.name(F.FirstArgument + N);
    return Name.empty() ? std::to_string(N) : std::string(Name);
  }

  void checkStructArguments(const ir::Function &F, const EntryPoint &E, unsigned Structs) {
    std::string Name = Ctx.nameOf(F);
    std::span<const ir::TypeId> Params = M.fields(M.type(F.FunctionType));
    for (uint32_t N = 0; N < Params.size(); ++N) {
      ir::TypeId T = Params[N];
      if (M.type(T).Kind == TypeKind::Pointer)
        T = M.type(T).Element;
      std::string Parameter = parameterName(F, N);
      if (N >= Structs)
        Ctx.report(rule::DeclExtraArgs(Parameter, Name), F);
      else if (M.type(T).Kind == TypeKind::Struct)
        continue;
      else if (E.Kind == Stage::Callable)
        Ctx.report(rule::DeclParamStruct(Parameter, Name), F);
      else
        Ctx.report(N == 0 ? rule::DeclPayloadStruct(Parameter, Name)
                          : rule::DeclAttrStruct(Parameter, Name),
                   F);
    }
    for (size_t N = Params.size(); N < Structs; ++N)
      Ctx.report(rule::DeclShaderMissingArg(container::stageName(E.Kind), Name,
                                            N == 1                      ? "attributes"
                                            : E.Kind == Stage::Callable ? "params"
                                                                        : "payload"),
                 F);
  }

  void checkFlatArguments(const ir::Function &F) {
    if (Ctx.Info.isLibrary())
      return;
    std::span<const ir::TypeId> Params = M.fields(M.type(F.FunctionType));
    for (uint32_t N = 0; N < Params.size(); ++N) {
      ir::TypeId T = Params[N];
      if (M.type(T).Kind == TypeKind::Pointer)
        T = M.type(T).Element;
      T = Ctx.elementOf(T);
      if (M.type(T).Kind == TypeKind::Struct)
        return Ctx.report(
            rule::DeclFnFlattenParam(parameterName(F, N), Ctx.nameOf(F), typeText(M, T)), F);
    }
  }

  void checkNodeInputs(const ir::Function &F, const EntryPoint &E) {
    constexpr auto Empty = uint64_t(NodeIOFlag::EmptyRecord),
                   Group = uint64_t(NodeIOFlag::GroupRecord),
                   Thread = uint64_t(NodeIOFlag::ThreadRecord), Granularity = Group | Thread;
    constexpr uint64_t Expected[] = {0, Granularity, Group, Thread}; // indexed by launch mode
    if (E.Inputs.size() > 1)
      Ctx.report(rule::DeclMultipleNodeInputs(Ctx.nameOf(F), int64_t(E.Inputs.size())), F);
    if (E.LaunchType < 1 || E.LaunchType >= std::size(Expected))
      return;
    for (const NodeIO &In : E.Inputs)
      if (!(In.Flags & Empty) && (In.Flags & Granularity) != Expected[E.LaunchType])
        Ctx.report(rule::DeclNodeLaunchInputType(wordOf(NodeLaunches, E.LaunchType), Ctx.nameOf(F),
                                                 std::to_string(In.Flags & 0x7f)),
                   F);
  }

  // ---- Signatures and attributes ----

  void checkSignature(const ir::Function &F) {
    const ir::Type &Ty = M.type(F.FunctionType);
    auto IsObject = [&](ir::TypeId T) {
      const TypeKind K = M.type(T).Kind;
      if (K != TypeKind::Struct && K != TypeKind::Pointer && K != TypeKind::Array)
        return false; // most shaders have no such type and need no table of objects
      if (Objects.empty())
        Objects = objectTypes(M);
      return bool(Objects[T]);
    };
    if (IsObject(Ty.Element) || std::ranges::any_of(M.fields(Ty), IsObject))
      Ctx.report(rule::DeclResourceInFnSig(Ctx.nameOf(F)), F);
  }

  void checkAttributes(const ir::Function &F) {
    if (F.Attributes == ir::None)
      return;
    for (uint32_t G : M.groups(M.AttributeLists[F.Attributes])) {
      const ir::AttributeGroup &Group = M.AttributeGroups[G];
      if (Group.ParamIndex != ir::FunctionIndex)
        continue;
      for (const ir::Attribute &A : M.attributes(Group)) {
        if (A.Kind != 0)
          continue;
        const bool IsMode = A.Key == DenormalAttribute && findWord(FloatDenormalModes, A.Text);
        if (!IsMode && A.Key != contract::WaveOpsIncludeHelperLanes)
          Ctx.report(rule::DeclFnAttribute(Ctx.nameOf(F), A.Key, A.Text), F);
      }
    }
  }
};

/// Returns true if an instruction uses the global, directly or through constant expressions.
bool isUsed(const Context &Ctx, const ir::Global &G) {
  return Ctx.GlobalUses[size_t(&G - Ctx.M.Globals.data())] || !Ctx.constantUsers(G.Self).empty();
}

} // namespace

void checkFunctions(Context &Ctx) {
  FunctionChecker Checker(Ctx);
  for (const ir::Function &F : Ctx.M.Functions)
    Checker.check(F);
}

void checkGlobals(Context &Ctx) {
  const ir::Module &M = Ctx.M;
  std::vector<bool> IsResource(M.Values.size());
  for (ResourceClass C :
       {ResourceClass::SRV, ResourceClass::UAV, ResourceClass::CBuffer, ResourceClass::Sampler})
    for (const Resource &R : Ctx.Info.resources(C))
      if (R.Symbol < IsResource.size())
        IsResource[R.Symbol] = true;
  for (const ir::Global &G : M.Globals) {
    std::string_view Name = M.name(G.Self);
    bool Static = G.Linkage == ir::Linkage::Internal && G.AddressSpace == 0;
    bool Memory = Static || G.AddressSpace == 3;
    bool Internal =
        Memory ||
        (Ctx.Info.isLibrary() &&
         (IsResource[G.Self] || (Name == "dx.ishelper" && M.type(G.ValueType).isInteger(32))));
    if (!Internal && Ctx.GlobalUses[size_t(&G - M.Globals.data())])
      Ctx.report(rule::DeclNotUsedExternal(Name));
    if (Internal && !isUsed(Ctx, G))
      Ctx.report(rule::DeclUsedInternal(Name));
    if (Memory)
      checkMemoryType(Ctx, G.ValueType, "variable " + std::string(Name), nullptr);
  }
}

} // namespace dxil::validation
