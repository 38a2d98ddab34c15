import { afterEach, expect, test, vi } from 'vitest';
import { element, testGarbage } from '../../testing/garbage';
import { applyTabChoices, followTabChoices, onTabChange } from './tabChoice';

let number = 0;

/** Tabs as rendered by the build. The first tab is checked. */
function tabs(labels: string[], group?: string): string {
  const name = `tabs-${++number}`;
  const inputs = labels.map(
    (label, index) =>
      `<label class="tab"><input type="radio" name="${name}" value="${label}"${index ? '' : ' checked'}>${label}</label>`,
  );
  return `<div class="tabs"${group ? ` data-group="${group}"` : ''}>${inputs.join('')}</div>`;
}

/** Opens a page and applies earlier choices. */
function open(...parts: string[]) {
  document.body.innerHTML = parts.join('');
  applyTabChoices();
}

const inputs = () => [...document.querySelectorAll('input')];
const chosen = () => inputs().flatMap(({ checked, value }) => (checked ? [value] : []));

function choose(label: string) {
  const input = inputs().find(({ value }) => value === label) as HTMLInputElement;
  input.checked = true;
  onTabChange(input);
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

test('a choice applies to all tabs of its group, and to the next page', () => {
  const managers = ['npm', 'pnpm'];
  open(tabs(managers, 'managers'), tabs(managers, 'managers'));
  choose('pnpm');
  expect(chosen()).toEqual(['pnpm', 'pnpm']);
  open(tabs(managers, 'managers'));
  expect(chosen()).toEqual(['pnpm']);
});

test('tabs without a group are independent', () => {
  open(tabs(['local', 'session']), tabs(['local', 'session']));
  choose('session');
  expect(chosen()).toEqual(['session', 'local']);
  expect(localStorage.length).toBe(0);
});

test('a remembered choice that a group does not offer is ignored', () => {
  localStorage.setItem('tabs.storage', 'cookie');
  open(tabs(['local', 'session'], 'storage'));
  expect(chosen()).toEqual(['local']);
});

test('without storage, a choice is kept until the reader leaves the site', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('quota');
  });
  open(tabs(['a', 'b'], 'unstored'));
  choose('b');
  open(tabs(['a', 'b'], 'unstored'));
  expect(chosen()).toEqual(['b']);
});

test('a choice in another window also applies here, until the reader leaves the article', () => {
  const life = new AbortController();
  open(tabs(['a', 'b'], 'elsewhere'));
  followTabChoices(document.body, life.signal);
  localStorage.setItem('tabs.elsewhere', 'b');
  window.dispatchEvent(new Event('storage'));
  expect(chosen()).toEqual(['b']);
  life.abort();
  choose('a');
  window.dispatchEvent(new Event('storage'));
  expect(chosen()).toEqual(['a']);
});

testGarbage(
  'tabs.package-manager',
  () => {
    const tabs = element(
      '<div class="tabs" data-group="package-manager"><label class="tab"><input type="radio" value="npm"></label></div>',
    );
    applyTabChoices(tabs);
    return tabs.querySelector('input')?.checked;
  },
  { stays: true },
);
