import path from 'node:path';
import type { Sample } from './samples';

/** A TypeScript file that stands for one fence, or for several with the same title. */
export interface SampleModule {
  page: string;
  /** Path below the folder of extracted samples, such as `with-reset/counter-store.ts`. */
  path: string;
  text: string;
  samples: Sample[];
  /** For each line of `text`, counted from 0, where it stands in the page. */
  lines: { sample: Sample; line: number }[];
}

/**
 * The folder of a page's samples: its path without what all pages have in common, so that
 * `docs/docs/with-reset.mdx` becomes `with-reset`.
 */
export function sampleFolder(page: string): string {
  return page
    .split(path.sep)
    .join('/')
    .replace(/^docs\//, '')
    .replace(/^docs\/(?=.)/, '')
    .replace(/\.mdx?$/, '');
}

/**
 * The modules that a page's fences make up. Fences whose title names a TypeScript file and is the same
 * are one module, in their order on the page; every other fence is a module of its own. Fences that are
 * not to be compiled are left out.
 */
export function toModules(samples: readonly Sample[]): SampleModule[] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const { nocheck, file, declaration } = sample;
    if (nocheck !== undefined || file !== undefined || declaration) continue;
    const name = moduleName(sample);
    groups.set(name, [...(groups.get(name) ?? []), sample]);
  }
  return [...groups].map(([name, parts]) => {
    const [first] = parts as [Sample, ...Sample[]];
    return {
      page: first.page,
      path: `${sampleFolder(first.page)}/${name}`,
      text: `${parts.map(({ code }) => code).join('\n')}\n`,
      samples: parts,
      lines: parts.flatMap((sample) =>
        sample.code.split('\n').map((_, index) => ({ sample, line: sample.line + 1 + index })),
      ),
    };
  });
}

function moduleName({ title, line, page }: Sample): string {
  if (title === undefined || !/\.ts$/.test(title)) return `fence-at-line-${line}.ts`;
  const name = path.posix.normalize(title);
  if (name.startsWith('..') || path.posix.isAbsolute(name)) {
    throw new Error(`${page}:${line}: the title "${title}" leads out of the page's own folder.`);
  }
  return name;
}
