import { visit } from 'unist-util-visit';
import { parseMdx } from './parse';

/** Nodes that are no prose. */
const NO_PROSE = new Set([
  'code',
  'inlineCode',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
]);

/** A source with everything blanked that is not prose: front matter, code, comments. Offsets stay. */
export function proseOf(source: string): string {
  let prose = source;
  visit(parseMdx(source), ({ type, position }) => {
    const [start, end] = [position?.start.offset, position?.end.offset];
    if (!NO_PROSE.has(type) || start === undefined || end === undefined) return;
    prose = prose.slice(0, start) + blank(source.slice(start, end)) + prose.slice(end);
  });
  return prose;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');
