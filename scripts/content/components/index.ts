import { Badge } from '../../../theme/content/Badge/Badge';
import { badgeMarkdown } from '../../../theme/content/Badge/badge.markdown';
import { Steps } from '../../../theme/content/Steps/Steps';
import type { PageHooks } from '../hooks';
import type { Page } from '../page';
import { asWritten, type Component } from './component';
import { packageName } from './package-name';
import { packageManagers, tab, tabs } from './tabs';

type Components = Readonly<Record<string, Component>>;

/** Those that need no plugin. */
const OWN: Components = {
  Badge: asWritten(Badge, badgeMarkdown),
  PackageManagers: packageManagers,
  PackageName: packageName,
  Steps: asWritten(Steps),
  Tab: tab,
  Tabs: tabs,
};

/** All components that pages can use, by their names. */
export const componentsOf = (plugins: readonly PageHooks[]): Components =>
  Object.assign({}, OWN, ...plugins.map(({ components }) => components));

/** The components that stand in a page. */
export const shownComponents = ({ source }: Page, plugins: readonly PageHooks[]): Component[] =>
  Object.entries(componentsOf(plugins)).flatMap(([name, component]) =>
    new RegExp(`<${name}\\b`).test(source) ? [component] : [],
  );
