import type { Code } from 'mdast';
import { type CompilerError, errorText } from './codeErrors';
import type { LineMark } from './codeHtml';

/** Converts the compiler errors of a sample to Markdown: a code block after it. */
export const errorsMarkdown = (errors: readonly CompilerError[], firstLine?: number): Code => ({
  type: 'code',
  lang: 'text',
  value: errors.map((error) => errorText(error, firstLine)).join('\n'),
});

const SIGNS: Partial<Record<LineMark, string>> = { add: '+', del: '-' };

/** Returns marked code as a plain-text diff; undefined without added or removed lines. */
export function plainDiff(code: string, marks: ReadonlyMap<number, LineMark>): string | undefined {
  if (![...marks.values()].some((mark) => mark in SIGNS)) return undefined;
  const lines = code.split('\n').flatMap((line, index) => {
    const mark = marks.get(index + 1);
    if (mark !== 'fold') return `${SIGNS[mark ?? 'mark'] ?? ' '} ${line}`.trimEnd();
    return marks.get(index) === 'fold' ? [] : '@@';
  });
  return lines.join('\n');
}
