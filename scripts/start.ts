/** `npm start` builds the production site and serves it. */
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { listen } from './host/host';
import { chosenPort } from './host/port';

try {
  // Checks the port before the build, so that a used port is reported immediately.
  const probe = createServer();
  await listen(probe, chosenPort());
  await new Promise((resolve) => probe.close(resolve));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

console.log('Building the site into dist/ …');
const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./host/serve');
