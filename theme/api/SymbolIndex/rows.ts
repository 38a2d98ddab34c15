import { hashTarget } from '../../router/focus';
import { type Facts, type Filter, matches } from './filter';

/** A heading and what belongs to it. */
interface Group {
  elements: HTMLElement[];
  rows: { row: HTMLElement; facts: Facts }[];
}

/** By which of its facts a list is grouped; the headings say it instead of a column. */
export type Grouping = 'kind' | 'extension';

/** Reads the lists of symbols that follow an element in the page. */
export function readGroups(box: Element, grouping: Grouping): Group[] {
  const groups: Group[] = [];
  for (let element = box.nextElementSibling; element; element = element.nextElementSibling) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') groups.push({ elements: [], rows: [] });
    const group = groups.at(-1);
    const heading = group?.elements[0] ?? element;
    group?.elements.push(element);
    const columns = [...element.querySelectorAll('thead th')].map(textOf);
    // "Functions" stands over functions.
    const title = textOf(heading).replace(grouping === 'kind' ? /(?:(?<=s)e)?s$/ : '', '');
    // Types by extension are names alone; what has no status is stable.
    for (const row of element.matches('ul') ? element.querySelectorAll('li') : []) {
      const facts = { text: textOf(row), kind: 'type alias', status: 'stable', extension: title };
      group?.rows.push({ row, facts });
    }
    for (const row of element.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
      const cells = [...row.cells].map(textOf);
      const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
      const facts = {
        text: `${cell('symbol')} ${cell('what it is')}`,
        kind: cell('kind'),
        status: cell('status'),
        extension: cell('extension'),
      };
      facts[grouping] = title;
      group?.rows.push({ row, facts });
    }
  }
  return groups;
}

/** Hides what does not match, with headings and tables over nothing. Answers how many symbols are left. */
export function showMatches(groups: readonly Group[], filter: Filter): number {
  let shown = 0;
  for (const { elements, rows } of groups) {
    let left = 0;
    for (const { row, facts } of rows) {
      row.hidden = !matches(facts, filter);
      if (!row.hidden) left++;
    }
    for (const element of elements) {
      const own = rows.filter(({ row }) => element.contains(row));
      element.hidden = left === 0 || (own.length > 0 && own.every(({ row }) => row.hidden));
      // The words over a list.
      const label = element.matches('ul') && element.previousElementSibling;
      if (label instanceof HTMLElement) label.hidden = element.hidden;
    }
    shown += left;
  }
  return shown;
}

/** Leaves out of the table of contents what is hidden in the page. */
export function showContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.contents a')) {
    const item = link.closest('li');
    if (item) item.hidden = hashTarget(link.hash)?.hidden ?? false;
  }
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
