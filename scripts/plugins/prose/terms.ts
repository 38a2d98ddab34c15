import { visit } from 'unist-util-visit';
import type { Page } from '../../content/page';
import { parseMdx } from '../../content/parse';
import { lineAt, type Problem } from '../../lib/problems';

/** The terms of the site. Code is not checked, so `withDevtools` is fine. */
const TERMS: readonly { wrong: RegExp; right: string }[] = [
  { wrong: /\b(?:Dev ?tools|devTools|dev tools|Dev Tools)\b/g, right: 'DevTools' },
  { wrong: /\b(?:Javascript|javascript)\b/g, right: 'JavaScript' },
  { wrong: /\b(?:Typescript|typescript)\b/g, right: 'TypeScript' },
  { wrong: /\b(?:Github|github)\b(?!\.)/g, right: 'GitHub' },
  { wrong: /\b(?:NGRX|NgRX|Ngrx|ngrx)\b(?![./-])/g, right: 'NgRx' },
  { wrong: /\b(?:RXJS|Rxjs|RxJs)\b/g, right: 'RxJS' },
  { wrong: /\b(?:Indexed DB|IndexedDb|indexedDB)\b/g, right: 'IndexedDB' },
  { wrong: /\b(?:Signal Store|signal store|Signalstore)\b/g, right: 'SignalStore' },
  { wrong: /\b(?:web site|Web site)\b/g, right: 'website' },
  { wrong: /\b(?:zone\.?js|ZoneJS|Zonejs)\b/g, right: 'Zone.js' },
];

/** Requires the same term for the same thing on every page. */
export function checkTerms({ file, source }: Page): Problem[] {
  const problems: Problem[] = [];
  visit(parseMdx(source), 'text', ({ value, position }) => {
    // URLs and quoted messages are not ours to correct.
    const text = value.replace(/https?:\/\/\S+|"[^"\n]*"/g, (found) => ' '.repeat(found.length));
    for (const { wrong, right } of TERMS) {
      for (const { 0: found, index } of text.matchAll(wrong)) {
        problems.push({
          file,
          line: (position?.start.line ?? 1) + lineAt(text, index) - 1,
          message: `The text says "${found}".`,
          remedy: `Write "${right}", as on other pages.`,
        });
      }
    }
  });
  return problems;
}
