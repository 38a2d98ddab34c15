import { Badge } from '../../../theme/content/Badge/Badge';
import { badgeMarkdown } from '../../../theme/content/Badge/badge.markdown';
import type { PageHooks } from '../hooks';
import type { Page } from '../page';
import { type Component, staticComponent } from './component';

type Components = Readonly<Record<string, Component>>;

/** Components of the core. */
const OWN: Components = {
  Badge: staticComponent(Badge, badgeMarkdown),
};

/** Returns all components that pages can use, by name. */
export const componentsOf = (plugins: readonly PageHooks[]): Components =>
  Object.assign({}, OWN, ...plugins.map(({ components }) => components));

/** Returns the components that a page uses. */
export const usedComponents = ({ source }: Page, plugins: readonly PageHooks[]): Component[] =>
  Object.entries(componentsOf(plugins)).flatMap(([name, component]) =>
    new RegExp(`<${name}\\b`).test(source) ? [component] : [],
  );
