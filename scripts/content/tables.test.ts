import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

const rowsOf = async (head: string, names: string[], before = '') => {
  const rows = names.map((name) => `| \`${name}\` | Text |`).join('\n');
  const html = await htmlOf(`${before}| ${head} | Meaning |\n| --- | --- |\n${rows}\n`);
  return [...html.matchAll(/<tr(?: id=(\S+))?>\s*<td>(?:<a href=(\S+)>)?<code>/g)].map(
    ([, id, href]) => [id, href],
  );
};

test.each([
  ['Option', 'autoSync?', 'autosync'],
  ['Option', 'onSuccess', 'onsuccess'],
  ['Member', 'loadById(id)', 'loadbyid'],
  ['Member', 'save.isPending', 'ispending'],
  ['Unnamed', '_reload()', '_reload'],
  ['Parameter', '...features', 'features'],
])('the row of %s `%s` has the id %s, and its name links to it', async (head, name, id) => {
  expect(await rowsOf(head, [name])).toEqual([[id, `#${id}`]]);
});

test('a heading keeps its id if a row has the same name', async () => {
  expect(await rowsOf('Option', ['parse'], '## Parse\n\n')).toEqual([['parse-1', '#parse-1']]);
});

test('a parameter that overloads repeat has one id, and an option of the same name has another', async () => {
  const twice = '| Parameter | |\n| --- | --- |\n| `key` | |\n\nText\n\n';
  expect(await rowsOf('Parameter', ['key?', '.key'], twice)).toEqual([
    ['key', '#key'],
    [undefined, undefined],
    ['key-1', '#key-1'],
  ]);
});

test('rows of other tables have no id', async () => {
  expect(await rowsOf('Version', ['22'])).toEqual([[undefined, undefined]]);
  expect(await rowsOf('Type parameter', ['Input'])).toEqual([[undefined, undefined]]);
});
