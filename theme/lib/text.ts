/** Half of a character that takes two units, such as an emoji. URLs cannot contain it: `encodeURIComponent` throws. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The start of a text, which never ends within a character. */
export const startOf = (text: string, length: number): string =>
  text.slice(0, length).replace(LONE_SURROGATE, '');

/** The end of a link without what messengers and sentences append to it. */
export const withoutAppended = (end: string): string =>
  end.replace(/(?:&utm_.*|[^\p{L}\p{N}_-])+$/u, '');

/** The start of a text, with an ellipsis if it is shortened. */
export const shortened = (text: string, length: number): string =>
  text.length > length ? `${startOf(text, length)} …` : text;
