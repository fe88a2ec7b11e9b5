// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Structs in groupshared memory: copied, assigned, and asked methods, which write the object in its place.
#ifndef DXIL_TARGET_FRONTEND_SHAREDOBJECTS_H
#define DXIL_TARGET_FRONTEND_SHAREDOBJECTS_H

#include <vector>

namespace clang {
class CXXRecordDecl;
class RecordDecl;
class Sema;
class SourceManager;
} // namespace clang

namespace dxil {

class WaitingMethods;

/// Gives the structs of a source that has groupshared variables the members for objects there.
class SharedObjects {
public:
  /// The source has groupshared variables: its structs get the members.
  void turnOn() { On = true; }
  /// Notes \p R, which is complete.
  void see(clang::CXXRecordDecl &R) { Waiting.push_back(&R); }
  /// Makes the members of what was seen, if they are needed.
  void makeMembers(clang::Sema &S, WaitingMethods &Methods);

private:
  bool On = false;
  std::vector<clang::CXXRecordDecl *> Waiting;
};

/// Names the struct \p R if it has none and is the type of a groupshared variable. That is a declaration to
/// clang, whose definition no other unit could have if the type had no name.
void nameIfShared(const clang::SourceManager &SM, clang::RecordDecl &R);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_SHAREDOBJECTS_H
