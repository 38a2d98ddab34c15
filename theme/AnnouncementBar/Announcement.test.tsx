import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Announcement } from './Announcement';

const bar = { id: 'v22', text: 'Version 22 is out.', closeable: true };
const shown = () => screen.queryByText(/Version 22/) !== null;
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the announcement bar', () => {
  it('is shown until it is dismissed, with its link', () => {
    render(<Announcement bar={{ ...bar, link: { label: 'Changes', href: '/docs/changes' } }} />);
    expect(screen.getByRole('link', { name: 'Changes' }).getAttribute('href')).toBe(
      '/docs/changes',
    );
    close();
    expect(shown()).toBe(false);
  });

  it('stays dismissed on the next visit', () => {
    render(<Announcement bar={bar} />);
    close();
    cleanup();
    render(<Announcement bar={bar} />);
    expect(shown()).toBe(false);
  });

  it('comes back when its id changes, and can be dismissed again', () => {
    render(<Announcement bar={bar} />);
    close();
    cleanup();
    render(<Announcement bar={{ ...bar, id: 'v23' }} />);
    expect(shown()).toBe(true);
    expect(localStorage.getItem('announcement.dismiss')).toBe('false');
    close();
    expect(shown()).toBe(false);
    expect(localStorage.getItem('announcement.id')).toBe('v23');
  });

  it('cannot be dismissed unless it is closeable', () => {
    localStorage.setItem('announcement.id', 'v22');
    localStorage.setItem('announcement.dismiss', 'true');
    render(<Announcement bar={{ ...bar, closeable: false }} />);
    expect(shown()).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
