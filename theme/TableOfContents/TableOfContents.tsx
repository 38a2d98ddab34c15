import { useLayoutEffect, useRef } from 'react';
import { WIDE_FROM } from '../config/constants';
import { tableOfContents } from '../config/theme';
import type { PageData } from '../pages/pages';
import styles from './TableOfContents.module.css';
import { useCurrentHeading } from './useCurrentHeading';

type Headings = PageData['toc'];

/**
 * The page's headings; the one being read is marked. On wide screens the list stands beside the article
 * and is open, on others above it and closed. One list for both: two made the longest guide 0.4 kB heavier.
 */
export function TableOfContents({ toc }: { toc: Headings }) {
  const details = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(toc);
  useLayoutEffect(() => (details.current ? followLayout(details.current) : undefined), []);
  return (
    <details ref={details} className={styles.contents} suppressHydrationWarning>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ul className={styles.list}>
          {toc.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth === tableOfContents.minLevel ? undefined : depth}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                <HeadingText text={text} />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/**
 * Opens the contents where they stand beside the article, closes them elsewhere, and does so again when the
 * layout changes; within a layout it is up to the reader. Until then styles show them where they belong.
 */
function followLayout(details: HTMLDetailsElement): () => void {
  // Asked of the window and not of the element: its style would have to be computed for that, and with it
  // that of the whole new page.
  const beside = matchMedia(`(min-width: ${WIDE_FROM}px)`);
  const update = () => {
    details.open = beside.matches;
  };
  update();
  beside.addEventListener('change', update);
  return () => beside.removeEventListener('change', update);
}

/** In the text of a heading, code has backticks around it. */
function HeadingText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
