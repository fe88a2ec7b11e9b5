// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// editors_test.mjs FOLDER OPS.JSON DXIL-DIS CONTAINER...: the grammar of Visual Studio Code's engine over listings, and
// the hovers. Every name of an operation is highlighted, and every word of assembly is known.
import assert from 'node:assert';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const oniguruma = require('vscode-oniguruma');
const textmate = require('vscode-textmate');
const [folder, opsFile, dis, ...containers] = process.argv.slice(2);
const read = (name) => fs.readFileSync(path.join(folder, name), 'utf8');

await oniguruma.loadWASM(fs.readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm')).buffer);
const failed = [];
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (sources) => {
      for (const source of sources) {
        // An expression that does not compile never matches, and says nothing.
        try {
          new oniguruma.OnigScanner([source]).findNextMatchSync('x', 0);
        } catch (error) {
          failed.push(source + ': ' + error);
        }
      }
      return new oniguruma.OnigScanner(sources);
    },
    createOnigString: (text) => new oniguruma.OnigString(text),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(read('dxil.tmLanguage.json'), 'dxil.tmLanguage.json'),
});
const grammar = await registry.loadGrammar('source.dxil');
let stack = textmate.INITIAL;
const tokens = (line) => {
  const result = grammar.tokenizeLine(line, stack);
  stack = result.ruleStack;
  return result.tokens.map((t) => ({ text: line.slice(t.startIndex, t.endIndex), scope: t.scopes.at(-1) }));
};

// Each operation, as the listing has it.
const database = JSON.parse(fs.readFileSync(opsFile, 'utf8'));
const { hoverText } = require(path.resolve(folder, 'extension.js'));
assert.ok(database.ops.length >= 347);
for (const op of database.ops) {
  const line = `  %1 = call i32 @dx.op.${op.class}.i32(i32 ${op.opcode}, i32 %0)  ; ${op.name}(value)`;
  const found = tokens(line);
  assert.ok(found.some((t) => t.text === op.name && t.scope === 'support.function.operation.dxil'), op.name);
  assert.ok(found.some((t) => t.text.startsWith('@dx.op.' + op.class) && t.scope === 'support.function.class.dxil'), line);
  for (const place of [line.lastIndexOf(op.name) + 1, line.indexOf('dx.op')]) {
    const text = hoverText(line, place);
    assert.ok(text.includes(op.name) && text.includes(op.doc), `hover of ${op.name}`);
  }
}
assert.equal(hoverText('  ret void', 3), undefined);

// Listings: no word is left without a scope, and what is an operation in a comment is one here.
const names = new Set(database.ops.map((op) => op.name));
let words = 0;
let operations = 0;
const seen = new Set();
for (const container of containers) {
  for (const line of execFileSync(dis, [container], { encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n')) {
    for (const token of tokens(line)) {
      const isPlain = token.scope === 'source.dxil';
      assert.ok(!isPlain || !/[A-Za-z]/.test(token.text), `${container}: '${token.text}' of '${line}'`);
      words += !isPlain;
    }
    const named = /;\s+([A-Z]\w+)\(/.exec(line);
    if (line.startsWith('  ') && line.includes('@dx.op.') && named && names.has(named[1])) {
      ++operations;
      seen.add(named[1]);
    }
  }
}
assert.ok(operations > 0);
assert.deepEqual(failed, []);

// The package.
const manifest = JSON.parse(read('package.json'));
for (const file of manifest.files) assert.ok(fs.existsSync(path.join(folder, file)), file);
JSON.parse(read('language-configuration.json'));
const packed = JSON.parse(execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: folder, encoding: 'utf8' }));
assert.deepEqual(packed[0].files.map((f) => f.path).sort(), [...manifest.files, 'package.json'].sort());
console.log(`${containers.length} listings: ${words} tokens, ${operations} operations of ${seen.size} kinds`);
