import type { RsbuildPlugin } from '@rsbuild/core';
import {
  DEMO_NAMES,
  type KnownNames,
} from '../../../theme/plugins/demos/Editor/completion/knownNames';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { tasksOf } from '../../typescript/thread';

const { runTask } = tasksOf<typeof import('./tasks')>();

/** Returns the names that the demo editor completes, from the declarations of the packages. */
export async function knownNames(): Promise<KnownNames> {
  const folders = ['runtime', 'runtime/packages', 'frame'];
  const files = folders.flatMap((folder) =>
    pathsIn(inProject(`theme/plugins/demos/${folder}`), '.ts'),
  );
  return runTask('describeExports', { files });
}

/** Adds the names to the site. */
export const emitKnownNames = (names: () => Promise<KnownNames>): RsbuildPlugin =>
  emitFiles('demo-names', 'code', async () => [[DEMO_NAMES, JSON.stringify(await names())]]);
