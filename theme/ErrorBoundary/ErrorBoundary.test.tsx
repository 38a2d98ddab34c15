import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { causeMessages } from './causeMessages';
import { ErrorBoundary } from './ErrorBoundary';

let broken = true;
function Page() {
  if (broken) {
    throw new Error('The page failed', {
      cause: new Error('The list failed', { cause: 'no network' }),
    });
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
  document.title = '';
});

describe('a page that crashes', () => {
  it('shows the crash page with the messages of the whole cause chain', () => {
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Page Error');
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    const messages = screen.getByText(/The page failed/).textContent ?? '';
    expect(messages).toMatch(/The page failed[\s\S]*The list failed[\s\S]*no network/);
    expect(document.title).toMatch(/^Page Error/);
  });

  it('recovers with "Try again" once the cause is gone', () => {
    render(
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('This page crashed.')).toBeTruthy();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Fine')).toBeTruthy();
  });

  it('does not keep the next page from being shown', () => {
    const { rerender } = render(
      <ErrorBoundary resetKey="/a">
        <Page />
      </ErrorBoundary>,
    );
    broken = false;
    rerender(
      <ErrorBoundary resetKey="/b">
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByText('Fine')).toBeTruthy();
  });
});

describe('the cause chain', () => {
  it('ends with a cause that is its own cause', () => {
    const error = new Error('round');
    error.cause = error;
    expect(causeMessages(error)).toEqual(['round']);
  });
  it('shows what was thrown even if it is no error', () => {
    expect(causeMessages('text')).toEqual(['text']);
    expect(causeMessages(null)).toEqual(['null']);
  });
});
