// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rewriting a header whose comments alone change keeps the file's time, so that a build recompiles
// no user. Other code, and changed texts in tables, give a new time.

// RUN: rm -rf %t && mkdir -p %t
// RUN: sed 's/A kind/Any kind; it isn\x27t code, has \/\/ and *\/, and is long enough for a line that breaks, as comments do/' %s > %t/doc.td
// RUN: sed 's/"A", 0/"A", 1/' %s > %t/code.td
// RUN: %dxil-tblgen %s %td_include -gen-op-codes -o %t/codes.h
// RUN: touch -d 2001-02-03 %t/codes.h %t/old
// RUN: %dxil-tblgen %t/doc.td %td_include -gen-op-codes -o %t/codes.h
// RUN: FileCheck %s --check-prefix=NEW --input-file=%t/codes.h
// RUN: test ! %t/codes.h -nt %t/old
// RUN: %dxil-tblgen %t/code.td %td_include -gen-op-codes -o %t/codes.h
// RUN: test %t/codes.h -nt %t/old
// NEW: /// Any kind; it isn't code, has // and */,

// A text of a table is code, and files other than headers are not compared.
// RUN: %dxil-tblgen %s %td_include -gen-op-docs -o %t/docs.inc
// RUN: %dxil-tblgen %s %td_include -gen-op-codes -o %t/codes.txt
// RUN: touch -d 2001-02-03 %t/docs.inc %t/codes.txt
// RUN: %dxil-tblgen %t/doc.td %td_include -gen-op-docs -o %t/docs.inc
// RUN: %dxil-tblgen %t/doc.td %td_include -gen-op-codes -o %t/codes.txt
// RUN: test %t/docs.inc -nt %t/old
// RUN: test %t/codes.txt -nt %t/old

include "DXILSchema.td"

def one : DXILOpClass;
def Kind : DXILEnum<"A kind.", [EnumCase<"A", 0, "First.">]>;

def First : DXILOp<1, one> {
  let Doc = "Documented.";
  let result = overloadTy;
  let resultDoc = "The value.";
  let arguments = [Arg<overloadTy, "value", "What it is of.">];
  let overloads = [Overloads<DXIL1_0, [floatTy]>];
}
