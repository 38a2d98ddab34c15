import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { pathsIn } from './scripts/lib/files';
import { pluginModules } from './scripts/rspress/plugin-modules';

const theme = path.join(import.meta.dirname, 'theme');

/** What the build makes of the plugins' parts in the browser. */
const virtualModules = pluginModules(readdirSync(path.join(theme, 'plugins')));

export default defineConfig({
  test: {
    // What a test waits for comes in milliseconds, but not on every machine.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['scripts/lib/temporary-folder.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Files share their modules, in half the time; none of them mocks one.
          isolate: false,
          include: ['scripts/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'e2e/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [
          {
            name: 'plugin-modules',
            resolveId: (id: string) => (id in virtualModules ? `\0${id}` : undefined),
            load: (id: string) => virtualModules[id.slice(1)],
          },
        ],
        resolve: {
          // What exists only within a build.
          alias: Object.fromEntries(
            pathsIn(theme, '.ts')
              .map((file) => [path.basename(file, '.ts'), file])
              .filter(([name]) => name?.startsWith('virtual-')),
          ),
        },
        test: {
          name: 'theme',
          environment: 'happy-dom',
          // As above, in a sixth of the time.
          isolate: false,
          setupFiles: ['theme/testing/freshPage.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['theme/**/*.test.{ts,tsx}'],
        },
      },
      {
        // What the guides state about the library, against the library (docs/_facts).
        extends: true,
        resolve: { alias: { '#samples': path.join(import.meta.dirname, '.samples') } },
        oxc: { decorator: { legacy: true } },
        test: {
          name: 'facts',
          environment: 'happy-dom',
          include: ['docs/_facts/**/*.spec.ts'],
          setupFiles: ['docs/_facts/setup.ts'],
          globalSetup: ['scripts/plugins/samples/facts-setup.ts'],
          // Linking Angular takes longer than all the tests: once for all files.
          isolate: false,
          // The packages are linked by Angular's compiler as they load, and have to share one copy of it.
          server: { deps: { inline: [/@angular/, /@ngrx/] } },
        },
      },
    ],
  },
});
