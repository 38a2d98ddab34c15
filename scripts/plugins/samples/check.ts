import path from 'node:path';
import { Pages } from '../../content/pages';
import { writeFiles } from '../../lib/files';
import { stopOn } from '../../lib/problems';
import type { Finding } from '../../typescript/compile';
import {
  expectedErrorsOf,
  SAMPLES_FOLDER,
  type Sample,
  type SampleModule,
  samplesOf,
  toModules,
} from './modules';

/** Number of characters per line that fit between the sidebars in a 1280 px window. */
const MAX_COLUMNS = 80;

/** Matches imports of a single name, which cannot be broken into lines. */
const UNBREAKABLE = / from '[^']+';$/;
/** Matches marks, which readers do not see. */
const MARK = /\s*\/\/ \[!code [^\]]*\]\s*$/;

/**
 * Compares compiler errors with the errors that the pages expect.
 *
 * @returns a message for each mistake, with page, line and remedy
 */
export function checkSamples({ samples, modules }: Extracted, findings: Finding[]): string[] {
  const problems: string[] = [];
  const seen = new Map<Sample, Set<string>>();
  const byPath = new Map(modules.map((module) => [`${SAMPLES_FOLDER}/${module.path}`, module]));

  for (const { file, line, code, message } of findings) {
    const lines = byPath.get(file)?.lines;
    const position = lines?.[line - 1] ?? lines?.at(-1);
    if (!position) {
      problems.push(`${file || 'compiler options'}${line ? `:${line}` : ''}: ${code}: ${message}`);
    } else if (expectedErrorsOf(position.sample).includes(code)) {
      seen.set(position.sample, (seen.get(position.sample) ?? new Set()).add(code));
    } else {
      problems.push(`${position.sample.page}:${position.line}: ${code}: ${message}`);
    }
  }
  for (const sample of samples) {
    const at = `${sample.page}:${sample.line}`;
    for (const code of expectedErrorsOf(sample)) {
      if (!seen.get(sample)?.has(code)) {
        problems.push(`${at}: the fence expects ${code}, but the compiler does not report it.`);
      }
    }
    for (const [index, line] of sample.code.split('\n').entries()) {
      const { length } = line.replace(MARK, '');
      if (length <= MAX_COLUMNS || UNBREAKABLE.test(line) || 'declaration' in sample.meta.words)
        continue;
      problems.push(
        `${sample.page}:${sample.line + 1 + index}: ${length} characters; readers see only ${MAX_COLUMNS} ` +
          'without scrolling. Break the line as Prettier would.',
      );
    }
  }
  return [...new Set(problems)];
}

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
