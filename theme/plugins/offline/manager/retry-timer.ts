import type { PrecacheStatus } from '../../../../sw/messages';

/** Delays before a download is retried after a network failure, in ms. The last one repeats. */
export const RETRY_DELAYS = [5_000, 60_000, 10 * 60_000] as const;

/** Retries a download after a delay, because browsers do not always notice when the network is back. */
export class RetryTimer {
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly retry: () => void) {}

  /** Starts or stops the timer, depending on the status of the newest build. */
  update(newest: PrecacheStatus | undefined): void {
    clearTimeout(this.timer);
    if (newest?.ready) this.count = 0;
    if (!newest?.failures.some(({ reason }) => reason === 'network')) return;
    const delay = RETRY_DELAYS[Math.min(this.count, RETRY_DELAYS.length - 1)];
    this.timer = setTimeout(() => {
      this.count += 1;
      this.retry();
    }, delay);
  }
}
