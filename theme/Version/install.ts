import { site } from '../config/site';
import type { Release } from '../Upgrade/upgrade';
import { majorOf } from './versions';

const COMMAND = /^(?:npm install|pnpm add|yarn add|bun add) /;

/** A command that installs packages, with the versions that fit a release; the text as it is where it is no such command. */
export function pinned(command: string, { version, peers }: Release): string {
  const major = String(majorOf(version));
  return command
    .split('\n')
    .map((line) =>
      COMMAND.test(line)
        ? line.replace(/(?<= )@?[\w./-]+(?=\s|$)/g, (name) => {
            const range = name === site.library.packageName ? `^${version}` : peers[name];
            return range ? `${name}@${specOf(range, major)}` : name;
          })
        : line,
    )
    .join('\n');
}

/** What to ask npm for: of a range that begins with the very major version no more than that, for it needs no quotes. */
function specOf(range: string, major: string): string {
  const last = /<=([\d.]+)$/.exec(range)?.[1];
  if (last || /^[\d.]+$/.test(range)) return last ?? range;
  const majors = [...range.matchAll(/(\d+)\.\d/g)].map(([, one]) => one);
  return majors.includes(major) ? major : (majors[0] ?? major);
}
