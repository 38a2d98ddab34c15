import { docPathOf } from '../../../../theme/config/docs';
import { KIND_LABELS, type SymbolKind } from '../model';
import { page, statusBadge, table } from './mdx';
import type { Entry, Site } from './site';

const KINDS = Object.keys(KIND_LABELS) as SymbolKind[];

const TITLE = 'API reference';

/** Renders the page with all symbols by kind. It consists of plain tables, below a component that filters them. */
export function globalsPage(site: Site): string {
  const { package: name, version } = site.model;
  const attributes = Object.entries({
    kinds: KINDS.map((kind) => KIND_LABELS[kind].one),
    extensions: site.extensions.map(({ title }) => title),
    total: site.entries.length,
  }).map(([key, value]) => `${key}={${JSON.stringify(value)}}`);
  const lists = KINDS.flatMap((kind) => {
    const entries = site.entries.filter(({ symbol }) => symbol.kind === kind);
    return entries.length > 0 ? [`## ${KIND_LABELS[kind].many}`, listOf(entries)] : [];
  });
  return page(
    {
      title: TITLE,
      description: `All functions, types and variables that ${name} ${version} exports, by kind, with status and version.`,
    },
    TITLE,
    [
      `All exports of \`${name}\` ${version} and its entry point \`redux-connector\`. [API by extension](${site.root}) groups them by task.`,
      `<SymbolIndex ${attributes.join(' ')} />`,
      ...lists,
    ],
  );
}

const listOf = (entries: readonly Entry[]) =>
  table(
    ['Symbol', 'What it is', 'Extension', 'Since', 'Status'],
    entries.map(({ symbol, note, extension, href, since, status }) => [
      // The styles of the filter format the name as code, because tags would add 0.4 kB.
      `[${symbol.name}](${href})`,
      note.summary,
      extension,
      since,
      statusBadge(status),
    ]),
  );

export function indexPage(site: Site): string {
  const { package: name, version } = site.model;
  const title = 'API by extension';
  const sections = site.tasks.flatMap(({ label, extensions }) => [
    `## ${label}`,
    // No table and no commas, because columns and ends of lines would change as the page arrives.
    extensions
      .map(({ title, guide, entries }) => {
        const links = entries.map(({ symbol, href }) => `[\`${symbol.name}\`](${href})`);
        return `- [${title}](${docPathOf(guide)}): ${links.join(' ')}`;
      })
      .join('\n'),
  ]);
  return page(
    {
      title,
      description: `The functions and types of ${name} ${version} by task and extension, with their guides.`,
    },
    title,
    [
      `The functions and types of \`${name}\` ${version}, generated from the published package. The [API reference](${site.root}/globals) lists them by kind, and filters them.`,
      ...sections,
    ],
  );
}
