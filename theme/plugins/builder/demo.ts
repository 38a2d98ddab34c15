import { type Files, filesOf } from './generate';
import type { Plan } from './plan';

/** Name of the file that runs the generated files, without `.ts`. */
const MAIN = 'demo';

const START = `import { bootstrapApplication } from '@angular/platform-browser';
import Demo, { appConfig } from './${MAIN}';

bootstrapApplication(Demo, appConfig).catch((error) => console.error(error));
`;

/** The sources that only a running store needs. They import helpers of all demos. */
export const RUNNING = [`${MAIN}.ts`, '_tables.ts'];

/** Creates the props of the island `GeneratedDemo`. */
export function demoOf(plan: Plan, files: Files, all: Files) {
  // Tests need a test runner.
  const runnable = Object.entries(files).filter(([name]) => !name.endsWith('.spec.ts'));
  const added = Object.entries(filesOf(plan, all, RUNNING));
  const sources = Object.fromEntries([
    ...runnable,
    // The running files are in one folder.
    ...added.map(([name, text]) => [name, text.replaceAll('../_demos/', './')] as const),
  ]);
  let hash = 0;
  for (const character of JSON.stringify(sources))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return {
    // The reader's changes are stored by this name, so that they are only applied to the same files.
    name: `build-${(hash >>> 0).toString(36)}`,
    generated: { main: MAIN, sources, project: { ...files, 'main.ts': START } },
  };
}
