import { createHost } from './project';
import { DIST } from './routes';

/** Serves the production build on a free port during the run. */
export default async function serve() {
  const host = await createHost({ dir: DIST, port: 0 });
  process.env.E2E_BASE_URL = `${host.url}/`;
  return () => host.close();
}
