import path from 'node:path';
import ts from 'typescript';
import { addressOf, MODULES } from '../api/extract/externals';
import { ROOT, withSlashes } from '../lib/paths';
import { sampleProgram } from '../samples/program';
import { createStoreMembers } from './store-members';

/** What a card says of a name in a code. */
export interface NameInfo {
  /** Its declaration, as an editor shows it. */
  text: string;
  /** The first sentence of its documentation. */
  summary?: string;
  /** Which call has added it to a store, or which package it comes from. */
  origin?: string;
  /** Name of the documented package's symbol that it is. */
  symbol?: string;
  /** Documentation of another package's symbol. */
  href?: string;
}

export interface DescribedNames {
  /** Each of them once. */
  infos: NameInfo[];
  /** For each file, by its path below the project, the names in it: line and column, from 0, and which of the infos. */
  files: Record<string, [line: number, column: number, info: number][]>;
}

/** Lines of a declaration that a card has room for. */
const MOST_LINES = 14;

const FORMAT =
  ts.TypeFormatFlags.MultilineObjectLiterals |
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature;

/**
 * Describes every name in TypeScript files.
 *
 * @param texts files that are not on the disk, by absolute path
 * @param files absolute paths of others
 * @param entryPoints import specifiers of the documented package
 */
export function describeNames(
  texts: Record<string, string>,
  files: readonly string[],
  entryPoints: readonly string[],
): DescribedNames {
  const roots = [...Object.keys(texts), ...files];
  const program = sampleProgram(texts, files);
  const checker = program.getTypeChecker();
  const sources = roots.flatMap((file) => program.getSourceFile(file) ?? []);
  const exported = exportsIn(sources, checker, [...Object.keys(MODULES), ...entryPoints]);
  const memberOrigin = createStoreMembers(checker, sources);

  const infos: NameInfo[] = [];
  const indices = new Map<string, number>();
  const add = (info: NameInfo) => {
    const key = JSON.stringify(info);
    const index = indices.get(key) ?? infos.push(info) - 1;
    indices.set(key, index);
    return index;
  };

  /** What is known of a symbol wherever its name stands. */
  const known = new Map<ts.Symbol, Omit<NameInfo, 'text'>>();
  const factsOf = (symbol: ts.Symbol): Omit<NameInfo, 'text'> => {
    const facts = known.get(symbol) ?? readFacts(symbol);
    known.set(symbol, facts);
    return facts;
  };
  const readFacts = (symbol: ts.Symbol): Omit<NameInfo, 'text'> => {
    const declaration = symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    const [, origin] =
      /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(file) ?? [];
    // Of the language itself, developers know the documentation.
    if (origin === 'typescript') return {};
    const owner = declaration && ts.getNameOfDeclaration(declaration.parent as ts.Declaration);
    const ownerSymbol = owner && checker.getSymbolAtLocation(owner);
    const place = exported.get(symbol) ?? (ownerSymbol && exported.get(ownerSymbol));
    const isOwn = place && entryPoints.includes(place.specifier);
    const href = place && !isOwn && addressOf(place.name, place.specifier, place.symbol);
    const documentation = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const summary = exported.has(symbol) && isOwn ? '' : firstSentence(documentation);
    return {
      ...(summary && { summary }),
      ...(origin && { origin: place?.specifier ?? origin }),
      ...(isOwn && { symbol: place.name }),
      ...(href && { href }),
    };
  };

  const printed = new Map<ts.Symbol, Map<ts.Type | ts.Signature, string>>();
  const infoOf = (node: ts.Identifier): number | undefined => {
    const symbol = symbolAt(node, checker);
    // Names that a type makes up, such as `todosLoading`, have no declaration.
    if (!symbol || checker.isUndefinedSymbol(symbol) || checker.isUnknownSymbol(symbol)) {
      return undefined;
    }
    const subject = signatureAt(node, checker) ?? checker.getTypeOfSymbolAtLocation(symbol, node);
    const forms = printed.get(symbol) ?? new Map<ts.Type | ts.Signature, string>();
    printed.set(symbol, forms);
    const text = forms.get(subject) ?? print(symbol, subject, checker);
    forms.set(subject, text);
    const origin = memberOrigin(node);
    return add({ text, ...factsOf(symbol), ...(origin && { origin: `added by ${origin}` }) });
  };

  const found: DescribedNames['files'] = {};
  for (const source of sources) {
    const spots: DescribedNames['files'][string] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && !isObvious(node)) {
        const info = infoOf(node);
        const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
        if (info !== undefined) spots.push([line, character, info]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    found[withSlashes(path.relative(ROOT, source.fileName))] = spots;
  }
  return { infos, files: found };
}

/** Whether a name is that of a property whose value stands beside it: literals, names, and lists of them. */
function isObvious({ parent, pos }: ts.Identifier): boolean {
  return (
    ts.isPropertyAssignment(parent) && parent.name.pos === pos && isWrittenOut(parent.initializer)
  );
}

const isWrittenOut = (value: ts.Expression): boolean =>
  ts.isLiteralExpression(value) ||
  ts.isIdentifier(value) ||
  value.kind === ts.SyntaxKind.TrueKeyword ||
  value.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isArrayLiteralExpression(value) && value.elements.every(isWrittenOut));

/** What the files import from some modules, and everything beside it there. */
function exportsIn(
  sources: readonly ts.SourceFile[],
  checker: ts.TypeChecker,
  specifiers: readonly string[],
) {
  const exported = new Map<ts.Symbol, { name: string; specifier: string; symbol: ts.Symbol }>();
  const seen = new Set<string>();
  for (const statement of sources.flatMap(({ statements }) => [...statements])) {
    if (!ts.isImportDeclaration(statement)) continue;
    const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
    const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
    if (!module || seen.has(specifier) || !specifiers.includes(specifier)) continue;
    seen.add(specifier);
    for (const one of checker.getExportsOfModule(module)) {
      const symbol = resolved(one, checker);
      if (!exported.has(symbol)) exported.set(symbol, { name: one.name, specifier, symbol });
    }
  }
  return exported;
}

const resolved = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

function symbolAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node);
  return symbol && resolved(symbol, checker);
}

/** Which of a function's declarations is called. */
function signatureAt(node: ts.Identifier, checker: ts.TypeChecker): ts.Signature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const { declaration } = checker.getResolvedSignature(call) ?? {};
  if (!declaration || ts.isJSDocSignature(declaration)) return undefined;
  // As declared: with all that the call makes of its type parameters, nobody could read it.
  return ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration)
    ? checker.getSignatureFromDeclaration(declaration)
    : undefined;
}

function print(symbol: ts.Symbol, subject: ts.Type | ts.Signature, checker: ts.TypeChecker) {
  const { flags, name } = symbol;
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const type = (one: ts.Type, more = 0) => checker.typeToString(one, declaration, FORMAT | more);
  const { Class, Interface, Method, Property, TypeAlias, TypeParameter } = ts.SymbolFlags;
  const declared = checker.getDeclaredTypeOfSymbol(symbol);
  if (flags & Class) return `class ${type(declared)}`;
  if (flags & TypeParameter) return `(type parameter) ${name}`;
  if ('parameters' in subject || flags & (ts.SymbolFlags.Function | Method)) {
    const all = 'parameters' in subject ? [] : subject.getCallSignatures();
    const signature = 'parameters' in subject ? subject : all[0];
    const count = checker.getTypeOfSymbol(symbol).getCallSignatures().length - 1;
    const more = count > 0 ? ` (+${count} overload${count > 1 ? 's' : ''})` : '';
    const kind = flags & (Method | Property) ? '(method)' : 'function';
    if (signature) {
      const plain = FORMAT & ~ts.TypeFormatFlags.WriteArrowStyleSignature;
      return shortened(
        `${kind} ${name}${checker.signatureToString(signature, declaration, plain)}${more}`,
      );
    }
  }
  if (flags & ts.SymbolFlags.Value && !('parameters' in subject)) {
    return shortened(`${kindOf(symbol, declaration)} ${name}: ${type(subject)}`);
  }
  if (flags & TypeAlias) {
    const shown = declared.aliasTypeArguments ? type(declared) : name;
    return shortened(`type ${shown} = ${type(declared, ts.TypeFormatFlags.InTypeAlias)}`);
  }
  return flags & Interface ? `interface ${type(declared)}` : name;
}

function kindOf({ flags }: ts.Symbol, declaration: ts.Declaration | undefined): string {
  if (flags & ts.SymbolFlags.Enum) return 'enum';
  if (declaration && ts.isParameter(declaration)) return '(parameter)';
  if (!(flags & ts.SymbolFlags.Variable)) return '(property)';
  return declaration && ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const ? 'const' : 'let';
}

/** TypeScript indents members by four spaces and leaves out the breaks in front of them. */
function shortened(text: string): string {
  const lines = text
    .replace(/\b_ngrx_\w+\./g, '')
    .replace(/;(?=\})/g, ';\n')
    .replace(/(?: {4})+| {2}(?=\S)/g, (space) => `\n${space.slice(space.length / 2)}`)
    .split('\n');
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return [...lines.slice(0, MOST_LINES - 1), '  …'].join('\n');
}

/** The first sentence of a comment, as plain text. */
const firstSentence = (comment: string): string =>
  (/^[\s\S]*?(?:[.!?:](?=\s|$)|\n\n|$)/.exec(comment.trim())?.[0] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/`/g, '')
    .trim();
