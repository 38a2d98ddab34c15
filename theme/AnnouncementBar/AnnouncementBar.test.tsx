import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headScript } from '../ColorMode/headScript';
import { colorMode } from '../config/theme';
import type { AnnouncementBarConfig } from '../config/types';
import { AnnouncementBar } from './AnnouncementBar';

const news: AnnouncementBarConfig = { id: 'v22', text: 'Version 22 is out.', closeable: true };

/** Opens a page anew, as far as the bar is concerned. */
function visit(bar = news) {
  cleanup();
  delete document.documentElement.dataset.announcement;
  new Function(headScript(colorMode, bar))();
  render(<AnnouncementBar bar={bar} />);
}
// Styles hide the bar where the document says so: at first paint there is nothing else to do it.
const isHidden = () => document.documentElement.dataset.announcement === 'dismissed';
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.announcement;
});

describe('the announcement bar', () => {
  it('is shown with its link until it is dismissed', () => {
    visit({ ...news, link: { label: 'Changes', href: '/docs/changes' } });
    expect(screen.getByRole('link', { name: 'Changes' }).getAttribute('href')).toBe(
      '/docs/changes',
    );
    expect(isHidden()).toBe(false);
    close();
    expect(isHidden()).toBe(true);
  });

  it('stays dismissed on the next visit', () => {
    visit();
    close();
    visit();
    expect(isHidden()).toBe(true);
  });

  it('comes back when its id changes, and can be dismissed again', () => {
    visit();
    close();
    visit({ ...news, id: 'v23' });
    expect(isHidden()).toBe(false);
    expect(localStorage.getItem('announcement.dismiss')).toBe('false');
    expect(localStorage.getItem('announcement.id')).toBe('v23');
    close();
    visit({ ...news, id: 'v23' });
    expect(isHidden()).toBe(true);
  });

  it('is shown where it cannot be dismissed, though it once was', () => {
    visit();
    close();
    visit({ ...news, closeable: false });
    expect(isHidden()).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
