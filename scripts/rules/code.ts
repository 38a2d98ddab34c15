import { readFileSync } from 'node:fs';
import type { Page } from '../content/page';
import { type Problem, placeAt } from '../lib/problems';

const DEFAULT_EXPORT = /^export default\b|^export \{[^}]*\bdefault\b/m;

/** Checks that a page component has a default export. */
export function checkComponent({ file, route, source }: Page): Problem[] {
  if (DEFAULT_EXPORT.test(source)) return [];
  const message = `The page ${route} has no default export.`;
  const remedy = 'Export the component: "export default function …".';
  return [{ file, line: 1, column: 1, message, remedy }];
}

/** Matches the complete declaration of a text. Braces inside strings do not end it. */
const DECLARATION = /\btranslate\(\s*\{((?:'[^']*'|"[^"]*"|`[^`]*`|[^{}'"`])*)\}/g;
const HAS_TEXT = /\b(?:id|message)\b\s*(?:[,}]|$|:(?!\s*(?:undefined\b|''|""|``)))/;

/**
 * Checks that texts of the interface have an id or a message.
 *
 * @param files absolute paths of any files; only modules are checked
 */
export const checkTranslations = (files: readonly string[]): Problem[] =>
  files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      return [...source.matchAll(DECLARATION)]
        .filter(([, declared = '']) => !HAS_TEXT.test(declared))
        .map(({ 0: words, index }) => ({
          file,
          ...placeAt(source, index),
          message: `${words}) has neither id nor message.`,
          remedy: "Write translate({ id: 'its.name', message: 'What it says in English' }).",
        }));
    });
