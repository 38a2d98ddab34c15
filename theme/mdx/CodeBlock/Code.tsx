import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keepCode, knownCode, type LoadCode, loadCode } from './source';

export interface CodeProps {
  /** The code as HTML; or it is in `source`. */
  html?: string;
  /** Loads the code of the whole page. */
  source?: LoadCode;
  /** The number of this code among those of `source`, from `'0'`. */
  index?: string;
}

/**
 * The highlighted text of a code block.
 *
 * Code from a source is in the HTML of the server, and React leaves it there: it does not compare
 * what is set as HTML. Where this is not taken over from a document, the source is asked.
 */
export function Code({ html, source, index }: CodeProps) {
  const element = useRef<HTMLElement>(null);
  const number = Number(index);
  const [loaded, setLoaded] = useState(() => source && knownCode(source, number));
  const text = html ?? loaded ?? '';
  // One object as long as the text is the same: for a new one, React would write the HTML again.
  const content = useMemo(() => ({ __html: text }), [text]);

  useLayoutEffect(() => {
    const code = element.current;
    if (!source || !code) return undefined;
    return () => {
      if (code.hasChildNodes()) keepCode(source, number, code.innerHTML);
    };
  }, [source, number]);

  useEffect(() => {
    if (!source || element.current?.hasChildNodes()) return undefined;
    let gone = false;
    const load = () =>
      loadCode(source).then(
        (blocks) => !gone && setLoaded(blocks[number]),
        (error: unknown) => console.warn('The code of this page could not be loaded.', error),
      );
    void load();
    addEventListener('online', load);
    return () => {
      gone = true;
      removeEventListener('online', load);
    };
  }, [source, number]);

  return (
    <code
      ref={element}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own pages
      dangerouslySetInnerHTML={content}
    />
  );
}
