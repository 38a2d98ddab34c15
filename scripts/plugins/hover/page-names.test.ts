import { expect, test } from 'vitest';
import {
  type NameFacts,
  type PageNames,
  withShared,
} from '../../../theme/plugins/hover/SymbolCard/names';
import { shareFacts } from './page-names';

const COMMON: NameFacts = ['function inject<T>(): T', 'Injects. '.repeat(15), '@angular/core'];
const pages = new Map(
  ['a', 'b', 'c'].map((name): [string, PageNames] => [
    name,
    { names: { inject: [COMMON], [name]: [[`const ${name}: 1`]] }, codes: {} },
  ]),
);

test('facts that several files contain move to a shared file, and each file still has the same facts', () => {
  const { shared, files } = shareFacts(pages);
  expect(Object.values(shared)).toEqual([COMMON]);
  for (const [name, file] of files) {
    expect(file.names.inject).not.toContainEqual(COMMON);
    expect(withShared(file, shared)).toEqual(pages.get(name));
  }
});

test('with the shared file of another build, facts are missing, but never wrong', () => {
  const [file] = shareFacts(pages).files.values();
  expect(file && withShared(file, {}).names).toEqual({
    inject: [undefined],
    a: [['const a: 1']],
  });
});
