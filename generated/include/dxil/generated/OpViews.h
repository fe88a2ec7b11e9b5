// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views of calls of ops: one class for each, with the operands by name. See <dxil/ops/OpView.h>.
// Written by: dxil-tblgen DXIL.td -gen-op-views; edit the records, not this file.
#pragma once

#include <dxil/ops/OpView.h>

namespace dxil::op {

/// half @dx.op.tempRegLoad.f16(i32 0, i32 index)
template <class Call> struct TempRegLoad : View<Call, OpCode::TempRegLoad> {
  explicit constexpr TempRegLoad(const Call &C) : View<Call, OpCode::TempRegLoad>(C) {}
  auto index() const { return this->get(0); }
  template <class Value> void setIndex(Value V) const { this->set(0, V); }
};

/// void @dx.op.tempRegStore.f16(i32 1, i32 index, half value)
template <class Call> struct TempRegStore : View<Call, OpCode::TempRegStore> {
  explicit constexpr TempRegStore(const Call &C) : View<Call, OpCode::TempRegStore>(C) {}
  auto index() const { return this->get(0); }
  auto value() const { return this->get(1); }
  template <class Value> void setIndex(Value V) const { this->set(0, V); }
  template <class Value> void setValue(Value V) const { this->set(1, V); }
};

/// half @dx.op.minPrecXRegLoad.f16(i32 2, float* regIndex, i32 index, i8 component)
template <class Call> struct MinPrecXRegLoad : View<Call, OpCode::MinPrecXRegLoad> {
  explicit constexpr MinPrecXRegLoad(const Call &C) : View<Call, OpCode::MinPrecXRegLoad>(C) {}
  auto regIndex() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto component() const { return this->get(2); }
  template <class Value> void setRegIndex(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setComponent(Value V) const { this->set(2, V); }
};

/// void @dx.op.minPrecXRegStore.f16(i32 3, float* regIndex, i32 index, i8 component, half value)
template <class Call> struct MinPrecXRegStore : View<Call, OpCode::MinPrecXRegStore> {
  explicit constexpr MinPrecXRegStore(const Call &C) : View<Call, OpCode::MinPrecXRegStore>(C) {}
  auto regIndex() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto component() const { return this->get(2); }
  auto value() const { return this->get(3); }
  template <class Value> void setRegIndex(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setComponent(Value V) const { this->set(2, V); }
  template <class Value> void setValue(Value V) const { this->set(3, V); }
};

/// half @dx.op.loadInput.f16(i32 4, i32 inputSigId, i32 rowIndex, i8 colIndex, i32 gsVertexAxis)
template <class Call> struct LoadInput : View<Call, OpCode::LoadInput> {
  explicit constexpr LoadInput(const Call &C) : View<Call, OpCode::LoadInput>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto rowIndex() const { return this->get(1); }
  auto colIndex() const { return this->get(2); }
  auto gsVertexAxis() const { return this->get(3); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setGsVertexAxis(Value V) const { this->set(3, V); }
};

/// void @dx.op.storeOutput.f16(i32 5, i32 outputSigId, i32 rowIndex, i8 colIndex, half value)
template <class Call> struct StoreOutput : View<Call, OpCode::StoreOutput> {
  explicit constexpr StoreOutput(const Call &C) : View<Call, OpCode::StoreOutput>(C) {}
  auto outputSigId() const { return this->get(0); }
  auto rowIndex() const { return this->get(1); }
  auto colIndex() const { return this->get(2); }
  auto value() const { return this->get(3); }
  template <class Value> void setOutputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setValue(Value V) const { this->set(3, V); }
};

/// half @dx.op.unary.f16(i32 6, half value)
template <class Call> struct FAbs : View<Call, OpCode::FAbs> {
  explicit constexpr FAbs(const Call &C) : View<Call, OpCode::FAbs>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 7, half value)
template <class Call> struct Saturate : View<Call, OpCode::Saturate> {
  explicit constexpr Saturate(const Call &C) : View<Call, OpCode::Saturate>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.isSpecialFloat.f16(i32 8, half value)
template <class Call> struct IsNaN : View<Call, OpCode::IsNaN> {
  explicit constexpr IsNaN(const Call &C) : View<Call, OpCode::IsNaN>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.isSpecialFloat.f16(i32 9, half value)
template <class Call> struct IsInf : View<Call, OpCode::IsInf> {
  explicit constexpr IsInf(const Call &C) : View<Call, OpCode::IsInf>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.isSpecialFloat.f16(i32 10, half value)
template <class Call> struct IsFinite : View<Call, OpCode::IsFinite> {
  explicit constexpr IsFinite(const Call &C) : View<Call, OpCode::IsFinite>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.isSpecialFloat.f16(i32 11, half value)
template <class Call> struct IsNormal : View<Call, OpCode::IsNormal> {
  explicit constexpr IsNormal(const Call &C) : View<Call, OpCode::IsNormal>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 12, half value)
template <class Call> struct Cos : View<Call, OpCode::Cos> {
  explicit constexpr Cos(const Call &C) : View<Call, OpCode::Cos>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 13, half value)
template <class Call> struct Sin : View<Call, OpCode::Sin> {
  explicit constexpr Sin(const Call &C) : View<Call, OpCode::Sin>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 14, half value)
template <class Call> struct Tan : View<Call, OpCode::Tan> {
  explicit constexpr Tan(const Call &C) : View<Call, OpCode::Tan>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 15, half value)
template <class Call> struct Acos : View<Call, OpCode::Acos> {
  explicit constexpr Acos(const Call &C) : View<Call, OpCode::Acos>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 16, half value)
template <class Call> struct Asin : View<Call, OpCode::Asin> {
  explicit constexpr Asin(const Call &C) : View<Call, OpCode::Asin>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 17, half value)
template <class Call> struct Atan : View<Call, OpCode::Atan> {
  explicit constexpr Atan(const Call &C) : View<Call, OpCode::Atan>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 18, half value)
template <class Call> struct Hcos : View<Call, OpCode::Hcos> {
  explicit constexpr Hcos(const Call &C) : View<Call, OpCode::Hcos>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 19, half value)
template <class Call> struct Hsin : View<Call, OpCode::Hsin> {
  explicit constexpr Hsin(const Call &C) : View<Call, OpCode::Hsin>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 20, half value)
template <class Call> struct Htan : View<Call, OpCode::Htan> {
  explicit constexpr Htan(const Call &C) : View<Call, OpCode::Htan>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 21, half value)
template <class Call> struct Exp : View<Call, OpCode::Exp> {
  explicit constexpr Exp(const Call &C) : View<Call, OpCode::Exp>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 22, half value)
template <class Call> struct Frc : View<Call, OpCode::Frc> {
  explicit constexpr Frc(const Call &C) : View<Call, OpCode::Frc>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 23, half value)
template <class Call> struct Log : View<Call, OpCode::Log> {
  explicit constexpr Log(const Call &C) : View<Call, OpCode::Log>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 24, half value)
template <class Call> struct Sqrt : View<Call, OpCode::Sqrt> {
  explicit constexpr Sqrt(const Call &C) : View<Call, OpCode::Sqrt>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 25, half value)
template <class Call> struct Rsqrt : View<Call, OpCode::Rsqrt> {
  explicit constexpr Rsqrt(const Call &C) : View<Call, OpCode::Rsqrt>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 26, half value)
template <class Call> struct Round_ne : View<Call, OpCode::Round_ne> {
  explicit constexpr Round_ne(const Call &C) : View<Call, OpCode::Round_ne>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 27, half value)
template <class Call> struct Round_ni : View<Call, OpCode::Round_ni> {
  explicit constexpr Round_ni(const Call &C) : View<Call, OpCode::Round_ni>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 28, half value)
template <class Call> struct Round_pi : View<Call, OpCode::Round_pi> {
  explicit constexpr Round_pi(const Call &C) : View<Call, OpCode::Round_pi>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 29, half value)
template <class Call> struct Round_z : View<Call, OpCode::Round_z> {
  explicit constexpr Round_z(const Call &C) : View<Call, OpCode::Round_z>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i16 @dx.op.unary.i16(i32 30, i16 value)
template <class Call> struct Bfrev : View<Call, OpCode::Bfrev> {
  explicit constexpr Bfrev(const Call &C) : View<Call, OpCode::Bfrev>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.unaryBits.i16(i32 31, i16 value)
template <class Call> struct Countbits : View<Call, OpCode::Countbits> {
  explicit constexpr Countbits(const Call &C) : View<Call, OpCode::Countbits>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.unaryBits.i16(i32 32, i16 value)
template <class Call> struct FirstbitLo : View<Call, OpCode::FirstbitLo> {
  explicit constexpr FirstbitLo(const Call &C) : View<Call, OpCode::FirstbitLo>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.unaryBits.i16(i32 33, i16 value)
template <class Call> struct FirstbitHi : View<Call, OpCode::FirstbitHi> {
  explicit constexpr FirstbitHi(const Call &C) : View<Call, OpCode::FirstbitHi>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.unaryBits.i16(i32 34, i16 value)
template <class Call> struct FirstbitSHi : View<Call, OpCode::FirstbitSHi> {
  explicit constexpr FirstbitSHi(const Call &C) : View<Call, OpCode::FirstbitSHi>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.binary.f16(i32 35, half a, half b)
template <class Call> struct FMax : View<Call, OpCode::FMax> {
  explicit constexpr FMax(const Call &C) : View<Call, OpCode::FMax>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// half @dx.op.binary.f16(i32 36, half a, half b)
template <class Call> struct FMin : View<Call, OpCode::FMin> {
  explicit constexpr FMin(const Call &C) : View<Call, OpCode::FMin>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// i16 @dx.op.binary.i16(i32 37, i16 a, i16 b)
template <class Call> struct IMax : View<Call, OpCode::IMax> {
  explicit constexpr IMax(const Call &C) : View<Call, OpCode::IMax>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// i16 @dx.op.binary.i16(i32 38, i16 a, i16 b)
template <class Call> struct IMin : View<Call, OpCode::IMin> {
  explicit constexpr IMin(const Call &C) : View<Call, OpCode::IMin>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// i16 @dx.op.binary.i16(i32 39, i16 a, i16 b)
template <class Call> struct UMax : View<Call, OpCode::UMax> {
  explicit constexpr UMax(const Call &C) : View<Call, OpCode::UMax>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// i16 @dx.op.binary.i16(i32 40, i16 a, i16 b)
template <class Call> struct UMin : View<Call, OpCode::UMin> {
  explicit constexpr UMin(const Call &C) : View<Call, OpCode::UMin>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 41, i32 a, i32 b)
template <class Call> struct IMul : View<Call, OpCode::IMul> {
  explicit constexpr IMul(const Call &C) : View<Call, OpCode::IMul>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 42, i32 a, i32 b)
template <class Call> struct UMul : View<Call, OpCode::UMul> {
  explicit constexpr UMul(const Call &C) : View<Call, OpCode::UMul>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// %dx.types.twoi32 @dx.op.binaryWithTwoOuts.i32(i32 43, i32 a, i32 b)
template <class Call> struct UDiv : View<Call, OpCode::UDiv> {
  explicit constexpr UDiv(const Call &C) : View<Call, OpCode::UDiv>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 44, i32 a, i32 b)
template <class Call> struct UAddc : View<Call, OpCode::UAddc> {
  explicit constexpr UAddc(const Call &C) : View<Call, OpCode::UAddc>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// %dx.types.i32c @dx.op.binaryWithCarryOrBorrow.i32(i32 45, i32 a, i32 b)
template <class Call> struct USubb : View<Call, OpCode::USubb> {
  explicit constexpr USubb(const Call &C) : View<Call, OpCode::USubb>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// half @dx.op.tertiary.f16(i32 46, half a, half b, half c)
template <class Call> struct FMad : View<Call, OpCode::FMad> {
  explicit constexpr FMad(const Call &C) : View<Call, OpCode::FMad>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// double @dx.op.tertiary.f64(i32 47, double a, double b, double c)
template <class Call> struct Fma : View<Call, OpCode::Fma> {
  explicit constexpr Fma(const Call &C) : View<Call, OpCode::Fma>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i16 @dx.op.tertiary.i16(i32 48, i16 a, i16 b, i16 c)
template <class Call> struct IMad : View<Call, OpCode::IMad> {
  explicit constexpr IMad(const Call &C) : View<Call, OpCode::IMad>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i16 @dx.op.tertiary.i16(i32 49, i16 a, i16 b, i16 c)
template <class Call> struct UMad : View<Call, OpCode::UMad> {
  explicit constexpr UMad(const Call &C) : View<Call, OpCode::UMad>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.tertiary.i32(i32 50, i32 a, i32 b, i32 c)
template <class Call> struct Msad : View<Call, OpCode::Msad> {
  explicit constexpr Msad(const Call &C) : View<Call, OpCode::Msad>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.tertiary.i32(i32 51, i32 a, i32 b, i32 c)
template <class Call> struct Ibfe : View<Call, OpCode::Ibfe> {
  explicit constexpr Ibfe(const Call &C) : View<Call, OpCode::Ibfe>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.tertiary.i32(i32 52, i32 a, i32 b, i32 c)
template <class Call> struct Ubfe : View<Call, OpCode::Ubfe> {
  explicit constexpr Ubfe(const Call &C) : View<Call, OpCode::Ubfe>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  auto c() const { return this->get(2); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
  template <class Value> void setC(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.quaternary.i32(i32 53, i32 width, i32 offset, i32 value, i32 replacedValue)
template <class Call> struct Bfi : View<Call, OpCode::Bfi> {
  explicit constexpr Bfi(const Call &C) : View<Call, OpCode::Bfi>(C) {}
  auto width() const { return this->get(0); }
  auto offset() const { return this->get(1); }
  auto value() const { return this->get(2); }
  auto replacedValue() const { return this->get(3); }
  template <class Value> void setWidth(Value V) const { this->set(0, V); }
  template <class Value> void setOffset(Value V) const { this->set(1, V); }
  template <class Value> void setValue(Value V) const { this->set(2, V); }
  template <class Value> void setReplacedValue(Value V) const { this->set(3, V); }
};

/// half @dx.op.dot2.f16(i32 54, half ax, half ay, half bx, half by)
template <class Call> struct Dot2 : View<Call, OpCode::Dot2> {
  explicit constexpr Dot2(const Call &C) : View<Call, OpCode::Dot2>(C) {}
  auto ax() const { return this->get(0); }
  auto ay() const { return this->get(1); }
  auto bx() const { return this->get(2); }
  auto by() const { return this->get(3); }
  template <class Value> void setAx(Value V) const { this->set(0, V); }
  template <class Value> void setAy(Value V) const { this->set(1, V); }
  template <class Value> void setBx(Value V) const { this->set(2, V); }
  template <class Value> void setBy(Value V) const { this->set(3, V); }
};

/// half @dx.op.dot3.f16(i32 55, half ax, half ay, half az, half bx, half by, half bz)
template <class Call> struct Dot3 : View<Call, OpCode::Dot3> {
  explicit constexpr Dot3(const Call &C) : View<Call, OpCode::Dot3>(C) {}
  auto ax() const { return this->get(0); }
  auto ay() const { return this->get(1); }
  auto az() const { return this->get(2); }
  auto bx() const { return this->get(3); }
  auto by() const { return this->get(4); }
  auto bz() const { return this->get(5); }
  template <class Value> void setAx(Value V) const { this->set(0, V); }
  template <class Value> void setAy(Value V) const { this->set(1, V); }
  template <class Value> void setAz(Value V) const { this->set(2, V); }
  template <class Value> void setBx(Value V) const { this->set(3, V); }
  template <class Value> void setBy(Value V) const { this->set(4, V); }
  template <class Value> void setBz(Value V) const { this->set(5, V); }
};

/// half @dx.op.dot4.f16(i32 56, half ax, half ay, half az, half aw, half bx, half by, half bz, half
/// bw)
template <class Call> struct Dot4 : View<Call, OpCode::Dot4> {
  explicit constexpr Dot4(const Call &C) : View<Call, OpCode::Dot4>(C) {}
  auto ax() const { return this->get(0); }
  auto ay() const { return this->get(1); }
  auto az() const { return this->get(2); }
  auto aw() const { return this->get(3); }
  auto bx() const { return this->get(4); }
  auto by() const { return this->get(5); }
  auto bz() const { return this->get(6); }
  auto bw() const { return this->get(7); }
  template <class Value> void setAx(Value V) const { this->set(0, V); }
  template <class Value> void setAy(Value V) const { this->set(1, V); }
  template <class Value> void setAz(Value V) const { this->set(2, V); }
  template <class Value> void setAw(Value V) const { this->set(3, V); }
  template <class Value> void setBx(Value V) const { this->set(4, V); }
  template <class Value> void setBy(Value V) const { this->set(5, V); }
  template <class Value> void setBz(Value V) const { this->set(6, V); }
  template <class Value> void setBw(Value V) const { this->set(7, V); }
};

/// %dx.types.Handle @dx.op.createHandle(i32 57, i8 resourceClass, i32 rangeId, i32 index, i1
/// nonUniformIndex)
template <class Call> struct CreateHandle : View<Call, OpCode::CreateHandle> {
  explicit constexpr CreateHandle(const Call &C) : View<Call, OpCode::CreateHandle>(C) {}
  auto resourceClass() const { return this->get(0); }
  auto rangeId() const { return this->get(1); }
  auto index() const { return this->get(2); }
  auto nonUniformIndex() const { return this->get(3); }
  template <class Value> void setResourceClass(Value V) const { this->set(0, V); }
  template <class Value> void setRangeId(Value V) const { this->set(1, V); }
  template <class Value> void setIndex(Value V) const { this->set(2, V); }
  template <class Value> void setNonUniformIndex(Value V) const { this->set(3, V); }
};

/// half @dx.op.cbufferLoad.f16(i32 58, %dx.types.Handle handle, i32 byteOffset, i32 alignment)
template <class Call> struct CBufferLoad : View<Call, OpCode::CBufferLoad> {
  explicit constexpr CBufferLoad(const Call &C) : View<Call, OpCode::CBufferLoad>(C) {}
  auto handle() const { return this->get(0); }
  auto byteOffset() const { return this->get(1); }
  auto alignment() const { return this->get(2); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setByteOffset(Value V) const { this->set(1, V); }
  template <class Value> void setAlignment(Value V) const { this->set(2, V); }
};

/// %dx.types.CBufRet.f16 @dx.op.cbufferLoadLegacy.f16(i32 59, %dx.types.Handle handle, i32
/// regIndex)
template <class Call> struct CBufferLoadLegacy : View<Call, OpCode::CBufferLoadLegacy> {
  explicit constexpr CBufferLoadLegacy(const Call &C) : View<Call, OpCode::CBufferLoadLegacy>(C) {}
  auto handle() const { return this->get(0); }
  auto regIndex() const { return this->get(1); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setRegIndex(Value V) const { this->set(1, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sample.f16(i32 60, %dx.types.Handle srv, %dx.types.Handle sampler,
/// float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32 offset2,
/// float clamp)
template <class Call> struct Sample : View<Call, OpCode::Sample> {
  explicit constexpr Sample(const Call &C) : View<Call, OpCode::Sample>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto clamp() const { return this->get(9); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setClamp(Value V) const { this->set(9, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleBias.f16(i32 61, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float bias, float clamp)
template <class Call> struct SampleBias : View<Call, OpCode::SampleBias> {
  explicit constexpr SampleBias(const Call &C) : View<Call, OpCode::SampleBias>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto bias() const { return this->get(9); }
  auto clamp() const { return this->get(10); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setBias(Value V) const { this->set(9, V); }
  template <class Value> void setClamp(Value V) const { this->set(10, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleLevel.f16(i32 62, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float LOD)
template <class Call> struct SampleLevel : View<Call, OpCode::SampleLevel> {
  explicit constexpr SampleLevel(const Call &C) : View<Call, OpCode::SampleLevel>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto LOD() const { return this->get(9); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setLOD(Value V) const { this->set(9, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleGrad.f16(i32 63, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
template <class Call> struct SampleGrad : View<Call, OpCode::SampleGrad> {
  explicit constexpr SampleGrad(const Call &C) : View<Call, OpCode::SampleGrad>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto ddx0() const { return this->get(9); }
  auto ddx1() const { return this->get(10); }
  auto ddx2() const { return this->get(11); }
  auto ddy0() const { return this->get(12); }
  auto ddy1() const { return this->get(13); }
  auto ddy2() const { return this->get(14); }
  auto clamp() const { return this->get(15); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setDdx0(Value V) const { this->set(9, V); }
  template <class Value> void setDdx1(Value V) const { this->set(10, V); }
  template <class Value> void setDdx2(Value V) const { this->set(11, V); }
  template <class Value> void setDdy0(Value V) const { this->set(12, V); }
  template <class Value> void setDdy1(Value V) const { this->set(13, V); }
  template <class Value> void setDdy2(Value V) const { this->set(14, V); }
  template <class Value> void setClamp(Value V) const { this->set(15, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleCmp.f16(i32 64, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float compareValue, float clamp)
template <class Call> struct SampleCmp : View<Call, OpCode::SampleCmp> {
  explicit constexpr SampleCmp(const Call &C) : View<Call, OpCode::SampleCmp>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  auto clamp() const { return this->get(10); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
  template <class Value> void setClamp(Value V) const { this->set(10, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleCmpLevelZero.f16(i32 65, %dx.types.Handle srv,
/// %dx.types.Handle sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0,
/// i32 offset1, i32 offset2, float compareValue)
template <class Call> struct SampleCmpLevelZero : View<Call, OpCode::SampleCmpLevelZero> {
  explicit constexpr SampleCmpLevelZero(const Call &C) : View<Call, OpCode::SampleCmpLevelZero>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
};

/// %dx.types.ResRet.f16 @dx.op.textureLoad.f16(i32 66, %dx.types.Handle srv, i32
/// mipLevelOrSampleCount, i32 coord0, i32 coord1, i32 coord2, i32 offset0, i32 offset1, i32
/// offset2)
template <class Call> struct TextureLoad : View<Call, OpCode::TextureLoad> {
  explicit constexpr TextureLoad(const Call &C) : View<Call, OpCode::TextureLoad>(C) {}
  auto srv() const { return this->get(0); }
  auto mipLevelOrSampleCount() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto offset0() const { return this->get(5); }
  auto offset1() const { return this->get(6); }
  auto offset2() const { return this->get(7); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setMipLevelOrSampleCount(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setOffset0(Value V) const { this->set(5, V); }
  template <class Value> void setOffset1(Value V) const { this->set(6, V); }
  template <class Value> void setOffset2(Value V) const { this->set(7, V); }
};

/// void @dx.op.textureStore.f16(i32 67, %dx.types.Handle srv, i32 coord0, i32 coord1, i32 coord2,
/// half value0, half value1, half value2, half value3, i8 mask)
template <class Call> struct TextureStore : View<Call, OpCode::TextureStore> {
  explicit constexpr TextureStore(const Call &C) : View<Call, OpCode::TextureStore>(C) {}
  auto srv() const { return this->get(0); }
  auto coord0() const { return this->get(1); }
  auto coord1() const { return this->get(2); }
  auto coord2() const { return this->get(3); }
  auto value0() const { return this->get(4); }
  auto value1() const { return this->get(5); }
  auto value2() const { return this->get(6); }
  auto value3() const { return this->get(7); }
  auto mask() const { return this->get(8); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setCoord0(Value V) const { this->set(1, V); }
  template <class Value> void setCoord1(Value V) const { this->set(2, V); }
  template <class Value> void setCoord2(Value V) const { this->set(3, V); }
  template <class Value> void setValue0(Value V) const { this->set(4, V); }
  template <class Value> void setValue1(Value V) const { this->set(5, V); }
  template <class Value> void setValue2(Value V) const { this->set(6, V); }
  template <class Value> void setValue3(Value V) const { this->set(7, V); }
  template <class Value> void setMask(Value V) const { this->set(8, V); }
};

/// %dx.types.ResRet.f16 @dx.op.bufferLoad.f16(i32 68, %dx.types.Handle srv, i32 index, i32 wot)
template <class Call> struct BufferLoad : View<Call, OpCode::BufferLoad> {
  explicit constexpr BufferLoad(const Call &C) : View<Call, OpCode::BufferLoad>(C) {}
  auto srv() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto wot() const { return this->get(2); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setWot(Value V) const { this->set(2, V); }
};

/// void @dx.op.bufferStore.f16(i32 69, %dx.types.Handle uav, i32 coord0, i32 coord1, half value0,
/// half value1, half value2, half value3, i8 mask)
template <class Call> struct BufferStore : View<Call, OpCode::BufferStore> {
  explicit constexpr BufferStore(const Call &C) : View<Call, OpCode::BufferStore>(C) {}
  auto uav() const { return this->get(0); }
  auto coord0() const { return this->get(1); }
  auto coord1() const { return this->get(2); }
  auto value0() const { return this->get(3); }
  auto value1() const { return this->get(4); }
  auto value2() const { return this->get(5); }
  auto value3() const { return this->get(6); }
  auto mask() const { return this->get(7); }
  template <class Value> void setUav(Value V) const { this->set(0, V); }
  template <class Value> void setCoord0(Value V) const { this->set(1, V); }
  template <class Value> void setCoord1(Value V) const { this->set(2, V); }
  template <class Value> void setValue0(Value V) const { this->set(3, V); }
  template <class Value> void setValue1(Value V) const { this->set(4, V); }
  template <class Value> void setValue2(Value V) const { this->set(5, V); }
  template <class Value> void setValue3(Value V) const { this->set(6, V); }
  template <class Value> void setMask(Value V) const { this->set(7, V); }
};

/// i32 @dx.op.bufferUpdateCounter(i32 70, %dx.types.Handle uav, i8 inc)
template <class Call> struct BufferUpdateCounter : View<Call, OpCode::BufferUpdateCounter> {
  explicit constexpr BufferUpdateCounter(const Call &C) : View<Call, OpCode::BufferUpdateCounter>(C) {}
  auto uav() const { return this->get(0); }
  auto inc() const { return this->get(1); }
  template <class Value> void setUav(Value V) const { this->set(0, V); }
  template <class Value> void setInc(Value V) const { this->set(1, V); }
};

/// i1 @dx.op.checkAccessFullyMapped.i32(i32 71, i32 status)
template <class Call> struct CheckAccessFullyMapped : View<Call, OpCode::CheckAccessFullyMapped> {
  explicit constexpr CheckAccessFullyMapped(const Call &C) : View<Call, OpCode::CheckAccessFullyMapped>(C) {}
  auto status() const { return this->get(0); }
  template <class Value> void setStatus(Value V) const { this->set(0, V); }
};

/// %dx.types.Dimensions @dx.op.getDimensions(i32 72, %dx.types.Handle handle, i32 mipLevel)
template <class Call> struct GetDimensions : View<Call, OpCode::GetDimensions> {
  explicit constexpr GetDimensions(const Call &C) : View<Call, OpCode::GetDimensions>(C) {}
  auto handle() const { return this->get(0); }
  auto mipLevel() const { return this->get(1); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setMipLevel(Value V) const { this->set(1, V); }
};

/// %dx.types.ResRet.f16 @dx.op.textureGather.f16(i32 73, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// channel)
template <class Call> struct TextureGather : View<Call, OpCode::TextureGather> {
  explicit constexpr TextureGather(const Call &C) : View<Call, OpCode::TextureGather>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto channel() const { return this->get(8); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setChannel(Value V) const { this->set(8, V); }
};

/// %dx.types.ResRet.f16 @dx.op.textureGatherCmp.f16(i32 74, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// channel, float compareValue)
template <class Call> struct TextureGatherCmp : View<Call, OpCode::TextureGatherCmp> {
  explicit constexpr TextureGatherCmp(const Call &C) : View<Call, OpCode::TextureGatherCmp>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto channel() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setChannel(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
};

/// %dx.types.SamplePos @dx.op.texture2DMSGetSamplePosition(i32 75, %dx.types.Handle srv, i32 index)
template <class Call> struct Texture2DMSGetSamplePosition : View<Call, OpCode::Texture2DMSGetSamplePosition> {
  explicit constexpr Texture2DMSGetSamplePosition(const Call &C) : View<Call, OpCode::Texture2DMSGetSamplePosition>(C) {}
  auto srv() const { return this->get(0); }
  auto index() const { return this->get(1); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
};

/// %dx.types.SamplePos @dx.op.renderTargetGetSamplePosition(i32 76, i32 index)
template <class Call> struct RenderTargetGetSamplePosition : View<Call, OpCode::RenderTargetGetSamplePosition> {
  explicit constexpr RenderTargetGetSamplePosition(const Call &C) : View<Call, OpCode::RenderTargetGetSamplePosition>(C) {}
  auto index() const { return this->get(0); }
  template <class Value> void setIndex(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.renderTargetGetSampleCount(i32 77)
template <class Call> struct RenderTargetGetSampleCount : View<Call, OpCode::RenderTargetGetSampleCount> {
  explicit constexpr RenderTargetGetSampleCount(const Call &C) : View<Call, OpCode::RenderTargetGetSampleCount>(C) {}
};

/// i32 @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle handle, i32 atomicOp, i32 offset0, i32
/// offset1, i32 offset2, i32 newValue)
template <class Call> struct AtomicBinOp : View<Call, OpCode::AtomicBinOp> {
  explicit constexpr AtomicBinOp(const Call &C) : View<Call, OpCode::AtomicBinOp>(C) {}
  auto handle() const { return this->get(0); }
  auto atomicOp() const { return this->get(1); }
  auto offset0() const { return this->get(2); }
  auto offset1() const { return this->get(3); }
  auto offset2() const { return this->get(4); }
  auto newValue() const { return this->get(5); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setAtomicOp(Value V) const { this->set(1, V); }
  template <class Value> void setOffset0(Value V) const { this->set(2, V); }
  template <class Value> void setOffset1(Value V) const { this->set(3, V); }
  template <class Value> void setOffset2(Value V) const { this->set(4, V); }
  template <class Value> void setNewValue(Value V) const { this->set(5, V); }
};

/// i32 @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle handle, i32 offset0, i32 offset1,
/// i32 offset2, i32 compareValue, i32 newValue)
template <class Call> struct AtomicCompareExchange : View<Call, OpCode::AtomicCompareExchange> {
  explicit constexpr AtomicCompareExchange(const Call &C) : View<Call, OpCode::AtomicCompareExchange>(C) {}
  auto handle() const { return this->get(0); }
  auto offset0() const { return this->get(1); }
  auto offset1() const { return this->get(2); }
  auto offset2() const { return this->get(3); }
  auto compareValue() const { return this->get(4); }
  auto newValue() const { return this->get(5); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setOffset0(Value V) const { this->set(1, V); }
  template <class Value> void setOffset1(Value V) const { this->set(2, V); }
  template <class Value> void setOffset2(Value V) const { this->set(3, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(4, V); }
  template <class Value> void setNewValue(Value V) const { this->set(5, V); }
};

/// void @dx.op.barrier(i32 80, i32 barrierMode)
template <class Call> struct Barrier : View<Call, OpCode::Barrier> {
  explicit constexpr Barrier(const Call &C) : View<Call, OpCode::Barrier>(C) {}
  auto barrierMode() const { return this->get(0); }
  template <class Value> void setBarrierMode(Value V) const { this->set(0, V); }
};

/// float @dx.op.calculateLOD.f32(i32 81, %dx.types.Handle handle, %dx.types.Handle sampler, float
/// coord0, float coord1, float coord2, i1 clamped)
template <class Call> struct CalculateLOD : View<Call, OpCode::CalculateLOD> {
  explicit constexpr CalculateLOD(const Call &C) : View<Call, OpCode::CalculateLOD>(C) {}
  auto handle() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto clamped() const { return this->get(5); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setClamped(Value V) const { this->set(5, V); }
};

/// void @dx.op.discard(i32 82, i1 condition)
template <class Call> struct Discard : View<Call, OpCode::Discard> {
  explicit constexpr Discard(const Call &C) : View<Call, OpCode::Discard>(C) {}
  auto condition() const { return this->get(0); }
  template <class Value> void setCondition(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 83, half value)
template <class Call> struct DerivCoarseX : View<Call, OpCode::DerivCoarseX> {
  explicit constexpr DerivCoarseX(const Call &C) : View<Call, OpCode::DerivCoarseX>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 84, half value)
template <class Call> struct DerivCoarseY : View<Call, OpCode::DerivCoarseY> {
  explicit constexpr DerivCoarseY(const Call &C) : View<Call, OpCode::DerivCoarseY>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 85, half value)
template <class Call> struct DerivFineX : View<Call, OpCode::DerivFineX> {
  explicit constexpr DerivFineX(const Call &C) : View<Call, OpCode::DerivFineX>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.unary.f16(i32 86, half value)
template <class Call> struct DerivFineY : View<Call, OpCode::DerivFineY> {
  explicit constexpr DerivFineY(const Call &C) : View<Call, OpCode::DerivFineY>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.evalSnapped.f16(i32 87, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32
/// offsetX, i32 offsetY)
template <class Call> struct EvalSnapped : View<Call, OpCode::EvalSnapped> {
  explicit constexpr EvalSnapped(const Call &C) : View<Call, OpCode::EvalSnapped>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto inputRowIndex() const { return this->get(1); }
  auto inputColIndex() const { return this->get(2); }
  auto offsetX() const { return this->get(3); }
  auto offsetY() const { return this->get(4); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setInputRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setInputColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setOffsetX(Value V) const { this->set(3, V); }
  template <class Value> void setOffsetY(Value V) const { this->set(4, V); }
};

/// half @dx.op.evalSampleIndex.f16(i32 88, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex, i32
/// sampleIndex)
template <class Call> struct EvalSampleIndex : View<Call, OpCode::EvalSampleIndex> {
  explicit constexpr EvalSampleIndex(const Call &C) : View<Call, OpCode::EvalSampleIndex>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto inputRowIndex() const { return this->get(1); }
  auto inputColIndex() const { return this->get(2); }
  auto sampleIndex() const { return this->get(3); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setInputRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setInputColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setSampleIndex(Value V) const { this->set(3, V); }
};

/// half @dx.op.evalCentroid.f16(i32 89, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex)
template <class Call> struct EvalCentroid : View<Call, OpCode::EvalCentroid> {
  explicit constexpr EvalCentroid(const Call &C) : View<Call, OpCode::EvalCentroid>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto inputRowIndex() const { return this->get(1); }
  auto inputColIndex() const { return this->get(2); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setInputRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setInputColIndex(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.sampleIndex.i32(i32 90)
template <class Call> struct SampleIndex : View<Call, OpCode::SampleIndex> {
  explicit constexpr SampleIndex(const Call &C) : View<Call, OpCode::SampleIndex>(C) {}
};

/// i32 @dx.op.coverage.i32(i32 91)
template <class Call> struct Coverage : View<Call, OpCode::Coverage> {
  explicit constexpr Coverage(const Call &C) : View<Call, OpCode::Coverage>(C) {}
};

/// i32 @dx.op.innerCoverage.i32(i32 92)
template <class Call> struct InnerCoverage : View<Call, OpCode::InnerCoverage> {
  explicit constexpr InnerCoverage(const Call &C) : View<Call, OpCode::InnerCoverage>(C) {}
};

/// i32 @dx.op.threadId.i32(i32 93, i32 component)
template <class Call> struct ThreadId : View<Call, OpCode::ThreadId> {
  explicit constexpr ThreadId(const Call &C) : View<Call, OpCode::ThreadId>(C) {}
  auto component() const { return this->get(0); }
  template <class Value> void setComponent(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.groupId.i32(i32 94, i32 component)
template <class Call> struct GroupId : View<Call, OpCode::GroupId> {
  explicit constexpr GroupId(const Call &C) : View<Call, OpCode::GroupId>(C) {}
  auto component() const { return this->get(0); }
  template <class Value> void setComponent(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.threadIdInGroup.i32(i32 95, i32 component)
template <class Call> struct ThreadIdInGroup : View<Call, OpCode::ThreadIdInGroup> {
  explicit constexpr ThreadIdInGroup(const Call &C) : View<Call, OpCode::ThreadIdInGroup>(C) {}
  auto component() const { return this->get(0); }
  template <class Value> void setComponent(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
template <class Call> struct FlattenedThreadIdInGroup : View<Call, OpCode::FlattenedThreadIdInGroup> {
  explicit constexpr FlattenedThreadIdInGroup(const Call &C) : View<Call, OpCode::FlattenedThreadIdInGroup>(C) {}
};

/// void @dx.op.emitStream(i32 97, i8 streamId)
template <class Call> struct EmitStream : View<Call, OpCode::EmitStream> {
  explicit constexpr EmitStream(const Call &C) : View<Call, OpCode::EmitStream>(C) {}
  auto streamId() const { return this->get(0); }
  template <class Value> void setStreamId(Value V) const { this->set(0, V); }
};

/// void @dx.op.cutStream(i32 98, i8 streamId)
template <class Call> struct CutStream : View<Call, OpCode::CutStream> {
  explicit constexpr CutStream(const Call &C) : View<Call, OpCode::CutStream>(C) {}
  auto streamId() const { return this->get(0); }
  template <class Value> void setStreamId(Value V) const { this->set(0, V); }
};

/// void @dx.op.emitThenCutStream(i32 99, i8 streamId)
template <class Call> struct EmitThenCutStream : View<Call, OpCode::EmitThenCutStream> {
  explicit constexpr EmitThenCutStream(const Call &C) : View<Call, OpCode::EmitThenCutStream>(C) {}
  auto streamId() const { return this->get(0); }
  template <class Value> void setStreamId(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.gsInstanceID.i32(i32 100)
template <class Call> struct GSInstanceID : View<Call, OpCode::GSInstanceID> {
  explicit constexpr GSInstanceID(const Call &C) : View<Call, OpCode::GSInstanceID>(C) {}
};

/// double @dx.op.makeDouble.f64(i32 101, i32 lo, i32 hi)
template <class Call> struct MakeDouble : View<Call, OpCode::MakeDouble> {
  explicit constexpr MakeDouble(const Call &C) : View<Call, OpCode::MakeDouble>(C) {}
  auto lo() const { return this->get(0); }
  auto hi() const { return this->get(1); }
  template <class Value> void setLo(Value V) const { this->set(0, V); }
  template <class Value> void setHi(Value V) const { this->set(1, V); }
};

/// %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double value)
template <class Call> struct SplitDouble : View<Call, OpCode::SplitDouble> {
  explicit constexpr SplitDouble(const Call &C) : View<Call, OpCode::SplitDouble>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.loadOutputControlPoint.f16(i32 103, i32 inputSigId, i32 row, i8 col, i32 index)
template <class Call> struct LoadOutputControlPoint : View<Call, OpCode::LoadOutputControlPoint> {
  explicit constexpr LoadOutputControlPoint(const Call &C) : View<Call, OpCode::LoadOutputControlPoint>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  auto index() const { return this->get(3); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
  template <class Value> void setIndex(Value V) const { this->set(3, V); }
};

/// half @dx.op.loadPatchConstant.f16(i32 104, i32 inputSigId, i32 row, i8 col)
template <class Call> struct LoadPatchConstant : View<Call, OpCode::LoadPatchConstant> {
  explicit constexpr LoadPatchConstant(const Call &C) : View<Call, OpCode::LoadPatchConstant>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// float @dx.op.domainLocation.f32(i32 105, i8 component)
template <class Call> struct DomainLocation : View<Call, OpCode::DomainLocation> {
  explicit constexpr DomainLocation(const Call &C) : View<Call, OpCode::DomainLocation>(C) {}
  auto component() const { return this->get(0); }
  template <class Value> void setComponent(Value V) const { this->set(0, V); }
};

/// void @dx.op.storePatchConstant.f16(i32 106, i32 outputSigID, i32 row, i8 col, half value)
template <class Call> struct StorePatchConstant : View<Call, OpCode::StorePatchConstant> {
  explicit constexpr StorePatchConstant(const Call &C) : View<Call, OpCode::StorePatchConstant>(C) {}
  auto outputSigID() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  auto value() const { return this->get(3); }
  template <class Value> void setOutputSigID(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
  template <class Value> void setValue(Value V) const { this->set(3, V); }
};

/// i32 @dx.op.outputControlPointID.i32(i32 107)
template <class Call> struct OutputControlPointID : View<Call, OpCode::OutputControlPointID> {
  explicit constexpr OutputControlPointID(const Call &C) : View<Call, OpCode::OutputControlPointID>(C) {}
};

/// i32 @dx.op.primitiveID.i32(i32 108)
template <class Call> struct PrimitiveID : View<Call, OpCode::PrimitiveID> {
  explicit constexpr PrimitiveID(const Call &C) : View<Call, OpCode::PrimitiveID>(C) {}
};

/// %dx.types.twoi32 @dx.op.cycleCounterLegacy(i32 109)
template <class Call> struct CycleCounterLegacy : View<Call, OpCode::CycleCounterLegacy> {
  explicit constexpr CycleCounterLegacy(const Call &C) : View<Call, OpCode::CycleCounterLegacy>(C) {}
};

/// i1 @dx.op.waveIsFirstLane(i32 110)
template <class Call> struct WaveIsFirstLane : View<Call, OpCode::WaveIsFirstLane> {
  explicit constexpr WaveIsFirstLane(const Call &C) : View<Call, OpCode::WaveIsFirstLane>(C) {}
};

/// i32 @dx.op.waveGetLaneIndex(i32 111)
template <class Call> struct WaveGetLaneIndex : View<Call, OpCode::WaveGetLaneIndex> {
  explicit constexpr WaveGetLaneIndex(const Call &C) : View<Call, OpCode::WaveGetLaneIndex>(C) {}
};

/// i32 @dx.op.waveGetLaneCount(i32 112)
template <class Call> struct WaveGetLaneCount : View<Call, OpCode::WaveGetLaneCount> {
  explicit constexpr WaveGetLaneCount(const Call &C) : View<Call, OpCode::WaveGetLaneCount>(C) {}
};

/// i1 @dx.op.waveAnyTrue(i32 113, i1 cond)
template <class Call> struct WaveAnyTrue : View<Call, OpCode::WaveAnyTrue> {
  explicit constexpr WaveAnyTrue(const Call &C) : View<Call, OpCode::WaveAnyTrue>(C) {}
  auto cond() const { return this->get(0); }
  template <class Value> void setCond(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.waveAllTrue(i32 114, i1 cond)
template <class Call> struct WaveAllTrue : View<Call, OpCode::WaveAllTrue> {
  explicit constexpr WaveAllTrue(const Call &C) : View<Call, OpCode::WaveAllTrue>(C) {}
  auto cond() const { return this->get(0); }
  template <class Value> void setCond(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.waveActiveAllEqual.f16(i32 115, half value)
template <class Call> struct WaveActiveAllEqual : View<Call, OpCode::WaveActiveAllEqual> {
  explicit constexpr WaveActiveAllEqual(const Call &C) : View<Call, OpCode::WaveActiveAllEqual>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// %dx.types.fouri32 @dx.op.waveActiveBallot(i32 116, i1 cond)
template <class Call> struct WaveActiveBallot : View<Call, OpCode::WaveActiveBallot> {
  explicit constexpr WaveActiveBallot(const Call &C) : View<Call, OpCode::WaveActiveBallot>(C) {}
  auto cond() const { return this->get(0); }
  template <class Value> void setCond(Value V) const { this->set(0, V); }
};

/// half @dx.op.waveReadLaneAt.f16(i32 117, half value, i32 lane)
template <class Call> struct WaveReadLaneAt : View<Call, OpCode::WaveReadLaneAt> {
  explicit constexpr WaveReadLaneAt(const Call &C) : View<Call, OpCode::WaveReadLaneAt>(C) {}
  auto value() const { return this->get(0); }
  auto lane() const { return this->get(1); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setLane(Value V) const { this->set(1, V); }
};

/// half @dx.op.waveReadLaneFirst.f16(i32 118, half value)
template <class Call> struct WaveReadLaneFirst : View<Call, OpCode::WaveReadLaneFirst> {
  explicit constexpr WaveReadLaneFirst(const Call &C) : View<Call, OpCode::WaveReadLaneFirst>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.waveActiveOp.f16(i32 119, half value, i8 op, i8 sop)
template <class Call> struct WaveActiveOp : View<Call, OpCode::WaveActiveOp> {
  explicit constexpr WaveActiveOp(const Call &C) : View<Call, OpCode::WaveActiveOp>(C) {}
  auto value() const { return this->get(0); }
  auto op() const { return this->get(1); }
  auto sop() const { return this->get(2); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setOp(Value V) const { this->set(1, V); }
  template <class Value> void setSop(Value V) const { this->set(2, V); }
};

/// i8 @dx.op.waveActiveBit.i8(i32 120, i8 value, i8 op)
template <class Call> struct WaveActiveBit : View<Call, OpCode::WaveActiveBit> {
  explicit constexpr WaveActiveBit(const Call &C) : View<Call, OpCode::WaveActiveBit>(C) {}
  auto value() const { return this->get(0); }
  auto op() const { return this->get(1); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setOp(Value V) const { this->set(1, V); }
};

/// half @dx.op.wavePrefixOp.f16(i32 121, half value, i8 op, i8 sop)
template <class Call> struct WavePrefixOp : View<Call, OpCode::WavePrefixOp> {
  explicit constexpr WavePrefixOp(const Call &C) : View<Call, OpCode::WavePrefixOp>(C) {}
  auto value() const { return this->get(0); }
  auto op() const { return this->get(1); }
  auto sop() const { return this->get(2); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setOp(Value V) const { this->set(1, V); }
  template <class Value> void setSop(Value V) const { this->set(2, V); }
};

/// half @dx.op.quadReadLaneAt.f16(i32 122, half value, i32 quadLane)
template <class Call> struct QuadReadLaneAt : View<Call, OpCode::QuadReadLaneAt> {
  explicit constexpr QuadReadLaneAt(const Call &C) : View<Call, OpCode::QuadReadLaneAt>(C) {}
  auto value() const { return this->get(0); }
  auto quadLane() const { return this->get(1); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setQuadLane(Value V) const { this->set(1, V); }
};

/// half @dx.op.quadOp.f16(i32 123, half value, i8 op)
template <class Call> struct QuadOp : View<Call, OpCode::QuadOp> {
  explicit constexpr QuadOp(const Call &C) : View<Call, OpCode::QuadOp>(C) {}
  auto value() const { return this->get(0); }
  auto op() const { return this->get(1); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setOp(Value V) const { this->set(1, V); }
};

/// half @dx.op.bitcastI16toF16(i32 124, i16 value)
template <class Call> struct BitcastI16toF16 : View<Call, OpCode::BitcastI16toF16> {
  explicit constexpr BitcastI16toF16(const Call &C) : View<Call, OpCode::BitcastI16toF16>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i16 @dx.op.bitcastF16toI16(i32 125, half value)
template <class Call> struct BitcastF16toI16 : View<Call, OpCode::BitcastF16toI16> {
  explicit constexpr BitcastF16toI16(const Call &C) : View<Call, OpCode::BitcastF16toI16>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// float @dx.op.bitcastI32toF32(i32 126, i32 value)
template <class Call> struct BitcastI32toF32 : View<Call, OpCode::BitcastI32toF32> {
  explicit constexpr BitcastI32toF32(const Call &C) : View<Call, OpCode::BitcastI32toF32>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.bitcastF32toI32(i32 127, float value)
template <class Call> struct BitcastF32toI32 : View<Call, OpCode::BitcastF32toI32> {
  explicit constexpr BitcastF32toI32(const Call &C) : View<Call, OpCode::BitcastF32toI32>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// double @dx.op.bitcastI64toF64(i32 128, i64 value)
template <class Call> struct BitcastI64toF64 : View<Call, OpCode::BitcastI64toF64> {
  explicit constexpr BitcastI64toF64(const Call &C) : View<Call, OpCode::BitcastI64toF64>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i64 @dx.op.bitcastF64toI64(i32 129, double value)
template <class Call> struct BitcastF64toI64 : View<Call, OpCode::BitcastF64toI64> {
  explicit constexpr BitcastF64toI64(const Call &C) : View<Call, OpCode::BitcastF64toI64>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.legacyF32ToF16(i32 130, float value)
template <class Call> struct LegacyF32ToF16 : View<Call, OpCode::LegacyF32ToF16> {
  explicit constexpr LegacyF32ToF16(const Call &C) : View<Call, OpCode::LegacyF32ToF16>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// float @dx.op.legacyF16ToF32(i32 131, i32 value)
template <class Call> struct LegacyF16ToF32 : View<Call, OpCode::LegacyF16ToF32> {
  explicit constexpr LegacyF16ToF32(const Call &C) : View<Call, OpCode::LegacyF16ToF32>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// float @dx.op.legacyDoubleToFloat(i32 132, double value)
template <class Call> struct LegacyDoubleToFloat : View<Call, OpCode::LegacyDoubleToFloat> {
  explicit constexpr LegacyDoubleToFloat(const Call &C) : View<Call, OpCode::LegacyDoubleToFloat>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.legacyDoubleToSInt32(i32 133, double value)
template <class Call> struct LegacyDoubleToSInt32 : View<Call, OpCode::LegacyDoubleToSInt32> {
  explicit constexpr LegacyDoubleToSInt32(const Call &C) : View<Call, OpCode::LegacyDoubleToSInt32>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.legacyDoubleToUInt32(i32 134, double value)
template <class Call> struct LegacyDoubleToUInt32 : View<Call, OpCode::LegacyDoubleToUInt32> {
  explicit constexpr LegacyDoubleToUInt32(const Call &C) : View<Call, OpCode::LegacyDoubleToUInt32>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.waveAllOp(i32 135, i1 value)
template <class Call> struct WaveAllBitCount : View<Call, OpCode::WaveAllBitCount> {
  explicit constexpr WaveAllBitCount(const Call &C) : View<Call, OpCode::WaveAllBitCount>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.wavePrefixOp(i32 136, i1 value)
template <class Call> struct WavePrefixBitCount : View<Call, OpCode::WavePrefixBitCount> {
  explicit constexpr WavePrefixBitCount(const Call &C) : View<Call, OpCode::WavePrefixBitCount>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.attributeAtVertex.f16(i32 137, i32 inputSigId, i32 inputRowIndex, i8 inputColIndex,
/// i8 VertexID)
template <class Call> struct AttributeAtVertex : View<Call, OpCode::AttributeAtVertex> {
  explicit constexpr AttributeAtVertex(const Call &C) : View<Call, OpCode::AttributeAtVertex>(C) {}
  auto inputSigId() const { return this->get(0); }
  auto inputRowIndex() const { return this->get(1); }
  auto inputColIndex() const { return this->get(2); }
  auto VertexID() const { return this->get(3); }
  template <class Value> void setInputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setInputRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setInputColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setVertexID(Value V) const { this->set(3, V); }
};

/// i32 @dx.op.viewID.i32(i32 138)
template <class Call> struct ViewID : View<Call, OpCode::ViewID> {
  explicit constexpr ViewID(const Call &C) : View<Call, OpCode::ViewID>(C) {}
};

/// %dx.types.ResRet.f16 @dx.op.rawBufferLoad.f16(i32 139, %dx.types.Handle srv, i32 index, i32
/// elementOffset, i8 mask, i32 alignment)
template <class Call> struct RawBufferLoad : View<Call, OpCode::RawBufferLoad> {
  explicit constexpr RawBufferLoad(const Call &C) : View<Call, OpCode::RawBufferLoad>(C) {}
  auto srv() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto elementOffset() const { return this->get(2); }
  auto mask() const { return this->get(3); }
  auto alignment() const { return this->get(4); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setElementOffset(Value V) const { this->set(2, V); }
  template <class Value> void setMask(Value V) const { this->set(3, V); }
  template <class Value> void setAlignment(Value V) const { this->set(4, V); }
};

/// void @dx.op.rawBufferStore.f16(i32 140, %dx.types.Handle uav, i32 index, i32 elementOffset, half
/// value0, half value1, half value2, half value3, i8 mask, i32 alignment)
template <class Call> struct RawBufferStore : View<Call, OpCode::RawBufferStore> {
  explicit constexpr RawBufferStore(const Call &C) : View<Call, OpCode::RawBufferStore>(C) {}
  auto uav() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto elementOffset() const { return this->get(2); }
  auto value0() const { return this->get(3); }
  auto value1() const { return this->get(4); }
  auto value2() const { return this->get(5); }
  auto value3() const { return this->get(6); }
  auto mask() const { return this->get(7); }
  auto alignment() const { return this->get(8); }
  template <class Value> void setUav(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setElementOffset(Value V) const { this->set(2, V); }
  template <class Value> void setValue0(Value V) const { this->set(3, V); }
  template <class Value> void setValue1(Value V) const { this->set(4, V); }
  template <class Value> void setValue2(Value V) const { this->set(5, V); }
  template <class Value> void setValue3(Value V) const { this->set(6, V); }
  template <class Value> void setMask(Value V) const { this->set(7, V); }
  template <class Value> void setAlignment(Value V) const { this->set(8, V); }
};

/// i32 @dx.op.instanceID.i32(i32 141)
template <class Call> struct InstanceID : View<Call, OpCode::InstanceID> {
  explicit constexpr InstanceID(const Call &C) : View<Call, OpCode::InstanceID>(C) {}
};

/// i32 @dx.op.instanceIndex.i32(i32 142)
template <class Call> struct InstanceIndex : View<Call, OpCode::InstanceIndex> {
  explicit constexpr InstanceIndex(const Call &C) : View<Call, OpCode::InstanceIndex>(C) {}
};

/// i32 @dx.op.hitKind.i32(i32 143)
template <class Call> struct HitKind : View<Call, OpCode::HitKind> {
  explicit constexpr HitKind(const Call &C) : View<Call, OpCode::HitKind>(C) {}
};

/// i32 @dx.op.rayFlags.i32(i32 144)
template <class Call> struct RayFlags : View<Call, OpCode::RayFlags> {
  explicit constexpr RayFlags(const Call &C) : View<Call, OpCode::RayFlags>(C) {}
};

/// i32 @dx.op.dispatchRaysIndex.i32(i32 145, i8 col)
template <class Call> struct DispatchRaysIndex : View<Call, OpCode::DispatchRaysIndex> {
  explicit constexpr DispatchRaysIndex(const Call &C) : View<Call, OpCode::DispatchRaysIndex>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.dispatchRaysDimensions.i32(i32 146, i8 col)
template <class Call> struct DispatchRaysDimensions : View<Call, OpCode::DispatchRaysDimensions> {
  explicit constexpr DispatchRaysDimensions(const Call &C) : View<Call, OpCode::DispatchRaysDimensions>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// float @dx.op.worldRayOrigin.f32(i32 147, i8 col)
template <class Call> struct WorldRayOrigin : View<Call, OpCode::WorldRayOrigin> {
  explicit constexpr WorldRayOrigin(const Call &C) : View<Call, OpCode::WorldRayOrigin>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// float @dx.op.worldRayDirection.f32(i32 148, i8 col)
template <class Call> struct WorldRayDirection : View<Call, OpCode::WorldRayDirection> {
  explicit constexpr WorldRayDirection(const Call &C) : View<Call, OpCode::WorldRayDirection>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// float @dx.op.objectRayOrigin.f32(i32 149, i8 col)
template <class Call> struct ObjectRayOrigin : View<Call, OpCode::ObjectRayOrigin> {
  explicit constexpr ObjectRayOrigin(const Call &C) : View<Call, OpCode::ObjectRayOrigin>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// float @dx.op.objectRayDirection.f32(i32 150, i8 col)
template <class Call> struct ObjectRayDirection : View<Call, OpCode::ObjectRayDirection> {
  explicit constexpr ObjectRayDirection(const Call &C) : View<Call, OpCode::ObjectRayDirection>(C) {}
  auto col() const { return this->get(0); }
  template <class Value> void setCol(Value V) const { this->set(0, V); }
};

/// float @dx.op.objectToWorld.f32(i32 151, i32 row, i8 col)
template <class Call> struct ObjectToWorld : View<Call, OpCode::ObjectToWorld> {
  explicit constexpr ObjectToWorld(const Call &C) : View<Call, OpCode::ObjectToWorld>(C) {}
  auto row() const { return this->get(0); }
  auto col() const { return this->get(1); }
  template <class Value> void setRow(Value V) const { this->set(0, V); }
  template <class Value> void setCol(Value V) const { this->set(1, V); }
};

/// float @dx.op.worldToObject.f32(i32 152, i32 row, i8 col)
template <class Call> struct WorldToObject : View<Call, OpCode::WorldToObject> {
  explicit constexpr WorldToObject(const Call &C) : View<Call, OpCode::WorldToObject>(C) {}
  auto row() const { return this->get(0); }
  auto col() const { return this->get(1); }
  template <class Value> void setRow(Value V) const { this->set(0, V); }
  template <class Value> void setCol(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayTMin.f32(i32 153)
template <class Call> struct RayTMin : View<Call, OpCode::RayTMin> {
  explicit constexpr RayTMin(const Call &C) : View<Call, OpCode::RayTMin>(C) {}
};

/// float @dx.op.rayTCurrent.f32(i32 154)
template <class Call> struct RayTCurrent : View<Call, OpCode::RayTCurrent> {
  explicit constexpr RayTCurrent(const Call &C) : View<Call, OpCode::RayTCurrent>(C) {}
};

/// void @dx.op.ignoreHit(i32 155)
template <class Call> struct IgnoreHit : View<Call, OpCode::IgnoreHit> {
  explicit constexpr IgnoreHit(const Call &C) : View<Call, OpCode::IgnoreHit>(C) {}
};

/// void @dx.op.acceptHitAndEndSearch(i32 156)
template <class Call> struct AcceptHitAndEndSearch : View<Call, OpCode::AcceptHitAndEndSearch> {
  explicit constexpr AcceptHitAndEndSearch(const Call &C) : View<Call, OpCode::AcceptHitAndEndSearch>(C) {}
};

/// void @dx.op.traceRay.struct.T(i32 157, %dx.types.Handle AccelerationStructure, i32 RayFlags, i32
/// InstanceInclusionMask, i32 RayContributionToHitGroupIndex, i32
/// MultiplierForGeometryContributionToShaderIndex, i32 MissShaderIndex, float Origin_X, float
/// Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y, float Direction_Z,
/// float TMax, %struct.T* payload)
template <class Call> struct TraceRay : View<Call, OpCode::TraceRay> {
  explicit constexpr TraceRay(const Call &C) : View<Call, OpCode::TraceRay>(C) {}
  auto AccelerationStructure() const { return this->get(0); }
  auto RayFlags() const { return this->get(1); }
  auto InstanceInclusionMask() const { return this->get(2); }
  auto RayContributionToHitGroupIndex() const { return this->get(3); }
  auto MultiplierForGeometryContributionToShaderIndex() const { return this->get(4); }
  auto MissShaderIndex() const { return this->get(5); }
  auto Origin_X() const { return this->get(6); }
  auto Origin_Y() const { return this->get(7); }
  auto Origin_Z() const { return this->get(8); }
  auto TMin() const { return this->get(9); }
  auto Direction_X() const { return this->get(10); }
  auto Direction_Y() const { return this->get(11); }
  auto Direction_Z() const { return this->get(12); }
  auto TMax() const { return this->get(13); }
  auto payload() const { return this->get(14); }
  template <class Value> void setAccelerationStructure(Value V) const { this->set(0, V); }
  template <class Value> void setRayFlags(Value V) const { this->set(1, V); }
  template <class Value> void setInstanceInclusionMask(Value V) const { this->set(2, V); }
  template <class Value> void setRayContributionToHitGroupIndex(Value V) const { this->set(3, V); }
  template <class Value> void setMultiplierForGeometryContributionToShaderIndex(Value V) const { this->set(4, V); }
  template <class Value> void setMissShaderIndex(Value V) const { this->set(5, V); }
  template <class Value> void setOrigin_X(Value V) const { this->set(6, V); }
  template <class Value> void setOrigin_Y(Value V) const { this->set(7, V); }
  template <class Value> void setOrigin_Z(Value V) const { this->set(8, V); }
  template <class Value> void setTMin(Value V) const { this->set(9, V); }
  template <class Value> void setDirection_X(Value V) const { this->set(10, V); }
  template <class Value> void setDirection_Y(Value V) const { this->set(11, V); }
  template <class Value> void setDirection_Z(Value V) const { this->set(12, V); }
  template <class Value> void setTMax(Value V) const { this->set(13, V); }
  template <class Value> void setPayload(Value V) const { this->set(14, V); }
};

/// i1 @dx.op.reportHit.struct.T(i32 158, float THit, i32 HitKind, %struct.T* Attributes)
template <class Call> struct ReportHit : View<Call, OpCode::ReportHit> {
  explicit constexpr ReportHit(const Call &C) : View<Call, OpCode::ReportHit>(C) {}
  auto THit() const { return this->get(0); }
  auto HitKind() const { return this->get(1); }
  auto Attributes() const { return this->get(2); }
  template <class Value> void setTHit(Value V) const { this->set(0, V); }
  template <class Value> void setHitKind(Value V) const { this->set(1, V); }
  template <class Value> void setAttributes(Value V) const { this->set(2, V); }
};

/// void @dx.op.callShader.struct.T(i32 159, i32 ShaderIndex, %struct.T* Parameter)
template <class Call> struct CallShader : View<Call, OpCode::CallShader> {
  explicit constexpr CallShader(const Call &C) : View<Call, OpCode::CallShader>(C) {}
  auto ShaderIndex() const { return this->get(0); }
  auto Parameter() const { return this->get(1); }
  template <class Value> void setShaderIndex(Value V) const { this->set(0, V); }
  template <class Value> void setParameter(Value V) const { this->set(1, V); }
};

/// %dx.types.Handle @dx.op.createHandleForLib.Object(i32 160, %Object Resource)
template <class Call> struct CreateHandleForLib : View<Call, OpCode::CreateHandleForLib> {
  explicit constexpr CreateHandleForLib(const Call &C) : View<Call, OpCode::CreateHandleForLib>(C) {}
  auto Resource() const { return this->get(0); }
  template <class Value> void setResource(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.primitiveIndex.i32(i32 161)
template <class Call> struct PrimitiveIndex : View<Call, OpCode::PrimitiveIndex> {
  explicit constexpr PrimitiveIndex(const Call &C) : View<Call, OpCode::PrimitiveIndex>(C) {}
};

/// float @dx.op.dot2AddHalf.f32(i32 162, float acc, half ax, half ay, half bx, half by)
template <class Call> struct Dot2AddHalf : View<Call, OpCode::Dot2AddHalf> {
  explicit constexpr Dot2AddHalf(const Call &C) : View<Call, OpCode::Dot2AddHalf>(C) {}
  auto acc() const { return this->get(0); }
  auto ax() const { return this->get(1); }
  auto ay() const { return this->get(2); }
  auto bx() const { return this->get(3); }
  auto by() const { return this->get(4); }
  template <class Value> void setAcc(Value V) const { this->set(0, V); }
  template <class Value> void setAx(Value V) const { this->set(1, V); }
  template <class Value> void setAy(Value V) const { this->set(2, V); }
  template <class Value> void setBx(Value V) const { this->set(3, V); }
  template <class Value> void setBy(Value V) const { this->set(4, V); }
};

/// i32 @dx.op.dot4AddPacked.i32(i32 163, i32 acc, i32 a, i32 b)
template <class Call> struct Dot4AddI8Packed : View<Call, OpCode::Dot4AddI8Packed> {
  explicit constexpr Dot4AddI8Packed(const Call &C) : View<Call, OpCode::Dot4AddI8Packed>(C) {}
  auto acc() const { return this->get(0); }
  auto a() const { return this->get(1); }
  auto b() const { return this->get(2); }
  template <class Value> void setAcc(Value V) const { this->set(0, V); }
  template <class Value> void setA(Value V) const { this->set(1, V); }
  template <class Value> void setB(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.dot4AddPacked.i32(i32 164, i32 acc, i32 a, i32 b)
template <class Call> struct Dot4AddU8Packed : View<Call, OpCode::Dot4AddU8Packed> {
  explicit constexpr Dot4AddU8Packed(const Call &C) : View<Call, OpCode::Dot4AddU8Packed>(C) {}
  auto acc() const { return this->get(0); }
  auto a() const { return this->get(1); }
  auto b() const { return this->get(2); }
  template <class Value> void setAcc(Value V) const { this->set(0, V); }
  template <class Value> void setA(Value V) const { this->set(1, V); }
  template <class Value> void setB(Value V) const { this->set(2, V); }
};

/// %dx.types.fouri32 @dx.op.waveMatch.f16(i32 165, half value)
template <class Call> struct WaveMatch : View<Call, OpCode::WaveMatch> {
  explicit constexpr WaveMatch(const Call &C) : View<Call, OpCode::WaveMatch>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// half @dx.op.waveMultiPrefixOp.f16(i32 166, half value, i32 mask0, i32 mask1, i32 mask2, i32
/// mask3, i8 op, i8 sop)
template <class Call> struct WaveMultiPrefixOp : View<Call, OpCode::WaveMultiPrefixOp> {
  explicit constexpr WaveMultiPrefixOp(const Call &C) : View<Call, OpCode::WaveMultiPrefixOp>(C) {}
  auto value() const { return this->get(0); }
  auto mask0() const { return this->get(1); }
  auto mask1() const { return this->get(2); }
  auto mask2() const { return this->get(3); }
  auto mask3() const { return this->get(4); }
  auto op() const { return this->get(5); }
  auto sop() const { return this->get(6); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setMask0(Value V) const { this->set(1, V); }
  template <class Value> void setMask1(Value V) const { this->set(2, V); }
  template <class Value> void setMask2(Value V) const { this->set(3, V); }
  template <class Value> void setMask3(Value V) const { this->set(4, V); }
  template <class Value> void setOp(Value V) const { this->set(5, V); }
  template <class Value> void setSop(Value V) const { this->set(6, V); }
};

/// i32 @dx.op.waveMultiPrefixBitCount(i32 167, i1 value, i32 mask0, i32 mask1, i32 mask2, i32
/// mask3)
template <class Call> struct WaveMultiPrefixBitCount : View<Call, OpCode::WaveMultiPrefixBitCount> {
  explicit constexpr WaveMultiPrefixBitCount(const Call &C) : View<Call, OpCode::WaveMultiPrefixBitCount>(C) {}
  auto value() const { return this->get(0); }
  auto mask0() const { return this->get(1); }
  auto mask1() const { return this->get(2); }
  auto mask2() const { return this->get(3); }
  auto mask3() const { return this->get(4); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
  template <class Value> void setMask0(Value V) const { this->set(1, V); }
  template <class Value> void setMask1(Value V) const { this->set(2, V); }
  template <class Value> void setMask2(Value V) const { this->set(3, V); }
  template <class Value> void setMask3(Value V) const { this->set(4, V); }
};

/// void @dx.op.setMeshOutputCounts(i32 168, i32 numVertices, i32 numPrimitives)
template <class Call> struct SetMeshOutputCounts : View<Call, OpCode::SetMeshOutputCounts> {
  explicit constexpr SetMeshOutputCounts(const Call &C) : View<Call, OpCode::SetMeshOutputCounts>(C) {}
  auto numVertices() const { return this->get(0); }
  auto numPrimitives() const { return this->get(1); }
  template <class Value> void setNumVertices(Value V) const { this->set(0, V); }
  template <class Value> void setNumPrimitives(Value V) const { this->set(1, V); }
};

/// void @dx.op.emitIndices(i32 169, i32 PrimitiveIndex, i32 VertexIndex0, i32 VertexIndex1, i32
/// VertexIndex2)
template <class Call> struct EmitIndices : View<Call, OpCode::EmitIndices> {
  explicit constexpr EmitIndices(const Call &C) : View<Call, OpCode::EmitIndices>(C) {}
  auto PrimitiveIndex() const { return this->get(0); }
  auto VertexIndex0() const { return this->get(1); }
  auto VertexIndex1() const { return this->get(2); }
  auto VertexIndex2() const { return this->get(3); }
  template <class Value> void setPrimitiveIndex(Value V) const { this->set(0, V); }
  template <class Value> void setVertexIndex0(Value V) const { this->set(1, V); }
  template <class Value> void setVertexIndex1(Value V) const { this->set(2, V); }
  template <class Value> void setVertexIndex2(Value V) const { this->set(3, V); }
};

/// %struct.T* @dx.op.getMeshPayload.struct.T(i32 170)
template <class Call> struct GetMeshPayload : View<Call, OpCode::GetMeshPayload> {
  explicit constexpr GetMeshPayload(const Call &C) : View<Call, OpCode::GetMeshPayload>(C) {}
};

/// void @dx.op.storeVertexOutput.f16(i32 171, i32 outputSigId, i32 rowIndex, i8 colIndex, half
/// value, i32 vertexIndex)
template <class Call> struct StoreVertexOutput : View<Call, OpCode::StoreVertexOutput> {
  explicit constexpr StoreVertexOutput(const Call &C) : View<Call, OpCode::StoreVertexOutput>(C) {}
  auto outputSigId() const { return this->get(0); }
  auto rowIndex() const { return this->get(1); }
  auto colIndex() const { return this->get(2); }
  auto value() const { return this->get(3); }
  auto vertexIndex() const { return this->get(4); }
  template <class Value> void setOutputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setValue(Value V) const { this->set(3, V); }
  template <class Value> void setVertexIndex(Value V) const { this->set(4, V); }
};

/// void @dx.op.storePrimitiveOutput.f16(i32 172, i32 outputSigId, i32 rowIndex, i8 colIndex, half
/// value, i32 primitiveIndex)
template <class Call> struct StorePrimitiveOutput : View<Call, OpCode::StorePrimitiveOutput> {
  explicit constexpr StorePrimitiveOutput(const Call &C) : View<Call, OpCode::StorePrimitiveOutput>(C) {}
  auto outputSigId() const { return this->get(0); }
  auto rowIndex() const { return this->get(1); }
  auto colIndex() const { return this->get(2); }
  auto value() const { return this->get(3); }
  auto primitiveIndex() const { return this->get(4); }
  template <class Value> void setOutputSigId(Value V) const { this->set(0, V); }
  template <class Value> void setRowIndex(Value V) const { this->set(1, V); }
  template <class Value> void setColIndex(Value V) const { this->set(2, V); }
  template <class Value> void setValue(Value V) const { this->set(3, V); }
  template <class Value> void setPrimitiveIndex(Value V) const { this->set(4, V); }
};

/// void @dx.op.dispatchMesh.struct.T(i32 173, i32 threadGroupCountX, i32 threadGroupCountY, i32
/// threadGroupCountZ, %struct.T* payload)
template <class Call> struct DispatchMesh : View<Call, OpCode::DispatchMesh> {
  explicit constexpr DispatchMesh(const Call &C) : View<Call, OpCode::DispatchMesh>(C) {}
  auto threadGroupCountX() const { return this->get(0); }
  auto threadGroupCountY() const { return this->get(1); }
  auto threadGroupCountZ() const { return this->get(2); }
  auto payload() const { return this->get(3); }
  template <class Value> void setThreadGroupCountX(Value V) const { this->set(0, V); }
  template <class Value> void setThreadGroupCountY(Value V) const { this->set(1, V); }
  template <class Value> void setThreadGroupCountZ(Value V) const { this->set(2, V); }
  template <class Value> void setPayload(Value V) const { this->set(3, V); }
};

/// void @dx.op.writeSamplerFeedback(i32 174, %dx.types.Handle feedbackTex, %dx.types.Handle
/// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float clamp)
template <class Call> struct WriteSamplerFeedback : View<Call, OpCode::WriteSamplerFeedback> {
  explicit constexpr WriteSamplerFeedback(const Call &C) : View<Call, OpCode::WriteSamplerFeedback>(C) {}
  auto feedbackTex() const { return this->get(0); }
  auto sampledTex() const { return this->get(1); }
  auto sampler() const { return this->get(2); }
  auto c0() const { return this->get(3); }
  auto c1() const { return this->get(4); }
  auto c2() const { return this->get(5); }
  auto c3() const { return this->get(6); }
  auto clamp() const { return this->get(7); }
  template <class Value> void setFeedbackTex(Value V) const { this->set(0, V); }
  template <class Value> void setSampledTex(Value V) const { this->set(1, V); }
  template <class Value> void setSampler(Value V) const { this->set(2, V); }
  template <class Value> void setC0(Value V) const { this->set(3, V); }
  template <class Value> void setC1(Value V) const { this->set(4, V); }
  template <class Value> void setC2(Value V) const { this->set(5, V); }
  template <class Value> void setC3(Value V) const { this->set(6, V); }
  template <class Value> void setClamp(Value V) const { this->set(7, V); }
};

/// void @dx.op.writeSamplerFeedbackBias(i32 175, %dx.types.Handle feedbackTex, %dx.types.Handle
/// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float bias, float
/// clamp)
template <class Call> struct WriteSamplerFeedbackBias : View<Call, OpCode::WriteSamplerFeedbackBias> {
  explicit constexpr WriteSamplerFeedbackBias(const Call &C) : View<Call, OpCode::WriteSamplerFeedbackBias>(C) {}
  auto feedbackTex() const { return this->get(0); }
  auto sampledTex() const { return this->get(1); }
  auto sampler() const { return this->get(2); }
  auto c0() const { return this->get(3); }
  auto c1() const { return this->get(4); }
  auto c2() const { return this->get(5); }
  auto c3() const { return this->get(6); }
  auto bias() const { return this->get(7); }
  auto clamp() const { return this->get(8); }
  template <class Value> void setFeedbackTex(Value V) const { this->set(0, V); }
  template <class Value> void setSampledTex(Value V) const { this->set(1, V); }
  template <class Value> void setSampler(Value V) const { this->set(2, V); }
  template <class Value> void setC0(Value V) const { this->set(3, V); }
  template <class Value> void setC1(Value V) const { this->set(4, V); }
  template <class Value> void setC2(Value V) const { this->set(5, V); }
  template <class Value> void setC3(Value V) const { this->set(6, V); }
  template <class Value> void setBias(Value V) const { this->set(7, V); }
  template <class Value> void setClamp(Value V) const { this->set(8, V); }
};

/// void @dx.op.writeSamplerFeedbackLevel(i32 176, %dx.types.Handle feedbackTex, %dx.types.Handle
/// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float lod)
template <class Call> struct WriteSamplerFeedbackLevel : View<Call, OpCode::WriteSamplerFeedbackLevel> {
  explicit constexpr WriteSamplerFeedbackLevel(const Call &C) : View<Call, OpCode::WriteSamplerFeedbackLevel>(C) {}
  auto feedbackTex() const { return this->get(0); }
  auto sampledTex() const { return this->get(1); }
  auto sampler() const { return this->get(2); }
  auto c0() const { return this->get(3); }
  auto c1() const { return this->get(4); }
  auto c2() const { return this->get(5); }
  auto c3() const { return this->get(6); }
  auto lod() const { return this->get(7); }
  template <class Value> void setFeedbackTex(Value V) const { this->set(0, V); }
  template <class Value> void setSampledTex(Value V) const { this->set(1, V); }
  template <class Value> void setSampler(Value V) const { this->set(2, V); }
  template <class Value> void setC0(Value V) const { this->set(3, V); }
  template <class Value> void setC1(Value V) const { this->set(4, V); }
  template <class Value> void setC2(Value V) const { this->set(5, V); }
  template <class Value> void setC3(Value V) const { this->set(6, V); }
  template <class Value> void setLod(Value V) const { this->set(7, V); }
};

/// void @dx.op.writeSamplerFeedbackGrad(i32 177, %dx.types.Handle feedbackTex, %dx.types.Handle
/// sampledTex, %dx.types.Handle sampler, float c0, float c1, float c2, float c3, float ddx0, float
/// ddx1, float ddx2, float ddy0, float ddy1, float ddy2, float clamp)
template <class Call> struct WriteSamplerFeedbackGrad : View<Call, OpCode::WriteSamplerFeedbackGrad> {
  explicit constexpr WriteSamplerFeedbackGrad(const Call &C) : View<Call, OpCode::WriteSamplerFeedbackGrad>(C) {}
  auto feedbackTex() const { return this->get(0); }
  auto sampledTex() const { return this->get(1); }
  auto sampler() const { return this->get(2); }
  auto c0() const { return this->get(3); }
  auto c1() const { return this->get(4); }
  auto c2() const { return this->get(5); }
  auto c3() const { return this->get(6); }
  auto ddx0() const { return this->get(7); }
  auto ddx1() const { return this->get(8); }
  auto ddx2() const { return this->get(9); }
  auto ddy0() const { return this->get(10); }
  auto ddy1() const { return this->get(11); }
  auto ddy2() const { return this->get(12); }
  auto clamp() const { return this->get(13); }
  template <class Value> void setFeedbackTex(Value V) const { this->set(0, V); }
  template <class Value> void setSampledTex(Value V) const { this->set(1, V); }
  template <class Value> void setSampler(Value V) const { this->set(2, V); }
  template <class Value> void setC0(Value V) const { this->set(3, V); }
  template <class Value> void setC1(Value V) const { this->set(4, V); }
  template <class Value> void setC2(Value V) const { this->set(5, V); }
  template <class Value> void setC3(Value V) const { this->set(6, V); }
  template <class Value> void setDdx0(Value V) const { this->set(7, V); }
  template <class Value> void setDdx1(Value V) const { this->set(8, V); }
  template <class Value> void setDdx2(Value V) const { this->set(9, V); }
  template <class Value> void setDdy0(Value V) const { this->set(10, V); }
  template <class Value> void setDdy1(Value V) const { this->set(11, V); }
  template <class Value> void setDdy2(Value V) const { this->set(12, V); }
  template <class Value> void setClamp(Value V) const { this->set(13, V); }
};

/// i32 @dx.op.allocateRayQuery(i32 178, i32 constRayFlags)
template <class Call> struct AllocateRayQuery : View<Call, OpCode::AllocateRayQuery> {
  explicit constexpr AllocateRayQuery(const Call &C) : View<Call, OpCode::AllocateRayQuery>(C) {}
  auto constRayFlags() const { return this->get(0); }
  template <class Value> void setConstRayFlags(Value V) const { this->set(0, V); }
};

/// void @dx.op.rayQuery_TraceRayInline(i32 179, i32 rayQueryHandle, %dx.types.Handle
/// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, float origin_X, float origin_Y,
/// float origin_Z, float tMin, float direction_X, float direction_Y, float direction_Z, float tMax)
template <class Call> struct RayQuery_TraceRayInline : View<Call, OpCode::RayQuery_TraceRayInline> {
  explicit constexpr RayQuery_TraceRayInline(const Call &C) : View<Call, OpCode::RayQuery_TraceRayInline>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto accelerationStructure() const { return this->get(1); }
  auto rayFlags() const { return this->get(2); }
  auto instanceInclusionMask() const { return this->get(3); }
  auto origin_X() const { return this->get(4); }
  auto origin_Y() const { return this->get(5); }
  auto origin_Z() const { return this->get(6); }
  auto tMin() const { return this->get(7); }
  auto direction_X() const { return this->get(8); }
  auto direction_Y() const { return this->get(9); }
  auto direction_Z() const { return this->get(10); }
  auto tMax() const { return this->get(11); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setAccelerationStructure(Value V) const { this->set(1, V); }
  template <class Value> void setRayFlags(Value V) const { this->set(2, V); }
  template <class Value> void setInstanceInclusionMask(Value V) const { this->set(3, V); }
  template <class Value> void setOrigin_X(Value V) const { this->set(4, V); }
  template <class Value> void setOrigin_Y(Value V) const { this->set(5, V); }
  template <class Value> void setOrigin_Z(Value V) const { this->set(6, V); }
  template <class Value> void setTMin(Value V) const { this->set(7, V); }
  template <class Value> void setDirection_X(Value V) const { this->set(8, V); }
  template <class Value> void setDirection_Y(Value V) const { this->set(9, V); }
  template <class Value> void setDirection_Z(Value V) const { this->set(10, V); }
  template <class Value> void setTMax(Value V) const { this->set(11, V); }
};

/// i1 @dx.op.rayQuery_Proceed.i1(i32 180, i32 rayQueryHandle)
template <class Call> struct RayQuery_Proceed : View<Call, OpCode::RayQuery_Proceed> {
  explicit constexpr RayQuery_Proceed(const Call &C) : View<Call, OpCode::RayQuery_Proceed>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// void @dx.op.rayQuery_Abort(i32 181, i32 rayQueryHandle)
template <class Call> struct RayQuery_Abort : View<Call, OpCode::RayQuery_Abort> {
  explicit constexpr RayQuery_Abort(const Call &C) : View<Call, OpCode::RayQuery_Abort>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// void @dx.op.rayQuery_CommitNonOpaqueTriangleHit(i32 182, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommitNonOpaqueTriangleHit : View<Call, OpCode::RayQuery_CommitNonOpaqueTriangleHit> {
  explicit constexpr RayQuery_CommitNonOpaqueTriangleHit(const Call &C) : View<Call, OpCode::RayQuery_CommitNonOpaqueTriangleHit>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// void @dx.op.rayQuery_CommitProceduralPrimitiveHit(i32 183, i32 rayQueryHandle, float t)
template <class Call> struct RayQuery_CommitProceduralPrimitiveHit : View<Call, OpCode::RayQuery_CommitProceduralPrimitiveHit> {
  explicit constexpr RayQuery_CommitProceduralPrimitiveHit(const Call &C) : View<Call, OpCode::RayQuery_CommitProceduralPrimitiveHit>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto t() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setT(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 184, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedStatus : View<Call, OpCode::RayQuery_CommittedStatus> {
  explicit constexpr RayQuery_CommittedStatus(const Call &C) : View<Call, OpCode::RayQuery_CommittedStatus>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 185, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateType : View<Call, OpCode::RayQuery_CandidateType> {
  explicit constexpr RayQuery_CandidateType(const Call &C) : View<Call, OpCode::RayQuery_CandidateType>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateMatrix.f32(i32 186, i32 rayQueryHandle, i32 row, i8 col)
template <class Call> struct RayQuery_CandidateObjectToWorld3x4 : View<Call, OpCode::RayQuery_CandidateObjectToWorld3x4> {
  explicit constexpr RayQuery_CandidateObjectToWorld3x4(const Call &C) : View<Call, OpCode::RayQuery_CandidateObjectToWorld3x4>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// float @dx.op.rayQuery_StateMatrix.f32(i32 187, i32 rayQueryHandle, i32 row, i8 col)
template <class Call> struct RayQuery_CandidateWorldToObject3x4 : View<Call, OpCode::RayQuery_CandidateWorldToObject3x4> {
  explicit constexpr RayQuery_CandidateWorldToObject3x4(const Call &C) : View<Call, OpCode::RayQuery_CandidateWorldToObject3x4>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// float @dx.op.rayQuery_StateMatrix.f32(i32 188, i32 rayQueryHandle, i32 row, i8 col)
template <class Call> struct RayQuery_CommittedObjectToWorld3x4 : View<Call, OpCode::RayQuery_CommittedObjectToWorld3x4> {
  explicit constexpr RayQuery_CommittedObjectToWorld3x4(const Call &C) : View<Call, OpCode::RayQuery_CommittedObjectToWorld3x4>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// float @dx.op.rayQuery_StateMatrix.f32(i32 189, i32 rayQueryHandle, i32 row, i8 col)
template <class Call> struct RayQuery_CommittedWorldToObject3x4 : View<Call, OpCode::RayQuery_CommittedWorldToObject3x4> {
  explicit constexpr RayQuery_CommittedWorldToObject3x4(const Call &C) : View<Call, OpCode::RayQuery_CommittedWorldToObject3x4>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// i1 @dx.op.rayQuery_StateScalar.i1(i32 190, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateProceduralPrimitiveNonOpaque : View<Call, OpCode::RayQuery_CandidateProceduralPrimitiveNonOpaque> {
  explicit constexpr RayQuery_CandidateProceduralPrimitiveNonOpaque(const Call &C) : View<Call, OpCode::RayQuery_CandidateProceduralPrimitiveNonOpaque>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.rayQuery_StateScalar.i1(i32 191, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateTriangleFrontFace : View<Call, OpCode::RayQuery_CandidateTriangleFrontFace> {
  explicit constexpr RayQuery_CandidateTriangleFrontFace(const Call &C) : View<Call, OpCode::RayQuery_CandidateTriangleFrontFace>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.rayQuery_StateScalar.i1(i32 192, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedTriangleFrontFace : View<Call, OpCode::RayQuery_CommittedTriangleFrontFace> {
  explicit constexpr RayQuery_CommittedTriangleFrontFace(const Call &C) : View<Call, OpCode::RayQuery_CommittedTriangleFrontFace>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 193, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CandidateTriangleBarycentrics : View<Call, OpCode::RayQuery_CandidateTriangleBarycentrics> {
  explicit constexpr RayQuery_CandidateTriangleBarycentrics(const Call &C) : View<Call, OpCode::RayQuery_CandidateTriangleBarycentrics>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 194, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CommittedTriangleBarycentrics : View<Call, OpCode::RayQuery_CommittedTriangleBarycentrics> {
  explicit constexpr RayQuery_CommittedTriangleBarycentrics(const Call &C) : View<Call, OpCode::RayQuery_CommittedTriangleBarycentrics>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 195, i32 rayQueryHandle)
template <class Call> struct RayQuery_RayFlags : View<Call, OpCode::RayQuery_RayFlags> {
  explicit constexpr RayQuery_RayFlags(const Call &C) : View<Call, OpCode::RayQuery_RayFlags>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 196, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_WorldRayOrigin : View<Call, OpCode::RayQuery_WorldRayOrigin> {
  explicit constexpr RayQuery_WorldRayOrigin(const Call &C) : View<Call, OpCode::RayQuery_WorldRayOrigin>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 197, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_WorldRayDirection : View<Call, OpCode::RayQuery_WorldRayDirection> {
  explicit constexpr RayQuery_WorldRayDirection(const Call &C) : View<Call, OpCode::RayQuery_WorldRayDirection>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayQuery_StateScalar.f32(i32 198, i32 rayQueryHandle)
template <class Call> struct RayQuery_RayTMin : View<Call, OpCode::RayQuery_RayTMin> {
  explicit constexpr RayQuery_RayTMin(const Call &C) : View<Call, OpCode::RayQuery_RayTMin>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateScalar.f32(i32 199, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateTriangleRayT : View<Call, OpCode::RayQuery_CandidateTriangleRayT> {
  explicit constexpr RayQuery_CandidateTriangleRayT(const Call &C) : View<Call, OpCode::RayQuery_CandidateTriangleRayT>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateScalar.f32(i32 200, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedRayT : View<Call, OpCode::RayQuery_CommittedRayT> {
  explicit constexpr RayQuery_CommittedRayT(const Call &C) : View<Call, OpCode::RayQuery_CommittedRayT>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 201, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateInstanceIndex : View<Call, OpCode::RayQuery_CandidateInstanceIndex> {
  explicit constexpr RayQuery_CandidateInstanceIndex(const Call &C) : View<Call, OpCode::RayQuery_CandidateInstanceIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 202, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateInstanceID : View<Call, OpCode::RayQuery_CandidateInstanceID> {
  explicit constexpr RayQuery_CandidateInstanceID(const Call &C) : View<Call, OpCode::RayQuery_CandidateInstanceID>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 203, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateGeometryIndex : View<Call, OpCode::RayQuery_CandidateGeometryIndex> {
  explicit constexpr RayQuery_CandidateGeometryIndex(const Call &C) : View<Call, OpCode::RayQuery_CandidateGeometryIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 204, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidatePrimitiveIndex : View<Call, OpCode::RayQuery_CandidatePrimitiveIndex> {
  explicit constexpr RayQuery_CandidatePrimitiveIndex(const Call &C) : View<Call, OpCode::RayQuery_CandidatePrimitiveIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 205, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CandidateObjectRayOrigin : View<Call, OpCode::RayQuery_CandidateObjectRayOrigin> {
  explicit constexpr RayQuery_CandidateObjectRayOrigin(const Call &C) : View<Call, OpCode::RayQuery_CandidateObjectRayOrigin>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 206, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CandidateObjectRayDirection : View<Call, OpCode::RayQuery_CandidateObjectRayDirection> {
  explicit constexpr RayQuery_CandidateObjectRayDirection(const Call &C) : View<Call, OpCode::RayQuery_CandidateObjectRayDirection>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 207, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedInstanceIndex : View<Call, OpCode::RayQuery_CommittedInstanceIndex> {
  explicit constexpr RayQuery_CommittedInstanceIndex(const Call &C) : View<Call, OpCode::RayQuery_CommittedInstanceIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 208, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedInstanceID : View<Call, OpCode::RayQuery_CommittedInstanceID> {
  explicit constexpr RayQuery_CommittedInstanceID(const Call &C) : View<Call, OpCode::RayQuery_CommittedInstanceID>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 209, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedGeometryIndex : View<Call, OpCode::RayQuery_CommittedGeometryIndex> {
  explicit constexpr RayQuery_CommittedGeometryIndex(const Call &C) : View<Call, OpCode::RayQuery_CommittedGeometryIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 210, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedPrimitiveIndex : View<Call, OpCode::RayQuery_CommittedPrimitiveIndex> {
  explicit constexpr RayQuery_CommittedPrimitiveIndex(const Call &C) : View<Call, OpCode::RayQuery_CommittedPrimitiveIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 211, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CommittedObjectRayOrigin : View<Call, OpCode::RayQuery_CommittedObjectRayOrigin> {
  explicit constexpr RayQuery_CommittedObjectRayOrigin(const Call &C) : View<Call, OpCode::RayQuery_CommittedObjectRayOrigin>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.rayQuery_StateVector.f32(i32 212, i32 rayQueryHandle, i8 component)
template <class Call> struct RayQuery_CommittedObjectRayDirection : View<Call, OpCode::RayQuery_CommittedObjectRayDirection> {
  explicit constexpr RayQuery_CommittedObjectRayDirection(const Call &C) : View<Call, OpCode::RayQuery_CommittedObjectRayDirection>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.geometryIndex.i32(i32 213)
template <class Call> struct GeometryIndex : View<Call, OpCode::GeometryIndex> {
  explicit constexpr GeometryIndex(const Call &C) : View<Call, OpCode::GeometryIndex>(C) {}
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 214, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateInstanceContributionToHitGroupIndex : View<Call, OpCode::RayQuery_CandidateInstanceContributionToHitGroupIndex> {
  explicit constexpr RayQuery_CandidateInstanceContributionToHitGroupIndex(const Call &C) : View<Call, OpCode::RayQuery_CandidateInstanceContributionToHitGroupIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 215, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedInstanceContributionToHitGroupIndex : View<Call, OpCode::RayQuery_CommittedInstanceContributionToHitGroupIndex> {
  explicit constexpr RayQuery_CommittedInstanceContributionToHitGroupIndex(const Call &C) : View<Call, OpCode::RayQuery_CommittedInstanceContributionToHitGroupIndex>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle res,
/// %dx.types.ResourceProperties props)
template <class Call> struct AnnotateHandle : View<Call, OpCode::AnnotateHandle> {
  explicit constexpr AnnotateHandle(const Call &C) : View<Call, OpCode::AnnotateHandle>(C) {}
  auto res() const { return this->get(0); }
  auto props() const { return this->get(1); }
  template <class Value> void setRes(Value V) const { this->set(0, V); }
  template <class Value> void setProps(Value V) const { this->set(1, V); }
};

/// %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind bind, i32 index, i1
/// nonUniformIndex)
template <class Call> struct CreateHandleFromBinding : View<Call, OpCode::CreateHandleFromBinding> {
  explicit constexpr CreateHandleFromBinding(const Call &C) : View<Call, OpCode::CreateHandleFromBinding>(C) {}
  auto bind() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto nonUniformIndex() const { return this->get(2); }
  template <class Value> void setBind(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setNonUniformIndex(Value V) const { this->set(2, V); }
};

/// %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 index, i1 samplerHeap, i1
/// nonUniformIndex)
template <class Call> struct CreateHandleFromHeap : View<Call, OpCode::CreateHandleFromHeap> {
  explicit constexpr CreateHandleFromHeap(const Call &C) : View<Call, OpCode::CreateHandleFromHeap>(C) {}
  auto index() const { return this->get(0); }
  auto samplerHeap() const { return this->get(1); }
  auto nonUniformIndex() const { return this->get(2); }
  template <class Value> void setIndex(Value V) const { this->set(0, V); }
  template <class Value> void setSamplerHeap(Value V) const { this->set(1, V); }
  template <class Value> void setNonUniformIndex(Value V) const { this->set(2, V); }
};

/// %dx.types.fouri32 @dx.op.unpack4x8.i32(i32 219, i8 unpackMode, i32 pk)
template <class Call> struct Unpack4x8 : View<Call, OpCode::Unpack4x8> {
  explicit constexpr Unpack4x8(const Call &C) : View<Call, OpCode::Unpack4x8>(C) {}
  auto unpackMode() const { return this->get(0); }
  auto pk() const { return this->get(1); }
  template <class Value> void setUnpackMode(Value V) const { this->set(0, V); }
  template <class Value> void setPk(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.pack4x8.i32(i32 220, i8 packMode, i32 x, i32 y, i32 z, i32 w)
template <class Call> struct Pack4x8 : View<Call, OpCode::Pack4x8> {
  explicit constexpr Pack4x8(const Call &C) : View<Call, OpCode::Pack4x8>(C) {}
  auto packMode() const { return this->get(0); }
  auto x() const { return this->get(1); }
  auto y() const { return this->get(2); }
  auto z() const { return this->get(3); }
  auto w() const { return this->get(4); }
  template <class Value> void setPackMode(Value V) const { this->set(0, V); }
  template <class Value> void setX(Value V) const { this->set(1, V); }
  template <class Value> void setY(Value V) const { this->set(2, V); }
  template <class Value> void setZ(Value V) const { this->set(3, V); }
  template <class Value> void setW(Value V) const { this->set(4, V); }
};

/// i1 @dx.op.isHelperLane.i1(i32 221)
template <class Call> struct IsHelperLane : View<Call, OpCode::IsHelperLane> {
  explicit constexpr IsHelperLane(const Call &C) : View<Call, OpCode::IsHelperLane>(C) {}
};

/// i1 @dx.op.quadVote.i1(i32 222, i1 cond, i8 op)
template <class Call> struct QuadVote : View<Call, OpCode::QuadVote> {
  explicit constexpr QuadVote(const Call &C) : View<Call, OpCode::QuadVote>(C) {}
  auto cond() const { return this->get(0); }
  auto op() const { return this->get(1); }
  template <class Value> void setCond(Value V) const { this->set(0, V); }
  template <class Value> void setOp(Value V) const { this->set(1, V); }
};

/// %dx.types.ResRet.i16 @dx.op.textureGatherRaw.i16(i32 223, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1)
template <class Call> struct TextureGatherRaw : View<Call, OpCode::TextureGatherRaw> {
  explicit constexpr TextureGatherRaw(const Call &C) : View<Call, OpCode::TextureGatherRaw>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleCmpLevel.f16(i32 224, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float compareValue, float lod)
template <class Call> struct SampleCmpLevel : View<Call, OpCode::SampleCmpLevel> {
  explicit constexpr SampleCmpLevel(const Call &C) : View<Call, OpCode::SampleCmpLevel>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  auto lod() const { return this->get(10); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
  template <class Value> void setLod(Value V) const { this->set(10, V); }
};

/// void @dx.op.textureStoreSample.f16(i32 225, %dx.types.Handle srv, i32 coord0, i32 coord1, i32
/// coord2, half value0, half value1, half value2, half value3, i8 mask, i32 sampleIdx)
template <class Call> struct TextureStoreSample : View<Call, OpCode::TextureStoreSample> {
  explicit constexpr TextureStoreSample(const Call &C) : View<Call, OpCode::TextureStoreSample>(C) {}
  auto srv() const { return this->get(0); }
  auto coord0() const { return this->get(1); }
  auto coord1() const { return this->get(2); }
  auto coord2() const { return this->get(3); }
  auto value0() const { return this->get(4); }
  auto value1() const { return this->get(5); }
  auto value2() const { return this->get(6); }
  auto value3() const { return this->get(7); }
  auto mask() const { return this->get(8); }
  auto sampleIdx() const { return this->get(9); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setCoord0(Value V) const { this->set(1, V); }
  template <class Value> void setCoord1(Value V) const { this->set(2, V); }
  template <class Value> void setCoord2(Value V) const { this->set(3, V); }
  template <class Value> void setValue0(Value V) const { this->set(4, V); }
  template <class Value> void setValue1(Value V) const { this->set(5, V); }
  template <class Value> void setValue2(Value V) const { this->set(6, V); }
  template <class Value> void setValue3(Value V) const { this->set(7, V); }
  template <class Value> void setMask(Value V) const { this->set(8, V); }
  template <class Value> void setSampleIdx(Value V) const { this->set(9, V); }
};

/// %dx.types.NodeRecordHandle @dx.op.allocateNodeOutputRecords(i32 238, %dx.types.NodeHandle
/// output, i32 numRecords, i1 perThread)
template <class Call> struct AllocateNodeOutputRecords : View<Call, OpCode::AllocateNodeOutputRecords> {
  explicit constexpr AllocateNodeOutputRecords(const Call &C) : View<Call, OpCode::AllocateNodeOutputRecords>(C) {}
  auto output() const { return this->get(0); }
  auto numRecords() const { return this->get(1); }
  auto perThread() const { return this->get(2); }
  template <class Value> void setOutput(Value V) const { this->set(0, V); }
  template <class Value> void setNumRecords(Value V) const { this->set(1, V); }
  template <class Value> void setPerThread(Value V) const { this->set(2, V); }
};

/// %struct.T* @dx.op.getNodeRecordPtr.struct.T(i32 239, %dx.types.NodeRecordHandle recordhandle,
/// i32 arrayIndex)
template <class Call> struct GetNodeRecordPtr : View<Call, OpCode::GetNodeRecordPtr> {
  explicit constexpr GetNodeRecordPtr(const Call &C) : View<Call, OpCode::GetNodeRecordPtr>(C) {}
  auto recordhandle() const { return this->get(0); }
  auto arrayIndex() const { return this->get(1); }
  template <class Value> void setRecordhandle(Value V) const { this->set(0, V); }
  template <class Value> void setArrayIndex(Value V) const { this->set(1, V); }
};

/// void @dx.op.incrementOutputCount(i32 240, %dx.types.NodeHandle output, i32 count, i1 perThread)
template <class Call> struct IncrementOutputCount : View<Call, OpCode::IncrementOutputCount> {
  explicit constexpr IncrementOutputCount(const Call &C) : View<Call, OpCode::IncrementOutputCount>(C) {}
  auto output() const { return this->get(0); }
  auto count() const { return this->get(1); }
  auto perThread() const { return this->get(2); }
  template <class Value> void setOutput(Value V) const { this->set(0, V); }
  template <class Value> void setCount(Value V) const { this->set(1, V); }
  template <class Value> void setPerThread(Value V) const { this->set(2, V); }
};

/// void @dx.op.outputComplete(i32 241, %dx.types.NodeRecordHandle output)
template <class Call> struct OutputComplete : View<Call, OpCode::OutputComplete> {
  explicit constexpr OutputComplete(const Call &C) : View<Call, OpCode::OutputComplete>(C) {}
  auto output() const { return this->get(0); }
  template <class Value> void setOutput(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.getInputRecordCount(i32 242, %dx.types.NodeRecordHandle input)
template <class Call> struct GetInputRecordCount : View<Call, OpCode::GetInputRecordCount> {
  explicit constexpr GetInputRecordCount(const Call &C) : View<Call, OpCode::GetInputRecordCount>(C) {}
  auto input() const { return this->get(0); }
  template <class Value> void setInput(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.finishedCrossGroupSharing(i32 243, %dx.types.NodeRecordHandle input)
template <class Call> struct FinishedCrossGroupSharing : View<Call, OpCode::FinishedCrossGroupSharing> {
  explicit constexpr FinishedCrossGroupSharing(const Call &C) : View<Call, OpCode::FinishedCrossGroupSharing>(C) {}
  auto input() const { return this->get(0); }
  template <class Value> void setInput(Value V) const { this->set(0, V); }
};

/// void @dx.op.barrierByMemoryType(i32 244, i32 MemoryTypeFlags, i32 SemanticFlags)
template <class Call> struct BarrierByMemoryType : View<Call, OpCode::BarrierByMemoryType> {
  explicit constexpr BarrierByMemoryType(const Call &C) : View<Call, OpCode::BarrierByMemoryType>(C) {}
  auto MemoryTypeFlags() const { return this->get(0); }
  auto SemanticFlags() const { return this->get(1); }
  template <class Value> void setMemoryTypeFlags(Value V) const { this->set(0, V); }
  template <class Value> void setSemanticFlags(Value V) const { this->set(1, V); }
};

/// void @dx.op.barrierByMemoryHandle(i32 245, %dx.types.Handle object, i32 SemanticFlags)
template <class Call> struct BarrierByMemoryHandle : View<Call, OpCode::BarrierByMemoryHandle> {
  explicit constexpr BarrierByMemoryHandle(const Call &C) : View<Call, OpCode::BarrierByMemoryHandle>(C) {}
  auto object() const { return this->get(0); }
  auto SemanticFlags() const { return this->get(1); }
  template <class Value> void setObject(Value V) const { this->set(0, V); }
  template <class Value> void setSemanticFlags(Value V) const { this->set(1, V); }
};

/// void @dx.op.barrierByNodeRecordHandle(i32 246, %dx.types.NodeRecordHandle object, i32
/// SemanticFlags)
template <class Call> struct BarrierByNodeRecordHandle : View<Call, OpCode::BarrierByNodeRecordHandle> {
  explicit constexpr BarrierByNodeRecordHandle(const Call &C) : View<Call, OpCode::BarrierByNodeRecordHandle>(C) {}
  auto object() const { return this->get(0); }
  auto SemanticFlags() const { return this->get(1); }
  template <class Value> void setObject(Value V) const { this->set(0, V); }
  template <class Value> void setSemanticFlags(Value V) const { this->set(1, V); }
};

/// %dx.types.NodeHandle @dx.op.createNodeOutputHandle(i32 247, i32 MetadataIdx)
template <class Call> struct CreateNodeOutputHandle : View<Call, OpCode::CreateNodeOutputHandle> {
  explicit constexpr CreateNodeOutputHandle(const Call &C) : View<Call, OpCode::CreateNodeOutputHandle>(C) {}
  auto MetadataIdx() const { return this->get(0); }
  template <class Value> void setMetadataIdx(Value V) const { this->set(0, V); }
};

/// %dx.types.NodeHandle @dx.op.indexNodeHandle(i32 248, %dx.types.NodeHandle NodeOutputHandle, i32
/// ArrayIndex)
template <class Call> struct IndexNodeHandle : View<Call, OpCode::IndexNodeHandle> {
  explicit constexpr IndexNodeHandle(const Call &C) : View<Call, OpCode::IndexNodeHandle>(C) {}
  auto NodeOutputHandle() const { return this->get(0); }
  auto ArrayIndex() const { return this->get(1); }
  template <class Value> void setNodeOutputHandle(Value V) const { this->set(0, V); }
  template <class Value> void setArrayIndex(Value V) const { this->set(1, V); }
};

/// %dx.types.NodeHandle @dx.op.annotateNodeHandle(i32 249, %dx.types.NodeHandle node,
/// %dx.types.NodeInfo props)
template <class Call> struct AnnotateNodeHandle : View<Call, OpCode::AnnotateNodeHandle> {
  explicit constexpr AnnotateNodeHandle(const Call &C) : View<Call, OpCode::AnnotateNodeHandle>(C) {}
  auto node() const { return this->get(0); }
  auto props() const { return this->get(1); }
  template <class Value> void setNode(Value V) const { this->set(0, V); }
  template <class Value> void setProps(Value V) const { this->set(1, V); }
};

/// %dx.types.NodeRecordHandle @dx.op.createNodeInputRecordHandle(i32 250, i32 MetadataIdx)
template <class Call> struct CreateNodeInputRecordHandle : View<Call, OpCode::CreateNodeInputRecordHandle> {
  explicit constexpr CreateNodeInputRecordHandle(const Call &C) : View<Call, OpCode::CreateNodeInputRecordHandle>(C) {}
  auto MetadataIdx() const { return this->get(0); }
  template <class Value> void setMetadataIdx(Value V) const { this->set(0, V); }
};

/// %dx.types.NodeRecordHandle @dx.op.annotateNodeRecordHandle(i32 251, %dx.types.NodeRecordHandle
/// noderecord, %dx.types.NodeRecordInfo props)
template <class Call> struct AnnotateNodeRecordHandle : View<Call, OpCode::AnnotateNodeRecordHandle> {
  explicit constexpr AnnotateNodeRecordHandle(const Call &C) : View<Call, OpCode::AnnotateNodeRecordHandle>(C) {}
  auto noderecord() const { return this->get(0); }
  auto props() const { return this->get(1); }
  template <class Value> void setNoderecord(Value V) const { this->set(0, V); }
  template <class Value> void setProps(Value V) const { this->set(1, V); }
};

/// i1 @dx.op.nodeOutputIsValid(i32 252, %dx.types.NodeHandle output)
template <class Call> struct NodeOutputIsValid : View<Call, OpCode::NodeOutputIsValid> {
  explicit constexpr NodeOutputIsValid(const Call &C) : View<Call, OpCode::NodeOutputIsValid>(C) {}
  auto output() const { return this->get(0); }
  template <class Value> void setOutput(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.getRemainingRecursionLevels(i32 253)
template <class Call> struct GetRemainingRecursionLevels : View<Call, OpCode::GetRemainingRecursionLevels> {
  explicit constexpr GetRemainingRecursionLevels(const Call &C) : View<Call, OpCode::GetRemainingRecursionLevels>(C) {}
};

/// %dx.types.ResRet.f16 @dx.op.sampleCmpGrad.f16(i32 254, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float compareValue, float ddx0, float ddx1, float ddx2, float ddy0, float ddy1, float
/// ddy2, float clamp)
template <class Call> struct SampleCmpGrad : View<Call, OpCode::SampleCmpGrad> {
  explicit constexpr SampleCmpGrad(const Call &C) : View<Call, OpCode::SampleCmpGrad>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  auto ddx0() const { return this->get(10); }
  auto ddx1() const { return this->get(11); }
  auto ddx2() const { return this->get(12); }
  auto ddy0() const { return this->get(13); }
  auto ddy1() const { return this->get(14); }
  auto ddy2() const { return this->get(15); }
  auto clamp() const { return this->get(16); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
  template <class Value> void setDdx0(Value V) const { this->set(10, V); }
  template <class Value> void setDdx1(Value V) const { this->set(11, V); }
  template <class Value> void setDdx2(Value V) const { this->set(12, V); }
  template <class Value> void setDdy0(Value V) const { this->set(13, V); }
  template <class Value> void setDdy1(Value V) const { this->set(14, V); }
  template <class Value> void setDdy2(Value V) const { this->set(15, V); }
  template <class Value> void setClamp(Value V) const { this->set(16, V); }
};

/// %dx.types.ResRet.f16 @dx.op.sampleCmpBias.f16(i32 255, %dx.types.Handle srv, %dx.types.Handle
/// sampler, float coord0, float coord1, float coord2, float coord3, i32 offset0, i32 offset1, i32
/// offset2, float compareValue, float bias, float clamp)
template <class Call> struct SampleCmpBias : View<Call, OpCode::SampleCmpBias> {
  explicit constexpr SampleCmpBias(const Call &C) : View<Call, OpCode::SampleCmpBias>(C) {}
  auto srv() const { return this->get(0); }
  auto sampler() const { return this->get(1); }
  auto coord0() const { return this->get(2); }
  auto coord1() const { return this->get(3); }
  auto coord2() const { return this->get(4); }
  auto coord3() const { return this->get(5); }
  auto offset0() const { return this->get(6); }
  auto offset1() const { return this->get(7); }
  auto offset2() const { return this->get(8); }
  auto compareValue() const { return this->get(9); }
  auto bias() const { return this->get(10); }
  auto clamp() const { return this->get(11); }
  template <class Value> void setSrv(Value V) const { this->set(0, V); }
  template <class Value> void setSampler(Value V) const { this->set(1, V); }
  template <class Value> void setCoord0(Value V) const { this->set(2, V); }
  template <class Value> void setCoord1(Value V) const { this->set(3, V); }
  template <class Value> void setCoord2(Value V) const { this->set(4, V); }
  template <class Value> void setCoord3(Value V) const { this->set(5, V); }
  template <class Value> void setOffset0(Value V) const { this->set(6, V); }
  template <class Value> void setOffset1(Value V) const { this->set(7, V); }
  template <class Value> void setOffset2(Value V) const { this->set(8, V); }
  template <class Value> void setCompareValue(Value V) const { this->set(9, V); }
  template <class Value> void setBias(Value V) const { this->set(10, V); }
  template <class Value> void setClamp(Value V) const { this->set(11, V); }
};

/// i32 @dx.op.startVertexLocation.i32(i32 256)
template <class Call> struct StartVertexLocation : View<Call, OpCode::StartVertexLocation> {
  explicit constexpr StartVertexLocation(const Call &C) : View<Call, OpCode::StartVertexLocation>(C) {}
};

/// i32 @dx.op.startInstanceLocation.i32(i32 257)
template <class Call> struct StartInstanceLocation : View<Call, OpCode::StartInstanceLocation> {
  explicit constexpr StartInstanceLocation(const Call &C) : View<Call, OpCode::StartInstanceLocation>(C) {}
};

/// i32 @dx.op.allocateRayQuery2(i32 258, i32 constRayFlags, i32 constRayQueryFlags)
template <class Call> struct AllocateRayQuery2 : View<Call, OpCode::AllocateRayQuery2> {
  explicit constexpr AllocateRayQuery2(const Call &C) : View<Call, OpCode::AllocateRayQuery2>(C) {}
  auto constRayFlags() const { return this->get(0); }
  auto constRayQueryFlags() const { return this->get(1); }
  template <class Value> void setConstRayFlags(Value V) const { this->set(0, V); }
  template <class Value> void setConstRayQueryFlags(Value V) const { this->set(1, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_TraceRay.struct.T(i32 262, %dx.types.Handle
/// accelerationStructure, i32 rayFlags, i32 instanceInclusionMask, i32
/// rayContributionToHitGroupIndex, i32 multiplierForGeometryContributionToHitGroupIndex, i32
/// missShaderIndex, float Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X,
/// float Direction_Y, float Direction_Z, float TMax, %struct.T* payload)
template <class Call> struct HitObject_TraceRay : View<Call, OpCode::HitObject_TraceRay> {
  explicit constexpr HitObject_TraceRay(const Call &C) : View<Call, OpCode::HitObject_TraceRay>(C) {}
  auto accelerationStructure() const { return this->get(0); }
  auto rayFlags() const { return this->get(1); }
  auto instanceInclusionMask() const { return this->get(2); }
  auto rayContributionToHitGroupIndex() const { return this->get(3); }
  auto multiplierForGeometryContributionToHitGroupIndex() const { return this->get(4); }
  auto missShaderIndex() const { return this->get(5); }
  auto Origin_X() const { return this->get(6); }
  auto Origin_Y() const { return this->get(7); }
  auto Origin_Z() const { return this->get(8); }
  auto TMin() const { return this->get(9); }
  auto Direction_X() const { return this->get(10); }
  auto Direction_Y() const { return this->get(11); }
  auto Direction_Z() const { return this->get(12); }
  auto TMax() const { return this->get(13); }
  auto payload() const { return this->get(14); }
  template <class Value> void setAccelerationStructure(Value V) const { this->set(0, V); }
  template <class Value> void setRayFlags(Value V) const { this->set(1, V); }
  template <class Value> void setInstanceInclusionMask(Value V) const { this->set(2, V); }
  template <class Value> void setRayContributionToHitGroupIndex(Value V) const { this->set(3, V); }
  template <class Value> void setMultiplierForGeometryContributionToHitGroupIndex(Value V) const { this->set(4, V); }
  template <class Value> void setMissShaderIndex(Value V) const { this->set(5, V); }
  template <class Value> void setOrigin_X(Value V) const { this->set(6, V); }
  template <class Value> void setOrigin_Y(Value V) const { this->set(7, V); }
  template <class Value> void setOrigin_Z(Value V) const { this->set(8, V); }
  template <class Value> void setTMin(Value V) const { this->set(9, V); }
  template <class Value> void setDirection_X(Value V) const { this->set(10, V); }
  template <class Value> void setDirection_Y(Value V) const { this->set(11, V); }
  template <class Value> void setDirection_Z(Value V) const { this->set(12, V); }
  template <class Value> void setTMax(Value V) const { this->set(13, V); }
  template <class Value> void setPayload(Value V) const { this->set(14, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_FromRayQuery(i32 263, i32 rayQueryHandle)
template <class Call> struct HitObject_FromRayQuery : View<Call, OpCode::HitObject_FromRayQuery> {
  explicit constexpr HitObject_FromRayQuery(const Call &C) : View<Call, OpCode::HitObject_FromRayQuery>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_FromRayQueryWithAttrs.struct.T(i32 264, i32 rayQueryHandle,
/// i32 HitKind, %struct.T* CommittedAttribs)
template <class Call> struct HitObject_FromRayQueryWithAttrs : View<Call, OpCode::HitObject_FromRayQueryWithAttrs> {
  explicit constexpr HitObject_FromRayQueryWithAttrs(const Call &C) : View<Call, OpCode::HitObject_FromRayQueryWithAttrs>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  auto HitKind() const { return this->get(1); }
  auto CommittedAttribs() const { return this->get(2); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
  template <class Value> void setHitKind(Value V) const { this->set(1, V); }
  template <class Value> void setCommittedAttribs(Value V) const { this->set(2, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_MakeMiss(i32 265, i32 RayFlags, i32 MissShaderIndex, float
/// Origin_X, float Origin_Y, float Origin_Z, float TMin, float Direction_X, float Direction_Y,
/// float Direction_Z, float TMax)
template <class Call> struct HitObject_MakeMiss : View<Call, OpCode::HitObject_MakeMiss> {
  explicit constexpr HitObject_MakeMiss(const Call &C) : View<Call, OpCode::HitObject_MakeMiss>(C) {}
  auto RayFlags() const { return this->get(0); }
  auto MissShaderIndex() const { return this->get(1); }
  auto Origin_X() const { return this->get(2); }
  auto Origin_Y() const { return this->get(3); }
  auto Origin_Z() const { return this->get(4); }
  auto TMin() const { return this->get(5); }
  auto Direction_X() const { return this->get(6); }
  auto Direction_Y() const { return this->get(7); }
  auto Direction_Z() const { return this->get(8); }
  auto TMax() const { return this->get(9); }
  template <class Value> void setRayFlags(Value V) const { this->set(0, V); }
  template <class Value> void setMissShaderIndex(Value V) const { this->set(1, V); }
  template <class Value> void setOrigin_X(Value V) const { this->set(2, V); }
  template <class Value> void setOrigin_Y(Value V) const { this->set(3, V); }
  template <class Value> void setOrigin_Z(Value V) const { this->set(4, V); }
  template <class Value> void setTMin(Value V) const { this->set(5, V); }
  template <class Value> void setDirection_X(Value V) const { this->set(6, V); }
  template <class Value> void setDirection_Y(Value V) const { this->set(7, V); }
  template <class Value> void setDirection_Z(Value V) const { this->set(8, V); }
  template <class Value> void setTMax(Value V) const { this->set(9, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_MakeNop(i32 266)
template <class Call> struct HitObject_MakeNop : View<Call, OpCode::HitObject_MakeNop> {
  explicit constexpr HitObject_MakeNop(const Call &C) : View<Call, OpCode::HitObject_MakeNop>(C) {}
};

/// void @dx.op.hitObject_Invoke.struct.T(i32 267, %dx.types.HitObject hitObject, %struct.T*
/// payload)
template <class Call> struct HitObject_Invoke : View<Call, OpCode::HitObject_Invoke> {
  explicit constexpr HitObject_Invoke(const Call &C) : View<Call, OpCode::HitObject_Invoke>(C) {}
  auto hitObject() const { return this->get(0); }
  auto payload() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setPayload(Value V) const { this->set(1, V); }
};

/// void @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject hitObject, i32 coherenceHint, i32
/// numCoherenceHintBitsFromLSB)
template <class Call> struct MaybeReorderThread : View<Call, OpCode::MaybeReorderThread> {
  explicit constexpr MaybeReorderThread(const Call &C) : View<Call, OpCode::MaybeReorderThread>(C) {}
  auto hitObject() const { return this->get(0); }
  auto coherenceHint() const { return this->get(1); }
  auto numCoherenceHintBitsFromLSB() const { return this->get(2); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setCoherenceHint(Value V) const { this->set(1, V); }
  template <class Value> void setNumCoherenceHintBitsFromLSB(Value V) const { this->set(2, V); }
};

/// i1 @dx.op.hitObject_StateScalar.i1(i32 269, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_IsMiss : View<Call, OpCode::HitObject_IsMiss> {
  explicit constexpr HitObject_IsMiss(const Call &C) : View<Call, OpCode::HitObject_IsMiss>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.hitObject_StateScalar.i1(i32 270, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_IsHit : View<Call, OpCode::HitObject_IsHit> {
  explicit constexpr HitObject_IsHit(const Call &C) : View<Call, OpCode::HitObject_IsHit>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.hitObject_StateScalar.i1(i32 271, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_IsNop : View<Call, OpCode::HitObject_IsNop> {
  explicit constexpr HitObject_IsNop(const Call &C) : View<Call, OpCode::HitObject_IsNop>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 272, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_RayFlags : View<Call, OpCode::HitObject_RayFlags> {
  explicit constexpr HitObject_RayFlags(const Call &C) : View<Call, OpCode::HitObject_RayFlags>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// float @dx.op.hitObject_StateScalar.f32(i32 273, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_RayTMin : View<Call, OpCode::HitObject_RayTMin> {
  explicit constexpr HitObject_RayTMin(const Call &C) : View<Call, OpCode::HitObject_RayTMin>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// float @dx.op.hitObject_StateScalar.f32(i32 274, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_RayTCurrent : View<Call, OpCode::HitObject_RayTCurrent> {
  explicit constexpr HitObject_RayTCurrent(const Call &C) : View<Call, OpCode::HitObject_RayTCurrent>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// float @dx.op.hitObject_StateVector.f32(i32 275, %dx.types.HitObject hitObject, i32 component)
template <class Call> struct HitObject_WorldRayOrigin : View<Call, OpCode::HitObject_WorldRayOrigin> {
  explicit constexpr HitObject_WorldRayOrigin(const Call &C) : View<Call, OpCode::HitObject_WorldRayOrigin>(C) {}
  auto hitObject() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.hitObject_StateVector.f32(i32 276, %dx.types.HitObject hitObject, i32 component)
template <class Call> struct HitObject_WorldRayDirection : View<Call, OpCode::HitObject_WorldRayDirection> {
  explicit constexpr HitObject_WorldRayDirection(const Call &C) : View<Call, OpCode::HitObject_WorldRayDirection>(C) {}
  auto hitObject() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.hitObject_StateVector.f32(i32 277, %dx.types.HitObject hitObject, i32 component)
template <class Call> struct HitObject_ObjectRayOrigin : View<Call, OpCode::HitObject_ObjectRayOrigin> {
  explicit constexpr HitObject_ObjectRayOrigin(const Call &C) : View<Call, OpCode::HitObject_ObjectRayOrigin>(C) {}
  auto hitObject() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.hitObject_StateVector.f32(i32 278, %dx.types.HitObject hitObject, i32 component)
template <class Call> struct HitObject_ObjectRayDirection : View<Call, OpCode::HitObject_ObjectRayDirection> {
  explicit constexpr HitObject_ObjectRayDirection(const Call &C) : View<Call, OpCode::HitObject_ObjectRayDirection>(C) {}
  auto hitObject() const { return this->get(0); }
  auto component() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setComponent(Value V) const { this->set(1, V); }
};

/// float @dx.op.hitObject_StateMatrix.f32(i32 279, %dx.types.HitObject hitObject, i32 row, i32 col)
template <class Call> struct HitObject_ObjectToWorld3x4 : View<Call, OpCode::HitObject_ObjectToWorld3x4> {
  explicit constexpr HitObject_ObjectToWorld3x4(const Call &C) : View<Call, OpCode::HitObject_ObjectToWorld3x4>(C) {}
  auto hitObject() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// float @dx.op.hitObject_StateMatrix.f32(i32 280, %dx.types.HitObject hitObject, i32 row, i32 col)
template <class Call> struct HitObject_WorldToObject3x4 : View<Call, OpCode::HitObject_WorldToObject3x4> {
  explicit constexpr HitObject_WorldToObject3x4(const Call &C) : View<Call, OpCode::HitObject_WorldToObject3x4>(C) {}
  auto hitObject() const { return this->get(0); }
  auto row() const { return this->get(1); }
  auto col() const { return this->get(2); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setRow(Value V) const { this->set(1, V); }
  template <class Value> void setCol(Value V) const { this->set(2, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 281, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_GeometryIndex : View<Call, OpCode::HitObject_GeometryIndex> {
  explicit constexpr HitObject_GeometryIndex(const Call &C) : View<Call, OpCode::HitObject_GeometryIndex>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 282, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_InstanceIndex : View<Call, OpCode::HitObject_InstanceIndex> {
  explicit constexpr HitObject_InstanceIndex(const Call &C) : View<Call, OpCode::HitObject_InstanceIndex>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 283, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_InstanceID : View<Call, OpCode::HitObject_InstanceID> {
  explicit constexpr HitObject_InstanceID(const Call &C) : View<Call, OpCode::HitObject_InstanceID>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 284, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_PrimitiveIndex : View<Call, OpCode::HitObject_PrimitiveIndex> {
  explicit constexpr HitObject_PrimitiveIndex(const Call &C) : View<Call, OpCode::HitObject_PrimitiveIndex>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 285, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_HitKind : View<Call, OpCode::HitObject_HitKind> {
  explicit constexpr HitObject_HitKind(const Call &C) : View<Call, OpCode::HitObject_HitKind>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 286, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_ShaderTableIndex : View<Call, OpCode::HitObject_ShaderTableIndex> {
  explicit constexpr HitObject_ShaderTableIndex(const Call &C) : View<Call, OpCode::HitObject_ShaderTableIndex>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// %dx.types.HitObject @dx.op.hitObject_SetShaderTableIndex(i32 287, %dx.types.HitObject hitObject,
/// i32 shaderTableIndex)
template <class Call> struct HitObject_SetShaderTableIndex : View<Call, OpCode::HitObject_SetShaderTableIndex> {
  explicit constexpr HitObject_SetShaderTableIndex(const Call &C) : View<Call, OpCode::HitObject_SetShaderTableIndex>(C) {}
  auto hitObject() const { return this->get(0); }
  auto shaderTableIndex() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setShaderTableIndex(Value V) const { this->set(1, V); }
};

/// i32 @dx.op.hitObject_LoadLocalRootTableConstant(i32 288, %dx.types.HitObject hitObject, i32
/// offset)
template <class Call> struct HitObject_LoadLocalRootTableConstant : View<Call, OpCode::HitObject_LoadLocalRootTableConstant> {
  explicit constexpr HitObject_LoadLocalRootTableConstant(const Call &C) : View<Call, OpCode::HitObject_LoadLocalRootTableConstant>(C) {}
  auto hitObject() const { return this->get(0); }
  auto offset() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setOffset(Value V) const { this->set(1, V); }
};

/// void @dx.op.hitObject_Attributes.struct.T(i32 289, %dx.types.HitObject hitObject, %struct.T*
/// attributes)
template <class Call> struct HitObject_Attributes : View<Call, OpCode::HitObject_Attributes> {
  explicit constexpr HitObject_Attributes(const Call &C) : View<Call, OpCode::HitObject_Attributes>(C) {}
  auto hitObject() const { return this->get(0); }
  auto attributes() const { return this->get(1); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
  template <class Value> void setAttributes(Value V) const { this->set(1, V); }
};

/// %dx.types.ResRet.f16 @dx.op.rawBufferVectorLoad.f16(i32 303, %dx.types.Handle buf, i32 index,
/// i32 elementOffset, i32 alignment)
template <class Call> struct RawBufferVectorLoad : View<Call, OpCode::RawBufferVectorLoad> {
  explicit constexpr RawBufferVectorLoad(const Call &C) : View<Call, OpCode::RawBufferVectorLoad>(C) {}
  auto buf() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto elementOffset() const { return this->get(2); }
  auto alignment() const { return this->get(3); }
  template <class Value> void setBuf(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setElementOffset(Value V) const { this->set(2, V); }
  template <class Value> void setAlignment(Value V) const { this->set(3, V); }
};

/// void @dx.op.rawBufferVectorStore.f16(i32 304, %dx.types.Handle uav, i32 index, i32
/// elementOffset, half value0, i32 alignment)
template <class Call> struct RawBufferVectorStore : View<Call, OpCode::RawBufferVectorStore> {
  explicit constexpr RawBufferVectorStore(const Call &C) : View<Call, OpCode::RawBufferVectorStore>(C) {}
  auto uav() const { return this->get(0); }
  auto index() const { return this->get(1); }
  auto elementOffset() const { return this->get(2); }
  auto value0() const { return this->get(3); }
  auto alignment() const { return this->get(4); }
  template <class Value> void setUav(Value V) const { this->set(0, V); }
  template <class Value> void setIndex(Value V) const { this->set(1, V); }
  template <class Value> void setElementOffset(Value V) const { this->set(2, V); }
  template <class Value> void setValue0(Value V) const { this->set(3, V); }
  template <class Value> void setAlignment(Value V) const { this->set(4, V); }
};

/// i1 @dx.op.vectorReduce.v4i1(i32 309, <4 x i1> a)
template <class Call> struct VectorReduceAnd : View<Call, OpCode::VectorReduceAnd> {
  explicit constexpr VectorReduceAnd(const Call &C) : View<Call, OpCode::VectorReduceAnd>(C) {}
  auto a() const { return this->get(0); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
};

/// i1 @dx.op.vectorReduce.v4i1(i32 310, <4 x i1> a)
template <class Call> struct VectorReduceOr : View<Call, OpCode::VectorReduceOr> {
  explicit constexpr VectorReduceOr(const Call &C) : View<Call, OpCode::VectorReduceOr>(C) {}
  auto a() const { return this->get(0); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
};

/// half @dx.op.dot.v4f16(i32 311, <4 x half> a, <4 x half> b)
template <class Call> struct FDot : View<Call, OpCode::FDot> {
  explicit constexpr FDot(const Call &C) : View<Call, OpCode::FDot>(C) {}
  auto a() const { return this->get(0); }
  auto b() const { return this->get(1); }
  template <class Value> void setA(Value V) const { this->set(0, V); }
  template <class Value> void setB(Value V) const { this->set(1, V); }
};

/// void @dx.op.nop(i32 -2147483648)
template <class Call> struct ExperimentalNop : View<Call, OpCode::ExperimentalNop> {
  explicit constexpr ExperimentalNop(const Call &C) : View<Call, OpCode::ExperimentalNop>(C) {}
};

/// i32 @dx.op.getGroupWaveIndex(i32 -2147483647)
template <class Call> struct GetGroupWaveIndex : View<Call, OpCode::GetGroupWaveIndex> {
  explicit constexpr GetGroupWaveIndex(const Call &C) : View<Call, OpCode::GetGroupWaveIndex>(C) {}
};

/// i32 @dx.op.getGroupWaveCount(i32 -2147483646)
template <class Call> struct GetGroupWaveCount : View<Call, OpCode::GetGroupWaveCount> {
  explicit constexpr GetGroupWaveCount(const Call &C) : View<Call, OpCode::GetGroupWaveCount>(C) {}
};

/// i32 @dx.op.clusterID(i32 -2147483645)
template <class Call> struct ClusterID : View<Call, OpCode::ClusterID> {
  explicit constexpr ClusterID(const Call &C) : View<Call, OpCode::ClusterID>(C) {}
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483644, i32 rayQueryHandle)
template <class Call> struct RayQuery_CandidateClusterID : View<Call, OpCode::RayQuery_CandidateClusterID> {
  explicit constexpr RayQuery_CandidateClusterID(const Call &C) : View<Call, OpCode::RayQuery_CandidateClusterID>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.rayQuery_StateScalar.i32(i32 -2147483643, i32 rayQueryHandle)
template <class Call> struct RayQuery_CommittedClusterID : View<Call, OpCode::RayQuery_CommittedClusterID> {
  explicit constexpr RayQuery_CommittedClusterID(const Call &C) : View<Call, OpCode::RayQuery_CommittedClusterID>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// i32 @dx.op.hitObject_StateScalar.i32(i32 -2147483642, %dx.types.HitObject hitObject)
template <class Call> struct HitObject_ClusterID : View<Call, OpCode::HitObject_ClusterID> {
  explicit constexpr HitObject_ClusterID(const Call &C) : View<Call, OpCode::HitObject_ClusterID>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// <9 x float> @dx.op.triangleObjectPosition.f32(i32 -2147483641)
template <class Call> struct TriangleObjectPosition : View<Call, OpCode::TriangleObjectPosition> {
  explicit constexpr TriangleObjectPosition(const Call &C) : View<Call, OpCode::TriangleObjectPosition>(C) {}
};

/// <9 x float> @dx.op.rayQuery_CandidateTriangleObjectPosition.f32(i32 -2147483640, i32
/// rayQueryHandle)
template <class Call> struct RayQuery_CandidateTriangleObjectPosition : View<Call, OpCode::RayQuery_CandidateTriangleObjectPosition> {
  explicit constexpr RayQuery_CandidateTriangleObjectPosition(const Call &C) : View<Call, OpCode::RayQuery_CandidateTriangleObjectPosition>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// <9 x float> @dx.op.rayQuery_CommittedTriangleObjectPosition.f32(i32 -2147483639, i32
/// rayQueryHandle)
template <class Call> struct RayQuery_CommittedTriangleObjectPosition : View<Call, OpCode::RayQuery_CommittedTriangleObjectPosition> {
  explicit constexpr RayQuery_CommittedTriangleObjectPosition(const Call &C) : View<Call, OpCode::RayQuery_CommittedTriangleObjectPosition>(C) {}
  auto rayQueryHandle() const { return this->get(0); }
  template <class Value> void setRayQueryHandle(Value V) const { this->set(0, V); }
};

/// <9 x float> @dx.op.hitObject_TriangleObjectPosition.f32(i32 -2147483638, %dx.types.HitObject
/// hitObject)
template <class Call> struct HitObject_TriangleObjectPosition : View<Call, OpCode::HitObject_TriangleObjectPosition> {
  explicit constexpr HitObject_TriangleObjectPosition(const Call &C) : View<Call, OpCode::HitObject_TriangleObjectPosition>(C) {}
  auto hitObject() const { return this->get(0); }
  template <class Value> void setHitObject(Value V) const { this->set(0, V); }
};

/// %Object @dx.op.linAlgMatrixMultiplyAccumulate.Object.Object.Object.Object(i32 -2147483637,
/// %Object matrixA, %Object matrixB, %Object matrixC)
template <class Call> struct LinAlgMatrixMultiplyAccumulate : View<Call, OpCode::LinAlgMatrixMultiplyAccumulate> {
  explicit constexpr LinAlgMatrixMultiplyAccumulate(const Call &C) : View<Call, OpCode::LinAlgMatrixMultiplyAccumulate>(C) {}
  auto matrixA() const { return this->get(0); }
  auto matrixB() const { return this->get(1); }
  auto matrixC() const { return this->get(2); }
  template <class Value> void setMatrixA(Value V) const { this->set(0, V); }
  template <class Value> void setMatrixB(Value V) const { this->set(1, V); }
  template <class Value> void setMatrixC(Value V) const { this->set(2, V); }
};

/// %Object @dx.op.linAlgFillMatrix.Object.f16(i32 -2147483636, half value)
template <class Call> struct LinAlgFillMatrix : View<Call, OpCode::LinAlgFillMatrix> {
  explicit constexpr LinAlgFillMatrix(const Call &C) : View<Call, OpCode::LinAlgFillMatrix>(C) {}
  auto value() const { return this->get(0); }
  template <class Value> void setValue(Value V) const { this->set(0, V); }
};

/// %Object @dx.op.linAlgCopyConvertMatrix.Object.Object(i32 -2147483635, %Object srcMatrix, i1
/// transpose)
template <class Call> struct LinAlgCopyConvertMatrix : View<Call, OpCode::LinAlgCopyConvertMatrix> {
  explicit constexpr LinAlgCopyConvertMatrix(const Call &C) : View<Call, OpCode::LinAlgCopyConvertMatrix>(C) {}
  auto srcMatrix() const { return this->get(0); }
  auto transpose() const { return this->get(1); }
  template <class Value> void setSrcMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setTranspose(Value V) const { this->set(1, V); }
};

/// %Object @dx.op.linAlgMatrixLoadFromDescriptor.Object(i32 -2147483634, %dx.types.Handle handle,
/// i32 offset, i32 stride, i32 layout, i32 align)
template <class Call> struct LinAlgMatrixLoadFromDescriptor : View<Call, OpCode::LinAlgMatrixLoadFromDescriptor> {
  explicit constexpr LinAlgMatrixLoadFromDescriptor(const Call &C) : View<Call, OpCode::LinAlgMatrixLoadFromDescriptor>(C) {}
  auto handle() const { return this->get(0); }
  auto offset() const { return this->get(1); }
  auto stride() const { return this->get(2); }
  auto layout() const { return this->get(3); }
  auto align() const { return this->get(4); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setOffset(Value V) const { this->set(1, V); }
  template <class Value> void setStride(Value V) const { this->set(2, V); }
  template <class Value> void setLayout(Value V) const { this->set(3, V); }
  template <class Value> void setAlign(Value V) const { this->set(4, V); }
};

/// %Object @dx.op.linAlgMatrixLoadFromMemory.Object.f16(i32 -2147483633, half addrspace(3)* memory,
/// i32 offset, i32 stride, i32 layout)
template <class Call> struct LinAlgMatrixLoadFromMemory : View<Call, OpCode::LinAlgMatrixLoadFromMemory> {
  explicit constexpr LinAlgMatrixLoadFromMemory(const Call &C) : View<Call, OpCode::LinAlgMatrixLoadFromMemory>(C) {}
  auto memory() const { return this->get(0); }
  auto offset() const { return this->get(1); }
  auto stride() const { return this->get(2); }
  auto layout() const { return this->get(3); }
  template <class Value> void setMemory(Value V) const { this->set(0, V); }
  template <class Value> void setOffset(Value V) const { this->set(1, V); }
  template <class Value> void setStride(Value V) const { this->set(2, V); }
  template <class Value> void setLayout(Value V) const { this->set(3, V); }
};

/// i32 @dx.op.linAlgMatrixLength.Object(i32 -2147483632, %Object matrix)
template <class Call> struct LinAlgMatrixLength : View<Call, OpCode::LinAlgMatrixLength> {
  explicit constexpr LinAlgMatrixLength(const Call &C) : View<Call, OpCode::LinAlgMatrixLength>(C) {}
  auto matrix() const { return this->get(0); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
};

/// <2 x i32> @dx.op.linAlgMatrixGetCoordinate.Object(i32 -2147483631, %Object matrix, i32
/// threadLocalIndex)
template <class Call> struct LinAlgMatrixGetCoordinate : View<Call, OpCode::LinAlgMatrixGetCoordinate> {
  explicit constexpr LinAlgMatrixGetCoordinate(const Call &C) : View<Call, OpCode::LinAlgMatrixGetCoordinate>(C) {}
  auto matrix() const { return this->get(0); }
  auto threadLocalIndex() const { return this->get(1); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setThreadLocalIndex(Value V) const { this->set(1, V); }
};

/// half @dx.op.linAlgMatrixGetElement.f16.Object(i32 -2147483630, %Object matrix, i32
/// threadLocalIndex)
template <class Call> struct LinAlgMatrixGetElement : View<Call, OpCode::LinAlgMatrixGetElement> {
  explicit constexpr LinAlgMatrixGetElement(const Call &C) : View<Call, OpCode::LinAlgMatrixGetElement>(C) {}
  auto matrix() const { return this->get(0); }
  auto threadLocalIndex() const { return this->get(1); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setThreadLocalIndex(Value V) const { this->set(1, V); }
};

/// %Object @dx.op.linAlgMatrixSetElement.Object.Object.f16(i32 -2147483629, %Object matrix, i32
/// threadLocalIndex, half value)
template <class Call> struct LinAlgMatrixSetElement : View<Call, OpCode::LinAlgMatrixSetElement> {
  explicit constexpr LinAlgMatrixSetElement(const Call &C) : View<Call, OpCode::LinAlgMatrixSetElement>(C) {}
  auto matrix() const { return this->get(0); }
  auto threadLocalIndex() const { return this->get(1); }
  auto value() const { return this->get(2); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setThreadLocalIndex(Value V) const { this->set(1, V); }
  template <class Value> void setValue(Value V) const { this->set(2, V); }
};

/// void @dx.op.linAlgMatrixStoreToDescriptor.Object(i32 -2147483628, %Object matrix,
/// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
template <class Call> struct LinAlgMatrixStoreToDescriptor : View<Call, OpCode::LinAlgMatrixStoreToDescriptor> {
  explicit constexpr LinAlgMatrixStoreToDescriptor(const Call &C) : View<Call, OpCode::LinAlgMatrixStoreToDescriptor>(C) {}
  auto matrix() const { return this->get(0); }
  auto handle() const { return this->get(1); }
  auto offset() const { return this->get(2); }
  auto stride() const { return this->get(3); }
  auto layout() const { return this->get(4); }
  auto align() const { return this->get(5); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setHandle(Value V) const { this->set(1, V); }
  template <class Value> void setOffset(Value V) const { this->set(2, V); }
  template <class Value> void setStride(Value V) const { this->set(3, V); }
  template <class Value> void setLayout(Value V) const { this->set(4, V); }
  template <class Value> void setAlign(Value V) const { this->set(5, V); }
};

/// void @dx.op.linAlgMatrixStoreToMemory.Object.f16(i32 -2147483627, %Object matrix, half
/// addrspace(3)* memory, i32 offset, i32 stride, i32 layout)
template <class Call> struct LinAlgMatrixStoreToMemory : View<Call, OpCode::LinAlgMatrixStoreToMemory> {
  explicit constexpr LinAlgMatrixStoreToMemory(const Call &C) : View<Call, OpCode::LinAlgMatrixStoreToMemory>(C) {}
  auto matrix() const { return this->get(0); }
  auto memory() const { return this->get(1); }
  auto offset() const { return this->get(2); }
  auto stride() const { return this->get(3); }
  auto layout() const { return this->get(4); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setMemory(Value V) const { this->set(1, V); }
  template <class Value> void setOffset(Value V) const { this->set(2, V); }
  template <class Value> void setStride(Value V) const { this->set(3, V); }
  template <class Value> void setLayout(Value V) const { this->set(4, V); }
};

/// i32 @dx.op.linAlgMatrixQueryAccumulatorLayout(i32 -2147483626)
template <class Call> struct LinAlgMatrixQueryAccumulatorLayout : View<Call, OpCode::LinAlgMatrixQueryAccumulatorLayout> {
  explicit constexpr LinAlgMatrixQueryAccumulatorLayout(const Call &C) : View<Call, OpCode::LinAlgMatrixQueryAccumulatorLayout>(C) {}
};

/// %Object @dx.op.linAlgMatrixMultiply.Object.Object.Object(i32 -2147483625, %Object matrixA,
/// %Object matrixB)
template <class Call> struct LinAlgMatrixMultiply : View<Call, OpCode::LinAlgMatrixMultiply> {
  explicit constexpr LinAlgMatrixMultiply(const Call &C) : View<Call, OpCode::LinAlgMatrixMultiply>(C) {}
  auto matrixA() const { return this->get(0); }
  auto matrixB() const { return this->get(1); }
  template <class Value> void setMatrixA(Value V) const { this->set(0, V); }
  template <class Value> void setMatrixB(Value V) const { this->set(1, V); }
};

/// %Object @dx.op.linAlgMatrixAccumulate.Object.Object.Object(i32 -2147483624, %Object matrixLHS,
/// %Object matrixRHS)
template <class Call> struct LinAlgMatrixAccumulate : View<Call, OpCode::LinAlgMatrixAccumulate> {
  explicit constexpr LinAlgMatrixAccumulate(const Call &C) : View<Call, OpCode::LinAlgMatrixAccumulate>(C) {}
  auto matrixLHS() const { return this->get(0); }
  auto matrixRHS() const { return this->get(1); }
  template <class Value> void setMatrixLHS(Value V) const { this->set(0, V); }
  template <class Value> void setMatrixRHS(Value V) const { this->set(1, V); }
};

/// <4 x half> @dx.op.linAlgMatVecMul.v4f16.Object.v4f16(i32 -2147483623, %Object matrix, i1
/// isOutputSigned, <4 x half> inputVector, i32 interpretation)
template <class Call> struct LinAlgMatVecMul : View<Call, OpCode::LinAlgMatVecMul> {
  explicit constexpr LinAlgMatVecMul(const Call &C) : View<Call, OpCode::LinAlgMatVecMul>(C) {}
  auto matrix() const { return this->get(0); }
  auto isOutputSigned() const { return this->get(1); }
  auto inputVector() const { return this->get(2); }
  auto interpretation() const { return this->get(3); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setIsOutputSigned(Value V) const { this->set(1, V); }
  template <class Value> void setInputVector(Value V) const { this->set(2, V); }
  template <class Value> void setInterpretation(Value V) const { this->set(3, V); }
};

/// <4 x half> @dx.op.linAlgMatVecMulAdd.v4f16.Object.v4f16.v4f16(i32 -2147483622, %Object matrix,
/// i1 isOutputSigned, <4 x half> inputVector, i32 inputInterpretation, <4 x half> biasVector)
template <class Call> struct LinAlgMatVecMulAdd : View<Call, OpCode::LinAlgMatVecMulAdd> {
  explicit constexpr LinAlgMatVecMulAdd(const Call &C) : View<Call, OpCode::LinAlgMatVecMulAdd>(C) {}
  auto matrix() const { return this->get(0); }
  auto isOutputSigned() const { return this->get(1); }
  auto inputVector() const { return this->get(2); }
  auto inputInterpretation() const { return this->get(3); }
  auto biasVector() const { return this->get(4); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setIsOutputSigned(Value V) const { this->set(1, V); }
  template <class Value> void setInputVector(Value V) const { this->set(2, V); }
  template <class Value> void setInputInterpretation(Value V) const { this->set(3, V); }
  template <class Value> void setBiasVector(Value V) const { this->set(4, V); }
};

/// void @dx.op.linAlgMatrixAccumulateToDescriptor.Object(i32 -2147483621, %Object matrix,
/// %dx.types.Handle handle, i32 offset, i32 stride, i32 layout, i32 align)
template <class Call> struct LinAlgMatrixAccumulateToDescriptor : View<Call, OpCode::LinAlgMatrixAccumulateToDescriptor> {
  explicit constexpr LinAlgMatrixAccumulateToDescriptor(const Call &C) : View<Call, OpCode::LinAlgMatrixAccumulateToDescriptor>(C) {}
  auto matrix() const { return this->get(0); }
  auto handle() const { return this->get(1); }
  auto offset() const { return this->get(2); }
  auto stride() const { return this->get(3); }
  auto layout() const { return this->get(4); }
  auto align() const { return this->get(5); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setHandle(Value V) const { this->set(1, V); }
  template <class Value> void setOffset(Value V) const { this->set(2, V); }
  template <class Value> void setStride(Value V) const { this->set(3, V); }
  template <class Value> void setLayout(Value V) const { this->set(4, V); }
  template <class Value> void setAlign(Value V) const { this->set(5, V); }
};

/// void @dx.op.linAlgMatrixAccumulateToMemory.Object.f16(i32 -2147483620, %Object matrix, half
/// addrspace(3)* memory, i32 targetType, i32 offset, i32 stride, i32 layout)
template <class Call> struct LinAlgMatrixAccumulateToMemory : View<Call, OpCode::LinAlgMatrixAccumulateToMemory> {
  explicit constexpr LinAlgMatrixAccumulateToMemory(const Call &C) : View<Call, OpCode::LinAlgMatrixAccumulateToMemory>(C) {}
  auto matrix() const { return this->get(0); }
  auto memory() const { return this->get(1); }
  auto targetType() const { return this->get(2); }
  auto offset() const { return this->get(3); }
  auto stride() const { return this->get(4); }
  auto layout() const { return this->get(5); }
  template <class Value> void setMatrix(Value V) const { this->set(0, V); }
  template <class Value> void setMemory(Value V) const { this->set(1, V); }
  template <class Value> void setTargetType(Value V) const { this->set(2, V); }
  template <class Value> void setOffset(Value V) const { this->set(3, V); }
  template <class Value> void setStride(Value V) const { this->set(4, V); }
  template <class Value> void setLayout(Value V) const { this->set(5, V); }
};

/// %Object @dx.op.linAlgMatrixOuterProduct.Object.v4f16.v4f16(i32 -2147483619, <4 x half> vectorA,
/// <4 x half> vectorB)
template <class Call> struct LinAlgMatrixOuterProduct : View<Call, OpCode::LinAlgMatrixOuterProduct> {
  explicit constexpr LinAlgMatrixOuterProduct(const Call &C) : View<Call, OpCode::LinAlgMatrixOuterProduct>(C) {}
  auto vectorA() const { return this->get(0); }
  auto vectorB() const { return this->get(1); }
  template <class Value> void setVectorA(Value V) const { this->set(0, V); }
  template <class Value> void setVectorB(Value V) const { this->set(1, V); }
};

/// <4 x half> @dx.op.linAlgConvert.v4f16.v4f16(i32 -2147483618, <4 x half> inputVector, i32
/// inputInterpretation, i32 outputInterpretation)
template <class Call> struct LinAlgConvert : View<Call, OpCode::LinAlgConvert> {
  explicit constexpr LinAlgConvert(const Call &C) : View<Call, OpCode::LinAlgConvert>(C) {}
  auto inputVector() const { return this->get(0); }
  auto inputInterpretation() const { return this->get(1); }
  auto outputInterpretation() const { return this->get(2); }
  template <class Value> void setInputVector(Value V) const { this->set(0, V); }
  template <class Value> void setInputInterpretation(Value V) const { this->set(1, V); }
  template <class Value> void setOutputInterpretation(Value V) const { this->set(2, V); }
};

/// void @dx.op.linAlgVectorAccumulateToDescriptor.v4f16(i32 -2147483617, %dx.types.Handle handle,
/// i32 offset, i32 align, <4 x half> vector)
template <class Call> struct LinAlgVectorAccumulateToDescriptor : View<Call, OpCode::LinAlgVectorAccumulateToDescriptor> {
  explicit constexpr LinAlgVectorAccumulateToDescriptor(const Call &C) : View<Call, OpCode::LinAlgVectorAccumulateToDescriptor>(C) {}
  auto handle() const { return this->get(0); }
  auto offset() const { return this->get(1); }
  auto align() const { return this->get(2); }
  auto vector() const { return this->get(3); }
  template <class Value> void setHandle(Value V) const { this->set(0, V); }
  template <class Value> void setOffset(Value V) const { this->set(1, V); }
  template <class Value> void setAlign(Value V) const { this->set(2, V); }
  template <class Value> void setVector(Value V) const { this->set(3, V); }
};

/// void @dx.op.debugBreak(i32 -2147483615)
template <class Call> struct DebugBreak : View<Call, OpCode::DebugBreak> {
  explicit constexpr DebugBreak(const Call &C) : View<Call, OpCode::DebugBreak>(C) {}
};

/// i1 @dx.op.isDebuggingEnabled(i32 -2147483614)
template <class Call> struct IsDebuggingEnabled : View<Call, OpCode::IsDebuggingEnabled> {
  explicit constexpr IsDebuggingEnabled(const Call &C) : View<Call, OpCode::IsDebuggingEnabled>(C) {}
};

} // namespace dxil::op
