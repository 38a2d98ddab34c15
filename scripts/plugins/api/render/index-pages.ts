import { KIND_LABELS, type SymbolKind } from '../model';
import { page, statusBadge, table } from './mdx';
import type { Entry, Site } from './site';

const KINDS = Object.keys(KIND_LABELS) as SymbolKind[];

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
      title: 'All symbols',
      description: `All functions, types and variables that ${name} ${version} exports, by kind, with status and version.`,
    },
    'All symbols',
    [
      `All exports of \`${name}\` ${version} and its entry point \`redux-connector\`. The [API reference](${site.root}) groups them by extension.`,
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
  const all = `${site.root}/globals`;
  const sections = site.extensions.flatMap(({ title, guide, entries: [main, ...others] }) => {
    if (!main) return [];
    const { symbol, note, href, status } = main;
    const page = site.guides.find(({ id }) => id === guide);
    const more = `${all}?extension=${encodeURIComponent(title.toLowerCase())}`;
    const links = [
      `[\`${symbol.name}\`](${href}) ${statusBadge(status)}`.trim(),
      others.length > 0 && `[${others.length} more](${more})`,
      page && `[Guide](${page.href})`,
    ];
    return [`## ${title}`, note.summary, links.filter(Boolean).join(' · ')];
  });
  return page(
    {
      title: 'API reference',
      description: `API reference of ${name} ${version}: each extension with its functions, types and guide.`,
    },
    'API reference',
    [
      `The functions and types of \`${name}\` ${version}, generated from the published package. Choose an extension, or look for a symbol in the [list of all symbols](${all}).`,
      ...sections,
    ],
  );
}
