import { splitFrontMatter } from '../../../content/front-matter';
import { guess, type Problem } from '../../../lib/problems';

/** The explanation of a parameter, an option or a member. */
export interface ParameterNote {
  text: string;
  /** Default value as code. */
  default?: string;
  line: number;
}

/** The notes on an exported symbol, in addition to its declaration. */
export interface SymbolNote {
  name: string;
  file: string;
  line: number;
  /** Id of the guide that the symbol belongs to. It identifies the extension. */
  guide: string;
  /** One sentence. */
  summary: string;
  /** Markdown. */
  remarks?: string;
  /** What readers should use instead. */
  deprecated?: string;
  /** When to use each overload. */
  overloads: string[];
  /** Explanations by name: `parameter`, `parameter.option`, or `<T>` for a type parameter. */
  parameters: Map<string, ParameterNote>;
  returns?: string;
  /** The members that an extension adds to a store, in Markdown. */
  members?: string;
  /** A code fence. */
  example: string;
}

/** The notes of one extension. */
export interface ExtensionNotes {
  file: string;
  guide: string;
  /** The line of `guide` in the front matter. */
  line: number;
  symbols: SymbolNote[];
}

/** Reports a problem in a line. */
type Report = (line: number, message: string, remedy: string) => void;

const SECTIONS = [
  'Deprecated',
  'Overloads',
  'Parameters',
  'Returns',
  'Members',
  'Example',
] as const;

/** Matches a parameter and its explanation: `` - `options.size` = `10`: How many. `` */
const PARAMETER = /^- `([^`]+)`(?: = `([^`]+)`)?: (.+)$/;

interface Block {
  heading: string;
  line: number;
  lines: string[];
}

/**
 * Parses a file of notes. It consists of front matter with `guide`, and a `# symbol` heading for each
 * symbol, followed by a summary, remarks and sections.
 */
export function parseNotes(file: string, source: string, problems: Problem[]): ExtensionNotes {
  const report: Report = (line, message, remedy) =>
    problems.push({ file, line, column: 1, message, remedy });
  const { data, lines, body } = splitFrontMatter(source);
  const offset = source.slice(0, source.length - body.length).split('\n').length - 1;
  if (typeof data.guide !== 'string') {
    report(1, 'Notes need "guide" in their front matter.', 'Add "guide: id-of-a-page".');
  }
  const guide = String(data.guide ?? '');
  const [, ...symbols] = blocksOf(body.split('\n'), 1, offset);
  return {
    file,
    guide,
    line: lines.guide ?? 1,
    symbols: symbols.map((block) => ({ file, guide, ...noteOf(block, report) })),
  };
}

/** Splits lines at headings of a level, except in code. The first block is the text before the first heading. */
function blocksOf(lines: readonly string[], level: number, offset: number): [Block, ...Block[]] {
  const blocks: [Block, ...Block[]] = [{ heading: '', line: offset, lines: [] }];
  let fenced = false;
  for (const [index, text] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(text)) fenced = !fenced;
    const [, marks, heading = ''] = (!fenced && /^(#+) (.+)$/.exec(text)) || [];
    if (marks?.length === level) blocks.push({ heading, line: offset + index + 1, lines: [] });
    else blocks.at(-1)?.lines.push(text);
  }
  return blocks;
}

function noteOf({ heading: name, line, lines }: Block, report: Report) {
  const [lead, ...sections] = blocksOf(lines, 2, line);
  const [summary = '', ...remarks] = textOf(lead).split(/\n\s*\n/);
  for (const { heading, line } of sections) {
    if (SECTIONS.some((section) => section === heading)) continue;
    const remedy = `Write one of ${SECTIONS.join(', ')}.${guess(heading, SECTIONS)}`;
    report(line, `There is no section "${heading}".`, remedy);
  }
  const section = (name: (typeof SECTIONS)[number]) =>
    sections.find(({ heading }) => heading === name);
  const text = (name: (typeof SECTIONS)[number]) => textOf(section(name)) || undefined;
  const example = text('Example') ?? '';
  if (!summary) report(line, `${name} has no summary.`, 'Write a sentence under its heading.');
  if (!/^```ts\b/.test(example)) {
    report(line, `${name} has no example.`, 'Add "## Example" with a ts fence.');
  }
  return {
    name,
    line,
    summary: summary.replace(/\s+/g, ' ') || name,
    remarks: remarks.join('\n\n') || undefined,
    deprecated: text('Deprecated'),
    overloads:
      text('Overloads')
        ?.split('\n')
        .map((line) => line.replace(/^\d+\. /, '')) ?? [],
    parameters: parametersOf(section('Parameters'), report),
    returns: text('Returns'),
    members: text('Members'),
    example,
  };
}

const textOf = (block: Block | undefined) => block?.lines.join('\n').trim() ?? '';

function parametersOf(section: Block | undefined, report: Report): Map<string, ParameterNote> {
  const parameters = new Map<string, ParameterNote>();
  for (const [index, text] of section?.lines.entries() ?? []) {
    if (!section || !text.trim()) continue;
    const line = section.line + index + 1;
    const [, name, value, description] = PARAMETER.exec(text) ?? [];
    if (name && description) parameters.set(name, { text: description, line, default: value });
    else {
      const remedy = 'Write "- `name` = `default`: description", the default only if there is one.';
      report(line, `"${text}" is not an explanation of a parameter.`, remedy);
      // Prevents a second problem about a missing explanation.
      parameters.set(/[\w.<>]+/.exec(text)?.[0] ?? '', { text, line });
    }
  }
  return parameters;
}
