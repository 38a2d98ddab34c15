import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';

/** Words that are capitalized in headings: proper names and names of types. */
const NAMES = new Set(
  `Angular Architects DevTools Discord Error Express GitHub Hahnekamp I IndexedDB JavaScript Manfred
   Markdown Michael Netlify NgRx Observable Observables Playwright Promise Promises Rainer Redux
   Resource Rspress Signal SignalStore Signals Small Steyer Store Toolkit TypeScript Vitest Workbox
   Zone`.split(/\s+/),
);

/** Matches acronyms and identifiers: `HTTP`, `IndexedDB`, `NG0203`, `useExisting`. */
const IS_CODE = /[A-Z].*[A-Z]|\d|[_.$#]/;

/**
 * Checks that headings are in sentence case: after the first word, only names are capitalized. Ignores quotations, code
 * and words after a colon.
 */
export function checkHeadings({ file, headings }: Page): Problem[] {
  return headings.flatMap(({ text, line }) => {
    const capitalized = text
      .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '')
      .split(/(?<=[:.?!])\s+/)
      .flatMap((sentence) => sentence.trim().split(/\s+/).slice(1))
      .map((word) => word.replace(/^[([]+|[)\],:;?!.]+$/g, ''))
      .filter((word) => /^[A-Z]/.test(word) && !NAMES.has(word) && !IS_CODE.test(word));
    if (capitalized.length === 0) return [];
    return {
      file,
      line,
      message: `The heading capitalizes ${capitalized.map((word) => `"${word}"`).join(', ')}.`,
      remedy:
        'Write headings in sentence case. If it is a name, add it to NAMES in scripts/plugins/prose/headings.ts.',
    };
  });
}
