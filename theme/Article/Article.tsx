import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { enhanceContent } from '../content/enhanceContent';
import { mountIslands } from '../islands/mountIslands';
import { trustedHtml } from '../trustedTypes';
import { contentOf } from './content';

const never = () => () => {};

/**
 * The text of a page: HTML that the build has made. React never renders into it. On the first load it
 * stands in the document and stays as it is; that of a page that the reader goes to is put in as elements,
 * which may have been made before.
 */
export function Article({
  as: Tag = 'article',
  html,
  onEmpty,
}: {
  as?: 'article' | 'div';
  /** Empty where the article stands in the document. */
  html: string;
  /** It does not stand there: the page was rendered anew, after an error for instance. */
  onEmpty: () => void;
}) {
  const element = useRef<HTMLElement & HTMLDivElement>(null);
  const inDocument = useSyncExternalStore(
    never,
    () => '',
    () => html,
  );

  useLayoutEffect(() => {
    const article = element.current;
    if (!article) return undefined;
    if (html) article.replaceChildren(...contentOf(html));
    else if (!article.hasChildNodes()) {
      onEmpty();
      return undefined;
    }
    const ends = [mountIslands(article), enhanceContent(article)];
    return () => {
      for (const end of ends) end();
    };
  }, [html, onEmpty]);

  return (
    <Tag
      ref={element}
      className="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML
      dangerouslySetInnerHTML={{ __html: trustedHtml(inDocument) }}
    />
  );
}
