import { describe, expect, test } from 'vitest';
import { releaseOf } from '../testing/releases';
import type { Break } from './breaks';
import { commandsFor, lineOf, newestOf, oldestOf, raisedPeers, stepsOf } from './upgradeSteps';

const KIT = '@angular-architects/ngrx-toolkit';
const [old, ...others] = [
  releaseOf('0.4.0', 17),
  ...['18.1.1', '19.0.0', '19.5.0', '20.5.0', '20.7.0', '21.0.0', '21.0.1'].map((version) =>
    releaseOf(version),
  ),
];
const releases = [old, ...others].filter((one) => one !== undefined);
const at = (version: string) => {
  const release = releases.find((one) => one.version === version);
  if (!release) throw new Error(`There is no ${version}.`);
  return release;
};

describe('a version in the URL', () => {
  test.each([
    ['19', '19.0.0', '19.5.0'],
    ['20.5', '20.5.0', '20.5.0'],
    ['19.0.0', '19.0.0', '19.0.0'],
    ['0', '0.4.0', '0.4.0'],
    ['1', undefined, undefined],
    ['23', undefined, undefined],
    ['<b>', undefined, undefined],
    ['', undefined, undefined],
  ])('%s starts an upgrade at %s, and ends one at %s', (text, oldest, newest) => {
    expect(oldestOf(text, releases)?.version).toBe(oldest);
    expect(newestOf(text, releases)?.version).toBe(newest);
  });
});

describe('the commands of an upgrade', () => {
  const commands = (from: string, to: string, packages?: string[]) =>
    commandsFor(KIT, at(from), at(to), releases, packages && new Set(packages));

  test('update all packages together, one major version of Angular at a time', () => {
    expect(commands('19.5.0', '21.0.1')).toEqual([
      `npx ng update @angular/cli@20 @angular/core@20 @ngrx/signals@20 ${KIT}@20`,
      `npx ng update @angular/cli@21 @angular/core@21 @ngrx/signals@21 ${KIT}@21`,
    ]);
  });

  test('start with Angular 17 for versions before 18', () => {
    expect(lineOf(at('0.4.0'))).toBe(17);
    expect(commands('0.4.0', '18.1.1')).toEqual([
      `npx ng update @angular/cli@18 @angular/core@18 @ngrx/signals@18 ${KIT}@18`,
    ]);
  });

  test('install what the migration of NgRx 19 requires, unless the project has it', () => {
    const devkit = '@angular-devkit/core';
    const update = `npx ng update @angular/core@19 @ngrx/signals@19 ${KIT}@19`;
    const packages = ['@angular/core', '@ngrx/signals', KIT];
    expect(commands('18.1.1', '19.5.0', packages)).toEqual([
      `npm install --save-dev ${devkit}@18`,
      update,
      `npm uninstall ${devkit}`,
    ]);
    expect(commands('18.1.1', '19.5.0', [...packages, devkit])).toEqual([update]);
  });

  test('name only packages that are installed, and those that would hold others back', () => {
    const packages = ['@angular/core', '@angular/cdk', '@ngrx/signals', '@ngrx/store', KIT];
    expect(commands('20.7.0', '21.0.1', packages)).toEqual([
      `npx ng update @angular/core@21 @ngrx/signals@21 @ngrx/store@21 @angular/cdk@21 ${KIT}@21`,
    ]);
  });

  test('are those of Nx if it is installed', () => {
    expect(commands('20.7.0', '21.0.1', ['nx', '@angular/core', '@ngrx/signals', KIT])).toEqual([
      'npx nx migrate 22',
      'npm install --legacy-peer-deps',
      'npx nx migrate --run-migrations --skip-install',
      'npx nx migrate @ngrx/signals@21',
      `npm install ${KIT}@21`,
      'npx nx migrate --run-migrations',
    ]);
  });

  test('end with the chosen release, if it is not the newest one of its major version', () => {
    expect(commands('20.7.0', '21.0.0').at(-1)).toBe(`npm install ${KIT}@21.0.0`);
    expect(commands('21.0.0', '21.0.1')).toEqual([`npm install ${KIT}@21.0.1`]);
  });
});

test('an upgrade raises peer dependencies, Node and TypeScript', () => {
  expect(raisedPeers(at('19.5.0'), at('21.0.1'))).toEqual([
    ['@angular/core', '^21.0.0'],
    ['@ngrx/signals', '^21.0.0'],
    ['@ngrx/store', '^21.0.0'],
    ['Node', '>=21'],
    ['TypeScript', '>=21'],
  ]);
  expect(raisedPeers(at('19.0.0'), at('19.5.0'))).toEqual([]);
});

describe('the steps of an upgrade', () => {
  const entry = (id: string, last: string, more: Partial<Break> = {}): Break => ({
    id,
    kind: 'code',
    package: '@ngrx/signals',
    last,
    first: last,
    title: id,
    names: ['@ngrx/signals#withState'],
    ...more,
  });
  const stepsWith = (breaks: Break[], installed?: Parameters<typeof stepsOf>[5], from = '19.0.0') =>
    stepsOf(KIT, at(from), at('21.0.1'), releases, breaks, installed).map(
      ({ release, breaks }) => `${release.version}: ${breaks.map(({ id }) => id).join(' ')}`,
    );

  test('are one for each major version, with what first breaks there', () => {
    const breaks = [entry('late', '20.0.0'), entry('early', '19.0.0'), entry('before', '18.0.0')];
    expect(stepsWith(breaks)).toEqual(['20.7.0: early', '21.0.1: late']);
    expect(stepsWith([], undefined, '21.0.0')).toEqual(['21.0.1: ']);
  });

  test('do not have what works again in the end', () => {
    expect(stepsWith([entry('a', '19.0.0', { until: '21.0.0' })])).toEqual([
      '20.7.0: ',
      '21.0.1: ',
    ]);
  });

  test('have what the installed versions meet', () => {
    const breaks = [entry('early', '19.0.0')];
    const versions = { '@ngrx/signals': '20.0.0' };
    expect(stepsWith(breaks, { versions })).toEqual(['20.7.0: ', '21.0.1: ']);
  });

  test('do not have what belongs to packages that are not installed', () => {
    const breaks = [
      entry('store', '19.0.0', { package: '@ngrx/store', names: ['@ngrx/store#createAction'] }),
      entry('http', '19.0.0', { names: ['@angular/common/http#httpResource'] }),
      entry('kit', '19.0.0', { names: [`${KIT}/redux-connector#mapAction`] }),
    ];
    const versions = { '@ngrx/store': '19.0.0' };
    const packages = new Set(['@ngrx/signals']);
    expect(stepsWith(breaks, { versions, packages })).toEqual(['20.7.0: kit', '21.0.1: ']);
  });
});
