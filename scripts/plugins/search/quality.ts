/**
 * `npm run bench -- search-quality` runs the queries in `queries.json` on the built index and measures how often the
 * right page comes first. An expected page with a `#` is a section. For the queries in `landings.json` and for all
 * headings, it measures how often Enter opens the right section. For the errors in `unexplained.json`, it measures how
 * often the answer says that no page explains them. The queries in `unseen.json` and `everyday.json` show how well the
 * search works for other queries, so do not tune the ranking with them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../../theme/plugins/search/engine';
import { EXAMPLES } from '../../../theme/plugins/search/examples';
import { SEARCH_INDEX_FOLDER } from '../../../theme/plugins/search/location';
import { idOf } from '../../../theme/plugins/search/tokens';
import { pathsIn } from '../../lib/files';
import { weigh } from '../../testing/weights';
import { missingSections } from './asked';
import { INDEX_BUDGET } from './budget';
import { readBuiltIndex } from './built-index';
import { landingsOf, openedBy, unseenLandings } from './landings';

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
   * pasted `error`, or a part of a `signature`. By default, the number of words decides (`sortOf`).
   */
  sort?: string;
}

/** Returns the sort of a query. A single word is a name, a part of a name or a typo; several words are a question. */
const sortOf = ({ query, sort }: Query) => sort ?? (/\s/.test(query) ? 'question' : 'fragment');

/** Minimum shares of queries of each sort that find the right page first, or in the top three. */
const MIN_SHARE = { first: 0.95, top3: 0.99 } as const;
/** Minimum share of queries of each kind for which Enter opens the right section. */
const MIN_LANDED = 0.88;
/** The same for `unseen.json` and `everyday.json`. */
const MIN_LANDED_UNSEEN = 0.77;
/**
 * Minimum share of errors that the answer correctly refuses to explain (those in `unexplained.json`) or explains (those
 * in `landings.json`).
 */
const MIN_REFUSED = 0.85;
const MIN_ACCEPTED = 0.95;
/** Minimum number of queries: in total, and of each sort. */
const MIN_QUERIES = { total: 800, perSort: 60 } as const;

const folder = path.resolve('dist', SEARCH_INDEX_FOLDER);
const pages = readBuiltIndex('dist');
const queries: Query[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8'),
);

const indexed = new Set(
  pages.flatMap(({ path: page, sections }) => [
    page,
    ...sections.map(({ heading, id = idOf(heading) }) => `${page}#${id}`),
  ]),
);
const expectedPages = ({ pages: expected, enter }: Query) => expected ?? (enter ? [enter] : []);
const landings = landingsOf(pages);
const missing = queries.flatMap((entry) =>
  expectedPages(entry)
    .filter((page) => !indexed.has(page))
    .map((page) => `"${entry.query}" expects ${page}`),
);
const unseen = unseenLandings();
for (const { query, targets } of [...landings.values(), ...unseen.values()].flat()) {
  for (const target of targets) {
    if (!indexed.has(target)) missing.push(`"${query}" expects ${target}`);
  }
}

missing.push(...missingSections(indexed));

const engine = createEngine(pages);
const problems: string[] = [];
const failures: (string | false)[] = [];
/** The ranks of the right pages, by sort of query. */
const ranks = new Map<string, number[]>();
for (const entry of queries) {
  const { query, enter, within = 1 } = entry;
  const expected = expectedPages(entry);
  const sort = sortOf(entry);
  const { pages: results, best } = engine.search(query);
  const opened = best ?? results[0]?.path;
  if (enter && opened !== enter) {
    problems.push(`Enter after "${query}" should open ${enter}, but opens ${opened ?? 'nothing'}`);
    ranks.set(sort, [...(ranks.get(sort) ?? []), 1]);
    continue;
  }
  if (expected.length === 0) {
    if (opened) failures.push(`"${query}" should find nothing, but finds ${opened}.`);
    continue;
  }
  const rank = results.findIndex(({ path: found, sections }) =>
    expected.some((page) => page === found || sections.some((section) => section.path === page)),
  );
  ranks.set(sort, [...(ranks.get(sort) ?? []), rank]);
  if (rank < 0 || rank >= within) {
    const top = results.slice(0, 3).map(({ path: found }) => found);
    problems.push(
      `"${query}" should find ${expected.join(' or ')}; found: ${top.join(', ') || 'nothing'}`,
    );
  }
}

for (const example of Object.values(EXAMPLES)) {
  if (engine.search(example).total === 0) failures.push(`The example "${example}" finds nothing.`);
}

const bytes = pathsIn(folder).reduce((sum, file) => sum + weigh(file), 0);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const missedTargets = [...ranks].flatMap(([sort, all]) => {
  const shareWithin = (limit: number) =>
    all.filter((rank) => rank >= 0 && rank < limit).length / all.length;
  const [first, top3] = [shareWithin(1), shareWithin(3)];
  console.log(
    `${sort}: ${all.length} queries, right page first ${percent(first)}, in the top three ${percent(top3)}`,
  );
  return [
    all.length < MIN_QUERIES.perSort &&
      `There are fewer than ${MIN_QUERIES.perSort} queries of sort "${sort}".`,
    first < MIN_SHARE.first &&
      `Fewer than ${percent(MIN_SHARE.first)} of "${sort}" queries have the right page first.`,
    top3 < MIN_SHARE.top3 &&
      `Fewer than ${percent(MIN_SHARE.top3)} of "${sort}" queries have the right page in the top three.`,
  ];
});
for (const [kind, all, least] of [
  ...[...landings].map(([kind, all]) => [kind, all, MIN_LANDED] as const),
  ...[...unseen].map(([kind, all]) => [kind, all, MIN_LANDED_UNSEEN] as const),
]) {
  const wrong = all.flatMap(({ query, targets }) => {
    const opened = openedBy(engine, query) ?? 'nothing';
    return targets.includes(opened)
      ? []
      : [`Enter after "${query}" should open ${targets.join(' or ')}, but opens ${opened}`];
  });
  const landed = 1 - wrong.length / all.length;
  console.log(`Enter, ${kind}: ${all.length} queries, right section opened ${percent(landed)}`);
  problems.push(...wrong);
  failures.push(
    landed < least &&
      `Enter opens the right section for fewer than ${percent(least)} of "${kind}" queries.`,
  );
}
const unexplained: string[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'unexplained.json'), 'utf8'),
);
const explanationOf = (query: string) => engine.search(query, 'errors').explanation;
const accepted = unexplained.filter((query) => explanationOf(query) !== 'none');
const refused = (landings.get('errors') ?? []).filter(
  ({ query }) => explanationOf(query) === 'none',
);
const refusedShare = 1 - accepted.length / unexplained.length;
const acceptedShare = 1 - refused.length / (landings.get('errors')?.length ?? 1);
console.log(
  `Errors: ${percent(refusedShare)} of ${unexplained.length} without an explanation are refused, ${percent(acceptedShare)} of those with one are explained`,
);
for (const query of accepted) problems.push(`"${query}" is explained, but should not be`);
for (const { query } of refused) problems.push(`"${query}" is not explained`);
failures.push(
  refusedShare < MIN_REFUSED && 'Too many errors that no page explains get an explanation.',
  acceptedShare < MIN_ACCEPTED && 'Too many errors that a page explains do not get an explanation.',
  ...unexplained.map(
    (query) =>
      explanationOf(query) === 'likely' &&
      `The result for "${query}" is called likely, although no page explains it.`,
  ),
);
console.log(`Index: ${pages.length} pages, ${bytes} bytes gzipped`);
for (const problem of problems) console.log(`  ${problem}`);

failures.push(
  missing.length > 0 && `The index lacks expected pages: ${missing.join('; ')}.`,
  queries.length < MIN_QUERIES.total && `There are fewer than ${MIN_QUERIES.total} queries.`,
  ...missedTargets,
  bytes > INDEX_BUDGET &&
    `The index is larger than ${INDEX_BUDGET} bytes. Run npm run search:words.`,
);
const failed = failures.filter((failure) => failure !== false);
for (const failure of failed) console.error(failure);
process.exit(failed.length > 0 ? 1 : 0);
