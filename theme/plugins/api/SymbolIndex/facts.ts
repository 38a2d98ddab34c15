/** Facts about a symbol from its list, in lower case. */
interface Facts {
  /** Its name and description. */
  text: string;
  kind: string;
  status: string;
  extension: string;
}

/** Parameters of the filter in the URL; empty values match anything. */
export const PARTS = ['q', 'kind', 'status', 'extension'] as const;
type Filter = Readonly<Record<(typeof PARTS)[number], string>>;

/** The fact that lists are grouped by, which is in the heading instead of a column. */
export type Grouping = 'kind' | 'extension';

/** The symbols in an element of the page, with the facts from it and its heading. */
export function factsIn(
  element: HTMLElement,
  heading: HTMLElement,
  grouping: Grouping,
): [row: HTMLElement, facts: Facts][] {
  // "Functions" is the heading of functions.
  const title = textOf(heading).replace(grouping === 'kind' ? /(?:(?<=s)e)?s$/ : '', '');
  if (element.matches('ul')) {
    // Types by extension are only names; without a status they are stable.
    const same = { kind: 'type alias', status: 'stable', extension: title };
    return [...element.querySelectorAll('li')].map((row) => [row, { text: textOf(row), ...same }]);
  }
  const columns = [...element.querySelectorAll('thead th')].map(textOf);
  return [...element.querySelectorAll<HTMLTableRowElement>('tbody tr')].map((row) => {
    const cells = [...row.cells].map(textOf);
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const facts = {
      text: `${cell('symbol')} ${cell('what it is')}`,
      kind: cell('kind'),
      status: cell('status'),
      extension: cell('extension'),
    };
    return [row, { ...facts, [grouping]: title }];
  });
}

/** Whether a symbol matches all words, in any order, and the other facts. */
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
