import { useLayoutEffect, useRef } from 'react';
import { enhanceContent } from '../content/enhanceContent';
import { articleHtml, mountIslands } from '../islands/mountIslands';
import { keepPage, type Page } from '../pages/pages';

/**
 * The text of a page: HTML that the build has made. React never renders into it. On the first load it
 * stands in the document and stays as it is; a page that the reader goes to is set at once.
 */
export function Article({
  as: Tag = 'article',
  route,
  page,
  onEmpty,
}: {
  as?: 'article' | 'div';
  route: string;
  page: Page;
  /** The document's article is gone: the page was rendered anew, after an error for instance. */
  onEmpty: () => void;
}) {
  const element = useRef<HTMLElement & HTMLDivElement>(null);

  useLayoutEffect(() => {
    const article = element.current;
    if (!article) return undefined;
    if (page.html === undefined && !article.hasChildNodes()) {
      onEmpty();
      return undefined;
    }
    const unmount = mountIslands(article);
    const rest = enhanceContent(article);
    return () => {
      rest();
      if (page.html === undefined) keepPage(route, { ...page, html: articleHtml(article) });
      unmount();
    };
  }, [route, page, onEmpty]);

  return (
    <Tag
      ref={element}
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML
      dangerouslySetInnerHTML={{ __html: page.html ?? '' }}
    />
  );
}
