import { hashTarget } from '../../../lib/focus';

/** The rows of a table, and whether each matches. */
type Rows = readonly (readonly [row: HTMLElement, isMatch: boolean])[];

const isEmpty = (rows: Rows) => rows.length > 0 && rows.every(([, isMatch]) => !isMatch);

/**
 * Hides rows that do not match in the sections after an island, together with empty tables, sections and their entries
 * in the table of contents.
 *
 * @param inside an element of the island
 * @param rowsIn returns the rows in an element of such a section; called in document order
 * @returns the number of visible rows
 */
export function showRows(
  inside: Element | null,
  rowsIn: (element: HTMLElement, heading: HTMLElement) => Rows,
): number {
  let shown = 0;
  for (const { heading, elements } of sectionsBehind(inside?.closest('[data-island]'))) {
    const lists = elements.map((element) => ({ element, rows: rowsIn(element, heading) }));
    const all = lists.flatMap(({ rows }) => rows);
    for (const [row, isMatch] of all) row.hidden = !isMatch;
    shown += all.filter(([, isMatch]) => isMatch).length;
    for (const { element, rows } of lists) element.hidden = isEmpty(all) || isEmpty(rows);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) {
    const item = link.closest('li');
    if (item) item.hidden = hashTarget(link.hash)?.hidden ?? false;
  }
  return shown;
}

function sectionsBehind(place: Element | null | undefined) {
  const sections: { heading: HTMLElement; elements: HTMLElement[] }[] = [];
  for (let element = place?.nextElementSibling; element; element = element.nextElementSibling) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') sections.push({ heading: element, elements: [] });
    sections.at(-1)?.elements.push(element);
  }
  return sections;
}
