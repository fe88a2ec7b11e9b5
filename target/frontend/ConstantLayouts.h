// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H
#define DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H

#include "ConstantObjects.h"
#include "MatrixOrder.h"
#include <string>

namespace clang {
class ASTContext;
} // namespace clang

namespace dxil {

/// Where HLSL has each member of the constant buffers of a translation unit, as JSON: an array of
/// [name in the IR, offset in bytes, type, size of the buffer, 1 if that is a `tbuffer`]. A type is one of
///
///     ["v", components, bytes of one]
///     ["m", rows, columns, bytes of one, 1 if it lies row by row]
///     ["a", elements, bytes from one to the next, type]
///     ["s", [offset, type]...]
///
/// Empty if there are no constant buffers. What has no layout is an error at its declaration.
std::string describeConstants(clang::ASTContext &Ctx, const MatrixOrder &Order,
                              const ConstantTypes &Objects);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_CONSTANTLAYOUTS_H
