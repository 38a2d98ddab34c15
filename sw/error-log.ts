import type { LoggedError } from './messages';
import type { Records } from './store';

/** How many errors are kept. */
const LENGTH = 20;

/**
 * The last things that went wrong in the worker, for the report that readers can send. Kept in memory, too:
 * without room on the device nothing can be written down.
 */
export class ErrorLog {
  private recent: readonly LoggedError[] | undefined;

  constructor(private readonly records: Records) {}

  /** @param what what the worker was doing */
  async add(what: string, error: unknown): Promise<void> {
    const entry = { time: Date.now(), what, error: String(error) };
    this.recent = [...(await this.all()), entry].slice(-LENGTH);
    // Where the reader has removed everything, nothing is written.
    const isStored = await this.records.newest.get().catch(() => undefined);
    if (isStored) await this.records.errors.put(this.recent).catch(() => {});
  }

  /** The errors, the last one at the end. */
  async all(): Promise<readonly LoggedError[]> {
    return this.recent ?? (await this.records.errors.get().catch(() => undefined)) ?? [];
  }
}
