import { expect, test } from 'vitest';
import type { FailureReason, OfflineState, PrecacheStatus } from './manager/offline-state';
import { precached } from './manager/testing/status';
import { statusText } from './statusText';

const copy = (changes: Partial<PrecacheStatus>) =>
  precached('a', { done: 3, ready: false, ...changes });
const failed = (reason: FailureReason) => copy({ failures: [{ path: 'a.js', reason }] });

test.each([
  ['quota', /not enough space/],
  ['damaged', /damaged during the download/],
  ['status', /server did not deliver/],
  ['network', /connection was lost/],
] satisfies [FailureReason, RegExp][])(
  'a failed download (%s) is shown with its reason',
  (reason, text) => {
    const first: OfflineState = { phase: 'incomplete', offered: false, copy: failed(reason) };
    expect(statusText(first)).toMatchObject({
      title: 'Incomplete',
      text: expect.stringMatching(text),
    });
    expect(statusText(first).text).toContain('The stored part still works');

    const update: OfflineState = {
      phase: 'ready',
      offered: false,
      copy: copy({ ready: true }),
      update: failed(reason),
    };
    expect(statusText(update)).toMatchObject({
      title: 'Ready, update incomplete',
      text: expect.stringMatching(text),
    });
  },
);

test('a reader who saves data is told why nothing is stored', () => {
  expect(statusText({ phase: 'not-requested', offered: false }).text).toContain('saving data');
});

test('a downloading update does not affect the status of the stored copy', () => {
  const state: OfflineState = {
    phase: 'ready',
    offered: false,
    copy: copy({ ready: true }),
    update: copy({ downloading: true }),
  };
  expect(statusText(state)).toMatchObject({
    title: 'Ready, downloading an update: 3 of 10',
    text: 'Every page works without a network. A new version is on its way.',
  });
});
