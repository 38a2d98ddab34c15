import { BADGE_TEXTS, type BadgeType } from '../../theme/mdx/Badge/texts';
import {
  type ElementNode,
  element,
  type HastNode,
  isElement,
  mapTree,
  type ParentNode,
  text,
} from './hast';

/**
 * Rehype plugin: a mark behind a name, written `<Badge type="experimental" />`, `<Badge since="19.5" />`, or
 * with words of its own, becomes plain HTML. So a text with one needs no code.
 *
 * @throws on a type that there is not
 */
export function rehypeBadges() {
  return (tree: ParentNode): void => {
    mapTree(tree, (node) => {
      if (!('name' in node) || node.name !== 'Badge') return node;
      const value = (name: string) => {
        const found = node.attributes.find((attribute) => attribute.name === name)?.value;
        return typeof found === 'string' ? found : undefined;
      };
      const type = value('type');
      return element('span', { className: ['badge', ...(type ? [type] : [])] }, [
        ...(node.children.length > 0 ? node.children : [text(words(type, value('since')))]),
      ] satisfies HastNode[]);
    });
    tree.children = linesOfBadges(tree.children);
  };
}

/** MDX takes a line that has nothing but badges out of its paragraph; it is one all the same. */
function linesOfBadges(nodes: readonly HastNode[]): HastNode[] {
  const result: HastNode[] = [];
  let line: ElementNode | undefined;
  for (const node of nodes) {
    if (isBadge(node)) {
      if (line) line.children.push(text(' '), node);
      else {
        line = element('p', {}, [node]);
        result.push(line);
      }
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  return result;
}

const isBadge = (node: HastNode) =>
  isElement(node) && [node.properties.className].flat().includes('badge');

function words(type: string | undefined, since: string | undefined): string {
  const known = type === undefined ? undefined : BADGE_TEXTS[type as BadgeType];
  if (known) return known;
  if (type === undefined && since) return `Since ${since}`;
  throw new Error(
    `<Badge> needs a type (${Object.keys(BADGE_TEXTS).join(', ')}), a version in "since", or words ` +
      `between its tags${type ? `; there is no type "${type}"` : ''}.`,
  );
}
