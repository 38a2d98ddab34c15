import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { PLUGINS } from '.';

/** The import specifiers of a module, also those of types. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const PLUGIN = /^(?:scripts|theme)\/plugins\/([^/]+)\//;
/** The modules through which plugins use each other. */
const PUBLIC = /^(?:scripts\/plugins\/[^/]+(?:\/plugin)?|theme\/plugins\/[^/]+)$/;

/** All imports from other modules of the project, by paths below it. */
const modules = ['scripts', 'theme', 'sw']
  .flatMap((part) => filesIn(inProject(part), '').map((name) => `${part}/${name}`))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:fixtures|testing)\//.test(file))
  .flatMap((file) =>
    [...readFileSync(inProject(file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => ({
      file,
      imported: path.posix.join(path.posix.dirname(file), specifier),
    })),
  );

/** Those from plugins. */
const imports = modules
  .filter(({ file }) => file !== 'scripts/plugins/index.ts')
  .map((one) => ({
    ...one,
    from: PLUGIN.exec(one.file)?.[1],
    to: PLUGIN.exec(`${one.imported}/`)?.[1],
  }))
  .filter(({ from, to }) => to !== undefined && from !== to);

const told = (some: typeof imports) => some.map(({ file, imported }) => `${file}: ${imported}`);

test('the list names each plugin of the theme, once', () => {
  // That one is there only where the configuration has something to announce.
  const names = [...new Set(['announcement', ...PLUGINS.map(({ name }) => name)])];
  expect(names).toEqual(expect.arrayContaining(readdirSync(inProject('theme/plugins'))));
});

test('only its folders and its line in the list have to go where a plugin does', () => {
  expect(told(imports.filter(({ from }) => from === undefined))).toEqual([]);
});

test('plugins use each other by what they export for that, and say so', () => {
  expect(told(imports.filter(({ imported }) => !PUBLIC.test(imported)))).toEqual([]);
  const requires = new Map(PLUGINS.map(({ name, requires }) => [name, requires ?? []]));
  const unsaid = imports.filter(
    ({ from = '', to = '' }) => requires.has(from) && !requires.get(from)?.includes(to),
  );
  expect(told(unsaid)).toEqual([]);
});

test('no folder imports from one that imports from it, directly or not', () => {
  const folderOf = (file: string) =>
    /^(?:scripts|theme)\/(?:plugins\/[^/]+|[^/]+)(?=\/)|^sw\/client(?=\/)/.exec(file)?.[0];
  const needs = new Map<string, Set<string>>();
  for (const { file, imported } of modules) {
    const [from, to] = [folderOf(file), folderOf(`${imported}/`)];
    if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  // Folders that need nothing more are taken away, until there are none: what is left is a cycle.
  for (let found = true; found; ) {
    found = false;
    for (const [folder, others] of needs) {
      if ([...others].some((other) => needs.has(other))) continue;
      needs.delete(folder);
      found = true;
    }
  }
  expect([...needs.keys()]).toEqual([]);
});
