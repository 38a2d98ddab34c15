/** Stands in for the build's `virtual-pages` in unit tests. */
import type { PageModule } from '../pages/pages';

const names = [
  'index',
  'markdown-page',
  'docs',
  'docs/api',
  'docs/extensions',
  'docs/mutations',
  'docs/team',
  'docs/with-reset',
  'docs/with-undo-redo',
  // For tests that say what a page's chunk holds; a page that was loaded once stays loaded.
  'lazy/once',
  'lazy/later',
  'lazy/empty',
  'lazy/component',
  'lazy/kept',
];

/** What the chunk of each page holds. A test can put another in its place (`vi.spyOn`). */
export const chunks: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  names.map((name) => [
    name,
    async () => ({
      default: { title: name, pageType: 'doc', toc: [], html: `<h1>${name}</h1>` },
    }),
  ]),
);

export const files = names.join('|');
export const loaders = names.map((name) => async () => chunks[name]?.() as Promise<PageModule>);
