import { describe, expect, test } from 'vitest';
import { releaseOf } from '../testing/releases';
import { checkList } from './check';

const releases = ['0.4.0', '18.1.0', '19.2.0', '19.5.0', '20.5.0', '20.7.0', '22.0.0'].map(
  (version) => releaseOf(version, version === '0.4.0' ? 17 : undefined),
);
const KIT = '@angular-architects/ngrx-toolkit';

/** Checks a text. Returns the release that the upgrade starts with, and each finding on one line. */
function checked(text: string, chosen?: string) {
  const release = releases.find(({ version }) => version === chosen);
  const result = checkList(text, releases, release);
  const project = result && 'accepted' in result ? result : undefined;
  return {
    summary: result?.summary,
    from: project?.accepted[0]?.version,
    versions: project?.versions,
    packages: project?.packages,
    findings: result?.findings.map(({ line, message }) => `${line}: ${message}`),
  };
}

const manifest = (dependencies: Record<string, string>, more = {}) =>
  JSON.stringify({ dependencies, ...more }, null, 2);

describe('the toolkit in a package.json', () => {
  test.each([
    ['^20.5.0', '20.5.0'],
    ['^19', '19.2.0'],
    ['~19.2.0', '19.2.0'],
    ['19.x', '19.2.0'],
    ['>=18.0.0 <19', '18.1.0'],
    ['18.1.0 - 19.2', '18.1.0'],
    ['^20 || ^19.5.0', '19.5.0'],
    ['workspace:^20.0.0', '20.5.0'],
    ['npm:@ngrx-toolkit/core@^22', '22.0.0'],
    ['v20.7.0', '20.7.0'],
    ['^0.4.0', '0.4.0'],
    ['^22.0.0-rc.1', '22.0.0'],
  ])('with %s has at least version %s', (range, version) => {
    expect(checked(manifest({ [KIT]: range }))).toMatchObject({ from: version, findings: [] });
  });

  test('has no NgRx that its oldest version does not accept', () => {
    const ngrx = { '@ngrx/signals': '^19.1.0' };
    const release = { ...releaseOf('19.2.0'), peers: { '@ngrx/signals': '19.2.1' } };
    const list = checkList(manifest({ [KIT]: '^19.2.0', ...ngrx }), [release], undefined);
    expect(list).toMatchObject({ versions: { '@ngrx/signals': '19.2.1' } });
    expect(checked(manifest(ngrx)).versions).toEqual({ '@ngrx/signals': '19.1.0' });
  });

  test('says which versions its range accepts', () => {
    expect(checked(manifest({ [KIT]: '^20.5.0' })).summary).toMatch(
      /with `\^20\.5\.0`, which accepts 20\.5\.0 to 20\.7\.0\. .*Check your lock file/,
    );
    expect(checked(manifest({ [KIT]: '20.5.0' })).summary).toBe(
      'The toolkit is listed with `20.5.0`.',
    );
  });

  test.each([
    ['^23.0.0', 'no known version. The newest is 22.0.0'],
    ['22.0.0-rc.1', 'no known version. The newest is 22.0.0'],
    ['workspace:*', 'can be any version: choose yours'],
    ['latest', 'can be any version: choose yours'],
    ['', 'can be any version: choose yours'],
    ['file:../kit', 'can be any version: choose yours'],
    ['catalog:', 'which another file defines: choose yours'],
  ])('with %o is a question', (range, summary) => {
    const result = checked(manifest({ [KIT]: range }));
    expect(result).toMatchObject({ from: undefined, summary: expect.stringContaining(summary) });
  });

  test('has the version of an override, a resolution or a catalog', () => {
    const listed = manifest({ [KIT]: '^19.0.0' }, { resolutions: { [`**/${KIT}`]: '19.5.0' } });
    expect(checked(listed).from).toBe('19.5.0');
    const pnpm = { pnpm: { overrides: { [`${KIT}@19`]: '20.7.0' } } };
    expect(checked(manifest({ [KIT]: '^19.0.0' }, pnpm)).from).toBe('20.7.0');
    const catalog = { workspaces: { catalog: { [KIT]: '^20.7.0' } } };
    expect(checked(manifest({ [KIT]: 'catalog:' }, catalog)).from).toBe('20.7.0');
    const catalogs = { catalogs: { next: { [KIT]: '22.0.0' } } };
    expect(checked(manifest({ [KIT]: 'catalog:next' }, catalogs)).from).toBe('22.0.0');
    expect(checked(`catalog:\n  '${KIT}': ^20.7.0\n`).from, 'pnpm-workspace.yaml').toBe('20.7.0');
  });
});

describe('packages that do not fit together', () => {
  test('are listed with their lines, if no accepted version of the toolkit fits', () => {
    const text = manifest({
      [KIT]: '^19.2.0',
      '@angular/core': '^18.2.0',
      '@ngrx/store': '^20.0.0',
    });
    expect(checked(text).findings).toEqual([
      '4: Version 19.2.0 needs `@angular/core` `^19.0.0`, not `^18.2.0`.',
      '3: Version 19.2.0 needs `@ngrx/signals` `^19.0.0`, which is missing.',
      '5: Version 19.2.0 needs `@ngrx/store` `^19.0.0`, not `^20.0.0`.',
      '5: `@ngrx/store` `^20.0.0` needs `@angular/core` `^20.0.0`, not `^18.2.0`.',
    ]);
    const fitting = { [KIT]: '>=19', '@angular/core': '>=18', '@ngrx/signals': '^18 || ^20.1.0' };
    expect(checked(manifest(fitting)).findings).toEqual([]);
  });

  test('include NgRx and Angular without the toolkit', () => {
    const text = manifest({ '@angular/core': '^20.0.0', '@ngrx/signals': '~19.2.1' });
    expect(checked(text)).toMatchObject({
      summary: 'The toolkit is not in this list.',
      findings: ['4: `@ngrx/signals` `~19.2.1` needs `@angular/core` `^19.0.0`, not `^20.0.0`.'],
    });
  });

  test('are accepted if an override says so', () => {
    const listed = { [KIT]: '^19.2.0', '@angular/core': '^20.0.0', '@ngrx/signals': '^19.0.0' };
    const overrides = { [KIT]: { '@angular/core': '$@angular/core' } };
    expect(checked(manifest(listed, { overrides })).findings).toEqual([]);
  });

  test('are not reported for a part of a list, or a package.json of a workspace', () => {
    expect(checked(`"${KIT}": "^19.2.0",\n"@ngrx/signals": "^19.0.0"`).findings).toEqual([]);
    expect(checked(JSON.stringify({ dependencies: { [KIT]: '^19' } })).findings).toEqual([]);
  });

  test('are those of the chosen version, if the list accepts any', () => {
    const text = manifest({ [KIT]: '*', '@angular/core': '20.1.0', '@ngrx/signals': '^18.0.0' });
    expect(checked(text, '20.7.0').findings?.[0]).toContain('Version 20.7.0 needs `@ngrx/signals`');
  });
});

/** Each has the toolkit 20.5.0 and NgRx 20.0.1. */
const LOCKED = {
  'npm 7 or later': JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { dependencies: { [KIT]: '^20.1.0' }, devDependencies: { nx: '21.0.0' } },
      [`node_modules/${KIT}`]: {
        version: '20.5.0',
        peerDependencies: { '@ngrx/signals': '^20.0.0' },
      },
      'node_modules/a/node_modules/@ngrx/signals': { version: '19.0.0' },
      'node_modules/@ngrx/signals': { version: '20.0.1' },
    },
  }),
  'npm 6': JSON.stringify({
    lockfileVersion: 1,
    dependencies: { [KIT]: { version: '20.5.0' }, '@ngrx/signals': { version: '20.0.1' } },
  }),
  'Yarn 1': `# yarn lockfile v1

"${KIT}@^20.1.0":
  version "20.5.0"
  peerDependencies:
    "@ngrx/signals" "19.0.0"

"@ngrx/signals@^19.0.0 || ^20", "@ngrx/signals@^20.0.0":
  version "20.0.1"

import-fresh@^3.2.1:
  version "3.3.1"`,
  Yarn: `__metadata:
  version: 8

"${KIT}@npm:^20.1.0":
  version: 20.5.0
  peerDependencies:
    "@ngrx/signals": 19.0.0

"@ngrx/signals@npm:^20.0.0":
  version: 20.0.1`,
  pnpm: `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      '${KIT}':
        specifier: ^20.1.0
        version: 20.5.0(@ngrx/signals@20.0.1)
      '@ngrx/signals':
        specifier: ^20.0.0
        version: 20.0.1(rxjs@7.8.1)
packages:
  '@ngrx/signals@19.0.0':
    resolution: {}`,
  'pnpm 7': `lockfileVersion: 5.4
specifiers:
  '${KIT}': ^20.1.0
  '@ngrx/signals': ^20.0.0
dependencies:
  '${KIT}': 20.5.0_abc
  '@ngrx/signals': 20.0.1_abc`,
  Bun: `{
  "lockfileVersion": 1,
  "workspaces": { "": { "dependencies": { "${KIT}": "^20.1.0", } } },
  "packages": {
    "${KIT}": ["${KIT}@20.5.0", "", { "peerDependencies": { "@ngrx/signals": "^19.0.0" } }],
    "@ngrx/signals": ["@ngrx/signals@20.0.1", ""],
  }
}`,
  'npm ls': `app@1.0.0 /home/me/app
├─┬ ${KIT}@20.5.0
│ └── @ngrx/signals@20.0.1 deduped
├── UNMET DEPENDENCY @ngrx/store@^20.0.0
└── @ngrx/signals@20.0.1 invalid: "^19.0.0" from the root project`,
  'npm ls --json': JSON.stringify({
    name: 'app',
    version: '1.0.0',
    dependencies: {
      [KIT]: { version: '20.5.0', dependencies: { '@ngrx/signals': { version: '20.0.1' } } },
    },
  }),
  'pnpm ls': `dependencies:\n${KIT} 20.5.0\n@ngrx/signals 20.0.1\nrxjs 7.8.1`,
  'ng version': `Node: 22.1.0\n│ ${KIT} │ 20.5.0 │ ^20.1.0 │\n│ @ngrx/signals │ 20.0.1 │ ^20 │`,
  'npm outdated': `Package  Current  Wanted  Latest  Location\n${KIT}  20.5.0  20.7.0  22.0.0  node_modules/${KIT}\n@ngrx/signals  20.0.1  20.1.0  22.0.1  node_modules/@ngrx/signals`,
  'yarn why': `├─ app@workspace:.\n│  └─ ${KIT}@npm:20.5.0 (via npm:^20.1.0)\n└─ other@workspace:b\n   └─ @ngrx/signals@npm:20.0.1 (via npm:^20.0.0)`,
  'pull requests': `Bumps ${KIT} from 20.5.0 to 22.0.0.\nBumps @ngrx/signals from 20.0.1 to 22.0.1.`,
  'a list in a package.json': `  "${KIT}": "20.5.0",\n  "@ngrx/signals": "20.0.1"`,
  'a command': `npm i ${KIT}@20.5.0 @ngrx/signals@20.0.1 --save-exact`,
  'JSON with comments': `{ "dependencies": {\r\n  // "${KIT}": "^18.0.0",\r\n  "${KIT}": "20.5.0",\r\n  "@ngrx/signals": "20.0.1",\r\n} }`,
  'JSON that ends early': `\uFEFF{ "dependencies": {\n  "${KIT}": "20.5.0",\n  "@ngrx/signals": "20.0.1`,
};

test.each(Object.entries(LOCKED))('%s says which versions are installed', (_, text) => {
  const { from, versions, summary } = checked(text);
  expect(from, summary).toBe('20.5.0');
  expect(versions).toMatchObject({ [KIT]: '20.5.0', '@ngrx/signals': '20.0.1' });
});

test('all packages are known from a package.json and a lock file, not from a part of them', () => {
  expect(checked(LOCKED['npm 7 or later']).packages?.has('nx')).toBe(true);
  expect(checked(LOCKED['npm ls']).packages).toBeUndefined();
  expect(checked(LOCKED['npm ls --json']).packages).toBeUndefined();
});

test.each([
  [
    '{\n "name": "a"\n "b": 1 }',
    'This is not valid JSON, and lists no known packages. The error is on line 3.',
  ],
  ['{\n "dependencies": {', 'This is not valid JSON, and lists no known packages.'],
  ['{"dependencies": "none"}', 'This is no `package.json` and no lock file: it lists no packages.'],
  ['{}', 'This is no `package.json` and no lock file: it lists no packages.'],
  ['[]', 'This is no `package.json` and no lock file: it lists no packages.'],
  ['{\n<<<<<<< HEAD\n"a": 1', 'Line 2 is part of a merge conflict. Resolve it first.'],
  ['a\0b', 'This is not text.'],
  ['x'.repeat(5_000_001), 'The text is longer than 5,000,000 characters.'],
])('%.30j… results in a sentence', (text, summary) => {
  expect(checked(text)).toMatchObject({ findings: [], summary: expect.stringContaining(summary) });
});

test.each([
  ['', 'an empty text'],
  ['Hello, this is a letter about @ngrx/signals.', 'a letter'],
  [`import { signalStore } from '@ngrx/signals'\nconst x = '@ngrx/signals@20.0.0'`, 'code'],
  ['const a = { b: 1 };', 'code'],
])('%j is no list of packages', (text) => {
  expect(checked(text).summary).toBeUndefined();
});
