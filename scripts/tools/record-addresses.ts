/** `npm run addresses`: adds new pages to the list of addresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Pages } from '../content/pages';
import { addressesFile, readAddresses } from '../lib/addresses';
import { inProject } from '../lib/paths';

const root = inProject('docs');
const file = addressesFile(root);
const recorded = new Set(readAddresses(root).map(({ route }) => route));
const added = (await new Pages(root).refresh())
  .filter(({ route, data }) => !recorded.has(route) && data.draft !== true)
  .map(({ route }) => route);
const lines = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/);
const isComment = (line: string) => line.startsWith('#');
const sorted = [...lines.filter((line) => !isComment(line)), ...added].sort();
writeFileSync(file, `${[...lines.filter(isComment), ...sorted].join('\n')}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'No new pages.');
