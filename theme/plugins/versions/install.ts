import { library } from '../../config/library';
import { majorOf } from '../../lib/versions';
import type { Release } from './Upgrade/compareVersions';

const COMMAND = /^(?:npm install|pnpm add|yarn add|bun add) /;

/** An install command with the versions that match a release. Returns other text unchanged. */
export function pinned(command: string, { version, peers }: Release): string {
  const major = String(majorOf(version));
  return command
    .split('\n')
    .map((line) =>
      COMMAND.test(line)
        ? line.replace(/(?<= )@?[\w./-]+(?=\s|$)/g, (name) => {
            const range = name === library.packageName ? `^${version}` : peers[name];
            return range ? `${name}@${specOf(range, major)}` : name;
          })
        : line,
    )
    .join('\n');
}

/** The npm version specifier of a range: only the major version if the range starts with it, as it needs no quotes. */
function specOf(range: string, major: string): string {
  const last = /<=([\d.]+)$/.exec(range)?.[1];
  if (last || /^[\d.]+$/.test(range)) return last ?? range;
  const majors = [...range.matchAll(/(\d+)\.\d/g)].map(([, one]) => one);
  return majors.includes(major) ? major : (majors[0] ?? major);
}
