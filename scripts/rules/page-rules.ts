import { existsSync } from 'node:fs';
import path from 'node:path';
import { didYouMean } from '../../theme/config/nearest';
import { isDemoFile } from '../content/code-files';
import type { Components } from '../content/components';
import { FENCE_WORDS, unknownMarks } from '../content/fence';
import { headingElsewhere } from '../content/links';
import { descriptionOf, movedHeadings, type Page, titleOf } from '../content/page';
import { inProject } from '../lib/paths';
import { guess, type Problem } from '../lib/problems';
import { checkTexts } from './theme-config';

/** Entries that are true or false. */
const BOOLEANS = ['draft', 'unlisted', 'unlisted_sections', 'outline'];

/** What to use instead of entries of Rspress that this site does not have. */
const INSTEAD: Readonly<Record<string, string>> = {
  head: 'Import Head from "@rspress/core/runtime", and write <Head><meta … /></Head> on the page.',
  titleSuffix: 'The suffix is the title of the site: see pageTitle() in theme/config/site.ts.',
  sidebar: 'Only pages in theme/config/sidebars.ts have a sidebar.',
  overview: 'Write the list, or see theme/config/docs.ts for pages that list others.',
  hero: 'The home page is docs/index.mdx, with components of theme/plugins/home.',
  features: 'The home page is docs/index.mdx, with components of theme/plugins/home.',
  search: 'Write "unlisted: true" to leave the page out of the search and of lists.',
  tag: 'Write a <Badge> below the title.',
  lineNumbers: 'Write "lineNumbers" after the language of the fence.',
};

const TEXTS = ['title', 'description', 'sidebar_label'];

/**
 * Checks that a page has a title, a description, and front matter without unknown or invalid entries.
 *
 * @param texts entries of plugins
 */
export function checkFrontMatter(page: Page, texts: readonly string[] = []): Problem[] {
  const strings = [...TEXTS, ...texts];
  const known = [...strings, ...BOOLEANS, 'moved', 'pageType'];
  const { file, data, dataLines, mistakes } = page;
  const problems: Problem[] = [];
  const report = (message: string, remedy: string, name = '') =>
    problems.push({ file, line: dataLines[name] ?? 1, column: 1, message, remedy });
  // The title may be in a part that could not be parsed.
  if (!titleOf(page) && mistakes.length === 0) {
    report(
      'The page has no title (h1).',
      'Add "# Heading" below the front matter. Lists also show it as the label of the page.',
    );
  }
  if (mistakes.some(({ message }) => message.startsWith('The front matter'))) return problems;
  const isMisspelled = Object.keys(data).some(
    (name) => !known.includes(name) && didYouMean(name, known) === 'description',
  );
  if (!descriptionOf(page) && !isMisspelled) {
    report(
      'The page has no description.',
      'Add "description: \'One sentence for search results and link previews.\'" to its front matter.',
      'description',
    );
  }
  if (/`|\]\(/.test(descriptionOf(page) ?? '')) {
    const remedy = 'Write plain text: search engines and link previews show it as it is.';
    report('The description contains Markdown.', remedy, 'description');
  }
  for (const [name, value] of Object.entries(data)) {
    const invalid = `"${name}" is ${JSON.stringify(value)}.`;
    if (!known.includes(name)) {
      const remedy = INSTEAD[name] ?? `Use one of ${known.join(', ')}.${guess(name, known)}`;
      report(`Unknown front matter entry "${name}".`, remedy, name);
    } else if (BOOLEANS.includes(name) && typeof value !== 'boolean') {
      report(invalid, `Write "${name}: true", or leave it out.`, name);
    } else if (strings.includes(name) && name !== 'description' && typeof value !== 'string') {
      report(invalid, `Write a quoted string: ${name}: '…'.`, name);
    } else if (name === 'pageType' && value !== 'home' && value !== 'doc') {
      report(invalid, 'Write "pageType: home", or leave it out: it is "doc".', name);
    }
  }
  return [...problems, ...checkMoved(page)];
}

/** Checks that a heading that moved to another page is linked, so that its old address leads there. */
function checkMoved(page: Page): Problem[] {
  const { file, data, dataLines, references, headings } = page;
  const problem = (message: string, remedy: string) => ({
    file,
    line: dataLines.moved,
    column: 1,
    message,
    remedy,
  });
  if (data.moved !== undefined && !Array.isArray(data.moved)) {
    return [
      problem('"moved" is not a list.', 'List the ids of headings that moved to other pages.'),
    ];
  }
  const linked = new Set(references.map(({ url }) => headingElsewhere(url)));
  return movedHeadings(page).flatMap((id) => {
    if (headings.some((heading) => heading.id === id)) {
      return [problem(`The heading #${id} is still on this page.`, 'Remove it from "moved".')];
    }
    return linked.has(id)
      ? []
      : [
          problem(
            `The heading #${id} moved, but no link on this page leads to it.`,
            `Link to its new place: /docs/its-page#${id}.`,
          ),
        ];
  });
}

/**
 * Checks that every word after the language of a fence and every notation in its code has a meaning, and that the file
 * that it shows exists.
 *
 * @param fenceWords words of plugins
 */
export function checkFences(page: Page, fenceWords: readonly string[]): Problem[] {
  const { file, fences } = page;
  const known = [...FENCE_WORDS, ...fenceWords];
  return fences.flatMap((fence) => {
    const { meta, line, column } = fence;
    const problem = (message: string, remedy: string) => ({ file, line, column, message, remedy });
    const unknown = Object.keys(meta.words)
      .filter((word) => !known.includes(word))
      .map((word) =>
        problem(
          `Unknown word "${word}" after the language of the fence.`,
          `Use ${known.join(', ')} or {1,3-4}.${guess(word, known)}`,
        ),
      );
    const marks = unknownMarks(fence).map((mark) => ({
      ...problem(
        `The site does not show ${mark.mark}.`,
        'Use ++, --, highlight or fold, each in a comment at the end of a line.',
      ),
      line: mark.line,
    }));
    const { file: shown, demo } = meta.words;
    if (!shown) return [...unknown, ...marks];
    const target = codeFileOf(shown, page);
    if (!target) {
      const remedy = 'Start it with "./" or "../", "/" for docs, or "<root>/" for the project.';
      return [
        ...unknown,
        problem(`The path file="${shown}" does not say where it starts.`, remedy),
      ];
    }
    if (!isDemoFile(shown) && demo === undefined && !existsSync(target))
      unknown.push(problem(`The file ${shown} does not exist.`, 'Correct the path.'));
    if (fence.code.trim() !== '')
      unknown.push(problem('The fence has a file, but also code.', 'Remove one of them.'));
    return [...unknown, ...marks];
  });
}

/** The file that a fence shows, by Rspress's three kinds of paths. Undefined for others. */
function codeFileOf(shown: string, { file, name }: Page): string | undefined {
  if (/^\.\.?\//.test(shown)) return path.join(path.dirname(file), shown);
  if (shown.startsWith('/')) return path.join(file.slice(0, -name.length), shown);
  return shown.startsWith('<root>/') ? inProject(shown.slice('<root>/'.length)) : undefined;
}

/** Matches a default export, unless it is a literal. */
const DEFAULT_EXPORT =
  /^export default (?!['"`\d[{]|(?:null|true|false|undefined)\b)|^export \{[^}]*\bdefault\b/m;

/** Checks that a page without text exports a component, and that its texts have an id or a message. */
export function checkComponent({ file, route, source }: Page): Problem[] {
  const texts = checkTexts(file, source);
  return DEFAULT_EXPORT.test(source) ? texts : [noDefaultExport({ file, route }), ...texts];
}

export const noDefaultExport = ({ file, route }: Pick<Page, 'file' | 'route'>): Problem => ({
  file,
  line: 1,
  column: 1,
  message: `The page ${route} has no default export.`,
  remedy:
    'Export the component: "export default function …". If the file is no page, start its name with an underscore.',
});

const TO_ADD = 'Import it, or see "Add a component" in theme/README.md.';

/**
 * Checks that the components of a page exist, and that their props are right: those of the site cannot get others, and
 * must be constants if the build needs them.
 */
export async function checkComponents(
  { file, components: used, names, ...page }: Page,
  components: Components,
): Promise<Problem[]> {
  const known = Object.keys(components).sort();
  const problems = used.map(async (one): Promise<Omit<Problem, 'file' | 'line' | 'column'>[]> => {
    const { name, props, isConstant, isInline, isEmpty } = one;
    if (names.includes(name.split('.')[0] ?? '')) return [];
    const component = components[name];
    if (!component) {
      const remedy = `Pages can use ${known.join(', ')}.${guess(name, known)} ${TO_ADD}`;
      return [{ message: `Unknown component <${name}>.`, remedy }];
    }
    const unknown = Object.keys(props).filter((prop) => !component.props.includes(prop));
    if (unknown.length > 0) {
      const remedy =
        component.props.length > 0 ? `It has ${component.props.join(', ')}.` : 'It has none.';
      return unknown.map((prop) => ({ message: `<${name}> has no prop "${prop}".`, remedy }));
    }
    const { expand, markdown } = component;
    try {
      if (expand && isInline) throw new Error('must be on a line of its own.');
      if (expand && !isConstant)
        throw new Error('needs constants: strings, numbers, lists or objects.');
      await expand?.(props, { file, components: used, names, ...page });
      if (isConstant) markdown?.(props, isEmpty ? [] : [{ type: 'text', value: '…' }]);
      return [];
    } catch (reason) {
      const message = reason instanceof Error ? reason.message : String(reason);
      return [{ message: `<${name}>: ${message}`, remedy: 'Correct the component.' }];
    }
  });
  return (await Promise.all(problems)).flatMap((found, index) => {
    const { line = 1, column = 1 } = used[index] ?? {};
    return found.map((problem) => ({ file, line, column, ...problem }));
  });
}
