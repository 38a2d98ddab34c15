import path from 'node:path';
import type { Code, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { CODE_FOLDER, readCodeFile, shownFiles } from '../../content/code-files';
import { type FenceMeta, parseFenceMeta } from '../../content/fence';
import type { Page } from '../../content/page';
import { parseMdx } from '../../content/parse';

/** A live demo in a page: one fence per file. */
interface Demonstration {
  /** File name of the component without `.ts`, used as the name of the demo. */
  name: string;
  /** Names of the files on the page, in the order of the fences. */
  files: string[];
  children: Code[];
}

/** The element of a demo, which its component renders. */
const elementOf = ({ name, files, children }: Demonstration): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'LiveDemo',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'name', value: name },
    {
      type: 'mdxJsxAttribute',
      name: 'files',
      value: files.join(),
    },
  ],
  children,
});

/** The words of a fence that concern demos. The component is in the file that it shows, or in another (`demo="…"`). */
export function demoWordsOf(meta: FenceMeta) {
  const { file } = shownFiles(meta);
  const { demo, exercise } = meta.words;
  const name = path.posix.basename(demo || file || '', '.ts');
  return { file, name, demo: demo !== undefined, exercise: exercise !== undefined };
}

/** Remark plugin that turns fences into demos, and lists the goals of the tutorial's steps. */
export const remarkDemos =
  (read = readCodeFile): Plugin<[], Root> =>
  () =>
  (tree, { data }) => {
    if (data.page) expandDemos(tree, checksFor(data.page, read));
  };

/** The files with the checks of a page's demos. */
export const checkFilesOf = (page: Page): string[] =>
  demoFilesOf(page).flatMap((file) => {
    const [, checks] = CHECKS.exec(readCodeFile(file)) ?? [];
    return checks ? [path.join(CODE_FOLDER, `${checks}.ts`)] : [];
  });

/** Matches the line in which a demo exports the checks of a tutorial step. */
const CHECKS = /^export \{ checks\b.* from '\.\/(_[\w-]+)';$/m;

/** Matches the label of a check: a key of an object in Biome's format. */
const LABEL = /^ {2}(?:'([^']+)'|"([^"]+)"):/gm;

const demoFilesOf = ({ fences }: Page): string[] =>
  fences.flatMap(({ meta }) => {
    const { file, demo, exercise } = demoWordsOf(meta);
    return file && (demo || exercise) ? [file] : [];
  });

/** Reads the checks of a page's demos, by the demo's file name. */
function checksFor(page: Page, read: typeof readCodeFile): Map<string, string> {
  const entries = demoFilesOf(page).flatMap((file): [string, string][] => {
    const [, checks] = CHECKS.exec(read(file)) ?? [];
    return checks ? [[file, read(`${checks}.ts`)]] : [];
  });
  return new Map(entries);
}

/**
 * Groups the files of each demo: consecutive demo fences are files of one demo. If the code imports helpers, a note
 * follows; if it has checks, a list of them follows.
 *
 * @param checks the code of the checks by the demo's file name
 */
function expandDemos(tree: Root, checks: ReadonlyMap<string, string>): void {
  visit(tree, (node) => {
    if ('name' in node && node.name === 'LiveDemo') return SKIP;
    if (!('children' in node)) return undefined;
    const parent = node as Parents;
    const children: (RootContent | Demonstration)[] = [];
    let demo: Demonstration | undefined;
    for (const child of parent.children as RootContent[]) {
      const words = child.type === 'code' ? demoWordsOf(parseFenceMeta(child.meta)) : undefined;
      if (words?.file && words.exercise) {
        children.push(...goals('exercise', checks.get(words.file)));
      } else if (child.type !== 'code' || !words?.demo || !words.file) {
        demo = undefined;
        children.push(child);
      } else {
        const { file, name } = words;
        child.data = { ...child.data, foldImports: true };
        if (!demo) {
          demo = { name, files: [], children: [] };
          children.push(demo);
        }
        demo.files.push(file);
        demo.children.push(child);
      }
    }
    parent.children = children.flatMap((child) =>
      'type' in child
        ? [child]
        : [
            elementOf(child),
            ...goals('checks', checks.get(child.files[0] ?? '')),
            ...helperNote(child),
          ],
    ) as never;
    return undefined;
  });
}

/** An import of a helper, which no fence shows. */
const HELPER = /from '\.\/(_[\w-]+)'/g;

/** A note for readers who copy the code, which says where to find the helpers that it imports. */
function helperNote({ name, children }: Demonstration): RootContent[] {
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

const GOALS = {
  checks: 'You have completed this step once you have seen all of these:',
  exercise: 'You have solved the exercise once you have seen all of these:',
};

/** The goals of a demo. The browser checks them off (`theme/plugins/tutorial/TutorialSteps/tutorial.ts`). */
function goals(list: keyof typeof GOALS, checks = ''): RootContent[] {
  const [, members = ''] =
    new RegExp(`^export const ${list} = \\{$([\\s\\S]*?)^\\}`, 'm').exec(checks) ?? [];
  const labels = [...members.matchAll(LABEL)].map(([, single, double]) => single ?? double);
  if (labels.length === 0) return [];
  return parseMdx(`${GOALS[list]}\n\n${labels.map((label) => `- [ ] ${label}`).join('\n')}`)
    .children;
}
