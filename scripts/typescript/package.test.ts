import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPackage } from './package';

function install(manifest: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'package-'));
  mkdirSync(path.join(root, 'node_modules/library'), { recursive: true });
  writeFileSync(path.join(root, 'node_modules/library/package.json'), manifest);
  return root;
}

it('reads name, version and entry points of the installed package', () => {
  const exports = {
    '.': { types: './types/index.d.ts', default: './index.mjs' },
    './extra': { types: './types/extra.d.ts', default: './extra.mjs' },
  };
  const root = install(JSON.stringify({ name: 'library', version: '1.2.3', exports }));
  const facts = readPackage(['library', 'library/extra'], root);
  expect(facts).toMatchObject({ name: 'library', version: '1.2.3' });
  expect(facts.entryPoints.map(({ types }) => path.relative(root, types))).toEqual([
    'node_modules/library/types/index.d.ts',
    'node_modules/library/types/extra.d.ts',
  ]);
});

it('lists the entry points of the package if one is unknown', () => {
  const root = install('{"name":"library","version":"1.0.0","exports":{"./a":"./a.mjs"}}');
  expect(() => readPackage(['library', 'library/b'], root)).toThrow(
    /for "\."\. .*the package has \.\/a/s,
  );
});
