import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';

interface Idiom {
  /** A construction that no native speaker would use. Code includes its backticks, and a space matches several. */
  wrong: RegExp;
  remedy: string;
}

/** Translated constructions and empty phrases. */
const IDIOMS: readonly Idiom[] = [
  {
    wrong: /\bbehind (?:an? |the |each )?`?(?:await|yield)\b/gi,
    remedy: 'Write "after an `await`".',
  },
  {
    wrong: /\b(?:no|not|nothing|never|none|cannot|\w+n't)\b[^.;:\n]*\bany *more\b/gi,
    remedy: 'Write "no longer", or leave "any more" out.',
  },
  {
    wrong: /\b(?:keep|keeps|kept|keeping|stay|stays)\b[^.;:\n]*\bin step\b/gi,
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
      /(?<=^[|#\s*-]*|[.!?:] )Of (?:the |these |those |all |several |two |many )?[^,.;:\n]{1,60}, \w+/gm,
    remedy: 'Begin with the subject: "The last of several writes wins".',
  },
  {
    wrong: /\b(?:we|I) (?:know|are aware) of no\b|\bno (?:open )?issues? (?:is|are) known\b/gi,
    remedy: 'Leave it out: mention only issues that exist.',
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
  {
    wrong: /`[^`\n]+` of (?:NgRx|RxJS|Angular|the toolkit|`@)/g,
    remedy: 'Write "`x` from NgRx", or "NgRx\'s `x`".',
  },
  {
    wrong: /\b(?:exists?|(?:is|are) (?:(?!un)\w+ed|available|possible|stable|there)) since\b/gi,
    remedy: 'Write "has existed since".',
  },
  {
    wrong: /\b(?:go|goes|going|went) on \w+ing\b/gi,
    remedy: 'Write "keep", such as "keep reading".',
  },
  {
    wrong:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!(?:longer|more|less|different|better|reason|use|way)\b)\w+/gi,
    remedy: 'Write "is not a", or "are not".',
  },
  { wrong: /\bwith the next (?:page load|visit)\b/gi, remedy: 'Write "on".' },
  { wrong: /\bbelongs? into\b/gi, remedy: 'Write "belongs in".' },
  {
    wrong: /\bunticks?\b|\btick(?:s|ed)? (?:it|them|off|\*\*)/gi,
    remedy: 'Checkboxes are checked and unchecked.',
  },
  {
    wrong: /(?<!\bnot |n't )\b(?:takes?|took) long\b(?! enough)/gi,
    remedy: 'Write "takes a long time".',
  },
  { wrong: /\banew\b/gi, remedy: 'Write "again".' },
  {
    wrong: /\banswer(?:s|ed)? (?:with )?(?:`?\d{3}\b|\$\{)/gi,
    remedy: 'Servers do not answer a status: write "returned 404".',
  },
  {
    wrong: /\b(?:behaviour|centred|colour|favour|honour|labelled\b|neighbour)/gi,
    remedy: 'Use American spelling.',
  },
];

/** A space in a pattern matches several, because line breaks in comments are masked with spaces. */
const PATTERNS = IDIOMS.map(({ wrong, remedy }) => ({
  wrong: new RegExp(wrong.source.replace(/ (?!\*)/g, ' +'), wrong.flags),
  remedy,
}));

/** Matches text in Markdown that shows a word rather than using it: fences, targets of links, quotations and tags. */
const SHOWN = /^[ \t]*(`{3,})[\s\S]*?^[ \t]*\1[ \t]*$|\]\([^)]*\)|"[^"\n]*"|<[^>\n]*>/gm;
/** Matches a line break within a comment. */
const WRAP = /\r?\n[ \t]*(?:\*|\/\/) /g;

/** Returns the text to check, which has the same length as the source. */
const masked = (file: string, source: string) =>
  /\.mdx?$/.test(file)
    ? source.replace(SHOWN, (found) => found.replace(/[^\n]/g, ' '))
    : source.replace(WRAP, (found) => ' '.repeat(found.length));

/** Reports constructions that sound translated in a page, a README, or the comments and messages of code. */
export function checkIdioms({ file, source }: Pick<Page, 'file' | 'source'>): Problem[] {
  const text = masked(file, source);
  return PATTERNS.flatMap(({ wrong, remedy }) =>
    [...text.matchAll(wrong)].map(({ 0: found, index }) => {
      const before = source.slice(0, index).split('\n');
      return {
        file,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        message: `"${found.replace(/ +/g, ' ')}" is not how a native speaker says it.`,
        remedy,
      };
    }),
  );
}
