import type { ChangedPage } from './manager/offline-state';

/** Returns the number of new and changed pages as text. */
export function newsText(pages: readonly ChangedPage[]): string {
  const added = pages.filter(({ isNew }) => isNew).length;
  const changed = pages.length - added;
  const parts = [
    added === 1 && 'One page is new.',
    added > 1 && `${added} pages are new.`,
    changed === 1 && 'One page has changed.',
    changed > 1 && `${changed} pages have changed.`,
  ];
  return parts.filter(Boolean).join(' ') || 'The text of the pages has not changed.';
}
