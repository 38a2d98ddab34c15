import type { Code } from 'mdast';
import { bundledLanguagesInfo } from 'shiki/langs';
import type { LineMark } from '../../theme/content/Code/codeHtml';

/** The parsed meta string of a code fence, which follows the language. */
export interface FenceMeta {
  /** `title="todo-store.ts"` */
  title?: string;
  /** `{1,3-4}`: highlighted lines, counted from 1. */
  highlighted: number[];
  /** `lineNumbers` or `lineNumbers=12`: the number of the first line. */
  firstLine?: number;
  /** `wrapCode` or `wrapCode=false`: whether long lines wrap by default. */
  wrap?: boolean;
  /** All other words and their values, for plugins: `demo` is `''`, `file="x.ts"` is `x.ts`. */
  words: Readonly<Record<string, string>>;
}

const ATTRIBUTE = /(?:^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/g;

/** Words with a meaning in every fence. Plugins add theirs (`fenceWords`). */
export const FENCE_WORDS: readonly string[] = [
  'title',
  'lineNumbers',
  'wrapCode',
  'file',
  'before',
];

/** Parses a meta string such as `title="store.ts" {2} lineNumbers`. */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  const all: Record<string, string> = {};
  // A title may contain braces and the names of other options.
  const rest = (meta ?? '').replace(
    ATTRIBUTE,
    (_, name: string, ...values: (string | undefined)[]) => {
      all[name] = values.slice(0, 3).find((value) => value !== undefined) ?? '';
      return ' ';
    },
  );
  const highlighted: number[] = [];
  for (const word of rest.split(/\s+(?![^{]*\})/)) {
    const lines = rangesOf(word);
    highlighted.push(...lines);
    if (word && lines.length === 0) all[word] ??= '';
  }
  const { title, lineNumbers = 'false', wrapCode, ...words } = all;
  return {
    ...(title && { title }),
    highlighted,
    ...(lineNumbers !== 'false' && { firstLine: Number(lineNumbers) || 1 }),
    ...(wrapCode !== undefined && { wrap: wrapCode !== 'false' }),
    words,
  };
}

function rangesOf(word: string): number[] {
  const ranges = /^\{([\d,\s-]+)\}$/.exec(word)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The part of a meta string that readers need. The rest is for the build. */
export function metaForReaders(meta: string | null | undefined): string | null {
  const { title, highlighted } = parseFenceMeta(meta);
  const lines = highlighted.length > 0 ? /\{[\d,\s-]+\}/.exec(meta ?? '')?.[0] : undefined;
  return [title && `title="${title}"`, lines].filter(Boolean).join(' ') || null;
}

const MARKS: Record<string, LineMark> = {
  '++': 'add',
  '--': 'del',
  highlight: 'mark',
  fold: 'fold',
};

/** A notation in a trailing comment of any common language. */
const NOTATION =
  /[ \t]*(?:\/\/|#|--|<!--|\/\*|\{\/\*)[ \t]*\[!code (\+\+|--|highlight|fold)\][ \t]*(?:-->|\*\/\}?)?[ \t]*$/;

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

/** The lines with a notation of Shiki that the site does not show. Pages about Markdown quote them. */
export const unknownMarks = ({ lang, code, line }: Fence): { mark: string; line: number }[] =>
  /^(?:mdx?|markdown|text|txt|)$/.test(lang)
    ? []
    : takeMarks(code)
        .code.split('\n')
        .flatMap((text, index) => {
          const [mark] = /\[!code [^\]]*\]/.exec(text) ?? [];
          return mark ? [{ mark, line: line + 1 + index }] : [];
        });

/** Code that may contain an Angular template or styles. For the rest, the grammar of Angular would take twice as long. */
const ANGULAR = /@(?:Component|Directive)\b|template/;

/** Shiki's name for the language of a fence. The rules report unknown ones. */
export const languageOf = (lang: string, code: string): string =>
  lang === 'ts' && ANGULAR.test(code)
    ? 'angular-ts'
    : (LANGUAGES.includes(lang.toLowerCase()) && lang) || 'text';

export interface Fence {
  lang: string;
  meta: FenceMeta;
  code: string;
  /** Line of the opening marker, counted from 1; the code starts on the next one. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** Whether it directly follows another fence, so that both may be files of one demo. */
  follows?: boolean;
}

export const fenceOf = ({ lang, meta, value, position }: Code): Fence => ({
  lang: lang ?? '',
  meta: parseFenceMeta(meta),
  code: value,
  line: position?.start.line ?? 1,
  column: position?.start.column ?? 1,
});

const namesOf = ({ id, aliases = [] }: (typeof bundledLanguagesInfo)[number]) => [id, ...aliases];

const PLAIN = ['', 'txt', 'text'];

/** All names of languages that Shiki knows. */
export const LANGUAGES: readonly string[] = [...PLAIN, ...bundledLanguagesInfo.flatMap(namesOf)];

/** The display name of a language, by any name or alias that Shiki knows. Plain text has none. */
export function languageLabel(lang: string): string | undefined {
  const name = lang.toLowerCase();
  if (PLAIN.includes(name)) return undefined;
  return bundledLanguagesInfo.find((one) => namesOf(one).includes(name))?.name ?? lang;
}
