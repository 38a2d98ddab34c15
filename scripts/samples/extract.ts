import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Fence, readFences } from './fences';
import { type SampleModule, toModules } from './modules';

/** Where the samples are written, below the project's root. Fact tests import them as `#samples/…`. */
export const SAMPLES_FOLDER = '.samples';

export interface Extracted {
  fences: Fence[];
  modules: SampleModule[];
}

/**
 * Reads the fences of all pages and writes them as TypeScript files, so that the compiler and the tests
 * work with the very text of the pages. Files that did not change keep their time stamps.
 * @throws where two pages would write the same file
 */
export function extractSamples(root: string): Extracted {
  const pages = findPages(root).map((page) =>
    readFences(page, readFileSync(path.join(root, page), 'utf8')),
  );
  const modules = pages.flatMap(toModules);
  writeModules(path.join(root, SAMPLES_FOLDER), modules);
  return { fences: pages.flat(), modules };
}

/** The pages below `docs/`, generated ones included, as paths below the root. */
export function findPages(root: string): string[] {
  return readdirSync(path.join(root, 'docs'), { recursive: true })
    .map((file) => `docs/${String(file).split(path.sep).join('/')}`)
    .filter((file) => /\.mdx?$/.test(file) && !/\/(?:_|public\/)/.test(file))
    .toSorted();
}

function writeModules(folder: string, modules: SampleModule[]): void {
  const wanted = new Map<string, SampleModule>();
  for (const sample of modules) {
    const other = wanted.get(sample.path);
    if (other) {
      throw new Error(`${other.page} and ${sample.page} both have the sample ${sample.path}.`);
    }
    wanted.set(sample.path, sample);
  }
  for (const file of existsSync(folder) ? readdirSync(folder, { recursive: true }) : []) {
    const name = String(file).split(path.sep).join('/');
    if (name.endsWith('.ts') && !wanted.has(name)) rmSync(path.join(folder, name));
  }
  for (const { path: name, text } of wanted.values()) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
