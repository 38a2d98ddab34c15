/** What `runAside.test.ts` calls on another thread. */
export const greet = async (name: string): Promise<string> => `Hello ${name}`;

export function refuse(reason: string): never {
  throw new TypeError(reason);
}

export function leave(): void {
  process.exit(3);
}
