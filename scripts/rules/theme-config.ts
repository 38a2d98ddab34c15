import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BaseIssue, safeParse } from 'valibot';
import { docIdOf } from '../../theme/config/docs';
import { themeSchema, unknownDocId } from '../../theme/config/schema';
import { createSidebars } from '../../theme/config/sidebars';
import * as theme from '../../theme/config/theme';
import { pathsIn } from '../lib/files';
import { inProject } from '../lib/paths';
import { type Problem, placeAt } from '../lib/problems';

/** Routes of the pages that navigation can link to. */
interface SitePages {
  routes: readonly string[];
  /** Drafts that this build leaves out. */
  drafts?: readonly string[];
}

/**
 * Checks navigation and theme settings.
 * @param config by default that of the site; tests use another one
 * @param folder folder with the configuration files
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
  return issuesOf(schema, structuredClone(checked)).map((issue) => {
    const { path: items = [], input, message } = issue;
    const keys = items.map(({ key }) => String(key));
    if (isUnknown(issue)) {
      return {
        ...placeOf(keys, input, folder),
        message: `${keys.join('.')}: There is no such field.`,
        remedy: 'Remove it, or use one that theme/config/schema.ts lists.',
      };
    }
    const { message: unknownPage, remedy, choice } = noPage(`${input}`, docIds);
    return {
      ...placeOf(keys, input, folder),
      message: `${keys.join('.')}: ${message}`,
      remedy,
      ...(message === unknownPage && { choice }),
    };
  });
}

const isUnknown = ({ kind, type, expected }: BaseIssue<unknown>) =>
  kind === 'schema' && type === 'strict_object' && expected === 'never';

/** All issues of a configuration: valibot reports only the first unknown field of each object, which is removed here. */
function issuesOf(schema: ReturnType<typeof themeSchema>, config: unknown): BaseIssue<unknown>[] {
  const issues: readonly BaseIssue<unknown>[] = safeParse(schema, config).issues ?? [];
  const unknown = issues.filter(isUnknown);
  for (const { path = [] } of unknown) {
    const field = path.at(-1);
    if (field) Reflect.deleteProperty(Object(field.input), field.key as PropertyKey);
  }
  return unknown.length > 0 ? [...unknown, ...issuesOf(schema, config)] : [...issues];
}

/** The report for an unknown page id, with the nearest and all known ids. */
export const noPage = (id: string, docIds: readonly string[]) => ({
  message: unknownDocId(id, docIds),
  remedy: 'Correct the entry, or add what it refers to.',
  choice: `All page ids: ${docIds.join(', ')}`,
});

/**
 * The position of a value: its first occurrence in quotes in its part of the configuration, else its key, else its
 * occurrence in another file, else the start of that part.
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
  // Shared lists are in separate files.
  for (const other of pathsIn(folder, '.ts')) {
    const source = readFileSync(other, 'utf8');
    const at = source.indexOf(`'${value}'`);
    if (at >= 0) return { file: other, ...placeAt(source, at) };
  }
  return { file, ...placeAt(text, start) };
}

/** Checks that the plugin that collects the data of documentation pages is present. */
export function checkDocsData(plugins: readonly { name: string }[] = []): Problem[] {
  if (plugins.some(({ name }) => name === 'site:navigation')) return [];
  const file = inProject('rspress.config.ts');
  const text = readFileSync(file, 'utf8');
  return [
    {
      file,
      ...placeAt(text, text.indexOf('plugins:')),
      message:
        'This page uses the documentation, but its data is missing. Register pluginNavigation() in rspress.config.ts.',
      remedy: 'Add it after the plugins that generate pages.',
    },
  ];
}

/** A call of `translate()`, up to the first closing brace of what it declares. */
const DECLARATION = /\btranslate\(\{([^}]*)\}/g;

/** Checks that every text of the theme has an id or a message. */
export const checkTranslations = (folder = inProject('theme')): Problem[] =>
  pathsIn(folder)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => checkTexts(file, readFileSync(file, 'utf8')));

/** Checks that every text of a component has an id or a message. A build does not check types. */
export const checkTexts = (file: string, source: string): Problem[] =>
  [...source.matchAll(DECLARATION)]
    .filter(([, declared = '']) => !/\b(?:id|message)\b(?!\s*:\s*(?:''|undefined))/.test(declared))
    .map(({ index }) => ({
      file,
      ...placeAt(source, index),
      message: 'A text has neither an id nor a message.',
      remedy: "Write translate({ id: 'name', message: 'Text' }).",
    }));
