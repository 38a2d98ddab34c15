import { describe, expect, test } from 'vitest';
import { type Break, isMet } from './breaks';
import { commandsFor, raisedPeers, stepsOf, versionOf } from './compareVersions';

const release = (version: string, peers: Record<string, string> = {}) => ({
  version,
  peers,
  tried: { kit: version },
});
const versions = ['0.4.0', '18.0.0', '19.0.0', '19.5.0', '20.0.0', '20.7.0', '21.0.0'].map((one) =>
  release(one),
);
const entry = (since: string, last: string, until?: string): Break => ({
  id: `${since}-${last}`,
  kind: 'code',
  package: 'kit',
  since,
  last,
  first: last,
  ...(until && { until }),
  title: '',
  names: [],
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

describe('a break', () => {
  const met = (from: string, to: string, until?: string) =>
    isMet(entry('20.1.0', '20.6.0', until), { kit: from }, { kit: to });

  test.each([
    ['is met by an upgrade past the last version that works', '20.5.0', '21.0.0', true],
    ['is not met before it', '20.1.0', '20.6.0', false],
    ['counts in versions that were not tried', '20.6.0', '20.6.1', true],
    ['does not concern who has it behind them', '20.7.0', '22.0.0', false],
    ['does not concern who could not have written that code', '19.5.0', '22.0.0', false],
  ])('%s', (_, from, to, expected) => {
    expect(met(from, to)).toBe(expected);
  });

  test('that a later version mends is only met before that', () => {
    expect(met('20.5.0', '20.7.0', '21.0.0')).toBe(true);
    expect(met('20.5.0', '21.0.0', '21.0.0')).toBe(false);
  });

  test('of a package that the project lacks is not met', () => {
    expect(isMet(entry('1.0.0', '2.0.0'), {}, { kit: '3.0.0' })).toBe(false);
  });
});

describe('the commands of an upgrade', () => {
  const release = (version: string, major: string, optional = '') => ({
    version,
    peers: { rxjs: '^7', '@angular/core': major, '@ngrx/signals': major, '@ngrx/store': major },
    optionalPeers: [optional],
    tried: { kit: version },
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

  test('are in steps of one major version, each with what breaks first in it', () => {
    const inTwenty = entry('19.0.0', '20.1.0');
    const inTwentyOne = entry('19.0.0', '20.7.0');
    const onlyInTwenty = entry('19.0.0', '19.5.0', '21.0.0');
    const breaks = [inTwentyOne, onlyInTwenty, inTwenty];
    const steps = stepsOf('kit', from, to, all, breaks);
    expect(steps.map((step) => step.breaks)).toEqual([[inTwenty], [inTwentyOne]]);
    expect(steps.flatMap((step) => step.commands)).toEqual(commandsFor('kit', from, to, all));
    const within = stepsOf('kit', early, to, all, [entry('21.0.0', '21.0.0')]);
    expect(within.map((step) => [step.commands, step.breaks.length])).toEqual([
      [['npm install kit@21.0.1'], 1],
    ]);
  });
});
