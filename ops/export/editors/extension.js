// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Hovers of DXIL operations in listings, from hover.json. No language server.
'use strict';
const fs = require('fs');
const path = require('path');

const table = JSON.parse(fs.readFileSync(path.join(__dirname, 'hover.json'), 'utf8'));

/** The text about the operation at this column of a line; nothing if there is none. */
function hoverText(line, column) {
  // The comment behind a call names it: ; BufferLoad(srv,index,wot)
  for (const match of line.matchAll(/[A-Za-z][A-Za-z0-9_]*/g)) {
    if (match.index > column || match.index + match[0].length < column) continue;
    if (Object.hasOwn(table.names, match[0]) && line.lastIndexOf(';', match.index) >= 0)
      return table.ops[table.names[match[0]]];
  }
  // The call itself: @dx.op.bufferLoad.f32(i32 68, ...)
  for (const match of line.matchAll(/@"?dx\.op\.[^"(]*"?\(i32 (\d+)/g))
    if (match.index <= column && column <= match.index + match[0].length) return table.ops[match[1]];
  return undefined;
}

function activate(context) {
  const vscode = require('vscode');
  context.subscriptions.push(vscode.languages.registerHoverProvider('dxil', {
    provideHover(document, position) {
      const text = hoverText(document.lineAt(position.line).text, position.character);
      return text ? new vscode.Hover(new vscode.MarkdownString(text)) : undefined;
    },
  }));
}

module.exports = { activate, hoverText };
