import { expect, test } from 'vitest';
import { isMessage } from './messages';

test.each([null, undefined, 'type', 1, [], {}])('%o from other code is not a message', (data) => {
  expect(isMessage(data)).toBe(false);
});

test('a message of another version is accepted, whatever its type', () => {
  expect(isMessage({ type: 'of tomorrow' })).toBe(true);
});
