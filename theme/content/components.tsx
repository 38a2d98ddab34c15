import type { ElementType } from 'react';
import { plugins } from 'virtual-plugin-components';
import { Badge } from './Badge/Badge';
import { Code } from './Code/Code';
import { Link } from './Link/Link';
import { PackageManagerTabs } from './PackageManagerTabs/PackageManagerTabs';
import { Steps } from './Steps/Steps';
import { Table } from './Table/Table';
import { Tab, Tabs } from './Tabs/Tabs';

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props
type Components = Readonly<Record<string, ElementType<any>>>;

/** Elements of Markdown without a component of their own. Components can get them by name, as in Rspress. */
const ELEMENTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'ul', 'ol', 'li'].concat([
  'td',
  'th',
  'hr',
  'strong',
  'code',
  'img',
]);

const COMPONENTS: Components = Object.assign(
  {
    ...Object.fromEntries(ELEMENTS.map((name) => [name, name])),
    a: Link,
    pre: Code,
    table: Table,
    Badge,
    PackageManagerTabs,
    Steps,
    Tab,
    Tabs,
  },
  ...plugins,
);

/** The components of pages: those that replace elements of Markdown, and those that pages use without an import. */
export const getCustomMDXComponent = (): Components => COMPONENTS;
