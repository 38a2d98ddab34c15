import path from 'node:path';
import { Pages } from '../content/pages';
import { writeFiles } from '../lib/files';
import { SAMPLES_FOLDER, type Sample, type SampleModule, samplesOf, toModules } from './modules';

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
  const broken = pages.find(({ error }) => error);
  if (broken?.error) {
    throw new Error(`docs/${broken.name}:${broken.error.line}: ${broken.error.message}`);
  }
  const samples = pages.map(samplesOf);
  const modules = samples.flatMap(toModules);
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
