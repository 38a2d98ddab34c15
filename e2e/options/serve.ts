import { buildVariants, createHost } from '../project';

/** Serves the build with all options on a free port during the run. */
export default async function serve() {
  const { options } = await buildVariants(['options']);
  const host = await createHost({ dir: options, port: 0 });
  process.env.E2E_BASE_URL = `${host.url}/`;
  return () => host.close();
}
