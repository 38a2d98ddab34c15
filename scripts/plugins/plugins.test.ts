import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';

/** The relative import specifiers of a module, including type imports. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

const folderOf = (file: string) =>
  /^(?:scripts|theme)\/(?:plugins\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0];

// `noImportCycles` of Biome finds those between files.
test('there are no import cycles between folders', () => {
  const needs = new Map<string, Set<string>>();
  for (const part of ['scripts', 'theme']) {
    for (const name of filesIn(inProject(part))) {
      const file = `${part}/${name}`;
      if (!/(?<!\.test)\.tsx?$/.test(file) || /\/(?:fixtures|testing)\//.test(file)) continue;
      for (const [, specifier = ''] of readFileSync(inProject(file), 'utf8').matchAll(IMPORT)) {
        const from = folderOf(file);
        const to = folderOf(`${path.posix.join(path.posix.dirname(file), specifier)}/`);
        if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
      }
    }
  }
  expect(needs.size).toBeGreaterThan(10);
  // Removes folders without remaining dependencies until there are none. The rest form a cycle.
  for (let removed = true; removed; ) {
    removed = false;
    for (const [folder, others] of needs) {
      if ([...others].some((other) => needs.has(other))) continue;
      needs.delete(folder);
      removed = true;
    }
  }
  expect([...needs.keys()]).toEqual([]);
});
