import { data } from 'virtual-versions';
import { library } from '../../config/library';
import { majorOf } from '../../lib/versions';
import type { Release } from './Upgrade/upgradeSteps';

const COMMAND = /^(?:npm install|pnpm add|yarn add|bun add) /;

/** Adds the versions that match a release to an install command. Returns other text unchanged. */
export function pinned(
  command: string,
  { version, peers }: Pick<Release, 'version' | 'peers'>,
): string {
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

/** Pins the install commands of an article to the newest release of a major version. Undefined restores them. */
export function pinCommands(article: Element, major: number | undefined): void {
  const release = data.find(({ version }) => majorOf(version) === major);
  for (const code of article.querySelectorAll<HTMLElement>('pre code')) {
    const text = code.dataset.unpinned ?? code.textContent ?? '';
    const fitting = release ? pinned(text, release) : text;
    if (fitting === code.textContent) continue;
    code.textContent = fitting;
    if (fitting === text) delete code.dataset.unpinned;
    else code.dataset.unpinned = text;
  }
}

/** Only the major version if the range starts with it, because that needs no quotes. */
function specOf(range: string, major: string): string {
  const last = /<=([\d.]+)$/.exec(range)?.[1];
  if (last || /^[\d.]+$/.test(range)) return last ?? range;
  const majors = [...range.matchAll(/(\d+)\.\d/g)].map(([, text]) => text);
  return majors.includes(major) ? major : (majors[0] ?? major);
}
