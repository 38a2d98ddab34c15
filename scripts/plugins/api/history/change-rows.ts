import type { PhrasingContent, TableCell } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { compareVersions } from '../../../../theme/lib/versions';
import type { Page } from '../../../content/page';
import { readOnce } from '../../../content/parse';
import type { Change } from '../data';

/** A row on the changes page, which is the only place that describes the changes of a version in words. */
export interface ChangeRow {
  versions: string[];
  /** Markdown. */
  text: string;
  /** Names of symbols, options and members in the text, as code or as links. */
  names: ReadonlySet<string>;
  line: number;
}

/** Reads the tables whose first column is titled "Version". */
export function readChangeRows({ source }: Pick<Page, 'source'>): ChangeRow[] {
  const rows: ChangeRow[] = [];
  const { tree, text } = readOnce(source);
  visit(tree, 'table', ({ children: [head, ...body] }) => {
    if (head?.children[0] === undefined || plainText(head.children[0]) !== 'Version') return;
    for (const { children, position } of body) {
      const [versions, change] = children;
      if (!versions || !change) continue;
      rows.push({
        versions: plainText(versions).split(', '),
        text: sourceOf(change, text),
        names: new Set(codeNamesIn(change)),
        line: position?.start.line ?? 1,
      });
    }
  });
  return rows;
}

/** Whether the versions of a row include a change of the declarations. */
export const coversChange = ({ versions }: ChangeRow, { version, from = version }: Change) =>
  versions.some(
    (changed) => compareVersions(changed, from) >= 0 && compareVersions(changed, version) <= 0,
  );

function sourceOf({ children }: TableCell, page: string): string {
  const [first, last] = [children[0], children.at(-1)];
  return page.slice(first?.position?.start.offset, last?.position?.end.offset);
}

/** Names that are formatted as code or links, without parentheses: `withReset()` is `withReset`. */
function codeNamesIn(node: { children: readonly PhrasingContent[] }): string[] {
  return node.children.flatMap((child) => {
    const names = child.type === 'inlineCode' || child.type === 'link' ? [plainText(child)] : [];
    const inner = 'children' in child ? codeNamesIn(child) : [];
    return [...names, ...inner].map((name) => name.replace(/\(\)$/, ''));
  });
}
