import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

afterEach(cleanup);

function Broken(): never {
  throw new Error('The part failed');
}

test('a part of the page that crashes does not affect the next one', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(
    <ErrorBoundary resetKey="/a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('The part failed')).toBeTruthy();
  rerender(<ErrorBoundary resetKey="/b">Fine</ErrorBoundary>);
  expect(screen.getByText('Fine')).toBeTruthy();
});
