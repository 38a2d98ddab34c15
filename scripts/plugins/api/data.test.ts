import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readData } from './data';
import type { ApiModel, ApiSymbol } from './model';

const symbols = [
  { name: 'a', kind: 'function' },
  { name: 'T', kind: 'type-alias' },
] as ApiSymbol[];
const model: ApiModel = { package: 'library', version: '2.0.0', symbols, inner: [] };

function store(version: string, sizes: Record<string, number>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  const entry = { added: ['1.0.0'], removed: [], changes: [] };
  const history = {
    package: 'library',
    versions: { '2.0.0': { origin: 'package', peers: {} } },
    symbols: { a: entry, T: entry },
  };
  writeFileSync(path.join(folder, 'history.json'), JSON.stringify(history));
  writeFileSync(path.join(folder, 'sizes.json'), JSON.stringify({ version, sizes }));
  return folder;
}

it('reads history and sizes of the installed version', () => {
  expect(readData(store('2.0.0', { a: 10 }), model).sizes).toEqual({ a: 10 });
});

it('reports outdated data after an update of the package', () => {
  expect(() => readData(store('1.0.0', { a: 10 }), model)).toThrow(
    /does not describe library 2\.0\.0.*npm run api:data/,
  );
});

it('reports symbols that are missing in the data', () => {
  expect(() => readData(store('2.0.0', {}), model)).toThrow(
    /lacks data about a of library 2\.0\.0/,
  );
});
