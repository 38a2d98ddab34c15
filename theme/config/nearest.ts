/** Share of their pairs of letters that two names must have in common for one to be offered for the other. */
const ALIKE = 0.6;

/** Letters and digits alone, so that `with_reset`, `withReset` and `with-reset.html` are the same. */
const plain = (name: string) => name.toLowerCase().replace(/\.\w+$|\/$|[^\p{L}\p{N}/]/gu, '');

/** Pairs of neighbouring letters; the first and the last letter each make one with a border. */
const pairsOf = (name: string) =>
  [...`^${name}`].map((letter, index) => letter + (name[index] ?? '$'));

/** How much two texts have in common, from 0 to 1: the Sørensen–Dice coefficient of their pairs. */
function likeness(a: string, b: string): number {
  const left = pairsOf(b);
  const total = a.length + b.length + 2;
  let common = 0;
  for (const pair of pairsOf(a)) {
    const index = left.indexOf(pair);
    if (index < 0) continue;
    left.splice(index, 1);
    common += 2;
  }
  return common / total;
}

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
