// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//! The C API as bindgen would declare it: validates a container, and builds one.
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_void}; // Debian 12 has Rust 1.63, where std::ffi lacks them
use std::ptr::{null, null_mut};

#[repr(C)]
pub struct Builder {
    _private: [u8; 0],
}

#[repr(C)]
#[derive(Clone, Copy, Default)]
struct Id {
    id: u32,
}

#[repr(C)]
struct ProgramDesc {
    size: usize,
    stage: u32,
    shader_model_minor: u32,
    native_16bit: u32,
    validator_minor: u32,
}

#[repr(C)]
struct RawBufferStoreArgs {
    uav: Id,
    index: Id,
    element_offset: Id,
    values: [Id; 4],
    mask: u32,
    alignment: u32,
}

extern "C" {
    fn dxil_version() -> *const c_char;
    fn dxil_validate(bytes: *const c_void, size: usize, options: *const c_void, report: *mut *mut c_char) -> c_int;
    fn dxil_free(memory: *mut c_void);
    fn dxil_builder_create(program: *const ProgramDesc, out: *mut *mut Builder) -> c_int;
    fn dxil_builder_destroy(builder: *mut Builder);
    fn dxil_builder_error(builder: *const Builder) -> *const c_char;
    fn dxil_builder_finish(
        builder: *mut Builder, options: *const c_void, bytes: *mut *mut c_void, size: *mut usize,
        report: *mut *mut c_char,
    ) -> c_int;
    fn dxil_builder_add_function(builder: *mut Builder, name: *const c_char, function_type: Id) -> Id;
    fn dxil_type_void(builder: *mut Builder) -> Id;
    fn dxil_type_int(builder: *mut Builder, bits: u32) -> Id;
    fn dxil_type_function(builder: *mut Builder, result: Id, parameters: *const Id, count: usize) -> Id;
    fn dxil_function_argument(builder: *mut Builder, function: Id, index: u32) -> Id;
    fn dxil_build_binary(builder: *mut Builder, operation: c_int, a: Id, b: Id) -> Id;
    fn dxil_build_ret(builder: *mut Builder, value: Id);
    fn dxil_op_raw_buffer_store(builder: *mut Builder, args: *const RawBufferStoreArgs);
}

fn text(p: *const c_char) -> String {
    if p.is_null() { String::new() } else { unsafe { CStr::from_ptr(p) }.to_string_lossy().into_owned() }
}

fn create(stage: u32) -> *mut Builder {
    let program = ProgramDesc {
        size: std::mem::size_of::<ProgramDesc>(), stage, shader_model_minor: 6, native_16bit: 0, validator_minor: 0,
    };
    let mut builder = null_mut();
    assert_eq!(unsafe { dxil_builder_create(&program, &mut builder) }, 0);
    builder
}

fn main() {
    let path = std::env::args().nth(1).expect("a container");
    let container = std::fs::read(path).expect("a readable container");
    let mut report = null_mut();
    unsafe {
        assert!(!text(dxil_version()).is_empty());
        assert_eq!(dxil_validate(container.as_ptr().cast(), container.len(), null(), &mut report), 0);
        assert!(text(report).contains("schema_version"));
        dxil_free(report.cast());

        // A mistake, and what is said of it.
        let builder = create(5);
        let args = RawBufferStoreArgs {
            uav: Id::default(), index: Id::default(), element_offset: Id::default(), values: [Id::default(); 4],
            mask: 1, alignment: 4,
        };
        dxil_op_raw_buffer_store(builder, &args);
        assert!(text(dxil_builder_error(builder)).contains("in no block"));
        dxil_builder_destroy(builder);

        // A library with one function.
        let builder = create(6);
        let (int, name) = (dxil_type_int(builder, 32), CString::new("twice").unwrap());
        let signature = dxil_type_function(builder, int, &int, 1);
        assert_ne!(dxil_type_void(builder).id, 0);
        let function = dxil_builder_add_function(builder, name.as_ptr(), signature);
        let argument = dxil_function_argument(builder, function, 0);
        dxil_build_ret(builder, dxil_build_binary(builder, 0, argument, argument));
        let (mut bytes, mut size) = (null_mut(), 0);
        let status = dxil_builder_finish(builder, null(), &mut bytes, &mut size, &mut report);
        assert!(status <= 1, "{}", text(report));
        assert_eq!(status == 0, size > 32);
        dxil_free(bytes);
        dxil_free(report.cast());
        dxil_builder_destroy(builder);
    }
    println!("rust: validates and builds");
}
