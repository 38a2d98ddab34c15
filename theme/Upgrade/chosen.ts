/** What the reader has chosen, as the address has it; empty texts are no choice. */
export interface Chosen {
  from: string;
  to: string;
  kind: string;
  /** Names of the extensions that the reader uses, in small letters. */
  use: readonly string[];
}

export const NOTHING: Chosen = { from: '', to: '', kind: '', use: [] };

/** @param search the query of an address */
export function readChosen(search: string): Chosen {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) ?? '';
  const use = text('use').toLowerCase().split(',');
  return {
    from: text('from'),
    to: text('to'),
    kind: text('kind'),
    use: [...new Set(use.map((name) => name.trim()))].filter((name) => name !== ''),
  };
}

/**
 * The query of an address with a choice in it; what else it says stays.
 *
 * @param names how the extensions are written
 */
export function writeChosen(search: string, chosen: Chosen, names: readonly string[]): string {
  const { use, ...texts } = chosen;
  const written = use.map((one) => names.find((name) => name.toLowerCase() === one) ?? one);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...texts, use: written.join() })) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  // A comma may stand in an address as it is, and is easier to read.
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
