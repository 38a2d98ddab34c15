import { distance } from 'fastest-levenshtein';

/** Share of its letters that a name must have in common with another one to be offered for it. */
const ALIKE = 0.6;

/** Letters and digits alone, so that `with_reset`, `withReset` and `with-reset.html` are the same. */
const plain = (name: string) => name.toLowerCase().replace(/\.\w+$|\/$|[^\p{L}\p{N}/]/gu, '');

/** How much two texts have in common, from 0 to 1. */
const likeness = (a: string, b: string): number =>
  1 - distance(a, b) / Math.max(a.length, b.length, 1);

/**
 * Names by how much they are like a wrong one. Of a path, the last part decides, because pages are moved
 * more often than renamed; the folders decide between names that are equally alike.
 */
function rank(wrong: string, names: readonly string[]) {
  const sought = plain(wrong);
  const tail = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return names
    .map((name) => {
      const known = plain(name);
      const share = likeness(tail(sought), tail(known));
      return { name, share, order: share + likeness(sought, known) / 100 };
    })
    .sort((a, b) => b.order - a.order);
}

/** All names, those that are most like a wrong one first. */
export const nearestFirst = (wrong: string, names: readonly string[]): string[] =>
  rank(wrong, names).map(({ name }) => name);

/** The name that was meant, if one is so much like the wrong one that a reader can be asked. */
export function didYouMean(wrong: string, names: readonly string[]): string | undefined {
  const [best] = rank(wrong, names);
  return best && best.share >= ALIKE ? best.name : undefined;
}
