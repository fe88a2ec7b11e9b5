// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Implicit conversions, casts, initializers and constructors.
#pragma once

#include "Context.h"

namespace dxil::frontend {

/// The warnings of a conversion: all; only those of numbers that change, for the parts in braces
/// or of a constructor, since each is a cast; or none.
enum class Warn : uint8_t { No, Numbers, Yes };

// Defined in Conversions.cpp:
/// Converts value \p E implicitly to \p To; reports an error if no conversion exists.
ExprId convert(CheckContext &C, ExprId E, TypeId To);
/// Converts \p E to \p To by an explicit cast.
ExprId cast(CheckContext &C, ExprId E, TypeId To, Location Where);
ExprId convert(CheckContext &C, ExprId E, TypeId To, Warn Warnings,
               const char *Initialized = nullptr);
ExprId applied(CheckContext &C, ExprId E, TypeId To, ConversionKind How);
/// Converts the literal \p Bits of kind \p From to kind \p To.
uint64_t literalBits(const CheckContext &C, ScalarKind From, ScalarKind To, uint64_t Bits);
/// Returns \p E with int or float in place of a literal type.
ExprId withoutLiteral(CheckContext &C, ExprId E);
void warnOfConversion(CheckContext &C, ExprId E, TypeId To, const Conversion &Chosen,
                      Warn Warnings);
bool isLiteralType(const CheckContext &C, TypeId T);
Conversion conversionFor(CheckContext &C, ExprId E, TypeId To);
/// Returns the place `(type)place`, or None if the elements of the types differ.
ExprId castPlace(CheckContext &C, ExprId Place, TypeId To, Location Where);
bool isAnyObject(const CheckContext &C, ExprId E);

// Defined in Initializers.cpp:
/// Converts \p Node, which may be an InitList, to type \p To as an initialization does.
ExprId checkInitializer(CheckContext &C, syntax::NodeId Node, TypeId To,
                        const char *Initialized = "a variable");
/// Returns the length of `[]` for \p Initializer and elements of type \p Element, or 0 after a
/// diagnostic.
uint32_t deducedLength(CheckContext &C, syntax::NodeId Initializer, TypeId Element);
ExprId construct(CheckContext &C, Location Where, TypeId T, Arguments &Args);

} // namespace dxil::frontend
