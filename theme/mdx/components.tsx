import type { ReactNode } from 'react';
import { CodeBlock } from './CodeBlock/CodeBlock';
import { Blocks } from './content/Blocks';
import { Image } from './Image/Image';
import { markdownComponents } from './markdown';
import { PackageManagers } from './PackageManagers/PackageManagers';
import { Steps } from './Steps/Steps';
import { Table } from './Table/Table';
import { Tab, Tabs } from './Tabs/Tabs';

/** Around a page's content: `theme/styles/prose.css` sets what stands in it. */
function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}

const components = {
  wrapper: Prose,
  table: Table,
  img: Image,
  Blocks,
  CodeBlock,
  PackageManagers,
  Steps,
  Tab,
  Tabs,
};

/**
 * What MDX renders for Markdown's elements, and the components that every page can use without an
 * import. Links, headings, badges and code are prepared by `scripts/markdown` and need no code here.
 */
export function getCustomMDXComponent() {
  return import.meta.env.SSG_MD ? markdownComponents : components;
}
