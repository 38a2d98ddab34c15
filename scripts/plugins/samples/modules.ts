import path from 'node:path';
import type { Page } from '../../content/page';
import type { Problem } from '../../lib/problems';
import { changedDemo } from './changed-demo';
import { type ModuleLine, problemOf, type Sample } from './sample';

/** Folder of the samples, below the project. Tests in `docs/_facts` import them as `#samples/…`. */
export const SAMPLES_FOLDER = '.samples';

/** A TypeScript file made from one fence, or from several with the same title. */
export interface SampleModule {
  page: string;
  /** Path below the folder of extracted samples, such as `with-reset/counter-store.ts`. */
  path: string;
  text: string;
  samples: Sample[];
  /** The position of each line of `text` in the page. Lines are counted from 0. */
  lines: ModuleLine[];
  /** Problems of its fences. */
  problems: Problem[];
}

/** Matches a removed line of a diff. It becomes empty, which keeps the line numbers. */
const REMOVED = /^.*\/\/[ \t]*\[!code --\][ \t]*$/gm;

/** Returns the TypeScript fences of a page. */
export const samplesOf = ({ name, fences }: Pick<Page, 'name' | 'fences'>): Sample[] =>
  fences
    .filter(({ lang }) => /^(?:ts|typescript|mts)$/.test(lang))
    .map((fence) => ({
      ...fence,
      page: `docs/${name}`,
      code: fence.code.replace(REMOVED, ''),
      diff: fence.code,
    }));

/** Returns whether a sample is compiled here. Demos are compiled separately, and declarations come from the package. */
const isCompiled = ({ code, meta: { words } }: Sample): boolean =>
  !('declaration' in words) && (!words.file || code !== '');

/**
 * Returns the folder of a page's samples: its path without `docs/docs` and extension, so `with-reset` for
 * `docs/docs/with-reset.mdx`.
 */
export const sampleFolder = (page: string): string =>
  page
    .replace(/^docs\//, '')
    .replace(/^docs\/(?=.)/, '')
    .replace(/\.mdx?$/, '');

const cache = new WeakMap<Pick<Page, 'name' | 'fences'>, SampleModule[]>();

/** Returns the modules of a page. They are cached, because several parts of the build need them. */
export function modulesOf(page: Pick<Page, 'name' | 'fences'>): SampleModule[] {
  const modules = cache.get(page) ?? toModules(samplesOf(page));
  cache.set(page, modules);
  return modules;
}

/**
 * Combines fences into modules. Fences with the same TypeScript file as their title form one module, in page order.
 * Fences that change the same demo form one module with the demo's complete code. Every other fence is its own module.
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
    const problems = parts.flatMap(checkTitle);
    const lines = first.meta.words.changes
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

function moduleName({ meta: { title = '', words }, line }: Sample): string {
  const { changes } = words;
  if (changes) return path.posix.basename(changes);
  const name = path.posix.normalize(title);
  return title.endsWith('.ts') && !isOutside(name) ? name : `fence-at-line-${line}.ts`;
}

const isOutside = (name: string) => name.startsWith('..') || path.posix.isAbsolute(name);

function checkTitle(sample: Sample): Problem[] {
  const { title = '' } = sample.meta;
  if (!title.endsWith('.ts') || !isOutside(path.posix.normalize(title))) return [];
  const message = `The title "${title}" is a path outside the page's folder.`;
  return [problemOf(sample, message, 'Use a file name, with or without a folder.')];
}
