import { idOf, isType } from './tokens';
import type { IndexedPage, IndexedSection, PageKind } from './types';

/**
 * A page as stored in the index: three lines of fields, without the names of its properties, to keep the index small.
 * The first has the path, the title, the kind and the guide, and the second the signatures. The third has four fields
 * for each section: its heading, its id, the words of readers, and its text. What follows from another field is empty:
 * a title that is the end of the path, the default id of a heading (`idOf`), and a heading that is the name of a type.
 */
export type PackedPage = string;

/** Separates fields. It needs no escape in JSON, and does not occur in prose. */
const FIELD = '\u007f';
const LINE = '\n';

/** Returns a page as stored in the index. */
export const packed = ({
  path,
  title,
  kind,
  guide = '',
  signatures = [],
  sections,
}: IndexedPage): PackedPage =>
  [
    [path, title === endOf(path) ? '' : title, kind, guide],
    signatures,
    sections.flatMap(({ heading, id = '', asked = '', text }) => [
      heading === typeIn(id) ? '' : heading,
      id === idOf(heading) ? '' : id,
      asked,
      text,
    ]),
  ]
    .map((fields) => fields.join(FIELD))
    .join(LINE);

/**
 * Returns a page of the index with the names of its properties.
 *
 * @throws if it is not a packed page
 */
export function unpacked(page: PackedPage): IndexedPage {
  const [names, signatures, parts] = page.split(LINE).map((line) => line.split(FIELD));
  const [path, title, kind, guide] = names ?? [];
  if (path === undefined || !parts) throw new Error(`"${page}" is not a page of the index.`);
  const sections: IndexedSection[] = [];
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const [heading, id = '', asked, text = ''] = parts.slice(at, at + 4);
    sections.push({
      heading: heading || typeIn(id),
      text,
      ...(id && { id }),
      ...(asked && { asked }),
    });
  }
  return {
    path,
    title: title || endOf(path),
    // As packed above.
    kind: kind as PageKind,
    guide,
    signatures: signatures?.filter(Boolean),
    sections,
  };
}

const endOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns the name of the type that is not exported to which an id belongs, if any. */
const typeIn = (id: string) => (isType(id) ? id.slice(id.indexOf('-') + 1) : '');
