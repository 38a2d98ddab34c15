import { library } from '../../../theme/config/library';
import type {
  CheckData,
  KnownSymbol,
  Presence,
} from '../../../theme/plugins/code-check/check/types';
import { type Entry, existsIn, presenceOf, type Reference } from '../api';
import type { Releases } from '../versions';

/** The part of the reference that the check needs. */
export type CheckReference = Pick<Reference, 'history'> & {
  entries: readonly Pick<Entry, 'symbol' | 'href'>[];
};

/** Returns the facts about the library that the check of readers' code needs. */
export function checkData(
  { history, entries }: CheckReference,
  { versions, changes }: Releases,
): CheckData {
  const numbers = versions.map(({ version }) => version);
  const presence = (symbol: string, member?: string) =>
    rangesOf(numbers.map((version) => existsIn(presenceOf(history, symbol, member), version)));
  const pages = new Map(
    entries.flatMap(({ symbol, href }) =>
      [symbol.name, ...symbol.aliases].map((name) => [name, { symbol, href }] as const),
    ),
  );
  const symbols = Object.entries(history.symbols).map(([name, { members = {}, changes: own }]) => {
    const page = pages.get(name);
    const entry = page?.symbol.specifier.slice(library.packageName.length + 1);
    const options = new Set(page ? optionsOf(page.symbol) : []);
    const later = Object.keys(members)
      .filter((member) => options.has(member))
      .map((member) => [member, presence(name, member)]);
    const moved = own.find(({ kind }) => kind === 'moved')?.version;
    const known: KnownSymbol = {
      ...(page && { href: page.href }),
      presence: presence(name),
      ...(later.length > 0 && { later: Object.fromEntries(later) }),
      ...(entry && { entry }),
      ...(moved && { moved }),
    };
    return [name, known];
  });
  return {
    versions: versions.map(({ date, ...release }) => release),
    symbols: Object.fromEntries(symbols),
    // New symbols affect no existing code, and deprecated or moved symbols have their own rules.
    changes: changes.filter(
      ({ kind, symbols }) => /^(?:changed|other)$/.test(kind) && symbols.length > 0,
    ),
  };
}

/** Functions that accept options within the object that their callback returns. */
const REQUESTS: Readonly<Record<string, readonly string[]>> = { httpMutation: ['responseType'] };

/** Returns the options that callers of a function write, as opposed to members of its result. */
const optionsOf = ({ name, signatures }: Entry['symbol']): string[] => [
  ...signatures.flatMap(({ parameters }) =>
    parameters.flatMap(({ options }) => options.map((option) => option.name)),
  ),
  ...(REQUESTS[name] ?? []),
];

/** Returns the ranges of indexes whose value is true. */
function rangesOf(values: readonly boolean[]): Presence {
  const ranges: number[] = [];
  for (const [index, value] of values.entries()) {
    if (value !== (ranges.length % 2 === 1)) ranges.push(index);
  }
  return ranges;
}
