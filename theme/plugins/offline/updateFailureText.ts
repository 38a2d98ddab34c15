/** Explains why a stored update failed to open. */
export function updateFailureText(error: string): string {
  const why = /quota/i.test(error)
    ? 'this device has no space left'
    : "the browser's storage has failed";
  return `The new version could not be opened, because ${why}. Free some space and try again, or remove the offline copy.`;
}
