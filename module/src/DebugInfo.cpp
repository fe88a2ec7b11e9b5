// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/DebugInfo.h>

namespace dxil::ir {

namespace {

using K = FieldKind;
constexpr bool Always = true;

constexpr DebugField LocationFields[] = {{"line", K::Unsigned, Always},
                                         {"column", K::Unsigned},
                                         {"scope", K::RequiredNode, Always},
                                         {"inlinedAt", K::Node}};
constexpr DebugField GenericFields[] = {
    {"tag", K::Tag, Always}, {"", K::Unsigned}, {"header", K::String}, {"operands", K::Node}};
constexpr DebugField SubrangeFields[] = {{"count", K::Unsigned, Always}, {"lowerBound", K::Signed}};
constexpr DebugField EnumeratorFields[] = {{"value", K::Signed, Always},
                                           {"name", K::String, Always}};
constexpr DebugField BasicTypeFields[] = {{"tag", K::Tag},
                                          {"name", K::String},
                                          {"size", K::Unsigned},
                                          {"align", K::Unsigned},
                                          {"encoding", K::Encoding}};
constexpr DebugField FileFields[] = {{"filename", K::String, Always},
                                     {"directory", K::String, Always}};
constexpr DebugField DerivedTypeFields[] = {
    {"tag", K::Tag, Always}, {"name", K::String},    {"file", K::Node},
    {"line", K::Unsigned},   {"scope", K::Node},     {"baseType", K::Node, Always},
    {"size", K::Unsigned},   {"align", K::Unsigned}, {"offset", K::Unsigned},
    {"flags", K::Flags},     {"extraData", K::Node}};
constexpr DebugField CompositeTypeFields[] = {
    {"tag", K::Tag, Always},   {"name", K::String},         {"file", K::Node},
    {"line", K::Unsigned},     {"scope", K::Node},          {"baseType", K::Node},
    {"size", K::Unsigned},     {"align", K::Unsigned},      {"offset", K::Unsigned},
    {"flags", K::Flags},       {"elements", K::Node},       {"runtimeLang", K::Language},
    {"vtableHolder", K::Node}, {"templateParams", K::Node}, {"identifier", K::String}};
constexpr DebugField SubroutineTypeFields[] = {{"flags", K::Flags}, {"types", K::Node, Always}};
constexpr DebugField CompileUnitFields[] = {{"language", K::Language, Always},
                                            {"file", K::Node, Always},
                                            {"producer", K::String},
                                            {"isOptimized", K::Bool, Always},
                                            {"flags", K::String},
                                            {"runtimeVersion", K::Unsigned, Always},
                                            {"splitDebugFilename", K::String},
                                            {"emissionKind", K::Unsigned, Always},
                                            {"enums", K::Node},
                                            {"retainedTypes", K::Node},
                                            {"subprograms", K::Node},
                                            {"globals", K::Node},
                                            {"imports", K::Node},
                                            {"dwoId", K::Unsigned}};
constexpr DebugField SubprogramFields[] = {
    {"scope", K::Node, Always},    {"name", K::String},
    {"linkageName", K::String},    {"file", K::Node},
    {"line", K::Unsigned},         {"type", K::Node},
    {"isLocal", K::Bool, Always},  {"isDefinition", K::Bool, Always},
    {"scopeLine", K::Unsigned},    {"containingType", K::Node},
    {"virtuality", K::Virtuality}, {"virtualIndex", K::Unsigned},
    {"flags", K::Flags},           {"isOptimized", K::Bool, Always},
    {"function", K::Node},         {"templateParams", K::Node},
    {"declaration", K::Node},      {"variables", K::Node}};
constexpr DebugField LexicalBlockFields[] = {
    {"scope", K::Node, Always}, {"file", K::Node}, {"line", K::Unsigned}, {"column", K::Unsigned}};
constexpr DebugField LexicalBlockFileFields[] = {
    {"scope", K::Node, Always}, {"file", K::Node}, {"discriminator", K::Unsigned, Always}};
constexpr DebugField NamespaceFields[] = {
    {"scope", K::Node, Always}, {"file", K::Node}, {"name", K::String}, {"line", K::Unsigned}};
constexpr DebugField TemplateTypeFields[] = {{"name", K::String}, {"type", K::Node, Always}};
constexpr DebugField TemplateValueFields[] = {
    {"tag", K::Tag}, {"name", K::String}, {"type", K::Node}, {"value", K::Node, Always}};
constexpr DebugField GlobalVariableFields[] = {
    {"scope", K::Node},           {"name", K::String},
    {"linkageName", K::String},   {"file", K::Node},
    {"line", K::Unsigned},        {"type", K::Node},
    {"isLocal", K::Bool, Always}, {"isDefinition", K::Bool, Always},
    {"variable", K::Node},        {"declaration", K::Node}};
constexpr DebugField LocalVariableFields[] = {
    {"tag", K::Tag, Always}, {"scope", K::Node, Always}, {"name", K::String},  {"file", K::Node},
    {"line", K::Unsigned},   {"type", K::Node},          {"arg", K::Unsigned}, {"flags", K::Flags},
    {"", K::Unsigned}}; // formerly inlinedAt; unused
constexpr DebugField ExpressionFields[] = {{"", K::Expression, Always}};
constexpr DebugField ObjCPropertyFields[] = {{"name", K::String},   {"file", K::Node},
                                             {"line", K::Unsigned}, {"setter", K::String},
                                             {"getter", K::String}, {"attributes", K::Unsigned},
                                             {"type", K::Node}};
constexpr DebugField ImportedEntityFields[] = {{"tag", K::Tag, Always},
                                               {"scope", K::Node, Always},
                                               {"entity", K::Node},
                                               {"line", K::Unsigned},
                                               {"name", K::String}};
constexpr DebugField ModuleFields[] = {{"scope", K::Node, Always},
                                       {"name", K::String, Always},
                                       {"configMacros", K::String},
                                       {"includePath", K::String},
                                       {"isysroot", K::String}};

constexpr DebugLayout LocationLayout = {"DILocation", LocationFields, 4, false};

// Layouts in the order of MetadataKind, from GenericDebug on.
constexpr DebugLayout Layouts[] = {
    {"GenericDINode", GenericFields, 3, true},
    {"DISubrange", SubrangeFields, 2, false},
    {"DIEnumerator", EnumeratorFields, 2, false},
    {"DIBasicType", BasicTypeFields, 5, false},
    {"DIFile", FileFields, 2, false},
    {"DIDerivedType", DerivedTypeFields, 11, false},
    {"DICompositeType", CompositeTypeFields, 15, false},
    {"DISubroutineType", SubroutineTypeFields, 2, false},
    {"DICompileUnit", CompileUnitFields, 13, false},
    {"DISubprogram", SubprogramFields, 18, false},
    {"DILexicalBlock", LexicalBlockFields, 4, false},
    {"DILexicalBlockFile", LexicalBlockFileFields, 3, false},
    {"DINamespace", NamespaceFields, 4, false},
    {"DITemplateTypeParameter", TemplateTypeFields, 2, false},
    {"DITemplateValueParameter", TemplateValueFields, 4, false},
    {"DIGlobalVariable", GlobalVariableFields, 10, false},
    {"DILocalVariable", LocalVariableFields, 8, false},
    {"DIExpression", ExpressionFields, 0, true},
    {"DIObjCProperty", ObjCPropertyFields, 7, false},
    {"DIImportedEntity", ImportedEntityFields, 5, false},
    {"DIModule", ModuleFields, 5, false},
};
static_assert(std::size(Layouts) ==
              size_t(MetadataKind::Module) - size_t(MetadataKind::GenericDebug) + 1);

} // namespace

const DebugLayout &debugLayout(MetadataKind Kind) {
  if (Kind < MetadataKind::GenericDebug || Kind > MetadataKind::Module)
    return LocationLayout;
  return Layouts[size_t(Kind) - size_t(MetadataKind::GenericDebug)];
}

uint64_t debugField(const Module &M, MetadataId N, std::string_view Name, uint64_t Default) {
  if (N >= M.Metadata.size() || M.Metadata[N].Kind < MetadataKind::Location)
    return Default;
  auto Values = M.fields(M.Metadata[N]);
  const DebugLayout &L = debugLayout(M.Metadata[N].Kind);
  for (size_t I = 0; I < L.Fields.size() && I < Values.size(); ++I)
    if (L.Fields[I].Name == Name)
      return Values[I];
  return Default;
}

MetadataId debugReference(const Module &M, MetadataId N, std::string_view Name) {
  return MetadataId(debugField(M, N, Name)) - 1; // a null reference is 0 and becomes None
}

std::string_view debugString(const Module &M, MetadataId N, std::string_view Name) {
  std::string_view Text;
  M.metadataString(debugReference(M, N, Name), Text);
  return Text;
}

} // namespace dxil::ir
