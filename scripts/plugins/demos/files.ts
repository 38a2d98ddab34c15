import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import {
  DEMO_NAMES,
  type KnownNames,
} from '../../../theme/plugins/demos/Editor/completion/codeContext';
import { DEMO_FRAME, DEMO_SOURCES, type DemoSources } from '../../../theme/plugins/demos/types';
import type { Pages } from '../../content/pages';
import { inlineScriptHashes, policyTag } from '../../host/policy';
import { pathsIn } from '../../lib/files';
import { inProject } from '../../lib/paths';
import { emitFiles } from '../../rspress/emit-files';
import { tasksOf } from '../../typescript/child';
import { type AngularProject, createProject } from '../../typescript/project';
import { demosOf } from './uses';

/** Adds each demo as a project for StackBlitz and as text, and the sources of all demos for the editor. */
export const emitProjects = (pages: Pages): RsbuildPlugin =>
  emitFiles('demo-projects', 'code', async () => {
    const files = new Map<string, string>();
    const sources: DemoSources = { demos: {}, files: {} };
    for (const { name, files: shown } of pages.all().flatMap(demosOf)) {
      const project = await createProject(name, shown);
      files.set(`demos/${name}.json`, JSON.stringify(project));
      files.set(`demos/${name}.txt`, projectAsText(project));
      const editable = editableFiles(project);
      sources.demos[name] = Object.keys(editable);
      // Demos share helpers.
      Object.assign(sources.files, editable);
    }
    // Code that pages generate adds its files to an empty project, and may import this helper.
    files.set('demos/demo.json', JSON.stringify(await createProject('demo', [])));
    const helpers = await createProject('demo', ['_backend.ts']);
    Object.assign(sources.files, editableFiles(helpers));
    return files.set(DEMO_SOURCES, JSON.stringify(sources));
  });

export function projectAsText({ title, files }: AngularProject): string {
  const parts = Object.entries(files).map(
    ([file, source]) => `${'='.repeat(8)} ${file}\n\n${source.trimEnd()}\n`,
  );
  return `${title}\n\n${parts.join('\n\n')}`;
}

/** The files that readers can edit, by name. */
const editableFiles = ({ files }: AngularProject): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, source]) => {
      const [, file] = /^src\/(.+\.ts)$/.exec(path) ?? [];
      return file && file !== 'main.ts' ? [[file, source]] : [];
    }),
  );

/** The script of the document that runs edited demos. It is short, because the worker contains it. */
const SCRIPT = readFileSync(inProject('scripts/plugins/demos/frame-script.js'), 'utf8')
  .replace(/^ *\/(?:\/|\*\*).*\n/gm, '')
  .replace(/^ +/gm, '');

/**
 * The policy of this document. It may evaluate code, but can access neither the page, because its origin is opaque, nor
 * the network. Scripts in other documents, such as `javascript:` URLs, do not run. They would have the constructors
 * that the script removes.
 */
const POLICY = [
  "default-src 'none'",
  `script-src ${inlineScriptHashes([`<script>${SCRIPT}</script>`])[0]} 'unsafe-eval'`,
  "style-src 'unsafe-inline'",
  "frame-src 'none'",
].join('; ');

/**
 * The policy as a header. A tag cannot make the origin opaque. On hosts that send no headers, the `sandbox` attribute
 * of the frame does (`theme/plugins/demos/Editor/frame.ts`).
 */
export const FRAME_POLICY = `sandbox allow-scripts; ${POLICY}; frame-ancestors 'self'`;

/** The document of the frame, which contains only its script. */
const DOCUMENT = `<!doctype html><html lang="en"><head><meta charset="utf-8">${policyTag(POLICY)}<meta name="robots" content="noindex"><title>Edited demo</title><script>${SCRIPT}</script></head><body></body></html>
`;

/** Adds the document of the frame to the site. */
export const emitFrame: RsbuildPlugin = emitFiles('demo-frame', 'code', async () => [
  [`${DEMO_FRAME}.html`, DOCUMENT],
]);

const { runTask } = tasksOf<typeof import('./tasks')>();

/** The names that the demo editor completes, from the declarations of the packages. */
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
