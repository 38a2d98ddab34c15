/** How a version added a symbol that older lines got as well, or that an earlier version of its line had. */
export function addedIn(since: string, others: readonly string[]): string {
  const [line] = since.split('.');
  const earlier = others.filter((version) => version.startsWith(`${line}.`));
  const older = others.filter((version) => !earlier.includes(version));
  return [
    earlier.length
      ? `Added again: ${earlier.join(', ')} had it, the versions after it not`
      : 'Added',
    older.length && `as in ${older.join(', ')} of an older line`,
  ]
    .filter(Boolean)
    .join(', ');
}
