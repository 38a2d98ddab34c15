import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LAZY_LOADER_DELAY } from '../../config/constants';
import type { LoadingProps } from '../../ui/lazy/useLoad';
import { lazyPart } from './lazyPart';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Loading = ({ error, pastDelay, retry }: LoadingProps) =>
  error ? (
    <button type="button" onClick={retry}>
      Retry
    </button>
  ) : (
    <p>{pastDelay ? 'Loading' : 'Nothing yet'}</p>
  );

test('shows its loading state after the delay, not before', async () => {
  const Part = lazyPart({ load: () => new Promise<ComponentType>(() => {}), loading: Loading });
  render(<Part />);
  act(() => vi.advanceTimersByTime(LAZY_LOADER_DELAY - 1));
  expect(screen.getByText('Nothing yet')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText('Loading')).toBeTruthy();
});

test('retries on request, and passes its props to the part', async () => {
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce(({ name }) => <p>Hello {name}</p>);
  const Part = lazyPart({ load, loading: Loading });
  await act(async () => {
    render(<Part name="reader" />);
  });
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
  expect(screen.getByText('Hello reader')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('throws without a loading component', () => {
  expect(() => lazyPart({ load: vi.fn(), loading: undefined as never })).toThrow(
    /^A lazy part needs a component/,
  );
});
