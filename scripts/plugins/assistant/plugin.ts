import type { Code } from 'mdast';
import { type Components, textProp } from '../../content/components';
import { parseMdx } from '../../content/parse';
import { addressOf } from '../../metadata/pages';
import { emitFiles } from '../../rspress/emit-files';
import type { Address, SitePlugin } from '../../rspress/site';
import { api } from '../api/plugin';
import { llmsFiles } from './llms';
import { AGENTS, FOLDER, type RuleFile, ruleFiles } from './rules';

/** The components of pages about coding assistants, by name. Each is replaced with what it returns. */
const blocks = (files: () => Promise<readonly RuleFile[]>, address: Address): Components => ({
  CommonRules: {
    props: [],
    async expand() {
      const agents = (await files()).find(({ name }) => name === AGENTS);
      return [code('md', agents?.text ?? '', `title="${AGENTS}" wrapCode`)];
    },
  },
  DownloadRules: {
    props: ['name', 'to'],
    expand(props) {
      const url = addressOf(address, `/${FOLDER}/${textProp(props, 'name')}`);
      // With `-f`, an error response does not replace the rules.
      return [code('bash', `curl -f --create-dirs -o ${textProp(props, 'to')} ${url}`)];
    },
  },
  RuleFiles: {
    props: [],
    async expand() {
      const rows = (await files()).flatMap(({ name, text, extension }) => {
        const count = text.match(/^- /gm)?.length;
        const size = `${(Buffer.byteLength(text) / 1000).toFixed(1)} kB`;
        return extension
          ? `| [${extension.name}()](${extension.route}) | [${name}](/${FOLDER}/${name}) | ${count} | ${size} |`
          : [];
      });
      const head = ['| Extension | File | Rules | Size |', '| --- | --- | --- | --- |'];
      return parseMdx([...head, ...rows].join('\n')).children;
    },
  },
});

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
    const textFiles = emitFiles('site:assistant', 'documents', async () => [
      ...ruleFiles(pages.all(), address).map(
        ({ name, text }) => [`${FOLDER}/${name}`, text] as const,
      ),
      ...Object.entries(await llmsFiles(site)),
    ]);
    return {
      components: blocks(async () => {
        // The examples come from the reference, too.
        await use(api).ready();
        return ruleFiles(pages.all(), address);
      }, address),
      rspress: { name: 'site:assistant', builderConfig: { plugins: [textFiles] } },
    };
  },
};
