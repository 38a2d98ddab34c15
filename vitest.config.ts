import path from 'node:path';
import { defineConfig } from 'vitest/config';

const theme = path.join(import.meta.dirname, 'theme');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['scripts/**/*.test.ts', 'sw/**/*.test.ts', 'e2e/**/*.test.ts'],
        },
      },
      {
        resolve: { alias: { '@rspress/core/theme': theme } },
        test: {
          name: 'theme',
          environment: 'happy-dom',
          include: ['theme/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
