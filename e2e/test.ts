import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Begins what a page reports of its content security policy. */
const BLOCKED = 'Blocked by the policy:';

/** A document of the site that is no page: no script, and nothing to lay out. */
const NOTHING = '/robots.txt';

/** Every test of the site: it fails where the content security policy blocks anything on any of its pages. */
export const test = base.extend<{ policy: undefined }, { tab: Page }>({
  policy: [
    async ({ context }, use) => {
      const blocked: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (message.text().startsWith(BLOCKED)) {
          blocked.push(`${message.page()?.url()}: ${message.text()}`);
        }
      };
      context.on('console', listen);
      const script = await context.addInitScript((start) => {
        addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
          const place = `${sourceFile}:${lineNumber} ${sample}`;
          console.debug(`${start} ${effectiveDirective} ${blockedURI} at ${place}`);
        });
      }, BLOCKED);
      await use(undefined);
      context.off('console', listen);
      await script.dispose();
      expect(blocked).toEqual([]);
    },
    { auto: true },
  ],
  tab: [
    async ({ browser }, use, { project }) => {
      const { baseURL, serviceWorkers, viewport } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers, viewport });
      const tab = await context.newPage();
      await tab.goto(NOTHING);
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** What a new tab says of its reader. */
const NO_WISHES = {
  media: null,
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** What journeys listen for; Playwright itself listens for a tab's end. */
const HEARD = 'console domcontentloaded load pageerror request requestfailed response'.split(' ');

/**
 * For journeys that need no tab of their own: they share one, in which the browser has loaded and compiled the
 * site's code already, and which opens a page in half the time. Each finds nothing stored and nothing held back, and
 * the tab of the size that it asks for. Scripts that run before the page's, clocks and all other options need a new
 * tab: `test`.
 */
export const reading = test.extend({
  context: async ({ tab, contextOptions, hasTouch, javaScriptEnabled }, use) => {
    if (hasTouch || !javaScriptEnabled || Object.keys(contextOptions).length > 0) {
      throw new Error(
        'Journeys that share a tab choose no more than its size. Take `test` instead.',
      );
    }
    const context = tab.context();
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    for (const page of context.pages()) if (page !== tab) await page.close();
  },
  page: async ({ tab, context: _, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    await use(tab);
    for (const event of HEARD) tab.removeAllListeners(event);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.emulateMedia(NO_WISHES);
    await tab.mouse.move(0, 0);
    await tab.goto(NOTHING);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
