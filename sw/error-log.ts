import type { LoggedError } from './messages';
import type { Records } from './store';

/** Number of errors to keep. */
const LENGTH = 20;

/**
 * The worker's last errors, for the report that readers can send. They are also kept in memory, because nothing can be
 * written when storage is full.
 */
export class ErrorLog {
  private recent: readonly LoggedError[] | undefined;

  constructor(private readonly records: Records) {}

  /**
   * Adds an error.
   * @param what the worker's task
   */
  async add(what: string, error: unknown): Promise<void> {
    const entry = { time: Date.now(), what, error: String(error) };
    this.recent = [...(await this.all()), entry].slice(-LENGTH);
    // Writes nothing after the reader has removed everything.
    const isStored = await this.records.newest.get().catch(() => undefined);
    if (isStored) await this.records.errors.put(this.recent).catch(() => {});
  }

  /** Returns the errors, oldest first. */
  async all(): Promise<readonly LoggedError[]> {
    return this.recent ?? (await this.records.errors.get().catch(() => undefined)) ?? [];
  }
}
