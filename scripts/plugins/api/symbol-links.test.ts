import { describe, expect, it } from 'vitest';
import type { ApiModel, ApiSymbol } from './model';
import { createSymbolLinks } from './symbol-links';

const symbol = (name: string, aliases: string[] = []) =>
  ({ name, aliases, specifier: 'library' }) as unknown as ApiSymbol;
const model: ApiModel = {
  package: 'library',
  version: '1.0.0',
  symbols: [symbol('withReset'), symbol('withIndexedDB', ['withIndexeddb'])],
  inner: [],
};
const links = () =>
  createSymbolLinks(
    () => model,
    (target) => (target.type === 'symbol' ? `/docs/api/${target.name}` : undefined),
  );

function found(code: string, lang = 'ts') {
  return links()
    .linksIn(code, lang)
    .map(({ start, end, href, repeated }) => [
      code.slice(start, end),
      href,
      ...(repeated ? ['again'] : []),
    ]);
}

describe('names in a sample', () => {
  it('link to their pages where they are used', () => {
    const code = `import { withReset } from 'library';\nsignalStore(withReset(), withReset());`;
    expect(found(code)).toEqual([
      ['withReset', '/docs/api/withReset'],
      ['withReset', '/docs/api/withReset', 'again'],
    ]);
  });

  it('are followed through aliases', () => {
    const code = `import { type withReset as reset, withIndexeddb } from 'library';\nreset(); withIndexeddb();`;
    expect(found(code).map(([name]) => name)).toEqual(['reset', 'withIndexeddb']);
  });

  it('link to their pages if they are only imported', () => {
    expect(found(`import { withReset } from 'library';`)).toHaveLength(1);
  });

  it.each([
    ['from another package', `import { withReset } from 'other';\nwithReset();`],
    ['without an import', 'withReset();'],
  ])('are not linked %s', (_what, code) => {
    expect(found(code)).toEqual([]);
  });

  it('are not linked in comments, strings, properties and keys', () => {
    const code = `import { withReset } from 'library';
// withReset
const a = 'withReset' + "withReset" + \`withReset\`;
store.withReset({ withReset: 1 });`;
    expect(found(code)).toHaveLength(1);
  });

  it('are not linked in other languages', () => {
    expect(found(`import { withReset } from 'library';`, 'sh')).toEqual([]);
  });
});

it('uses the exact links of a declaration', () => {
  const symbolLinks = links();
  symbolLinks.add({
    text: 'type A = withReset;',
    links: [{ start: 9, end: 18, to: { type: 'symbol', name: 'withReset' } }],
  });
  expect(symbolLinks.linksIn('type A = withReset;\n', 'ts')).toEqual([
    { start: 9, end: 18, href: '/docs/api/withReset' },
  ]);
});
