// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Templates: declarations, matching of arguments, instances.
#pragma once

#include "Context.h"

namespace dxil::frontend {

using OptionalArguments = std::vector<std::optional<TemplateArgument>>;

// Defined in TemplateDeclarations.cpp:
bool hasDefaults(const CheckContext &C, const Template &Tmpl);
Name nameOfParameter(const syntax::Tree &Tree, syntax::NodeId Parameter);
std::optional<TemplateArgument> defaultArgument(CheckContext &C, TemplateId Tmpl, size_t I,
                                                syntax::NodeList Parameters,
                                                const OptionalArguments &Arguments);
void takeEarlierDefaults(CheckContext &C, FunctionId F, TemplateId Tmpl,
                         llvm::ArrayRef<TemplateArgument> Given);
void bindDefinition(CheckContext &C, FunctionId F);
TemplateId declareTemplate(CheckContext &C, syntax::NodeId Node, syntax::NodeList Parameters,
                           Name Word);
bool declareSpecialization(CheckContext &C, syntax::NodeId Node);
/// Instantiates the template that an explicit instantiation names. Checks the bodies of its
/// methods.
void checkInstantiation(CheckContext &C, syntax::NodeId Node);

// Defined in TemplateMatching.cpp:
/// Returns true if both functions are instances and the template of \p A is more specialized.
/// Decides between overloads of one rank.
bool isMoreSpecialized(CheckContext &C, FunctionId A, FunctionId B);
bool alike(CheckContext &C, const syntax::Tree &TreeA, syntax::NodeId A,
           syntax::NodeList ParametersA, const syntax::Tree &TreeB, syntax::NodeId B,
           syntax::NodeList ParametersB, unsigned Depth);
std::optional<size_t> parameterNamed(const CheckContext &C, syntax::NodeId Pattern,
                                     syntax::NodeList Parameters);
bool mentions(const CheckContext &C, syntax::NodeId Pattern, syntax::NodeList Parameters,
              unsigned Depth = 0);
TypeId asArgument(CheckContext &C, TypeId T);
bool deduceAll(CheckContext &C, syntax::NodeList Patterns, llvm::ArrayRef<TemplateArgument> From,
               syntax::NodeList Parameters, OptionalArguments &Arguments, unsigned Depth);
bool deduceDimensions(CheckContext &C, syntax::NodeId Pattern, syntax::NodeList Dimensions,
                      TypeId From, syntax::NodeList Parameters, OptionalArguments &Arguments);

// Defined in Templates.cpp:
std::vector<TemplateArgument> templateArguments(CheckContext &C, syntax::NodeList Arguments);
/// Returns the instance of function template \p F for the given arguments. Deduces the others
/// from the types of a call's arguments (None for an InitList). Returns FunctionId::None if they
/// do not fit. The body is checked later.
FunctionId instantiate(CheckContext &C, TemplateId F, llvm::ArrayRef<TemplateArgument> Given,
                       llvm::ArrayRef<TypeId> CallArguments);
TemplateArgument valueArgument(CheckContext &C, syntax::NodeId Node);
bool bindOne(CheckContext &C, ScopeId Bindings, syntax::NodeId Parameter,
             TemplateArgument &Argument);
bool bindParameters(CheckContext &C, ScopeId Bindings, syntax::NodeList Parameters,
                    OptionalArguments &Arguments, TemplateId Tmpl);
TypeId instantiateType(CheckContext &C, TemplateId Tmpl, llvm::ArrayRef<TemplateArgument> Given,
                       Location Where);
void defineInstance(CheckContext &C, TypeId T, TemplateId Tmpl,
                    const std::vector<TemplateArgument> &Arguments, ScopeId Bindings,
                    Location Where);
FunctionId specializeFunction(CheckContext &C, syntax::NodeId Node);
void takeOver(CheckContext &C, FunctionId To, FunctionId From);
bool addMethodOfTemplate(CheckContext &C, syntax::NodeId Node);
void bindMethodOutside(CheckContext &C, FunctionId F);

// Defined in TemplateNames.cpp:
void checkNamesInTemplates(CheckContext &C);

} // namespace dxil::frontend
