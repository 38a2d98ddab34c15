import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { beforeAll, expect, test, vi } from 'vitest';
import { parseTypeScript as parseWithWhole } from '../../../theme/lib/syntax/parser';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { slimParser } from './slim-parser';

let parse: typeof parseWithWhole;
const warn = vi.spyOn(console, 'warn');

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [inProject('theme/lib/syntax/parser.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'slim',
    plugins: [slimParser],
  });
  parse = runInThisContext(`${outputFiles[0]?.text}; slim.parseTypeScript`);
});

/** The result of a parser: the tree, or the error and its position. */
const resultOf = (parser: typeof parseWithWhole, code: string): string => {
  try {
    return JSON.stringify(parser(code));
  } catch (error) {
    return String(error);
  }
};
const expectSame = (code: string) =>
  expect(resultOf(parse, code)).toBe(resultOf(parseWithWhole, code));

test('the packages still contain what is removed', () => {
  expect(warn).not.toHaveBeenCalled();
});

test.each(pathsIn(inProject('docs/_demos'), '.ts'))('%s is parsed as before', (file) => {
  expectSame(readFileSync(file, 'utf8'));
});

test.each([
  'const größe = 1, 名前 = 2, _x$ = 3;',
  'const 𝒜b = 1; class 𠮷 {}',
  'const a\u200Db = 1;',
  String.raw`const \u{1D49C} = 1;`,
  'const a😀 = 1;',
  'const €uro = 1;',
  '3in [];',
  'x = <T>value; f<T>(1); (a) < b;',
])('identifiers and type arguments are parsed as before: %s', (code) => {
  expectSame(code);
});

test.each([
  'x = /[a-z]+(?<name>b)\\k<name>/giu;',
  'x = /\\p{Script=Greek}/u;',
  'x = /(?<=a)b/y.test(y)',
  'x = /(/;',
  'x = /[b-a]/;',
  'x = /\\p{Nothing}/u;',
  'x = /a/;\ny = /a/gg;',
  'x = /a',
])('a faulty regular expression is found at the same place: %s', (code) => {
  const positionIn = (text: string) => /\(\d+:\d+\)$/.exec(text)?.[0];
  const [slim, whole] = [resultOf(parse, code), resultOf(parseWithWhole, code)];
  if (whole.startsWith('{')) expect(slim).toBe(whole);
  else
    expect([positionIn(slim), slim]).toEqual([
      positionIn(whole),
      expect.stringMatching(/regular|RegExp/),
    ]);
});
