import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestFirst } from '../../../theme/config/nearest';
import type { Page } from '../../content/page';
import { filesIn } from '../../lib/files';
import { inProject, withSlashes } from '../../lib/paths';
import { type Problem, placeAt } from '../../lib/problems';
import { demoFileOf } from './content/demos';
import { packagesIn, siteVersions } from './project';

/** A live demo as a page asks for it: one fence a file, the component's file first. */
export interface DemoUse {
  /** File name of the component without `.ts`; also the demo's name. */
  name: string;
  /** File names in the folder of demos, in the order of the fences. */
  files: string[];
  page: Page;
  /** Line and column of the first fence, from 1. */
  line: number;
  column: number;
}

/** File names (as in the folder of demos) that are helpers of demos, not demos. */
export const isHelper = (file: string): boolean => file.startsWith('_');

/** Whether a file exports what a demo runs. */
export const hasDefault = (source: string): boolean => /^export default /m.test(source);

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
    else {
      const { line, column } = fence;
      uses.push({ name: name.replace(/\.ts$/, ''), files: [name], page, line, column });
    }
  }
  return uses;
}

/**
 * Compares what pages ask for with the folder of demos. It does not fit when a fence names no file or no
 * demo, when two fences show the same demo, and when no page shows one. A demo must be a component, of packages that the
 * site has.
 *
 * @param folder absolute path of the folder of demos
 */
export function checkDemoUses(pages: readonly Page[], folder: string): Problem[] {
  const existing = filesIn(folder, '.ts');
  const shownFolder = withSlashes(path.relative(inProject(), folder));
  const example = (file: string) => `\`\`\`ts file="../${path.basename(folder)}/${file}" demo`;
  const shown = existing.filter((file) => !isHelper(file));
  const problems: Problem[] = [];
  const seen = new Map<string, DemoUse>();
  for (const page of pages) {
    for (const { meta, line, column } of page.fences) {
      const report = (message: string, remedy: string, choice?: string) =>
        problems.push({ file: page.file, line, column, message, remedy, choice });
      for (const name of [meta.file, meta.before, meta.changes]) {
        const file = name && demoFileOf(name);
        if (!file || existing.includes(file)) continue;
        report(
          `The ${meta.demo ? 'demo fence' : 'fence'} names ${file}, which is not in ${shownFolder}.`,
          `There are ${nearestFirst(file, shown).slice(0, 5).join(', ')} and others.`,
          `All demos: ${shown.join(', ')}`,
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
          column: use.column,
          message: `The demo ${use.name} is already in ${before.page.name}:${before.line}.`,
          remedy: 'Link to it instead.',
        });
      }
      seen.set(use.name, use);
    }
  }
  const used = new Set([...seen.values()].flatMap(({ files }) => files));
  const known = siteVersions();
  for (const name of existing) {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    const report = (offset: number, message: string, remedy: string) =>
      problems.push({ file, ...placeAt(source, offset), message, remedy });
    for (const imported of packagesIn(source)) {
      // Of one that is not installed the compiler speaks.
      if (imported in known || !existsSync(inProject('node_modules', imported))) continue;
      report(
        source.indexOf(`'${imported}`),
        `A demo imports ${imported}, which package.json does not name.`,
        `Do without, or install it: npm install --save-dev ${imported}.`,
      );
    }
    if (isHelper(name)) continue;
    if (!used.has(name)) {
      report(0, 'No page shows this demo.', `Add the fence ${example(name)} to one.`);
    } else if (seen.has(name.slice(0, -3)) && !hasDefault(source)) {
      const remedy = 'Write "export default class …" of its component.';
      const [at] = [...source.matchAll(/^(?:export )?class /gm)].slice(-1);
      report(at?.index ?? 0, 'The demo has no default export.', remedy);
    }
  }
  return problems;
}
