import type { Code } from 'mdast';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { LineMark } from '../../theme/content/Code/codeHtml';

/** The parsed meta string of a code fence: what follows the language. */
export interface FenceMeta {
  /** `title="todo-store.ts"` */
  title?: string;
  /** `{1,3-4}`: highlighted lines, counted from 1. */
  highlighted: number[];
  /** `lineNumbers` or `lineNumbers=12`: the number of the first line. */
  firstLine?: number;
  /** `wrap`: long lines wrap by default. */
  wrap: boolean;
  /** `demo`: the fence is a file of a live demo. */
  demo: boolean;
  /** `exercise`: the checklist for the exercise of the demo in `file`. */
  exercise: boolean;
  /** `file="../_demos/x.ts"`: the code is in that file. */
  file?: string;
  /** `before="../_demos/x.ts"`: the fence shows the changes from that file to `file`. */
  before?: string;
  /** `changes="../_demos/x.ts"`: the fence shows consecutive lines of that file, with changes. */
  changes?: string;
  /** `expect-error="TS2345"`: codes of errors that the sample shows on purpose. */
  expectedErrors: string[];
  /** `nocheck="…"`: why the sample is not compiled. Empty if no reason is given. */
  nocheck?: string;
  /** `declaration`: generated from the package, so not compiled. */
  declaration: boolean;
}

const ATTRIBUTE = /(?:^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** All words that can follow the language of a fence. */
export const FENCE_WORDS = [
  ...['title', 'file', 'before', 'changes', 'expect-error', 'nocheck'],
  ...['lineNumbers', 'wrap', 'demo', 'exercise', 'declaration'],
];

function wordsOf(text: string) {
  const attributes = new Map<string, string>();
  for (const [, name = '', ...values] of text.matchAll(ATTRIBUTE)) {
    attributes.set(name, values.find((value) => value !== undefined) ?? '');
  }
  // A title may contain braces and the names of other settings.
  return { attributes, words: text.replace(ATTRIBUTE, ' ').split(/\s+(?![^{]*\})/) };
}

/** Words after the language of a fence that mean nothing. */
export function unknownWords(meta: string | null | undefined): string[] {
  const { attributes, words } = wordsOf(meta ?? '');
  return [...attributes.keys(), ...words].filter(
    (word) => word !== '' && !FENCE_WORDS.includes(word) && rangesOf(word).length === 0,
  );
}

/** Parses a meta string such as `title="store.ts" {2} lineNumbers`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const { attributes, words } = wordsOf(meta ?? '');
  const lineNumbers = attributes.get('lineNumbers') ?? (words.includes('lineNumbers') ? '1' : '');
  const title = attributes.get('title');
  const file = attributes.get('file');
  const before = attributes.get('before');
  const changes = attributes.get('changes');
  const nocheck = attributes.get('nocheck') ?? (words.includes('nocheck') ? '' : undefined);
  return {
    ...(title && { title }),
    highlighted: words.flatMap(rangesOf),
    ...(lineNumbers && { firstLine: Number(lineNumbers) }),
    wrap: words.includes('wrap'),
    demo: words.includes('demo'),
    exercise: words.includes('exercise'),
    ...(file && { file }),
    ...(before && { before }),
    ...(changes && { changes }),
    expectedErrors: (attributes.get('expect-error') ?? '').split(/[\s,]+/).filter(Boolean),
    ...(nocheck !== undefined && { nocheck: nocheck.trim() }),
    declaration: words.includes('declaration'),
  };
}

/** The lines in `{1,3-4}`. */
function rangesOf(word: string): number[] {
  const ranges = /^\{([\d,\s-]+)\}$/.exec(word)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The part of a meta string that readers need; the rest is for the build. */
export function metaForReaders(meta: string | null | undefined): string | null {
  const { title, highlighted } = parseFenceMeta(meta);
  const lines = highlighted.length > 0 ? /\{[\d,\s-]+\}/.exec(meta ?? '')?.[0] : undefined;
  return [title && `title="${title}"`, lines].filter(Boolean).join(' ') || null;
}

const MARKS: Record<string, LineMark> = {
  '++': 'add',
  '--': 'del',
  fold: 'fold',
  highlight: 'mark',
  hl: 'mark',
};

/** A notation in a trailing comment of any common language. */
const NOTATION =
  /[ \t]*(?:\/\/|#|--|<!--|\/\*|\{\/\*)[ \t]*\[!code (\+\+|--|fold|highlight|hl)\][ \t]*(?:-->|\*\/\}?)?[ \t]*$/;

/** Parses and removes notations such as `[!code ++]`. */
export function takeMarks(code: string): { code: string; marks: Map<number, LineMark> } {
  const marks = new Map<number, LineMark>();
  const lines = code.split('\n').map((line, index) => {
    const mark = MARKS[NOTATION.exec(line)?.[1] ?? ''];
    if (!mark) return line;
    marks.set(index + 1, mark);
    return line.replace(NOTATION, '');
  });
  return { code: lines.join('\n'), marks };
}

/** A code fence of a page. */
export interface Fence {
  lang: string;
  meta: FenceMeta;
  code: string;
  /** Line of the opening marker, counted from 1; the code starts on the next one. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Directly follows another fence: they may be files of one demo. */
  follows?: boolean;
}

/** The fence of a syntax node. */
export const fenceOf = ({ lang, meta, value, position }: Code): Fence => ({
  lang: lang ?? '',
  meta: parseFenceMeta(meta),
  code: value,
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

const namesOf = ({ id, aliases = [] }: (typeof bundledLanguagesInfo)[number]) => [id, ...aliases];

const PLAIN = ['', 'txt', 'text'];

/** Names of all supported languages, including plain text. */
export const languages = (): string[] => [...PLAIN, ...bundledLanguagesInfo.flatMap(namesOf)];

/** Display name of a language, by any name or alias that Shiki knows. Plain text has none. */
export function languageLabel(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (PLAIN.includes(name)) return undefined;
  return bundledLanguagesInfo.find((one) => namesOf(one).includes(name))?.name ?? lang;
}
