# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Python package, from the wheel: pytest with DXIL_CORPUS naming tests/corpus/dxil."""
import os
import pathlib
import struct
import subprocess

import dxil
import pytest
from dxil.builder import INPUT, OUTPUT, Member
from dxil.operations import ComponentMask, ComponentType, ResourceClass, ResourceKind, Stage

CORPUS = pathlib.Path(os.environ["DXIL_CORPUS"])
MINIMAL = (CORPUS / "cs_minimal.0.dxil").read_bytes()


def compute_shader(factor=2):
    b = dxil.Builder(Stage.COMPUTE, 6)
    out = b.add_resource("Out", ResourceClass.UAV, ResourceKind.RAW_BUFFER)
    b.add_entry("main", threads=(64, 1, 1))
    thread = b.thread_id(component=b.const_i32(0), overload=b.int_type(32))
    at = b.binary("mul", thread, b.const_i32(4))
    b.raw_buffer_store(uav=b.handle(out), index=at, value0=b.binary("mul", thread, b.const_i32(factor)),
                       mask=ComponentMask.X, alignment=4)
    b.ret()
    return b.finish()


def spirv_module():
    """A compute shader that stores a specialization constant (number 3, default 5) in binding 4 of set 2."""
    code = [(17, 1), (14, 0, 1), (15, 5, 1, *text("main")), (16, 1, 17, 1, 1, 1), (71, 2, 34, 2), (71, 2, 33, 4), (71, 3, 3),
            (72, 3, 0, 35, 0), (71, 10, 1, 3), (19, 4), (33, 5, 4), (21, 6, 32, 0), (30, 3, 6), (32, 7, 2, 3),
            (32, 8, 2, 6), (59, 7, 2, 2), (50, 6, 10, 5), (43, 6, 9, 0), (54, 4, 1, 0, 5), (248, 11), (65, 8, 12, 2, 9),
            (62, 12, 10), (253,), (56,)]
    return encode(13, code)


def stage_module(model, *modes):
    """An empty shader of an execution model with execution modes."""
    return encode(5, [(17, 3), (14, 0, 1), (15, model, 1, *text("main")), *((16, 1, *mode) for mode in modes), (19, 2),
                      (33, 3, 2), (54, 2, 1, 0, 3), (248, 4), (253,), (56,)])


def encode(bound, code):
    words = [0x07230203, 0x10000, 0, bound, 0]
    for opcode, *operands in code:
        words += [len(operands) + 1 << 16 | opcode, *operands]
    return struct.pack(f"<{len(words)}I", *words)


def text(value):
    data = value.encode() + b"\0" * (4 - len(value) % 4)
    return struct.unpack(f"<{len(data) // 4}I", data)


def test_from_spirv():
    module = spirv_module()
    plain = dxil.from_spirv(module)
    assert dxil.validate(plain).valid
    resource, = dxil.reflect(plain)["resources"]
    assert (resource["class"], resource["space"], resource["register"]) == ("UAV", 2, 4)
    assert "i32 5, i32 undef" in dxil.disassemble(plain)
    chosen = dxil.from_spirv(module, entry="main", shader_model=(6, 2), constants={3: 77},
                             bindings=[{"set": 2, "binding": 4, "class": "t", "register": 1},
                                       {"set": 2, "binding": 4, "class": "u", "space": 9, "register": 7}])
    reflection = dxil.reflect(chosen)
    assert (reflection["resources"][0]["space"], reflection["resources"][0]["register"]) == (9, 7)
    assert reflection["shaderModel"] == "6.2" and "i32 77, i32 undef" in dxil.disassemble(chosen)
    with pytest.raises(dxil.Error, match="no entry point 'other'"):
        dxil.from_spirv(module, entry="other")
    with pytest.raises(dxil.Error, match="no SPIR-V module"):
        dxil.from_spirv(b"nothing")
    with pytest.raises(dxil.Error):
        dxil.from_spirv(module, shader_model=(5, 1))


def test_from_spirv_of_two_stages():
    hull, domain = stage_module(1, (26, 3)), stage_module(2, (22,), (1,), (4,))
    made = dxil.from_spirv(hull, other_stage=domain, patch_vertices=5)
    assert dxil.validate(made).valid
    text = dxil.disassemble(made)
    assert "input control points 5" in text and "output control points 3" in text and "triangle_cw" in text
    with pytest.raises(dxil.Error, match="which domain patches have"):
        dxil.from_spirv(hull)
    with pytest.raises(dxil.Error, match="the module of the other stage: .*no SPIR-V module"):
        dxil.from_spirv(hull, other_stage=b"nothing")


def ray_module(*names):
    """Empty miss shaders without payloads."""
    entries = [(15, 5317, 10 + index, *text(name)) for index, name in enumerate(names)]
    bodies = [code for index in range(len(names))
              for code in ((54, 2, 10 + index, 0, 3), (248, 20 + index), (253,), (56,))]
    return encode(30, [(17, 4479), (14, 0, 1), *entries, (19, 2), (33, 3, 2), *bodies])


def functions(container):
    return [function["name"] for function in dxil.listing(container)["functions"]]


def test_from_spirv_of_a_library():
    made = dxil.from_spirv(ray_module("sky", "sun"), library=True)
    assert dxil.validate(made).valid
    assert functions(made) == ["sky", "sun"]
    assert functions(dxil.from_spirv(ray_module("sky", "sun"))) == ["sky"]
    with pytest.raises(dxil.Error, match="two entry points have the name 'sky'"):
        dxil.from_spirv(ray_module("sky", "sky"), library=True)


def test_valid_container():
    report = dxil.validate(MINIMAL, name="minimal")
    assert report.valid and report.usable
    assert report.json()["summary"]["valid"] == 1 or report.text


def test_bytes_that_are_none():
    report = dxil.validate(b"\0" * 100, format=dxil.ReportFormat.TEXT, name="zeros")
    assert not report.usable and "zeros" in report.text
    for function in (dxil.reflect, dxil.disassemble, dxil.listing, dxil.dump, dxil.digest, dxil.sign):
        with pytest.raises(dxil.Error):
            function(b"nothing")


def test_unknown_rule():
    with pytest.raises(dxil.Error):
        dxil.validate(MINIMAL, allow=["NO.SUCHRULE"])


def test_assembly_and_back():
    text = dxil.disassemble(MINIMAL)
    again = dxil.assemble(text)
    assert dxil.validate(again).valid
    assert "function" not in dxil.diff(MINIMAL, again)  # only reflection is not in the text
    assert dxil.diff(MINIMAL, MINIMAL) == ""
    with pytest.raises(dxil.Error, match="expected"):
        dxil.assemble("define nothing\n")


def test_listing_and_dump():
    for path in sorted(CORPUS.glob("*.dxil"))[::16]:
        data = path.read_bytes()
        listing = dxil.listing(data)
        text = dxil.disassemble(data)
        assert listing["text"] == text, path.name
        lines = text.split("\n")
        for function in listing["functions"]:
            assert lines[function["line"] - 1].startswith("define "), path.name
            assert len(function["lines"]) == len(function["opcodes"]) == len(set(function["lines"]))
            assert function["line"] < function["lines"][0] and function["lines"] == sorted(function["lines"])
            assert all(lines[line - 1].startswith("  ") for line in function["lines"]), path.name
            for line, opcode in zip(function["lines"], function["opcodes"]):
                if opcode is not None:
                    signed = opcode - (opcode >> 31 << 32)
                    assert f"(i32 {signed}" in lines[line - 1], path.name
                    assert f"; {listing['operations'][str(opcode)]}" in lines[line - 1], path.name
        assert [part["name"] for part in dxil.dump(data)["parts"]].count("DXIL") == 1, path.name


def test_sign():
    broken = bytearray(MINIMAL)
    broken[4] ^= 1
    assert "digest" in dxil.validate(bytes(broken)).text.lower()
    assert dxil.sign(bytes(broken)) == MINIMAL
    assert dxil.digest(bytes(broken)) == MINIMAL[4:20]


def test_link():
    stages = (CORPUS / "lib_all_stages.0.dxil").read_bytes()
    shader = dxil.link({"stages": stages}, "cs_6_3", entry="ComputeStage")
    assert dxil.validate(shader).valid
    assert dxil.reflect(shader)["stage"] == "compute"
    assert dxil.link({"stages": stages}, "cs_6_3", entry="ComputeStage") == shader
    with pytest.raises(dxil.Error, match="NoStage"):
        dxil.link({"stages": stages}, "cs_6_3", entry="NoStage")
    with pytest.raises(dxil.Error, match="zeros"):
        dxil.link({"stages": stages, "zeros": b"\0" * 40}, "cs_6_3", entry="ComputeStage")


def test_builder():
    data = compute_shader()
    assert dxil.validate(data).valid
    assert data == compute_shader()
    difference = dxil.diff(data, compute_shader(3))
    assert "mul" in difference
    assert any(r["name"] == "Out" for r in dxil.reflect(data)["resources"])


def test_runs(tmp_path):
    tool = os.environ.get("DXIL_RUN")
    if not tool:
        pytest.skip("no dxil-run in a build of the ground floor")
    (tmp_path / "a.dxil").write_bytes(compute_shader())
    (tmp_path / "a.json").write_text('{"resources": {"Out": {"size": 256, "expect": {"type": "uint", "generate": '
                                     '"ramp", "count": 64, "step": 2}}}, "dispatch": [1, 1, 1]}')
    subprocess.run([tool, tmp_path / "a.dxil", tmp_path / "a.json"], check=True)


def test_pixel_shader_with_constants():
    b = dxil.Builder(Stage.PIXEL, 6)
    uv = b.add_element(INPUT, "TEXCOORD", columns=2)
    target = b.add_element(OUTPUT, "SV_Target")
    picture = b.add_resource("Picture", ResourceClass.SRV, ResourceKind.TEXTURE2D)
    linear = b.add_resource("Linear", ResourceClass.SAMPLER)
    look = b.add_resource("Look", ResourceClass.CBUFFER, size=16,
                          members=[Member("Tint", 0, ComponentType.F32, columns=4)])
    b.add_entry("main")
    f32, zero = b.float_type(), b.const_i32(0)
    texel = b.sample(srv=b.handle(picture), sampler=b.handle(linear), coord0=b.read(uv, 0), coord1=b.read(uv, 1),
                     offset0=zero, offset1=zero, overload=f32)
    row = b.cbuffer_load_legacy(handle=b.handle(look), reg_index=zero, overload=f32)
    for i in range(4):
        b.write(target, i, b.binary("fmul", b.extract_value(texel, i), b.extract_value(row, i), fast=True))
    b.ret()
    assert "Tint" in str(dxil.reflect(b.finish()))


def test_library_with_vectors_and_a_declared_function():
    b = dxil.Builder(Stage.LIBRARY, 9)
    f32 = b.float_type()
    float4 = b.vector_type(f32, 4)
    scale = b.declare_function("scale", b.function_type(f32, [f32]))
    blend = b.add_entry("blend", function_type=b.function_type(f32, [float4, float4]))
    x, y = b.argument(blend, 0), b.argument(blend, 1)
    crossed = b.shuffle_vector(x, y, [0, 5, 2, 7])
    total = b.binary("fadd", crossed, y, fast=True)
    first = b.extract_element(total, b.const_i32(0))
    less = b.fcmp("olt", first, b.const_float(1), fast=True)
    b.ret(b.call(scale, [b.select(less, first, b.const_float(1))]))
    text = dxil.disassemble(b.finish())
    assert "shufflevector" in text and "fadd fast <4 x float>" in text and "fcmp fast olt" in text
    assert "declare float @scale(float)" in text


def test_mistakes_raise():
    b = dxil.Builder(Stage.COMPUTE, 6)
    b.add_entry("main", threads=(1, 1, 1))
    with pytest.raises(dxil.Error, match="'add' of i32 and float"):
        b.binary("add", b.const_i32(1), b.const_float(1))
    with pytest.raises(dxil.Error):
        dxil.Builder(Stage.MESH, 0)
    with pytest.raises(TypeError):
        dxil.Builder(Stage.COMPUTE, 6).sample()
    with pytest.raises(dxil.Error, match="has no entry"):
        dxil.Builder(Stage.COMPUTE, 6).finish()
