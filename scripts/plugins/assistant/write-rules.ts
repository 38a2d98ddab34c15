import { library } from '../../../theme/config/library';
import { markdownPathOf } from '../../../theme/config/routes';
import { site } from '../../../theme/config/site';
import { addressOf, type SiteAddress } from '../../metadata/pages';
import type { Extension } from './extensions';
import type { Proofs } from './proofs';
import type { Rule, RuleGroup } from './read-rules';

/** The context that all rule files share. */
export interface RulesContext {
  /** Version of the library. */
  version: string;
  address: SiteAddress;
  testOf: Proofs['testOf'];
}

/** Folder of the files. */
export const FOLDER = 'ai';

/** Maximum size of a file in bytes, because assistants read it with every request. */
export const MAX_BYTES = { all: 6000, extension: 2000 } as const;

/** Renders rules as a list, each with a link to the section whose test proves it. */
const list = (rules: readonly Rule[], { testOf }: RulesContext, guide?: string) =>
  rules
    .map((rule) => {
      const { sections = [], guide: tested = '' } = testOf(rule) ?? {};
      const own = sections.find((one) => guide !== undefined && one.startsWith(`${guide}#`));
      const [section = tested] = [own ?? sections[0] ?? tested];
      const place = guide === undefined ? section : section.replace(`${guide}#`, '#');
      return `- ${rule.text} (${place})`;
    })
    .join('\n');

const sample = (code: string) => `\`\`\`ts\n${code.trim()}\n\`\`\``;

/** Renders the rules of one extension. */
export function extensionRules(
  { name, route, since, status }: Extension,
  groups: readonly RuleGroup[],
  example: string,
  context: RulesContext,
): string {
  const guide = addressOf(context.address, markdownPathOf(route));
  const rules = groups.flatMap((group) => group.rules);
  return `# ${name}(), ${site.title} ${context.version}

${statusText(status)}, since ${since}. Guide: ${guide}
Each rule has a test, and names the guide's section.

${sample(example)}

${list(rules, context, route)}
`;
}

const statusText = (status: string) => status.replace(/^./, (first) => first.toUpperCase());

/** Renders the rules about all extensions, with an index of the others. */
export function commonRules(
  groups: readonly RuleGroup[],
  extensions: readonly Extension[],
  example: string,
  context: RulesContext,
): string {
  const { version, address } = context;
  const at = (path: string) => addressOf(address, path);
  const sections = groups.map(({ title, rules }) => `## ${title}\n\n${list(rules, context)}\n`);
  const index = extensions.map(
    ({ id, name, status, purpose }) =>
      `- ${id}.md: \`${name}()\`, ${purpose.replace(/;.*/, '')}${/^stable/.test(status) ? '' : ` (${status})`}`,
  );
  return `# ${site.title} ${version}

Rules for \`${library.packageName}\`, extensions for the NgRx SignalStore. Each rule has a test, and names a section of ${at('/')} (for Markdown, add \`.md\` to the page). All pages: ${at('/llms.txt')}

${sections.join('\n')}
## Features in the right order

${sample(example)}

## Rules by extension

Before you use an extension, read its file, such as ${at(`/${FOLDER}/${extensions[0]?.id}.md`)}

${index.join('\n')}
`;
}

/** Renders the same rules for Cursor, which reads them when it edits a store. */
export const cursorRules = (rules: string): string => `---
description: ${site.title}, extensions for the NgRx SignalStore
globs: **/*store*.ts
alwaysApply: false
---

${rules}`;
