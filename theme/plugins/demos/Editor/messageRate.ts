/** Limits of the messages that a frame may send within one second. Demos of the site send less than a tenth of this. */
const MAX_MESSAGES = 1_000;
const MAX_CHARACTERS = 50_000_000;
const PERIOD = 1_000;

/** Counts the messages of a frame and their size, so that a flood does not freeze the page. */
export class MessageRate {
  #began = 0;
  #messages = 0;
  #characters = 0;

  /**
   * Counts a message.
   *
   * @param now in ms
   * @returns whether the frame has sent too much within one second
   */
  isFlood(message: unknown, now: number): boolean {
    if (now - this.#began >= PERIOD) {
      this.#began = now;
      this.#messages = 0;
      this.#characters = 0;
    }
    this.#messages += 1;
    this.#characters += sizeOf(message);
    return this.#messages > MAX_MESSAGES || this.#characters > MAX_CHARACTERS;
  }
}

/** Maximum number of parts that are measured. A message with more parts has the maximum size. */
const MAX_PARTS = 100_000;

/** Returns the approximate size of plain data in characters. */
function sizeOf(message: unknown): number {
  const queue = [message];
  let size = 0;
  for (let parts = 0; queue.length > 0; parts += 1) {
    if (parts + queue.length > MAX_PARTS) return MAX_CHARACTERS / 10;
    const part = queue.pop();
    if (typeof part === 'string') size += part.length;
    else if (ArrayBuffer.isView(part) || part instanceof ArrayBuffer) size += part.byteLength;
    else if (typeof part === 'object' && part !== null)
      for (const one of Object.values(part)) queue.push(one);
    size += 10;
  }
  return size;
}
