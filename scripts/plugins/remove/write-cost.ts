import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../../lib/paths';
import { FOLDERS, linesOf } from './remove-plugins';

/** Differences between two builds below this are noise, in seconds of CPU time. */
const NOISE = 5;

/** British English, because American English puts a comma before the last item of a list, and this project does not. */
const LIST = new Intl.ListFormat('en-GB');

/** The savings of a site without a plugin. */
interface Saved {
  /** Gzipped bytes in the first load. */
  bytes: number;
  /** Processor time of the build, in seconds. */
  seconds: number;
  /** Names of the plugins that are removed with it. */
  others: readonly string[];
}

/** Writes what a plugin costs between the marks in its README. A plugin for maintainers costs readers nothing. */
export function writeCost(name: string, saved?: Saved): void {
  const lines = `${linesOf(name, inProject())} lines, including tests`;
  const cost = `\nCosts: ${[lines, ...(saved ? savedText(saved) : [])].join('; ')}.\n\n`;
  for (const file of FOLDERS.map((folder) => inProject(folder, name, 'README.md'))) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(?<=<!-- cost -->\n)[\s\S]*(?=<!-- \/cost -->)/, cost));
  }
}

function savedText({ bytes, seconds, others }: Saved): string[] {
  const time =
    seconds < NOISE
      ? 'no measurable build time'
      : `${Math.round(seconds)} s of CPU time in a build`;
  const names = LIST.format(others.map((name) => `\`${name}\``));
  const together =
    others.length > 0 ? `, together with the plugins that require it (${names})` : '';
  // Other text compresses by a byte or two more or less.
  const load = bytes > 2 ? `${bytes} B in the first load` : 'nothing in the first load';
  return [load, time + together];
}
