import type { Code } from 'mdast';
import { installCommands } from './installCommands';

/** The install command in Markdown: npm's. */
export function packageManagersMarkdown(pkg: string): Code {
  const [first] = installCommands(pkg);
  return { type: 'code', lang: 'sh', value: first?.command ?? '' };
}
