import { expect, test } from 'vitest';
import { withoutPlugins } from './plugin-list';

const LIST = `import { bar } from '../../theme/config/theme';
import { announcement } from './announcement/plugin';
import { search } from './search/plugin';

export const PLUGINS: readonly SitePlugin[] = [
  // Only if there is something to announce.
  ...(bar ? [announcement] : []),
  search,
];
`;

test('a plugin is removed from the list together with its import', () => {
  expect(withoutPlugins(LIST, ['search'])).toBe(LIST.replace(/.*search.*\n/g, ''));
});

test('its condition and comment are removed, and so is an import that only they use', () => {
  expect(withoutPlugins(LIST, ['announcement'])).toBe(`import { search } from './search/plugin';

export const PLUGINS: readonly SitePlugin[] = [
  search,
];
`);
});
