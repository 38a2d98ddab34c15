import ts from 'typescript';
import { expect, test } from 'vitest';
import { shareDeclarations } from './shareDeclarations';

const hostOf = (options: ts.CompilerOptions) => shareDeclarations(ts.createCompilerHost(options));
const declarations = ts.getDefaultLibFilePath({});

test('compilers read a declaration of a package once', () => {
  const [one, other] = [hostOf({}), hostOf({ strict: true })].map((host) =>
    host.getSourceFile(declarations, ts.ScriptTarget.ES2022),
  );
  expect(one?.text).toContain('lib="dom"');
  expect(other).toBe(one);
});

test('a declaration that is read differently is another one', () => {
  const host = hostOf({});
  const read = (impliedNodeFormat: ts.ResolutionMode) =>
    host.getSourceFile(declarations, {
      languageVersion: ts.ScriptTarget.ES2022,
      impliedNodeFormat,
    });
  expect(read(ts.ModuleKind.ESNext)).not.toBe(read(ts.ModuleKind.CommonJS));
});

test('what is not a package may change, and is read again', () => {
  const host = hostOf({});
  const read = () => host.getSourceFile(import.meta.filename, ts.ScriptTarget.ES2022);
  expect(read()?.text).toContain('may change');
  expect(read()).not.toBe(read());
});
