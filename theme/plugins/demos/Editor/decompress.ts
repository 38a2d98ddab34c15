/** Limits of code in a link, which are far above the size of any demo. Larger code freezes the editor. */
const MAX_BYTES = 200_000;
const MAX_LINES = 5_000;
const MAX_LINE_LENGTH = 2_000;

/** Thrown if the code in a link is larger than the editor can show. */
export class TooLarge extends Error {
  override readonly message =
    'The code in this link is too large to show: more than 200 kB or 5,000 lines, or a line of more than 2,000 characters. It is not shown.';
}

/**
 * Decompresses the text in a link within the limits.
 *
 * @throws TooLarge beyond them, or an error if the data is truncated
 */
export async function decompress(gzipped: BlobPart): Promise<string> {
  const reader = new Blob([gzipped])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      void reader.cancel().catch(() => {});
      throw new TooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}

/**
 * Checks the number and length of lines.
 *
 * @throws TooLarge if the files have more or longer lines than the editor can show
 */
export function checkLines(files: Readonly<Record<string, string>>): void {
  const lines = Object.values(files).flatMap((text) => text.split(/\r\n?|\n/));
  if (lines.length > MAX_LINES || lines.some(({ length }) => length > MAX_LINE_LENGTH)) {
    throw new TooLarge();
  }
}
