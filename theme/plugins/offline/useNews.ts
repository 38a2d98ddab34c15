import { useEffect, useState } from 'react';
import { offlineManager } from './manager/offline-manager';
import type { ChangedPage } from './manager/offline-state';

/**
 * Returns the text changes of a build since the previous one; null if unknown, undefined while loading.
 *
 * @param build id of the newest build; undefined to load nothing
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
