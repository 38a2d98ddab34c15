import type { Build } from '../build';
import { buildOf } from './world';

/** The files of the first build. */
export const CONTENTS = {
  'static/index.js': 'index',
  'static/guide.js': 'guide',
  'static/c.js': 'c',
};

/** The files of the second build, of which one has changed. */
export const EDITED = { ...CONTENTS, 'static/guide.js': 'guide, edited' };

/** Creates a build and a newer one, whose pages run another script. */
export async function twoBuilds(): Promise<{ a: Build; b: Build }> {
  return {
    a: await buildOf('a', CONTENTS),
    b: { ...(await buildOf('b', EDITED)), scripts: ['static/guide.js'] },
  };
}
