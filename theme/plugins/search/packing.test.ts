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

it('keeps types that are not exported', () => {
  const sections = [{ heading: 'Store', id: 'type-Store', text: '' }];
  expect(unpacked(packed({ ...page, sections })).sections).toEqual(sections);
});

it('stores the title, the heading and the id only if they do not follow from each other', () => {
  const sections = [
    { heading: 'In two words', id: 'in-two-words', text: '' },
    { heading: 'Store', id: 'type-Store', text: '' },
  ];
  const [names, , ...parts] = packed({ ...page, sections }).split('\n');
  expect(names?.split('\u007f')).toEqual(['/docs/x', '', 'function', '/docs/y']);
  expect(parts.join().split('\u007f')).toEqual([
    'In two words',
    '',
    '',
    '',
    '',
    'type-Store',
    '',
    '',
  ]);
});
