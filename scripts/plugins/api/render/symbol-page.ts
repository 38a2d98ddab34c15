import { toString as plainText } from 'mdast-util-to-string';
import type { CodeLink } from '../../../../theme/content/Code/codeHtml';
import { parseMdx } from '../../../content/parse';
import { firstVersions, listVersions } from '../data';
import { type ApiModel, type ApiSymbol, codeOf, type LinkedCode } from '../model';
import type { SymbolLinks } from '../symbol-links';
import { bestDemos } from './guides';
import { historySection } from './history-section';
import { fence, page, plain, statusBadge } from './mdx';
import { memberLabel, memberTable, parameterTable, typeParameterTable } from './parameters';
import { anchorOf, type Entry, type Site } from './site';

/** A part of a page. Empty parts are omitted. */
type Section = string | false | undefined;

/**
 * Renders the page of one exported symbol.
 * @param links receives the declarations on the page
 */
export function symbolPage(entry: Entry, site: Site, links: SymbolLinks): string {
  const { symbol, note } = entry;
  const sections: Section[] = [
    `${statusBadge(entry.status)} <Badge since="${entry.since}" />`.trim(),
    note.summary,
    entry.status === 'internal' && INTERNAL,
    note.deprecated && `:::warning[Deprecated]\n${note.deprecated}\n:::`,
    fence(importLine(entry), 'ts'),
    otherNames(symbol),
    note.remarks,
    '## Example',
    note.example,
    ...declarations(entry, site, links),
    ...withHeading('## Members', memberTable(entry, site)),
    ...withHeading('## Type parameters', typeParameterTable(entry, site)),
    ...withHeading('## Returns', note.returns),
    ...withHeading('## What it adds to the store', membersSince(entry, site)),
    ...innerSection(innerOf(codesOnPage(symbol), site.model), links),
    ...relatedSection(entry, site),
    ...historySection(symbol.name, site.history, site.changes),
  ];
  const parts = sections.map((section) => section || undefined);
  const description = plainText(parseMdx(note.summary));
  return page({ title: symbol.name, description }, plain(symbol.name), parts);
}

const INTERNAL =
  ':::warning[Internal]\nThe package exports this symbol, but marks it as internal: it may change or be removed in any version.\n:::';

const withHeading = (heading: string, text: Section): Section[] => (text ? [heading, text] : []);

function membersSince({ symbol: { name }, note }: Entry, { history }: Site): Section {
  const later = Object.entries(history.symbols[name]?.members ?? {}).map(([member, added]) => [
    member,
    listVersions(firstVersions({ added })),
  ]);
  const props = `since={${JSON.stringify(Object.fromEntries(later))}}`;
  return note.members?.replaceAll('<Members ', `<Members ${props} `);
}

function importLine({ symbol: { name, kind, specifier } }: Entry): string {
  const onlyType = kind === 'interface' || kind === 'type-alias';
  return `import ${onlyType ? 'type ' : ''}{ ${name} } from '${specifier}';`;
}

function otherNames({ aliases }: ApiSymbol): Section {
  const names = aliases.map((alias) => `\`${alias}\``).join(', ');
  return names && `Also exported as ${names}, an older, deprecated spelling of the same function.`;
}

function declarations(entry: Entry, site: Site, links: SymbolLinks): Section[] {
  const { symbol, note } = entry;
  const { declaration, signatures } = symbol;
  const listed = new Set<string>();
  const parameters = signatures.map((signature) => parameterTable(entry, signature, site, listed));
  if (declaration) {
    // The declaration shows the call signature of a type, unless it has other members as well.
    const call = symbol.members.length > 0 && signatures[0];
    return [
      '## Declaration',
      declared(declaration, links),
      ...(call ? ['## Call', fence(call.code.text, 'ts declaration'), parameters[0]] : []),
    ];
  }
  if (signatures.length === 1) {
    const [only] = signatures;
    const code = only && declared(only.code, links);
    return ['## Signature', code, ...withHeading('## Parameters', parameters[0])];
  }
  return [
    '## Overloads',
    ...signatures.flatMap((signature, index) => [
      `### ${index + 1}. \`${symbol.name}(${signature.parameters.map(memberLabel).join(', ')})\``,
      note.overloads[index],
      declared(signature.code, links),
      parameters[index],
    ]),
  ];
}

/**
 * Renders a fence that is shown but not compiled, because declarations have no body. Its links are found by its code.
 */
function declared(code: LinkedCode, links: SymbolLinks, anchors: CodeLink[] = []): string {
  links.add(code, anchors);
  return fence(code.text, 'ts declaration');
}

function innerSection(inner: ApiModel['inner'], links: SymbolLinks): Section[] {
  if (!inner.length) return [];
  let text = '';
  const all: LinkedCode['links'] = [];
  const anchors: CodeLink[] = [];
  for (const { id, name, code } of inner) {
    if (text) text += '\n\n';
    const start = text.length + code.text.indexOf(name);
    const anchor = anchorOf(id);
    anchors.push({ start, end: start + name.length, id: anchor, href: `#${anchor}` });
    for (const link of code.links) {
      all.push({ ...link, start: link.start + text.length, end: link.end + text.length });
    }
    text += code.text;
  }
  return [
    '## Underlying types',
    'The package does not export these types.',
    declared({ text, links: all }, links, anchors),
  ];
}

/** All code of a symbol that the page shows, in its declaration and in tables. */
function codesOnPage(symbol: ApiSymbol): LinkedCode[] {
  const parameters = symbol.signatures.flatMap((signature) => signature.parameters);
  const options = parameters.flatMap((parameter) => parameter.options);
  const inTables = [...symbol.members, ...parameters, ...options].map(({ type }) => type);
  return [...codeOf(symbol), ...inTables];
}

/** All inner declarations that the code refers to, directly or indirectly. */
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
    const { href } = site.entryOf(name) ?? {};
    return href ? { label: name, href } : [];
  });
  const demos = bestDemos(symbol.name, note.guide, site.demos);
  return [
    '## Related pages',
    listOf('Guides', guides),
    listOf('Demos', demos),
    listOf('Symbols', symbols),
  ];
}

function listOf(title: string, links: readonly { label: string; href: string }[]): Section {
  const list = links.map(({ label, href }) => `[${plain(label)}](${href})`);
  return list.length > 0 && `${title}: ${list.join(', ')}`;
}
