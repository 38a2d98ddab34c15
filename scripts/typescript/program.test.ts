import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { pathsIn } from '../lib/files';
import { compileFiles, programWith, shareSourceFiles } from './program';

/** TypeScript takes a second to read the declarations of packages, and longer on a busy machine. */
const TIMEOUT = 60_000;

test(
  'all files that the site compiles form one program',
  () => {
    const folders = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'program-')));
    const files = folders.map((folder, index) => {
      compileFiles(() => pathsIn(folder, '.ts'));
      const file = path.join(folder, 'a.ts');
      writeFileSync(file, `export const a = ${index};`);
      return file;
    });
    const [first, second] = files.map((file) => programWith([file]));
    expect(second).toBe(first);
  },
  TIMEOUT,
);

test(
  'a program is reused until one of its files changes',
  () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'a.ts');
    writeFileSync(file, 'export const a = 1;');
    const first = programWith([file]);
    expect(programWith([file])).toBe(first);
    writeFileSync(file, 'export const a = 2;');
    const second = programWith([file]).getTsProgram();
    expect(second.getSourceFile(file)?.text).toContain('2');
  },
  TIMEOUT,
);

const hostOf = (options: ts.CompilerOptions) => shareSourceFiles(ts.createCompilerHost(options));
const declarations = ts.getDefaultLibFilePath({});

test('a file with the line endings of Windows is read like any other', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'program-')), 'a.ts');
  writeFileSync(file, 'const a = `\r\n`;\r\n');
  expect(hostOf({}).getSourceFile(file, ts.ScriptTarget.ES2022)?.text).toBe('const a = `\n`;\n');
});

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
