; A compute shader with a local array that 60 of its 64 threads write: no front end has given it a value.
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.2-unknown-shadermodel6.2-compute"

@name = private unnamed_addr constant [4 x i8] c"Out\00"

define void @main() #0 {
  %n = alloca [4 x i32], align 4
  %i = call i32 @llvm.dx.flattened.thread.id.in.group()
  %out = call target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @name)
  %at = urem i32 %i, 4
  %element = getelementptr [4 x i32], ptr %n, i32 0, i32 %at
  %few = icmp ult i32 %i, 60
  br i1 %few, label %set, label %done

set:
  %value = add i32 %i, 1
  store i32 %value, ptr %element, align 4
  br label %done

done:
  %read = load i32, ptr %element, align 4
  %byte = mul i32 4, %i
  %place = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %out, i32 %byte)
  store volatile i32 %read, ptr %place, align 4
  ret void
}

declare i32 @llvm.dx.flattened.thread.id.in.group()
declare target("dx.RawBuffer", i8, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32, i32, i32, i32, ptr)
declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0), i32)

attributes #0 = { noinline nounwind "hlsl.numthreads"="64,1,1" "hlsl.shader"="compute" }
