import { isSymbol } from '../../config/pageKinds';
import type { IndexedPage, IndexedSection } from './indexFormat';
import { type LogMessage, messagesIn } from './logMessages';

/** The text of a message that a section explains. */
export interface MessageTemplate {
  /** With `…` for a name that varies, and `⋯` for a text of any length, such as a type. */
  text: string;
  /** What the line of code below the message must contain, with `…` for names. */
  code?: string;
  /** The number of the error, if readers who paste only this number need the section. */
  number?: string;
  /** Whether the message also has causes that the site does not explain. */
  isLikely?: true;
  /** Whether the site does not explain the message, although it resembles others. */
  isUnexplained?: true;
  /** Place among the sections that explain the same message, by default 0. */
  place?: number;
}

/** How certain it is that the listed sections explain a message. */
export type Certainty = 'certain' | 'likely' | 'none';

export interface ErrorAnswer {
  message: string;
  certainty: Certainty;
  /** Best first. */
  sections: { page: IndexedPage; section: IndexedSection }[];
}

interface Part {
  text: string;
  /** Maximum length of the text before it. */
  gap: number;
}

interface Template extends MessageTemplate {
  parts: Part[];
  codeParts: Part[];
  /** Number of characters that identify the message. */
  length: number;
  page: IndexedPage;
  section: IndexedSection;
}

/** Maximum lengths of a name and of a type, in characters. */
const MAX_NAME = 80;
const MAX_TYPE = 4000;

/** Characters by which a template with a line of code exceeds the same one without. */
const CODE_BONUS = 40;

/** Minimum share of a template in a message whose beginning or end is missing, and in one that is certain. */
const MIN_SHARE = 0.6;
const MIN_CERTAIN_SHARE = 0.85;

/** Minimum length of what is left of a part at the end of a text, in characters. */
const MIN_CUT = 4;

/** Minimum length of the part of a template that a message contains, in characters. */
const MIN_LENGTH = 16;

/** @returns a function that finds the sections that explain each message in a text, in the order of the messages */
export function createExplainer(pages: readonly IndexedPage[]): (text: string) => ErrorAnswer[] {
  const templates = pages.flatMap((page) =>
    page.sections.flatMap((section) =>
      (section.messages ?? []).map((message): Template => {
        const parts = partsOf(message.text);
        const codeParts = partsOf(message.code ?? '');
        return { ...message, parts, codeParts, length: lengthOf(parts), page, section };
      }),
    ),
  );
  return (text) => {
    const messages = messagesIn(text);
    const answers = messages.flatMap((message) => {
      const found = answersTo(message, templates);
      if (found.length > 0) return found;
      const sections = message.isForeign ? [] : sectionsOfNumber(message.text, pages);
      // Other output of a build needs no explanation.
      if (sections.length === 0 && !message.isStart && messages.length > 1) return [];
      return {
        message: message.text,
        certainty: sections.length > 0 ? 'likely' : 'none',
        sections,
      } as const;
    });
    return merged(answers);
  };
}

interface Found {
  start: number;
  end: number;
  /** The share of the template that the text contains. */
  share: number;
}

interface Match extends Found {
  template: Template;
  /** Whether the text has the line of code of the template. */
  isShown: boolean;
}

/** A message, or several if lines without a beginning of their own follow each other. */
function answersTo(message: LogMessage, templates: readonly Template[]): ErrorAnswer[] {
  const text = plain(message.text);
  const isCut = mayBeCut(message.text);
  const code = plain(`${message.code} ${message.text}`);
  const matches = templates
    .flatMap((template): Match[] => {
      if (message.isForeign && (template.isLikely || template.code)) return [];
      const found = find(template.parts, text, isCut);
      if (!found) return [];
      const { codeParts } = template;
      const isShown = codeParts.length > 0 && find(codeParts, code, false)?.share === 1;
      if (codeParts.length === 0 || isShown) return [{ template, ...found, isShown }];
      // The code is unknown, and the message says nothing else.
      const isAlone =
        !message.code &&
        !HOLE_WITHIN.test(template.text) &&
        text.slice(0, found.start).replace(NUMBER, '') === '' &&
        text.length - found.end <= (/…\W*$/.test(template.text) ? MAX_NAME : 0);
      return isAlone ? [{ template, ...found, isShown }] : [];
    })
    .sort((a, b) => weightOf(b) - weightOf(a));
  const best: Match[][] = [];
  for (const match of matches) {
    const rival = best.find(([one]) => one && one.start < match.end && match.start < one.end);
    if (!rival) best.push([match]);
    else if (rival[0] && weightOf(rival[0]) === weightOf(match)) rival.push(match);
  }
  // A compiler's message has lines that say the same in other words.
  return (/ts\d{4}/.test(text) ? best.slice(0, 1) : best)
    .sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0))
    .map((group) => answerOf(message, group));
}

const unexplained = (message: string): ErrorAnswer => ({
  message,
  certainty: 'none',
  sections: [],
});

/** Whether the heading of the section quotes the message. */
const isQuoted = ({ template: { parts, section } }: Match): boolean =>
  plain(section.heading).includes((parts[0]?.text ?? '').replace(/\.$/, ''));

const weightOf = ({ template, share, isShown }: Match): number =>
  template.length * share + (isShown ? CODE_BONUS + lengthOf(template.codeParts) : 0);

function answerOf({ text }: LogMessage, matches: Match[]): ErrorAnswer {
  if (matches.every(({ template }) => template.isUnexplained)) return unexplained(text);
  const explaining = matches
    .filter(({ template }) => !template.isUnexplained)
    .sort(
      (a, b) =>
        (a.template.place ?? 0) - (b.template.place ?? 0) ||
        // The one that names more comes first.
        a.template.parts.length - b.template.parts.length ||
        Number(isQuoted(b)) - Number(isQuoted(a)),
    );
  const sections = new Map(
    explaining.map(({ template: { page, section } }) => [section, { page, section }]),
  );
  const isCertain =
    sections.size === 1 &&
    explaining.every(
      ({ template, share, isShown }) =>
        !template.isLikely && share >= MIN_CERTAIN_SHARE && isShown === Boolean(template.code),
    );
  return {
    message: text,
    certainty: isCertain ? 'certain' : 'likely',
    sections: [...sections.values()],
  };
}

/** Matches a text that varies other than at its end. */
const HOLE_WITHIN = /[…⋯].*\w/;

/** Matches the number of an error, and what npm puts before each line, without white space. */
const NUMBER = /(?:error)?(?:ts|ng)\d{3,}:?|npm(?:err!|error|warn)(?:codeeresolve)?/g;

/** Leaves out repetitions. */
function merged(answers: readonly ErrorAnswer[]): ErrorAnswer[] {
  const keyOf = ({ message, sections }: ErrorAnswer) =>
    sections.map(({ page, section }) => `${page.path}#${section.id}`).join(' ') || message;
  return [...new Map(answers.map((answer) => [keyOf(answer), answer])).values()];
}

/**
 * Without what differs between tools: quotes, white space, case, the "of" before a type, and the underscore that a
 * bundler adds to a class.
 */
export const plain = (text: string): string =>
  text
    .replace(/\b_(?=[A-Z])/g, '')
    .replace(/\bof (?=type\b)/g, '')
    .replace(/[\s'"`‘’‚“”„«»*\\]/g, '')
    .toLowerCase();

export function partsOf(template: string): Part[] {
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of template.split(/([…⋯])/)) {
    const text = plain(piece);
    if (piece === '…') gap += MAX_NAME;
    else if (piece === '⋯') gap += MAX_TYPE;
    else if (text) {
      parts.push({ text, gap });
      gap = 0;
    }
  }
  return parts;
}

const lengthOf = (parts: readonly Part[]) => parts.reduce((sum, { text }) => sum + text.length, 0);

/** Whether the end of a text is missing: it has an open quote, or ends with an ellipsis, or has no quotes at all. */
const mayBeCut = (text: string): boolean =>
  ["'", '"', '`'].some((quote) => text.split(quote).length % 2 === 0) ||
  /(?:…|\.\.\.)\s*$/.test(text) ||
  !/['"`‘“]/.test(text);

/**
 * Finds the parts of a template in a text in their order. The beginning of the text may be missing.
 *
 * @param isCut whether the end of the text may be missing, too
 */
function find(parts: readonly Part[], text: string, isCut: boolean): Found | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const total = lengthOf(parts);
  const min = Math.max(MIN_LENGTH, MIN_SHARE * total);
  for (let at = text.indexOf(first.text); at >= 0; at = text.indexOf(first.text, at + 1)) {
    const found = follow(parts, text, at);
    if (found && (found.length === total || (isCut && found.length >= min))) {
      return { start: at, end: found.end, share: found.length / total };
    }
  }
  for (let kept = first.text.length - 1; isCut && kept >= min; kept--) {
    const start = text.length - kept;
    if (text.endsWith(first.text.slice(0, kept)))
      return { start, end: text.length, share: kept / total };
  }
  for (const [index, part] of parts.entries()) {
    const rest = lengthOf(parts.slice(index));
    for (let cut = index === 0 ? 1 : 0; cut < part.text.length; cut++) {
      if (rest - cut < min) return undefined;
      if (!text.startsWith(part.text.slice(cut))) continue;
      const found = follow(parts.slice(index), text, -cut);
      if (found?.length === rest) return { start: 0, end: found.end, share: (rest - cut) / total };
    }
  }
  return undefined;
}

/** Follows the parts of a template from the position of the first, and through the end of the text. */
function follow(parts: readonly Part[], text: string, start: number) {
  let [end, length] = [start, 0];
  for (const [index, { text: part, gap }] of parts.entries()) {
    const at = index === 0 ? start : text.indexOf(part, end);
    if (index > 0 && at - end > gap) return undefined;
    if (index > 0 && at < 0) {
      if (end === text.length) return { end, length };
      let kept = Math.min(part.length - 1, text.length - end);
      while (kept >= MIN_CUT && !text.endsWith(part.slice(0, kept))) kept--;
      return kept >= MIN_CUT ? { end: text.length, length: length + kept } : undefined;
    }
    end = at + part.length;
    length += part.length;
  }
  return { end, length };
}

/** Matches a text that is only the number of an error, or the code of an error of npm. */
const IS_NUMBER = /^(?:(?:error|code|npm)\b|\b\w\b|\W)*((?:ts|ng)-?\d{3,}|E[A-Z]{4,})\W*$/i;

/** Maximum number of sections for the number of an error. */
const MAX_BY_NUMBER = 6;

/** For a text that is only the number of an error, the sections about it. */
function sectionsOfNumber(text: string, pages: readonly IndexedPage[]): ErrorAnswer['sections'] {
  const number = IS_NUMBER.exec(text)?.[1]?.replace('-', '').toUpperCase();
  if (!number) return [];
  const inHeading = new RegExp(`\\b${number}\\b`);
  const isOften = ({ messages }: IndexedSection) =>
    messages?.some((message) => message.number === number);
  // A question about the error itself comes before its causes in a heading.
  const placeOf = (section: IndexedSection) =>
    isOften(section) ? 0 : section.heading.endsWith('?') ? 1 : 2;
  return pages
    .flatMap((page) => page.sections.map((section) => ({ page, section })))
    .filter(({ section }) => isOften(section) || (section.error && inHeading.test(section.heading)))
    .sort((a, b) => placeOf(a.section) - placeOf(b.section))
    .slice(0, MAX_BY_NUMBER);
}

/** The symbols that a text names, each with the guide about it first. */
export function pagesNamedIn(text: string, pages: readonly IndexedPage[]): IndexedPage[] {
  const names = new Set(text.match(/[\p{L}_$][\p{L}\p{N}_$]+/gu));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const named = pages.filter(({ kind, title }) => isSymbol(kind) && names.has(title));
  return [...new Set(named.flatMap((page) => [byPath.get(page.guide ?? '') ?? [], page].flat()))];
}
