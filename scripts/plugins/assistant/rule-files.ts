import { EXTENSIONS_ROUTE } from '../../../theme/config/pages';
import type { Page } from '../../content/page';
import { libraryVersion } from '../../lib/library-version';
import type { Problem } from '../../lib/problems';
import type { SiteAddress } from '../../metadata/pages';
import { type Extension, exampleOf, extensionsIn, samplesBelow } from './extensions';
import { readFactsFiles } from './facts';
import { proofsIn } from './proofs';
import { ALL, type RulesSource, readRules } from './read-rules';
import { commonRules, cursorRules, extensionRules, MAX_BYTES } from './write-rules';

/** A file that assistants read. */
export interface RuleFile {
  name: string;
  text: string;
  /** Number of rules in the file. */
  count: number;
  /** Undefined for the rules about all extensions. */
  extension?: Extension;
}

/** The names of the files with the rules about all extensions. */
export const [AGENTS, CURSOR] = ['AGENTS.md', 'ngrx-toolkit.mdc'] as const;

/** The page whose minimal example shows the order of features. */
const ORDER_ROUTE = '/docs/combining-extensions';

/**
 * Creates the files of rules, and returns the mistakes in their sources.
 *
 * @param pages all pages, including those of the API reference
 */
export function ruleFiles(
  pages: readonly Page[],
  address: SiteAddress,
): { files: RuleFile[]; problems: Problem[] } {
  const sources = readRules();
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const overview = byRoute.get(EXTENSIONS_ROUTE);
  const extensions = overview ? extensionsIn(overview) : [];
  const proofs = proofsIn(readFactsFiles(), (route) => byRoute.get(route)?.source);
  const problems = [...proofs.check(sources), ...checkNames(sources, extensions, overview)];
  const version = libraryVersion();
  const context = { version, address, testOf: proofs.testOf };
  const groupsOf = (id: string) => sources.find((source) => source.id === id)?.groups ?? [];
  const countOf = (id: string) => groupsOf(id).flatMap(({ rules }) => rules).length;

  const [order = ''] = samplesBelow(byRoute.get(ORDER_ROUTE), 'Minimal example');
  const common = commonRules(groupsOf(ALL), extensions, order, context);
  const files: RuleFile[] = [
    { name: AGENTS, text: common, count: countOf(ALL) },
    { name: CURSOR, text: cursorRules(common), count: countOf(ALL) },
    ...extensions.map((extension) => ({
      name: `${extension.id}.md`,
      text: extensionRules(
        extension,
        groupsOf(extension.id),
        exampleOf(extension, pages) ?? '',
        context,
      ),
      count: countOf(extension.id),
      extension,
    })),
  ];
  return { files, problems: [...problems, ...checkSizes(files, sources)] };
}

/** Checks that each extension has rules, and that each file of rules is about an extension. */
function checkNames(
  sources: readonly RulesSource[],
  extensions: readonly Extension[],
  overview: Page | undefined,
): Problem[] {
  const ids = [ALL, ...extensions.map(({ id }) => id)];
  const missing = ids.filter((id) => !sources.some((source) => source.id === id));
  return [
    ...sources
      .filter(({ id }) => !ids.includes(id))
      .map(({ file }) => ({
        file,
        message: 'There is no extension for these rules.',
        remedy: `Name the file after the guide of an extension in ${EXTENSIONS_ROUTE}.`,
      })),
    ...(overview ? missing : []).map((id) => ({
      file: overview?.file ?? '',
      message: `There are no rules for coding assistants about ${id}.`,
      remedy: `Write them in scripts/plugins/assistant/rules/${id}.md.`,
    })),
  ];
}

/** Checks the sizes of the files, except the one for Cursor, which contains the same rules. */
const checkSizes = (files: readonly RuleFile[], sources: readonly RulesSource[]): Problem[] =>
  files
    .filter(({ name }) => name !== CURSOR)
    .flatMap(({ text, extension }) => {
      const bytes = Buffer.byteLength(text);
      const limit = extension ? MAX_BYTES.extension : MAX_BYTES.all;
      const source = sources.find(({ id }) => id === (extension?.id ?? ALL));
      if (bytes <= limit || !source) return [];
      return {
        file: source.file,
        message: `These rules have ${bytes} bytes, including the example and addresses, but only ${limit} are allowed.`,
        remedy: 'Shorten them, or remove the least important one.',
      };
    });
