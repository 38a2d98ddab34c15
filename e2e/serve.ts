import path from 'node:path';
import { createHost } from './project';

/** Serves the production build on a free port during the run. */
export default async function serve() {
  const host = await createHost({ dir: path.join(import.meta.dirname, '../dist'), port: 0 });
  process.env.E2E_BASE_URL = `${host.url}/`;
  return () => host.close();
}
