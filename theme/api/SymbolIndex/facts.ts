/** What a list says of a symbol, in small letters. */
interface Facts {
  /** Its name and description. */
  text: string;
  kind: string;
  status: string;
  extension: string;
}

/** What the reader looks for, by names in the address; empty texts mean anything. */
export const PARTS = ['q', 'kind', 'status', 'extension'] as const;
type Filter = Readonly<Record<(typeof PARTS)[number], string>>;

/** By which of its facts a list is grouped; the headings say it instead of a column. */
export type Grouping = 'kind' | 'extension';

/** The symbols in an element of the page, with what it and its heading say of them. */
export function factsIn(
  element: HTMLElement,
  heading: HTMLElement,
  grouping: Grouping,
): [row: HTMLElement, facts: Facts][] {
  // "Functions" stands over functions.
  const title = textOf(heading).replace(grouping === 'kind' ? /(?:(?<=s)e)?s$/ : '', '');
  if (element.matches('ul')) {
    // Types by extension are names alone; what has no status is stable.
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

/** Whether a symbol has all words, in any order, and the other facts. */
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
