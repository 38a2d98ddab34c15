import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ShownHeight } from '../../runtime/firstScreen/firstScreen';
import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Blocks } from './Blocks';
import { type LoadContent, prepareContent } from './content';
import { blocksWithin } from './shownBlocks';

const source: LoadContent = async () => ({
  default: ['>First', '>Second', `>${'code\n'.repeat(40)}`, '>Last'],
});
const page = (height: number) => (
  <ShownHeight value={height}>
    <Blocks tags="h1 p" source={source} index="0" />
    <CodeBlock source={source} index="2" />
    <Blocks tags="p" source={source} index="3" />
  </ShownHeight>
);
beforeEach(() => prepareContent(source));

test('a page shows its first screen, then the rest, and keeps what is there', () => {
  const { container, rerender } = render(page(140));
  const heading = screen.getByText('First');
  expect(screen.getByText('Second')).toBeInstanceOf(Element);
  expect(container.querySelector('pre')).toBeNull();
  expect(screen.queryByText('Last')).toBeNull();
  // What follows the page stays out of view meanwhile.
  expect(container.querySelectorAll('div[style*="100vh"]')).toHaveLength(1);

  rerender(page(Number.POSITIVE_INFINITY));
  expect(screen.getByText('First')).toBe(heading);
  expect(container.querySelector('pre')).not.toBeNull();
  expect(screen.getByText('Last')).toBeInstanceOf(Element);
  expect(container.querySelector('div[style*="100vh"]')).toBeNull();
});

test('long code fills a screen sooner than short text; a page that fills none is shown as a whole', () => {
  const title = 'title>Title';
  const code = `>${'line\n'.repeat(60)}`;
  expect(blocksWithin([title, code, '>Text', '>Text'], 800)).toBe(2);
  const long = `>${'word '.repeat(100)}`;
  const texts = (text: string) => blocksWithin(Array(100).fill(text), 800);
  expect(texts(long)).toBeLessThan(texts('>Text'));
  expect(texts('>Text')).toBeLessThan(100);
  expect(blocksWithin([title, '>Text'], 800)).toBe(Number.POSITIVE_INFINITY);
  // What is not known yet may be anything, so it counts as the least there can be.
  expect(blocksWithin(Array(100).fill(undefined), 800)).toBe(texts('>Text'));
});
