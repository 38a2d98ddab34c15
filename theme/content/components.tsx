import type { ComponentType } from 'react';
import { plugins } from 'virtual-plugin-components';
import { Badge } from './Badge/Badge';
import { Code } from './Code/Code';
import { Link } from './Link/Link';
import { PackageManagerTabs } from './PackageManagerTabs/PackageManagerTabs';
import { Steps } from './Steps/Steps';
import { Table } from './Table/Table';
import { Tab, Tabs } from './Tabs/Tabs';

// biome-ignore lint/suspicious/noExplicitAny: each component has its own props
type Components = Readonly<Record<string, ComponentType<any>>>;

const COMPONENTS: Components = Object.assign(
  {
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
