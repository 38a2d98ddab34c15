/** A part of an article: a heading and what follows it, or what stands before the first one. */
interface Section {
  /** Of the heading; empty before the first one. */
  id: string;
  /** Text of the heading, written as in HTML: `a &lt; b`. */
  heading: string;
  /** All that the section says, to be compared: without markup and space. */
  text: string;
}

const HEADING = /^<h[23]\b[^>]*\sid="?([^\s">]+)[^>]*>(.*?)<\/h[23]>/s;

/** The sections of an article, which is HTML of the build. */
export function sectionsOf(html: string): Section[] {
  return html.split(/(?=<h[23]\b[^>]*\sid=)/).map((part) => {
    const [, id = '', heading = ''] = HEADING.exec(part) ?? [];
    return { id, heading: textOf(heading), text: textOf(part).replace(/\s/g, '') };
  });
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
