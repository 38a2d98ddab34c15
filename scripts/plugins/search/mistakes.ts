import { DESTINATIONS } from '../../../theme/config/pages';
import type { MessageTemplate } from '../../../theme/plugins/search/explain';
import type { IndexedPage } from '../../../theme/plugins/search/indexFormat';
import type { Page } from '../../content/page';
import { filesIn, readText } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';

/** Folder of the mistakes: code that the compiler rejects, code that fails, and messages of other tools. */
export const MISTAKES_FOLDER = 'docs/_errors';

/** Messages of one mistake, and the sections that explain them. */
export interface Mistake {
  file: string;
  /** Line of the code below the comments, counted from 1. */
  line: number;
  templates: MessageTemplate[];
  /** Addresses of the sections, best first. Empty for messages that the site does not explain on purpose. */
  explained: string[];
}

/** The top of the page of errors, which has the messages that nothing explains. */
const ERRORS_PAGE = `${DESTINATIONS.find(({ explainsErrors }) => explainsErrors)?.href}#`;

const MARK = /^\s*(?:\/\/|#) @(message|code|number|likely|explained)(?: (.+))?$/;

/** Reads the comments above each mistake, which `docs/_errors/README.md` describes. */
export function mistakesIn(file: string, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  let next: Omit<MessageTemplate, 'text'> & { messages: string[] } = { messages: [] };
  for (const [at, line] of source.split('\n').entries()) {
    const [, mark, value = ''] = MARK.exec(line) ?? [];
    if (mark === 'message') next.messages.push(value);
    else if (mark === 'code') next.code = value;
    else if (mark === 'number') next.number = value;
    else if (mark === 'likely') next.isLikely = true;
    else if (mark === 'explained') {
      const { messages, ...rest } = next;
      next = { messages: [] };
      const templates = messages.map((text) => ({ text, ...rest }));
      mistakes.push({ file, line: at + 2, templates, explained: value.split(' ').filter(Boolean) });
    }
  }
  return mistakes;
}

export const readMistakes = (folder = inProject(MISTAKES_FOLDER)): Mistake[] =>
  filesIn(folder)
    .filter((file) => /\.(?:ts|txt)$/.test(file))
    .flatMap((file) =>
      mistakesIn(`${MISTAKES_FOLDER}/${file}`, readText(inProject(MISTAKES_FOLDER, file))),
    );

/** The pages with the messages that their sections explain. */
export function withMessages(
  pages: readonly IndexedPage[],
  mistakes: readonly Mistake[] = readMistakes(),
): IndexedPage[] {
  const messages = new Map<string, MessageTemplate[]>();
  for (const { templates, explained } of mistakes) {
    const isUnexplained = explained.length === 0 || undefined;
    for (const [at, address] of (isUnexplained ? [ERRORS_PAGE] : explained).entries()) {
      const before = messages.get(address) ?? [];
      const added = templates
        .map((template) => ({ ...template, isUnexplained, place: at || undefined }))
        .filter(({ text, code }) => !before.some((one) => one.text === text && one.code === code));
      messages.set(address, [...before, ...added]);
    }
  }
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const ofSection = messages.get(`${page.path}#${section.id}`);
      return ofSection ? { ...section, messages: ofSection } : section;
    }),
  }));
}

/** Finds mistakes whose sections do not exist. */
export function missingExplanations(
  pages: readonly Pick<Page, 'route' | 'headings'>[],
  mistakes: readonly Mistake[] = readMistakes(),
): Problem[] {
  const sections = new Set(
    pages.flatMap(({ route, headings }) => headings.map(({ id }) => `${route}#${id}`)),
  );
  return mistakes.flatMap(({ file, line, explained }) =>
    explained
      .filter((address) => !sections.has(address))
      .map((address) => ({
        file: inProject(file),
        line: line - 1,
        message: `There is no section ${address}.`,
        remedy: 'Name a section that explains the message, by its page and the id of its heading.',
      })),
  );
}
