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
  guide: string | null,
  signatures: string[] | null,
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
  guide ?? null,
  signatures ?? null,
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
  for (let at = 0; at < parts.length; at += 2) {
    const [heading = '', id, asked] = (parts[at] ?? '').split('\n');
    const section: IndexedSection = { heading, text: parts[at + 1] ?? '' };
    if (id) section.id = id;
    if (asked) section.asked = asked;
    sections.push(section);
  }
  const page: IndexedPage = { path, title, kind, sections };
  if (guide) page.guide = guide;
  if (signatures) page.signatures = signatures;
  return page;
}
