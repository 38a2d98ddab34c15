/** Replaces the build's `virtual-pages` in unit tests. */
import type { PageModule } from '../lib/parts';

const routes = ['/', '/markdown-page', '/docs/component', '/docs/with-reset', '/lazy/islands'];

/** The module of each page. Tests can replace it (`vi.spyOn`). */
export const modules: Record<string, () => Promise<PageModule>> = Object.fromEntries(
  routes.map((route) => [
    route,
    async () => ({
      default: { title: `Page ${route}`, pageType: 'doc', html: `<h1>${route}</h1>` },
    }),
  ]),
);
