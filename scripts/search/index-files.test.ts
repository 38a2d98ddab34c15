import { describe, expect, it } from 'vitest';
import { extractPage, kindOf } from './extract';
import { excerptOf, indexFiles } from './index-files';

const html = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>
  <nav>Navbar</nav><main><article>${body}</article></main></body></html>`;

describe('what the index takes from a page', () => {
  it('is one section for each heading, with its id and text', () => {
    const page = extractPage(
      '/docs/with-reset',
      html(`<h1>withReset()</h1><p>Sets a store <em>back</em>.</p>
        <h2 id="options">Options<a href="#options" aria-hidden="true">#</a></h2><ul><li>None</li><li>at all</li></ul>
        <h3 id="order">Order</h3><p>Matters.</p>`),
    );
    expect(page).toEqual({
      path: '/docs/with-reset',
      title: 'withReset',
      kind: 'guide',
      sections: [
        { heading: '', id: '', text: 'Sets a store back.' },
        { heading: 'Options', id: 'options', text: 'None at all' },
        { heading: 'Order', id: 'order', text: 'Matters.' },
      ],
    });
  });

  it('leaves out code samples, buttons and navigation', () => {
    const page = extractPage(
      '/docs/x',
      html('<h1>X</h1><p>Text</p><pre>code</pre><button>Copy</button><nav>Next</nav>'),
    );
    expect(page?.sections).toEqual([{ heading: '', id: '', text: 'Text' }]);
  });

  it('leaves out what the page of every symbol says: facts, code without words, links, versions', () => {
    const page = extractPage(
      '/docs/api/functions/withReset',
      html(`<h1>withReset</h1><p><b>Function</b> Since 19.0.0</p><p>Sets back.</p>
        <h2 id="example">Example</h2><figure><figcaption>TypeScript</figcaption><pre>code</pre></figure>
        <h2 id="returns">Returns</h2><p>A feature<span class="visually-hidden"> (opens)</span>.</p>
        <h2 id="read-on">Read on</h2><p>Guides</p><h2 id="history">History</h2><p>Added</p>`),
    );
    expect(page?.sections).toEqual([
      { heading: '', id: '', text: 'Sets back.' },
      { heading: 'Returns', id: 'returns', text: 'A feature.' },
    ]);
  });

  it('leaves out pages that ask for it', () => {
    expect(
      extractPage('/docs/x', html('<h1>X</h1>', '<meta name="robots" content="noindex">')),
    ).toBeUndefined();
  });

  it.each([
    ['/docs/api/functions/withReset', 'function'],
    ['/docs/api/type-aliases/Page', 'type'],
    ['/docs/with-reset', 'guide'],
    ['/docs/api/globals', 'page'],
    ['/', 'page'],
  ])('knows what %s is', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

describe('the files of the index', () => {
  const page = (path: string, text: string) => ({
    path,
    title: path,
    kind: 'guide' as const,
    sections: [{ heading: '', id: '', text }],
  });
  const guides = Array.from({ length: 9 }, (_, at) => page(`/docs/guide-${at}`, `Text ${at}`));

  it('change only where a page changed', () => {
    const before = indexFiles(guides);
    const after = indexFiles(guides.with(3, page('/docs/guide-3', 'Another text')));
    const changed = [...after].filter(([name, content]) => before.get(name) !== content);
    expect(changed.map(([name]) => name.replace(/\.[0-9a-f]+\./, '.')).toSorted()).toEqual([
      'index.json',
      'shard.json',
    ]);
  });

  it('hold each further word of a section once, without those that say nothing', () => {
    const lead = 'word '.repeat(40);
    const [shard] = [
      ...indexFiles([page('/docs/x', `${lead} Quota exceeded and the quota sessionStorage`)]),
    ]
      .filter(([name]) => name.startsWith('shard'))
      .map(([, content]) => JSON.parse(content));
    expect(shard.pages[0].sections[0].words).toBe('exceeded quota sessionStorage');
  });

  it('cut an excerpt at a word', () => {
    expect(excerptOf(`${'abcdefghi '.repeat(20)}`)).toMatch(/^(abcdefghi )+…$/);
    expect(excerptOf('Short.')).toBe('Short.');
  });
});
