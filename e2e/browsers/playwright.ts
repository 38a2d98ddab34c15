import type { BrowserType } from '@playwright/test';
import type { Browser } from './tab';

/** Starts one of the browsers that Playwright provides. */
export async function startPlaywrightBrowser(type: BrowserType): Promise<Browser> {
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
