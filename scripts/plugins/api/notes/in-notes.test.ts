import { afterEach, expect, test } from 'vitest';
import { TestFolder } from '../../../rules/fixtures/site';
import { inNotes } from './in-notes';

let folder: TestFolder;
afterEach(() => folder?.remove());

/** Returns the reported position of a problem in a generated page. */
function placeOf(line: number, column: number) {
  folder = new TestFolder({
    'page.mdx':
      '# withX\n\nSee [x](/no). More.\n\n| `a.b` | number | How [much](/no). |\n\nMade.\n',
    'a.md': '# withX\n\nSee\n',
    'b.md': '# withX\n\nSee [x](/no). More.\n\n- `a.b` = `1`: How [much](/no).\n',
  });
  const problem = { file: folder.file('page.mdx'), line, column, message: '', remedy: '' };
  const found = inNotes(problem, [folder.file('a.md'), folder.file('b.md')]);
  return [found.file.slice(folder.path.length + 1), found.line, found.column];
}

test('problems in a generated page are reported at the source of its text', () => {
  expect(placeOf(3, 5), 'in a paragraph').toEqual(['b.md', 3, 5]);
  expect(placeOf(5, 24), 'in the explanation of a parameter').toEqual(['b.md', 5, 20]);
});

test('problems in generated text are reported in the page', () => {
  expect(placeOf(7, 1)).toEqual(['page.mdx', 7, 1]);
});
