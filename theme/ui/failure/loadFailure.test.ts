import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { causeMessages, crashBox, crashPage } from './loadFailure';

const error = new Error('The page failed', {
  cause: new Error('The list failed', { cause: 'no network' }),
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  document.title = '';
});

test('the crash page shows the messages of the whole cause chain', () => {
  const page = crashPage(error, () => {});
  expect(page.querySelector('h1')?.textContent).toBe('Page Error');
  expect(page.textContent).toContain('This page crashed.');
  expect(page.textContent).toMatch(/The page failed[\s\S]*The list failed[\s\S]*no network/);
  expect(document.title).toMatch(/^Page Error/);
  expect(console.error).toHaveBeenCalledExactlyOnceWith(error);
});

test('a crashed island keeps the heading and title of its page', () => {
  const box = crashBox(error, () => {});
  expect(box.textContent).toContain('This page crashed.');
  expect(box.querySelector('h1')).toBeNull();
  expect(document.title).toBe('');
});

describe('the cause chain', () => {
  it('ends with a cause that is its own cause', () => {
    const round = new Error('round');
    round.cause = round;
    expect(causeMessages(round)).toEqual(['round']);
  });
  it('shows a thrown value that is not an error', () => {
    expect(causeMessages('text')).toEqual(['text']);
    expect(causeMessages(null)).toEqual(['null']);
  });
});
