import path from 'node:path';
import { demoFileOf } from '../content/demos';
import type { Page } from '../content/page';
import { filesIn } from '../lib/files';
import { inProject, withSlashes } from '../lib/paths';
import type { Problem } from '../rules/problems';

/** A live demo as a page asks for it: one fence a file, the component's file first. */
export interface DemoUse {
  /** File name of the component without `.ts`; also the demo's name. */
  name: string;
  /** File names in the folder of demos, in the order of the fences. */
  files: string[];
  page: Page;
  /** Line of the first fence, from 1. */
  line: number;
}

/** File names (as in the folder of demos) that are helpers of demos, not demos. */
export const isHelper = (file: string): boolean => file.startsWith('_');

/** The live demos of a page. Demo fences that follow each other are the files of one demo. */
export function demosOf(page: Page): DemoUse[] {
  const uses: DemoUse[] = [];
  let previous: Page['fences'][number] | undefined;
  for (const fence of page.fences) {
    const { demo, file } = fence.meta;
    const follows = previous?.meta.demo && fence.follows;
    previous = fence;
    if (!demo || !file) continue;
    const name = demoFileOf(file);
    const last = uses.at(-1);
    if (follows && last) last.files.push(name);
    else uses.push({ name: name.replace(/\.ts$/, ''), files: [name], page, line: fence.line });
  }
  return uses;
}

/**
 * Compares what pages ask for with the folder of demos. It does not fit when a fence names no file or no
 * demo, when two fences show the same demo and when no page shows one.
 *
 * @param folder absolute path of the folder of demos
 */
export function checkDemoUses(pages: readonly Page[], folder: string): Problem[] {
  const existing = filesIn(folder, '.ts');
  const shownFolder = withSlashes(path.relative(inProject(), folder));
  const example = (file: string) => `\`\`\`ts file="../${path.basename(folder)}/${file}" demo`;
  const problems: Problem[] = [];
  const seen = new Map<string, DemoUse>();
  for (const page of pages) {
    for (const { meta, line } of page.fences) {
      const report = (message: string, remedy: string) =>
        problems.push({ file: page.file, line, message, remedy });
      for (const name of [meta.file, meta.before]) {
        const file = name && demoFileOf(name);
        if (!file || existing.includes(file)) continue;
        report(
          `The ${meta.demo ? 'demo fence' : 'fence'} names ${file}, which is not in ${shownFolder}.`,
          `There are ${existing.filter((one) => !isHelper(one)).join(', ')}.`,
        );
      }
      if (meta.demo && !meta.file) {
        report('A demo fence must name its file.', `Write ${example('with-reset.ts')}.`);
      }
    }
    for (const use of demosOf(page)) {
      const before = seen.get(use.name);
      if (before) {
        problems.push({
          file: page.file,
          line: use.line,
          message: `The demo ${use.name} is already in ${before.page.name}:${before.line}.`,
          remedy: 'Link to it instead.',
        });
      }
      seen.set(use.name, use);
    }
  }
  const used = new Set([...seen.values()].flatMap(({ files }) => files));
  for (const file of existing) {
    if (isHelper(file) || used.has(file)) continue;
    problems.push({
      file: path.join(folder, file),
      line: 1,
      message: 'No page shows this demo.',
      remedy: `Add the fence ${example(file)} to one.`,
    });
  }
  return problems;
}
