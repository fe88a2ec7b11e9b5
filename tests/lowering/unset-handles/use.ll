; A use that a mark may come to is an error before shader model 6.6. From then on it is poison, so that passes
; take the other resource that comes there.
; LLVM's verifier takes handles for tokens, which neither functions of a program nor phis may have.
; RUN: not %opt -load-pass-plugin=%plugin -disable-verify -passes=dxil-unset-handles -S %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: sed 's/dxilv1.5-pc-shadermodel6.5/dxilv1.6-pc-shadermodel6.6/' %s > %t.ll
; RUN: %opt -load-pass-plugin=%plugin -disable-verify -passes=dxil-unset-handles -S %t.ll | FileCheck %s
; ERROR: error: {{.*}}resource may be uninitialized when used here
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @main
; CHECK-NOT: call {{.*}}dxil.unset.handle
; CHECK: phi target("dx.TypedBuffer", float, 1, 0, 0) [ poison, %entry ], [ %set, %then ]
define void @main(i1 %which, target("dx.TypedBuffer", float, 1, 0, 0) %set) {
entry:
  %mark = call target("dx.TypedBuffer", float, 1, 0, 0) @dxil.unset.handle.0()
  br i1 %which, label %then, label %end
then:
  br label %end
end:
  %h = phi target("dx.TypedBuffer", float, 1, 0, 0) [ %mark, %entry ], [ %set, %then ]
  call void @use(target("dx.TypedBuffer", float, 1, 0, 0) %h)
  ret void
}
declare target("dx.TypedBuffer", float, 1, 0, 0) @dxil.unset.handle.0()
declare void @use(target("dx.TypedBuffer", float, 1, 0, 0))
