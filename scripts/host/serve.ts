/** `npm run preview`: serves `dist/` on the port in `--port`, else in `PORT`, else 4173. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createHost } from './host';

try {
  const port = { type: 'string', default: process.env.PORT || '4173' } as const;
  const { values } = parseArgs({ options: { port } });
  const { url } = await createHost({ dir: path.resolve('dist'), port: Number(values.port) });
  console.log(`Serving the built site in dist/ on ${url || '/'}\nStop with Ctrl+C.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
