import { describe, expect, test } from 'vitest';
import { commandsFor, isAffected, raisedPeers, stepsOf, versionOf } from './compareVersions';

const release = (version: string, peers: Record<string, string> = {}) => ({ version, peers });
const versions = ['0.4.0', '18.0.0', '19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'].map((one) =>
  release(one),
);
const change = (inVersions: string[], isBackport = false) => ({
  versions: inVersions,
  kind: 'added' as const,
  isBackport,
});

describe('a version in the URL', () => {
  test.each([
    ['19', '19.5.0'],
    ['19.0.0', '19.0.0'],
    ['19.0', '19.0.0'],
    ['1', undefined],
    ['23', undefined],
    ['<b>', undefined],
    ['', undefined],
  ])('%s is %s', (text, version) => {
    expect(versionOf(text, versions)?.version).toBe(version);
  });
});

describe('a change', () => {
  const met = (inVersions: string[], from: string, to: string, isBackport = false) =>
    isAffected(change(inVersions, isBackport), release(from), release(to));

  test('affects versions that do not have it yet', () => {
    expect(met(['20.7.0'], '19.5.0', '21.0.0')).toBe(true);
    expect(met(['20.7.0'], '20.7.0', '21.0.0')).toBe(false);
    expect(met(['21.0.0'], '19.5.0', '20.7.0')).toBe(false);
  });

  test('that was backported is included starting with that release of the older line', () => {
    const lines = ['19.5.0', '20.7.0', '21.0.0'];
    expect(met(lines, '19.5.0', '21.0.0')).toBe(false);
    expect(met(lines, '20.0.0', '21.0.0')).toBe(true);
    expect(met(lines, '19.5.0', '20.0.0'), 'it is lost on the way').toBe(false);
  });

  test('in two rows is counted once', () => {
    const lines = ['19.5.0', '20.7.0'];
    expect(met(lines, '18.0.0', '20.7.0', true)).toBe(false);
    expect(met(lines, '18.0.0', '19.5.0', true)).toBe(true);
  });
});

describe('the commands of an upgrade', () => {
  const release = (version: string, major: string, optional = '') => ({
    version,
    peers: { rxjs: '^7', '@angular/core': major, '@ngrx/signals': major, '@ngrx/store': major },
    optionalPeers: [optional],
  });
  const from = release('19.5.0', '^19.0.0');
  const late = release('20.7.0', '^20.0.0 || ^21.0.0');
  const early = release('21.0.0', '^21.0.0', '@ngrx/store');
  const to = release('21.0.1', '^21.0.0', '@ngrx/store');
  const all = [from, late, early, to];

  test('update all packages together, one major version at a time', () => {
    expect(commandsFor('kit', from, to, all)).toEqual([
      'npx ng update @angular/cli@20 @angular/core@20 @ngrx/signals@20 @ngrx/store@20 kit@20',
      'npx ng update @angular/cli@21 @angular/core@21 @ngrx/signals@21 kit@21',
    ]);
  });

  test('end with the chosen release, if it is not the newest one of its major version', () => {
    expect(commandsFor('kit', late, early, all)).toEqual([
      'npx ng update @angular/cli@21 @angular/core@21 @ngrx/signals@21 kit@21',
      'npm install kit@21.0.0',
    ]);
    expect(commandsFor('kit', early, to, all)).toEqual(['npm install kit@21.0.1']);
  });

  test('are followed by the peer dependencies with a new range', () => {
    expect(raisedPeers(from, to).map(([name]) => name)).not.toContain('rxjs');
    expect(raisedPeers(from, to)).toContainEqual(['@angular/core', '^21.0.0']);
  });

  test('are in steps of one major version, each with the changes that are new in it', () => {
    const inTwenty = change(['20.7.0']);
    const inTwentyOne = change(['21.0.0']);
    const inBoth = change(['20.7.0', '21.0.0']);
    const had = change(['19.5.0']);
    const changes = [inTwentyOne, inBoth, inTwenty, had];
    const steps = stepsOf('kit', from, to, all, changes);
    expect(steps.map((step) => step.changes)).toEqual([[inBoth, inTwenty], [inTwentyOne]]);
    expect(steps.flatMap((step) => step.commands)).toEqual(commandsFor('kit', from, to, all));
    const within = stepsOf('kit', early, to, all, [change(['21.0.1'])]);
    expect(within.map((step) => [step.commands, step.changes.length])).toEqual([
      [['npm install kit@21.0.1'], 1],
    ]);
  });
});
