/**
 * `npm run bench -- search-quality`: asks the built index what readers would type, and measures how often the right
 * page comes first. `queries.json` holds the queries; a page in there with a `#` names a section.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../../theme/plugins/search/engine';
import { SEARCH_INDEX_FOLDER, SEARCH_INDEX_MANIFEST } from '../../../theme/plugins/search/location';
import { idOf } from '../../../theme/plugins/search/tokens';
import type { IndexedPage, IndexManifest, IndexShard } from '../../../theme/plugins/search/types';
import { pathsIn } from '../../lib/files';
import { weigh } from '../../lib/weights';
import { INDEX_BUDGET } from './budget';

interface Query {
  query: string;
  /** Any of these pages answers the query; none, nor an address, where nothing is to be found. */
  pages?: string[];
  /** The one address that Enter goes to, where it matters. */
  enter?: string;
  /** Rank that is good enough; 1 unless given. */
  within?: number;
  /**
   * What is asked for: a `member` or option, a `type` that is not exported, a name with the `kind` of page, a
   * pasted `error`, a part of a `signature`. The rest is told apart by its words (`sortOf`).
   */
  sort?: string;
}

/** One word is a name, a fragment of it or a slip; several are a question, also in words that the site does not use. */
const sortOf = ({ query, sort }: Query) => sort ?? (/\s/.test(query) ? 'question' : 'fragment');

/** Shares of the queries of each sort. */
const LEAST = { first: 0.95, among3: 0.99 } as const;
/** How many queries the list must at least hold, and how many of each sort. */
const FEWEST = { all: 800, ofSort: 60 } as const;

const folder = path.resolve('dist', SEARCH_INDEX_FOLDER);
if (!existsSync(path.join(folder, SEARCH_INDEX_MANIFEST))) {
  console.error(`There is no search index in ${folder}. Build the site first: npm run build`);
  process.exit(1);
}

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const { shards }: IndexManifest = JSON.parse(read(SEARCH_INDEX_MANIFEST));
const pages: IndexedPage[] = shards.flatMap((name) => (JSON.parse(read(name)) as IndexShard).pages);
const queries: Query[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'queries.json'), 'utf8'),
);

const known = new Set(
  pages.flatMap(({ path: page, sections }) => [
    page,
    ...sections.map(({ heading, id = idOf(heading) }) => `${page}#${id}`),
  ]),
);
const wantedBy = ({ pages: wanted, enter }: Query) => wanted ?? (enter ? [enter] : []);
const unknown = queries.flatMap((asked) =>
  wantedBy(asked)
    .filter((page) => !known.has(page))
    .map((page) => `"${asked.query}" asks for ${page}`),
);

const engine = createEngine(pages);
const problems: string[] = [];
const failures: (string | false)[] = [];
/** The rank of each answer, by sort. */
const ranks = new Map<string, number[]>();
for (const asked of queries) {
  const { query, enter, within = 1 } = asked;
  const wanted = wantedBy(asked);
  const sort = sortOf(asked);
  const { pages: answer, best } = engine.search(query);
  const opened = best ?? answer[0]?.path;
  if (enter && opened !== enter) {
    problems.push(
      `Enter after "${query}" should go to ${enter}, and goes to ${opened ?? 'nothing'}`,
    );
    ranks.set(sort, [...(ranks.get(sort) ?? []), 1]);
    continue;
  }
  if (wanted.length === 0) {
    if (opened) failures.push(`"${query}" should find nothing, and finds ${opened}.`);
    continue;
  }
  const rank = answer.findIndex(({ path: found, sections }) =>
    wanted.some((page) => page === found || sections.some((section) => section.path === page)),
  );
  ranks.set(sort, [...(ranks.get(sort) ?? []), rank]);
  if (rank < 0 || rank >= within) {
    const shown = answer.slice(0, 3).map(({ path: found }) => found);
    problems.push(
      `"${query}" should lead to ${wanted.join(' or ')}; shown: ${shown.join(', ') || 'nothing'}`,
    );
  }
}

const bytes = pathsIn(folder).reduce((sum, file) => sum + weigh(file), 0);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const tooFew = [...ranks].flatMap(([sort, all]) => {
  const among = (most: number) =>
    all.filter((rank) => rank >= 0 && rank < most).length / all.length;
  const [first, among3] = [among(1), among(3)];
  console.log(
    `${sort}: ${all.length} queries, right page first ${percent(first)}, among three ${percent(among3)}`,
  );
  return [
    all.length < FEWEST.ofSort && `Of "${sort}", the list has fewer than ${FEWEST.ofSort} queries.`,
    first < LEAST.first && `Of "${sort}", less than ${percent(LEAST.first)} hit first.`,
    among3 < LEAST.among3 && `Of "${sort}", less than ${percent(LEAST.among3)} hit among three.`,
  ];
});
console.log(`Index: ${pages.length} pages, ${shards.length} shards, ${bytes} bytes gzipped`);
for (const problem of problems) console.log(`  ${problem}`);

failures.push(
  unknown.length > 0 && `The index does not hold what a query wants: ${unknown.join('; ')}.`,
  queries.length < FEWEST.all && `The list has fewer than ${FEWEST.all} queries.`,
  ...tooFew,
  bytes > INDEX_BUDGET && `The index is larger than ${INDEX_BUDGET} bytes.`,
);
const failed = failures.filter((failure) => failure !== false);
for (const failure of failed) console.error(failure);
process.exit(failed.length > 0 ? 1 : 0);
