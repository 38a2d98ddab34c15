/** `npm run addresses`: adds new pages to the list of addresses. */
import { writeFileSync } from 'node:fs';
import { Pages } from '../../content/pages';
import { inProject } from '../../lib/paths';
import { addressesFile, addressesText, readAddresses } from './address-list';

const root = inProject('docs');
const addresses = readAddresses(root);
const known = new Set(addresses.map(({ route }) => route));
const added = (await new Pages(root).refresh()).filter(
  ({ route, data }) => !known.has(route) && data.draft !== true,
);
writeFileSync(
  addressesFile(root),
  addressesText(root, [...addresses, ...added.map(({ route }) => ({ route }))]),
);
console.log(
  added.length > 0 ? `Added ${added.map(({ route }) => route).join(', ')}` : 'No new pages.',
);
