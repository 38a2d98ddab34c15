/** Resolves like the promise, or with undefined after `ms` milliseconds. Does not cancel anything. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));
  return Promise.race([promise, timeout]);
}
