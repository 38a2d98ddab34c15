import { beforeEach, describe, expect, test } from 'vitest';
import { offerVersions } from './choice';
import { pinned } from './install';
import { showVersion } from './marks';

const KEY = 'library-version';

/** Opens a page with a title and HTML for a reader with a version. */
function open(path: string, version: string | null, html: string): void {
  window.history.replaceState(null, '', path);
  if (version === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, version);
  document.body.innerHTML = `<header><details><summary title="Version: Next">Next</summary><version-choice></version-choice></details></header>
    <main><nav class="breadcrumbs"></nav><article class="prose"><h1>Title</h1>${html}</article></main>`;
  showVersion();
}

/** Marked elements with their labels. */
const marks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-since]')].map(
    ({ textContent, dataset }) => `${textContent?.trim()}, ${dataset.since}`,
  );
const article = () => document.querySelector('article') as Element;
const line = () => document.querySelector('.version-line')?.textContent;
const row = (name: string) => `<tr><td><code>${name}</code></td><td>Words</td></tr>`;
const sample = (symbol: string) =>
  `<figure class="code"><pre><code><a href="/docs/api/functions/${symbol}">${symbol}</a></code></pre></figure>`;

beforeEach(() => localStorage.clear());

describe('marks for a reader of an older version', () => {
  test('entries of lists, and no others', () => {
    const html = `<ul><li><a href="/docs/with-new">withNew()</a></li><li><a href="/docs/with-old">withOld()</a></li></ul>
      <table><tbody><tr><td><a href="/docs/api/functions/clearOld">clearOld</a></td></tr></tbody></table>
      <p>See <a href="/docs/with-new">this</a>.</p>`;
    open('/docs', '18', html);
    expect(marks()).toEqual(['withNew(), since 20.1', 'clearOld, since 19.5 and 20.1']);
    open('/docs', '19', html);
    expect(marks()).toEqual(['withNew(), since 20.1']);
  });

  test('members and options of the page itself', () => {
    const table = `<table><tbody>${row('keys?')}${row('.skip')}${row('other')}</tbody></table>`;
    open('/docs/with-old', '19', table);
    expect(marks()).toEqual(['.skip, since 20.0.1']);
    open('/docs/other', '18', table);
    expect(marks()).toEqual([]);
  });

  test('samples that use missing features, and sections with only such samples', () => {
    open(
      '/docs/with-old',
      '19',
      `<h2>Both</h2>${sample('withOld')}${sample('withNew')}<h2>Only new</h2><p>Do this.</p>${sample('withNew')}`,
    );
    expect(marks()).toEqual(['withNew, since 20.1', 'Only new, since 20.1']);
  });

  test('sections that name a missing feature or its version', () => {
    open(
      '/docs/with-old',
      '18',
      '<h2>How clearOld works</h2><p>Words.</p><h2>Forget</h2><p>Words.</p><p>Since 20.0.0 and 19.5.0. More.</p><h2>Old</h2><p>Since 18.0.0.</p><h2>Use</h2><p>Words.</p><p>Since 19.1 it is faster.</p><h2>New</h2><p>Since 19.1 there is more.</p>',
    );
    expect(marks()).toEqual([
      'How clearOld works, since 19.5 and 20.1',
      'Forget, since 19.5',
      'New, since 19.1',
    ]);
  });

  test('a page, with one note about what to do', () => {
    open('/docs/with-new', '18', `<h2>Try it</h2>${sample('withNew')}`);
    expect(line()).toBe('Not in 18: since 20.1. Upgrade to 20');
    expect(document.querySelector('.version-line a')?.getAttribute('href')).toBe(
      '/docs/changes?from=18&to=20',
    );
    expect(marks()).toEqual([]);
  });
});

test('features of a missing page that are newer than the page', () => {
  open('/docs/api/functions/clearOld', '18', `<h2>Example</h2>${sample('withNew')}`);
  expect(marks()).toEqual(['Example, since 20.1']);
});

describe('the declaration of the version that the reader uses', () => {
  const former = () => document.querySelector('#signature + .version-former pre')?.textContent;

  test('is shown before the current one if they differ', () => {
    const html = '<h2 id="signature">Signature</h2>';
    open('/docs/api/functions/withOld', '18', html);
    expect(former()).toBe('function withOld(): void;');
    open('/docs/api/functions/withOld', '19', html);
    expect(former()).toBe('function withOld(a: string): void;');
    expect(line()).toBe('Changed since: see its declaration in 19');
    open('/docs/api/functions/withOld', '20', html);
    expect(former()).toBeUndefined();
  });
});

describe('commands that install', () => {
  const command = 'npm install @angular-architects/ngrx-toolkit @ngrx/signals rxjs other';

  test('are pinned to matching versions, and restored when the choice is cleared', () => {
    open('/docs', '19', `<pre><code>${command}</code></pre>`);
    const code = document.querySelector('code');
    expect(code?.textContent).toBe(
      'npm install @angular-architects/ngrx-toolkit@19 @ngrx/signals@19.2.1 rxjs@7 other',
    );
    localStorage.removeItem(KEY);
    showVersion();
    expect(code?.textContent).toBe(command);
  });

  test('need no quotes, whatever the ranges are', () => {
    const peers = { '@ngrx/signals': '>=18.1.0 <=18.1.1', a: '^17.0.0 || ^18.0.0', b: '>=18.0.0' };
    expect(pinned('pnpm add @ngrx/signals a b', { version: '18.1.1', peers })).toBe(
      'pnpm add @ngrx/signals@18.1.1 a@18 b@18',
    );
  });

  test('are unchanged if they are not an install command or already have a version', () => {
    const release = { version: '20.1.0', peers: { rxjs: '^7.0.0' } };
    for (const text of ['import rxjs', 'npm install rxjs@6', "from 'rxjs'"]) {
      expect(pinned(text, release)).toBe(text);
    }
  });
});

describe('nothing is marked', () => {
  test.each([
    ['without a choice', null],
    ['for the newest version', '20'],
    ['for an unknown version', '99'],
    ['for one before the first', '17'],
    ['for anything else', '<b>'],
  ])('%s', (_case, version) => {
    const html = '<ul><li><a href="/docs/with-new">withNew()</a></li></ul>';
    open('/docs', version, `${html}<pre><code>npm install rxjs</code></pre>`);
    expect(article().innerHTML).toBe(
      `<h1>Title</h1>${html}<pre><code>npm install rxjs</code></pre>`,
    );
  });
});

test('content added later is marked too, and marked again when its link changes', async () => {
  open('/docs', '19', '');
  const link = document.createElement('a');
  link.href = '/docs/with-new';
  const sidebar = document.createElement('aside');
  sidebar.append(link);
  document.body.append(sidebar);
  await expect.poll(() => link.dataset.since).toBe('20.1+');
  link.href = '/docs/with-old';
  await expect.poll(() => link.dataset.since).toBeUndefined();
});

test('a page cached with marks loses them once the choice is cleared', async () => {
  open('/docs/with-new', '19', '<p>Words.</p>');
  const kept = article().outerHTML;
  expect(kept).toContain('Not in 19');
  localStorage.removeItem(KEY);
  showVersion();
  document.body.innerHTML = kept;
  await expect.poll(line).toBeUndefined();
});

describe('the version choice', () => {
  const buttons = () => [...document.querySelectorAll<HTMLElement>('main version-choice button')];
  const pressed = () =>
    buttons().flatMap(({ ariaPressed, textContent }) =>
      ariaPressed === 'true' ? [textContent] : [],
    );

  test('is shown once beside the breadcrumbs, and names the menu of the navbar', () => {
    open('/docs/with-old', null, '');
    offerVersions(article());
    offerVersions(article());
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['any', '20', '19', '18']);
    expect(pressed()).toEqual(['any']);
    buttons()[2]?.click();
    expect(localStorage.getItem(KEY)).toBe('19');
    expect(pressed()).toEqual(['19']);
    const summary = document.querySelector('summary');
    expect([summary?.textContent, summary?.ariaLabel]).toEqual(['v19', 'Version: v19']);
    buttons()[2]?.click();
    expect([summary?.textContent, summary?.ariaLabel]).toEqual(['Next', 'Version: Next']);
  });

  test('works in a cached page', () => {
    open('/docs/with-old', null, '');
    offerVersions(article());
    const kept = document.body.innerHTML;
    document.body.innerHTML = kept;
    offerVersions(article());
    buttons()[2]?.click();
    expect(pressed()).toEqual(['19']);
  });

  test('is cleared by a second click, and follows other tabs', () => {
    open('/docs/with-old', null, '');
    offerVersions(article());
    buttons()[3]?.click();
    buttons()[3]?.click();
    expect(localStorage.getItem(KEY)).toBeNull();
    localStorage.setItem(KEY, '20');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '20' }));
    expect(pressed()).toEqual(['20']);
  });
});
