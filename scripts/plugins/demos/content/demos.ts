import path from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { type FenceMeta, parseFenceMeta } from '../../../content/fence';
import { parseMdx } from '../../../content/parse';
import { checkLabels, checksFileOf, withoutChecks } from './checks';
import { codeDiff } from './code-diff';

/** A live demo in a page: one fence per file, the component first. */
interface Demo {
  /** File name of the component without `.ts`, used as the name of the demo. */
  name: string;
  /** File names, in the order of the fences. */
  files: string[];
  children: Code[];
}

/** Creates the element of a demo, which its component renders. */
const elementOf = ({ name, files, children }: Demo): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'LiveDemo',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'name', value: name },
    {
      type: 'mdxJsxAttribute',
      name: 'files',
      value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(files) },
    },
  ],
  children,
});

/** Returns the words of a fence that concern demos. */
export const demoWordsOf = ({ words }: FenceMeta) => ({
  file: words.file || undefined,
  before: words.before || undefined,
  demo: 'demo' in words,
  exercise: 'exercise' in words,
});

/** Returns the name of a demo's file from the path in a fence. */
export const demoFileOf = (file: string): string => path.posix.basename(file);

/**
 * Fills fences with the files that they name, and groups the files of each demo. Consecutive demo fences are files of
 * one demo, and a fence with code keeps its code. If the code imports helpers, a note follows; if it has checks, a list
 * of them follows. A fence with a file to compare with shows a diff.
 *
 * @param sources contents of the demo files, by file name
 */
export function expandDemos(tree: Root, sources: ReadonlyMap<string, string>): void {
  visit(tree, (node) => {
    if ('name' in node && node.name === 'LiveDemo') return SKIP;
    if (!('children' in node)) return undefined;
    const parent = node as Parents;
    const children: (RootContent | Demo)[] = [];
    let demo: Demo | undefined;
    for (const child of parent.children as RootContent[]) {
      const meta = child.type === 'code' ? parseFenceMeta(child.meta) : undefined;
      const words = meta && demoWordsOf(meta);
      if (words?.exercise && words.file) {
        const code = sources.get(demoFileOf(words.file)) ?? '';
        children.push(
          ...checkList(
            'You have solved the exercise once you have seen all of these:',
            code,
            'exercise',
            sources,
          ),
        );
        continue;
      }
      if (child.type === 'code' && words?.file && words.before) {
        const [before, after] = [words.before, words.file].map((file) =>
          withoutChecks(sources.get(demoFileOf(file)) ?? ''),
        );
        child.value = codeDiff(before ?? '', after ?? '');
        if (!meta?.title) child.meta += ` title="${demoFileOf(words.file)}"`;
      }
      if (child.type !== 'code' || !words?.demo || !words.file) {
        demo = undefined;
        children.push(child);
        continue;
      }
      const file = demoFileOf(words.file);
      child.data = { ...child.data, foldImports: true };
      child.value ||= (sources.get(file) ?? '').trimEnd();
      if (!meta?.title) child.meta += ` title="${file}"`;
      if (demo) {
        demo.files.push(file);
        demo.children.push(child);
      } else {
        demo = {
          name: file.replace(/\.ts$/, ''),
          files: [file],
          children: [child],
        };
        children.push(demo);
      }
    }
    parent.children = children.flatMap((child) =>
      'type' in child
        ? [child]
        : [elementOf(child), ...stepChecks(child, sources), ...helperNote(child)],
    ) as never;
    return undefined;
  });
}

/** An import of a helper, which no fence shows. */
const HELPER = /from '\.\/(_[\w-]+)'/g;

/** Renders a note for readers who copy the code, which says where to find the helpers that it imports. */
function helperNote({ name, children }: Demo): RootContent[] {
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

const stepChecks = ({ children }: Demo, sources: ReadonlyMap<string, string>) =>
  checkList(
    'You have completed this step once you have seen all of these:',
    children[0]?.value ?? '',
    'checks',
    sources,
  );

/** Renders the goals of a demo. The browser checks them off (`theme/plugins/tutorial/TutorialSteps/tutorial.ts`). */
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
