import type { Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { placeOf } from '../../../content/mistakes';
import { type Page, titleOf } from '../../../content/page';
import { readOnce } from '../../../content/parse';
import { cached } from '../../../lib/cache';
import { inProject } from '../../../lib/paths';

/** A statement about the first versions of an API. */
export interface VersionClaim {
  name: string;
  /** One or more versions: `20.3.0 and 19.2`. */
  stated: string;
  /**
   * `names`: a sentence that names its subject. `page`: a sentence about the subject of the page.
   * `label`: a badge or a cell.
   */
  kind: 'names' | 'page' | 'label';
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** One or more versions. */
const VERSIONS = String.raw`\d+(?:\.\d+)+(?:(?:, | and )\d+(?:\.\d+)+)*`;
/** A table cell that contains only versions. */
const ONLY_VERSIONS = new RegExp(String.raw`^(?=\d+\.\d+\.\d)${VERSIONS}$`);
/**
 * `` `rxMutation`, `withMutations` and the operators since 20.3.0 ``: names, with other words
 * between them.
 */
const OF_NAMES = new RegExp(
  `(\`[^\`]+\`(?:(?:, | and )(?:\`[^\`]+\`|[a-z ]+?))*) since (${VERSIONS})`,
  'g',
);
/** `Available since 19.0.0.`, about the subject of the page. */
const OF_PAGE = new RegExp(`^(?:(?:Available|Stable|Published),? )?[Ss]ince (${VERSIONS})`);

const OWN = inProject('scripts/plugins/api/history/version-claims.ts');

const known = new WeakMap<Page, Promise<VersionClaim[]>>();

/** Returns the statements of a page about first versions. */
export function claimsOf(page: Page): Promise<VersionClaim[]> {
  const { source } = page;
  const claims =
    known.get(page) ??
    cached('version-claims', OWN, { texts: [source] }, async () =>
      versionClaims(readOnce(source).tree, titleOf(page)),
    );
  known.set(page, claims);
  return claims;
}

/**
 * Finds statements about first versions in sentences, badges and tables.
 *
 * @param title title of the page
 */
function versionClaims(tree: Root, title = ''): VersionClaim[] {
  const subject = title.replace(/\(\)$/, '');
  const claims: VersionClaim[] = [];
  const claim = (name: string, stated: string, kind: VersionClaim['kind'], node: Nodes) =>
    claims.push({ name, stated, kind, ...placeOf(node) });
  visit(tree, (node) => {
    if (node.type === 'paragraph') {
      const text = textOf(node);
      const isStatus = /^(?:Available|Stable|Published|Experimental|Deprecated)\b/.test(text);
      for (const sentence of text.split(/[;.] (?=\S)/)) {
        const [, ofPage] = (isStatus && OF_PAGE.exec(sentence)) || [];
        if (ofPage) claim(subject, ofPage, 'page', node);
        for (const [, names = '', versions = ''] of sentence.matchAll(OF_NAMES)) {
          for (const [, name = ''] of names.matchAll(/`(\w+)(?:\(\))?`/g)) {
            claim(name, versions, 'names', node);
          }
        }
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const since = node.attributes.find((one) => 'name' in one && one.name === 'since')?.value;
      if (node.name === 'Badge' && typeof since === 'string') {
        claim(subject, since, 'label', node);
      }
    } else if (node.type === 'tableRow' && node.children[0]) {
      const [name = ''] = codeNamesIn(node.children[0]);
      const cells = node.children.map((cell) => plainText(cell));
      const version = cells.find((text) => ONLY_VERSIONS.test(text));
      if (version) claim(name, version, 'label', node);
    }
  });
  return claims;
}

/**
 * Returns names that are formatted as code or links, without parentheses: `withReset()` is
 * `withReset`.
 */
export function codeNamesIn(node: { children: readonly PhrasingContent[] }): string[] {
  return node.children.flatMap((child) => {
    const own = child.type === 'inlineCode' || child.type === 'link' ? [plainText(child)] : [];
    const inner = 'children' in child ? codeNamesIn(child) : [];
    return [...own, ...inner].map((name) => name.replace(/\(\)$/, ''));
  });
}

/** Returns the text of a paragraph, with backticks around code. */
const textOf = ({ children }: Paragraph): string =>
  children
    .map((child) => (child.type === 'inlineCode' ? `\`${child.value}\`` : plainText(child)))
    .join('');
