import { type Node, type ParseTypeScript, syntaxErrorOf } from '../../demos';

/** A file that has been parsed as far as possible. */
export interface Parsed {
  program: Node | undefined;
  /** What could not be parsed. */
  problem?: string;
}

/** The start of a statement at the top level, in code that is indented as usual. */
const START =
  /^(?=(?:import|export|const|let|var|function|async|class|abstract|interface|type|enum|declare|namespace|describe|test|it)\b|@\w|\/\*\*)/gm;

/**
 * Parses a file. If it has mistakes, the statements that contain them are left out, and the rest is parsed: every
 * position stays as it is.
 */
export function parseTolerantly(name: string, text: string, parse: ParseTypeScript): Parsed {
  try {
    return { program: parse(text) };
  } catch (error) {
    const { message, position } = syntaxErrorOf(error, text);
    const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
    const where = `\`${name}\`${position ? `, line ${position.line}` : ''}: ${sentence}`;
    const readable = readableParts(text, parse);
    try {
      if (/\S/.test(readable)) {
        const program = parse(readable);
        return { program, problem: `${where} The statement was left out, and the rest checked.` };
      }
    } catch {
      // Only together are the parts invalid, for example if a name is declared twice.
    }
    return { program: undefined, problem: `${where} The file was not checked.` };
  }
}

/** The text with spaces in place of the statements that cannot be parsed. */
function readableParts(text: string, parse: ParseTypeScript): string {
  const starts = [...text.matchAll(START)].map(({ index }) => index);
  return [0, ...starts]
    .map((start, at) => text.slice(start, starts[at] ?? text.length))
    .map((part) => {
      try {
        parse(part);
        return part;
      } catch {
        return part.replace(/[^\r\n\u2028\u2029]/g, ' ');
      }
    })
    .join('');
}
