/** `npm run addresses`: adds the pages that are new to the list of addresses. */
import { readFileSync, writeFileSync } from 'node:fs';
import { addressesFile, readAddresses } from '../content/addresses';
import { Pages } from '../content/pages';
import { inProject } from '../lib/paths';

const root = inProject('docs');
const file = addressesFile(root);
const known = new Set(readAddresses(root).map(({ route }) => route));
const added = (await new Pages(root).refresh())
  .filter(({ route, data }) => !known.has(route) && data.draft !== true)
  .map(({ route }) => route);

const isComment = (line: string) => line.startsWith('#');
const lines = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
const sorted = [...lines.filter((line) => !isComment(line)), ...added].sort();
writeFileSync(file, `${[...lines.filter(isComment), ...sorted].join('\n')}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'No page is new.');
