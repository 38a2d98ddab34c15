/**
 * Edits a string by positions in the original. Removed text is replaced with blanks and keeps its line breaks, so that
 * the rest keeps its lines and most columns. As a result, errors have the positions that the reader sees.
 */
export class Edits {
  readonly #characters: string[];
  /** Inserted text, by the position before which it is inserted. */
  readonly #inserted = new Map<number, string>();

  constructor(readonly source: string) {
    this.#characters = source.split('');
  }

  remove(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.#characters[at] !== '\n') this.#characters[at] = ' ';
    }
  }

  /** Removes a range with everything that has been inserted into it. */
  removeEdited(from: number, to: number): void {
    this.remove(from, to);
    for (let at = from; at < to; at++) this.#inserted.delete(at);
  }

  insert(at: number, text: string): void {
    this.#inserted.set(at, (this.#inserted.get(at) ?? '') + text);
  }

  replace(from: number, to: number, text: string): void {
    this.remove(from, to);
    this.insert(from, text);
  }

  /** Replaces a statement with a semicolon, so that the previous one does not continue after it. */
  removeStatement({ start, end }: { start: number; end: number }): void {
    this.replace(start, end, ';');
  }

  moveLineBreaks(from: number, to: number, target: number): void {
    for (let at = from; at < to; at++) {
      if (this.#characters[at] !== '\n') continue;
      this.#characters[at] = ' ';
      this.insert(target, '\n');
    }
  }

  /** The text of a range after all edits so far. */
  edited({ start, end }: { start: number; end: number }): string {
    return this.#characters
      .slice(start, end)
      .map((character, at) => (this.#inserted.get(start + at) ?? '') + character)
      .join('');
  }

  toString(): string {
    const end = this.source.length;
    return this.edited({ start: 0, end }) + (this.#inserted.get(end) ?? '');
  }
}
