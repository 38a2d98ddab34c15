/** The description of a change in a row of the page, as HTML from the build. */
export interface Description {
  text: string;
  /** The changed declarations, if there are any. */
  differences: string;
}

/** Maximum length of a difference that is initially shown, in lines. */
const SHORT = 12;

/** Returns the descriptions of all changes, from the tables of versions after an island. */
export function descriptionsAfter(inside: Element | null): Description[] {
  const article = inside?.closest('[data-island]')?.parentElement;
  const tables = [...(article?.querySelectorAll('table') ?? [])].filter(
    (table) => table.querySelector('th')?.textContent?.trim() === 'Version',
  );
  return tables.flatMap((table) =>
    [...table.querySelectorAll('tbody td:last-child')].map((cell) => {
      const text = cell.cloneNode(true) as Element;
      const details = text.querySelector('details');
      details?.remove();
      // Buttons of samples would have no listeners.
      for (const tools of details?.querySelectorAll('.code-tools') ?? []) tools.remove();
      const lines = details?.querySelectorAll('.add, .del').length ?? 0;
      details?.toggleAttribute('open', lines <= SHORT);
      return { text: text.innerHTML, differences: details?.outerHTML ?? '' };
    }),
  );
}
