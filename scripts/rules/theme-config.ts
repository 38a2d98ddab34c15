import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'valibot';
import { docIdOf } from '../../theme/config/docs';
import { docsDataMissing, unknownDocId } from '../../theme/config/messages';
import { nearestFirst } from '../../theme/config/nearest';
import { themeSchema } from '../../theme/config/schema';
import { createSidebars } from '../../theme/config/sidebars';
import * as theme from '../../theme/config/theme';
import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { type Problem, placeAt } from '../lib/problems';

/** The pages that navigation can lead to, by their paths. */
export interface SitePages {
  routes: readonly string[];
  /** Drafts that this build leaves out. */
  drafts?: readonly string[];
}

/**
 * What is wrong with navigation and theme settings, with the line that says it.
 * @param config for tests; default: the site's
 * @param folder where the configuration's files lie
 */
export function checkThemeConfig(
  { routes, drafts = [] }: SitePages,
  config?: Record<string, unknown>,
  folder = inProject('theme/config'),
): Problem[] {
  const docIds = routes.flatMap((route) => docIdOf(route) ?? []);
  const draftIds = drafts.flatMap((route) => docIdOf(route) ?? []);
  const checked = { ...theme, sidebars: createSidebars(docIds), ...config };
  const schema = themeSchema({ docIds, draftIds, routes, sidebars: checked.sidebars });
  return (safeParse(schema, checked).issues ?? []).map(({ path: items = [], input, message }) => {
    const keys = items.map(({ key }) => String(key));
    const { message: notThere, remedy, choice } = noPage(`${input}`, docIds);
    return {
      ...placeOf(keys, input, folder),
      message: `${keys.join('.')}: ${message}`,
      remedy,
      ...(message === notThere && { choice }),
    };
  });
}

/** What is told of an id that no page has: those that are like it, and all. */
export const noPage = (id: string, docIds: readonly string[]) => ({
  message: unknownDocId(id, nearestFirst(id, docIds)),
  remedy: 'Correct the entry, or add what it names.',
  choice: `All ids of pages: ${docIds.join(', ')}`,
});

/**
 * Where a value stands: behind the name of the part of the configuration that it is in, and between quotes.
 * Of one that is not written so, where its own name stands, where another file has it, or where that part begins.
 */
function placeOf(keys: string[], value: unknown, folder: string) {
  const [part = '', name = ''] = keys;
  const file = path.join(folder, part === 'sidebars' ? 'sidebars.ts' : 'theme.ts');
  const text = readFileSync(file, 'utf8');
  const declared = part === 'sidebars' ? name : part;
  const start = text.search(new RegExp(`\\b(?:const|function) ${declared}\\b`));
  if (start < 0) return { file };
  for (const words of [`'${value}'`, `${keys.at(-1)}:`]) {
    const at = text.indexOf(words, start);
    if (at >= 0) return { file, ...placeAt(text, at) };
  }
  // Lists that others share have a file of their own.
  for (const other of pathsIn(folder, '.ts')) {
    const source = readFileSync(other, 'utf8');
    const at = source.indexOf(`'${value}'`);
    if (at >= 0) return { file: other, ...placeAt(source, at) };
  }
  return { file, ...placeAt(text, start) };
}

/** Without the plugin that collects data of the documentation, no page of it can be built. */
export function checkDocsData(plugins: readonly { name: string }[] = []): Problem[] {
  if (plugins.some(({ name }) => name === 'site:navigation')) return [];
  const file = inProject('rspress.config.ts');
  const text = readFileSync(file, 'utf8');
  return [
    {
      file,
      ...placeAt(text, text.indexOf('plugins:')),
      message: docsDataMissing,
      remedy: 'Put it behind the plugins that generate pages.',
    },
  ];
}
