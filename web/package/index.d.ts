// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

/** Bytes of a container, or of another input. */
export type Bytes = Uint8Array | ArrayBuffer | ArrayBufferView;

/** What a call could not do: "unusable" bytes, an "argument" that is none, memory that is not there, or a trap in the library. */
export declare class DxilError extends Error {
  readonly code: "unusable" | "argument" | "out-of-memory" | "crashed";
  constructor(code: DxilError["code"], message: string, options?: { cause?: unknown });
}

/** docs/validation.md has all members. */
export interface Finding {
  rule: string;
  severity: "error" | "warning";
  message: string;
  arguments: string[];
  part?: string;
  function?: string;
  block?: number;
  /** Its number in the function: `Listing.functions[].lines` has its line. */
  instruction?: number;
  assembly?: string;
  file?: string;
  line?: number;
  column?: number;
  hint?: string;
}

export interface Report {
  schema_version: number;
  files: { findings: Finding[]; [member: string]: unknown }[];
  summary: Record<string, number>;
}

export interface ValidateOptions<Format extends "json" | "text" | "sarif" = "json" | "text" | "sarif"> {
  format?: Format;
  /** What reports call the file. */
  name?: string;
  /** Reject as well what the specification forbids and the reference validator lets pass. */
  strict?: boolean;
  /** Judge as this validator did; [0, 0]: as the newest. */
  validatorVersion?: readonly [major: number, minor: number];
  /** Names of rules whose findings are dropped. */
  allow?: readonly string[];
  /** Names of rules whose warnings are errors. */
  failOn?: readonly string[];
}

export interface Validation<Text> {
  valid: boolean;
  /** Whether the bytes are a container with a program that reads. */
  usable: boolean;
  report: Text;
}

export interface Member {
  name: string;
  type: string;
  offset: number;
  used?: boolean;
  componentType?: string;
  matrix?: { rows: number; columns: number; order: "rows" | "columns" | "none" };
  bits?: { first: number; width: number };
  members?: Member[];
}

export interface Resource {
  name: string;
  class: "SRV" | "UAV" | "cbuffer" | "sampler";
  kind: string;
  id: number;
  space: number;
  register: number;
  /** null: an array without end. */
  count: number | null;
  type?: string;
  bytes?: number;
  members?: Member[];
}

export interface SignatureElement {
  semantic: string;
  index: number;
  register: number | null;
  mask: string;
  systemValue: string;
  type: string;
  stream: number;
}

/** docs/reflection.md has all members. */
export interface Reflection {
  schema_version: number;
  stage: string;
  shaderModel: string;
  dxilVersion: string;
  features: string[];
  entries: { name: string; stage: string; threads?: number[]; waveSize?: number[] }[];
  resources: Resource[];
  inputs: SignatureElement[];
  outputs: SignatureElement[];
  patchConstants: SignatureElement[];
  counters: Record<string, number>;
  operations: Record<string, number>;
  runtimeData?: Record<string, unknown[]>;
}

/** Every part with all its fields: docs/reflection.md. */
export interface Dump {
  schema_version: number;
  version: string;
  size: number;
  digest: string;
  digestState: "unsigned" | "bypass" | "preview" | "matching" | "mismatching";
  parts: {
    name: string;
    offset: number;
    size: number;
    data?: Record<string, unknown>;
    error?: { code: string; byte: number; message: string };
  }[];
}

export interface Listing {
  schema_version: number;
  /** The definitions, in the order of the text. */
  functions: {
    name: string;
    /** Lines of the text, from 1: of the head, and of each instruction by its number in the function. */
    line: number;
    lines: number[];
    /** The DXIL operation that each instruction calls, or null. */
    opcodes: (number | null)[];
  }[];
  /** Names of these operations by opcode. */
  operations: Record<string, string>;
  text: string;
}

/** docs/tools.md, dxil-diff. */
export interface Differences {
  schema_version: number;
  equal: boolean;
  sections: {
    name: string;
    moved: number;
    differences: { kind: "removed" | "added" | "changed"; place: string; before?: string; after?: string }[];
  }[];
}

/** docs/spirv.md. */
export interface SpirvOptions {
  /** The only entry point, or the first, if not given. */
  entry?: string | null;
  /** [6, 6], or a later one that is needed, if not given. */
  shaderModel?: readonly [major: number, minor: number] | null;
  /** Bits of specialization constants by their numbers. */
  constants?: Record<number, number | bigint>;
  /** Registers of bindings; the first rule that fits counts. */
  bindings?: readonly { set?: number; binding?: number; class?: "t" | "u" | "b" | "s"; space?: number; register?: number }[];
  /** Add the first vertex and instance to the built-in indices. */
  addBase?: boolean;
  /** Negate the y coordinate of positions. */
  flipY?: boolean;
  /** The module of the other tessellation stage. */
  otherStage?: Uint8Array | ArrayBuffer | null;
  /** Control points that a hull or domain shader takes; 0: unknown. */
  patchVertices?: number;
  /** One library of all entry points of ray tracing pipelines. */
  library?: boolean;
}

/** A DXIL version, like [1, 6]; without one the newest counts. */
export type Version = readonly [major: number, minor: number];

/** An argument of an operation; the opcode operand is not one. */
export interface OpArgument {
  name: string;
  type: string;
  doc: string;
  immediate: boolean;
  unsigned: boolean;
  /** For `Dxil.opEnum`. */
  enum: string | null;
  minimum: number | null;
  maximum: number | null;
}

/** What holds of an operation in every version: docs/json-format.md. */
export interface Op {
  name: string;
  /** All 32 bits, that of the table included. */
  opcode: number;
  class: string;
  category: string;
  doc: string;
  resultType: string;
  resultDoc: string;
  signature: string;
  extension: string | null;
  reserved: boolean;
  experimental: boolean;
  arguments: OpArgument[];
  overloadDimensions: number;
  minVersion: Version;
  translatedMinVersion: Version;
  removedVersion: Version | null;
  intrinsics: string[];
  genericIr: string[];
  hlsl: string[];
  counters: string[];
}

export interface OpInVersion {
  available: boolean;
  stages: string[];
  attributes: string[];
  /** One for each overload dimension. */
  overloads: { types: string[]; vectorElementTypes: string[] }[];
}

export interface OpEnum {
  name: string;
  doc: string;
  flags: boolean;
  values: { name: string; doc: string; value: number; minVersion: Version; stages: string[] }[];
}

/** All methods throw a DxilError where they cannot do what they are for; after any of them the library goes on. */
export declare class Dxil {
  readonly version: string;
  /** Bytes of memory that the library holds now. */
  readonly memory: number;
  /** Judges a container; bytes that are none are a result as well (`usable`). */
  validate(data: Bytes, options?: ValidateOptions<"json">): Validation<Report>;
  validate(data: Bytes, options: ValidateOptions<"text">): Validation<string>;
  validate(data: Bytes, options: ValidateOptions<"sarif">): Validation<unknown>;
  reflect(data: Bytes): Reflection;
  dump(data: Bytes): Dump;
  listing(data: Bytes): Listing;
  disassemble(data: Bytes): string;
  diff(first: Bytes, second: Bytes, options?: { format?: "json" }): Differences;
  diff(first: Bytes, second: Bytes, options: { format: "text" }): string;
  /** Assembly to a container, signed and not validated. */
  assemble(text: string): Uint8Array;
  /** SPIR-V for Vulkan to a container, signed and not validated. */
  fromSpirv(data: Bytes, options?: SpirvOptions): Uint8Array;
  /** The digest that the container's header must carry, 16 bytes. */
  digest(data: Bytes): Uint8Array;
  /** The container with its digest. Does not validate: a runtime trusts what is signed. */
  sign(data: Bytes): Uint8Array;
  /** An operation by opcode or name ("BufferLoad", case counts). */
  op(which: number | string): Op | null;
  /** All operations by opcode, or those of a class ("unary"), of a function ("dx.op.unary.f32"), that an intrinsic
   *  ("llvm.dx.saturate") becomes, or that an HLSL function ("saturate") reaches. */
  ops(by?: { class: string } | { function: string } | { intrinsic: string } | { hlsl: string }): Op[];
  opInVersion(opcode: number, version?: Version): OpInVersion;
  /** Judges a call: null if it is legal, or the first thing wrong. An overload is "float" or "vector of float". */
  checkOp(opcode: number, call: { stage: string; overloads?: readonly string[]; version?: Version }): string | null;
  /** An enumeration that arguments take. */
  opEnum(name: string): OpEnum | null;
}

/** The library, from the module beside index.js, or from a source of its own. */
export declare function load(source?: URL | string | Response | BufferSource | WebAssembly.Module): Promise<Dxil>;
