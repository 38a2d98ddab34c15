import type { PageKind } from '../../config/pageKinds';

/** Folder of the search index, below the base path. */
export const SEARCH_INDEX_FOLDER = 'static/search';

/** File in this folder that lists the others, each with some of the pages, so that an edit changes only one of them. */
export const SEARCH_INDEX_MANIFEST = 'index.json';

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

/** A page as stored: sections lack an empty heading, and their id if it is the default one of their heading. */
export type StoredPage = Omit<IndexedPage, 'sections'> & {
  sections: (Omit<IndexedSection, 'heading' | 'id'> & { heading?: string; id?: string })[];
};

/** Leaves out what `restored` adds again, which saves 6 kB of the index. */
export const stored = (page: IndexedPage): StoredPage => ({
  ...page,
  sections: page.sections.map(({ heading, id, ...section }) => ({
    ...(heading && { heading }),
    ...section,
    ...(id !== defaultIdOf(heading) && { id }),
  })),
});

export const restored = (page: StoredPage): IndexedPage => ({
  ...page,
  sections: page.sections.map(({ heading = '', ...section }) => ({
    heading,
    id: defaultIdOf(heading),
    ...section,
  })),
});

/** Like the ids of headings on GitHub. */
const defaultIdOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
