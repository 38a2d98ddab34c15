import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementBarConfig } from '../../config/types';
import { setHtml, startForTest } from '../../testing/document';
import { AnnouncementBar } from './AnnouncementBar';
import { announcementScript } from './announcement';

const news: AnnouncementBarConfig = { id: 'v22', text: 'Version 22 is out.', closeable: true };

/** Simulates a page load. */
function visit(bar = news) {
  delete document.documentElement.dataset.announcement;
  if (bar.closeable) startForTest(() => new Function(announcementScript(bar))());
  setHtml(<AnnouncementBar bar={bar} />);
}
// Returns whether the bar is hidden. Styles hide it with this attribute, which works at first paint.
const isHidden = () => document.documentElement.dataset.announcement === 'dismissed';
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
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

  it('is shown again when its id changes, and can be dismissed again', () => {
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

  it('has an id whose content cannot end the script', () => {
    expect(announcementScript({ ...news, id: '</script><b>' })).not.toContain('</script');
  });

  it('is shown if it can no longer be dismissed', () => {
    visit();
    close();
    visit({ ...news, closeable: false });
    expect(isHidden()).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
