import type { Code as CodeBlock } from 'mdast';
import { Code } from '../Code/Code';
import { Tabs } from '../Tabs/Tabs';

interface PackageManagersProps {
  /** Package names, in npm's syntax. */
  pkg: string;
  /** Unique among the tabs of the page. */
  id: number;
}

export function PackageManagers({ pkg, id }: PackageManagersProps) {
  const panels = installCommands(pkg).map(([label, command]) => ({
    label,
    children: <Code lines={[[[command]]]} wrap />,
  }));
  // All such tabs share the chosen package manager.
  return <Tabs label="Package manager" group="package-manager" id={id} panels={panels} />;
}

export function packageManagersMarkdown(pkg: string): CodeBlock {
  const [npm] = installCommands(pkg);
  return { type: 'code', lang: 'sh', value: npm?.[1] ?? '' };
}

const ADD = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };

/**
 * The command of each package manager, by its name.
 *
 * @throws if npm does not allow the names and versions
 */
export function installCommands(pkg: string): [manager: string, command: string][] {
  if (!/^[\w@/.~^ -]+$/.test(pkg)) throw new Error(`"${pkg}" is not a list of package names.`);
  return Object.entries(ADD).map(([manager, add]) => [manager, `${add} ${pkg}`]);
}
