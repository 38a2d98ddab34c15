import { describe, expect, test } from 'vitest';
import { routesCode } from './routes';

const rspress = (...files: string[]) =>
  files
    .map(
      (file, index) =>
        `const loadRoute${index} = () => import(/* webpackChunkName: "route-${index}" */ ${JSON.stringify(file)})`,
    )
    .join('\n');

describe('the route list', () => {
  test('has each page by its file, with the import that Rspress preloads', () => {
    const code = routesCode(
      [
        { routePath: '/', relativePath: 'index.mdx' },
        { routePath: '/docs', relativePath: 'docs.mdx' },
        { routePath: '/offline', relativePath: 'offline.tsx' },
      ],
      rspress('/site/index.mdx', '/site/docs.mdx', '/site/offline.tsx'),
    );
    expect(code).toContain('"index|docs|offline.tsx"');
    expect(code).toContain('() => import(/* webpackChunkName: "route-1" */ "/site/docs.mdx")');
  });

  test('refuses a page whose route would end in a slash, and says what to do', () => {
    expect(() =>
      routesCode([{ routePath: '/docs/', relativePath: 'docs/index.mdx' }], rspress('/x.mdx')),
    ).toThrow(/docs\/docs\/index\.mdx has the route \/docs\/.*docs\/x\.mdx for \/x/s);
  });

  test("says so when Rspress' own code is no longer understood", () => {
    expect(() => routesCode([{ routePath: '/', relativePath: 'index.mdx' }], 'changed')).toThrow(
      /1 routes but 0 imports/,
    );
  });
});
