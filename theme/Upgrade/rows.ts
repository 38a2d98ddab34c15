/** The elements of a section of the page, and the rows of its tables of versions. */
interface Section {
  elements: HTMLElement[];
  rows: HTMLTableRowElement[];
}

/** The sections that follow an element in the page. */
export function sectionsBehind(place: Element): Section[] {
  const sections: Section[] = [];
  for (let element = place.nextElementSibling; element; element = element.nextElementSibling) {
    if (!(element instanceof HTMLElement)) continue;
    if (element.tagName === 'H2') sections.push({ elements: [], rows: [] });
    const section = sections.at(-1);
    section?.elements.push(element);
    const tables = [...element.querySelectorAll('table')].filter(
      (table) => table.querySelector('th')?.textContent?.trim() === 'Version',
    );
    section?.rows.push(
      ...tables.flatMap((table) => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')]),
    );
  }
  return sections;
}

/**
 * Hides the rows that are not met, and sections of which nothing is left.
 *
 * @param met for each row, in the order of the page, whether it stays
 */
export function showRows(sections: readonly Section[], met: readonly boolean[]): void {
  let at = 0;
  for (const { elements, rows } of sections) {
    for (const row of rows) row.hidden = met[at++] === false;
    const isEmpty = rows.length > 0 && rows.every(({ hidden }) => hidden);
    for (const element of elements) element.hidden = isEmpty;
  }
}
