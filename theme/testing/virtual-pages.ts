/** Stands in for the build's `virtual-pages` in unit tests. */
import type { PageModule } from '../pages/pages';

const routes = [
  '/',
  '/markdown-page',
  '/docs',
  '/docs/extensions',
  '/docs/team',
  '/docs/with-reset',
  // Each for one test that says what a page's module holds: a page that was loaded once stays loaded.
  '/lazy/once',
  '/lazy/again',
  '/lazy/retried',
  '/lazy/slow',
  '/lazy/waited',
  '/lazy/hanging',
  '/lazy/gone',
  '/lazy/islands',
  '/lazy/component',
  '/lazy/memo',
  '/docs/component',
  // Never loaded.
  '/lazy/faulty',
  // Kept anew by each test.
  '/lazy/kept',
];

/** What the module of each page holds. A test can put another in its place (`vi.spyOn`). */
export const modules: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  routes.map((route) => [
    route,
    async () => ({
      default: { title: `Page ${route}`, pageType: 'doc', html: `<h1>${route}</h1>` },
    }),
  ]),
);

export const isComplete = true;
