import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locale } from '../config/site';
import { translate } from './translate';

beforeEach(() => {
  vi.spyOn(locale, 'texts', 'get').mockReturnValue({ greeting: 'Hallo {name}' });
});
afterEach(() => vi.restoreAllMocks());

it('takes the text of the site’s language', () => {
  expect(translate({ id: 'greeting', message: 'Hello {name}' }, { name: 'Ada' })).toBe('Hallo Ada');
});
it('takes the declared message where the language has none', () => {
  expect(translate({ id: 'other', message: 'Hello {name}, {unknown}' }, { name: 'Ada' })).toBe(
    'Hello Ada, {unknown}',
  );
  expect(translate({ message: 'Hello' })).toBe('Hello');
});
it('shows the id rather than nothing', () => {
  expect(translate({ id: 'missing.text' })).toBe('missing.text');
});

it('does not compile without id and message', () => {
  // @ts-expect-error: nothing could be shown
  expect(translate({})).toBe('');
  // @ts-expect-error: undefined is neither
  expect(translate({ id: undefined })).toBe('');
  // @ts-expect-error: a name that does not exist
  expect(translate({ text: 'Hello' })).toBe('');
});
