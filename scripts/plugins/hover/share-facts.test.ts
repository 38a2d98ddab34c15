import { expect, test } from 'vitest';
import {
  type NameFacts,
  type PageNames,
  withShared,
} from '../../../theme/plugins/hover/SymbolCard/names';
import { shareFacts } from './share-facts';

const COMMON: NameFacts = ['function inject<T>(): T', 'Injects. '.repeat(15), '@angular/core'];
const pages = new Map(
  ['a', 'b', 'c'].map((name): [string, PageNames] => [
    name,
    { names: { inject: [COMMON], [name]: [[`const ${name}: 1`]] }, codes: {} },
  ]),
);

test('what several files say stands in one, and each says the same as before', () => {
  const { shared, files } = shareFacts(pages);
  expect(Object.values(shared)).toEqual([COMMON]);
  for (const [name, file] of files) {
    expect(file.names.inject).not.toContainEqual(COMMON);
    expect(withShared(file, shared)).toEqual(pages.get(name));
  }
});

test('what is shared of another build says nothing wrong', () => {
  const [file] = shareFacts(pages).files.values();
  expect(file && withShared(file, {}).names).toEqual({
    inject: [undefined],
    a: [['const a: 1']],
  });
});
