import { visit } from 'unist-util-visit';
import type { Page } from '../../content/page';
import { parseMdx } from '../../content/parse';
import type { Problem } from '../../lib/problems';

interface Idiom {
  /** A construction that no native speaker would use. Code has its backticks. */
  wrong: RegExp;
  remedy: string;
}

/** Translated constructions, and phrases that say nothing. */
const IDIOMS: readonly Idiom[] = [
  {
    wrong: /\bbehind (?:an? |the |each )?`?(?:await|yield)\b/gi,
    remedy: 'Write "after an `await`".',
  },
  {
    wrong: /\b(?:no|not|nothing|never|none|cannot|\w+n't)\b[^.;:]*\bany ?more\b/gi,
    remedy: 'Write "no longer", or leave "any more" out.',
  },
  {
    wrong: /\b(?:keep|keeps|kept|keeping|stay|stays)\b[^.;:]*\bin step\b/gi,
    remedy: 'Write "in sync".',
  },
  {
    wrong: /\blook(?:s|ed|ing)? into (?:it|them|(?:the|a|your) (?:store|state))\b/gi,
    remedy: 'Write "inspect".',
  },
  {
    wrong: /\bnam(?:e|es|ing) the (?:cost|price|size)\b/gi,
    remedy: 'Write what it shows: "shows how much the symbol adds to your bundle".',
  },
  {
    wrong:
      /\bstands? (?:in|on|at|below|above|behind|before|after|beside|between|next to|there|here)\b/gi,
    remedy: 'Text and code do not stand. Write "is" or "comes".',
  },
  {
    wrong:
      /(?<=^[|#\s]*|[.!?:] )Of (?:the |these |those |all |several |two |many )?[^,.;:]{1,60}, \w+/g,
    remedy: 'Begin with the subject: "The last of several writes wins".',
  },
  {
    wrong: /\b(?:we|I) (?:know|are aware) of no\b|\bno (?:open )?issues? (?:is|are) known\b/gi,
    remedy: 'Leave it out: readers need only what is there.',
  },
  {
    wrong: /\b(?:allow|enable|permit)s? to \w+/gi,
    remedy: 'Write "lets you", or name who is allowed.',
  },
  {
    wrong: /\b(?:makes?|made) that\b(?! \w+ (?:\w+ )?(?:for|in|to)\b)/gi,
    remedy: 'Write "makes sure that", or "so".',
  },
  { wrong: /\bso-called\b/gi, remedy: 'Leave "so-called" out.' },
];

/** Text that shows a word rather than using it: targets of links, quotations and tags. */
const SHOWN = /\]\([^)]*\)|"[^"\n]*"|<[^>\n]*>/g;
const masked = (text: string) => text.replace(SHOWN, (found) => found.replace(/[^\n]/g, ' '));

/** Reports constructions that sound translated, with a better one. */
export function checkIdioms({ file, source }: Page): Problem[] {
  const problems: Problem[] = [];
  visit(parseMdx(source), ['paragraph', 'heading', 'tableCell'], ({ position }) => {
    const start = position?.start.offset ?? 0;
    const text = masked(source.slice(start, position?.end.offset));
    for (const { wrong, remedy } of IDIOMS) {
      for (const { 0: found, index } of text.matchAll(wrong)) {
        const before = source.slice(0, start + index).split('\n');
        problems.push({
          file,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          message: `"${found}" is not how a native speaker says it.`,
          remedy,
        });
      }
    }
  });
  return problems;
}
