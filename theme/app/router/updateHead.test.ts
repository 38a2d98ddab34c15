import { beforeEach, expect, test } from 'vitest';
import { site } from '../../config/site';
import { updateHead } from './updateHead';

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

test('updates title, description and canonical URL', () => {
  document.head.innerHTML =
    '<meta name="description" content="old"><link rel="canonical" href="https://old.invalid/">';
  updateHead({ title: `withReset() | ${site.title}`, description: 'New.' }, '/docs/with-reset');
  expect(document.title).toBe(`withReset() | ${site.title}`);
  expect(document.querySelector('meta')?.content).toBe('New.');
  expect(document.querySelector('link')?.href).toBe(`${site.origin}/docs/with-reset`);
});
