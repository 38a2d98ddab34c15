import { idOf } from './tokens';
import type { IndexedPage, IndexedSection } from './types';

/**
 * A page as stored in the index, without the names of its properties, to keep the index small. Each section is two
 * strings: lines with its heading, its id and the words of readers, and its text. The id is empty if it follows from
 * the heading (`idOf`).
 */
export type PackedPage = [
  path: string,
  title: string,
  kind: IndexedPage['kind'],
  guide: string,
  signatures: string[],
  ...sections: string[],
];

/** Returns a page as stored in the index. */
export const packed = ({
  path,
  title,
  kind,
  guide,
  signatures,
  sections,
}: IndexedPage): PackedPage => [
  path,
  title,
  kind,
  guide ?? '',
  signatures ?? [],
  ...sections.flatMap(({ heading, id = '', text, asked = '' }) => [
    [heading, id === idOf(heading) ? '' : id, asked].join('\n').trimEnd(),
    text,
  ]),
];

/** Returns a page of the index with the names of its properties. */
export function unpacked([
  path,
  title,
  kind,
  guide,
  signatures,
  ...parts
]: PackedPage): IndexedPage {
  const sections: IndexedSection[] = [];
  while (parts.length) {
    // As packed above, so neither a string nor the heading is missing.
    const [names, text] = parts.splice(0, 2) as [string, string];
    const [heading, id, asked] = names.split('\n') as [string, string?, string?];
    sections.push({ heading, text, ...(id && { id }), ...(asked && { asked }) });
  }
  return { path, title, kind, guide, signatures, sections };
}
