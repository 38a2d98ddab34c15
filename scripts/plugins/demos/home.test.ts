import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../lib/paths';

const read = (file: string) => readFileSync(inProject(file), 'utf8').replace(/[^\S\n]+/g, ' ');

/** The lines that the demo of the home page shows: code, such as `withReset()`, and bytes. */
const source = read('docs/_demos/home.ts').replace(/\s+/g, ' ').replaceAll('when( ', 'when(');
const lines = [...source.matchAll(/code: (['"])(.*?)\1, bytes: (\d+)/g)].map(
  ([, , code = '', bytes]) => ({ code, bytes: Number(bytes) }),
);

test('the home page shows the lines of its store with their actual sizes', () => {
  const { sizes } = JSON.parse(read('scripts/plugins/api/data/sizes.json')) as {
    sizes: Record<string, number>;
  };
  expect(lines).toHaveLength(6);
  for (const { code, bytes } of lines) {
    expect(source).toMatch(new RegExp(`when\\('\\w+', ${code.replace(/[()]/g, '\\$&')}\\)`));
    expect(bytes, code).toBe(sizes[code.replace(/\(.*/, '')]);
  }
});

test('the code shown before the demo runs has the same lines', () => {
  const shown = [...read('docs/index.mdx').matchAll(/^ (with\w+\(.*?\)),(?: \/\/|$)/gm)];
  expect(shown.length).toBeGreaterThan(3);
  const codes = lines.map(({ code }) => code);
  for (const [, code] of shown) expect(codes).toContain(code);
});
