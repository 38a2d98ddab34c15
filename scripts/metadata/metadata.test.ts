import { existsSync, readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { site } from '../../theme/config/site';
import { inlineScriptHashes } from '../host/policy';
import { pluginNavigation } from '../navigation/plugin';
import { buildSite, TestFolder } from '../rules/fixtures/site';
import { pageTags } from './head';
import { hostFiles } from './hosts';
import { socialImage } from './images';
import { pluginDocuments } from './plugin';

const ORIGIN = 'https://example.org';
const published = ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', socialImage.file].concat(
  'icon-96.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
);

const TAG = '<link rel="x" href="/kit/x">';

/** In ms. The build takes less than a second on an idle machine. */
const BUILD_TIMEOUT = 90_000;

describe('a site with a base path', () => {
  let folder: TestFolder;
  let error: string;
  let shell = '';
  const read = (file: string) => readFileSync(folder.file(`dist/${file}`), 'utf8');
  /** The files that a document links for the router: the list of all pages, and its own file. */
  const filesOf = (file: string) =>
    (
      /<script type="application\/json" id="page-data" data-pages="\/kit\/([^"]+)"(?: data-page="\/kit\/([^"]+)")?><\/script>/.exec(
        read(file),
      ) ?? []
    ).slice(1);
  const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0];

  beforeAll(async () => {
    const page = (description: string, more = '') =>
      `---\ndescription: '${description}'\n${more}---\n\n# The \\<title> & "more"\n\n[Home](/)\n\n## Part\n`;
    folder = new TestFolder({
      'docs/index.mdx': "---\ndescription: 'Start.'\n---\n\n# Home\n\n[Guide](/docs/guide)\n",
      'docs/component.tsx': 'export default () => <h1>Component</h1>;',
      'docs/_addresses.txt': '/docs/old -> /docs/guide#part\n',
      'docs/docs/guide.mdx': page('It says "hello" & more.'),
      'docs/docs/secret.mdx': page('For those who know.', 'unlisted: true\n'),
      'docs/docs/unfinished.mdx': page('Not yet.', 'draft: true\n'),
      ...Object.fromEntries(published.map((file) => [`docs/public/${file}`, ''])),
    });
    error = await buildSite(
      folder,
      (site) => {
        const { config } = pluginNavigation(site);
        const keepShell = () => {
          shell = site.shell;
        };
        const drafts = { name: 'drafts', config, afterBuild: keepShell };
        return [drafts, pluginDocuments(site)];
      },
      {
        base: '/kit/',
        head: [
          '<noscript><i>$& $$</i></noscript>',
          ['meta', { name: 'own', content: '$& "all"' }],
          ({ routePath }) => ['meta', { name: 'route', content: routePath }],
        ],
      },
      [{ name: 'x', setup: () => ({ head: { tags: [TAG] } }) }],
    );
  }, BUILD_TIMEOUT);
  afterAll(() => folder.remove());

  it('builds', () => {
    expect(error).toBe('');
  });

  it('has the configured tags on each document as they are written', () => {
    for (const name of ['docs/guide.html', '404.html']) {
      expect(read(name)).toContain(
        '<noscript><i>$& $$</i></noscript>\n<meta name="own" content="$&amp; &quot;all&quot;">',
      );
    }
    expect(read('docs/guide.html')).toContain('<meta name="route" content="/docs/guide">');
  });

  it('has title, description and canonical URL on each page', () => {
    const html = read('docs/guide.html');
    expect(html).toContain(
      `<title>The &lt;title&gt; &amp; &quot;more&quot; | ${site.title}</title>`,
    );
    expect(html).toContain(
      '<meta name="description" content="It says &quot;hello&quot; &amp; more.">',
    );
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/kit/docs/guide">`);
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/kit/docs/guide.md">');
    expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/kit/docs/guide">`);
    expect(html).toContain(
      `<meta property="og:image" content="${ORIGIN}/kit/${socialImage.file}">`,
    );
    expect(html).toContain('<link rel="icon" href="/kit/favicon.svg" type="image/svg+xml">');
    expect(html, 'of plugins').toContain(TAG);
    expect(html).not.toContain('noindex');
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('has a data file for each page with the content of its document, and a list of them', () => {
    const [list = '', file = ''] = filesOf('docs/guide.html');
    const { pages, fragments } = JSON.parse(read(list));
    expect(Object.keys(pages).sort()).toEqual([
      '/',
      '/404',
      '/component',
      '/docs/guide',
      '/docs/secret',
    ]);
    expect(JSON.parse(read(file))).toEqual({
      title: `The <title> & "more" | ${site.title}`,
      description: 'It says "hello" & more.',
      pageType: 'doc',
      html: mainOf(read('docs/guide.html')),
    });
    expect(file).toBe(`static/pages/docs-guide.${pages['/docs/guide']}.json`);
    expect(Object.keys(fragments)).toEqual(['menu']);
  });

  it('has a content security policy in each document, before any resource', () => {
    for (const file of ['index.html', 'docs/guide.html', 'component.html', '404.html']) {
      const [before = '', policy = ''] = read(file).split(
        '<meta http-equiv="Content-Security-Policy" content="',
      );
      expect(before).toMatch(/<head>\s*<meta charset="utf-8">\s*$/i);
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
      // The policy allows only the inline scripts of this document.
      const { script = '' } = /script-src (?<script>[^;]*);/.exec(policy)?.groups ?? {};
      const own = inlineScriptHashes([read(file)]);
      expect(script.split(' ')).toEqual(["'self'", ...own]);
    }
    expect(read('_headers')).toContain("Content-Security-Policy: default-src 'none'; script-src");
  });

  it('has an app shell that links the list of pages, without metadata of any page', () => {
    expect(shell).toMatch(
      /<div id="__rspress_root" data-empty>(?:<div[^>]*>)+<main id="main" tabindex="-1"><\/main>/,
    );
    expect(shell).not.toMatch(/Not found|fragment/);
    expect(shell).toContain(`<title>${site.title}</title>`);
    expect(shell).toContain(`<link rel="canonical" href="${ORIGIN}/kit/">`);
    expect(shell).toMatch(/<meta charset="utf-8">\s*<meta http-equiv="Content-Security-Policy"/);
    expect(shell).toMatch(/id="page-data" data-pages="\/kit\/static\/pages\.\w+\.json"><\/script>/);
    expect(shell).not.toMatch(/og:|noindex|text\/markdown/);
    for (const [script = ''] of read('index.html').matchAll(/<script defer[^>]*>/g)) {
      expect(shell).toContain(script);
    }
  });

  it('has a Markdown copy of each Markdown page', () => {
    expect(read('docs/guide.md')).toContain(`[Home](${ORIGIN}/kit/index.md)`);
    expect(existsSync(folder.file('dist/component.md'))).toBe(false);
  });

  it('keeps the not-found page out of search engines', () => {
    const html = read('404.html');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('redirects from a page that has moved, but does not list it', () => {
    expect(read('_redirects')).toContain('\n/kit/docs/old /kit/docs/guide#part 301\n');
    expect(read('nginx.conf')).toContain(
      'location = /kit/docs/old { return 301 /kit/docs/guide$is_args$args#part; }',
    );
    expect(read('sitemap.xml')).not.toContain('docs/old');
  });

  it('lists pages in the sitemap, except unlisted ones and drafts', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/kit/sitemap.xml`);
    expect(read('sitemap.xml')).toContain(`${ORIGIN}/kit/docs/guide`);
    expect(read('sitemap.xml')).not.toContain('secret');
    expect(read('sitemap.xml')).not.toContain('unfinished');
    expect(read('docs/secret.html')).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(folder.file('dist/docs/unfinished.html'))).toBe(false);
  });
});

it('breadcrumbs for search engines are valid JSON, without items that lack a URL', () => {
  const page = { route: '/docs/a', description: '', unlisted: false, hasCopy: true };
  const breadcrumbs = [
    { label: 'Guides', href: '/docs' },
    { label: 'State' },
    { label: '</script>', href: '/docs/a' },
  ];
  const tags = (more: object) =>
    pageTags({ ...page, addressable: true, ...more }, { origin: ORIGIN, base: '/kit/' }).join('');
  const [, json = ''] = />(\{.*?)<\/script>/.exec(tags({ breadcrumbs })) ?? [];
  const step = { '@type': 'ListItem' };
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { ...step, position: 1, name: site.title, item: `${ORIGIN}/kit/` },
      { ...step, position: 2, name: 'Guides', item: `${ORIGIN}/kit/docs` },
      { ...step, position: 3, name: '</script>' },
    ],
  });
  expect(tags({})).not.toContain('<script');
});

describe('configuration for hosts', () => {
  const filesOf = (base: string, routes: string[]) =>
    Object.fromEntries(hostFiles(base, routes, 'none'));
  const files = filesOf('/kit/', ['/', '/docs/api']);

  it('redirects from index files, at every depth of the site', () => {
    expect(files._redirects).toContain('/kit/:part1/index.html /kit/:part1 301');
    expect(files._redirects).toContain('/kit/:part1/:part2/index /kit/:part1/:part2 301');
    expect(files._redirects).not.toContain(':part3');
  });

  it('caches hashed files forever and revalidates all others', () => {
    expect(files._headers).toMatch(/\/kit\/\*\n +Cache-Control: no-cache/);
    expect(files._headers).toMatch(/\/kit\/static\/\*\n.*\n.*immutable/);
    expect(files['nginx.conf']).toMatch(/location \/kit\/static\/ \{\n.*immutable/);
    const immutable = [files._headers, files['nginx.conf']].join().match(/immutable/g);
    expect(immutable, 'once per host').toHaveLength(2);
    expect(files['nginx.conf']).toContain('error_page 404 /kit/404.html;');
  });

  it('is not served to readers', () => {
    for (const file of Object.keys(files)) {
      expect(files['nginx.conf']).toContain(`location = /kit/${file} { return 404; }`);
    }
  });

  /** Where nginx redirects a raw address. */
  const redirectOf = (address: string, { 'nginx.conf': conf = '' } = files) => {
    const rules = conf.matchAll(/~ "(\^\S+)"\) \{ return 301 (\S+);/g);
    for (const [, pattern = '', target = ''] of rules) {
      const groups = new RegExp(pattern).exec(address);
      if (groups) return target.replace(/\$(\d)/g, (_, index) => groups[index] ?? '');
    }
    return undefined;
  };

  it.each([
    ['/kit/docs/x.html', '/kit/docs/x'],
    ['/kit/docs/x/index.html?q=1', '/kit/docs/x?q=1'],
    ['/kit/docs/x//', '/kit/docs/x'],
    ['/kit/docs//x?q=1//2', '/kit/docs/x?q=1//2'],
    ['/kit//docs/x', '/kit/docs/x'],
    ['/kit/index.html', '/kit/'],
    ['/kit?q', '/kit/?q'],
    ['/kit/docs/x', undefined],
    ['/kit/?q=/', undefined],
    ['/kit/', undefined],
  ])('makes nginx redirect from %s to %s', (address, target) => {
    expect(redirectOf(address)).toBe(target);
  });

  it('never lets nginx redirect to another host', () => {
    const atRoot = filesOf('/', ['/']);
    for (const end of ['', '/', '.html']) {
      for (const start of ['//', '/\\', '/\\/', '\\\\']) {
        expect(redirectOf(`${start}other.example${end}`, atRoot)).toBe('/other.example');
      }
    }
    expect(redirectOf('/x%0d%0aX-Other:yes/', atRoot)).toBe('/x%0d%0aX-Other:yes');
  });
});

it(
  'an error in the browser code is the only one that is reported',
  async () => {
    const folder = new TestFolder({
      'docs/index.mdx': "---\ndescription: 'Start.'\n---\n\n# Home\n",
    });
    const reported: string[] = [];
    const breakCode: RsbuildPlugin = {
      name: 'break-code',
      setup(api) {
        api.transform(
          { test: /fixtures\/client\.ts$/, environments: ['web'] },
          ({ code }) => `import 'not-installed';\n${code}`,
        );
        api.onAfterEnvironmentCompile(({ stats }) => {
          reported.push(...(stats?.compilation.errors ?? []).map(({ message }) => message));
        });
      },
    };
    const failure = await buildSite(folder, (site) => [
      {
        name: 'navigation',
        config: pluginNavigation(site).config,
        builderConfig: { plugins: [breakCode] },
      },
      pluginDocuments(site),
    ]);
    folder.remove();
    expect(failure).toBe('Rspack build failed.');
    expect(reported).toEqual([expect.stringContaining("Can't resolve 'not-installed'")]);
  },
  BUILD_TIMEOUT,
);
