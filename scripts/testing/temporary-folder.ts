import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Sets up the tests globally: the tests of each project, and processes they start, get a temporary folder. It is
 * deleted with all its contents, so that no test has to clean up. They do not see the repository of a git hook,
 * because tests that commit would commit there.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Windows uses the last two variables.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name];
  // The folder of one project may be inside that of another, and already deleted.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
