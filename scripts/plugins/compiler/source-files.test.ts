import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { shareSourceFiles } from './source-files';

const hostOf = (options: ts.CompilerOptions) => shareSourceFiles(ts.createCompilerHost(options));
const declarations = ts.getDefaultLibFilePath({});

test('programs parse a declaration of a package once', () => {
  const [one, other] = [hostOf({}), hostOf({ strict: true })].map((host) =>
    host.getSourceFile(declarations, ts.ScriptTarget.ES2022),
  );
  expect(one?.text).toContain('lib="dom"');
  expect(other).toBe(one);
});

test('a declaration parsed with other options is not shared', () => {
  const host = hostOf({});
  const read = (impliedNodeFormat: ts.ResolutionMode) =>
    host.getSourceFile(declarations, {
      languageVersion: ts.ScriptTarget.ES2022,
      impliedNodeFormat,
    });
  expect(read(ts.ModuleKind.ESNext)).not.toBe(read(ts.ModuleKind.CommonJS));
});

test('a file outside packages is parsed again if its text has changed', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'source-')), 'a.ts');
  const host = hostOf({});
  const read = () => host.getSourceFile(file, ts.ScriptTarget.ES2022);
  writeFileSync(file, 'const a = 1;');
  const first = read();
  expect(read()).toBe(first);
  writeFileSync(file, 'const a = 2;');
  expect(read()?.text).toBe('const a = 2;');
});
