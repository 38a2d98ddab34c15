import { useEffect, useState } from 'react';
import { offlineManager } from '../../sw/client/offline-manager';
import type { ChangedPage } from '../../sw/client/offline-state';

/**
 * What a build has changed in texts since the one before; null where that is not known, undefined while the
 * worker is asked.
 *
 * @param build id of the newest build; undefined where nothing is to be asked
 */
export function useNews(build: string | undefined): ChangedPage[] | null | undefined {
  const [answer, setAnswer] = useState<{ build: string; news: ChangedPage[] | null }>();

  useEffect(() => {
    if (build === undefined) return;
    let wanted = true;
    void offlineManager()
      .news()
      .then((news) => wanted && setAnswer({ build, news: news ?? null }));
    return () => {
      wanted = false;
    };
  }, [build]);

  return answer?.build === build ? answer?.news : undefined;
}

/** How many pages are new, and how many have changed. */
export function newsText(pages: readonly ChangedPage[]): string {
  const added = pages.filter(({ isNew }) => isNew).length;
  const changed = pages.length - added;
  const parts = [
    added === 1 && 'One page is new.',
    added > 1 && `${added} pages are new.`,
    changed === 1 && 'One page has changed.',
    changed > 1 && `${changed} pages have changed.`,
  ];
  return parts.filter(Boolean).join(' ') || 'The pages say the same as before.';
}
