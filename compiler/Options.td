// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The command line of dxil-cc: dxc's options, with one or two dashes where users
// write both.

include "llvm/Option/OptParser.td"

def grp_output : OptionGroup<"output">, HelpText<"OUTPUT">;
def grp_shader : OptionGroup<"shader">, HelpText<"SHADER">;
def grp_debug : OptionGroup<"debug">, HelpText<"DEBUG AND OPTIMIZATION">;
def grp_pre : OptionGroup<"preprocessor">, HelpText<"PREPROCESSOR">;
def grp_edit : OptionGroup<"edit">,
               HelpText<"EDITS OF A CONTAINER, which leave its program as it is">;
def grp_tool : OptionGroup<"tool">, HelpText<"TOOL">;
def grp_cache : OptionGroup<"cache">, HelpText<"COMPILE CACHE">;

// Options of dxc that have no meaning here: their help says why, and what to do instead.
def grp_refused : OptionGroup<"refused">, HelpText<"NOT HERE">;

// The member of Options that the option sets and no more: whether it is given, its last value, or all values.
class Sets<string member> : MarshallingInfo<KeyPathAndMacro<"", member>, "">;

class F<string name, OptionGroup group, string help>
    : Flag<["-", "/"], name>, Group<group>, HelpText<help>;
class JS<string name, OptionGroup group, string metavar, string help>
    : JoinedOrSeparate<["-", "/"], name>, Group<group>, MetaVarName<metavar>, HelpText<help>;
class S<string name, OptionGroup group, string metavar, string help>
    : Separate<["-", "/"], name>, Group<group>, MetaVarName<metavar>, HelpText<help>;
// Options with one or two dashes, and a value after `=`.
class V<string name, OptionGroup group, string metavar, string help>
    : Joined<["--", "-"], name>, Group<group>, MetaVarName<metavar>, HelpText<help>;
class Accepted<string name, OptionGroup group, string why = "it changes no result">
    : Flag<["-", "/"], name>, Group<group>, HelpText<"Accepted; " #why>;
class Refused<string name, string why>
    : Flag<["-", "/"], name>, Group<grp_refused>, HelpText<why>, Flags<[HelpHidden]>;
class RefusedValue<string name, string why>
    : JoinedOrSeparate<["-", "/"], name>, Group<grp_refused>, HelpText<why>, Flags<[HelpHidden]>;
class RefusedPrefix<string name, string why>
    : Joined<["-"], name>, Group<grp_refused>, HelpText<why>, Flags<[HelpHidden]>;

def Fo : JS<"Fo", grp_output, "<file>", "Write the container; - is the standard output">,
      Sets<"ContainerFile">;
def Fc
    : JS<"Fc", grp_output, "<file>", "Write a listing of the container; - is the standard output">,
      Sets<"ListingFile">;
def Fd : JS<"Fd", grp_output, "<file|dir/>",
            "Write a PDB with the debug information; into a directory, by the name that the "
            "container gives it">, Sets<"DebugFile">;
def Fe : JS<"Fe", grp_output, "<file>",
            "Write diagnostics to this file instead of the standard error">, Sets<"ErrorFile">;
def Fh : JS<"Fh", grp_output, "<file>", "Write the container as a C array">, Sets<"HeaderFile">;
def Vn : JS<"Vn", grp_output, "<name>", "Name of the array of -Fh; g_<entry> if not given">;
def Fre : JS<"Fre", grp_output, "<file>",
             "Write the parts that reflection reads alone: STAT, of a library RDAT too">,
      Sets<"ReflectionOutput">;
def Frs : JS<"Frs", grp_output, "<file>", "Write a container with the root signature alone">,
      Sets<"RootSignatureOutput">;
def Fsh : JS<"Fsh", grp_output, "<file>", "Write the hash of the shader, the bytes of part HASH">,
      Sets<"HashOutput">;
def MD : F<"MD", grp_output, "Write a dependency file for make, beside the output">;
def MF : JS<"MF", grp_output, "<file>", "Name of the dependency file">, Sets<"DependencyFile">;
def o : JS<"o", grp_output, "<file>", "Same as -Fo">, Alias<Fo>;

def T : JS<"T", grp_shader, "<profile>",
           "Target profile, such as cs_6_6; rootsig_1_0 and rootsig_1_1: a root signature alone">;
def E : JS<"E", grp_shader, "<name>",
           "Entry point, or the macro of a root signature; main if not given">;
def HV : JS<"HV", grp_shader, "<version>", "HLSL version: 2016, 2017, 2018, 2021 or 202x">;
def enable_payload_qualifiers : F<"enable-payload-qualifiers", grp_shader,
                                  "Write access qualifiers of ray payloads into programs of "
                                  "profile lib_6_6; later ones have them">;
def disable_payload_qualifiers : F<"disable-payload-qualifiers", grp_shader,
                                   "Leave access qualifiers of ray payloads out of the program">;
def enable_16bit_types : F<"enable-16bit-types", grp_shader,
                           "half, int16_t and the like have 16 bits (profile 6_2 or later)">,
      Sets<"Native16Bit">;
def Zpr : F<"Zpr", grp_shader, "Matrices lie row by row in memory">, Sets<"RowMajor">;
def Zpc : F<"Zpc", grp_shader, "Matrices lie column by column in memory; the default">;
def exports : S<"exports", grp_shader, "<names>",
                "The functions that a library exports, and no others: name;new,...=name">;
def export_shaders_only
    : F<"export-shaders-only", grp_shader, "A library exports its shaders and no other functions">;
def link : F<"link", grp_shader,
             "Link libraries, which are the inputs, with ; or blanks between, to a library or to "
             "the shader that -E names">, Sets<"Link">;
def default_linkage
    : S<"default-linkage", grp_shader, "<internal|external>",
        "Whether a library exports functions without export or static; internal if not given">;
def all_resources_bound
    : F<"all-resources-bound", grp_shader, "Promise that every resource is bound during execution">,
      Sets<"AllResourcesBound">;
def res_may_alias : F<"res-may-alias", grp_shader, "UAVs may overlap in memory">,
      Sets<"ResourcesMayAlias">;
def validator_version : S<"validator-version", grp_shader, "<major.minor>",
                          "Version of the validator that the container is for; if not given 1.8, "
                          "or 1.n for shader model 6.n after 6.8">;
def rootsig_define : JS<"rootsig-define", grp_shader, "<macro>",
                        "Take the root signature from this macro; with profile rootsig_1_0 or "
                        "rootsig_1_1 that is -E's">, Sets<"RootSignatureMacro">;
def force_rootsig_ver : JS<"force-rootsig-ver", grp_shader, "<version>",
                           "Root signature version: rootsig_1_0 or rootsig_1_1">,
      Sets<"RootSignatureVersion">;
def force_rootsig_ver_ : JoinedOrSeparate<["-", "/"], "force_rootsig_ver">,
                         Alias<force_rootsig_ver>;
def Gis : F<"Gis", grp_shader,
            "Float arithmetic as written in the whole shader, as if all of it were precise">;
def precise_output
    : S<"precise-output", grp_shader, "<semantic>",
        "This output is computed as if it were precise; so is the rest of the shader">;
def Gec : F<"Gec", grp_shader,
            "HLSL 2016 as for Direct3D 9: POSITION, VPOS, COLOR and DEPTH are system values, and "
            "global variables can be written">, Sets<"LegacySemantics">;
def pack_optimized : F<"pack-optimized", grp_shader,
                       "Pack signatures into few registers; stages then fit each other only if all "
                       "of their elements do">, Sets<"PackOptimized">;
def pack_prefix_stable
    : F<"pack-prefix-stable", grp_shader,
        "Pack signatures so that the places of elements do not depend on later ones; the default">;
def auto_binding_space
    : S<"auto-binding-space", grp_shader, "<space>",
        "Space of resources without register and space; also assigns registers in libraries">;
def flegacy_macro_expansion : F<"flegacy-macro-expansion", grp_shader,
                                "Expand the operands of ## before they are joined, as fxc does">,
      Sets<"LegacyMacros">;
def flegacy_resource_reservation : F<"flegacy-resource-reservation", grp_shader,
                                     "Keep registers of unused resources free">;
def import_binding_table : JS<"import-binding-table", grp_shader, "<file>",
                              "Registers and spaces of resources, from a table with the columns "
                              "ResourceName, Binding, Space">;
def binding_table_define
    : S<"binding-table-define", grp_shader, "<macro>",
        "The same table from this macro, a string with a row between semicolons">,
      Sets<"BindingMacro">;
def other_stage
    : Separate<["--", "-"], "other-stage">, Group<grp_shader>, MetaVarName<"<file>">,
      HelpText<"Of SPIR-V: the module of the other tessellation stage, which may have the modes of "
               "the tessellator">;
def Gfa : F<"Gfa", grp_shader,
            "Hint to avoid branches, as [flatten] at each if and switch without a hint (needs "
            "-all-resources-bound)">, Sets<"AvoidBranches">;
def Gfp : F<"Gfp", grp_shader, "Hint to keep branches, as [branch] at each">,
      Sets<"PreferBranches">;
def no_legacy_cbuf_layout : F<"no-legacy-cbuf-layout", grp_shader,
                              "Accepted; constant buffers have one layout, as in dxc">;
def not_use_legacy_cbuf_load : F<"not_use_legacy_cbuf_load", grp_shader, "Accepted, the same">;
def denorm : JS<"denorm", grp_shader, "<any|preserve|ftz>",
                "How float arithmetic treats denormal numbers (profile 6_2 or later)">;
def Vd : F<"Vd", grp_shader, "Do not validate the container, and write it all the same">;

def ast_dump : F<"ast-dump", grp_tool, "Show the program as the front end has checked it">;
def fscalarize_vectors : F<"fscalarize-vectors", grp_shader,
                           "No vectors in what is written, as before shader model 6.9">,
      Sets<"SplitVectors">;
def fcgl : F<"fcgl", grp_tool, "Show the IR before any pass">;

def O : Joined<["-", "/"], "O">,
        Group<grp_debug>,
        MetaVarName<"<0|1|2|3|4|d>">,
        HelpText<"Optimization level; 3 if not given, 4 is 3, d is none">;
def Zi : F<"Zi", grp_debug, "Compile with debug information">;
def Zs
    : F<"Zs", grp_debug, "Compile with a PDB that has sources and arguments alone; not with -Zi">,
      Sets<"SourcesOnly">;
def Qembed_debug
    : F<"Qembed_debug", grp_debug, "Keep the debug information in the container (part ILDB)">,
      Sets<"EmbedDebug">;
def Qstrip_debug : F<"Qstrip_debug", grp_debug, "No debug information in the container">,
      Sets<"StripDebug">;
def Qsource_in_debug_module : F<"Qsource_in_debug_module", grp_debug,
                                "Accepted; the sources are always in the debug information">;
def Qpdb_in_private
    : F<"Qpdb_in_private", grp_debug, "Put the PDB into the container's private data">,
      Sets<"PdbInPrivate">;
def Zss : F<"Zss", grp_debug, "The shader's hash and the PDB's name depend on the source">,
      Sets<"HashSource">;
def Zsb : F<"Zsb", grp_debug,
            "The shader's hash and the PDB's name depend on the program alone; the default">;
def Qstrip_reflect : F<"Qstrip_reflect", grp_debug, "No reflection part in the container">,
      Sets<"StripReflection">;
def Qkeep_reflect_in_dxil : F<"Qkeep_reflect_in_dxil", grp_debug,
                              "The program keeps names of resources and annotations of types">,
      Sets<"KeepReflectionInProgram">;
def Qstrip_reflect_from_dxil
    : F<"Qstrip_reflect_from_dxil", grp_debug, "It keeps none; the default">;
def Qstrip_rootsignature
    : F<"Qstrip_rootsignature", grp_debug, "No root signature in the container">,
      Sets<"StripRootSignature">;
def enable_lifetime_markers : F<"enable-lifetime-markers", grp_debug,
                                "Accepted; the optimiser uses them, the program has none">;
def disable_lifetime_markers : F<"disable-lifetime-markers", grp_debug, "Accepted, the same">;
def opt_enable : S<"opt-enable", grp_debug, "<pass>",
                   "Accepted; names a pass of dxc's optimizer, which changes no result">;
def opt_disable : S<"opt-disable", grp_debug, "<pass>", "Accepted, the same">;
def fnew_inlining_behavior
    : F<"fnew-inlining-behavior", grp_debug, "Accepted; every call is inlined where it can be">;
def fdisable_loc_tracking
    : F<"fdisable-loc-tracking", grp_debug,
        "Accepted; errors of the back end have a location only if it is known">;
def ftime_trace : F<"ftime-trace", grp_tool,
                    "Write the time of each step and each pass as a trace of events, for "
                    "chrome://tracing or Perfetto, to the standard output">;
def ftime_trace_EQ : Joined<["-"], "ftime-trace=">,
                     Group<grp_tool>,
                     MetaVarName<"<file>">,
                     HelpText<"The same into a file">;
def ftime_trace_granularity
    : Joined<["-"], "ftime-trace-granularity=">,
      Group<grp_tool>,
      MetaVarName<"<us>">,
      HelpText<"Leave events out of the trace that took less; 500 microseconds if not given">;
def ftime_report : F<"ftime-report", grp_tool, "Print what each step and each pass took">,
      Sets<"TimeReport">;
def WX : F<"WX", grp_debug, "Warnings are errors">, Sets<"WarningsAreErrors">;
def no_warnings : F<"no-warnings", grp_debug, "No warnings">, Sets<"NoWarnings">;
def w : F<"w", grp_debug, "No warnings">, Alias<no_warnings>;
def W : Joined<["-", "/"], "W">,
        Group<grp_debug>,
        MetaVarName<"<warning>">,
        HelpText<"Turn a warning on or off, as in -Wno-conversion; -Wall, -Wextra and "
                 "-Weverything turn on those that are off">, Sets<"Warnings">;

def D : JS<"D", grp_pre, "<name[=value]>", "Define a macro">;
def U : JS<"U", grp_pre, "<name>", "Take back a macro that an earlier -D defines">;
def I : JS<"I", grp_pre, "<directory>", "Search a directory for includes">, Sets<"IncludeDirs">;
def include_ : JoinedOrSeparate<["-", "--"], "include">,
               Group<grp_pre>,
               MetaVarName<"<file>">,
               HelpText<"Include a file before the source">, Sets<"FirstIncludes">;
def P : F<"P", grp_pre,
          "Preprocess into a file with the input's name and the ending .i, or that of -Fi">;
def Po : F<"Po", grp_pre, "Same as -P">, Alias<P>;
def Fi : JS<"Fi", grp_pre, "<file>", "Where -P writes to; - is the standard output">;
def M : F<"M", grp_pre,
          "Write the files that the source is made of, for make, to the standard output, and "
          "compile nothing">, Sets<"ListFiles">;
def ignore_line_directives
    : F<"ignore-line-directives", grp_pre,
        "Messages name the lines of the files that are read, not those of #line">;
def encoding : S<"encoding", grp_pre, "<name>", "Encoding of texts; there is utf8 alone">;

// dxc also accepts these with underscores.
class Underscored<string name, Option as> : Flag<["-", "/"], name>, Alias<as>;
def all_resources_bound_ : Underscored<"all_resources_bound", all_resources_bound>;
def pack_optimized_ : Underscored<"pack_optimized", pack_optimized>;
def pack_prefix_stable_ : Underscored<"pack_prefix_stable", pack_prefix_stable>;
def enable_16bit_types_ : Underscored<"enable_16bit_types", enable_16bit_types>;
def res_may_alias_ : Underscored<"res_may_alias", res_may_alias>;

class EF<string name, string help> : Flag<["--", "-"], name>, Group<grp_edit>, HelpText<help>;
class ES<string name, string metavar, string help>
    : Separate<["--", "-"], name>, Group<grp_edit>, MetaVarName<metavar>, HelpText<help>;

def strip_debug : EF<"strip-debug",
                     "Remove the program with debug information, sources and what PDB files hold">,
      Sets<"Edit.StripDebug">;
def strip_reflection : EF<"strip-reflection", "Remove the parts that only reflection reads">,
      Sets<"Edit.StripReflection">;
def set_root_signature
    : ES<"set-root-signature", "<file>",
         "Take the root signature of this container, or the RTS0 part in this file; with -T after "
         "the compile">,
      Sets<"Edit.RootSignatureFile">;
def setrootsignature : JoinedOrSeparate<["-", "/"], "setrootsignature">, Alias<set_root_signature>;
def add_part : ES<"add-part", "<name=file>", "Add or replace a part by the file's bytes">,
      Sets<"Edit.AddParts">;
def remove_part : ES<"remove-part", "<name>", "Remove the parts of that name">,
      Sets<"Edit.RemoveParts">;
def rehash : EF<"rehash", "Compute the digest and the HASH part, whatever the input has">,
      Sets<"Edit.Rehash">;
def extract_part
    : ES<"extract-part", "<name>", "Write the bytes of this part instead of the container">,
      Sets<"Edit.ExtractPart">;

def dumpbin : EF<"dumpbin", "Take the input for a container, whatever it looks like, and list it">,
      Sets<"Edit.DumpBinary">;
def setprivate : JS<"setprivate", grp_edit, "<file>",
                    "Put this file's bytes into the container as private data">,
      Sets<"PrivateDataFile">;
def getprivate
    : JS<"getprivate", grp_edit, "<file>", "Write the container's private data to a file">,
      Sets<"PrivateDataOutput">;
def Qstrip_priv : F<"Qstrip_priv", grp_edit, "No private data in the container">,
      Sets<"StripPrivateData">;
def extractrootsignature
    : F<"extractrootsignature", grp_edit, "-Fo writes a container with the root signature alone">,
      Sets<"ExtractRootSignature">;
def verifyrootsignature
    : JS<"verifyrootsignature", grp_edit, "<file>",
         "Test whether the shader fits a root signature: a container that has one, or its part">,
      Sets<"VerifiedRootSignature">;

def ferror_limit : V<"ferror-limit=", grp_debug, "<N>",
                     "Stop after so many errors; 0 is never, 100 if not given">;
def fdiagnostics_format : V<"fdiagnostics-format=", grp_debug, "<clang|msvc|vi|json|sarif>",
                            "Format of locations in messages, clang if not given; json and sarif: "
                            "a document instead of text">;
def fcolor_diagnostics
    : F<"fcolor-diagnostics", grp_debug, "Colours in messages, also where no terminal shows them">;
def fno_color_diagnostics : F<"fno-color-diagnostics", grp_debug, "No colours in messages">;
def fdiagnostics_color : F<"fdiagnostics-color", grp_debug, "Same as -fcolor-diagnostics">,
                         Alias<fcolor_diagnostics>;
def fno_diagnostics_color : F<"fno-diagnostics-color", grp_debug, "Same as -fno-color-diagnostics">,
                            Alias<fno_color_diagnostics>;
def fdiagnostics_show_option : F<"fdiagnostics-show-option", grp_debug,
                                 "Warnings name the flag that turns them off; the default">;
def fno_diagnostics_show_option : F<"fno-diagnostics-show-option", grp_debug, "They do not">;
def fshow_column : F<"fshow-column", grp_debug, "Messages name columns; the default">;
def fno_show_column : F<"fno-show-column", grp_debug, "They do not">;
def fcaret_diagnostics
    : F<"fcaret-diagnostics", grp_debug, "Messages show the line and a caret; the default">;
def fno_caret_diagnostics : F<"fno-caret-diagnostics", grp_debug, "They do not">;

// Options that dxc accepts and that have no effect here.
def Ges : Accepted<"Ges", grp_shader, "the front end is as strict without it">;
def Qunused_arguments : Accepted<"Qunused-arguments", grp_debug, "no argument is unused">;
def Ni : Accepted<"Ni", grp_tool, "listings have one form">;
def No : Accepted<"No", grp_tool, "listings have one form">;
def Lx : Accepted<"Lx", grp_tool, "listings have one form">;
def ffinite_math_only : Accepted<"ffinite-math-only", grp_shader, "it may be used by no pass">;
def fno_finite_math_only : Accepted<"fno-finite-math-only", grp_shader>;
def funroll_loops : Accepted<"funroll-loops", grp_debug>;
def fno_unroll_loops : Accepted<"fno-unroll-loops", grp_debug>;
def freroll_loops : Accepted<"freroll-loops", grp_debug>;
def fno_reroll_loops : Accepted<"fno-reroll-loops", grp_debug>;
def mms_bitfields : Accepted<"mms-bitfields", grp_shader, "bit fields have one layout">;
def force_zero_store_lifetimes
    : Accepted<"force-zero-store-lifetimes", grp_debug, "no stores mark lifetimes">;
def disable_exception_handling
    : Accepted<"disable-exception-handling", grp_tool, "there are no exceptions">;
def enable_unbounded_descriptor_tables
    : Accepted<"enable_unbounded_descriptor_tables", grp_shader, "they always are">;
def ignore_opt_semdefs
    : Accepted<"ignore-opt-semdefs", grp_shader, "there are no semantic defines">;
def ignore_semdef : Separate<["-"], "ignore-semdef">,
                    Group<grp_shader>,
                    MetaVarName<"<name>">,
                    HelpText<"Accepted; there are no semantic defines">;
def fspell_checking : Accepted<"fspell-checking", grp_debug,
                               "misspelt names are always compared with those there are">;
def memdep_block_scan_limit : Separate<["-"], "memdep-block-scan-limit">,
                              Group<grp_debug>,
                              MetaVarName<"<N>">,
                              HelpText<"Accepted; it changes no result">;

def spirv : Refused<"spirv", "the output is DXIL (expected dxc -spirv for SPIR-V)">;
def Oconfig
    : RefusedPrefix<"Oconfig=", "it is about SPIR-V, and the output is DXIL (expected -O0 to -O3)">;
// dxc takes the options of its SPIR-V output without -spirv too, and reads none of them.
class AcceptedSpirv<string name>
    : Joined<["-"], name>, Group<grp_shader>, HelpText<"Accepted; it is for SPIR-V output">;
class AcceptedSpirvNumbers<string name, int count>
    : MultiArg<["-"], name, count>, Group<grp_shader>, HelpText<"Accepted; it is for SPIR-V output">;
def fspv : AcceptedSpirv<"fspv-">;
def fvk : AcceptedSpirv<"fvk-">;
foreach kind = ["b", "t", "s", "u"] in
def fvk_#kind#_shift : AcceptedSpirvNumbers<"fvk-"#kind#"-shift", 2>, MetaVarName<"<shift> <space>">;
def fvk_bind_globals : AcceptedSpirvNumbers<"fvk-bind-globals", 2>, MetaVarName<"<binding> <set>">;
def fvk_bind_register
    : AcceptedSpirvNumbers<"fvk-bind-register", 4>, MetaVarName<"<register> <space> <binding> <set>">;
def vkbr : AcceptedSpirvNumbers<"vkbr", 4>, MetaVarName<"<register> <space> <binding> <set>">;
foreach kind = ["resource", "sampler", "counter"] in
def fvk_bind_#kind#_heap
    : AcceptedSpirvNumbers<"fvk-bind-"#kind#"-heap", 2>, MetaVarName<"<binding> <set>">;

def metal : Refused<"metal",
                    "the output is DXIL (expected Apple's metal-shaderconverter on the container)">;
def verify : RefusedPrefix<
                 "verify",
                 "messages have other words than dxc's (expected a test that looks for the line)">;
def verbose_ : Refused<"verbose",
                       "there is nothing more to say (expected -ftime-report, -fcgl or -ast-dump)">;
def mllvm : RefusedValue<"mllvm",
                         "options of LLVM are not part of the command line (expected -O0 to -O3)">;
def imacros : RefusedValue<"imacros", "a file is included whole (expected -include)">;
def working_directory
    : RefusedPrefix<"working-directory",
                    "paths are relative to the current directory (expected cd before the command)">;
def external : RefusedValue<"external", "there is no other compiler to load">;
def print_before
    : RefusedPrefix<
          "print-before",
          "passes are shown by another tool (expected -fcgl, and opt-22 -print-before-all)">;
def print_after
    : RefusedPrefix<
          "print-after",
          "passes are shown by another tool (expected -fcgl, and opt-22 -print-after-all)">;
def shtemplate
    : RefusedValue<
          "shtemplate",
          "registers are not merged with those of another shader (expected -import-binding-table)">;
def mergeUAVs
    : RefusedValue<
          "mergeUAVs",
          "registers are not merged with those of another shader (expected -import-binding-table)">;
def matchUAVs : RefusedValue<"matchUAVs", "registers are not matched with those of another shader "
                                          "(expected -import-binding-table)">;
def preserve_intermediate_values
    : Refused<"preserve-intermediate-values",
              "values are kept for the debugger by -Od (expected -Od -Zi)">;
foreach name =
    [
      "unchanged", "skip-fn-body", "skip-static", "global-extern-by-default", "keep-user-macro",
      "extract-entry-uniforms", "remove-unused-globals", "remove-unused-functions",
      "line-directive", "decl-global-cb"
    ] in def rewriter_ #!subst("-", "_", name)
    : Refused<name, "it belongs to dxc's rewriter, which writes HLSL (expected dxr)">;

def Xclang
    : RefusedValue<
          "Xclang",
          "there is no clang to give it to (expected clang-22 with dxil-target.so; README.md)">;
def check_undefined : Flag<["--", "-"], "check-undefined">,
                      Group<grp_tool>,
                      HelpText<"A check of the compiler: each value that it has to invent, because "
                               "the shader reads what it never set or a pass lost it, is an error">,
      Sets<"CheckUndefined">;
def recompile
    : F<"recompile", grp_tool,
        "Compile again what the input, a container with debug information or a PDB, was made of, "
        "with the options that it has; of the command line those of output count">,
      Sets<"Recompile">;

class CacheValue<string name, string metavar, string help>
    : Separate<["--", "-"], name>, Group<grp_cache>, MetaVarName<metavar>, HelpText<help>;
class CacheValueEQ<string name, Option as> : Joined<["--", "-"], name #"=">, Alias<as>;
class CacheFlag<string name, string help>
    : Flag<["--", "-"], name>, Group<grp_cache>, HelpText<help>;
def cache : CacheValue<"cache", "<directory>",
                       "Store results there, and reuse them when all inputs are the same; "
                       "DXIL_CC_CACHE of the environment if not given">;
def cache_EQ : CacheValueEQ<"cache", cache>;
def cache_size : CacheValue<"cache-size", "<bytes>",
                            "Maximum size of the cache, as in 500M or 20G; the least recently used "
                            "entries are removed; 5G, or DXIL_CC_CACHE_SIZE, if not given">;
def cache_size_EQ : CacheValueEQ<"cache-size", cache_size>;
def cache_mode : CacheValue<"cache-mode", "<readwrite|readonly|recache|off>",
                            "Only read the cache, replace its entries, or ignore it; "
                            "readwrite, or DXIL_CC_CACHE_MODE, if not given">;
def cache_mode_EQ : CacheValueEQ<"cache-mode", cache_mode>;
def cache_stats : CacheFlag<"cache-stats", "Show hits, misses and the size of the cache, and stop">,
      Sets<"Cache.ShowStatistics">;
def cache_clear : CacheFlag<"cache-clear", "Remove all that is in the cache, and stop">,
      Sets<"Cache.Clear">;
def nologo : F<"nologo", grp_tool, "Accepted; there is no logo">;
def Cc : F<"Cc", grp_tool, "Accepted; listings in files have no colour">;
def H : F<"H", grp_pre, "Show the files that are included">, Sets<"ShowIncludes">;
def Vi : F<"Vi", grp_pre, "Same as -H">, Alias<H>;
def j : S<"j", grp_tool, "<N>",
          "Compile many: @<file> holds a command line on each line; N at a time, 0 for one for "
          "each core">;
def variants : Separate<["--", "-"], "variants">,
               Group<grp_tool>,
               MetaVarName<"<file>">,
               HelpText<"Compile the source with each combination of macros in the table; -Fo names "
                        "the folder of the containers and their index, variants.json">;
def color : Separate<["--", "-"], "color">,
            Group<grp_tool>,
            MetaVarName<"<auto|always|never>">,
            HelpText<"Colour of messages: by itself on a terminal, unless NO_COLOR is set">;
def color_EQ : Joined<["--", "-"], "color=">, Alias<color>;
def completion : Separate<["--", "-"], "completion">,
                 Group<grp_tool>,
                 MetaVarName<"<bash|zsh|fish>">,
                 HelpText<"Print the completion script for that shell, and stop">,
      Sets<"Completion">;
def manual : Flag<["--", "-"], "manual">, Group<grp_tool>, HelpText<"Print the man page, and stop">,
      Sets<"ShowManual">;
def help : Flag<["-", "--", "/"], "help">, Group<grp_tool>, HelpText<"Show this text">,
      Sets<"ShowHelp">;
def h : Flag<["-"], "h">, Alias<help>;
def help_ : Flag<["-", "/"], "?">, Alias<help>;
def help_hidden : Flag<["-", "--"], "help-hidden">, Alias<help>;
def help_markdown : Flag<["--"], "help-markdown">,
                    Group<grp_tool>,
                    HelpText<"Show the options as tables">, Sets<"ShowTables">;
def version : Flag<["-", "--"], "version">, Group<grp_tool>, HelpText<"Show the version">,
      Sets<"ShowVersion">;
