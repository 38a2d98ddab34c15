import {
  type ApiMember,
  type ApiModel,
  type ApiSignature,
  type ApiSymbol,
  codeOf,
  KIND_LABELS,
  type LinkedCode,
} from '../model';
import { fence, foreignMarkdown, inlineCode, page, table } from './mdx';
import type { Site } from './site';

/** Declarations are shown, not compiled: they have no bodies. */
const SHOWN_ONLY = 'nocheck="a declaration"';

/** The page of one exported symbol. */
export function symbolPage(symbol: ApiSymbol, site: Site): string {
  const summary = site.summaryOf(symbol);
  const inner = innerOf(symbol, site.model);
  return page(
    { title: symbol.name, description: summary },
    symbol.name,
    [
      factsOf(symbol, site),
      symbol.deprecated && `:::warning Deprecated\n${foreignMarkdown(symbol.deprecated)}\n:::`,
      foreignMarkdown(summary),
      fence(`import { ${symbol.name} } from '${symbol.specifier}';`, 'ts'),
      ...declarations(symbol),
      ...parameters(symbol.signatures, site),
      ...members(symbol, site),
      inner.length > 0 && '## Types behind it',
      inner.length > 0 &&
        'The package uses these types without exporting them. They are shown to be read, not imported.',
      inner.length > 0 &&
        fence(inner.map(({ code }) => code.text).join('\n\n'), `ts ${SHOWN_ONLY}`),
    ].map((part) => part || undefined),
  );
}

function factsOf(symbol: ApiSymbol, site: Site): string {
  const facts = [
    KIND_LABELS[symbol.kind].one,
    site.statusOf(symbol),
    `[Source](${site.sourceOf(symbol)})`,
  ];
  if (symbol.aliases.length) {
    facts.push(`Also exported as ${symbol.aliases.map((alias) => `\`${alias}\``).join(', ')}`);
  }
  return facts.join(' · ');
}

function declarations(symbol: ApiSymbol): string[] {
  const codes = codeOf(symbol);
  const [only] = codes;
  const heading = symbol.signatures.length ? '## Signature' : '## Declaration';
  if (only && codes.length === 1) return [heading, fence(only.text, `ts ${SHOWN_ONLY}`)];
  return [
    '## Overloads',
    ...codes.map(({ text }, index) =>
      fence(text, `ts title="Overload ${index + 1} of ${codes.length}" ${SHOWN_ONLY}`),
    ),
  ];
}

/** Parameters by name; overloads that differ in a type contribute each of theirs. */
function parameters(signatures: readonly ApiSignature[], site: Site): string[] {
  const names = [...new Set(signatures.flatMap((one) => one.parameters.map(({ name }) => name)))];
  if (!names.length) return [];
  const parts: string[] = [];
  const rows = names.map((name) => {
    const found = signatures.flatMap((one) => one.parameters.filter((own) => own.name === name));
    const everywhere = found.length === signatures.length && found.every((own) => !own.optional);
    const options = uniqueMembers(found.flatMap((own) => own.options));
    if (options.length) {
      parts.push(`### Properties of \`${name}\``, memberTable(options, site));
    }
    const label = found.some(({ rest }) => rest) ? `...${name}` : name;
    return [
      `\`${label}${everywhere || label !== name ? '' : '?'}\``,
      uniqueCodes(
        found.map(({ type }) => type),
        site,
      ),
      foreignMarkdown(found.find(({ description }) => description)?.description ?? ''),
    ];
  });
  return ['## Parameters', table(['Parameter', 'Type', 'Description'], rows), ...parts];
}

function members(symbol: ApiSymbol, site: Site): string[] {
  return symbol.members.length ? ['## Members', memberTable(symbol.members, site)] : [];
}

function memberTable(rows: readonly ApiMember[], site: Site): string {
  return table(
    ['Name', 'Type', 'Description'],
    rows.map((member) => [
      `\`${member.name}${member.optional ? '?' : ''}\``,
      inlineCode(member.type, site.hrefOf),
      foreignMarkdown(
        [member.deprecated && `**Deprecated.** ${member.deprecated}`, member.description]
          .filter(Boolean)
          .join(' '),
      ),
    ]),
  );
}

const uniqueMembers = (all: readonly ApiMember[]) => [
  ...new Map(all.map((member) => [member.name, member])).values(),
];

function uniqueCodes(codes: readonly LinkedCode[], site: Site): string {
  const unique = new Map(codes.map((code) => [code.text, code]));
  return [...unique.values()].map((code) => inlineCode(code, site.hrefOf)).join(' or ');
}

/** Declarations that are not exported, as far as the symbol's own code leads to them. */
export function innerOf(symbol: ApiSymbol, model: ApiModel): ApiModel['inner'] {
  const found = new Set<string>();
  const visit = (code: LinkedCode) => {
    for (const { to } of code.links) {
      if (to.type !== 'inner' || found.has(to.id)) continue;
      found.add(to.id);
      const declaration = model.inner.find(({ id }) => id === to.id);
      if (declaration) visit(declaration.code);
    }
  };
  codeOf(symbol).forEach(visit);
  return model.inner.filter(({ id }) => found.has(id));
}
