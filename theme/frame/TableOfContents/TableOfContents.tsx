import type { ReactElement } from 'react';
import { tableOfContents } from '../../config/theme';
import { withCode } from '../../content/withCode';

interface Heading {
  id: string;
  /** Has backticks around code. */
  text: string;
  depth: number;
}

interface ContentsProps {
  headings: readonly Heading[];
  /** Links that concern the page as a whole. */
  tools?: readonly ReactElement[];
}

/**
 * Renders the table of contents from the listed headings. Only the current section, at first the first one, lists its
 * headings. `theme/frame/TableOfContents` opens the table and marks the current heading.
 */
export function Contents({ headings, tools = [] }: ContentsProps) {
  const sections: { heading: Heading; inside: Heading[] }[] = [];
  for (const heading of headings) {
    const section = sections.at(-1);
    if (section && heading.depth > tableOfContents.minLevel) section.inside.push(heading);
    else sections.push({ heading, inside: [] });
  }
  return (
    <>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {sections.map(({ heading, inside }) => (
            <li key={heading.id}>
              {linkTo(heading)}
              {inside.length > 0 && (
                <ul hidden={heading !== headings[0]}>
                  {inside.map((within) => (
                    <li key={within.id}>{linkTo(within)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {tools.length > 0 && (
          <ul>
            {tools.map((tool) => (
              <li key={tool.key}>{tool}</li>
            ))}
          </ul>
        )}
      </nav>
    </>
  );
}

const linkTo = ({ id, text }: Heading) => <a href={`#${id}`}>{withCode(text)}</a>;
