import { distance } from 'fastest-levenshtein';

const MIN_SIMILARITY = 0.6;

/** Only letters and digits, so that `with_reset`, `withReset` and `with-reset.html` are equal. */
const plain = (name: string) => name.toLowerCase().replace(/\.\w+$|\/$|[^\p{L}\p{N}/]/gu, '');

const similarity = (a: string, b: string): number =>
  1 - distance(a, b) / Math.max(a.length, b.length, 1);

/**
 * Sorts names by similarity to a wrong one. Compares the last part of paths first, because pages are moved more often
 * than renamed. Folders break ties.
 */
function rank(wrong: string, names: readonly string[]) {
  const target = plain(wrong);
  const tail = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return names
    .map((name) => {
      const candidate = plain(name);
      const share = similarity(tail(target), tail(candidate));
      return { name, share, order: share + similarity(target, candidate) / 100 };
    })
    .sort((a, b) => b.order - a.order);
}

export const nearestFirst = (wrong: string, names: readonly string[]): string[] =>
  rank(wrong, names).map(({ name }) => name);

export function didYouMean(wrong: string, names: readonly string[]): string | undefined {
  const [best] = rank(wrong, names);
  return best && best.share >= MIN_SIMILARITY ? best.name : undefined;
}
