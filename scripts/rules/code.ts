import { readFileSync } from 'node:fs';
import type { Page } from '../content/page';
import { type Problem, placeAt } from '../lib/problems';

const DEFAULT_EXPORT = /^export default\b|^export \{[^}]*\bdefault\b/m;

/** A page that is a component must export it. */
export function checkComponent({ file, route, source }: Page): Problem[] {
  if (DEFAULT_EXPORT.test(source)) return [];
  const message = `The page ${route} has no default export.`;
  const remedy = 'Write "export default function …" of the component that it is.';
  return [{ file, line: 1, column: 1, message, remedy }];
}

/** A declaration of a text, up to its end: braces in texts are no end. */
const DECLARATION = /\btranslate\(\s*\{((?:'[^']*'|"[^"]*"|`[^`]*`|[^{}'"`])*)\}/g;
const HAS_TEXT = /\b(?:id|message)\b\s*(?:[,}]|$|:(?!\s*(?:undefined\b|''|""|``)))/;

/**
 * Texts of the interface need an id or a message: without both, nothing is shown.
 *
 * @param files absolute paths, of modules and others
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
          message: `${words}) has neither id nor message: nothing would be shown.`,
          remedy: "Write translate({ id: 'its.name', message: 'What it says in English' }).",
        }));
    });
