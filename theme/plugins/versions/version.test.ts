import { beforeEach, describe, expect, test } from 'vitest';
import { showVersion, startChoice } from './choice';
import { versionScript } from './headScript';
import { pinCommands, pinned } from './install';

const KEY = 'library-version';
const { documentElement: root } = document;

startChoice();

/** Opens a page for a reader with a version, as the built page and then its scripts do. */
function open(version: string | null, html = '<p>Words.</p>'): Element {
  if (version === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, version);
  delete root.dataset.library;
  document.head.innerHTML = '';
  new Function(versionScript('/', 20))();
  document.body.innerHTML = `<header><details><summary title="Version: 20" aria-label="Version: 20">20</summary>
    <version-choice></version-choice></details></header>
    <main tabindex="-1"><nav class="breadcrumbs"></nav><article class="prose">${html}</article></main>`;
  const article = document.querySelector('article') as Element;
  showVersion(article);
  return article;
}

const line = () => document.querySelector('.version-line')?.textContent;
const buttons = (within: string) => [
  ...document.querySelectorAll<HTMLElement>(`${within} version-choice button`),
];
const sheets = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

describe('a stored older version', () => {
  test('is applied before the page is shown, and loads the marks', () => {
    open('19');
    expect([root.dataset.library, sheets()]).toEqual(['19', ['/versions.css']]);
    expect(line()).toBe('Your version: 19 · Change');
  });

  test.each([
    ['nothing', null],
    ['the newest version', '20'],
    ['an unknown version', '99'],
    ['one before the first', '17'],
    ['anything else', '<b>'],
  ])('is not %s', (_case, version) => {
    open(version);
    expect([root.dataset.library, sheets(), line()]).toEqual([undefined, [], undefined]);
  });
});

describe('the choice', () => {
  test('can be changed above the page, and keeps the focus there', () => {
    open('19');
    document.querySelector<HTMLElement>('.version-line button')?.click();
    expect(document.activeElement?.textContent).toBe('19');
    buttons('.version-line')[2]?.focus();
    buttons('.version-line')[2]?.click();
    expect(line()).toBe('Your version: 18 · Change');
    expect(document.activeElement?.textContent).toBe('Change');
    document.querySelector<HTMLElement>('.version-line button')?.click();
    buttons('.version-line')[0]?.click();
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  test('is shown once on a cached page', () => {
    const article = open('19');
    showVersion(article);
    expect(document.querySelectorAll('.version-line')).toHaveLength(1);
  });
});

describe('commands that install', () => {
  const command = 'npm install @angular-architects/ngrx-toolkit @ngrx/signals rxjs other';

  test('are pinned to matching versions, and restored when the choice ends', () => {
    const article = open(null, `<pre><code>${command}</code></pre>`);
    const text = () => article.querySelector('code')?.textContent;
    pinCommands(article, 19);
    expect(text()).toBe(
      'npm install @angular-architects/ngrx-toolkit@19 @ngrx/signals@19.2.1 rxjs@7 other',
    );
    pinCommands(article, 18);
    expect(text()).toContain('@ngrx/signals@18.1.1');
    pinCommands(article, undefined);
    expect(text()).toBe(command);
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
