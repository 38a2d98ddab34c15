import type { ComponentProps } from 'react';
import type { ChangedPage, OfflineState } from '../../sw/client/offline-state';
import { FrameLink } from '../FrameLink/FrameLink';
import { trustedHtml } from '../trustedTypes';
import panel from './OfflinePanel.module.css';
import { newsText, useNews } from './useNews';

/** What an update has changed in the texts of the site, or is about to. */
export function News({ state: { copy, update } }: { state: OfflineState }) {
  const newest = update ?? copy;
  const news = useNews(copy?.ready && newest?.ready ? newest.id : undefined);
  if (news === undefined) return null;
  return (
    <section className={panel.panel} aria-label="What is new">
      <h2 className={panel.title}>
        {update ? 'New with the update' : 'New since the last update'}
      </h2>
      <p>
        {news
          ? newsText(news)
          : 'Nothing to compare with: what this device had stored before is not known. After the next update, this place says what has changed.'}
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
 * A page with the sections that are new in it.
 *
 * @param isHere whether the reader has the build with that page: before that, a link would lead to another text
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
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build
            dangerouslySetInnerHTML={{ __html: trustedHtml(heading) }}
          />
        </span>
      ))}
    </>
  );
}

const Unlinked = ({ href: _, ...props }: ComponentProps<typeof FrameLink>) => <span {...props} />;
