import { tableOfContents } from '../../config/theme';
import { withCode } from '../../content/withCode';

interface ContentsProps {
  /** The listed headings. Their texts have backticks around code. */
  headings: readonly { id: string; text: string; depth: number }[];
}

/** Renders the table of contents. `theme/frame/TableOfContents` opens it and marks the current heading. */
export function Contents({ headings }: ContentsProps) {
  return (
    <>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {headings.map(({ id, text, depth }) => (
            <li key={id} data-depth={depth === tableOfContents.minLevel ? undefined : depth}>
              <a href={`#${id}`}>{withCode(text)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
