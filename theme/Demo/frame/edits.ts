/**
 * Changes of a text by positions in the original. What is removed becomes blanks and keeps its line breaks,
 * so whatever stays keeps its line, and most of it its column: errors name the places that the reader sees.
 */
export class Edits {
  readonly #characters: string[];
  /** What is inserted, by the position that it stands before. */
  readonly #inserted = new Map<number, string>();

  constructor(readonly source: string) {
    this.#characters = source.split('');
  }

  remove(from: number, to: number): void {
    for (let at = from; at < to; at++) {
      if (this.#characters[at] !== '\n') this.#characters[at] = ' ';
    }
  }

  insert(at: number, text: string): void {
    this.#inserted.set(at, (this.#inserted.get(at) ?? '') + text);
  }

  replace(from: number, to: number, text: string): void {
    this.remove(from, to);
    this.insert(from, text);
  }

  /** Takes a statement away; what stands before it must not go on behind it. */
  removeStatement({ start, end }: { start: number; end: number }): void {
    this.replace(start, end, ';');
  }

  /** Moves the line breaks between two positions to a third one, further on. */
  moveLineBreaks(from: number, to: number, target: number): void {
    for (let at = from; at < to; at++) {
      if (this.#characters[at] !== '\n') continue;
      this.#characters[at] = ' ';
      this.insert(target, '\n');
    }
  }

  toString(): string {
    const { length } = this.#characters;
    const text = this.#characters.map(
      (character, at) => (this.#inserted.get(at) ?? '') + character,
    );
    return text.join('') + (this.#inserted.get(length) ?? '');
  }
}
