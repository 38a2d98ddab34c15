import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { library } from '../../../theme/config/library';
import { Badge } from '../../../theme/content/Badge/Badge';
import { badgeMarkdown } from '../../../theme/content/Badge/badge.markdown';
import { PackageManagers } from '../../../theme/content/PackageManagers/PackageManagers';
import { packageManagersMarkdown } from '../../../theme/content/PackageManagers/packageManagers.markdown';
import { Tabs } from '../../../theme/content/Tabs/Tabs';
import { tabMarkdown } from '../../../theme/content/Tabs/tabs.markdown';
import type { PageHooks } from '../hooks';
import type { Page } from '../page';
import { parseMdx } from '../parse';
import { asChildren } from '../to-hast';
import {
  type Component,
  type ComponentNode,
  propsOf,
  staticComponent,
  textProp,
} from './component';

const { packageName: name, newName } = library;

const TEXT = `Install \`${name}\`, whichever version you need: npm has releases up to 22.0.0 under this name. The maintainers have [renamed the package](${newName.decision}) to \`${newName.packageName}\` from version 22 on. Older versions keep the old name. On ${newName.checked}, npm returned \`E404\` for the new name, and 22.0.0 was not deprecated under the old one. It is not documented whether fixes for version 22 will be published under the old name, so ask npm for the new one when you update: \`npm view ${newName.packageName} version\`. To switch, change the path of every import, including \`/redux-connector\`. All other names stay the same.`;

/** `<PackageName />`: the name under which to install the library, in the same words on all pages. */
const packageName: Component = {
  html: (_props, _node, state) => asChildren(state.all(parseMdx(TEXT))),
  markdown: () => parseMdx(TEXT).children,
};

/** `<PackageManagers pkg="…" />`: the command that installs packages. */
const packageManagers: Component = {
  html: (props, _node, _state, { nextId }) => (
    <PackageManagers pkg={textProp(props, 'pkg')} id={nextId()} />
  ),
  markdown: (props) => [packageManagersMarkdown(textProp(props, 'pkg'))],
};

const isTab = (node: { type: string; name?: unknown }): node is ComponentNode =>
  node.type.startsWith('mdxJsx') && node.name === 'Tab';

/**
 * `<Tabs label="…">` with two to six `<Tab label="…">`. `<Tab label="…" lines>` appends the number of lines of code to
 * its label.
 */
const tabs: Component = {
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
const tab: Component = {
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

type Components = Readonly<Record<string, Component>>;

const CORE: Components = {
  Badge: staticComponent(Badge, badgeMarkdown),
  PackageManagers: packageManagers,
  PackageName: packageName,
  Tab: tab,
  Tabs: tabs,
};

/** All components that pages can use, by name. */
export const componentsOf = (plugins: readonly PageHooks[]): Components =>
  Object.assign({}, CORE, ...plugins.map(({ components }) => components));

/** The components that a page uses. */
export const usedComponents = ({ source }: Page, plugins: readonly PageHooks[]): Component[] =>
  Object.entries(componentsOf(plugins)).flatMap(([name, component]) =>
    new RegExp(`<${name}\\b`).test(source) ? [component] : [],
  );
