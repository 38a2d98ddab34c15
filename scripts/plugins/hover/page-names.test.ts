import { expect, test } from 'vitest';
import { createPage, readFacts } from '../../content/page';
import { modulesOf } from '../samples/modules';
import { moduleFile } from '../samples/sources';
import { pageNamesOf } from './page-names';

const SOURCE = '```ts\nconst a = 1;\n```\n\n```ts\nconst a = 1; // again\n```\n';

test('two different symbols with the same name share their facts if the facts are equal', () => {
  const page = createPage('/page.mdx', 'page.mdx', SOURCE, readFacts(SOURCE));
  const infos = [{ text: 'const a: 1' }, { text: 'const a: 1', symbol: 'a' }];
  const files = Object.fromEntries(
    modulesOf(page).map(({ path }, info): [string, [number, number, number][]] => [
      moduleFile(path),
      [[0, 'const '.length, info]],
    ]),
  );
  const described = { infos, files, declarations: {} };
  const { names } = pageNamesOf([page], described, new Map(), () => ({}));
  expect(names).toEqual({ a: [['const a: 1']] });
});
