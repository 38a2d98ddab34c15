import type { LinkedCode, LinkTarget } from '../model';
import type { Status } from './site';

type HrefOf = (target: LinkTarget) => string | undefined;

/** Escapes text for MDX. */
export function plain(text: string): string {
  return text.replace(/[{}<>|*_`[\]\\&]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Renders the badge of a status that readers should know. Most symbols are stable. */
export const statusBadge = (status: Status): string =>
  status === 'stable' ? '' : `<Badge type="${status}" />`;

/** Escapes Markdown for a table cell. */
export function cell(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').replace(/\|/g, '\\|');
}

/** Renders a table, or returns an empty string if there are no rows. Cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (!rows.length) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export function inlineCode({ text, links }: LinkedCode, hrefOf: HrefOf): string {
  if (!links.length) return `<code>${plain(text)}</code>`;
  let end = 0;
  let mdx = '';
  for (const link of links) {
    const href = hrefOf(link.to);
    if (!href) continue;
    const name = plain(text.slice(link.start, link.end));
    mdx += plain(text.slice(end, link.start));
    // Anchors within the page only exist in HTML, and the Markdown copy shows an HTML element as text.
    mdx += href.startsWith('#') ? `<a href="${href}">${name}</a>` : `[${name}](${href})`;
    end = link.end;
  }
  return `<code>${mdx}${plain(text.slice(end))}</code>`;
}

/** Renders a code fence for any code, even code that contains fences. */
export function fence(code: string, meta: string): string {
  const ticks = '`'.repeat(
    Math.max(3, ...[...code.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return `${ticks}${meta}\n${code}\n${ticks}`;
}

export function page(
  front: Record<string, string>,
  title: string,
  parts: readonly (string | undefined)[],
): string {
  const yaml = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const body = [`# ${title}`, ...parts.filter((part): part is string => Boolean(part))];
  return `---\n${yaml.join('\n')}\n---\n\n${body.join('\n\n')}\n`;
}
