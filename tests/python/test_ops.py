# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""dxil.ops against the JSON database: pytest with DXIL_OPS_JSON naming ops.json."""
import json
import os
import pathlib

import dxil
import pytest
from dxil import ops

DATABASE = json.loads(pathlib.Path(os.environ["DXIL_OPS_JSON"]).read_text())
VERSIONS = [tuple(map(int, version.split("."))) for version in DATABASE["versions"]]


def number(version):
    return tuple(map(int, version.split(".")))


def in_force(entries, member, version):
    """The latest entry's list that is not after the version."""
    lists = [entry[member] for entry in entries if number(entry["since"]) <= version]
    return lists[-1] if lists else []


def test_every_operation():
    assert [op.name for op in ops.all_ops()] == [op["name"] for op in DATABASE["ops"]]
    for op, expected in zip(ops.all_ops(), DATABASE["ops"]):
        assert (op.opcode, op.class_name, op.category, op.doc, op.result_type, op.result_doc, op.extension, op.reserved) == \
            tuple(expected[member] for member in ("opcode", "class", "category", "doc", "result", "result_doc",
                                                  "extension_intrinsic", "reserved"))
        assert op.min_version == number(expected["min_dxil"])
        assert (op.intrinsics, op.generic_ir, op.hlsl, op.counters) == tuple(
            expected[member] for member in ("intrinsics", "generic_ir", "hlsl", "counters"))
        assert [argument[:6] for argument in op.arguments] == [
            tuple(argument[member] for member in ("name", "type", "doc", "immediate", "unsigned", "enum"))
            for argument in expected["arguments"]]
        assert ops.by_number(op.opcode) == ops.by_name(op.name) == op


def test_every_version():
    stages = [stage["name"] for stage in DATABASE["stages"]]
    for expected in DATABASE["ops"]:
        op = ops.by_number(expected["opcode"])
        for version in VERSIONS:
            wanted = in_force(expected["stages"], "stages", version)
            wanted = stages if wanted == ["all_stages"] else [] if wanted == ["removed"] else wanted
            assert sorted(op.stages(version)) == sorted(wanted)
            assert sorted(op.attributes(version)) == sorted(in_force(expected["attributes"], "attributes", version))
            assert [(sorted(each.types), sorted(each.vector_element_types)) for each in op.overloads(version)] == [
                (sorted(in_force(dimension, "types", version)),
                 sorted(in_force(dimension, "vector_element_types", version)))
                for dimension in expected["overloads"]]
        assert op.stages() == op.stages(VERSIONS[-1])


def test_searches():
    assert [op.name for op in ops.by_intrinsic("llvm.dx.saturate")] == ["Saturate"]
    assert "Sin" in [op.name for op in ops.by_class("unary")]
    assert ops.by_function("dx.op.unary.f32") == ops.by_class("unary")
    assert {op.name for op in ops.by_hlsl("saturate")} == {
        op["name"] for op in DATABASE["ops"] if "saturate" in op["hlsl"]}
    for function in (ops.by_intrinsic, ops.by_class, ops.by_function, ops.by_hlsl):
        assert function("none") == []
    assert ops.by_name("sin") is None and ops.by_number(77777) is None and ops.by_number(-1) is None


def test_calls():
    sin = ops.by_name("Sin")
    assert sin.check("pixel", ["float"]) is None
    assert sin.check("pixel", ["vector of float"], (1, 9)) is None
    assert sin.check("pixel", ["vector of float"], (1, 8)) == "OverloadNotAllowed"
    assert ops.by_name("CreateHandle").check("pixel", (), (1, 6)) == "Removed"
    for stage, overloads in (("pixle", ["float"]), ("pixel", ["flaot"]), ("", [])):
        with pytest.raises(dxil.Error, match="named"):
            sin.check(stage, overloads)


def test_enums():
    for expected in DATABASE["enums"]:
        found = ops.enum(expected["name"])
        assert (found.doc, found.flags) == (expected["doc"], expected["flags"])
        assert [(value.name, value.value, value.doc) for value in found.values] == [
            (value["name"], value["value"], value["doc"]) for value in expected["values"]]
    assert ops.enum("none") is None
