import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Runs generated tests as an application does. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../../../node_modules/.cache/builder'),
  oxc: { decorator: { legacy: true } },
  test: {
    environment: 'happy-dom',
    // Generous, for busy machines, as in the other projects.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['**/*.spec.ts'],
    exclude: [],
    setupFiles: [path.join(import.meta.dirname, '../../../docs/_facts/setup.ts')],
    // Linking Angular takes longer than all tests, so all files share one environment.
    isolate: false,
    maxWorkers: 1,
    reporters: [['default', { summary: false }]],
    silent: true,
    server: { deps: { inline: [/@angular/, /@ngrx/, /\.cache/] } },
  },
});
