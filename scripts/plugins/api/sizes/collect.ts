/** Updates scripts/plugins/api/data/sizes.json: the size that each symbol adds to an application. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiEntryPoints, readPackage } from '../../../typescript/package';
import { loadModel } from '../data';
import { measure } from './measure';

const facts = readPackage(apiEntryPoints, process.cwd());
const model = await loadModel(facts);
const sizes: Record<string, number> = {};
for (const { specifier, code } of facts.entryPoints) {
  const names = model.symbols
    .filter((symbol) => symbol.specifier === specifier)
    .filter(({ kind }) => kind === 'function' || kind === 'variable')
    .map(({ name }) => name);
  Object.assign(sizes, await measure(specifier, code, names));
}
const output = path.resolve('scripts/plugins/api/data/sizes.json');
writeFileSync(output, `${JSON.stringify({ version: facts.version, sizes }, null, 2)}\n`);
console.log(`${path.relative('.', output)}: ${Object.keys(sizes).length} symbols`);
