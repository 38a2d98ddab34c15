import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keepBlock, knownBlock, type LoadContent, loadContent } from './content';

/** Properties of the element that shows a block. */
export interface BlockProps {
  ref: RefObject<null>;
  id?: string;
  suppressHydrationWarning: true;
  dangerouslySetInnerHTML: { __html: string };
}

/**
 * One block of a page's content.
 *
 * Where the server has rendered it, React leaves it as it stands: it does not compare what is set as
 * HTML. Where it is not taken over from a document, the source is asked.
 *
 * @param html the block's HTML, where it needs no source
 */
export function useBlock(
  source: LoadContent | undefined,
  index: number,
  html?: string,
): BlockProps {
  const ref = useRef<Element>(null);
  const [loaded, setLoaded] = useState(() => source && knownBlock(source, index));
  const text = html === undefined ? (loaded ?? '') : `>${html}`;
  // One object as long as the text is the same: for a new one, React would write the HTML again.
  const content = useMemo(() => ({ __html: text.slice(text.indexOf('>') + 1) }), [text]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!source || !element) return undefined;
    return () => {
      if (element.hasChildNodes()) keepBlock(source, index, element);
    };
  }, [source, index]);

  useEffect(() => {
    if (!source || ref.current?.hasChildNodes()) return undefined;
    let gone = false;
    const load = () =>
      loadContent(source).then(
        (blocks) => !gone && setLoaded(blocks[index]),
        (error: unknown) => console.warn('The content of this page could not be loaded.', error),
      );
    void load();
    addEventListener('online', load);
    return () => {
      gone = true;
      removeEventListener('online', load);
    };
  }, [source, index]);

  return {
    // Any element may show a block.
    ref: ref as RefObject<null>,
    id: text.slice(0, text.indexOf('>')) || undefined,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: content,
  };
}
