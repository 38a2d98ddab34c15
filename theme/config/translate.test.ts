import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locale } from './site';
import { translate } from './translate';

beforeEach(() => {
  vi.spyOn(locale, 'texts', 'get').mockReturnValue({ greeting: 'Hallo {name}' });
});
afterEach(() => vi.restoreAllMocks());

it('uses the text of the site’s language', () => {
  expect(translate({ id: 'greeting', message: 'Hello {name}' }, { name: 'Ada' })).toBe('Hallo Ada');
});
it('falls back to the declared message', () => {
  expect(translate({ id: 'other', message: 'Hello {name}, {unknown}' }, { name: 'Ada' })).toBe(
    'Hello Ada, {unknown}',
  );
  expect(translate({ message: 'Hello' })).toBe('Hello');
});
it('falls back to the id', () => {
  expect(translate({ id: 'missing.text' })).toBe('missing.text');
});

it('does not compile without id and message', () => {
  // @ts-expect-error: both are missing
  expect(translate({})).toBe('');
  // @ts-expect-error: undefined counts as missing
  expect(translate({ id: undefined })).toBe('');
  // @ts-expect-error: unknown name
  expect(translate({ text: 'Hello' })).toBe('');
});
