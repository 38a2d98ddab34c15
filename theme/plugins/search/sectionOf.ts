/** Elements that a preview leaves out: those that need their page, and permalinks of headings. */
const LEFT_OUT = '[data-island], .heading-link, .page-foot, script, h1 ~ nav';

/**
 * Returns a copy of a section of a page: a heading and the text below it, a row of a table, or the start of the page.
 *
 * @param article the article of the page, not part of the document
 * @param id of the heading or row; empty for the start
 * @param address of the page, to which links to its sections lead
 */
export function sectionOf(article: Element, id: string, address: string): Element[] {
  const target = id ? article.querySelector(`#${CSS.escape(id)}`) : article.querySelector('h1');
  if (!target) return [];
  const row = target.closest('tr');
  const nodes = row
    ? withHeading(tableOf(row), row)
    : isHeading(target)
      ? withText(target)
      : [blockOf(target)];
  return nodes.map((node) => {
    const copy = node.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
    // The page may be the one behind the dialog, and ids must be unique.
    for (const element of [copy, ...copy.querySelectorAll('[id]')]) element.removeAttribute('id');
    for (const link of copy.querySelectorAll('a[href^="#"]')) {
      link.setAttribute('href', address + link.getAttribute('href'));
    }
    return copy;
  });
}

const isHeading = (element: Element) => /^H[1-6]$/.test(element.tagName);

/** Returns a heading with everything up to the next heading of its level. The start of a page ends at any heading. */
function withText(heading: Element): Element[] {
  const nodes = [heading];
  const level = heading.tagName === 'H1' ? 'H6' : heading.tagName;
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (isHeading(next) && next.tagName <= level) break;
    if (!next.matches(LEFT_OUT)) nodes.push(next);
  }
  return nodes;
}

/** Returns the table in its box, with only this row. */
function tableOf(row: HTMLTableRowElement): Element | undefined {
  const box = boxOf(row)?.cloneNode(true) as Element | undefined;
  box?.querySelector('tbody')?.replaceChildren(row.cloneNode(true));
  return box;
}

const boxOf = (row: Element): Element | null => row.closest('.table-box') ?? row.closest('table');

/** Returns a part of a section below the heading of the original element. */
function withHeading(part: Element | undefined, origin: Element): Element[] {
  let before = boxOf(origin);
  while (before && !isHeading(before)) before = before.previousElementSibling;
  return [before, part].filter((node) => node !== null && node !== undefined);
}

/** Returns the block of the article that contains an element, such as the sample with a type. */
function blockOf(element: Element): Element {
  return element.closest('figure, table, section, ul, ol, p') ?? element;
}
