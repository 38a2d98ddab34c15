import { tableOfContents } from '../config/layout';
import type { FramePage } from '../hooks/usePageNavigation';
import styles from './TableOfContents.module.css';
import { useCurrentHeading } from './useCurrentHeading';

type Headings = FramePage['toc'];

/** The headings that the configuration wants shown. */
export function shownHeadings(toc: Headings): Headings {
  const { minLevel, maxLevel } = tableOfContents;
  return toc.filter(({ depth }) => depth >= minLevel && depth <= maxLevel);
}

/** The page's headings beside the article; the one being read is marked. */
export function TableOfContents({ toc }: { toc: Headings }) {
  const current = useCurrentHeading(toc);
  return (
    <nav className={styles.beside} aria-label="On this page">
      <p className={styles.title}>On this page</p>
      <Headings toc={toc} current={current} />
    </nav>
  );
}

/** The same on small screens: above the article, closed. */
export function CollapsibleTableOfContents({ toc }: { toc: Headings }) {
  return (
    <details className={styles.above}>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <Headings toc={toc} />
      </nav>
    </details>
  );
}

function Headings({ toc, current }: { toc: Headings; current?: string }) {
  return (
    <ul className={styles.list}>
      {toc.map(({ id, text, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <HeadingText text={text} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Rspress keeps the Markdown of code and emphasis in a heading's text. */
function HeadingText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
      <code key={index}>{part}</code>
    ) : (
      part.replace(/(\*\*|~~|[*_])(\S.*?)\1/g, '$2').replace(/\\(.)/g, '$1')
    ),
  );
}
