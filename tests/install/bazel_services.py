# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What Bazel can use of another machine, on 127.0.0.1: a cache by HTTP, and an executor by gRPC that runs an action
with the files that the action names, in a folder of its own, and with nothing else. For tests alone."""
import hashlib
import http.server
import os
import pathlib
import shutil
import subprocess
import tempfile
import threading

# ---- A cache by HTTP ----------------------------------------------------------------------------------------------


class Cache:
    """PUT and GET of /ac/KEY and /cas/SHA256. `asked` has (method, path, found) of all requests."""

    def __init__(self):
        self.entries, self.asked = {}, []
        cache = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def answer(self, code, data=b""):
                cache.asked.append((self.command, self.path, code == 200))
                self.send_response(code)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            def do_GET(self):
                data = cache.entries.get(self.path)
                self.answer(404 if data is None else 200, data or b"")

            do_HEAD = do_GET

            def do_PUT(self):
                data = self.rfile.read(int(self.headers["Content-Length"]))
                if self.path.startswith("/cas/") and hashlib.sha256(data).hexdigest() != self.path[5:]:
                    self.answer(400)
                    return
                cache.entries[self.path] = data
                self.answer(200)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        self._server.shutdown()


# ---- Messages of the remote execution API -------------------------------------------------------------------------


def read_varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        value |= (byte & 127) << shift
        at, shift = at + 1, shift + 7
        if byte < 128:
            return value, at


def decode(data):
    """Fields of a message of protocol buffers: a list of numbers and bytes for each."""
    fields, at = {}, 0
    while at < len(data):
        key, at = read_varint(data, at)
        if key & 7 == 0:
            value, at = read_varint(data, at)
        elif key & 7 == 2:
            size, at = read_varint(data, at)
            value, at = data[at:at + size], at + size
        else:
            size = 8 if key & 7 == 1 else 4
            value, at = data[at:at + size], at + size
        fields.setdefault(key >> 3, []).append(value)
    return fields


def varint(value):
    out = b""
    while value > 127:
        out, value = out + bytes([value & 127 | 128]), value >> 7
    return out + bytes([value])


def encode(*fields):
    """(number, value) pairs; a value is a number, a text, or a message's bytes."""
    out = b""
    for number, value in fields:
        if isinstance(value, int):
            out += varint(number << 3) + varint(value)
        else:
            data = value.encode() if isinstance(value, str) else value
            out += varint(number << 3 | 2) + varint(len(data)) + data
    return out


def text(fields, number):
    return fields.get(number, [b""])[0].decode()


def digest_of(data):
    return encode((1, hashlib.sha256(data).hexdigest()), (2, len(data)))


# ---- An executor by gRPC ------------------------------------------------------------------------------------------

V2 = "build.bazel.remote.execution.v2."
RESPONSE = "type.googleapis.com/" + V2 + "ExecuteResponse"


class Executor:
    """`ran` has the command line, environment and input paths of each action."""

    def __init__(self):
        import grpc
        from concurrent import futures
        self._grpc = grpc
        self.blobs, self.results, self.ran = {"": b"", hashlib.sha256(b"").hexdigest(): b""}, {}, []
        one, answers, asks = (grpc.unary_unary_rpc_method_handler, grpc.unary_stream_rpc_method_handler,
                              grpc.stream_unary_rpc_method_handler)
        services = {
            V2 + "Capabilities": {"GetCapabilities": one(self._capabilities)},
            V2 + "ContentAddressableStorage": {
                "FindMissingBlobs": one(self._missing), "BatchUpdateBlobs": one(self._update),
                "BatchReadBlobs": one(self._read_batch)},
            V2 + "ActionCache": {"GetActionResult": one(self._result)},
            V2 + "Execution": {"Execute": answers(self._execute)},
            "google.bytestream.ByteStream": {"Read": answers(self._read), "Write": asks(self._write)},
        }
        self._server = grpc.server(futures.ThreadPoolExecutor(4))
        for name, methods in services.items():
            self._server.add_generic_rpc_handlers((grpc.method_handlers_generic_handler(name, methods),))
        self.address = f"grpc://127.0.0.1:{self._server.add_insecure_port('127.0.0.1:0')}"
        self._server.start()

    def stop(self):
        self._server.stop(None)

    def _capabilities(self, _request, _context):
        version = encode((1, 2), (2, 0))
        cache = encode((1, 1), (2, encode((1, 0))), (4, 1 << 20))
        return encode((1, cache), (2, encode((1, 1), (2, 1))), (4, version), (5, version))

    def _blob(self, digest):
        return self.blobs[text(decode(digest), 1)]

    def _missing(self, request, _context):
        return encode(*((2, d) for d in decode(request).get(2, []) if text(decode(d), 1) not in self.blobs))

    def _update(self, request, _context):
        answers = []
        for each in decode(request).get(2, []):
            fields = decode(each)
            data = fields.get(2, [b""])[0]
            self.blobs[hashlib.sha256(data).hexdigest()] = data
            answers.append((1, encode((1, fields[1][0]), (2, b""))))
        return encode(*answers)

    def _read_batch(self, request, _context):
        return encode(*((1, encode((1, d), (2, self._blob(d)), (3, b""))) for d in decode(request).get(2, [])))

    def _read(self, request, context):
        name = text(decode(request), 1).split("/")[-2]
        if name not in self.blobs:
            context.abort(self._grpc.StatusCode.NOT_FOUND, name)
        yield encode((10, self.blobs[name]))

    def _write(self, requests, context):
        data, name = b"", ""
        for request in requests:
            fields = decode(request)
            name = text(fields, 1) or name
            data += fields.get(10, [b""])[0]
        if hashlib.sha256(data).hexdigest() != name.split("/")[-2]:
            context.abort(self._grpc.StatusCode.INVALID_ARGUMENT, name)
        self.blobs[name.split("/")[-2]] = data
        return encode((1, len(data)))

    def _result(self, request, context):
        name = text(decode(decode(request)[2][0]), 1)
        if name not in self.results:
            context.abort(self._grpc.StatusCode.NOT_FOUND, name)
        return self.results[name]

    def _execute(self, request, _context):
        name = decode(request)[6][0]
        action = decode(self._blob(name))
        command = decode(self._blob(action[1][0]))
        folder = pathlib.Path(tempfile.mkdtemp(prefix="executor-"))
        try:
            result = self._run(folder, command, action[2][0])
        finally:
            shutil.rmtree(folder)
        if decode(result).get(4, [0])[0] == 0:
            self.results[text(decode(name), 1)] = result
        response = encode((1, result), (3, b""))
        yield encode((1, "operation"), (3, 1), (5, encode((1, RESPONSE), (2, response))))

    def _make(self, folder, digest):
        """A folder of the inputs. Returns the paths of its files."""
        found, directory = [], decode(self._blob(digest))
        for node in map(decode, directory.get(1, [])):
            path = folder / text(node, 1)
            path.write_bytes(self._blob(node[2][0]))
            path.chmod(0o755 if node.get(4, [0])[0] else 0o444)
            found.append(path)
        for node in map(decode, directory.get(2, [])):
            (folder / text(node, 1)).mkdir()
            found += self._make(folder / text(node, 1), node[2][0])
        for node in map(decode, directory.get(3, [])):
            (folder / text(node, 1)).symlink_to(text(node, 2))
            found.append(folder / text(node, 1))
        return found

    def _run(self, folder, command, inputs):
        words = [w.decode() for w in command.get(1, [])]
        env = {text(v, 1): text(v, 2) for v in map(decode, command.get(2, []))}
        paths = [str(p.relative_to(folder)) for p in self._make(folder, inputs)]
        self.ran.append((words, env, paths))
        outputs = [o.decode() for number in (3, 7) for o in command.get(number, [])]
        place = folder / text(command, 6)
        for output in outputs:
            (place / output).parent.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(words, cwd=place, env=env, stdin=subprocess.DEVNULL, capture_output=True)
        made = []
        for output in dict.fromkeys(outputs):
            if (place / output).is_file():
                data = (place / output).read_bytes()
                self.blobs[hashlib.sha256(data).hexdigest()] = data
                made.append((2, encode((1, output), (2, digest_of(data)), (4, int(os.access(place / output, os.X_OK))))))
        return encode(*made, (4, done.returncode & 255), (5, done.stdout), (7, done.stderr))
