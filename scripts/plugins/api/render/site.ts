import { EXTENSIONS_BY_TASK } from '../../../../theme/config/extensions';
import type { ApiData } from '../data';
import { firstVersions, listVersions, presenceOf } from '../data';
import type { ChangeRow } from '../history/change-rows';
import { type ApiModel, type ApiSymbol, FOLDERS, type LinkTarget } from '../model';
import type { SymbolNote } from '../notes/parse';
import type { Notes } from '../notes/read';
import type { DemoReference, GuideReference } from './guides';

/** The input for the reference. */
export interface Sources extends ApiData {
  model: ApiModel;
  notes: Notes;
  guides: readonly GuideReference[];
  demos: readonly DemoReference[];
  /** The rows on the changes page. */
  changes: readonly ChangeRow[];
}

/** The stability of a symbol. */
export type Status = 'stable' | 'experimental' | 'deprecated' | 'internal';

/** A symbol with everything that its page and the lists show. */
export interface Entry {
  symbol: ApiSymbol;
  note: SymbolNote;
  status: Status;
  since: string;
  /** Minified and compressed size in bytes; undefined for types. */
  size?: number;
  /** Title of the extension. */
  extension: string;
  href: string;
  source: string;
}

/** An extension with its symbols. */
interface Extension {
  /** Id of its guide. */
  guide: string;
  /** The label of its guide. */
  title: string;
  entries: Entry[];
}

/** The context that pages of the reference share. */
export interface Site extends Sources {
  /** In alphabetical order. */
  entries: readonly Entry[];
  tasks: readonly { label: string; extensions: readonly Extension[] }[];
  /** In the order of the tasks. */
  extensions: readonly Extension[];
  entryOf(name: string): Entry | undefined;
  /** The version that added a member or an option of a symbol. */
  sinceOf(symbol: string, member: string): string;
  hrefOf(target: LinkTarget): string | undefined;
  /** Path of the index page of the reference. */
  root: string;
}

/**
 * Creates the context of the reference.
 * @param root path of the reference, such as `/docs/api`
 * @param repository address of the package's repository on GitHub
 */
export function createSite(sources: Sources, root: string, repository: string): Site {
  const { model, notes, history, sizes } = sources;
  const titles = new Map(sources.guides.map(({ id, label }) => [id, label]));
  const entries = model.symbols
    .map((symbol): Entry => {
      const note = notes.of(symbol);
      const { file, line } = symbol.source;
      return {
        symbol,
        note,
        status: note.deprecated ? 'deprecated' : (symbol.marks[0] ?? 'stable'),
        since: listVersions(firstVersions(presenceOf(history, symbol.name))),
        size: sizes[symbol.name],
        extension: titles.get(note.guide) ?? note.guide,
        href: `${root}/${pathOf(symbol)}`,
        source: `${repository}/blob/v${model.version}/${file}${line ? `#L${line}` : ''}`,
      };
    })
    .sort((a, b) => byName(a.symbol.name, b.symbol.name));
  const byKey = new Map(entries.map((entry) => [entry.symbol.name, entry]));
  const tasks = EXTENSIONS_BY_TASK.map(({ label, guides }) => ({
    label,
    extensions: guides.flatMap((guide): Extension[] =>
      notes.extensions
        .filter((extension) => extension.guide === guide)
        .map(({ symbols }) => ({
          guide,
          title: titles.get(guide) ?? guide,
          entries: symbols.flatMap(({ name }) => byKey.get(name) ?? []),
        })),
    ),
  }));
  return {
    ...sources,
    entries,
    root,
    tasks,
    extensions: tasks.flatMap(({ extensions }) => extensions),
    entryOf: (name) => byKey.get(name),
    sinceOf: (symbol, member) => listVersions(firstVersions(presenceOf(history, symbol, member))),
    hrefOf(target) {
      if (target.type === 'url') return target.url;
      if (target.type === 'inner') return `#${anchorOf(target.id)}`;
      return byKey.get(target.name)?.href;
    },
  };
}

/** The id of an inner declaration on the pages that show it. */
export function anchorOf(innerId: string): string {
  return `type-${innerId.replace(/^.*#/, '').replace(/[^\w-]/g, '-')}`;
}

export function pathOf(symbol: ApiSymbol): string {
  return `${FOLDERS[symbol.kind]}/${symbol.name}`;
}

const byName = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The note on a member, a parameter, a type parameter, an option or an overload (`2.`) of a symbol. */
export function noteOnPart({ notes, entryOf }: Site, name: string, part: string) {
  const symbol = entryOf(name)?.symbol;
  if (!symbol) return undefined;
  const { members, signatures, typeParameters } = symbol;
  if (typeParameters.includes(part)) return notes.aboutType(symbol, part);
  if (/^\d+\.$/.test(part)) return notes.of(symbol).overloads[Number.parseInt(part, 10) - 1];
  const parameters = signatures.flatMap((signature) => signature.parameters);
  const direct = [...members, ...parameters].find((candidate) => candidate.name === part);
  if (direct) return notes.about(symbol, direct)?.text;
  for (const parameter of parameters) {
    const option = parameter.options.find((candidate) => candidate.name === part);
    if (option) return notes.about(symbol, parameter, option)?.text;
  }
  return undefined;
}
