const MANAGERS = {
  npm: { install: 'npm install', add: 'npm install' },
  pnpm: { install: 'pnpm install', add: 'pnpm add' },
  yarn: { install: 'yarn', add: 'yarn add' },
  bun: { install: 'bun install', add: 'bun add' },
};

/**
 * The command of each package manager, by its name.
 *
 * @param command npm's, without its name: `install @ngrx/signals`
 * @throws if it is no `install` command
 */
export function installCommands(command: string): [manager: string, line: string][] {
  const [, packages] = /^install((?: [\w@/.~^-]+)*)$/.exec(command) ?? [];
  if (packages === undefined) {
    const written = typeof command === 'string' ? `"${command}"` : 'An object';
    throw new Error(`${written} is no command like "install pkg", which suits all managers.`);
  }
  return Object.entries(MANAGERS).map(([manager, { install, add }]) => [
    manager,
    // Options alone install the packages of the project.
    (/ [^-]/.test(packages) ? add : install) + packages,
  ]);
}
