import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export * from '@playwright/test';

/** Prefix of reported policy violations. */
const BLOCKED = 'Blocked by the policy:';

/** A document of the site without scripts and layout. */
const NOTHING = 'robots.txt';

/** Fails a test if the content security policy blocks anything on any of its pages. */
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
      // Not awaited, because it would hang with a page that hangs.
      void script.dispose().catch(() => {});
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

/** Default emulation of a new tab. */
const DEFAULT_MEDIA = {
  media: null,
  colorScheme: 'light',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const;

/** Events that tests listen to. Playwright itself listens to others. */
const EVENTS = 'console domcontentloaded load pageerror request requestfailed response'.split(' ');

/**
 * Fails tests that fulfill requests, because the cache of the shared tab would pass the responses
 * on to later tests.
 */
function forbidFulfill(tab: Page): () => void {
  const { route } = tab;
  tab.route = (url, handler, options) =>
    route.call(
      tab,
      url,
      (call, request) => {
        call.fulfill = () => {
          throw new Error(
            'The cache of the shared tab would pass this response on to later tests. Use `test`.',
          );
        };
        return handler(call, request);
      },
      options,
    );
  return () => {
    tab.route = route;
  };
}

/**
 * For tests that can share a tab. It has already loaded and compiled the site's code, so it
 * opens a page in half the time. Each test starts without stored data and routes, and with its
 * own viewport size. Tests that need init scripts, clocks, fulfilled requests or other options
 * need a new tab: use `test`.
 */
export const reading = test.extend({
  context: async ({ tab, contextOptions, hasTouch, javaScriptEnabled }, use) => {
    if (hasTouch || !javaScriptEnabled || Object.keys(contextOptions).length > 0) {
      throw new Error('Tests that share a tab can only set its size. Use `test` instead.');
    }
    const context = tab.context();
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearPermissions();
    for (const page of context.pages()) if (page !== tab) await page.close();
  },
  page: async ({ tab, context: _, viewport }, use) => {
    if (viewport) await tab.setViewportSize(viewport);
    const allowFulfill = forbidFulfill(tab);
    await use(tab);
    allowFulfill();
    for (const event of EVENTS) tab.removeAllListeners(event);
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.emulateMedia(DEFAULT_MEDIA);
    await tab.mouse.move(0, 0);
    await tab.goto(NOTHING);
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  },
});
