import type { CodeLink } from '../../../theme/content/Code/codeHtml';
import { withoutTexts } from '../../../theme/lib/codeTexts';
import { digestOf } from '../../lib/cache';
import { importsIn } from '../../typescript/imports';
import type { ApiModel, LinkedCode, LinkTarget } from './model';

export interface SymbolLinks {
  /** Registers a declaration of the reference, with its exact links. */
  add(code: LinkedCode, anchors?: CodeLink[]): void;
  /** The linked names in code, in order. */
  linksIn(code: string, lang: string): CodeLink[];
  digest(): string;
}

/**
 * Creates the links of the package's symbols.
 * @param hrefOf returns the address of a target, without the base path
 */
export function createSymbolLinks(
  model: () => ApiModel | undefined,
  hrefOf: (target: LinkTarget) => string | undefined,
): SymbolLinks {
  const declarations = new Map<string, CodeLink[]>();
  return {
    add({ text, links }, anchors = []) {
      const resolved = links.flatMap(({ start, end, to }) => {
        const href = hrefOf(to);
        return href ? [{ start, end, href }] : [];
      });
      declarations.set(text, markRepeated([...resolved, ...anchors]));
    },
    linksIn(code, lang) {
      const api = model();
      if (!api || lang !== 'ts') return [];
      const declared = declarations.get(code.replace(/\n$/, ''));
      return declared ?? markRepeated(importedNames(code, api, hrefOf));
    },
    digest() {
      const names = model()?.symbols.map(({ name, aliases, specifier }) => [
        [name, ...aliases],
        specifier,
        hrefOf({ type: 'symbol', name }),
      ]);
      return digestOf({ texts: [JSON.stringify([names, ...declarations])] });
    },
  };
}

/** Sorts links, and marks repeated links to the same address. */
function markRepeated(links: CodeLink[]): CodeLink[] {
  const seen = new Set<string>();
  return links
    .sort((a, b) => a.start - b.start)
    .map((link) => {
      if (!link.href) return link;
      const repeated = seen.has(link.href);
      seen.add(link.href);
      return repeated ? { ...link, repeated } : link;
    });
}

/** Matches names, except those of properties. */
const NAME = /(?<![\w$.])[A-Za-z_$][\w$]*/g;

/**
 * Finds the uses of names that the code imports from the package, except properties with the same name. The import
 * itself is linked only if the code does not use the name elsewhere.
 */
function importedNames(
  code: string,
  model: ApiModel,
  hrefOf: (target: LinkTarget) => string | undefined,
): CodeLink[] {
  const specifiers = new Set(model.symbols.map(({ specifier }) => specifier));
  const imports = importsIn(code).filter(({ specifier }) => specifiers.has(specifier));
  const names = new Map<string, string>();
  for (const { name, local } of imports) {
    const symbol = model.symbols.find(
      (candidate) => candidate.name === name || candidate.aliases.includes(name),
    );
    const href = symbol && hrefOf({ type: 'symbol', name: symbol.name });
    if (href) names.set(local, href);
  }
  if (!names.size) return [];
  const links = [...withoutTexts(code).matchAll(NAME)].flatMap(({ 0: text, index }) => {
    const href = names.get(text);
    const isKey = /^\s*:/.test(code.slice(index + text.length));
    return href && !isKey ? [{ start: index, end: index + text.length, href }] : [];
  });
  const isImport = ({ start }: CodeLink) =>
    imports.some((statement) => start >= statement.start && start < statement.end);
  const used = new Set(links.filter((link) => !isImport(link)).map(({ href }) => href));
  return links.filter((link) => !isImport(link) || !used.has(link.href));
}
