import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { pathsIn } from './scripts/lib/files';
import { pluginModules } from './scripts/rspress/entries';

const theme = path.join(import.meta.dirname, 'theme');

/** A plugin for Vite with these virtual modules. */
const modulesOf = (modules: Record<string, string>) => ({
  name: 'virtual-modules',
  resolveId: (id: string) => (id in modules ? `\0${id}` : undefined),
  load: (id: string) => modules[id.slice(1)],
});

export default defineConfig({
  test: {
    // Generous, for busy machines. Tests normally wait for milliseconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    globalSetup: ['scripts/testing/temporary-folder.ts'],
    projects: [
      {
        extends: true,
        plugins: [modulesOf({ 'virtual-plugin-components': 'export const plugins = [];' })],
        // The rest of this module exists only in a build.
        resolve: { alias: { '@rspress/core/runtime': 'react-router-dom' } },
        test: {
          name: 'node',
          environment: 'node',
          // Takes half the time. Test files share modules, so none may mock one (`theme/testing/module-mocks.grit`).
          isolate: false,
          include: ['scripts/**/*.test.{ts,tsx}', 'sw/**/*.test.ts', 'e2e/**/*.test.ts'],
        },
      },
      {
        extends: true,
        plugins: [modulesOf(pluginModules())],
        resolve: {
          // Virtual modules that exist only in a build.
          alias: {
            '@rspress/core/runtime': path.join(theme, 'testing/rspress-runtime.tsx'),
            ...Object.fromEntries(
              pathsIn(theme, '.ts')
                .map((file) => [path.basename(file, '.ts'), file])
                .filter(([name]) => name?.startsWith('virtual-')),
            ),
          },
        },
        test: {
          name: 'theme',
          environment: 'happy-dom',
          // There is no server for the style sheets that pages add.
          environmentOptions: {
            happyDOM: {
              settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: true },
            },
          },
          // As above; takes a sixth of the time.
          isolate: false,
          setupFiles: ['theme/testing/freshPage.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ['theme/**/*.test.{ts,tsx}'],
        },
      },
      {
        // Tests of what the guides state about the library.
        extends: true,
        resolve: { alias: { '#samples': path.join(import.meta.dirname, '.samples') } },
        oxc: { decorator: { legacy: true } },
        test: {
          name: 'facts',
          environment: 'happy-dom',
          include: ['docs/{_errors,_facts}/**/*.spec.ts'],
          setupFiles: ['docs/_facts/setup.ts'],
          globalSetup: ['scripts/plugins/samples/facts-setup.ts'],
          // Linking Angular takes longer than all tests, so it is done once for all files.
          isolate: false,
          // Angular's compiler links these packages when they are loaded, so they must share one copy of it.
          server: { deps: { inline: [/@angular/, /@ngrx/] } },
        },
      },
    ],
  },
});
