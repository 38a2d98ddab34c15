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

/** The pieces of a code that have a colour, as `text:colour`. A comment is for the cache, which knows former codes. */
async function coloured(code: string) {
  const [lines = []] = await highlight([{ lang: 'ts', code: `${code} // ${Math.random()}` }]);
  return lines.flat().flatMap(([text, colour]) => (colour ? [`${text.trim()}:${colour}`] : []));
}

test('a template in a component has the colours of a template, and the code around it its own', async () => {
  expect(await coloured('const size = 1;')).toContain('const:k');
  const pieces = await coloured(COMPONENT);
  expect(pieces).toEqual(expect.arrayContaining(['@for:k', 'track:k', 'todos:f', 'li:s']));
  expect(pieces).toEqual(expect.arrayContaining(['Component:f', "'app-list':s", 'export:k']));
});

test('a language that nobody knows is plain text', async () => {
  expect(await highlight([{ lang: 'no-such-language', code: 'const a' }])).toEqual([
    [[['const a']]],
  ]);
});

test('TypeScript has colours for what matters, and none for punctuation', async () => {
  const [lines = []] = await highlight([{ lang: 'ts', code: "const a = f('b'); // c" }]);
  const colours = Object.fromEntries(
    lines.flat().flatMap(([text, colour]) => (colour ? [[text.trim(), colour]] : [])),
  );
  expect(colours).toMatchObject({ const: 'k', f: 'f', "'b'": 's', '// c': 'c' });
  expect(lines.flat().find(([text]) => text.trim() === '=')?.[1]).toBeUndefined();
});
