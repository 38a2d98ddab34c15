import { BADGE_TEXTS, type BadgeType } from '../../theme/mdx/Badge/texts';
import { element, type HastNode, mapTree, type ParentNode, text } from './hast';

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
  };
}

function words(type: string | undefined, since: string | undefined): string {
  const known = type === undefined ? undefined : BADGE_TEXTS[type as BadgeType];
  if (known) return known;
  if (type === undefined && since) return `Since ${since}`;
  throw new Error(
    `<Badge> needs a type (${Object.keys(BADGE_TEXTS).join(', ')}), a version in "since", or words ` +
      `between its tags${type ? `; there is no type "${type}"` : ''}.`,
  );
}
