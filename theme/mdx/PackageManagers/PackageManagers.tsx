import { CodeBlock } from '../CodeBlock/CodeBlock';
import { Tab, Tabs } from '../Tabs/Tabs';
import { COMMANDS, installCommands } from './commands';

/**
 * The command that installs packages, for each package manager; the reader's choice is remembered.
 * The Markdown copy has the first one, in a fence.
 */
export function PackageManagers({
  pkg,
  dev = false,
}: {
  /** Names of packages, separated by spaces, with versions where needed. */
  pkg: string;
  /** Installs them for development only. */
  dev?: boolean;
}) {
  const commands = installCommands(pkg, dev);
  return (
    <Tabs group={COMMANDS} label="Package manager">
      {commands.map(({ manager, command }) => (
        <Tab key={manager} label={manager}>
          <CodeBlock html={command} />
        </Tab>
      ))}
    </Tabs>
  );
}
