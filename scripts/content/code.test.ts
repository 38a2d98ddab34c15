import { expect, test } from 'vitest';
import { htmlOf } from './fixtures/render';

const COMPONENT = `@Component({
  selector: 'app-list',
  template: \`
    @for (todo of store.todos(); track todo.id) {
      <li>{{ todo.title }}</li>
    }
  \`,
})
export class List {}`;

/** The colored tokens of some code as `text:class`. */
async function colored(code: string, lang = 'ts') {
  const html = await htmlOf(`\`\`\`${lang}\n${code}\n\`\`\`\n`);
  const tokens = html.matchAll(/<i class=(\w)>(.*?)<\/i>/g);
  return [...tokens].map(([, color, text = '']) => `${text.trim()}:${color}`);
}

test('a template in a component is highlighted as a template, and the code around it as TypeScript', async () => {
  expect(await colored('const size = 1;')).toContain('const:k');
  const pieces = await colored(COMPONENT);
  expect(pieces).toEqual(expect.arrayContaining(['@for:k', 'track:k', 'todos:f', 'li:s']));
  expect(pieces).toEqual(expect.arrayContaining(['Component:f', "'app-list':s", 'export:k']));
});

test('an unknown language is plain text', async () => {
  expect(await colored('const a', 'no-such-language')).toEqual([]);
});

test('keywords, functions and strings of TypeScript have colors, punctuation has none', async () => {
  expect(await colored("const a = f('b'); // c")).toEqual(['const:k', 'f:f', "'b':s", '// c:c']);
});
