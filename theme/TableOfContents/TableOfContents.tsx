import { useLayoutEffect, useRef } from 'react';
import { whenIdle } from '../../sw/client/when-idle';
import { WIDE_FROM } from '../config/constants';
import { attachDropdown } from '../Dropdown/attachDropdown';
import { trustedHtml } from '../trustedTypes';

/**
 * The page's headings; the one being read is marked. On wide screens the list stands beside the article,
 * on others it is a menu in a bar that stays in view. One list for both: two made the longest guide 0.4 kB
 * heavier.
 *
 * @param html the list, as the build has made it; empty where it stands in the document
 */
export function TableOfContents({ html }: { html: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    const contents = details.current;
    if (!contents) return undefined;
    const detach = followLayout(contents);
    const listening = new AbortController();
    const { signal } = listening;
    whenIdle(() => {
      // Without the mark, the list is still one of links.
      import(/* webpackChunkName: "after-paint" */ './currentHeading').then(
        ({ followHeadings }) => signal.aborted || followHeadings(contents, signal),
        () => {},
      );
    }, signal);
    return () => {
      detach();
      listening.abort();
    };
  }, []);
  return (
    <details
      ref={details}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}

/**
 * Opens the contents where they stand beside the article; elsewhere they are a menu. Does so again when the
 * layout changes. Until then styles show them where they belong.
 */
function followLayout(details: HTMLDetailsElement): () => void {
  // Asked of the window and not of the element: its style would have to be computed for that, and with it
  // that of the whole new page.
  const beside = matchMedia(`(min-width: ${WIDE_FROM}px)`);
  let detach: (() => void) | undefined;
  const update = () => {
    detach?.();
    details.open = beside.matches;
    detach = beside.matches ? undefined : attachDropdown(details);
  };
  update();
  beside.addEventListener('change', update);
  return () => {
    beside.removeEventListener('change', update);
    detach?.();
  };
}
