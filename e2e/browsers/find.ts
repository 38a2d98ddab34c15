import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { startPlaywrights } from './playwright';
import type { Browser } from './tab';
import { debiansFirefox } from './webdriver/firefox';
import { debiansWebKit } from './webdriver/webkit';

const BROWSERS = {
  firefox: { playwrights: firefox, debians: debiansFirefox },
  webkit: { playwrights: webkit, debians: debiansWebKit },
};

export type Name = keyof typeof BROWSERS;

/**
 * Finds a browser: Playwright's own, or Debian's.
 *
 * @throws an Error with an install command if there is none
 */
export function findBrowser(name: Name): { description: string; start(): Promise<Browser> } {
  const { playwrights, debians } = BROWSERS[name];
  if (existsSync(playwrights.executablePath())) {
    return { description: 'Playwright’s own', start: () => startPlaywrights(playwrights) };
  }
  const { programs, packages, start } = debians;
  if (programs.every((file) => existsSync(file))) {
    return { description: `Debian’s ${packages}`, start };
  }
  throw new Error(
    `No ${name} is installed: npx playwright install --with-deps ${name}; on Debian, as root: apt-get install ${packages}`,
  );
}
