import { afterEach, expect, test } from 'vitest';
import { followSwitches } from './storeLines';

const SOURCE = `const Store = signalStore(
  withEntities(),
  withReset(),
  withStorageSync(
    { key: 'todos' },
    withLocalStorage(),
  ),
  withUndoRedo(),
);`;

/** Shows a demo with its source, and with a switch for each of these extensions. */
function show(switches: Record<string, boolean>) {
  document.body.innerHTML = `<section class="demo">
    <div class="demo-source"><pre><code>${SOURCE.replace('withReset', '<a>withReset</a>')}</code></pre></div>
    <div class="host"></div>
  </section>`;
  const host = document.querySelector<HTMLElement>('.host') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = Object.entries(switches)
    .map(([name, on]) => `<input type="checkbox" value="${name}" ${on ? 'checked' : ''}>`)
    .join('');
  return { host, root };
}
const source = () => document.querySelector('code')?.textContent;
const without = (name: string) => SOURCE.replace(`  ${name}(),\n`, '');

afterEach(() => document.body.replaceChildren());

test('the source of a store has a line while its switch is on, and all lines after the demo', () => {
  const { host, root } = show({ withReset: true, withUndoRedo: false });
  const stop = followSwitches(host);
  expect(source()).toBe(without('withUndoRedo'));
  const [reset, undo] = root.querySelectorAll('input');
  const turn = (box: HTMLInputElement | undefined) => {
    if (!box) return;
    box.checked = !box.checked;
    box.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  };
  turn(undo);
  expect(source()).toBe(SOURCE);
  turn(reset);
  expect(source()).toBe(without('withReset'));
  stop();
  expect(source()).toBe(SOURCE);
  expect(document.querySelector('code span')).toBeNull();
  turn(undo);
  expect(source()).toBe(SOURCE);
});

test('a call on several lines is hidden and shown as a whole', () => {
  const { host } = show({ withStorageSync: false });
  const stop = followSwitches(host);
  expect(source()).toBe(SOURCE.replace(/ {2}withStorageSync[\s\S]*?\n {2}\),\n/, ''));
  stop();
  expect(source()).toBe(SOURCE);
});

test('the source of a demo without switches does not change', () => {
  const { host } = show({ done: true });
  followSwitches(host);
  expect(source()).toBe(SOURCE);
  expect(document.querySelector('code span')).toBeNull();
});
