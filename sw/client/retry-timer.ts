import type { CopyStatus } from '../messages';

/** Waits before a download that the network has left is tried again, in ms; the last one for ever. */
export const RETRY_AFTER = [5_000, 60_000, 10 * 60_000] as const;

/** Tries a download again after a while: browsers do not always notice when a network is of use again. */
export class Retries {
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly retry: () => void) {}

  /** @param newest how the copy stands that is to be completed */
  plan(newest: CopyStatus | undefined): void {
    clearTimeout(this.timer);
    if (newest?.ready) this.count = 0;
    if (!newest?.failures.some(({ reason }) => reason === 'network')) return;
    const wait = RETRY_AFTER[Math.min(this.count, RETRY_AFTER.length - 1)];
    this.timer = setTimeout(() => {
      this.count += 1;
      this.retry();
    }, wait);
  }
}
