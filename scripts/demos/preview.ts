import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { pluginPreview } from '@rspress/plugin-preview';
import { asksForDemo, fileOf } from './fences';

/** The parts of Markdown's and MDX' syntax trees that are touched here. */
interface Node {
  type: string;
  name?: string | null;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  attributes?: { type: string; name: string; value: unknown }[];
  children?: Node[];
}

interface Demo {
  name: string;
  files: string[];
}

/**
 * Lets `@rspress/plugin-preview` turn demo fences into components that load on demand.
 *
 * Only its Markdown half is used: it writes one module per fence and imports that into the page. Left
 * out are
 * - its frame, which hides the source until the reader asks for it: ours shows the source first;
 * - its component for every page, which puts the iframe mode and a QR code maker in the first load;
 * - its `buildCache: false`, which makes a build without changes as slow as the first one.
 *   The figures stand in README.md beside this file.
 */
export function demoPreview(
  demosFolder: string,
): Pick<RspressPlugin, 'routeGenerated' | 'markdown'> {
  /** Demos of the fences seen, by their code: all that plugin-preview hands over of a fence. */
  const demos = new Map<string, Demo>();

  const { routeGenerated, markdown } = pluginPreview({
    previewLanguages: ['ts'],
    previewCodeTransform({ code }) {
      const demo = demos.get(code);
      // Fences that only happen to hold the word "preview" in their meta.
      if (!demo) throw new Error('A `preview` fence must be a live demo: write `demo` instead.');
      return demoModule(demo, demosFolder);
    },
  });

  return {
    routeGenerated,
    markdown: {
      remarkPlugins: [
        () => (tree: Node) => markDemos(tree, demos),
        ...(markdown?.remarkPlugins ?? []),
        () => (tree: Node) => frameDemos(tree),
      ],
    },
  };
}

/** The module of a demo's frame, as the page imports it. The demo itself loads when it is run. */
function demoModule({ name, files }: Demo, folder: string): string {
  const file = JSON.stringify(path.join(folder, `${name}.ts`));
  return `import { liveDemo } from '@rspress/core/theme';
export default liveDemo(${JSON.stringify({ name, files })}, () =>
  process.env.__SSR__ ? undefined : import(/* webpackChunkName: "demo-${name}" */ ${file}));
`;
}

/** Tells plugin-preview which fences are demos; the files of one demo stay together for the frame. */
function markDemos(tree: Node, demos: Map<string, Demo>) {
  visit(tree, (parent) => {
    let current: Demo | undefined;
    for (const node of parent.children ?? []) {
      const file = node.type === 'code' && asksForDemo(node.meta) ? fileOf(node.meta) : undefined;
      if (!file) {
        current = undefined;
        continue;
      }
      const name = path.posix.basename(file);
      if (!/(^|\s)title=/.test(node.meta ?? '')) node.meta += ` title="${name}"`;
      if (current) {
        current.files.push(name);
      } else {
        current = { name: name.replace(/\.ts$/, ''), files: [name] };
        demos.set(node.value ?? '', current);
        node.meta += ' preview';
      }
    }
  });
}

/** `<Preview><code/><Demo/></Preview>, more files` becomes `<Demo><code/>, more files</Demo>`. */
function frameDemos(tree: Node) {
  visit(tree, (parent) => {
    const children = parent.children ?? [];
    for (const [index, node] of children.entries()) {
      if (node.name !== 'Preview') continue;
      const [code, demo] = node.children ?? [];
      if (!code || !demo?.name) continue;
      const rest = children.slice(index + 1);
      const end = rest.findIndex((next) => next.type !== 'code' || !asksForDemo(next.meta));
      const files = children.splice(index + 1, end === -1 ? rest.length : end);
      Object.assign(node, { name: demo.name, attributes: [], children: [code, ...files] });
    }
  });
}

function visit(node: Node, see: (parent: Node) => void) {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}
