import type { Site } from './site';

/** Returns the paths of symbol pages by extension, for the sidebar. */
export const symbolsByExtension = (site: Site): Record<string, string[]> =>
  Object.fromEntries(
    site.extensions.map(({ title, entries }) => [title, entries.map(({ href }) => href)]),
  );
