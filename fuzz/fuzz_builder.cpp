// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fuzzes dxil_builder.h: interprets bytes as a sequence of calls, whose arguments come from the
// following bytes; ids are near existing ones, or arbitrary. No sequence may end the process, and a
// finished container must be readable and valid.
#include <dxil_builder.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace {

void require(bool Holds) {
  if (!Holds)
    __builtin_trap();
}

class Calls {
public:
  Calls(const uint8_t *Data, size_t Size) : Next(Data), End(Data + Size) {}

  void run() {
    dxil_program_desc P = {};
    P.size = sizeof P;
    P.stage = byte() % 18;
    P.shader_model_minor = byte() % 12;
    P.native_16bit = byte() & 1;
    require(dxil_builder_create(&P, &B) == DXIL_OK);
    while (Next != End)
      one();
    finish();
    dxil_builder_destroy(B);
  }

private:
  const uint8_t *Next, *End;
  dxil_builder *B = nullptr;
  uint32_t LastValue = 0, LastType = 0, LastBlock = 0, LastFunction = 0;

  uint8_t byte() { return Next == End ? uint8_t(0) : *Next++; }
  uint32_t word() {
    uint32_t W = 0;
    for (int I = 0; I < 4; ++I)
      W = W << 8 | byte();
    return W;
  }
  /// Mostly returns one of the latest ids, sometimes any number.
  uint32_t near(uint32_t Last) {
    const uint8_t N = byte();
    return N == 255 ? word() : N == 254 ? ~0u : N == 253 ? 0 : Last > N ? Last - N : N;
  }
  dxil_value value() { return {near(LastValue)}; }
  dxil_type type() { return {near(LastType)}; }
  dxil_block block() { return {near(LastBlock)}; }
  const char *text() {
    static const char *const Texts[] = {
        nullptr,     "",         "main",     "TEXCOORD",        "SV_Position",
        "SV_Target", "SV_Depth", "SV_Bogus", "dx.types.Handle", "dx.op.sin.f32",
        "\xff\x01",  "A"};
    return Texts[byte() % (sizeof Texts / sizeof *Texts)];
  }
  void keep(dxil_value V) { LastValue = std::max(LastValue, V.id); }
  void keep(dxil_type T) { LastType = std::max(LastType, T.id); }

  void declare() {
    switch (byte() % 4) {
    case 0: {
      dxil_element_desc E = {};
      E.size = byte() ? sizeof E : byte();
      E.signature = byte() % 4;
      E.semantic = text();
      E.semantic_index = byte() == 255 ? word() : byte() % 3;
      E.component = byte() % 24;
      E.rows = byte() % 40;
      E.columns = byte() % 6;
      E.interpolation = byte() % 10;
      E.stream = byte() % 5;
      E.fixed = byte() & 1;
      E.row = byte() % 40;
      E.column = byte() % 5;
      dxil_builder_add_element(B, byte() == 255 ? nullptr : &E);
      break;
    }
    case 1: addResource(); break;
    default: addEntry(); break;
    }
  }

  void addResource() {
    dxil_member_desc Members[3] = {};
    for (dxil_member_desc &M : Members) {
      M.name = text();
      M.component = byte() % 24;
      M.offset = byte();
      M.columns = byte() % 6;
      M.rows = byte() % 6;
      M.count = byte() == 255 ? word() : byte() % 3;
      M.row_major = byte() & 1;
    }
    dxil_resource_desc R = {};
    R.size = sizeof R;
    R.resource_class = byte() % 5;
    R.kind = byte() % 21;
    R.name = text();
    R.space = byte() % 3;
    R.lower_bound = byte() == 255 ? word() : byte() % 5;
    R.count = byte() == 255 ? word() : byte() % 4;
    R.component = byte() % 24;
    R.components = byte() % 6;
    R.stride = byte();
    R.has_counter = byte() & 1;
    R.rasterizer_ordered = byte() & 1;
    R.sampler_kind = byte() % 4;
    R.buffer_size = byte() == 255 ? word() : byte();
    R.members = byte() & 1 ? Members : nullptr;
    R.member_count = byte() % 4;
    dxil_builder_add_resource(B, &R);
  }

  void addEntry() {
    dxil_entry_desc E = {};
    E.size = sizeof E;
    E.name = text();
    E.stage = byte() % 18;
    E.function_type = byte() & 1 ? type() : dxil_type();
    for (uint32_t &T : E.threads)
      T = byte() % 3;
    E.wave_size = byte() % 65;
    E.input_primitive = byte() % 41;
    E.output_topology = byte() % 7;
    E.max_vertices = byte();
    E.max_primitives = byte();
    E.mesh_topology = byte() % 4;
    E.payload_bytes = byte();
    E.domain = byte() % 5;
    E.input_control_points = byte() % 34;
    E.output_control_points = byte() % 34;
    E.partitioning = byte() % 6;
    E.output_primitive = byte() % 6;
    E.patch_constant_function = {byte() % 4u};
    E.options = byte() == 255 ? word() : 0;
    const dxil_function F = dxil_builder_add_entry(B, &E);
    LastFunction = std::max(LastFunction, F.id);
    LastBlock = std::max(LastBlock, dxil_builder_current_block(B).id);
  }

  void makeType() {
    const dxil_type Fields[] = {type(), type(), type()};
    switch (byte() % 9) {
    case 0: keep(dxil_type_float(B)); break;
    case 1: keep(dxil_type_int(B, 1u << byte() % 8)); break;
    case 2: keep(dxil_type_pointer(B, Fields[0], byte() % 4)); break;
    case 3: keep(dxil_type_array(B, Fields[0], byte() == 255 ? word() : byte())); break;
    case 4: keep(dxil_type_vector(B, Fields[0], byte() == 255 ? word() : byte() % 5)); break;
    case 5: keep(dxil_type_struct(B, text(), Fields, byte() % 4)); break;
    case 6: keep(dxil_type_function(B, Fields[0], Fields + 1, byte() % 3)); break;
    case 7: keep(byte() & 1 ? dxil_type_half(B) : dxil_type_double(B)); break;
    default: keep(byte() & 1 ? dxil_type_void(B) : dxil_type_of(B, value())); break;
    }
  }

  void makeConstant() {
    const dxil_value Elements[] = {value(), value(), value()};
    switch (byte() % 9) {
    case 0: keep(dxil_const_i32(B, byte())); break;
    case 1: keep(dxil_const_float(B, float(byte()))); break;
    case 2: keep(dxil_const_int(B, type(), word())); break;
    case 3: keep(dxil_const_null(B, type())); break;
    case 4: keep(dxil_const_undef(B, type())); break;
    case 5: keep(dxil_const_aggregate(B, type(), Elements, byte() % 4)); break;
    case 6: keep(dxil_builder_add_groupshared(B, text(), type())); break;
    case 7: keep(dxil_builder_declare_function(B, text(), type())); break;
    default: keep(dxil_builder_add_constant(B, text(), value())); break;
    }
  }

  void flow() {
    const dxil_value Values[] = {value(), value()};
    const dxil_block Blocks[] = {block(), block()};
    switch (byte() % 9) {
    case 0:
      LastBlock = std::max(LastBlock, dxil_builder_add_block(B, {near(LastFunction)}, text()).id);
      break;
    case 1: dxil_builder_position(B, block()); break;
    case 2: dxil_build_branch(B, block()); break;
    case 3: dxil_build_cond_branch(B, value(), block(), block()); break;
    case 4: dxil_build_switch(B, value(), block(), Values, Blocks, byte() % 3); break;
    case 5: dxil_build_ret(B, byte() & 1 ? value() : dxil_value()); break;
    case 6: keep(dxil_build_phi(B, type())); break;
    case 7: dxil_build_incoming(B, value(), value(), block()); break;
    default:
      LastFunction = std::max(LastFunction, dxil_builder_add_function(B, text(), type()).id);
      LastBlock = std::max(LastBlock, dxil_builder_current_block(B).id);
      break;
    }
  }

  void instruction() {
    const dxil_value List[] = {value(), value(), value()};
    switch (byte() % 18) {
    case 0:
      keep(dxil_build_binary_fast(B, dxil_binary(byte() % 20), value(), value(), byte() % 40));
      break;
    case 1: keep(dxil_build_cast(B, dxil_cast(byte() % 14), value(), type())); break;
    case 2: keep(dxil_build_compare(B, dxil_predicate(byte() % 44), value(), value())); break;
    case 3: keep(dxil_build_select(B, value(), value(), value())); break;
    case 4: keep(dxil_build_extract_value(B, value(), byte())); break;
    case 5: keep(dxil_build_insert_value(B, value(), value(), byte())); break;
    case 6: keep(dxil_build_extract_element(B, value(), value())); break;
    case 7: keep(dxil_build_insert_element(B, value(), value(), value())); break;
    case 8: keep(dxil_build_alloca(B, type())); break;
    case 9: keep(dxil_build_load(B, value(), byte() == 255 ? word() : byte() % 9)); break;
    case 10: dxil_build_store(B, value(), value(), byte() == 255 ? word() : 0); break;
    case 11: keep(dxil_build_gep(B, value(), List, byte() % 4)); break;
    case 12: keep(dxil_build_atomic(B, dxil_atomic(byte() % 13), value(), value())); break;
    case 13: keep(dxil_build_compare_exchange(B, value(), value(), value())); break;
    case 14: keep(dxil_build_call(B, value(), List, byte() % 4)); break;
    case 15: keep(dxil_build_shuffle_vector(B, value(), value(), value())); break;
    case 16:
      keep(dxil_build_compare_fast(B, dxil_predicate(byte() % 44), value(), value(), byte() % 40));
      break;
    default:
      dxil_set_name(B, value(), text());
      if (byte() & 1)
        dxil_set_precise(B, value());
      break;
    }
  }

  void operation() {
    uint32_t Words[24];
    switch (byte() % 4) {
    case 0: keep(dxil_build_handle(B, {byte() % 5u}, value(), byte() & 1)); break;
    case 1: keep(dxil_build_read_element(B, {byte() % 5u}, byte() % 6, value(), value())); break;
    case 2:
      dxil_build_write_element(B, {byte() % 5u}, byte() % 6, value(), value(), value());
      break;
    default: {
      const uint32_t Op = byte() == 255 ? word() : uint32_t(byte()) + (byte() & 1) * 256u;
      const size_t Count = byte() % 25;
      for (uint32_t &W : Words)
        W = byte() & 1 ? near(LastValue) : near(LastType);
      keep(dxil_build_op(B, Op, Words, Count));
    }
    }
  }

  void one() {
    switch (byte() % 6) {
    case 0: declare(); break;
    case 1: makeType(); break;
    case 2: makeConstant(); break;
    case 3: flow(); break;
    case 4: instruction(); break;
    default: operation(); break;
    }
  }

  void finish() {
    void *Bytes = nullptr;
    size_t Size = 0;
    char *Report = nullptr;
    const dxil_status Status = dxil_builder_finish(B, nullptr, &Bytes, &Size, &Report);
    require(Status == DXIL_OK || Status == DXIL_INVALID);
    require((Status == DXIL_OK) == (Bytes != nullptr) && Report);
    if (Bytes)
      require(dxil_validate(Bytes, Size, nullptr, nullptr) == DXIL_OK);
    dxil_free(Bytes);
    dxil_free(Report);
  }
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *Data, size_t Size) {
  Calls(Data, Size).run();
  return 0;
}
