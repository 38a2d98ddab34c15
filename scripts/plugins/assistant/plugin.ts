import type { Code, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Props, propsOf, textProp } from '../../content/components/component';
import { inProject } from '../../lib/paths';
import type { Problem } from '../../lib/problems';
import { addressOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { Address, SitePlugin } from '../../rspress/site';
import { api } from '../api/plugin';
import { versions } from '../versions/plugin';
import { fileTable } from './file-table';
import { llmsFiles } from './llms';
import { AGENTS, type RuleFile, ruleFiles } from './rule-files';
import { CHANGES_FILE, FOLDER } from './write-rules';

/** The context that the components need. */
interface BlockContext {
  files: readonly RuleFile[];
  address: Address;
}

/** Renders the content that replaces each component. */
const BLOCKS: Readonly<Record<string, (context: BlockContext, props: Props) => RootContent[]>> = {
  CommonRules: ({ files }) => [commonRules(files.find(({ name }) => name === AGENTS))],
  DownloadRules: ({ address }, props) => [
    download(addressOf(address, `/${FOLDER}/${textProp(props, 'name')}`), textProp(props, 'to')),
  ],
  RuleFiles: ({ files }) => fileTable(files),
};

/** Publishes rules for coding assistants and lists of all pages as files, and data for a server that they can query. */
export const assistant: SitePlugin = {
  name: 'assistant',
  setup(site) {
    const { pages, address, use } = site;
    const files = () => ruleFiles(pages.all(), address).files;
    const usesBlock = (source: string) =>
      Object.keys(BLOCKS).some((name) => source.includes(`<${name} `));

    const textFiles = emitFiles('site:assistant', 'documents', async () => [
      ...files().map(({ name, text }) => [`${FOLDER}/${name}`, text] as const),
      [CHANGES_FILE, JSON.stringify(use(versions).releases())] as const,
      ...Object.entries(await llmsFiles(site)),
    ]);

    return {
      components: Object.fromEntries(
        // `transformPage` replaces the components before they are rendered.
        Object.keys(BLOCKS).map((name) => [name, { html: () => null, markdown: () => [] }]),
      ),
      dependencies: async ({ source }) => {
        if (!usesBlock(source)) return {};
        await use(api).ready();
        return { key: JSON.stringify(files()) };
      },
      async transformPage(tree, { source }) {
        if (usesBlock(source)) replaceBlocks(tree, { files: files(), address });
      },
      async check(all) {
        await use(api).ready();
        const { files, problems } = ruleFiles(all, address);
        const common = files.find(({ name }) => name === AGENTS)?.text ?? '';
        const deprecated = use(api)
          .reference()
          ?.entries.filter(({ status }) => status === 'deprecated')
          .map(({ symbol }) => symbol.name);
        return [...problems, ...checkDeprecated(deprecated ?? [], common)];
      },
      rspress: { name: 'site:assistant', builderConfig: { plugins: [textFiles] } },
    };
  },
};

const commonRules = (file: RuleFile | undefined): Code => ({
  type: 'code',
  lang: 'md',
  meta: `title="${AGENTS}" wrap`,
  value: file?.text.trimEnd() ?? '',
});

const download = (url: string, to: string): Code => ({
  type: 'code',
  lang: 'bash',
  // With `-f`, an error response does not replace the rules.
  value: `curl -f --create-dirs -o ${to} ${url}`,
});

function replaceBlocks(tree: Root, context: BlockContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    const block = node.name ? BLOCKS[node.name] : undefined;
    if (!block || !parent || index === undefined) return undefined;
    const blocks = block(context, propsOf(node));
    parent.children.splice(index, 1, ...(blocks as typeof parent.children));
    return [SKIP, index + blocks.length];
  });
}

/** Reports deprecated names without a rule. Assistants know old code, so the rules must say what to write instead. */
export const checkDeprecated = (names: readonly string[], rules: string): Problem[] =>
  names
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(rules))
    .map((name) => ({
      file: inProject('scripts/plugins/assistant/rules/all.md'),
      message: `${name} is deprecated, and no rule says what to use instead.`,
      remedy: 'Add a rule below "Deprecated, and what to use instead".',
    }));
