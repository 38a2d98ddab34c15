import type { LinkedCode, LinkTarget } from '../model';

/**
 * A document that knows where it may be broken into lines, after Wadler's "A prettier printer". Types
 * are written as such documents, because only the whole signature tells which of them must be broken.
 */
export type Doc =
  | string
  | Doc[]
  | { kind: 'name'; text: string; to: LinkTarget }
  | { kind: 'group'; doc: Doc }
  | { kind: 'indent'; doc: Doc }
  /** A new line in a broken group, else `flat`; a `hard` one breaks every group around it. */
  | { kind: 'line'; flat: string; hard?: boolean }
  /** Text that only a broken group shows. */
  | { kind: 'ifBroken'; text: string };

/** Laid out on one line if it fits, else each of its own lines is broken. */
export const group = (...doc: Doc[]): Doc => ({ kind: 'group', doc });
export const indent = (...doc: Doc[]): Doc => ({ kind: 'indent', doc });
export const line: Doc = { kind: 'line', flat: ' ' };
export const softline: Doc = { kind: 'line', flat: '' };
export const hardline: Doc = { kind: 'line', flat: '', hard: true };
export const ifBroken = (text: string): Doc => ({ kind: 'ifBroken', text });
/** A name that leads somewhere. */
export const name = (text: string, to?: LinkTarget): Doc =>
  to ? { kind: 'name', text, to } : text;

export function join(separator: Doc, docs: Doc[]): Doc[] {
  return docs.flatMap((doc, index) => (index ? [separator, doc] : [doc]));
}

interface Task {
  depth: number;
  broken: boolean;
  doc: Doc;
}

const INDENT = '  ';

/**
 * Lays a document out.
 * @param width longest line aimed at, in characters
 */
export function layOut(doc: Doc, width = 80): LinkedCode {
  let text = '';
  let column = 0;
  const links: LinkedCode['links'] = [];
  const write = (part: string) => {
    text += part;
    const newline = part.lastIndexOf('\n');
    column = newline < 0 ? column + part.length : part.length - newline - 1;
  };
  const tasks: Task[] = [{ depth: 0, broken: false, doc: { kind: 'group', doc } }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { depth, broken, doc: current } = task;
    if (typeof current === 'string') write(current);
    else if (Array.isArray(current)) {
      for (const part of [...current].reverse()) tasks.push({ depth, broken, doc: part });
    } else if (current.kind === 'name') {
      links.push({ start: text.length, end: text.length + current.text.length, to: current.to });
      write(current.text);
    } else if (current.kind === 'indent') {
      tasks.push({ depth: depth + 1, broken, doc: current.doc });
    } else if (current.kind === 'line') {
      write(broken || current.hard ? `\n${INDENT.repeat(depth)}` : current.flat);
    } else if (current.kind === 'ifBroken') {
      if (broken) write(current.text);
    } else {
      const fits = fitsOnLine(current.doc, tasks, width - column);
      tasks.push({ depth, broken: !fits, doc: current.doc });
    }
  }
  return { text, links };
}

/** Whether a group, with what follows it up to the next possible break, fits into the rest of the line. */
function fitsOnLine(doc: Doc, rest: readonly Task[], room: number): boolean {
  const stack: { broken: boolean; doc: Doc }[] = [{ broken: false, doc }];
  /** Whether what is read still belongs to the group itself. */
  let own = true;
  let next = rest.length - 1;
  let left = room;
  while (left >= 0) {
    let item = stack.pop();
    if (!item) {
      const task = rest[next--];
      if (!task) return true;
      own = false;
      item = { broken: task.broken, doc: task.doc };
    }
    const { broken, doc: current } = item;
    if (typeof current === 'string') {
      const newline = current.indexOf('\n');
      if (newline >= 0) return left >= newline;
      left -= current.length;
    } else if (Array.isArray(current)) {
      for (const part of [...current].reverse()) stack.push({ broken, doc: part });
    } else if (current.kind === 'name') left -= current.text.length;
    else if (current.kind === 'line') {
      if (current.hard) return !own;
      if (broken) return true;
      left -= current.flat.length;
    } else if (current.kind !== 'ifBroken') {
      // A group that follows can still be broken itself, if its surroundings are.
      const flat = current.kind === 'group' && own;
      stack.push({ broken: broken && !flat, doc: current.doc });
    } else if (broken) left -= current.text.length;
  }
  return false;
}
