import { data } from 'virtual-library-symbols';
import { describe, expect, test } from 'vitest';
import { check } from './check';

const peers = (major: number) => ({
  '@angular/core': `^${major}.0.0`,
  '@ngrx/signals': `^${major}.0.0`,
  '@ngrx/store': `^${major}.0.0`,
});
const versions = ['18.1.0', '19.2.0', '19.5.0', '20.7.0'].map((version) => ({
  version,
  peers: peers(Number(version.slice(0, 2))),
  optionalPeers: ['@ngrx/store'],
  tried: {},
}));
const [oldest, ...others] = versions;
const newest = others.at(-1) ?? versions[0];

/** Checks a text. Returns the summary, and each finding on one line. */
function checked(text: string, to = newest, from?: typeof newest) {
  const result = to && check(text, from, to, versions, data);
  const findings = result?.findings.map(({ line, message }) => `${line}: ${message}`) ?? [];
  return { ...result, findings };
}

const KIT = "'@angular-architects/ngrx-toolkit'";
const NGRX = `import { signalStore, withState, withMethods } from '@ngrx/signals';
import { withUndoRedo, withEntityResources as resources, withDevtools } from ${KIT};`;

describe('a package.json', () => {
  const listing = (dependencies: Record<string, string>) =>
    JSON.stringify({
      dependencies: { '@angular-architects/ngrx-toolkit': '^19', ...dependencies },
    });

  test.each([
    ['^19', '19.5.0'],
    ['~19.2.0', '19.2.0'],
    ['19.x', '19.5.0'],
    ['>=18.0.0 <19', '18.1.0'],
    ['18.1.0 - 19.2', '19.2.0'],
    ['^18 || ^19.0.0', '19.5.0'],
    ['workspace:^20.0.0', '20.7.0'],
    ['v20.7.0', '20.7.0'],
  ])('with the toolkit %s has version %s', (range, version) => {
    const { installed, findings } = checked(listing({ '@angular-architects/ngrx-toolkit': range }));
    expect(installed?.version).toBe(version);
    expect(findings).toEqual([]);
  });

  test.each([
    ['^23.0.0', 'not a known version. The newest known version is 20.7.0'],
    ['workspace:*', 'can be any version: choose yours'],
    ['latest', 'can be any version: choose yours'],
    ['', 'can be any version: choose yours'],
    ['file:../kit', 'can be any version: choose yours'],
    ['npm:@ngrx-toolkit/core@^22', 'can be any version: choose yours'],
  ])('with the toolkit %o says so', (range, summary) => {
    const result = checked(listing({ '@angular-architects/ngrx-toolkit': range }));
    expect(result.summary).toContain(summary);
    expect(result.installed).toBeUndefined();
  });

  test('lists packages that are missing, too old or too new, with their lines', () => {
    const text = listing({ '@angular/core': '^18.2.0', '@ngrx/store': '^20.0.0' });
    expect(checked(text.replaceAll(',', ',\n')).findings).toEqual([
      '2: Version 19.5.0 needs `@angular/core` `^19.0.0`, not `^18.2.0`.',
      '1: Version 19.5.0 needs `@ngrx/signals` `^19.0.0`, which is missing.',
      '3: Version 19.5.0 needs `@ngrx/store` `^19.0.0`, not `^20.0.0`.',
    ]);
  });

  test('without other packages may be part of a workspace, and ranges may overlap', () => {
    expect(checked(listing({})).findings).toEqual([]);
    const fitting = { '@angular/core': '>=18', '@ngrx/signals': '^18 || ^19.1.0' };
    expect(checked(listing(fitting)).findings).toEqual([]);
  });

  test('that accepts any version of the toolkit is checked for the chosen version', () => {
    const any = { '@angular-architects/ngrx-toolkit': '*', '@ngrx/signals': '^18.0.0' };
    const { findings } = checked(listing({ ...any, '@angular/core': '20.1.0' }), newest, newest);
    expect(findings).toEqual([expect.stringContaining('needs `@ngrx/signals` `^20.0.0`')]);
  });

  test.each([
    ['{\n "dependencies": {', /not valid JSON/],
    ['{\n "name": "a"\n "b": 1 }', /not valid JSON\. The error is on line 3/],
    ['{"dependencies": "none"}', /does not list the toolkit/],
    ['{}', /does not list the toolkit/],
  ])('like %o results in a message', (text, summary) => {
    expect(checked(text)).toMatchObject({ findings: [], summary: expect.stringMatching(summary) });
  });
});

describe('imports', () => {
  const messagesFor = (code: string, to = newest) => checked(code, to).findings;

  test.each([
    ['{ createFlight }', '1: No version of the toolkit exports `createFlight`.'],
    ['{ withRest }', /Did you mean `withReset`\?$/],
    ['{ withOld as old }', '1: `withOld` is deprecated. Use [`withNew`](/docs/with-new).'],
    [
      '{\n  withReset,\n  type mapAction,\n}',
      /^3: Import `mapAction` from `.*\/redux-connector`\.$/,
    ],
  ])('%o names what to change', (names, message) => {
    const [only, other] = messagesFor(`import ${names} from ${KIT};`);
    expect(only).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect(other).toBeUndefined();
  });

  test('are checked for the chosen version', () => {
    const code = `export { withGap, withNew, withOld, mapAction } from ${KIT};`;
    expect(messagesFor(code, oldest)).toEqual([
      '1: Version 18.1.0 has no `withNew`. Versions with it: 19.5.0 to 20.7.0.',
    ]);
    expect(messagesFor(code, others[0])[0]).toBe(
      '1: Version 19.2.0 has no `withGap`. Versions with it: 18.1.0, 19.5.0 to 20.7.0.',
    );
  });

  test('through a namespace are found where they are used first', () => {
    const code = `import * as kit from ${KIT};\nkit.withReset();\nkit.withOld();\nkit.withOld();`;
    expect(messagesFor(code)).toEqual([expect.stringMatching(/^3: `withOld` is deprecated/)]);
  });

  test('that are right, of other packages, or in comments and strings are fine', () => {
    const code = `\uFEFFimport { withReset } from ${KIT};\r\nimport { withOld } from './old';
// import { withOld } from ${KIT};
const text = \`import { withGone } from ${KIT}\`;`;
    expect(checked(code)).toMatchObject({
      findings: [],
      summary: 'Nothing to change for version 20.7.0.',
    });
  });
});

describe('the order of features', () => {
  const findingsIn = (features: string) =>
    checked(`${NGRX}\nexport const Store = signalStore(${features});`).findings;

  test.each([
    ['withUndoRedo(), withState({ a: 1 })'],
    [
      `{ providedIn: 'root' }, withDevtools('a, b'), withUndoRedo<A<B>, C>({ keys: ['a'] }), withState((x) => x)`,
    ],
    [
      'withMethods((store) => ({ f: () => 1 < 2 })), /* first */ withUndoRedo(), withState<A, B>({})',
    ],
  ])('is wrong in %o', (features) => {
    expect(findingsIn(features)).toEqual([
      '3: `withUndoRedo()` must come after `withState()`. Otherwise, it records nothing.',
    ]);
  });

  test.each([
    ['withState({ a: 1 }), withUndoRedo()'],
    ['withState({ a: 1 }), withUndoRedo(), withState({ b: 1 })'],
    ['withUndoRedo()'],
    ['withOwnState(), withUndoRedo(), withState({ a: 1 })'],
    ['...features, withUndoRedo(), withState({ a: 1 })'],
    ['resources(() => ({})), withUndoRedo(), withState({ a: 1 })'],
    ['withUndoRedo(), withState({ a: 1 }'],
  ])('is right, or unclear, in %o', (features) => {
    expect(findingsIn(features)).toEqual([]);
  });
});

test.each([
  ['const kit = 1;', 'The code imports nothing from the toolkit.'],
  ['Hello, this is a letter.', 'The code imports nothing from the toolkit.'],
  ['a\0b', 'This is not text.'],
  ['x'.repeat(500_001), 'The text is longer than 500,000 characters.'],
])('%.30s… results in a message', (text, summary) => {
  expect(checked(text)).toMatchObject({ findings: [], summary });
});
