import { expect, test } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { modulesOf } from '../samples/modules';
import { moduleFile } from '../samples/sources';
import { namesIn } from './page-names';

const SOURCE = '```ts\nconst a = 1;\n```\n\n```ts\nconst a = 1; // again\n```\n';

test('what is said of two things that have a name is there once where it is the same', () => {
  const page = createPage('/page.mdx', 'page.mdx', SOURCE, readFacts(SOURCE));
  const infos = [{ text: 'const a: 1' }, { text: 'const a: 1', symbol: 'a' }];
  const files = Object.fromEntries(
    modulesOf(page).map(({ path }, info): [string, [number, number, number][]] => [
      moduleFile(path),
      [[0, 'const '.length, info]],
    ]),
  );
  const described = { infos, files, declarations: {} };
  expect(namesIn([page], described, new Map(), () => ({})).names).toEqual({ a: [['const a: 1']] });
});
