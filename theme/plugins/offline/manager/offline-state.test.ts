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

describe('a new version is offered', () => {
  const offered = (status: Status) => toOfflineState(status, { dismissed: 'dismissed' }).offered;

  test('when it is complete and differs from that of the page', () => {
    expect(offered({ current: precached('a'), next: precached('b'), page: 'a' })).toBe(true);
    expect(offered({ current: precached('a'), next: precached('b') })).toBe(true);
  });

  test('in a tab that is outdated after another tab has applied it', () => {
    expect(offered({ current: precached('b'), page: 'a' })).toBe(true);
  });

  test.each([
    ['there is none', { current: precached('a'), page: 'a' }],
    ['it is incomplete', { current: precached('a'), next: part('b'), page: 'a' }],
    [
      'the reader has dismissed it',
      { current: precached('a'), next: precached('dismissed'), page: 'a' },
    ],
    [
      'the page already has that version',
      { current: precached('a'), next: precached('b'), page: 'b' },
    ],
    ['there is no complete copy', { current: part('a'), page: 'a' }],
    ['nothing is known about the page and nothing is new', { current: precached('a') }],
  ] satisfies [string, Status][])('but not when %s', (_, status) => {
    expect(offered(status)).toBe(false);
  });
});
