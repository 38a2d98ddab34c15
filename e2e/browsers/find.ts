import { existsSync } from 'node:fs';
import { type BrowserType, firefox, webkit } from '@playwright/test';
import { debianFirefox } from './firefox';
import type { Browser } from './tab';
import { debianWebKit } from './webkit';

const BROWSERS = {
  firefox: { playwright: firefox, debian: debianFirefox },
  webkit: { playwright: webkit, debian: debianWebKit },
};

export type Name = keyof typeof BROWSERS;

/**
 * Starts a browser: Playwright's own, or Debian's.
 *
 * @throws an Error with an install command if there is none
 */
export function startBrowser(name: Name): Promise<Browser> {
  const { playwright, debian } = BROWSERS[name];
  if (existsSync(playwright.executablePath())) return startPlaywrightBrowser(playwright);
  const { programs, packages, start } = debian;
  if (programs.every((file) => existsSync(file))) return start();
  throw new Error(
    `No ${name} is installed: npx playwright install --with-deps ${name}; on Debian, as root: apt-get install ${packages}`,
  );
}

async function startPlaywrightBrowser(type: BrowserType): Promise<Browser> {
  const browser = await type.launch();
  return {
    async newTab() {
      const context = await browser.newContext();
      const page = await context.newPage();
      return {
        async go(address) {
          await page.goto(address);
        },
        click: (x, y) => page.mouse.click(x, y),
        press: (key, held = []) => page.keyboard.press([...held, key].join('+')),
        type: (text) => page.keyboard.type(text),
        evaluate: (expression) => page.evaluate<string>(expression),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
