/** `npm run bench -- <name> …`: measures one thing. Without a name it lists what there is. */

/** Modules beside this one, or from there on, and what they measure. All but the first need a built site. */
const BENCHMARKS: Record<string, [module: string, what: string]> = {
  mutations: ['./mutations/run', 'how much of what breaks the unit tests notice'],
  pages: ['./pages', 'how build and first load grow with 100 and 1,000 more pages'],
  'first-load': ['./first-load', 'the weight of the first load: of all pages, or of those named'],
  navigation: ['./navigation', "from a click to the new page's heading"],
  hover: ['./hover', 'what the cards of names in code weigh, and how soon they are there'],
  demos: ['../demos/measure', 'sizes and times of live demos'],
  editor: [
    '../demos/measure-editor',
    'how long an edit of a demo takes, and what it leaves in memory',
  ],
  search: ['../search/bench', 'how fast the search answers'],
  'search-quality': ['../search/quality', 'how often it finds what readers look for'],
  offline: ['../offline/measure', 'what reading offline and updates download'],
  lighthouse: ['../lighthouse', 'Lighthouse, on one page of each kind'],
};

export {};

// The rest is for the benchmark itself.
const [chosen = ''] = process.argv.splice(2, 1);
const benchmark = BENCHMARKS[chosen];
if (benchmark) await import(benchmark[0]);
else {
  console.log('npm run bench -- <name>\n');
  for (const [name, [, what]] of Object.entries(BENCHMARKS)) {
    console.log(`  ${name.padEnd(15)} ${what}`);
  }
  process.exitCode = chosen ? 1 : 0;
}
