import { splitFrontMatter } from '../../content/front-matter';

/** What we say about a parameter, an option or a member. */
export interface ParameterNote {
  text: string;
  /** As code. */
  default?: string;
  line: number;
}

/** What we say about an exported symbol, beside what its declaration says. */
export interface SymbolNote {
  name: string;
  /** File and line, for messages. */
  place: string;
  /** Id of the guide that the symbol belongs to; stands for the extension. */
  guide: string;
  /** One sentence. */
  summary: string;
  /** Markdown. */
  remarks?: string;
  /** What to use instead. */
  deprecated?: string;
  /** By name; an option by the parameter's name and its own, with a dot between. */
  parameters: Map<string, ParameterNote>;
  returns?: string;
  /** A code fence. */
  example: string;
}

/** The notes of one extension. */
export interface ExtensionNotes {
  guide: string;
  title: string;
  symbols: SymbolNote[];
}

const SECTIONS = ['Deprecated', 'Parameters', 'Returns', 'Example'];

/** `` - `options.size` = `10`: How many. `` */
const PARAMETER = /^- `([^`]+)`(?: = `([^`]+)`)?: (.+)$/;

interface Block {
  heading: string;
  line: number;
  lines: string[];
}

/**
 * Reads a file of notes: front matter with `guide` and `title`, then `# symbol` for each symbol with a
 * summary, remarks and the sections Deprecated, Parameters, Returns and Example.
 * @param report takes a sentence, with file and line, for each mistake
 */
export function parseNotes(
  file: string,
  source: string,
  report: (problem: string) => void,
): ExtensionNotes {
  const { data, body } = splitFrontMatter(source);
  const offset = source.slice(0, source.length - body.length).split('\n').length - 1;
  if (typeof data.guide !== 'string' || typeof data.title !== 'string') {
    report(`${file}:1: notes need "guide" (id of a page) and "title" in their front matter`);
  }
  const guide = String(data.guide ?? '');
  const symbols = blocksOf(body.split('\n'), 1, offset).map((block) =>
    noteOf(block, guide, file, report),
  );
  return { guide, title: String(data.title ?? ''), symbols };
}

/** Splits lines at headings of a level, outside of code. What stands before the first is left out. */
function blocksOf(lines: readonly string[], level: number, offset: number): Block[] {
  const blocks: Block[] = [];
  let fenced = false;
  for (const [index, text] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(text)) fenced = !fenced;
    const heading = fenced ? null : /^(#+) (.+)$/.exec(text);
    if (heading?.[1]?.length === level) {
      blocks.push({ heading: heading[2] ?? '', line: offset + index + 1, lines: [] });
    } else blocks.at(-1)?.lines.push(text);
  }
  return blocks;
}

function noteOf(
  { heading, line, lines }: Block,
  guide: string,
  file: string,
  report: (problem: string) => void,
): SymbolNote {
  const place = `${file}:${line}`;
  const sections = blocksOf(lines, 2, line);
  const [firstSection] = sections;
  const lead = firstSection ? lines.slice(0, firstSection.line - line - 1) : lines;
  const [summary = '', ...remarks] = lead
    .join('\n')
    .trim()
    .split(/\n\s*\n/);
  for (const section of sections) {
    if (!SECTIONS.includes(section.heading)) {
      const known = SECTIONS.join(', ');
      report(`${file}:${section.line}: there is no section "${section.heading}", only ${known}`);
    }
  }
  const textOf = (name: string) =>
    sections
      .find((section) => section.heading === name)
      ?.lines.join('\n')
      .trim() || undefined;
  const example = textOf('Example') ?? '';
  if (!summary) report(`${place}: ${heading} has no summary; write a sentence under its heading`);
  if (!/^```ts\b/.test(example)) {
    report(`${place}: ${heading} has no example; add "## Example" with a ts fence`);
  }
  const parameters = sections.find((section) => section.heading === 'Parameters');
  return {
    name: heading,
    place,
    guide,
    summary: summary.replace(/\s+/g, ' '),
    remarks: remarks.join('\n\n') || undefined,
    deprecated: textOf('Deprecated'),
    parameters: parameters ? parametersOf(parameters, file, report) : new Map(),
    returns: textOf('Returns'),
    example,
  };
}

function parametersOf(section: Block, file: string, report: (problem: string) => void) {
  const parameters = new Map<string, ParameterNote>();
  for (const [index, text] of section.lines.entries()) {
    if (!text.trim()) continue;
    const line = section.line + index + 1;
    const [, name, value, description] = PARAMETER.exec(text) ?? [];
    if (!name || !description) {
      report(`${file}:${line}: write parameters as "- \`name\` = \`default\`: description"`);
      continue;
    }
    parameters.set(name, { text: description, line, ...(value && { default: value }) });
  }
  return parameters;
}
