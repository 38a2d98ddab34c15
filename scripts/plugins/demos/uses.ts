import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestFirst } from '../../../theme/config/nearest';
import { isDemoFile, shownFiles } from '../../content/code-files';
import type { Page } from '../../content/page';
import { filesIn } from '../../lib/files';
import { inProject, withSlashes } from '../../lib/paths';
import { type Problem, placeAt } from '../../lib/problems';
import { packagesIn } from '../../typescript/imports';
import { siteVersions } from '../../typescript/project';
import { demoWordsOf } from './content';

/** A live demo in a page: one fence per file. */
export interface DemoUse {
  /** File name of the component without `.ts`, used as the name of the demo. */
  name: string;
  /** Names of the files on the page, in the order of the fences. */
  files: string[];
  page: Page;
  /** Line and column of the first fence, from 1. */
  line: number;
  column: number;
}

/** Whether a file in the folder of demos is a helper and not a demo. */
export const isHelper = (file: string): boolean => file.startsWith('_');

/** Whether a file has a default export, the component of a demo. */
export const hasDefault = (source: string): boolean => /^export default /m.test(source);

/** The live demos on a page. Consecutive demo fences are files of one demo. */
export function demosOf(page: Page): DemoUse[] {
  const uses: DemoUse[] = [];
  let previous = false;
  for (const fence of page.fences) {
    const { demo, file, name } = demoWordsOf(fence.meta);
    const follows = previous && fence.follows;
    previous = demo;
    if (!demo || !file) continue;
    const last = uses.at(-1);
    if (follows && last) last.files.push(file);
    else {
      const { line, column } = fence;
      uses.push({ name, files: [file], page, line, column });
    }
  }
  return uses;
}

/**
 * Compares the demo fences on pages with the folder of demos. Reports fences without a file or with an unknown file,
 * demos on several pages or on none, demos without a component, and imports of packages that the site does not have.
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
      const { file: ownFile, before } = shownFiles(meta);
      const { demo, name: component } = demoWordsOf(meta);
      const { changes, file: written = '' } = meta.words;
      const isOther = written.includes('/') && !isDemoFile(written) && !demo;
      const main = demo && component ? `${component}.ts` : undefined;
      for (const file of new Set([
        ownFile,
        main,
        before,
        changes && path.posix.basename(changes),
      ])) {
        if (!file || existing.includes(file) || isOther) continue;
        report(
          `The ${demo ? 'demo fence' : 'fence'} names ${file}, which is not in ${shownFolder}.`,
          `Available: ${nearestFirst(file, shown).slice(0, 5).join(', ')} and others.`,
          `All demos: ${shown.join(', ')}`,
        );
      }
      if (demo && !ownFile) {
        report('A demo fence must name its file.', `Write ${example('with-reset.ts')}.`);
      }
    }
    for (const use of demosOf(page)) {
      const first = seen.get(use.name);
      if (first) {
        problems.push({
          file: page.file,
          line: use.line,
          column: use.column,
          message: `The demo ${use.name} is already in ${first.page.name}:${first.line}.`,
          remedy: 'Link to it instead.',
        });
      }
      seen.set(use.name, use);
    }
  }
  const used = new Set([...seen.values()].flatMap(({ name, files }) => [`${name}.ts`, ...files]));
  const versions = siteVersions();
  for (const name of existing) {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    const report = (offset: number, message: string, remedy: string) =>
      problems.push({ file, ...placeAt(source, offset), message, remedy });
    for (const imported of packagesIn(source)) {
      // The compiler reports packages that are not installed.
      if (imported in versions || !existsSync(inProject('node_modules', imported))) continue;
      report(
        source.indexOf(`'${imported}`),
        `A demo imports ${imported}, which is not in package.json.`,
        `Remove the import, or install the package: npm install --save-dev ${imported}.`,
      );
    }
    if (isHelper(name)) continue;
    if (!used.has(name)) {
      report(0, 'No page shows this demo.', `Add the fence ${example(name)} to one.`);
    } else if (seen.has(name.slice(0, -3)) && !hasDefault(source)) {
      const remedy = 'Export its component with "export default class …".';
      const [component] = [...source.matchAll(/^(?:export )?class /gm)].slice(-1);
      report(component?.index ?? 0, 'The demo has no default export.', remedy);
    }
  }
  return problems;
}
