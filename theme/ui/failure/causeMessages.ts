/** Returns the message of an error and of every error that caused it, outermost first. */
export function causeMessages(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let next: unknown = error;
  while (next !== undefined && !seen.has(next)) {
    seen.add(next);
    messages.push(next instanceof Error ? next.message : String(next));
    next = next instanceof Error ? next.cause : undefined;
  }
  return messages;
}
