import { hashTarget } from '../../../lib/focus';

/** Facts about a symbol from its list, in lowercase. */
interface Facts {
  /** Its name and description. */
  text: string;
  kind: string;
  status: string;
  extension: string;
}

/** URL parameters of the filter. Empty values match everything. */
export const PARTS = ['q', 'kind', 'status', 'extension'] as const;
type Filter = Readonly<Record<(typeof PARTS)[number], string>>;

/** The symbols in a table of the page, with the facts from the table and from its heading. */
export function factsIn(
  element: HTMLElement,
  heading: HTMLElement,
): [row: HTMLElement, facts: Facts][] {
  // "Functions" is the heading of functions.
  const kind = textOf(heading).replace(/(?:(?<=s)e)?s$/, '');
  const columns = [...element.querySelectorAll('thead th')].map(textOf);
  return [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => {
    const cells = [...row.cells].map(textOf);
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const facts = {
      text: `${cell('symbol')} ${cell('what it is')}`,
      kind,
      status: cell('status') || 'stable',
      extension: cell('extension'),
    };
    return [row, facts];
  });
}

export function matches(facts: Facts, filter: Filter): boolean {
  const words = filter.q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    words.every((word) => facts.text.includes(word)) &&
    (['kind', 'status', 'extension'] as const).every(
      (part) => !filter[part] || facts[part] === filter[part].toLowerCase(),
    )
  );
}

const textOf = (element: Element) =>
  (element.firstChild?.textContent === element.textContent
    ? (element.textContent ?? '')
    : [...element.childNodes]
        .filter((node) => !(node instanceof Element && node.matches('.heading-link')))
        .map((node) => node.textContent)
        .join('')
  )
    .trim()
    .toLowerCase();

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
