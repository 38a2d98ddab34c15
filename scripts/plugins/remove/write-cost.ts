import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../../lib/paths';
import { FOLDERS } from './remove-plugins';

/** Writes what a plugin costs between the marks in its README. */
export function writeCost(name: string, cost: string): void {
  for (const file of FOLDERS.map((folder) => inProject(folder, name, 'README.md'))) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    const mark = /(?<=<!-- cost -->\n)[\s\S]*(?=<!-- \/cost -->)/;
    writeFileSync(file, text.replace(mark, `\n${cost}\n\n`));
  }
}
