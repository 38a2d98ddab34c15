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

/** Returns the symbols in a table of the page, with the facts from the table and from its heading. */
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

/** Returns whether a symbol matches all words, in any order, and the other facts. */
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
