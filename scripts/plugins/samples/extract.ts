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
 * Reads the samples of all pages, generated ones included, and writes them as TypeScript files, so that the
 * compiler and the tests work with the very text of the pages. Files that did not change keep their time
 * stamps.
 *
 * @throws where a page cannot be read, or two pages would write the same file
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
  const wanted = new Map<string, SampleModule>();
  for (const sample of modules) {
    const other = wanted.get(sample.path);
    if (other) {
      throw new Error(`${other.page} and ${sample.page} both have the sample ${sample.path}.`);
    }
    wanted.set(sample.path, sample);
  }
  const files = [...wanted.values()].map(({ path: name, text }): [string, string] => [
    `${SAMPLES_FOLDER}/${name}`,
    text,
  ]);
  writeFiles(folder, new Map(files));
}
