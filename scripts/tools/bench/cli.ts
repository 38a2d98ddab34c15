/** `npm run bench -- <name>` runs a benchmark; without a name, it lists all of them. */

/** The benchmarks by name: what each measures, and the module that measures it. */
const BENCHMARKS: Readonly<Record<string, readonly [what: string, run: () => Promise<unknown>]>> = {
  build: ['cost of a build, compared with Rspress alone', () => import('./build')],
  'first-load': [
    'size of the first load of all pages, or of the pages you name',
    () => import('./first-load'),
  ],
  lighthouse: ['Lighthouse scores of one page of each kind', () => import('./lighthouse')],
  demos: ['sizes and times of live demos', () => import('../../plugins/demos/measure')],
  editor: [
    'response time and memory growth of the demo editor',
    () => import('../../plugins/demos/measure-editor'),
  ],
  'share-links': [
    'how long links with large code block the page',
    () => import('../../plugins/demos/measure-links'),
  ],
  hover: [
    'size of the data of hover cards, and how soon a card appears',
    () => import('../../plugins/hover/measure'),
  ],
  offline: [
    'download sizes of the offline copy and its updates',
    () => import('../../plugins/offline/measure'),
  ],
  reload: [
    'how long “Reload” takes to open a new version, also beside other built sites',
    () => import('../../plugins/offline/measure-reload'),
  ],
  search: ['response time of the search', () => import('../../plugins/search/bench')],
  'search-quality': [
    'how often the search finds the right page',
    () => import('../../plugins/search/quality'),
  ],
  versions: [
    'what readers of an older version of the library load in addition',
    () => import('../../plugins/versions/measure'),
  ],
};

// The benchmark reads the remaining arguments.
const [chosen = ''] = process.argv.splice(2, 1);
const [, run] = BENCHMARKS[chosen] ?? [];
if (run) {
  // A rejection ends the process with its error.
  void run();
} else {
  console.log('npm run bench -- <name>\n');
  for (const [name, [what]] of Object.entries(BENCHMARKS)) {
    console.log(`  ${name.padEnd(15)} ${what}`);
  }
  process.exitCode = chosen ? 1 : 0;
}
