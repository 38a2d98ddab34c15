import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Pages } from '../content/pages';
import { faviconSvg, icons, socialImage } from '../metadata/images';
import { pluginDocuments } from '../metadata/plugin';
import { crawlSite, pluginCrawl } from './crawl';
import { buildSite, TEST_ORIGIN, TestFolder } from './fixtures/site';

let folder: TestFolder;
afterEach(() => folder?.remove());

const html = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body><h1 id="top-of-it">T</h1>${body}</body></html>`;

/** The crawler's findings on a built site with these files. Expects a remedy for each. */
function crawl(files: Record<string, string>, base = '/') {
  folder = new TestFolder({
    'index.html': html(''),
    'docs/a.html': html('<p id="part">'),
    ...files,
  });
  const { findings } = crawlSite({ dir: folder.path, base, origin: TEST_ORIGIN });
  for (const { message, remedy } of findings) expect(remedy, message).toMatch(/^\w.+[.?]$/);
  return findings.map(({ file, message, remedy }) => `${file} ${message} ${remedy}`);
}

describe('the crawler', () => {
  it('finds nothing in a valid site', () => {
    const body = `
      <a href="/">home</a> <a href="/docs/a">a</a> <a href="/docs/a#part">part</a> <a href="#top-of-it">up</a>
      <a href="?q=1">same page</a> <a href="https://elsewhere.example/x.html">away</a>
      <a href="mailto:a@b.example">mail</a> <img src="/logo.svg?v=1">
      <a href="/docs/a.md">Markdown</a> <img src="data:image/svg+xml,%3Csvg%3E">`;
    expect(
      crawl({
        'b.html': html(body, `<link rel="canonical" href="${TEST_ORIGIN}/b">`),
        'docs/a.md': `[home](${TEST_ORIGIN}/) and \`[no](/link)\`\n\n~~~md\n[no](/link)\n~~~\n`,
        'logo.svg': '',
        'static/x.css': 'a { background: url("../logo.svg") }',
        'static/b.md.js': `fetch("${TEST_ORIGIN}/no")`,
        'site.webmanifest': '{"start_url": "/index.html", "icons": [{"src": "/logo.svg"}]}',
        'sitemap.xml': `<url><loc>${TEST_ORIGIN}/docs/a</loc></url>`,
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'a link to a missing page',
      '<a href="/docs/b">',
      /"\/docs\/b": not found.*Did you mean "\/b"/,
    ],
    ['a relative link to a missing page', '<a href="./no">', /"\.\/no": not found/],
    ['a link with a broken escape', '<a href="/100%">', /"\/100%": not found/],
    ['a missing image', '<img src="/no.png">', /<img src>="\/no\.png"/],
    ['a missing script', '<script src="/static/no.js"></script>', /<script src>/],
    [
      'an anchor to a missing element',
      '<a href="/docs/a#gone">',
      /\/docs\/a has no element with the id "gone".*part/,
    ],
    ['an anchor to a missing element of the same page', '<a href="#gone">', /\/b has no element/],
    [
      'an address with .html',
      '<a href="/docs/a.html">',
      /: not the clean URL of the page\. Write \/docs\/a instead/,
    ],
    ['an address with a slash at the end', '<a href="/docs/a/#part">', /Write \/docs\/a instead/],
    ['an address that differs in case', '<a href="/docs/A">', /not found/],
    ['an absolute address of the site', `<a href="${TEST_ORIGIN}/no">`, /not found/],
    ['a style in an element', '<p style="color:red">', /<p style> is blocked by the .* policy/],
    ['a handler in an element', '<p onclick="go()">', /<p onclick> is blocked by the .* policy/],
    ['styles within the page', '<style>p {}</style>', /<style> is blocked by the .* policy/],
    [
      'code in a link',
      '<a href="javascript:void 0">',
      /<a href>="javascript:void 0": runs code\. Use a button/,
    ],
    [
      'a link that is not a valid URL',
      '<a href="https://[">',
      /<a href>="https:\/\/\[": not a valid URL\. Write a path that starts with "\/", or an absolute URL\./,
    ],
    ['a duplicate id', '<p id="x"><p id="x">', /2 elements have the id "x"/],
    ['a label of a missing element', '<label for="no">', /<label for>="#no": \/b has no element/],
    ['a missing description', '<p aria-describedby="top-of-it no">', /"#no": .*"no"/],
    ['a second h1', '<h1>again</h1>', /2 h1 elements/],
  ])('finds %s', (_what, body, expected) => {
    const found = crawl({ 'b.html': html(body), 'logo.svg': '' });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^b\.html/);
    expect(found[0]).toMatch(expected);
  });

  it.each([
    ['an image', '<img src="https://cdn.example/a.png">', 'img-src'],
    ['an embedded document', '<iframe src="https://video.example/1"></iframe>', 'frame-src'],
    ['a video', '<video src="https://cdn.example/a.mp4"></video>', 'media-src'],
    ['a video of the site', '<video src="/logo.svg"></video>', 'media-src'],
    ['a script', '<script src="//cdn.example/a.js"></script>', 'script-src'],
  ])('finds %s that the policy blocks', (_what, body, directive) => {
    const found = crawl({ 'b.html': html(body), 'logo.svg': '' });
    expect(found).toEqual([
      expect.stringMatching(`blocked by ${directive} of .*Put the file into docs/public, or allow`),
    ]);
  });

  it.each([
    ['x.css', 'a { background: url(no.png) }', 'url()="no.png"'],
    ['site.webmanifest', '{"icons": [{"src": "/no.png"}]}', 'address="/no.png"'],
    ['min.webmanifest', '{"icons":[{"src":"/no.png"}]}', 'address="/no.png"'],
    ['sitemap.xml', `<loc>${TEST_ORIGIN}/no</loc>`, `address="${TEST_ORIGIN}/no"`],
    ['llms.txt', `- [No](${TEST_ORIGIN}/no.md)`, `address="${TEST_ORIGIN}/no.md"`],
    ['docs/a.md', `[No](${TEST_ORIGIN}/docs/a.md#gone)`, `address="${TEST_ORIGIN}/docs/a.md#gone"`],
    ['robots.txt', `Sitemap: ${TEST_ORIGIN}/no.xml`, `address="${TEST_ORIGIN}/no.xml"`],
  ])('follows addresses in %s', (file, content, address) => {
    const found = crawl({ [file]: content, 'docs/a.md': file === 'docs/a.md' ? content : '' });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${file} ${address}: `);
  });

  it('follows every attribute that names a file, a page or an element', () => {
    const ids = [
      'for',
      'popovertarget',
      'aria-controls',
      'aria-describedby',
      'aria-details',
    ].concat(['aria-labelledby', 'aria-owns']);
    const body = `<video src="/no" poster="/no"></video> ${ids.map((name) => `<p ${name}="no">`).join('')}`;
    const head = '<meta property="og:url" content="/no"><meta property="og:image" content="/no">';
    const places = crawl({ 'b.html': html(body, head) }).map((found) => found.split('=')[0]);
    expect(places).toEqual(
      ['meta og:url', 'meta og:image', 'video src', 'video poster']
        .concat(ids.map((name) => `p ${name}`))
        .map((place) => `b.html <${place}>`),
    );
  });

  it('resolves the same relative link for each page', () => {
    const link = html('<a href="#part">');
    const files = { 'docs/a.html': html('<p id="part"><a href="#part">'), 'docs/b.html': link };
    expect(crawl(files)).toEqual([expect.stringMatching(/^docs\/b\.html .*no element/)]);
  });

  it('ignores documents that pages embed', () => {
    folder = new TestFolder({ 'index.html': html(''), 'frame.html': '<p style="color:red">' });
    const options = { dir: folder.path, base: '/', origin: TEST_ORIGIN };
    expect(crawlSite(options).findings).not.toEqual([]);
    expect(crawlSite({ ...options, frames: { frame: '' } }).findings).toEqual([]);
  });

  it('accepts a title on its own line', () => {
    expect(crawl({ 'b.html': '<title>\n  B\n</title><h1>B</h1>' })).toEqual([]);
  });

  it.each([
    [
      'a canonical URL of another page',
      html('', `<link rel="canonical" href="${TEST_ORIGIN}/docs/a">`),
      /canonical URL is .*\/docs\/a.* must be https:\/\/example\.org\/b\./,
    ],
    ['a page without title', '<title> </title><h1>No title</h1>', /No title/],
  ])('finds %s', (_what, page, expected) => {
    expect(crawl({ 'b.html': page })).toEqual([expect.stringMatching(expected)]);
  });

  it('finds links outside the base path', () => {
    const link = '<a href="/docs/a">out</a> <a href="/kit/docs/a">in</a> <a href="/kit/">home</a>';
    expect(crawl({ 'b.html': html(link) }, '/kit/')).toEqual([
      expect.stringMatching(/^b\.html <a href>="\/docs\/a": outside the base path \/kit\//),
    ]);
  });

  it('reports a repeated link once', () => {
    expect(crawl({ 'b.html': html('<a href="/no">x</a> <a href="/no">y</a>') })).toHaveLength(1);
  });
});

/** For tests that build a whole site, in ms. A build takes about a second on an idle machine. */
const BUILD_TIMEOUT = 60_000;

describe('a build', { timeout: BUILD_TIMEOUT }, () => {
  it('fails on a broken anchor, with file, line and remedy', async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n\nSee [the part](/guide#wrong-part).\n',
      'docs/guide.mdx': '# Guide\n\n## The part\n',
    });
    const output = await buildSite(folder, (site) => [pluginCrawl(site)]);
    expect(output).toBe(`The built site has problems (1)

${folder.file('docs/index.mdx')}:3:16  <a href>="/guide#wrong-part": /guide has no element with the id "wrong-part".
    Link to an id that exists, such as the-part, guide.
`);
  });

  it('loads what plugins allow', () => {
    folder = new TestFolder({ 'index.html': html('<img src="https://cdn.example/a.png">') });
    const options = { dir: folder.path, base: '/', origin: TEST_ORIGIN };
    expect(
      crawlSite({ ...options, sources: { 'img-src': "'self' https://cdn.example" } }).findings,
    ).toEqual([]);
  });

  it('fails if it writes a file that is also a static one', async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n',
      'docs/public/index.html': html('Mine'),
      'docs/public/own.txt': 'Own',
    });
    const output = await buildSite(folder, (site) => [pluginCrawl(site)]);
    expect(output).toContain('problems (1)');
    expect(output).toMatch(/public\/index\.html {2}The build writes a file with the same name\./);
  });

  it('reports a problem of the theme once for all pages', async () => {
    const component = 'export default () => <h1><a href={["", "gone"].join("/")}>Home</a></h1>;\n';
    folder = new TestFolder({ 'docs/index.tsx': component, 'docs/a.tsx': component });
    const output = await buildSite(folder, (site) => [pluginCrawl(site)]);
    expect(output).toContain('problems (1)');
    expect(output).toMatch(/docs\/a\.tsx .*"\/gone": not found\. \(in 2 files\)/);
  });

  it('reads the default output folder of Rspress', async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n\n[x](./guide.mdx#gone)',
      'doc_build/index.html': html('<a href="/no"></a> <a href="/#gone">'),
      'doc_build/llms.txt': 'http://localhost/gone.md',
    });
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder.path);
    onTestFinished(() => cwd.mockRestore());
    const { afterBuild } = pluginCrawl({ pages: new Pages(folder.file('docs')) });
    await expect(afterBuild?.({}, true)).rejects.toThrow(`The built site has problems (3)

doc_build/llms.txt  address="http://localhost/gone.md": not found.
    Correct or remove it.
docs/index.mdx  <a href>="/no": not found.
    Correct or remove it.
docs/index.mdx:3:16  <a href>="/#gone": / has no element with the id "gone".
    Link to an id that exists, such as top-of-it.
`);
    await expect(afterBuild?.({}, false), 'in development').resolves.toBeUndefined();
  });

  it('passes for a valid site with a base path', async () => {
    folder = new TestFolder({
      'docs/index.mdx': '# Home\n\n[Guide](/guide#the-part), ![logo](/logo.svg)\n',
      'docs/guide.mdx': '# Guide\n\n## The part\n\n[Home](/)\n',
      'docs/public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    const logged = vi.spyOn(console, 'log');
    onTestFinished(() => logged.mockRestore());
    expect(await buildSite(folder, (site) => [pluginCrawl(site)], { base: '/kit/' })).toBe('');
    expect(logged).toHaveBeenCalledWith('crawled 3 pages, 7 addresses: no problems');
  });

  it('finds every address in the head of documents below the base path', async () => {
    const page = "---\ndescription: 'A page.'\n---\n\n# Page\n\n[Home](/)\n";
    const images = [...icons.map(({ file }) => file), socialImage.file, faviconSvg];
    folder = new TestFolder({
      ...Object.fromEntries(images.map((file) => [`docs/public/${file}`, ''])),
      'docs/index.mdx': page,
      'docs/docs/guide.mdx': page,
    });
    const output = await buildSite(folder, (site) => [pluginDocuments(site), pluginCrawl(site)], {
      base: '/kit/',
    });
    expect(output).toBe('');
  });
});
