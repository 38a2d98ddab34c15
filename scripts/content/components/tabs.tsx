import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { Tabs, tabMarkdown } from '../../../theme/content/Tabs/Tabs';
import { asChildren } from '../to-hast';
import { type Component, type ComponentNode, propsOf, textProp } from './component';

const isTab = (node: { type: string; name?: unknown }): node is ComponentNode =>
  node.type.startsWith('mdxJsx') && node.name === 'Tab';

/**
 * `<Tabs label="…">` with two to six `<Tab label="…">`. `<Tab label="…" lines>` appends the number of lines of code to
 * its label.
 */
export const tabs: Component = {
  html(props, node, state, context) {
    const panels = (node.children as ComponentNode[]).filter(isTab).map((tab) => ({
      label: labelOf(propsOf(tab), tab.children),
      children: asChildren(state.all(tab)),
    }));
    if (panels.length < 2) throw new Error('Needs at least two <Tab label="…">.');
    const group = props.group === undefined ? undefined : textProp(props, 'group');
    return (
      <Tabs label={textProp(props, 'label')} group={group} id={context.nextId()} panels={panels} />
    );
  },
  markdown: (_props, children) => children,
};

/** One panel of `<Tabs>`. */
export const tab: Component = {
  html: () => {
    throw new Error('Must be inside <Tabs>.');
  },
  markdown: (props, children) => tabMarkdown(labelOf(props, children), children),
};

function labelOf(props: Record<string, unknown>, children: readonly Nodes[]): string {
  const label = textProp(props, 'label');
  if (!props.lines) return label;
  const lines = countLines(children);
  if (lines === 0) throw new Error('Has "lines", but no code to count.');
  return `${label}: ${lines} ${lines === 1 ? 'line' : 'lines'}`;
}

function countLines(children: readonly Nodes[]): number {
  let lines = 0;
  for (const child of children) {
    visit(child, 'code', ({ value }) => {
      lines += value.split('\n').length;
    });
  }
  return lines;
}
