import { expect, test } from 'vitest';
import { renderStills } from './render-stills';

/** Like that of the page: what demos import, and what starts them. */
const RUNTIME = `globalThis.demoRuntime = {
  packages: { library: { words: 'Hello <there>' } },
  async startDemo(module, host) {
    const root = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    root.dataset.demoRoot = '';
    module.default(root);
    return { stop: () => root.remove() };
  },
};`;

/** A compiled demo that shows this HTML, and changes it. */
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

test('a still is what a demo shows when it has started, with what it imports', async () => {
  const greeting = demo('<p></p><!--for-->', 'root.firstChild.textContent = words + mark;');
  expect(await render({ 'greeting.ts': greeting })).toEqual({
    greeting: '<div><p>Hello &lt;there&gt;!</p></div>',
  });
});

test('it also shows what is typed, ticked and chosen', async () => {
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

test('a demo finds its storage empty, whatever another has left there', async () => {
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

test('a demo that does not start is named, with the reason', async () => {
  const broken = demo('', `throw new Error('No such store');`);
  await expect(render({ 'sound.ts': demo('<p>1</p>'), 'broken.ts': broken })).rejects.toThrow(
    /docs\/_demos\/broken\.ts .*No such store/,
  );
});
