// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MD5 is written out here because the container digest needs its compression function with other
// padding than RFC 1321's, which hash libraries do not offer.
#include <dxil/container/Digest.h>

#include <dxil/module/Endian.h>

#include <algorithm>
#include <bit>
#include <utility>

namespace dxil::container {

namespace {

// floor(2^32 * abs(sin(I + 1))), RFC 1321 section 3.4.
constexpr uint32_t SineTable[64] = {
    0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501,
    0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821,
    0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8,
    0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a,
    0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70,
    0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665,
    0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1,
    0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391};

constexpr int Shifts[4][4] = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};

// Each step depends on the previous one, so the longest path through a step limits the speed. The
// functions are arranged so that B, the value computed last, passes the fewest operations.
template <int I> inline void step(uint32_t (&S)[4], const uint32_t (&X)[16]) {
  // The four values rotate by one place in each step.
  uint32_t &A = S[(64 - I) & 3];
  const uint32_t B = S[(65 - I) & 3], C = S[(66 - I) & 3], D = S[(67 - I) & 3];
  constexpr int Round = I >> 4;
  constexpr int K = Round == 0 ? I : Round == 1 ? 5 * I + 1 : Round == 2 ? 3 * I + 5 : 7 * I;
  uint32_t Sum = A + X[K & 15] + SineTable[I];
  if constexpr (Round == 0)
    Sum += D ^ (B & (C ^ D));
  else if constexpr (Round == 1) // the two parts never have the same bit, so + replaces |
    Sum = Sum + (C & ~D) + (B & D);
  else if constexpr (Round == 2)
    Sum += B ^ (C ^ D);
  else
    Sum += C ^ (B | ~D);
  A = B + std::rotl(Sum, Shifts[Round][I & 3]);
}

template <int... I>
inline void steps(uint32_t (&S)[4], const uint32_t (&X)[16], std::integer_sequence<int, I...>) {
  (step<I>(S, X), ...);
}

class Md5State {
public:
  void block(const uint8_t *Bytes64) {
    uint32_t X[16];
    for (int I = 0; I < 16; ++I)
      X[I] = load32(Bytes64 + 4 * I);
    uint32_t S[4] = {State[0], State[1], State[2], State[3]};
    steps(S, X, std::make_integer_sequence<int, 64>());
    for (int I = 0; I < 4; ++I)
      State[I] += S[I];
  }

  // Hashes all whole blocks of Data. Returns the remaining bytes.
  Bytes blocks(Bytes Data) {
    while (Data.size() >= 64) {
      block(Data.data());
      Data = Data.subspan(64);
    }
    return Data;
  }

  Digest digest() const {
    Digest D;
    for (int I = 0; I < 4; ++I)
      store32(&D[size_t(4 * I)], State[I]);
    return D;
  }

private:
  uint32_t State[4] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476};
};

} // namespace

Digest containerDigest(Bytes ContainerBytes) {
  constexpr size_t Start = 20; // magic and digest are not hashed
  Bytes Data = ContainerBytes.size() > Start ? ContainerBytes.subspan(Start) : Bytes();
  uint32_t Bits = uint32_t(Data.size() * 8);
  // INF-0004: the last block starts with the bit count and ends with a second form of it. If the
  // remaining data fits, it stands between them, followed by 0x80 and zeros. Otherwise it fills a
  // block before them, with the padding.
  uint32_t Tail = (Bits >> 2) | 1;
  Md5State Md5;
  Bytes Remainder = Md5.blocks(Data);
  uint8_t Last[64] = {};
  if (Remainder.size() < 56) {
    std::copy(Remainder.begin(), Remainder.end(), Last + 4);
    Last[4 + Remainder.size()] = 0x80;
  } else {
    uint8_t Own[64] = {};
    std::copy(Remainder.begin(), Remainder.end(), Own);
    Own[Remainder.size()] = 0x80;
    Md5.block(Own);
  }
  store32(Last, Bits);
  store32(Last + 60, Tail);
  Md5.block(Last);
  return Md5.digest();
}

Digest md5(Bytes Data) {
  Md5State Md5;
  Bytes Remainder = Md5.blocks(Data);
  uint8_t Last[64] = {};
  std::copy(Remainder.begin(), Remainder.end(), Last);
  Last[Remainder.size()] = 0x80;
  if (Remainder.size() >= 56) {
    Md5.block(Last);
    std::fill(Last, Last + 64, uint8_t(0));
  }
  uint64_t Bits = uint64_t(Data.size()) * 8;
  store32(Last + 56, uint32_t(Bits));
  store32(Last + 60, uint32_t(Bits >> 32));
  Md5.block(Last);
  return Md5.digest();
}

std::string digestText(const Digest &D) {
  static const char Hex[] = "0123456789abcdef";
  std::string S;
  for (uint8_t B : D) {
    S += Hex[B >> 4];
    S += Hex[B & 15];
  }
  return S;
}

} // namespace dxil::container
