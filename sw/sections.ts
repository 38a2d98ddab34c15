/** A section of an article: a heading and the text below it, or the text before the first heading. */
interface Section {
  /** Id of the heading; empty before the first one. */
  id: string;
  /** Text of the heading, written as in HTML: `a &lt; b`. */
  heading: string;
  /** The text to compare, without markup and whitespace. */
  text: string;
}

const HEADING = /^<h[23]\b[^>]*\sid="?([^\s">]+)[^>]*>(.*?)<\/h[23]>/s;

/** Splits an article into its sections. The article is HTML from the build. */
export function sectionsOf(html: string): Section[] {
  return html.split(/(?=<h[23]\b[^>]*\sid=)/).map((part) => {
    const [, id = '', heading = ''] = HEADING.exec(part) ?? [];
    return { id, heading: textOf(heading), text: textOf(part).replace(/\s/g, '') };
  });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
