import type { Code, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { type Props, propsOf, textProp } from '../../content/components/component';
import { parseMdx } from '../../content/parse';
import { addressOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { Address, SitePlugin } from '../../rspress/site';
import { api } from '../api/plugin';
import { llmsFiles } from './llms';
import { AGENTS, FOLDER, type RuleFile, ruleFiles } from './rules';

/** The content that replaces each component. */
const BLOCKS: Readonly<
  Record<string, (files: readonly RuleFile[], address: Address, props: Props) => RootContent[]>
> = {
  CommonRules: (files) => [
    code('md', files.find(({ name }) => name === AGENTS)?.text ?? '', `title="${AGENTS}" wrap`),
  ],
  DownloadRules(_files, address, props) {
    const url = addressOf(address, `/${FOLDER}/${textProp(props, 'name')}`);
    // With `-f`, an error response does not replace the rules.
    return [code('bash', `curl -f --create-dirs -o ${textProp(props, 'to')} ${url}`)];
  },
  RuleFiles(files) {
    const rows = files.flatMap(({ name, text, extension }) => {
      const count = text.match(/^- /gm)?.length;
      const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
      return extension
        ? `| [${extension.name}()](${extension.route}) | [${name}](/${FOLDER}/${name}) | ${count} | ${size} |`
        : [];
    });
    const head = ['| Extension | File | Rules | Size |', '| --- | --- | --- | --- |'];
    return parseMdx([...head, ...rows].join('\n')).children;
  },
};

const code = (lang: string, text: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta: meta ?? null,
  value: text.trimEnd(),
});

/** Publishes rules for coding assistants and lists of all pages as files. */
export const assistant: SitePlugin = {
  name: 'assistant',
  setup(site) {
    const { pages, address, use } = site;
    const usesBlock = (source: string) =>
      Object.keys(BLOCKS).some((name) => source.includes(`<${name} `));
    const textFiles = emitFiles('site:assistant', 'documents', async () => [
      ...ruleFiles(pages.all(), address).map(
        ({ name, text }) => [`${FOLDER}/${name}`, text] as const,
      ),
      ...Object.entries(await llmsFiles(site)),
    ]);
    return {
      components: Object.fromEntries(
        // `transformPage` replaces the components before they are rendered.
        Object.keys(BLOCKS).map((name) => [name, { html: () => null, markdown: () => [] }]),
      ),
      async dependencies({ source }) {
        if (!usesBlock(source)) return {};
        // The examples come from the reference, too.
        await use(api).ready();
        return { key: JSON.stringify(ruleFiles(pages.all(), address)) };
      },
      async transformPage(tree, { source }) {
        if (!usesBlock(source)) return;
        const files = ruleFiles(pages.all(), address);
        visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
          const blocks = BLOCKS[node.name ?? '']?.(files, address, propsOf(node));
          if (!blocks || !parent || index === undefined) return undefined;
          parent.children.splice(index, 1, ...(blocks as typeof parent.children));
          return [SKIP, index + blocks.length];
        });
      },
      rspress: { name: 'site:assistant', builderConfig: { plugins: [textFiles] } },
    };
  },
};
