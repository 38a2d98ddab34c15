import { parseFenceMeta } from '../markdown/fenceMeta';

/** A code fence with TypeScript, as it stands in a page. */
export interface Fence {
  /** Path of the page, as given to `readFences`. */
  page: string;
  /** Line of the opening marker, counted from 1; the code starts on the next one. */
  line: number;
  /** The code without the indentation of the fence itself. Lines a diff removes are empty. */
  code: string;
  /** `title="todo-store.ts"`: the module that the fence is, or is a part of. */
  title?: string;
  /** `expect-error="TS2345"`: codes of the errors that the fence shows on purpose. */
  expectedErrors: string[];
  /** `nocheck="…"`: why the fence is not compiled. An empty text means that nobody said why. */
  nocheck?: string;
  /** `file="../_demos/x.ts"`: the code stands in a file that is compiled with the demos. */
  file?: string;
}

const TYPESCRIPT = /^(?:ts|typescript|mts)$/;
const OPENING = /^([ \t]*(?:> ?)?[ \t]*)(`{3,}|~{3,})[ \t]*([^\s`]*)[ \t]*(.*)$/;
/** A line that a diff takes away is not part of the sample; it keeps its place for the line numbers. */
const REMOVED = /\/\/[ \t]*\[!code --\][ \t]*$/;

/**
 * Reads the TypeScript fences of a page.
 * @throws where a fence is never closed
 */
export function readFences(page: string, source: string): Fence[] {
  const lines = source.split(/\r?\n/);
  const fences: Fence[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = OPENING.exec(lines[at] ?? '');
    if (!opening) continue;
    const [, indent = '', marker = '', language = '', meta = ''] = opening;
    const end = lines.findIndex((line, index) => index > at && closes(line, marker));
    if (end < 0) {
      throw new Error(
        `${page}:${at + 1}: this fence is never closed. Add a line with ${marker} behind it.`,
      );
    }
    if (TYPESCRIPT.test(language)) {
      const code = lines
        .slice(at + 1, end)
        .map((line) => (REMOVED.test(line) ? '' : dedent(line, indent.length)))
        .join('\n');
      fences.push({ page, line: at + 1, code, ...readMeta(meta) });
    }
    at = end;
  }
  return fences;
}

function readMeta(meta: string): Omit<Fence, 'page' | 'line' | 'code'> {
  const { title } = parseFenceMeta(meta);
  const nocheck = attribute(meta, 'nocheck') ?? (/(?:^|\s)nocheck(?=\s|$)/.test(meta) ? '' : null);
  const file = attribute(meta, 'file');
  return {
    ...(title !== undefined && { title }),
    expectedErrors: (attribute(meta, 'expect-error') ?? '').split(/[\s,]+/).filter(Boolean),
    ...(nocheck !== null && { nocheck: nocheck.trim() }),
    ...(file !== undefined && { file }),
  };
}

function attribute(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(isText);
}

const isText = (value: string | undefined) => value !== undefined;

function closes(line: string, marker: string): boolean {
  const text = line.trim().replace(/^> ?/, '');
  return text.length >= marker.length && text === marker.charAt(0).repeat(text.length);
}

/** Takes away at most the fence's own indentation: what stands deeper belongs to the code. */
function dedent(line: string, width: number): string {
  const blank = /^[ \t>]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(width, blank));
}
