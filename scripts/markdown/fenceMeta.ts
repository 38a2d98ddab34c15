/** What stands behind the language of a code fence. */
export interface FenceMeta {
  /** `title="todo-store.ts"` */
  title?: string;
  /** `{1,3-4}`: lines that are highlighted, counted from 1. */
  highlighted: Set<number>;
  /** `lineNumbers` or `lineNumbers=12`: the number of the first line. */
  firstLine?: number;
  /** `wrap`: long lines are broken from the start. */
  wrap: boolean;
}

/** Reads the text behind a fence's language, such as `title="store.ts" {2} lineNumbers`. */
export function parseFenceMeta(meta = ''): FenceMeta {
  const title = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)'|(\S+))/.exec(meta)?.slice(1).find(Boolean);
  // A title may hold braces and the words of other settings.
  const rest = meta.replace(/(?:^|\s)[\w-]+=(?:"[^"]*"|'[^']*')/g, '');
  const highlighted = new Set<number>();
  for (const part of /\{([\d,\s-]+)\}/.exec(rest)?.[1]?.split(',') ?? []) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line++) highlighted.add(line);
  }
  const numbers = /(?:^|\s)lineNumbers(?:=(\d+))?(?=\s|$)/.exec(rest);
  return {
    ...(title ? { title } : {}),
    highlighted,
    ...(numbers ? { firstLine: Number(numbers[1] ?? 1) } : {}),
    wrap: /(?:^|\s)wrap(?:Code)?(?=\s|$)/.test(rest),
  };
}

/** How a line of a diff is marked. */
export type LineMark = 'add' | 'del' | 'mark';

const MARKS: Record<string, LineMark> = { '++': 'add', '--': 'del', highlight: 'mark', hl: 'mark' };
/** A comment of any usual language at the end of a line that says what the line is. */
const NOTATION =
  /[ \t]*(?:\/\/|#|--|<!--|\/\*|\{\/\*)[ \t]*\[!code (\+\+|--|highlight|hl)\][ \t]*(?:-->|\*\/\}?)?[ \t]*$/;

/** Takes the notations `[!code ++]`, `[!code --]` and `[!code highlight]` out of a code. */
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
