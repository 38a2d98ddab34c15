import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';

/** Words that keep their capital letter within a heading: names, and types that are named as such. */
const NAMES = new Set(
  `Angular Architects DevTools Discord Error Express GitHub Hahnekamp I IndexedDB JavaScript Manfred
   Markdown Michael Netlify NgRx Observable Observables Playwright Promise Promises Rainer Redux
   Resource Rspress Signal SignalStore Signals Small Steyer Store Toolkit TypeScript Vitest Workbox
   Zone`.split(/\s+/),
);

/** Capitals that are no matter of style: `HTTP`, `IndexedDB`, `NG0203`, `useExisting`. */
const IS_CODE = /[A-Z].*[A-Z]|\d|[_.$#]/;

/**
 * Headings are in sentence case: after the first word, only names and code begin with a capital letter.
 * What is quoted, in code or behind a colon may begin as it likes.
 */
export function checkHeadings({ file, headings }: Page): Problem[] {
  return headings.flatMap(({ text, line }) => {
    const wrong = text
      .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '')
      .split(/(?<=[:.?!])\s+/)
      .flatMap((sentence) => sentence.trim().split(/\s+/).slice(1))
      .map((word) => word.replace(/^[([]+|[)\],:;?!.]+$/g, ''))
      .filter((word) => /^[A-Z]/.test(word) && !NAMES.has(word) && !IS_CODE.test(word));
    if (wrong.length === 0) return [];
    return {
      file,
      line,
      message: `The heading writes ${wrong.map((word) => `"${word}"`).join(', ')} with a capital letter.`,
      remedy:
        'Write headings in sentence case. If it is a name, add it to NAMES in scripts/plugins/prose/headings.ts.',
    };
  });
}
