import { list, type Node, type ParseTypeScript, syntaxErrorOf } from '../../demos';
import { LINE_BREAK, nodesOf } from './walk';

/** A file that has been parsed as far as possible. */
export interface Parsed {
  program: Node | undefined;
  /** Describes the parts that could not be parsed. */
  problem?: string;
}

/** Matches the start of a top-level statement, in code with the usual indentation. */
const START =
  /^(?=(?:import|export|const|let|var|function|async|class|abstract|interface|type|enum|declare|namespace|describe|test|it)\b|@\w|\/\*\*)/gm;

/** Parses a file. Statements with syntax errors are left out, and the rest is parsed. All positions stay the same. */
export function parseTolerantly(name: string, text: string, parse: ParseTypeScript): Parsed {
  try {
    return { program: parse(text) };
  } catch (error) {
    const { message, position } = syntaxErrorOf(error, text);
    const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
    const where = `\`${name}\`${position ? `, line ${position.line}` : ''}: ${sentence}`;
    const parts = readableParts(text, parse);
    const [first] = parts;
    if (!first) return { program: undefined, problem: `${where} The file was not checked.` };
    return {
      program: { ...first, body: parts.flatMap((part) => list(part, 'body')) },
      problem: `${where} The rest of the file was checked.`,
    };
  }
}

/** Returns the parts of a file that can be parsed separately. */
function readableParts(text: string, parse: ParseTypeScript): Node[] {
  const starts = [0, ...[...text.matchAll(START)].map(({ index }) => index)];
  const parts: Node[] = [];
  let line = 0;
  for (const [at, start] of starts.entries()) {
    const part = text.slice(start, starts[at + 1] ?? text.length);
    try {
      const program = parse(part);
      if (list(program, 'body').length > 0) parts.push(program);
      move(program, start, line);
    } catch {
      // This part is left out.
    }
    line += part.split(LINE_BREAK).length - 1;
  }
  return parts;
}

/** Moves all nodes of a part to their position in the file. */
function move(program: Node, offset: number, lines: number): void {
  // Nodes that start at the same position share the object.
  const positions = new Set(nodesOf(program).map(([{ loc }]) => loc.start));
  for (const position of positions) position.line += lines;
  for (const [node] of nodesOf(program)) {
    node.start += offset;
    node.end += offset;
  }
}
