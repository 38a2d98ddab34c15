import { describe, expect, test } from 'vitest';
import type { CopyStatus, Status } from '../messages';
import { stateOf } from './offline-state';

const copy = (id: string, changes: Partial<CopyStatus> = {}): CopyStatus => ({
  id,
  done: 10,
  total: 10,
  pages: 4,
  totalPages: 4,
  bytes: 1000,
  ready: true,
  downloading: false,
  failures: [],
  ...changes,
});
const part = (id: string, changes: Partial<CopyStatus> = {}) =>
  copy(id, { done: 3, ready: false, ...changes });

const phaseOf = (status: Status, { sparing = false, due = false } = {}) =>
  stateOf(status, sparing, due).phase;

describe('the state that the reader is told', () => {
  test.each([
    ['ready', { current: copy('a') }],
    ['downloading', { current: part('a', { downloading: true }) }],
    ['incomplete', { current: part('a', { failures: [{ path: 'x', reason: 'network' }] }) }],
    ['ready', { current: copy('a'), next: part('b', { downloading: true }) }],
    ['downloading', { current: part('a'), next: part('b', { downloading: true }) }],
  ] satisfies [string, Status][])('%s', (phase, status) => {
    expect(phaseOf(status)).toBe(phase);
  });

  test('a download that is about to begin is not a failure', () => {
    expect(phaseOf({ current: part('a') }, { due: true })).toBe('downloading');
    expect(phaseOf({ current: part('a') })).toBe('incomplete');
  });

  test('with a data saver nothing has failed: nothing was asked for', () => {
    expect(phaseOf({ current: part('a') }, { sparing: true })).toBe('unasked');
    expect(phaseOf({ current: copy('a') }, { sparing: true })).toBe('ready');
  });
});

describe('a new version is offered', () => {
  const offered = (status: Status) => stateOf(status, false, false).offered;

  test('when it is whole and not the one of the page', () => {
    expect(offered({ current: copy('a'), next: copy('b'), page: 'a' })).toBe(true);
    expect(offered({ current: copy('a'), next: copy('b') })).toBe(true);
  });

  test('in a tab that has stayed behind while another one has taken it', () => {
    expect(offered({ current: copy('b'), page: 'a' })).toBe(true);
  });

  test.each([
    ['there is none', { current: copy('a'), page: 'a' }],
    ['it is not whole', { current: copy('a'), next: part('b'), page: 'a' }],
    ['the reader has put it off', { current: copy('a'), next: copy('b'), page: 'a', putOff: 'b' }],
    ['the page is of that version already', { current: copy('a'), next: copy('b'), page: 'b' }],
    ['there is no whole copy at all', { current: part('a'), page: 'a' }],
    ['nothing is known of the page and nothing is new', { current: copy('a') }],
  ] satisfies [string, Status][])('not when %s', (_, status) => {
    expect(offered(status)).toBe(false);
  });

  test('again when another one comes after the one that was put off', () => {
    expect(offered({ current: copy('a'), next: copy('c'), page: 'a', putOff: 'b' })).toBe(true);
  });
});
