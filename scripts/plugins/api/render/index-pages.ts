import { KIND_LABELS, type SymbolKind } from '../model';
import { page, plain, table } from './mdx';
import type { Entry, Site } from './site';

const KINDS = Object.keys(KIND_LABELS) as SymbolKind[];

/** The page with all symbols by kind. */
export function globalsPage(site: Site): string {
  const { package: name, version } = site.model;
  const groups = KINDS.map((kind) => ({
    title: KIND_LABELS[kind].many,
    entries: site.entries.filter(({ symbol }) => symbol.kind === kind),
  }));
  return page(
    {
      title: 'All symbols',
      description: `All functions, types and variables that ${name} ${version} exports, by kind, with status and version.`,
    },
    'All symbols',
    [
      `Everything that \`${name}\` ${version} and its entry point \`redux-connector\` export, listed by kind. The [API reference](${site.root}) groups them by extension.`,
      lists(groups, site, 'kind'),
    ],
  );
}

/** The index page of the reference, with all symbols by extension. */
export function indexPage(site: Site): string {
  const { package: name, version } = site.model;
  const groups = site.extensions.map(({ title, guide, entries }) => {
    const page = site.guides.find(({ id }) => id === guide);
    return {
      title,
      text: page && `Guide: [${plain(page.label)}](${page.href}).`,
      entries,
    };
  });
  return page(
    {
      title: 'API reference',
      description: `API reference of ${name} ${version}: each extension with its functions and types, their status and their versions.`,
    },
    'API reference',
    [
      `The functions and types of \`${name}\` ${version}, grouped by extension and generated from the declarations of the published package. [All symbols](${site.root}/globals) lists them by kind.`,
      lists(groups, site, 'extension'),
    ],
  );
}

interface Group {
  title: string;
  text?: string;
  entries: readonly Entry[];
}

/**
 * Plain tables with a component above that filters them. The grouping is in the headings, the other property in a
 * column.
 */
function lists(groups: readonly Group[], site: Site, grouping: 'kind' | 'extension'): string {
  const filled = groups.filter(({ entries }) => entries.length);
  const other = grouping === 'kind' ? 'Extension' : 'Kind';
  const parts = filled.flatMap(({ title, text, entries }) => {
    // The list by extension shows types by name only; the list by kind describes them.
    const names = entries.filter(
      ({ symbol, status }) =>
        grouping === 'extension' && symbol.kind === 'type-alias' && status === 'stable',
    );
    const rows = entries.filter((entry) => !names.includes(entry));
    return [
      `## ${title}`,
      text,
      table(
        ['Symbol', 'What it is', other, 'Since', 'Status'],
        rows.map(({ symbol, note, extension, href, since, status }) => [
          // The styles of the filter format the name as code, because tags would add 0.4 kB.
          `[${symbol.name}](${href})`,
          note.summary,
          grouping === 'kind' ? extension : KIND_LABELS[symbol.kind].one,
          since,
          status === 'stable' ? 'Stable' : `<Badge type="${status}" />`,
        ]),
      ),
      names.length > 0 && 'Types:',
      names.map(({ symbol, href }) => `- [${symbol.name}](${href})`).join('\n'),
    ];
  });
  const attributes = Object.entries({
    kinds: KINDS.map((kind) => KIND_LABELS[kind].one),
    extensions: site.extensions.map(({ title }) => title),
    total: site.entries.length,
  }).map(([name, value]) => `${name}={${JSON.stringify(value)}}`);
  const filter = `<SymbolIndex grouping="${grouping}" ${attributes.join(' ')} />`;
  return [filter, ...parts.filter(Boolean)].join('\n\n');
}
