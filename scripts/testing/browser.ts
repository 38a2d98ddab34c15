import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Names of the Chromium and Chrome commands on various systems. */
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium without a window, which renders the same pages but opens them faster. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Paths on systems where programs are not in the search path. */
const SYSTEM_FILES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium's sandbox does not work for root, for example in containers. The other flags keep it offline and quiet. */
export const CHROMIUM_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds a full browser: the one in `CHROMIUM_PATH`, else a system Chromium, else Playwright's own.
 *
 * @throws an Error with the command to run if there is none
 */
export function findChromium(
  environment = process.env,
  playwrightFile = chromium.executablePath(),
) {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but there is no such file.`);
  }
  const candidates = [...programs(SYSTEM_NAMES, environment), ...SYSTEM_FILES, playwrightFile];
  const found = candidates.find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    [
      'The tests need Chromium, but none was found. Run one of these:',
      '  npx playwright install --with-deps chromium',
      '  apt-get install chromium            (Debian, as root)',
      '  CHROMIUM_PATH=/path/to/chromium npm test',
    ].join('\n'),
  );
}

/**
 * Finds the browser for tests and audits that only need pages: the system's headless shell, unless another browser is
 * requested. It lacks window features, such as installing a site.
 *
 * @throws like `findChromium`
 */
export function findHeadlessShell(environment = process.env): string {
  const shell = programs(SHELL_NAMES, environment).find((file) => existsSync(file));
  return !environment.CHROMIUM_PATH && shell ? shell : findChromium(environment);
}

/** Possible files of these programs, in the order of the search path. */
function programs(names: readonly string[], environment: NodeJS.ProcessEnv): string[] {
  const folders = (environment.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
}

/** Timeout for a download on a slow connection, in ms. */
const INSTALL_TIMEOUT = 10 * 60_000;

const APT = 'apt-get install --yes --quiet';

/** Commands that can install Chromium, in order of preference. */
const INSTALL =
  process.getuid?.() === 0 && process.platform === 'linux'
    ? [
        'npx playwright install --with-deps chromium',
        // For networks that block Playwright's server. The headless shell makes tests faster, but not every
        // distribution has it.
        `apt-get update --quiet && (${APT} chromium chromium-headless-shell || ${APT} chromium)`,
      ]
    : ['npx playwright install chromium'];

function hasChromium(): boolean {
  try {
    return Boolean(findChromium());
  } catch {
    return false;
  }
}

/**
 * Ensures that there is a Chromium for the tests: an existing one, else Playwright's own, else that of the
 * distribution. Announces installations.
 *
 * @throws an Error with the command to run if none can be installed
 */
export function setUpBrowser(): void {
  // A wrong `CHROMIUM_PATH` must be fixed, not silently replaced.
  for (const command of process.env.CHROMIUM_PATH ? [] : INSTALL) {
    if (hasChromium()) return;
    console.log(`The tests need Chromium. Installing it: ${command}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, { shell: true, stdio: 'ignore', timeout: INSTALL_TIMEOUT, env });
  }
  findChromium();
}
