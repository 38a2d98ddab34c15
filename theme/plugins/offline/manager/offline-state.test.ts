import { describe, expect, test } from 'vitest';
import type { Failure, PrecacheStatus, Status } from '../../../../sw/messages';
import { toOfflineState } from './offline-state';
import { precached } from './testing/status';

const part = (id: string, changes: Partial<PrecacheStatus> = {}) =>
  precached(id, { done: 3, ready: false, ...changes });

const phaseOf = (status: Status, facts: Parameters<typeof toOfflineState>[1] = {}) =>
  toOfflineState(status, facts).phase;

describe('the state shown to the reader', () => {
  test.each([
    ['ready', { current: precached('a') }],
    ['downloading', { current: part('a', { downloading: true }) }],
    ['incomplete', { current: part('a', { failures: [{ path: 'x', reason: 'network' }] }) }],
    ['ready', { current: precached('a'), next: part('b', { downloading: true }) }],
    ['downloading', { current: part('a'), next: part('b', { downloading: true }) }],
  ] satisfies [string, Status][])('%s', (phase, status) => {
    expect(phaseOf(status)).toBe(phase);
  });

  test('a download that is about to begin is not a failure', () => {
    expect(phaseOf({ current: part('a') }, { willDownload: true })).toBe('downloading');
    expect(phaseOf({ current: part('a') })).toBe('incomplete');
  });

  test('with a data saver, nothing has failed, because nothing was requested', () => {
    expect(phaseOf({ current: part('a') }, { savesData: true })).toBe('not-requested');
    expect(phaseOf({ current: precached('a') }, { savesData: true })).toBe('ready');
    const failures: Failure[] = [{ path: 'x', reason: 'network' }];
    expect(phaseOf({ current: part('a', { failures }) }, { savesData: true })).toBe('incomplete');
  });

  test('a worker that cannot read its storage has no copy', () => {
    expect(toOfflineState({}, {})).toEqual({ phase: 'broken', offered: false });
  });

  test('a complete copy is shown with the update beside it, and the newest build without one', () => {
    const next = part('b');
    const complete = toOfflineState({ current: precached('a'), next }, {});
    expect(complete).toMatchObject({ copy: { id: 'a' }, update: { id: 'b' } });
    const partial = toOfflineState({ current: part('a'), next }, {});
    expect([partial.copy?.id, partial.update]).toEqual(['b', undefined]);
    const only = toOfflineState({ current: precached('a') }, {});
    expect([only.copy?.id, only.update]).toEqual(['a', undefined]);
  });
});

const [a, b] = [precached('a'), precached('b')];

test.each<[offered: boolean, condition: string, Status]>([
  [true, 'it is complete and differs from that of the page', { current: a, next: b, page: 'a' }],
  [true, 'it is complete and nothing is known about the page', { current: a, next: b }],
  [true, 'the tab is outdated because another one has applied it', { current: b, page: 'a' }],
  [false, 'there is none', { current: a, page: 'a' }],
  [false, 'it is incomplete', { current: a, next: part('b'), page: 'a' }],
  [false, 'the reader dismissed it', { current: a, next: precached('dismissed'), page: 'a' }],
  [false, 'the page already has that version', { current: a, next: b, page: 'b' }],
  [false, 'there is no complete copy', { current: part('a'), page: 'a' }],
  [false, 'nothing is known about the page and nothing is new', { current: a }],
])('a new version is offered: %s, if %s', (offered, _, status) => {
  expect(toOfflineState(status, { dismissed: 'dismissed' }).offered).toBe(offered);
});
