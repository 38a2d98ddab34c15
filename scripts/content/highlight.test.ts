import { expect, test } from 'vitest';
import { highlight } from './highlight';

const COMPONENT = `@Component({
  selector: 'app-list',
  template: \`
    @for (todo of store.todos(); track todo.id) {
      <li>{{ todo.title }}</li>
    }
  \`,
})
export class List {}`;

/** The colored tokens of some code as `text:class`. A random comment bypasses the cache. */
async function colored(code: string) {
  const [lines = []] = await highlight([{ lang: 'ts', code: `${code} // ${Math.random()}` }]);
  return lines.flat().flatMap(([text, color]) => (color ? [`${text.trim()}:${color}`] : []));
}

test('a template in a component is highlighted as a template, and the code around it as TypeScript', async () => {
  expect(await colored('const size = 1;')).toContain('const:k');
  const pieces = await colored(COMPONENT);
  expect(pieces).toEqual(expect.arrayContaining(['@for:k', 'track:k', 'todos:f', 'li:s']));
  expect(pieces).toEqual(expect.arrayContaining(['Component:f', "'app-list':s", 'export:k']));
});

test('an unknown language is plain text', async () => {
  expect(await highlight([{ lang: 'no-such-language', code: 'const a' }])).toEqual([
    [[['const a']]],
  ]);
});

test('keywords, functions and strings of TypeScript have colors, punctuation has none', async () => {
  const [lines = []] = await highlight([{ lang: 'ts', code: "const a = f('b'); // c" }]);
  const colors = Object.fromEntries(
    lines.flat().flatMap(([text, color]) => (color ? [[text.trim(), color]] : [])),
  );
  expect(colors).toMatchObject({ const: 'k', f: 'f', "'b'": 's', '// c': 'c' });
  expect(lines.flat().find(([text]) => text.trim() === '=')?.[1]).toBeUndefined();
});
