import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { startPlaywrightBrowser } from './playwright';
import type { Browser } from './tab';
import { debianFirefox } from './webdriver/firefox';
import { debianWebKit } from './webdriver/webkit';

const BROWSERS = {
  firefox: { playwright: firefox, debian: debianFirefox },
  webkit: { playwright: webkit, debian: debianWebKit },
};

export type Name = keyof typeof BROWSERS;

/**
 * Finds a browser: Playwright's own, or Debian's.
 *
 * @throws an Error with an install command if there is none
 */
export function findBrowser(name: Name): { description: string; start(): Promise<Browser> } {
  const { playwright, debian } = BROWSERS[name];
  if (existsSync(playwright.executablePath())) {
    return { description: 'Playwright’s own', start: () => startPlaywrightBrowser(playwright) };
  }
  const { programs, packages, start } = debian;
  if (programs.every((file) => existsSync(file))) {
    return { description: `Debian’s ${packages}`, start };
  }
  throw new Error(
    `No ${name} is installed: npx playwright install --with-deps ${name}; on Debian, as root: apt-get install ${packages}`,
  );
}
