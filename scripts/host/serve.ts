/** `npm run preview`: serves `dist/`. */
import path from 'node:path';
import { createHost } from './host';
import { chosenPort } from './port';

try {
  const dir = path.resolve('dist');
  const { url } = await createHost({ dir, port: chosenPort() });
  console.log(`Serving the built site in dist/ on ${url || '/'}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
