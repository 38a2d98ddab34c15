import { spawnSync } from 'node:child_process';
import { findChromium } from './browser';

/** A download on a slow line, in ms. */
const PATIENCE = 10 * 60_000;

const APT = 'apt-get install --yes --quiet';

/** What can bring a Chromium, in the order in which it is tried. */
function waysTo(isRoot: boolean, platform: NodeJS.Platform): string[] {
  if (!isRoot || platform !== 'linux') return ['npx playwright install chromium'];
  return [
    'npx playwright install --with-deps chromium',
    // Where Playwright's own is out of reach. The shell makes tests faster; not every distribution has it.
    `apt-get update --quiet && (${APT} chromium chromium-headless-shell || ${APT} chromium)`,
  ];
}

/** What installing depends on, for tests. */
const SYSTEM = {
  find: findChromium as () => string,
  named: process.env.CHROMIUM_PATH,
  isRoot: process.getuid?.() === 0,
  platform: process.platform,
  run: (command: string) =>
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: PATIENCE,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
};

/**
 * Sees to it that there is a Chromium for the tests: one that is there, else Playwright's own, else that of
 * the distribution. Says what it installs.
 *
 * @throws an Error with the command to run where none can be installed.
 */
export function setUpBrowser({ find, named, isRoot, platform, run } = SYSTEM): void {
  const isThere = () => {
    try {
      return Boolean(find());
    } catch {
      return false;
    }
  };
  // A wrong `CHROMIUM_PATH` is to be corrected, and not to be replaced in silence.
  const ways = named ? [] : waysTo(isRoot, platform);
  for (const command of ways) {
    if (isThere()) return;
    console.log(`There is no Chromium for the tests. Installing one: ${command}`);
    run(command);
  }
  find();
}
