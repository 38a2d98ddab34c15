import { existsSync } from 'node:fs';
import path from 'node:path';
import { CODE_FOLDER } from '../../content/code-files';
import { type Fence, takeMarks } from '../../content/fence';
import type { Page } from '../../content/page';
import type { Pages } from '../../content/pages';
import { filesIn, readText } from '../../lib/files';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';
import { APPLICATION } from '../../typescript/package';
import type { ProgramSources } from '../../typescript/program';

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

/** Whether a sample is compiled here. Demos are compiled separately, and declarations come from the package. */
const isCompiled = ({ code, meta: { words } }: Sample): boolean =>
  !('declaration' in words) && (!words.file || code !== '');

/**
 * The folder of a page's samples: its path without `docs/docs` and extension, so `with-reset` for
 * `docs/docs/with-reset.mdx`.
 */
const sampleFolder = (page: string): string =>
  page
    .replace(/^docs\//, '')
    .replace(/^docs\/(?=.)/, '')
    .replace(/\.mdx?$/, '');

const cache = new WeakMap<Pick<Page, 'name' | 'fences'>, SampleModule[]>();

/** The modules of a page. They are cached, because several parts of the build need them. */
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

/** A TypeScript fence of a page. */
export interface Sample extends Fence {
  /** Path of the page below the project, for messages. */
  page: string;
  /** The code including removed lines of a diff, which are empty in `code`. */
  diff: string;
}

/** The codes of the errors that a fence shows on purpose: `expect-error="TS2345"`. */
export const expectedErrorsOf = ({ meta }: Pick<Fence, 'meta'>): string[] =>
  (meta.words['expect-error'] ?? '').split(/[\s,]+/).filter(Boolean);

/** A line of a module, and its position in the page. */
interface ModuleLine {
  text: string;
  sample: Sample;
  line: number;
}

/** Creates a problem at the fence of a sample. */
export const problemOf = (
  { page, line, column }: Sample,
  message: string,
  remedy: string,
): Problem => ({ file: inProject(page), line, column, message, remedy });

/**
 * The lines of a demo's file after applying fences that change it. Each fence shows consecutive lines of the
 * file. Lines that no fence shows are mapped to the first fence.
 *
 * @param folder folder of the module, below the project; relative imports of the demo are resolved from there
 * @param problems receives a problem for each fence whose lines are missing in the demo, or ambiguous
 */
function changedDemo(
  samples: readonly [Sample, ...Sample[]],
  folder: string,
  problems: Problem[],
): ModuleLine[] {
  const [first] = samples;
  const file = path.posix.join(path.posix.dirname(first.page), first.meta.words.changes ?? '');
  const from = path.posix.relative(folder, path.posix.dirname(file));
  // The rules report missing files.
  if (!existsSync(inProject(file))) return [];
  const source = readText(inProject(file)).trimEnd();
  let lines = source
    .replace(/(?<= from ')\.(?=\/)/g, from)
    .split('\n')
    .map((text): ModuleLine => ({ text, sample: first, line: first.line }));
  for (const sample of samples) {
    const { code, marks } = takeMarks(sample.diff);
    const shown = code.split('\n').map((text, i) => ({
      text,
      sample,
      line: sample.line + 1 + i,
      mark: marks.get(i + 1),
    }));
    const before = shown.filter(({ mark }) => mark !== 'add');
    const matches = [...lines.keys()].filter((start) =>
      before.every(({ text }, i) => lines[start + i]?.text === text),
    );
    const [start] = matches;
    if (start === undefined || matches.length > 1) {
      const count = matches.length === 0 ? 'do not occur' : `occur ${matches.length} times`;
      const message = `The unchanged and removed lines ${count} in ${file}.`;
      problems.push(problemOf(sample, message, 'Show consecutive lines that occur only once.'));
      continue;
    }
    lines = lines.toSpliced(start, before.length, ...shown.filter(({ mark }) => mark !== 'del'));
  }
  return lines;
}

/** The path of a sample's module below the project. */
export const moduleFile = (name: string): string => `${SAMPLES_FOLDER}/${name}`;

/** The sources of the program with all samples and demos. */
export function programSources(pages: Pages): ProgramSources {
  const modules = pages.all().flatMap(modulesOf);
  const fileOf = ({ path: name }: SampleModule) => inProject(moduleFile(name));
  return {
    config: APPLICATION,
    texts: Object.fromEntries(modules.map((module) => [fileOf(module), module.text])),
    files: filesIn(CODE_FOLDER, '.ts').map((name) => path.join(CODE_FOLDER, name)),
    faulty: modules.filter(({ samples }) => samples.some(expectsErrors)).map(fileOf),
  };
}

/** Whether a sample expects errors. */
export const expectsErrors = (fence: Page['fences'][number]): boolean =>
  expectedErrorsOf(fence).length > 0;
