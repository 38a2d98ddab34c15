import { test as base, type ConsoleMessage, expect } from '@playwright/test';

export * from '@playwright/test';

/** Begins what a page reports of its content security policy. */
const BLOCKED = 'Blocked by the policy:';

/** Every test of the site: it fails where the content security policy blocks anything on any of its pages. */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ context }, use) => {
      const blocked: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (message.text().startsWith(BLOCKED)) {
          blocked.push(`${message.page()?.url()}: ${message.text()}`);
        }
      };
      context.on('console', listen);
      await context.addInitScript((start) => {
        addEventListener('securitypolicyviolation', (violation) => {
          const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = violation;
          const place = `${sourceFile}:${lineNumber} ${sample}`;
          console.debug(`${start} ${effectiveDirective} ${blockedURI} at ${place}`);
        });
      }, BLOCKED);
      await use(undefined);
      context.off('console', listen);
      expect(blocked).toEqual([]);
    },
    { auto: true },
  ],
});
