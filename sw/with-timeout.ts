/** What a promise comes to, or undefined after a while that is given in ms; the promise itself goes on. */
export function atMost<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined)),
  ]);
}
