/** Number of letters to insert, delete or change to make one text of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Letters and digits alone, so that `with_reset`, `withReset` and `with-reset` are the same. */
const plain = (path: string) => path.toLowerCase().replace(/\.\w+$|[^a-z0-9/]/g, '');
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * The path most like a wrong one: first by its last part (`/with-reset` is `/docs/with-reset`), then by
 * the whole. Nothing where a third of the letters would have to change.
 */
export function nearest(wrong: string, paths: readonly string[]): string | undefined {
  const sought = plain(wrong.replace(/\/+$/, ''));
  if (sought === '') return undefined;
  let best: { path: string; score: number } | undefined;
  for (const path of paths) {
    const candidate = plain(path);
    if (candidate === '' || candidate === '/') continue;
    const tail = distance(lastPart(sought), lastPart(candidate));
    if (tail > lastPart(candidate).length / 3) continue;
    const score = tail + distance(sought, candidate) / 100;
    if (!best || score < best.score) best = { path, score };
  }
  return best?.path;
}
