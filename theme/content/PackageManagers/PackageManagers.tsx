import { Code } from '../Code/Code';
import { Tabs } from '../Tabs/Tabs';
import { installCommands } from './installCommands';

/** The group of tabs that share the chosen package manager. */
const GROUP = 'package-manager';

export interface PackageManagersProps {
  /** Package names, in npm's syntax. */
  pkg: string;
  /** Unique among the tabs of the page. */
  id: number;
}

/** Renders the command that installs packages, for each package manager. */
export function PackageManagers({ pkg, id }: PackageManagersProps) {
  const panels = installCommands(pkg).map(({ manager, command }) => ({
    label: manager,
    children: <Code lines={[[[command]]]} wrap />,
  }));
  return <Tabs label="Package manager" group={GROUP} id={id} panels={panels} />;
}
