import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Component, Props } from './component';

/** How far an API has come, as readers read it. */
const STATUS_LABELS = {
  stable: 'Stable',
  experimental: 'Experimental',
  deprecated: 'Deprecated',
  internal: 'Internal',
};

/** `<Badge type="experimental" />`, `<Badge since="19.5" />`, or with words of its own. */
export const Badge: Component = {
  html(props, node, state) {
    const { type } = props;
    const own = state.all(node);
    const children = own.length > 0 ? own : [{ type: 'text' as const, value: wordsOf(props) }];
    return [h('span.badge', { className: type ? [String(type)] : [] }, children) as ElementContent];
  },
  markdown(props, children) {
    if (children.length === 0) return [{ type: 'text', value: `(${wordsOf(props)})` }];
    return [{ type: 'text', value: '(' }, ...children, { type: 'text', value: ')' }];
  },
};

/** The badge of a status: `experimental`. */
export const statusBadge = (status: string) =>
  h('span.badge', { className: [status] }, wordsOf({ type: status }));

function wordsOf({ type, since }: Props): string {
  if (typeof type === 'string' && type in STATUS_LABELS) {
    return STATUS_LABELS[type as keyof typeof STATUS_LABELS];
  }
  if (type === undefined && typeof since === 'string') return `Since ${since}`;
  const types = Object.keys(STATUS_LABELS).join(', ');
  throw new Error(`It needs a type (${types}), a version in "since", or words between its tags.`);
}

/** MDX takes a line that has nothing but badges out of its paragraph; it is one all the same. */
export function joinBadges(root: Root): void {
  const result: Root['children'] = [];
  let line: ElementContent[] | undefined;
  for (const node of root.children) {
    const isBadge = node.type === 'element' && [node.properties.className].flat().includes('badge');
    if (isBadge && line) line.push({ type: 'text', value: ' ' }, node);
    else if (isBadge) {
      line = [node];
      result.push({ type: 'element', tagName: 'p', properties: {}, children: line });
    } else if (!(line && node.type === 'text' && node.value.trim() === '')) {
      line = undefined;
      result.push(node);
    }
  }
  root.children = result;
}
