# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rules for shaders and op tables. WORKSPACE of a project, with the prefix that DXIL Tools are installed in:

    new_local_repository(
        name = "dxil_tools",
        path = "/usr",
        build_file_content = 'exports_files(["bin/dxil-cc", "bin/dxil-val"])',
    )

and in a BUILD file:

    load("@dxil_tools//share/dxil-tools/bazel:defs.bzl", "dxil_headers", "dxil_shader", "dxil_shaders", "dxil_validate_test", "dxil_variants")

dxil_generate needs more of the installation in build_file_content:

    exports_files(["bin/dxil-tblgen"])
    filegroup(name = "records", srcs = glob(["share/dxil-tools/td/**"]), visibility = ["//visibility:public"])
    cc_library(name = "ops", hdrs = glob(["include/dxil/**"]), includes = ["include"], visibility = ["//visibility:public"])

Actions run dxil-cc and dxil-tblgen on declared inputs alone, with paths relative to the execution root: they may run and be
cached anywhere. A file that is included and not declared is not found.
"""

DxilHeadersInfo = provider(
    "What shaders may include.",
    fields = {
        "files": "depset of files",
        "includes": "depset of directories that are searched, relative to the execution root",
    },
)

def _include_directories(ctx):
    """Those of `includes`, where sources are and where generated files are."""
    package = "/".join([part for part in [ctx.label.workspace_root, ctx.label.package] if part])
    found = []
    for directory in ctx.attr.includes:
        path = "/".join([part for part in [package, directory] if part and part != "."]) or "."
        found += [path, ctx.bin_dir.path + "/" + path]
    return found

def _headers_info(ctx, files, deps):
    return DxilHeadersInfo(
        files = depset(files, transitive = [dep[DxilHeadersInfo].files for dep in deps]),
        includes = depset(_include_directories(ctx), transitive = [dep[DxilHeadersInfo].includes for dep in deps]),
    )

def _dxil_headers_impl(ctx):
    return [_headers_info(ctx, ctx.files.hdrs, ctx.attr.deps), DefaultInfo(files = depset(ctx.files.hdrs))]

dxil_headers = rule(
    implementation = _dxil_headers_impl,
    doc = "Files that shaders include.",
    attrs = {
        "deps": attr.label_list(providers = [DxilHeadersInfo], doc = "dxil_headers that these include"),
        "hdrs": attr.label_list(allow_files = True, doc = "the files"),
        "includes": attr.string_list(doc = "directories of the package to search"),
    },
)

def _compile(ctx, output, inputs, options):
    """Compiles the source to the output, a container or a folder of them."""
    headers = _headers_info(ctx, ctx.files.hdrs, ctx.attr.deps)
    args = ctx.actions.args()
    args.add("-T", ctx.attr.profile)
    args.add("-E", ctx.attr.entry)
    for name, value in ctx.attr.defines.items():
        args.add("-D", name + "=" + value if value else name)
    args.add_all(headers.includes, before_each = "-I")
    args.add_all(ctx.attr.options)
    args.add_all(options)
    args.add(ctx.file.src)
    args.add_all("-Fo", [output], expand_directories = False)
    ctx.actions.run(
        executable = ctx.executable._dxil_cc,
        inputs = depset([ctx.file.src] + inputs, transitive = [headers.files]),
        outputs = [output],
        arguments = [args],
        mnemonic = "DxilCompile",
        progress_message = "Compiling %s (%s)" % (output.short_path, ctx.attr.profile),
    )
    return [DefaultInfo(files = depset([output]), runfiles = ctx.runfiles([output]))]

_COMPILE_ATTRS = {
    "defines": attr.string_dict(doc = "macros; an empty value defines the name alone"),
    "deps": attr.label_list(providers = [DxilHeadersInfo], doc = "dxil_headers that the source includes"),
    "entry": attr.string(default = "main"),
    "hdrs": attr.label_list(allow_files = True, doc = "files that the source includes"),
    "includes": attr.string_list(doc = "directories of the package to search"),
    "options": attr.string_list(doc = "other options of dxil-cc"),
    "profile": attr.string(mandatory = True),
    "src": attr.label(allow_single_file = True, mandatory = True),
    "_dxil_cc": attr.label(
        default = "@dxil_tools//:bin/dxil-cc",
        allow_single_file = True,
        executable = True,
        cfg = "exec",
    ),
}

def _dxil_shader_impl(ctx):
    return _compile(ctx, ctx.actions.declare_file(ctx.attr.out or ctx.label.name + ".dxil"), [], [])

dxil_shader = rule(
    implementation = _dxil_shader_impl,
    doc = "Compiles an entry point to <name>.dxil.",
    attrs = dict(_COMPILE_ATTRS, out = attr.string(doc = "the container's name, if not <name>.dxil")),
)

def _dxil_variants_impl(ctx):
    folder = ctx.actions.declare_directory(ctx.label.name)

    # The cache is not an output: a sandbox throws it away.
    words = ["--variants", ctx.file.table.path, "--cache", folder.path + ".cache"]
    return _compile(ctx, folder, [ctx.file.table], words)

dxil_variants = rule(
    implementation = _dxil_variants_impl,
    doc = "Compiles an entry point with all combinations of a table of dxil-cc --variants, to the folder <name>: " +
          "a container for each distinct result, and variants.json.",
    attrs = dict(_COMPILE_ATTRS, table = attr.label(allow_single_file = True, mandatory = True)),
)

def dxil_shaders(name, src, entries, permutations = {}, defines = {}, visibility = None, tags = [], **kwargs):
    """Compiles several entry points of a source, each with all combinations of the values of macros.

    Args:
      name: a filegroup of all containers, which are <name>-<entry>-<value>-<value>.dxil
      src: the source
      entries: profile by entry point
      permutations: list of values by macro
      defines: macros of all
      visibility: of the targets
      tags: of the targets
      **kwargs: other attributes of dxil_shader
    """
    combinations = [({}, "")]
    for macro, values in permutations.items():
        combinations = [
            (dict(chosen, **{macro: str(value)}), suffix + "-" + str(value))
            for chosen, suffix in combinations
            for value in values
        ]
    made = []
    for entry, profile in entries.items():
        for chosen, suffix in combinations:
            shader = name + "-" + entry + suffix
            dxil_shader(
                name = shader,
                src = src,
                defines = dict(defines, **chosen),
                entry = entry,
                profile = profile,
                tags = tags,
                visibility = visibility,
                **kwargs
            )
            made.append(":" + shader)
    native.filegroup(name = name, srcs = made, tags = tags, visibility = visibility)

def _dxil_validate_test_impl(ctx):
    script = ctx.actions.declare_file(ctx.label.name + ".sh")
    needed = ctx.files.srcs + [ctx.executable._dxil_val] + ([ctx.file.config] if ctx.file.config else [])
    words = [ctx.executable._dxil_val.short_path, "-j", "0"] + ctx.attr.options
    if ctx.file.config:
        words += ["--config", ctx.file.config.short_path]
    words += [file.short_path for file in ctx.files.srcs]
    quoted = " ".join(["'" + word.replace("'", "'\\''") + "'" for word in words])
    ctx.actions.write(script, "#!/bin/sh\nexec " + quoted + "\n", is_executable = True)
    return [DefaultInfo(executable = script, runfiles = ctx.runfiles(needed))]

dxil_validate_test = rule(
    implementation = _dxil_validate_test_impl,
    doc = "A test that the containers are valid.",
    test = True,
    attrs = {
        "config": attr.label(allow_single_file = True, doc = "lines as those of dxil-val --config"),
        "options": attr.string_list(doc = "options of dxil-val, such as --strict"),
        "srcs": attr.label_list(allow_files = [".dxil", ".cso"], mandatory = True),
        "_dxil_val": attr.label(
            default = "@dxil_tools//:bin/dxil-val",
            allow_single_file = True,
            executable = True,
            cfg = "target",
        ),
    },
)

def _dxil_generate_impl(ctx):
    root = ctx.label.name
    headers = [
        ctx.actions.declare_file("%s/include/dxil/generated/%s" % (root, name))
        for name in ctx.attr.outputs
    ]
    include = headers[0].dirname[:-len("/dxil/generated")]
    args = ctx.actions.args()
    args.add(ctx.file.src)
    args.add_all([file.dirname for file in ctx.files._records if file.basename == "DXIL.td"], before_each = "-I")
    args.add_all(_include_directories(ctx), before_each = "-I")
    args.add("--gen-all")
    args.add("--only", ",".join([name.split(".")[0] for name in ctx.attr.outputs]))
    args.add("-o", include[:-len("/include")])
    ctx.actions.run(
        executable = ctx.executable._dxil_tblgen,
        inputs = depset([ctx.file.src] + ctx.files.hdrs + ctx.files._records),
        outputs = headers,
        arguments = [args],
        mnemonic = "DxilGenerate",
        progress_message = "Generating op tables of %s" % ctx.file.src.short_path,
    )
    context = cc_common.create_compilation_context(
        headers = depset(headers),
        includes = depset([include]),
    )
    return [
        DefaultInfo(files = depset(headers)),
        cc_common.merge_cc_infos(
            direct_cc_infos = [CcInfo(compilation_context = context)],
            cc_infos = [dep[CcInfo] for dep in ctx.attr.deps],
        ),
    ]

dxil_generate = rule(
    implementation = _dxil_generate_impl,
    doc = "Op tables of records, which include DXIL.td and add operations. A C++ target that depends on it has them in <dxil/ops.h>.",
    attrs = {
        "deps": attr.label_list(providers = [CcInfo], default = ["@dxil_tools//:ops"]),
        "hdrs": attr.label_list(allow_files = True, doc = "files that the source includes"),
        "includes": attr.string_list(doc = "directories of the package to search"),
        "outputs": attr.string_list(
            default = ["OpCodes.h", "OpRecords.inc", "OpTable.inc", "OpDocs.inc"],
            doc = "names of headers that dxil-tblgen --list-outputs prints",
        ),
        "src": attr.label(allow_single_file = [".td"], mandatory = True),
        "_dxil_tblgen": attr.label(
            default = "@dxil_tools//:bin/dxil-tblgen",
            allow_single_file = True,
            executable = True,
            cfg = "exec",
        ),
        "_records": attr.label(default = "@dxil_tools//:records", cfg = "exec"),
    },
)
