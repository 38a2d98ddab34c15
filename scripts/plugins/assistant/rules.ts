import path from 'node:path';
import { API_ROUTE, docPathOf } from '../../../theme/config/docs';
import { EXTENSIONS_BY_TASK } from '../../../theme/config/extensions';
import { library } from '../../../theme/config/library';
import { markdownPathOf } from '../../../theme/config/routes';
import { site } from '../../../theme/config/site';
import { labelOf, type Page, textEntry } from '../../content/page';
import { type FactsTest, readFactsFiles, testsOf } from '../../lib/facts';
import { readText } from '../../lib/files';
import { libraryVersion } from '../../lib/library-version';
import { inProject } from '../../lib/paths';
import { addressOf, type SiteAddress } from '../../metadata/pages';

/** Folder of the published files. */
export const FOLDER = 'ai';

/** The names of the files with the rules about all extensions. */
export const [AGENTS, CURSOR] = ['AGENTS.md', 'ngrx-toolkit.mdc'] as const;

/** The page whose minimal example shows the order of features. */
const ORDER_ROUTE = '/docs/combining-extensions';

/** The rules below one heading. */
interface RuleGroup {
  /** Empty for rules below the title. */
  title: string;
  /** Markdown, and the test in `docs/_facts` that proves it, as in `with-reset.spec.ts: title`. */
  rules: { text: string; proof: string }[];
}

/** An extension on the map. */
interface Extension {
  /** Its main function, without parentheses. */
  name: string;
  /** Id of its guide. */
  id: string;
  route: string;
  /** A sentence, with backticks around code. */
  benefit: string;
  since: string;
  status: string;
}

/** A file that assistants read. */
export interface RuleFile {
  name: string;
  text: string;
  /** Undefined for the rules about all extensions. */
  extension?: Extension;
}

/** Matches a heading, or a rule and the line below it that names its test. */
const RULE = /^## (.+)$|^- (.+)$(?:\n +proof: (\S+\.spec\.ts: .+)$)?/gm;

/** @throws if an extension has no file of rules */
export function readRules(id: string): RuleGroup[] {
  const source = readText(inProject(`scripts/plugins/assistant/rules/${id}.md`));
  const groups: RuleGroup[] = [{ title: '', rules: [] }];
  for (const [, title, text = '', proof = ''] of source.matchAll(RULE)) {
    if (title) groups.push({ title, rules: [] });
    else groups.at(-1)?.rules.push({ text, proof });
  }
  return groups.filter(({ rules }) => rules.length > 0);
}

export const testsByName = (): ReadonlyMap<string, FactsTest> =>
  new Map(
    readFactsFiles().flatMap((facts) => {
      const file = path.relative(inProject('docs/_facts'), facts.file).replaceAll(path.sep, '/');
      return testsOf(facts).map((test) => [`${file}: ${test.statement}`, test] as const);
    }),
  );

const benefitOf = textEntry('benefit');

/** The extensions on the map, in its order, with what their guides say about benefit, version and status. */
export const extensionsIn = (pages: readonly Page[]): Extension[] =>
  EXTENSIONS_BY_TASK.flatMap(({ guides }) =>
    guides.flatMap((id): Extension[] => {
      const route = docPathOf(id);
      const guide = pages.find((page) => page.route === route);
      const benefit = guide && benefitOf(guide);
      if (!benefit) return [];
      const [, since = ''] = /<Badge since="([^"]+)"/.exec(guide.source) ?? [];
      const { status = 'stable' } = guide;
      return [{ name: labelOf(guide).replace(/\(\)$/, ''), id, route, benefit, since, status }];
    }),
  );

function samplesBelow(pages: readonly Page[], route: string, heading: string): string[] {
  const page = pages.find((candidate) => candidate.route === route);
  const at = page?.headings.findIndex(({ text }) => text === heading) ?? -1;
  const start = page?.headings[at]?.line ?? Infinity;
  const end = page?.headings[at + 1]?.line ?? Infinity;
  return (page?.fences ?? [])
    .filter(({ lang, line }) => lang === 'ts' && line > start && line < end)
    .map(({ code }) => `\`\`\`ts\n${code.trim()}\n\`\`\``);
}

/** @throws if no sample shows the extension */
function exampleOf({ name, route }: Extension, pages: readonly Page[]): string {
  const [example] = [
    ...samplesBelow(pages, route, 'Minimal example'),
    ...samplesBelow(pages, `${API_ROUTE}/functions/${name}`, 'Example'),
  ]
    .filter((code) => new RegExp(`\\b${name}[(<]`).test(code))
    .sort((a, b) => a.length - b.length);
  if (example) return example;
  throw new Error(`No sample on ${route} shows ${name}(). Add one below "Minimal example".`);
}

export function ruleFiles(pages: readonly Page[], address: SiteAddress): RuleFile[] {
  const extensions = extensionsIn(pages);
  const tests = testsByName();
  const at = (route: string) => addressOf(address, route);
  const title = `${site.title} ${libraryVersion()}`;

  /** Lists rules, each with the section whose statement its test proves; in the guide itself if it is there, too. */
  const list = ({ rules }: RuleGroup, guide = '') =>
    rules.map(({ text, proof }) => {
      const { sections = [], guide: tested = '' } = tests.get(proof) ?? {};
      const nearest = guide && sections.find((section) => section.startsWith(`${guide}#`));
      const section = nearest || (sections[0] ?? tested);
      return `- ${text} (${guide ? section.replace(`${guide}#`, '#') : section})\n`;
    });

  const common = readRules('all');
  const index = extensions.map(({ id, name, status, benefit }) => {
    const unstable = status === 'stable' ? '' : ` (${status})`;
    return `- ${id}.md: \`${name}()\`${unstable}: ${benefit}\n`;
  });
  const agents = `# ${title}

Rules for \`${library.packageName}\`, extensions for the NgRx SignalStore. Each rule has a test, and names a section of ${at('/')} (for Markdown, add \`.md\` to the page). All pages: ${at('/llms.txt')}

${common.map((group) => `## ${group.title}\n\n${list(group).join('')}`).join('\n')}
## Features in the right order

${samplesBelow(pages, ORDER_ROUTE, 'Minimal example')[0]}

## Rules by extension

Before you use an extension, read its file, such as ${at(`/${FOLDER}/${extensions[0]?.id}.md`)}

${index.join('')}`;
  // Cursor reads the same rules when it edits a store.
  const cursor = `---
description: ${site.title}, extensions for the NgRx SignalStore
globs: **/*store*.ts
alwaysApply: false
---

${agents}`;
  return [
    { name: AGENTS, text: agents },
    { name: CURSOR, text: cursor },
    ...extensions.map((extension) => {
      const { id, name, route, since, status } = extension;
      const text = `# ${name}(), ${title}

Since ${since}, ${status}. Guide: ${at(markdownPathOf(route))}
Each rule has a test, and names the guide's section.

${exampleOf(extension, pages)}

${readRules(id)
  .flatMap((group) => list(group, route))
  .join('')}`;
      return { name: `${id}.md`, text, extension };
    }),
  ];
}
