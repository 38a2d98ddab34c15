import { diffLines } from 'diff';
import type { RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { library } from '../../../theme/config/library';
import { compareVersions, FIRST_MAJOR, majorOf, shortVersion } from '../../../theme/lib/versions';
import type { Break, Versions } from '../../../theme/plugins/versions/Upgrade/breaks';
import { codeDiff } from '../../content/code-files';
import { parseMdx } from '../../content/parse';
import { type Entry, type Recorded, readEntries, readRecorded, type Trial } from './collect/corpus';

/** An entry of the corpus with the results of its trial. */
type TriedEntry = Entry & Trial;

/**
 * Reads the corpus with the recorded results. The hardest come first: code before behavior, then larger edits.
 *
 * @throws if an entry has no result
 */
export function readBreaks(entries = readEntries(), { trials } = readRecorded()): TriedEntry[] {
  return entries
    .map((entry) => {
      const trial = trials[entry.id];
      if (!trial)
        throw new Error(
          `The break ${entry.id} was never tried. Run npm run breaks -- ${entry.id}.`,
        );
      return { ...entry, ...trial };
    })
    .sort(
      (a, b) =>
        Number(a.kind === 'behavior') - Number(b.kind === 'behavior') || editSize(b) - editSize(a),
    );
}

const editSize = ({ before, after = before }: Entry): number =>
  diffLines(before, after).reduce(
    (size, { added, removed, count = 0 }) => size + (added || removed ? count : 0),
    0,
  );

/** What the browser needs of an entry. */
export function breakOf(entry: TriedEntry, { sets }: Pick<Recorded, 'sets'>): Break {
  const { before, after, text, coupled, options, since, message, result, ...rest } = entry;
  const tried = sets.flatMap((set) => set[entry.package] ?? []);
  return { ...rest, tooOld: tried.findLast((version) => compareVersions(version, since) < 0) };
}

/**
 * The packages that a version of the library was tried with. A version that the registry lacks is treated as the next one
 * of its release line.
 */
export function triedWith(version: string, { sets }: Pick<Recorded, 'sets'>): Versions {
  const kitOf = (set: Versions) => set[library.packageName] ?? '';
  const next = sets.find(
    (set) => compareVersions(kitOf(set), version) >= 0 && majorOf(kitOf(set)) === majorOf(version),
  );
  const set = next ?? sets.findLast((one) => compareVersions(kitOf(one), version) <= 0);
  return { ...set, [library.packageName]: version };
}

const KINDS = { code: 'Change your code', behavior: 'Behaves differently' } as const;

/** Lists what breaks with a major version, as content of a page. Versions before 18 count as one. */
export function breakList(major: number, all: readonly TriedEntry[]): RootContent[] {
  const entries = all.filter(
    ({ first }) =>
      major === majorOf(first) || (major < FIRST_MAJOR && majorOf(first) < FIRST_MAJOR),
  );
  return Object.entries(KINDS).flatMap(([kind, label]) => {
    const listed = entries.filter((entry) => entry.kind === kind);
    if (listed.length === 0) return [];
    const { children } = parseMdx(`${label}:\n\n${listed.map(itemOf).join('\n\n')}`);
    let at = 0;
    visit({ type: 'root', children }, 'listItem', (item) => {
      item.data = { hProperties: { id: `break-${listed[at++]?.id}` } };
      item.spread = true;
    });
    return children as RootContent[];
  });
}

function itemOf({
  package: name,
  title,
  text,
  before,
  after,
  kind,
  first,
  until,
  message,
  result,
}: TriedEntry): string {
  const since = `With \`${name}\` ${shortVersion(first)}${until ? `, not from ${shortVersion(until)} on` : ''}`;
  const seen =
    kind === 'code'
      ? `${since}, the compiler says: \`${shortMessage(message)}\``
      : `${since}, this returns \`${message}\`, and \`${result}\` before${after ? ', or with the edit' : ''}.`;
  const code = `\`\`\`ts\n${after ? codeDiff(before, after) : before.trimEnd()}\n\`\`\``;
  return [`- ${title}`, text?.trim(), seen, code]
    .filter(Boolean)
    .join('\n\n')
    .replace(/\n(?=.)/g, '\n  ');
}

/** The message and its innermost cause, without the repetitions of types in between. */
function shortMessage(message: string): string {
  const [first = '', ...reasons] = message.split('\n').map((line) => line.trim());
  return [first, reasons.at(-1)].filter(Boolean).join(' … ').replaceAll('`', "'");
}
