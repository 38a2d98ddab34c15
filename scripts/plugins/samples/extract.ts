import path from 'node:path';
import { Pages } from '../../content/pages';
import { writeFiles } from '../../lib/files';
import { stopOn } from '../../lib/problems';
import { SAMPLES_FOLDER, type SampleModule, samplesOf, toModules } from './modules';
import type { Sample } from './sample';

export interface Extracted {
  samples: Sample[];
  modules: SampleModule[];
}

/**
 * Writes the samples on all pages, including generated ones, as TypeScript files for the compiler and the tests.
 * Unchanged files keep their timestamps.
 *
 * @throws if a page cannot be read, or two pages would write the same file
 */
export async function extractSamples(root: string): Promise<Extracted> {
  const pages = await new Pages(path.join(root, 'docs')).refresh();
  const samples = pages.map(samplesOf);
  const modules = samples.flatMap(toModules);
  stopOn('The pages have problems', [
    ...pages.flatMap(({ file, mistakes }) => mistakes.map((one) => ({ file, ...one }))),
    ...modules.flatMap(({ problems }) => problems),
  ]);
  writeModules(path.join(root, SAMPLES_FOLDER), modules);
  return { samples: samples.flat(), modules };
}

function writeModules(folder: string, modules: SampleModule[]): void {
  const byPath = new Map<string, SampleModule>();
  for (const module of modules) {
    const other = byPath.get(module.path);
    if (other) {
      throw new Error(`${other.page} and ${module.page} both have the sample ${module.path}.`);
    }
    byPath.set(module.path, module);
  }
  const files = [...byPath.values()].map(({ path: name, text }): [string, string] => [
    `${SAMPLES_FOLDER}/${name}`,
    text,
  ]);
  writeFiles(folder, new Map(files));
}
