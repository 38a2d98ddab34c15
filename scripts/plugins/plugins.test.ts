import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { PLUGINS } from '.';

/** The relative import specifiers of a module, including type imports. */
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;
const PLUGIN = /^(?:scripts|theme)\/plugins\/([^/]+)\//;
/** The modules through which plugins use each other. */
const PUBLIC = /^(?:scripts\/plugins\/[^/]+(?:\/plugin)?|theme\/plugins\/[^/]+)$/;

/** All imports between modules of the project, as paths below the project. */
const allImports = ['scripts', 'theme', 'sw']
  .flatMap((part) => filesIn(inProject(part), '').map((name) => `${part}/${name}`))
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/\/(?:fixtures|testing)\//.test(file))
  .flatMap((file) =>
    [...readFileSync(inProject(file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => ({
      file,
      imported: path.posix.join(path.posix.dirname(file), specifier),
    })),
  );

/** The imports from plugins. Commands for maintainers may use any module. */
const pluginImports = allImports
  .filter(({ file }) => !/^scripts\/(?:plugins\/index\.ts|tools\/)/.test(file))
  .map(({ file, imported }) => ({
    file,
    imported,
    from: PLUGIN.exec(file)?.[1],
    to: PLUGIN.exec(`${imported}/`)?.[1],
  }))
  .filter(({ from, to }) => to !== undefined && from !== to);

const format = (imports: typeof pluginImports) =>
  imports.map(({ file, imported }) => `${file}: ${imported}`);

test('the list contains every plugin of the theme', () => {
  // Included only if the configuration has an announcement.
  const names = [...new Set(['announcement', ...PLUGINS.map(({ name }) => name)])];
  expect(names).toEqual(expect.arrayContaining(readdirSync(inProject('theme/plugins'))));
});

test('no plugin is listed twice, because its hooks would be called twice', () => {
  const names = PLUGINS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('a plugin can be removed by deleting its folders and its line in the list', () => {
  expect(format(pluginImports.filter(({ from }) => from === undefined))).toEqual([]);
});

test('plugins import from each other only through public modules, and declare it in `requires`', () => {
  expect(format(pluginImports.filter(({ imported }) => !PUBLIC.test(imported)))).toEqual([]);
  const requires = new Map(PLUGINS.map(({ name, requires }) => [name, requires ?? []]));
  const undeclared = pluginImports.filter(
    ({ from = '', to = '' }) => requires.has(from) && !requires.get(from)?.includes(to),
  );
  expect(format(undeclared)).toEqual([]);
});

test('there are no import cycles between folders', () => {
  const folderOf = (file: string) =>
    /^(?:scripts|theme)\/(?:plugins\/[^/]+|[^/]+)(?=\/)/.exec(file)?.[0];
  const needs = new Map<string, Set<string>>();
  for (const { file, imported } of allImports) {
    const [from, to] = [folderOf(file), folderOf(`${imported}/`)];
    if (from && to && from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  // Removes folders without remaining dependencies until there are none. The rest form a cycle.
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
