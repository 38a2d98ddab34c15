import type { Root } from 'mdast';
import type { Point, Position } from 'unist';
import { type Mistake, placeAt } from '../lib/problems';
import { parseMdx } from './parse';

/** What the parser throws: remark's message about the first thing that is no MDX. */
interface SyntaxProblem {
  reason: string;
  ruleId?: string;
  place?: Point | Position;
}

/** Where an element begins that has no end, as the parser's message names it. */
const OPEN = /`<([^`>]*)>` \((\d+):(\d+)-\d+:\d+\)/;

/** Where a line begins that the parser takes for code. */
const CODE = /^(?:import|export) /gm;

const REMEDY =
  'Correct it. Outside of code, "<" and "{" begin a component: write them as code, or as &lt; and &#123;.';

/** The source of a page as far as it can be read. */
export interface ReadSource {
  /** All that the build knows about a page comes from here. */
  tree: Root;
  /** What is wrong with the syntax: the first thing of each line. */
  mistakes: Mistake[];
}

/** What was read for what it says, and is still to become HTML. */
const read = new Map<string, ReadSource>();

/** Reads a page, whose tree must stay as it is: it is parsed once, and kept until it is taken. */
export function readOnce(source: string): ReadSource {
  const result = read.get(source) ?? readMdx(source);
  read.set(source, result);
  return result;
}

/** The tree of a page, to be changed by the caller: parsed already, or now. */
export function takeTree(source: string): Root {
  const { tree } = readOnce(source);
  read.delete(source);
  return tree;
}

/**
 * Reads a page. The parser stops at the first mistake: it is taken out, without moving what follows, and the parser
 * asked again.
 */
export function readMdx(source: string): ReadSource {
  const mistakes = new Map<number, Mistake>();
  const tell = (mistake: Mistake) =>
    mistakes.set(mistake.line ?? 1, mistakes.get(mistake.line ?? 1) ?? mistake);
  /** Elements that are closed here, and those whose beginning was taken out: their ends are no mistakes. */
  const mended = new Set<string>();
  let text = source;
  for (;;) {
    try {
      return { tree: parseMdx(text), mistakes: [...mistakes.values()] };
    } catch (error) {
      const problem = error as SyntaxProblem;
      if (!problem.reason) throw error;
      const [, name = '', line, column] = OPEN.exec(problem.reason) ?? [];
      const open = `<${name}> ${line}:${column}`;
      if (line && !mended.has(open)) {
        mended.add(open).add(name);
        tell({
          line: Number(line),
          column: Number(column),
          message: `<${name}> is never closed.`,
          remedy: `Write </${name}> behind what belongs to it, or <${name} … /> where nothing does.`,
        });
        text = withEnd(text, name, problem);
        continue;
      }
      const at = line ? placeIn(text, +line, +(column ?? 1)) : startOf(problem, text);
      const [words = '', slash, tag = ''] = /^.(\/?)([\w.]*)[^\n>]*>?/.exec(text.slice(at)) ?? [];
      if (!slash) mended.add(tag);
      if (!slash || !mended.has(tag)) {
        const message = slash
          ? `${words} closes nothing.`
          : `"${words}" cannot be read: ${problem.reason}.`;
        tell({ ...placeAt(text, at), message, remedy: slash ? 'Remove it.' : REMEDY });
      }
      const rest = withoutStart(text, at);
      // Nothing of it can be read.
      text = rest === text ? '' : rest;
    }
  }
}

const offsetOf = (place: Point | Position, side: 'start' | 'end') =>
  ('start' in place ? place[side] : place).offset;

/** Closes an element where the parser misses its end. */
function withEnd(text: string, name: string, { place, reason }: SyntaxProblem): string {
  const at = place && offsetOf(place, reason.startsWith('Unexpected closing') ? 'start' : 'end');
  return at === undefined
    ? `${text}\n\n</${name}>`
    : `${text.slice(0, at)}</${name}>${text.slice(at)}`;
}

/** Where that begins which the parser could not read. What has no end is noticed at the end of all only. */
function startOf({ place, reason, ruleId }: SyntaxProblem, text: string): number {
  let end = (place && offsetOf(place, 'start')) ?? text.length;
  if (ruleId === 'unexpected-eof') {
    const lines = text.split('\n');
    const line = lines.findLastIndex(
      (one, index) => /[<{]/.test(one) && !isOpen(lines.slice(0, index).join('\n')),
    );
    end = lines.slice(0, line + 1).join('\n').length;
  }
  const code = reason.includes('import')
    ? [...text.slice(0, end).matchAll(CODE)].at(-1)?.index
    : undefined;
  return code ?? Math.max(text.lastIndexOf('<', end), text.lastIndexOf('{', end), 0);
}

const placeIn = (text: string, line: number, column: number) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1);

function isOpen(text: string): boolean {
  try {
    parseMdx(text);
    return false;
  } catch (error) {
    return (error as SyntaxProblem).ruleId === 'unexpected-eof';
  }
}

/** Blanks the parameters of an element, or where it has none the sign that begins it. */
function withoutStart(text: string, at: number): string {
  const [, before = '', parameters = ''] =
    /^(<[A-Za-z][\w.]*)([^<>\n]*[^<>\n/\s])/.exec(text.slice(at)) ?? [];
  const from = at + before.length;
  const length = parameters.length || 1;
  return text.slice(0, from) + ' '.repeat(length) + text.slice(from + length);
}
