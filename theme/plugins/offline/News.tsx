import type { ComponentProps } from 'react';
import { trustedHtml } from '../../lib/trustedTypes';
import { FrameLink } from '../../ui/FrameLink/FrameLink';
import type { ChangedPage, OfflineState } from './manager/offline-state';
import { newsText } from './newsText';
import panel from './OfflinePanel.module.css';
import { useNews } from './useNews';

/** Renders the text changes of the last or a pending update. */
export function News({ state: { copy, update } }: { state: OfflineState }) {
  const newest = update ?? copy;
  const news = useNews(copy?.ready && newest?.ready ? newest.id : undefined);
  if (news === undefined) return null;
  return (
    <section className={panel.panel} aria-label="What is new">
      <h2 className={panel.title}>{update ? 'New in this update' : 'New in the last update'}</h2>
      <p>
        {news
          ? newsText(news)
          : 'There is nothing to compare, because this device has no record of an earlier version. The changes in the next update will be listed here.'}
      </p>
      {news && (
        <ul>
          {news.map((page) => (
            <li key={page.route}>
              <PageNews page={page} isHere={!update} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/**
 * Renders a page with its new sections.
 *
 * @param isHere whether the reader has that build. Otherwise, a link would open the old text
 */
function PageNews({ page, isHere }: { page: ChangedPage; isHere: boolean }) {
  const { route, title, isNew, sections } = page;
  const Name = isHere ? FrameLink : Unlinked;
  const address = `/${route}`;
  return (
    <>
      <Name href={address}>{title}</Name>
      {isNew && ', a new page'}
      {sections.map(({ id, heading }, at) => (
        <span key={id}>
          {at === 0 ? ': ' : ', '}
          <Name
            href={`${address}#${id}`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: from the build
            dangerouslySetInnerHTML={{ __html: trustedHtml(heading) }}
          />
        </span>
      ))}
    </>
  );
}

const Unlinked = ({ href: _, ...props }: ComponentProps<typeof FrameLink>) => <span {...props} />;
