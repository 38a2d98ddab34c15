import { readFileSync } from 'node:fs';
import path from 'node:path';
import { safeParse } from 'valibot';
import { docIdOf } from '../../theme/config/docs';
import { docsDataMissing } from '../../theme/config/messages';
import { themeSchema } from '../../theme/config/schema';
import { createSidebars } from '../../theme/config/sidebars';
import * as theme from '../../theme/config/theme';
import { inProject } from '../lib/paths';
import { lineAt, type Problem } from './problems';

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
    return {
      ...placeOf(keys, input, folder),
      message: `${keys.join('.')}: ${message}`,
      remedy: 'Correct the entry, or add what it names.',
    };
  });
}

/**
 * Where a value stands: behind the name of the part of the configuration that it is in, and between quotes.
 * Of one that is not written so, where that part begins.
 */
function placeOf([part = '', name = '']: string[], value: unknown, folder: string) {
  const file = path.join(folder, part === 'sidebars' ? 'sidebars.ts' : 'theme.ts');
  const text = readFileSync(file, 'utf8');
  const declared = part === 'sidebars' ? name : part;
  const start = text.search(new RegExp(`\\b(?:const|function) ${declared}\\b`));
  if (start < 0) return { file };
  const literal = text.indexOf(`'${value}'`, start);
  return { file, line: lineAt(text, Math.max(start, literal)) };
}

/** Without the plugin that collects data of the documentation, no page of it can be built. */
export function checkDocsData(plugins: readonly { name: string }[] = []): Problem[] {
  if (plugins.some(({ name }) => name === 'site:navigation')) return [];
  return [
    {
      file: inProject('rspress.config.ts'),
      message: docsDataMissing,
      remedy: 'Put it behind the plugins that generate pages.',
    },
  ];
}
