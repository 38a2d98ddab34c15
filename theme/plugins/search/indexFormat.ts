import { type PageKind, pageKindOf } from '../../config/pageKinds';
import type { MessageTemplate } from './explain';

/** Folder of the files of the search index, below the base path. Their names contain hashes. */
export const SEARCH_INDEX_FOLDER = 'static/search';

/**
 * File that lists the files in this folder: that of `StoredIndex`, then those with more `Texts`. Elsewhere, because
 * browsers never request a file in `static` again.
 */
export const SEARCH_INDEX_MANIFEST = 'search.json';

/** A section of a page that a result can link to: the text below one heading, a table row, or a type. */
export interface IndexedSection {
  /** The heading's text; empty for the text before the first heading. */
  heading: string;
  /** The heading's id, which is empty for the top of the page. */
  id: string;
  /** Its text, without code. */
  text: string;
  /** Words of readers that the text lacks. They find the section, but are not shown. */
  asked?: string;
  /** Whether it explains an error: as a case of the guide's section about errors, or named in a heading elsewhere. */
  error?: 'case' | 'named';
  /** The messages that it explains. */
  messages?: MessageTemplate[];
}

export interface IndexedPage {
  /** Address below the base path, with a leading slash. */
  path: string;
  title: string;
  kind: PageKind;
  /** For symbols: path of the guide about it. */
  guide?: string;
  /** For symbols: source of the declarations. */
  signatures?: string[];
  sections: IndexedSection[];
}

/** The texts of some pages' sections, by the path of the page. */
export type Texts = Readonly<Record<string, readonly string[]>>;

/** The index as stored: the values of all pages by field, which compress better next to each other. */
export interface StoredIndex {
  path: string[];
  title: string[];
  guide: (string | null)[];
  signatures: (string[] | null)[];
  heading: string[][];
  /** Null for the default id of a heading. */
  id: (string | null)[][];
  asked: (string | null)[][];
  error: (NonNullable<IndexedSection['error']> | null)[][];
  messages: (MessageTemplate[] | null)[][];
  /** Null for a page whose texts are in another file, by path. */
  text: (string[] | null)[];
}

/** @param hasTexts whether the file contains the texts of a page */
export function stored(
  pages: readonly IndexedPage[],
  hasTexts: (page: IndexedPage) => boolean,
): StoredIndex {
  const ofSections = <T>(read: (section: IndexedSection) => T) =>
    pages.map(({ sections }) => sections.map(read));
  return {
    path: pages.map(({ path }) => path),
    title: pages.map(({ title }) => title),
    guide: pages.map(({ guide }) => guide ?? null),
    signatures: pages.map(({ signatures }) => signatures ?? null),
    heading: ofSections(({ heading }) => heading),
    id: ofSections(({ heading, id }) => (id === defaultIdOf(heading) ? null : id)),
    asked: ofSections(({ asked }) => asked ?? null),
    error: ofSections(({ error }) => error ?? null),
    messages: ofSections(({ messages }) => messages ?? null),
    text: pages.map((page) => (hasTexts(page) ? textsIn(page) : null)),
  };
}

export const textsIn = ({ sections }: IndexedPage): string[] => sections.map(({ text }) => text);

export function restored(index: StoredIndex, ...more: Texts[]): IndexedPage[] {
  const texts: Texts = Object.assign({}, ...more);
  return index.path.map((path, page) => ({
    path,
    title: index.title[page] ?? '',
    kind: pageKindOf(path),
    guide: index.guide[page] ?? undefined,
    signatures: index.signatures[page] ?? undefined,
    sections: (index.heading[page] ?? []).map((heading, at) => ({
      heading,
      id: index.id[page]?.[at] ?? defaultIdOf(heading),
      text: (index.text[page] ?? texts[path])?.[at] ?? '',
      asked: index.asked[page]?.[at] ?? undefined,
      error: index.error[page]?.[at] ?? undefined,
      messages: index.messages[page]?.[at] ?? undefined,
    })),
  }));
}

/** Like the ids of headings on GitHub. */
const defaultIdOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
