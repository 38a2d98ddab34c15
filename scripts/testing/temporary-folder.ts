import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Global setup of Vitest: the tests of each project, and processes they start, get a temporary folder. It is deleted
 * with everything in it, so that no test has to clean up. They do not see the repository of a hook or of `plugins:remove`:
 * tests that commit would commit there.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'tests-'));
  // Windows uses the other two.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete process.env[name];
  // One project's folder may be inside that of another, and already deleted.
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
