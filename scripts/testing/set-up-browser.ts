import { spawnSync } from 'node:child_process';
import { findChromium } from './browser';

/** Timeout for a download on a slow connection, in ms. */
const INSTALL_TIMEOUT = 10 * 60_000;

const APT = 'apt-get install --yes --quiet';

/** Commands that can install Chromium, in order of preference. */
function installCommands(isRoot: boolean, platform: NodeJS.Platform): string[] {
  if (!isRoot || platform !== 'linux') return ['npx playwright install chromium'];
  return [
    'npx playwright install --with-deps chromium',
    // For networks that block Playwright's server. The headless shell makes tests faster, but not every distribution
    // has it.
    `apt-get update --quiet && (${APT} chromium chromium-headless-shell || ${APT} chromium)`,
  ];
}

/** Dependencies that tests replace. */
const SYSTEM = {
  find: findChromium as () => string,
  named: process.env.CHROMIUM_PATH,
  isRoot: process.getuid?.() === 0,
  platform: process.platform,
  run: (command: string) =>
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: INSTALL_TIMEOUT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
};

/**
 * Ensures that there is a Chromium for the tests: an existing one, else Playwright's own, else that of the
 * distribution. Announces installations.
 *
 * @throws an Error with the command to run if none can be installed
 */
export function setUpBrowser({ find, named, isRoot, platform, run } = SYSTEM): void {
  const isInstalled = () => {
    try {
      return Boolean(find());
    } catch {
      return false;
    }
  };
  // A wrong `CHROMIUM_PATH` must be fixed, not silently replaced.
  const commands = named ? [] : installCommands(isRoot, platform);
  for (const command of commands) {
    if (isInstalled()) return;
    console.log(`The tests need Chromium. Installing it: ${command}`);
    run(command);
  }
  find();
}
