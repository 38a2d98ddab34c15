import { Code } from '../Code/Code';
import { codeHtml } from '../Code/codeHtml';
import { Tab, Tabs } from '../Tabs/Tabs';
import { installCommands } from './installCommands';

interface PackageManagerTabsProps {
  /** The command without the name of the package manager: `install -D typescript`. */
  command: string;
}

/** Renders the command that installs packages, for each package manager. All such tabs share the chosen one. */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  return (
    <Tabs label="Package manager" groupId="package-manager">
      {installCommands(command).map(([manager, line]) => (
        <Tab key={manager} label={manager}>
          <Code html={codeHtml([[[line]]])} className="wrapped" lines={1} columns={line.length} />
        </Tab>
      ))}
    </Tabs>
  );
}
