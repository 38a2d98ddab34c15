import { defineConfig } from 'vitest/config';
import { inProject } from '../../lib/paths';

/** Runs generated tests as an application does. */
export default defineConfig({
  root: inProject('node_modules/.cache/builder'),
  oxc: { decorator: { legacy: true } },
  test: {
    environment: 'happy-dom',
    include: ['**/*.spec.ts'],
    exclude: [],
    setupFiles: [inProject('scripts/plugins/builder/angular-setup.ts')],
    // Linking Angular takes longer than all tests, so it is done once for all files.
    isolate: false,
    maxWorkers: 1,
    reporters: ['dot'],
    silent: true,
    server: { deps: { inline: [/@angular/, /@ngrx/, /\.cache/] } },
  },
});
