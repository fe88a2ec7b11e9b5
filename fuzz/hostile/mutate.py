# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Mutations of a shader's text."""
import re

TOKEN = re.compile(r"[A-Za-z_]\w*|\.?\d[\w.]*|\"[^\"\n]*\"|[ \t]+|\n|.", re.S)
WORDS = ("if else for while do switch case default break continue return discard struct class interface namespace template typename "
         "using typedef static const uniform inout in out groupshared precise nointerpolation row_major column_major cbuffer tbuffer "
         "register packoffset this true false void bool int uint float half double min16float int64_t float3 float4x4 vector matrix "
         "Texture2D SamplerState RWStructuredBuffer ByteAddressBuffer ConstantBuffer ResourceDescriptorHeap sizeof operator enum union "
         "{ } ( ) [ ] [[ ]] < > << >> <= == != && || + - * / % ++ -- += -= ? : :: ; , . ... -> # ## ~ ! ^ & | = \\ @ $ ` "
         "0 1 -1 4294967295 18446744073709551616 1e400 0x 1.#INF 0.5.xxx 'a' \" /* */ // #define #if #endif #include #pragma #line "
         "__LINE__ __FILE__ SV_Position SV_Target : xyzw _m00_m11 rgba").split(" ")


def mutate(text, other, random):
    if random.random() < 0.15:
        return mutate_bytes(text, random)
    tokens, others = TOKEN.findall(text), TOKEN.findall(other)
    for _ in range(random.choice([1, 1, 2, 4, 10])):
        if not tokens:
            break
        at = random.randrange(len(tokens))
        until = min(len(tokens), at + random.choice([1, 1, 2, 5, 40]))
        choice = random.randrange(8)
        if choice == 0:
            del tokens[at:until]
        elif choice == 1:
            tokens[at:at] = tokens[at:until]
        elif choice == 2:
            tokens[at] = random.choice(WORDS)
        elif choice == 3:
            tokens[at:at] = [" ", random.choice(WORDS), " "]
        elif choice == 4:
            to = random.randrange(len(tokens))
            tokens[at], tokens[to] = tokens[to], tokens[at]
        elif choice == 5 and others:
            start = random.randrange(len(others))
            tokens[at:until] = others[start:start + random.choice([1, 3, 20, 200])]
        elif choice == 6:
            words = [i for i, t in enumerate(tokens) if t[0].isalpha() or t[0] == "_"]
            if words:
                tokens[random.choice(words)] = tokens[random.choice(words)]
        else:
            tokens[at:until] = tokens[at:until] * random.choice([2, 10, 100])
    return "".join(tokens)[:1 << 20]


def mutate_bytes(text, random):
    data = bytearray(text.encode(errors="replace"))
    for _ in range(random.choice([1, 2, 8, 50])):
        if data:
            at = random.randrange(len(data))
            data[at] = random.choice([0, 255, 10, 34, 92, data[at] ^ 1 << random.randrange(8), random.randrange(256)])
    return bytes(data).decode(errors="surrogateescape").encode(errors="surrogateescape").decode("latin-1") if random.random() < 0.5 else data.decode(errors="replace")
