import path from 'node:path';
import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';
import { changedDemo } from './changed-demo';
import { type ModuleLine, problemOf, type Sample } from './sample';

/** Where the samples are written, below the project's root. Fact tests import them as `#samples/…`. */
export const SAMPLES_FOLDER = '.samples';

/** A TypeScript file that stands for one fence, or for several with the same title. */
export interface SampleModule {
  page: string;
  /** Path below the folder of extracted samples, such as `with-reset/counter-store.ts`. */
  path: string;
  text: string;
  samples: Sample[];
  /** For each line of `text`, counted from 0, where it stands in the page. */
  lines: ModuleLine[];
  /** What is wrong with its fences. */
  problems: Problem[];
}

/** A line that a diff takes away is not part of the sample; it keeps its place for the line numbers. */
const REMOVED = /^.*\/\/[ \t]*\[!code --\][ \t]*$/gm;

/** The TypeScript fences of a page. */
export const samplesOf = ({ name, fences }: Pick<Page, 'name' | 'fences'>): Sample[] =>
  fences
    .filter(({ lang }) => /^(?:ts|typescript|mts)$/.test(lang))
    .map((fence) => ({
      ...fence,
      page: `docs/${name}`,
      code: fence.code.replace(REMOVED, ''),
      diff: fence.code,
    }));

/** Whether a sample is to be compiled here. A demo's files are compiled with the demos, declarations were. */
export const isCompiled = ({ code, meta: { nocheck, file, declaration } }: Sample): boolean =>
  nocheck === undefined && (file === undefined || code !== '') && !declaration;

/**
 * The folder of a page's samples: its path without what all pages have in common, so that
 * `docs/docs/with-reset.mdx` becomes `with-reset`.
 */
export const sampleFolder = (page: string): string =>
  page
    .replace(/^docs\//, '')
    .replace(/^docs\/(?=.)/, '')
    .replace(/\.mdx?$/, '');

const known = new WeakMap<Pick<Page, 'name' | 'fences'>, SampleModule[]>();

/** The modules of a page, which several parts of the build ask for. */
export function modulesOf(page: Pick<Page, 'name' | 'fences'>): SampleModule[] {
  const modules = known.get(page) ?? toModules(samplesOf(page));
  known.set(page, modules);
  return modules;
}

/**
 * The modules that a page's fences make up. Fences whose title names a TypeScript file and is the same
 * are one module, in their order on the page; those that change the same demo are one with all of its code. Every
 * other fence is a module of its own.
 */
export function toModules(samples: readonly Sample[]): SampleModule[] {
  const groups = new Map<string, [Sample, ...Sample[]]>();
  for (const sample of samples.filter(isCompiled)) {
    const name = moduleName(sample);
    const others = groups.get(name);
    if (others) others.push(sample);
    else groups.set(name, [sample]);
  }
  return [...groups].map(([name, parts]) => {
    const [first] = parts;
    const folder = sampleFolder(first.page);
    const problems = parts.flatMap(wrongTitle);
    const lines = first.meta.changes
      ? changedDemo(parts, `${SAMPLES_FOLDER}/${folder}`, problems)
      : parts.flatMap((sample) =>
          sample.code
            .split('\n')
            .map((text, index) => ({ text, sample, line: sample.line + 1 + index })),
        );
    return {
      page: first.page,
      path: `${folder}/${name}`,
      text: `${lines.map(({ text }) => text).join('\n')}\n`,
      samples: parts,
      lines,
      problems,
    };
  });
}

function moduleName({ meta: { title = '', changes }, line }: Sample): string {
  if (changes) return path.posix.basename(changes);
  const name = path.posix.normalize(title);
  return title.endsWith('.ts') && !leadsOut(name) ? name : `fence-at-line-${line}.ts`;
}

const leadsOut = (name: string) => name.startsWith('..') || path.posix.isAbsolute(name);

function wrongTitle(sample: Sample): Problem[] {
  const { title = '' } = sample.meta;
  if (!title.endsWith('.ts') || !leadsOut(path.posix.normalize(title))) return [];
  const message = `The title "${title}" leads out of the page's own folder.`;
  return [problemOf(sample, message, 'Write the name of a file, or of one in a folder.')];
}
