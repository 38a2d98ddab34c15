import { expect, it } from 'vitest';
import { packed, unpacked } from './packing';

const page = {
  path: '/docs/x',
  title: 'x',
  kind: 'function' as const,
  guide: '/docs/y',
  signatures: ['x(): void'],
  sections: [
    { heading: '', text: 'Text.' },
    { heading: 'In two words', text: '', asked: 'brief' },
    { heading: 'In two words', id: 'in-two-words-1', text: 'More.' },
  ],
};

it('keeps a page with its sections', () => {
  expect(unpacked(packed(page))).toEqual(page);
});

it('stores the id of a section only if it does not follow from the heading', () => {
  const sections = [{ heading: 'In two words', id: 'in-two-words', text: '' }];
  expect(packed({ ...page, sections }).slice(-2)).toEqual(['In two words', '']);
});
