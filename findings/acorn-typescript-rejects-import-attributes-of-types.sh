#!/usr/bin/env bash
# @sveltejs/acorn-typescript 1.0.13, TypeScript 6.0.3
# Two forms of valid TypeScript are syntax errors in acorn's plugin for TypeScript: an imported type with attributes, which
# declaration files of packages with two module formats contain, and a parenthesized assertion as the target of a loop.
# Seen: the number of syntax errors that TypeScript finds, and the answer of the plugin.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes --init-type=module > /dev/null
npm install --silent --no-audit --no-fund --save-exact @sveltejs/acorn-typescript@1.0.13 acorn@8.19.0 typescript@6.0.3
cat > surprise.mjs <<'END'
import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import ts from 'typescript';

const parser = Parser.extend(tsPlugin());
for (const code of [
  "type Options = import('pkg', { with: { 'resolution-mode': 'import' } }).Options;",
  'for ((value as unknown) of list) {}',
]) {
  const { parseDiagnostics } = ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest);
  let answer = 'parsed';
  try {
    parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  } catch ({ message }) {
    answer = message.trim();
  }
  console.log(`TypeScript: ${parseDiagnostics.length} errors | plugin: ${answer}`);
}
END
seen=$(node surprise.mjs)
expected=$(cat <<'END'
TypeScript: 0 errors | plugin: Unexpected token (1:27)
TypeScript: 0 errors | plugin: Unexpected type cast in parameter position. (1:6)
END
)
echo "$seen"
if [[ $seen != "$expected" ]]; then
  printf 'This has changed. It was:\n%s\n' "$expected" >&2
  exit 1
fi
