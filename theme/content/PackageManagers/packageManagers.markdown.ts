import type { Code } from 'mdast';
import { installCommands } from './installCommands';

/** Converts the install command to Markdown, where it uses npm. */
export function packageManagersMarkdown(pkg: string): Code {
  const [first] = installCommands(pkg);
  return { type: 'code', lang: 'sh', value: first?.command ?? '' };
}
