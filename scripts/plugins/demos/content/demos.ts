import path from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { Node } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import { codeDiff } from '../../../content/code-diff';
import { parseFenceMeta } from '../../../content/fence';
import { parseMdx } from '../../../content/parse';
import { checkLabels, checksFileOf, withoutChecks } from './checks';

/** A live demo in a page: one fence a file, the component's file first. */
export interface DemoNode extends Node {
  type: 'liveDemo';
  /** File name of the component without `.ts`; names the demo everywhere. */
  name: string;
  /** File names in the folder of demos, in the order of the fences. */
  files: string[];
  children: Code[];
}

declare module 'mdast' {
  interface RootContentMap {
    liveDemo: DemoNode;
  }
}

/** File name of the demo's file that a fence shows. */
export const demoFileOf = (file: string): string => path.posix.basename(file);

/**
 * Puts the files that fences name into the fences, and gathers the files of one demo. Demo fences with
 * nothing between them are the files of one demo; one that has code shows that instead of its file. A note follows where the code imports others, and a list
 * where it has checks. A fence with a file to compare with gets what changes.
 *
 * @param sources contents of the demos' files, by file name
 */
export function expandDemos(tree: Root, sources: ReadonlyMap<string, string>): void {
  visit(tree, (node) => {
    if (node.type === 'liveDemo') return SKIP;
    if (!('children' in node)) return undefined;
    const parent = node as Parents;
    const children: RootContent[] = [];
    let demo: DemoNode | undefined;
    for (const child of parent.children as RootContent[]) {
      const meta = child.type === 'code' ? parseFenceMeta(child.meta) : undefined;
      if (meta?.exercise && meta.file) {
        const code = sources.get(demoFileOf(meta.file)) ?? '';
        children.push(
          ...checkList('You have solved it when you have seen:', code, 'exercise', sources),
        );
        continue;
      }
      if (child.type === 'code' && meta?.file && meta.before) {
        const [before, after] = [meta.before, meta.file].map((file) =>
          withoutChecks(sources.get(demoFileOf(file)) ?? ''),
        );
        child.value = codeDiff(before ?? '', after ?? '');
        if (!meta.title) child.meta += ` title="${demoFileOf(meta.file)}"`;
      }
      if (child.type !== 'code' || !meta?.demo || !meta.file) {
        demo = undefined;
        children.push(child);
        continue;
      }
      const file = demoFileOf(meta.file);
      child.value ||= (sources.get(file) ?? '').trimEnd();
      if (!meta.title) child.meta += ` title="${file}"`;
      if (demo) {
        demo.files.push(file);
        demo.children.push(child);
      } else {
        demo = {
          type: 'liveDemo',
          name: file.replace(/\.ts$/, ''),
          files: [file],
          children: [child],
        };
        children.push(demo);
      }
    }
    parent.children = children.flatMap((child) =>
      child.type === 'liveDemo'
        ? [child, ...stepChecks(child, sources), ...helperNote(child)]
        : [child],
    ) as never;
    return undefined;
  });
}

/** An import of a file that no fence shows. */
const HELPER = /from '\.\/(_[\w-]+)'/g;

/** Tells whoever copies the code where the files are that it imports and the page does not show. */
function helperNote({ name, children }: DemoNode): RootContent[] {
  const helpers = children.flatMap(({ value }) =>
    [...value.matchAll(HELPER)].map(([, helper]) => `\`${helper}.ts\``),
  );
  if (helpers.length === 0) return [];
  const files = [...new Set(helpers)];
  const source = `[full source](/demos/${name}.txt)`;
  return parseMdx(
    `The code imports ${files.join(' and ')}, which ${files.length > 1 ? 'are' : 'is'} part of the ${source}.`,
  ).children;
}

const stepChecks = ({ children }: DemoNode, sources: ReadonlyMap<string, string>) =>
  checkList(
    'This step works when you have seen all of this:',
    children[0]?.value ?? '',
    'checks',
    sources,
  );

/** What the reader is to bring about with a demo; the browser ticks it off (`theme/plugins/tutorial/TutorialSteps/tutorial.ts`). */
function checkList(
  title: string,
  code: string,
  list: 'checks' | 'exercise',
  sources: ReadonlyMap<string, string>,
): RootContent[] {
  const labels = checkLabels(sources.get(checksFileOf(code) ?? '') ?? '', list);
  if (labels.length === 0) return [];
  return parseMdx(`${title}\n\n${labels.map((label) => `- [ ] ${label}`).join('\n')}`).children;
}
