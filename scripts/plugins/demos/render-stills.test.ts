import { expect, test } from 'vitest';
import { renderStills } from './render-stills';

/** A runtime like the one on the page: the packages that demos import, and the function that starts them. */
const RUNTIME = `globalThis.demoRuntime = {
  packages: { library: { words: 'Hello <there>' } },
  async startDemo(module, host) {
    const root = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    root.dataset.demoRoot = '';
    module.default(root);
    return { stop: () => root.remove() };
  },
};`;

const demo = (html: string, change = '') => ({
  code: `import { words } from 'library';
    import { mark } from './_mark';
    export default (root) => {
      root.innerHTML = \`${html}\`;
      ${change}
    };`,
});
const HELPER = { '_mark.ts': { code: `export const mark = '!';` } };

const render = (demos: Record<string, { code: string }>) =>
  renderStills(
    Object.keys(demos).map((file) => file.replace('.ts', '')),
    { ...demos, ...HELPER },
    RUNTIME,
  );

test('a still is the HTML of a started demo, including its imports', async () => {
  const greeting = demo('<p></p><!--for-->', 'root.firstChild.textContent = words + mark;');
  expect(await render({ 'greeting.ts': greeting })).toEqual({
    greeting: '<div><p>Hello &lt;there&gt;!</p></div>',
  });
});

test('a still contains the current values of form fields', async () => {
  const form = demo(
    '<input class=name><input type=checkbox><select><option>1</option><option>2</option></select>',
    `root.querySelector('.name').value = 'Ada';
    root.querySelector('[type=checkbox]').checked = true;
    root.querySelector('select').value = '2';`,
  );
  const { form: html } = await render({ 'form.ts': form });
  expect(html).toContain('value="Ada"');
  expect(html).toContain('<input type="checkbox" checked="">');
  expect(html).toContain('<option>1</option><option selected="">2</option>');
});

test('a still includes changes that the demo makes right after its start', async () => {
  const later = demo('<p></p>', "queueMicrotask(() => { root.firstChild.textContent = 'Done'; });");
  expect(await render({ 'later.ts': later })).toEqual({ later: '<div><p>Done</p></div>' });
});

test('every demo starts with empty storage', async () => {
  const counter = demo(
    '',
    `root.textContent = String(localStorage.length + sessionStorage.length);
    localStorage.setItem('count', '1');
    sessionStorage.setItem('count', '1');`,
  );
  expect(await render({ 'one.ts': counter, 'two.ts': counter })).toEqual({
    one: '<div>0</div>',
    two: '<div>0</div>',
  });
});

test('a demo that does not start is reported with the reason', async () => {
  const broken = demo('', `throw new Error('No such store');`);
  await expect(render({ 'sound.ts': demo('<p>1</p>'), 'broken.ts': broken })).rejects.toThrow(
    /docs\/_demos\/broken\.ts .*No such store/,
  );
});
