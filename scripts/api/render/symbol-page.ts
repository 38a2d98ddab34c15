import type { CodeLink } from '../../content/code-html';
import { addedIn } from '../history/added-in';
import { type ApiModel, type ApiSymbol, codeOf, KIND_LABELS, type LinkedCode } from '../model';
import type { SymbolLinks } from '../symbol-links';
import { fence, page, plain, table } from './mdx';
import { membersSection, parametersSection } from './parameters';
import { anchorOf, type Entry, type Site } from './site';

/** A page's sections in order; empty ones are left out. */
type Section = string | false | undefined;

/**
 * The page of one exported symbol.
 * @param links gets to know the declarations on the page
 * @param members whether a table of what the extension adds can be put on the page
 */
export function symbolPage(entry: Entry, site: Site, links: SymbolLinks, members: boolean): string {
  const { symbol, note } = entry;
  const inner = innerOf(codesOnPage(symbol), site.model);
  const sections: Section[] = [
    factsLine(entry),
    note.summary,
    entry.deprecated && `:::warning[Deprecated]\n${entry.deprecated}\n:::`,
    fence(importLine(entry), 'ts'),
    note.remarks,
    '## Example',
    note.example,
    ...declarations(entry, links),
    ...parametersSection(entry, site),
    ...membersSection(entry, site),
    note.returns && `## Returns\n\n${note.returns}`,
    members && `## What it adds to the store\n\n<Members of="${note.guide}" />`,
    ...innerSection(inner, links),
    ...relatedSection(entry, site),
    historySection(entry),
  ];
  const parts = sections.map((section) => section || undefined);
  return page({ title: symbol.name, description: note.summary }, plain(symbol.name), parts);
}

function importLine({ symbol: { name, kind, specifier } }: Entry): string {
  const onlyType = kind === 'interface' || kind === 'type-alias';
  return `import ${onlyType ? 'type ' : ''}{ ${name} } from '${specifier}';`;
}

/** Kind, status, version, cost and source, on one line. */
function factsLine({ symbol, status, history, size, source }: Entry): string {
  const badges = [
    // Words in a badge would be a paragraph of their own in the Markdown copy.
    `**${KIND_LABELS[symbol.kind].one}**`,
    `<Badge type="${status}" />`,
    `<Badge since="${history.since}" />`,
  ];
  const cost =
    size === undefined
      ? 'costs no bytes'
      : `${size.toLocaleString('en')} bytes minified and gzipped`;
  return `${badges.join(' ')} ${cost}, [source on GitHub](${source})`;
}

function declarations({ symbol }: Entry, links: SymbolLinks): string[] {
  const codes = codeOf(symbol);
  const [only] = codes;
  if (only && codes.length === 1) {
    return [symbol.signatures.length ? '## Signature' : '## Declaration', declared(only, links)];
  }
  return [
    '## Overloads',
    ...codes.map((code, index) =>
      declared(code, links, `title="Overload ${index + 1} of ${codes.length}" `),
    ),
  ];
}

/** A declaration is shown, not compiled: it has no body. The links of its code are found again by the code. */
function declared(
  code: LinkedCode,
  links: SymbolLinks,
  meta = '',
  anchors: CodeLink[] = [],
): string {
  links.add(code, anchors);
  return fence(code.text, `ts ${meta}declaration`);
}

function innerSection(inner: ApiModel['inner'], links: SymbolLinks): Section[] {
  if (!inner.length) return [];
  let text = '';
  const all: LinkedCode['links'] = [];
  const anchors: CodeLink[] = [];
  for (const { id, name, code } of inner) {
    if (text) text += '\n\n';
    const start = text.length + code.text.indexOf(name);
    anchors.push({ start, end: start + name.length, id: anchorOf(id) });
    for (const link of code.links) {
      all.push({ ...link, start: link.start + text.length, end: link.end + text.length });
    }
    text += code.text;
  }
  return [
    '## Types behind it',
    'The package does not export these. They are here to be read, and cannot be imported.',
    declared({ text, links: all }, links, '', anchors),
  ];
}

/** All code that the page shows of a symbol, in its declaration and in tables. */
function codesOnPage(symbol: ApiSymbol): LinkedCode[] {
  const options = symbol.signatures.flatMap(({ parameters }) =>
    parameters.flatMap((parameter) => parameter.options),
  );
  return [...codeOf(symbol), ...[...symbol.members, ...options].map(({ type }) => type)];
}

/** Declarations that are not exported, as far as code leads to them. */
function innerOf(codes: readonly LinkedCode[], model: ApiModel): ApiModel['inner'] {
  const found = new Set<string>();
  const visit = (code: LinkedCode) => {
    for (const { to } of code.links) {
      if (to.type !== 'inner' || found.has(to.id)) continue;
      found.add(to.id);
      const declaration = model.inner.find(({ id }) => id === to.id);
      if (declaration) visit(declaration.code);
    }
  };
  codes.forEach(visit);
  return model.inner.filter(({ id }) => found.has(id));
}

/** Guides that use the symbol, and the rest of its extension. */
function relatedSection(entry: Entry, site: Site): Section[] {
  const { note, symbol } = entry;
  const guides = site.guides
    .filter(({ id, names }) => id === note.guide || names.has(symbol.name))
    .sort((a, b) => Number(b.id === note.guide) - Number(a.id === note.guide));
  const linked = codeOf(symbol).flatMap(({ links }) =>
    links.flatMap(({ to }) => (to.type === 'symbol' ? to.name : [])),
  );
  const family = site.extensions.find(({ guide }) => guide === note.guide)?.entries ?? [];
  const related = new Set([...linked, ...family.map((other) => other.symbol.name)]);
  related.delete(symbol.name);
  const symbols = [...related].flatMap((name) => {
    const other = site.entryOf(name);
    return other ? `[\`${name}\`](${other.href})` : [];
  });
  const used = guides.map(({ label, href }) => `[${plain(label)}](${href})`);
  return [
    '## Read on',
    used.length > 0 && `Guides: ${used.join(', ')}.`,
    symbols.length > 0 && `Related symbols: ${symbols.join(', ')}.`,
  ];
}

const CHANGES = { changed: 'Declaration changed', deprecated: 'Marked as deprecated' };

function historySection({ symbol, history }: Entry): string {
  const { since, backports, changes } = history;
  const rows = [
    ...[...changes]
      .reverse()
      .map(({ version, from, kind }) => [from ? `${from} to ${version}` : version, CHANGES[kind]]),
    [since, addedIn(since, backports)],
  ];
  const aliases = symbol.aliases.map((alias) => `\`${alias}\``).join(', ');
  const also = aliases && `\n\nThe package exports it as ${aliases} as well, an older spelling.`;
  return `## History\n\n${table(['Version', 'Change'], rows)}${also}`;
}
