import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../lib/paths';

const read = (file: string) => readFileSync(inProject(file), 'utf8');

/** The extensions that the demo on the home page can switch, with the bytes it shows. */
const switches = [...read('docs/_demos/home.ts').matchAll(/name: '(with\w+)', bytes: (\d+)/g)].map(
  ([, name = '', bytes]) => ({ name, bytes: Number(bytes) }),
);

test('the home page shows the extensions of its store with their actual sizes', () => {
  const { sizes } = JSON.parse(read('scripts/plugins/api/data/sizes.json')) as {
    sizes: Record<string, number>;
  };
  expect(switches).toHaveLength(4);
  for (const { name, bytes } of switches) expect(bytes, name).toBe(sizes[name]);
});

test('the code on the home page has a line for each extension that readers can switch', () => {
  const lines = [...read('docs/index.mdx').matchAll(/^ {2}(with\w+)\((?:.*\),)?$/gm)].map(
    ([, name]) => name,
  );
  expect(lines).toEqual(switches.map(({ name }) => name));
});
