import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Part() {
  if (broken) {
    throw new Error('The part failed');
  }
  return <p>Fine</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of the page that crashes', () => {
  it('shows the error in its place', () => {
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This page crashed.');
    expect(screen.getByText(/The part failed/)).toBeTruthy();
  });

  it('recovers with "Try again" when the cause is gone', () => {
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Fine')).toBeTruthy();
  });

  it('does not affect the next one', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Part />
      </ErrorBoundary>,
    );
    broken = false;
    rerender(
      <ErrorBoundary resetKey="/b">
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Fine')).toBeTruthy();
  });
});
