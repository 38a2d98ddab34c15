import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Component, type ComponentContext, type ComponentNode, textProp } from './component';
import { installCommands, PACKAGE_MANAGER_GROUP } from './install-commands';

interface Panel {
  label: string;
  children: ElementContent[];
}

/**
 * Alternatives, one of which is in view: radio buttons with styles, so that they work without scripts.
 * `theme/content/tabChoice.ts` remembers the choice.
 *
 * @param group tabs with the same group show the same choice, on all pages
 */
function tabs(
  label: string,
  group: string | undefined,
  panels: Panel[],
  id: number,
): ElementContent {
  return h('div.tabs', { dataGroup: group }, [
    h(
      'div.tabs-bar',
      { role: 'radiogroup', ariaLabel: label },
      panels.map((panel, index) =>
        h('label.tab', [
          h('input', {
            type: 'radio',
            name: `tabs-${id}`,
            value: panel.label,
            checked: index === 0,
          }),
          panel.label,
        ]),
      ),
    ),
    ...panels.map(({ children }) => h('div.tab-panel', children)),
  ]) as ElementContent;
}

const isTab = (node: { type: string; name?: unknown }): node is ComponentNode =>
  node.type.startsWith('mdxJsx') && node.name === 'Tab';

/**
 * `<Tabs label="…">` with a `<Tab label="…">` for each of up to six alternatives. `<Tab label="…" lines>`
 * says behind its label how many lines of code are in it.
 */
export const Tabs: Component = {
  html(props, node, state, context) {
    const panels = (node.children as ComponentNode[]).filter(isTab).map((tab) => ({
      label: labelOf(attributesOf(tab), tab.children),
      children: state.all(tab),
    }));
    if (panels.length < 2) throw new Error('It needs two or more <Tab label="…"> inside.');
    const group = props.group === undefined ? undefined : textProp(props, 'group');
    return [tabs(textProp(props, 'label'), group, panels, context.nextId())];
  },
  markdown: (_props, children) => children,
};

/** One alternative of `<Tabs>`. */
export const Tab: Component = {
  html: () => {
    throw new Error('It stands outside of <Tabs>.');
  },
  markdown: (props, children) => [bold(labelOf(props, children)), ...children],
};

const bold = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

const attributesOf = ({ attributes }: ComponentNode): Record<string, unknown> =>
  Object.fromEntries(
    attributes.flatMap((one) => ('name' in one ? [[one.name, one.value ?? true]] : [])),
  );

function labelOf(props: Record<string, unknown>, children: readonly Nodes[]): string {
  const label = textProp(props, 'label');
  if (!props.lines) return label;
  const lines = countLines(children);
  if (lines === 0) throw new Error('It has "lines", but no code to count.');
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

/** `<PackageManagers pkg="…" />`: the command that installs packages, for each package manager. */
export const PackageManagers: Component = {
  html: (props, _node, _state, context) => [
    tabs('Package manager', PACKAGE_MANAGER_GROUP, commandPanels(props, context), context.nextId()),
  ],
  markdown: (props) => {
    const [first] = installCommands(textProp(props, 'pkg'));
    return [{ type: 'code', lang: 'sh', value: first?.command ?? '' }];
  },
};

const commandPanels = (props: Record<string, unknown>, context: ComponentContext): Panel[] =>
  installCommands(textProp(props, 'pkg')).map(({ manager, command }) => ({
    label: manager,
    children: [context.code('', command)],
  }));
