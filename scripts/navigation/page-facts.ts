import { parse } from 'yaml';

/** What the navigation needs to know of one page of the documentation. */
export interface PageFacts {
  /** Path below the documentation's root; see `docIdOf` in theme/config/docs.ts. */
  id: string;
  /** Site path. */
  path: string;
  /** Absolute path of the source file. */
  file: string;
  /** What lists call the page: `sidebar_label`, else `title`, else the first heading. */
  label: string;
  /** Reachable, but in no list. */
  unlisted: boolean;
  /** Left out of production builds. */
  draft: boolean;
  /** Made by the build: nobody can edit it. */
  generated: boolean;
}

/** The front matter and body of a Markdown file. */
export function splitFrontMatter(source: string): { data: Record<string, unknown>; body: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) return { data: {}, body: source };
  const data: unknown = parse(match[1] ?? '');
  return {
    data: typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {},
    body: source.slice(match[0].length),
  };
}

/**
 * The label, and what the front matter says about lists.
 * @throws when the page has no title that a list could show
 */
export function readPageFacts(
  source: string,
  page: Pick<PageFacts, 'id' | 'path' | 'file' | 'generated'>,
): PageFacts {
  const { data, body } = splitFrontMatter(source);
  const label = [data.sidebar_label, data.title, firstHeading(body)].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
  );
  if (label === undefined) {
    throw new Error(
      `${page.file} has no title. Add a "# Heading" or "title:" to its front matter.`,
    );
  }
  return { ...page, label, unlisted: data.unlisted === true, draft: data.draft === true };
}

/** Text of the first level-one heading outside code, without its Markdown. */
function firstHeading(body: string): string | undefined {
  const text = /^# +(.+?)\s*$/m.exec(body.replace(/^(```|~~~)[\s\S]*?^\1/gm, ''))?.[1];
  return text
    ?.replace(/\s*\\?\{#[^}]*\}$/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\\(.)/g, '$1')
    .trim();
}
