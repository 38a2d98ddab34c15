/**
 * `npm run bench -- search-quality` measures how well the search finds things in the built index:
 *
 * - `queries.json`: how often the right page comes first
 * - `landings.json` and all headings: how often Enter opens the right section
 * - `unexplained.json`: how often the answer to an error says that no page explains it
 * - `unseen.json` and `everyday.json`: as `landings.json`, for other queries, so do not tune the ranking with them
 *
 * An expected address with a `#` is a section.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../../theme/plugins/search/engine';
import { createExplainer } from '../../../theme/plugins/search/explain';
import { SEARCH_INDEX_FOLDER } from '../../../theme/plugins/search/indexFormat';
import { EXAMPLES } from '../../../theme/plugins/search/query';
import { pathsIn } from '../../lib/files';
import { weigh } from '../../testing/weights';
import { missingSections } from './asked';
import { INDEX_BUDGET, readBuiltIndex } from './index-files';

interface Query {
  query: string;
  /**
   * The expected pages, one of which must come first. If this and `enter` are both missing, there must be no results.
   */
  pages?: string[];
  /** The address that Enter must open, if it matters. */
  enter?: string;
  /** The worst acceptable rank, by default 1. */
  within?: number;
  /**
   * What the query contains: a `member` or option, a `type` that is not exported, a name with the `kind` of page, a
   * pasted `error`, or a part of a `signature`. By default, a single word is a name, a part of a name or a typo, and
   * several words are a question.
   */
  sort?: string;
}

/** A query and the addresses that Enter may open. */
interface Landing {
  query: string;
  targets: string[];
}

/** Minimum shares of queries of each sort that find the right page first, or in the top three. */
const MIN_SHARE = { first: 0.95, top3: 0.99 } as const;
/** Minimum share of queries of each kind for which Enter opens the right section. */
const MIN_LANDED = 0.88;
/** The same for `unseen.json` and `everyday.json`. */
const MIN_LANDED_UNSEEN = 0.77;
/** Minimum share of errors that the answer correctly refuses to explain, or explains (those in `landings.json`). */
const MIN_REFUSED = 0.85;
const MIN_ACCEPTED = 0.95;
/** Minimum number of queries: in total, and of each sort. */
const MIN_QUERIES = { total: 800, perSort: 60 } as const;

const pages = readBuiltIndex('dist');
const engine = createEngine(pages);
const addresses = new Set(
  pages.flatMap(({ path: page, sections }) => [page, ...sections.map(({ id }) => `${page}#${id}`)]),
);
/** Queries that fail. A few may. */
const problems: string[] = [];
/** Why the check fails. */
const failures: string[] = [];
const failIf = (isFailed: boolean, message: string) => {
  if (isFailed) failures.push(message);
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
}

function openedBy(query: string): string | undefined {
  const { pages: results, best } = engine.search(query);
  return best ?? results[0]?.path;
}

const queries = readJson<Query[]>('queries.json');
failIf(queries.length < MIN_QUERIES.total, `There are fewer than ${MIN_QUERIES.total} queries.`);
const missing = missingSections(addresses);
function expectExisting(query: string, targets: readonly string[]) {
  for (const target of targets) {
    if (!addresses.has(target.replace(/\?.*/, ''))) missing.push(`"${query}" expects ${target}`);
  }
}

/** The ranks of the right pages, by sort of query. */
const ranks = new Map<string, number[]>();
for (const { query, pages: listed, enter, within = 1, sort } of queries) {
  const expected = listed ?? (enter ? [enter] : []);
  expectExisting(query, expected);
  const opened = openedBy(query);
  if (expected.length === 0) {
    failIf(opened !== undefined, `"${query}" should find nothing, but finds ${opened}.`);
    continue;
  }
  const results = engine.search(query).pages;
  const isWrong = enter !== undefined && opened !== enter;
  const rank = isWrong
    ? 1
    : results.findIndex(({ path: page, sections }) =>
        expected.some((it) => it === page || sections.some((section) => section.path === it)),
      );
  const kind = sort ?? (/\s/.test(query) ? 'question' : 'fragment');
  ranks.set(kind, [...(ranks.get(kind) ?? []), rank]);
  if (isWrong) {
    problems.push(`Enter after "${query}" should open ${enter}, but opens ${opened ?? 'nothing'}`);
  } else if (rank < 0 || rank >= within) {
    const top = results.slice(0, 3).map(({ path: page }) => page);
    problems.push(
      `"${query}" should find ${expected.join(' or ')}; it finds ${top.join(', ') || 'nothing'}`,
    );
  }
}
for (const [sort, all] of ranks) {
  const shareWithin = (limit: number) =>
    all.filter((rank) => rank >= 0 && rank < limit).length / all.length;
  const shares = { first: shareWithin(1), top3: shareWithin(3) };
  console.log(
    `${sort}: ${all.length} queries, right page first ${percent(shares.first)}, in the top three ${percent(shares.top3)}`,
  );
  failIf(
    all.length < MIN_QUERIES.perSort,
    `There are fewer than ${MIN_QUERIES.perSort} queries of sort "${sort}".`,
  );
  for (const place of ['first', 'top3'] as const) {
    failIf(
      shares[place] < MIN_SHARE[place],
      `Fewer than ${percent(MIN_SHARE[place])} of "${sort}" queries have the right page ${place === 'first' ? 'first' : 'in the top three'}.`,
    );
  }
}

function readLandings(file: string, prefix = ''): [kind: string, Landing[]][] {
  const kinds = readJson<Record<string, Record<string, string | string[]>>>(file);
  return Object.entries(kinds).map(([kind, landings]) => [
    prefix + kind,
    Object.entries(landings).map(([query, targets]) => ({ query, targets: [targets].flat() })),
  ]);
}

/** Headings on several pages, such as "Minimal example", have no single right target. */
function headingLandings(): Landing[] {
  const targets = new Map<string, string[]>();
  for (const { path: page, sections } of pages) {
    for (const { heading, id } of sections) {
      const query = heading.toLowerCase();
      if (/\s/.test(query)) targets.set(query, [...(targets.get(query) ?? []), `${page}#${id}`]);
    }
  }
  return [...targets]
    .filter(([, all]) => all.length === 1)
    .map(([query, all]) => ({ query, targets: all }));
}

function checkLandings(landings: [kind: string, Landing[]][], minimum: number) {
  for (const [kind, all] of landings) {
    let landed = 0;
    for (const { query, targets } of all) {
      expectExisting(query, targets);
      const opened = openedBy(query) ?? 'nothing';
      if (targets.includes(opened)) landed++;
      else {
        problems.push(
          `Enter after "${query}" should open ${targets.join(' or ')}, but opens ${opened}`,
        );
      }
    }
    const share = landed / all.length;
    console.log(`Enter, ${kind}: ${all.length} queries, right section opened ${percent(share)}`);
    failIf(
      share < minimum,
      `Enter opens the right section for fewer than ${percent(minimum)} of "${kind}" queries.`,
    );
  }
}
const tuned = readLandings('landings.json');
checkLandings([...tuned, ['headings', headingLandings()]], MIN_LANDED);
checkLandings(
  [...readLandings('unseen.json', 'unseen '), ...readLandings('everyday.json', 'everyday ')],
  MIN_LANDED_UNSEEN,
);

const explain = createExplainer(pages);
const explanationOf = (query: string) =>
  explain(query).find(({ sections }) => sections.length > 0)?.certainty ?? 'none';
const unexplained = readJson<string[]>('unexplained.json');
const accepted = unexplained.filter((query) => explanationOf(query) !== 'none');
const explainable = tuned.find(([kind]) => kind === 'errors')?.[1] ?? [];
const refused = explainable.filter(({ query }) => explanationOf(query) === 'none');
const refusedShare = 1 - accepted.length / unexplained.length;
const acceptedShare = 1 - refused.length / (explainable.length || 1);
console.log(
  `Errors: ${percent(refusedShare)} of ${unexplained.length} without an explanation are refused, ${percent(acceptedShare)} of those with one are explained`,
);
for (const query of accepted) {
  problems.push(`"${query}" is explained, but should not be`);
  failIf(
    explanationOf(query) === 'certain',
    `The result for "${query}" is called certain, although no page explains it.`,
  );
}
for (const { query } of refused) problems.push(`"${query}" is not explained`);
failIf(refusedShare < MIN_REFUSED, 'Too many errors that no page explains get an explanation.');
failIf(
  acceptedShare < MIN_ACCEPTED,
  'Too many errors that a page explains do not get an explanation.',
);

for (const example of Object.values(EXAMPLES)) {
  failIf(engine.search(example).total === 0, `The example "${example}" finds nothing.`);
}

const bytes = pathsIn(path.resolve('dist', SEARCH_INDEX_FOLDER)).reduce(
  (sum, file) => sum + weigh(file),
  0,
);
console.log(`Index: ${pages.length} pages, ${bytes} bytes gzipped`);
failIf(bytes > INDEX_BUDGET, `The index is larger than ${INDEX_BUDGET} bytes.`);
failIf(missing.length > 0, `The index lacks expected pages: ${missing.join('; ')}.`);

for (const problem of problems) console.log(`  ${problem}`);
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
