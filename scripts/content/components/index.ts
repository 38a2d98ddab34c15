import { Badge, badgeMarkdown } from '../../../theme/content/Badge/Badge';
import type { PageHooks } from '../hooks';
import type { Page } from '../page';
import { type Component, staticComponent } from './component';
import { packageManagers, packageName } from './packages';
import { tab, tabs } from './tabs';

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
