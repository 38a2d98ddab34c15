const ADD = { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' };

/** A package manager's name and the command that installs packages with it. */
export interface InstallCommand {
  manager: string;
  command: string;
}

/**
 * Returns the commands that install packages.
 *
 * @throws if npm does not allow the names and versions
 */
export function installCommands(pkg: string): InstallCommand[] {
  if (!/^[\w@/.~^ -]+$/.test(pkg)) throw new Error(`"${pkg}" is not a list of package names.`);
  return Object.entries(ADD).map(([manager, add]) => ({ manager, command: `${add} ${pkg}` }));
}
