import ts from 'typescript';
import { addressOf, plainName, targetOf } from '../../../typescript/symbols';
import type { LinkTarget } from '../model';

/** A piece of code, with an optional link. */
export interface Token {
  text: string;
  to?: LinkTarget;
}

/** Resolves a name in a type to its text and link. */
type ResolveName = (node: ts.EntityName) => Token;

/** Comments, and keywords that readers do not need. */
const OMITTED = /\/\*[\s\S]*?\*\/|^(?:(?:export|default|declare) )+/g;

/**
 * Splits the code of a declaration, a type or a method into names with links and the code in between, without comments.
 * @param shown public name of a declaration
 */
export function tokensOf(node: ts.Node, resolve: ResolveName, shown?: string): Token[] {
  const { text } = node.getSourceFile();
  const tokens: Token[] = ts.isVariableDeclaration(node) ? [{ text: 'const ' }] : [];
  // A method is shown as a property with a function type.
  const call = ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node) ? node : undefined;
  let end = (call?.questionToken ?? call?.name)?.end ?? node.getStart();
  const replace = (start: number, until: number, token: Token) => {
    tokens.push({ text: text.slice(end, start).replace(OMITTED, '') }, token);
    end = until;
  };
  const visit = (child: ts.Node): void => {
    if (child === call?.type) {
      const colon = text.lastIndexOf(':', child.getStart());
      replace(colon, colon + 1, { text: ' =>' });
    }
    if (shown && 'name' in node && child === node.name) {
      replace(child.getStart(), child.end, { text: shown });
    } else if (ts.isImportTypeNode(child) && child.qualifier) {
      replace(child.getStart(), child.qualifier.getStart(), {
        text: child.isTypeOf ? 'typeof ' : '',
      });
      ts.forEachChild(child, (part) => (part === child.argument ? undefined : visit(part)));
    } else if (isReference(child)) {
      replace(child.getStart(), child.end, resolve(child));
    } else {
      ts.forEachChild(child, visit);
    }
  };
  ts.forEachChild(node, visit);
  tokens.push({ text: text.slice(end, node.end).replace(OMITTED, '') });
  return tokens;
}

export function referencesIn(node: ts.Node): ts.EntityName[] {
  const found: ts.EntityName[] = [];
  const visit = (child: ts.Node): void => {
    if (isReference(child)) found.push(child);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

function isReference(node: ts.Node): node is ts.EntityName {
  const { parent } = node;
  return (
    ts.isEntityName(node) &&
    (ts.isTypeReferenceNode(parent) ||
      ts.isTypeQueryNode(parent) ||
      ts.isExpressionWithTypeArguments(parent) ||
      ts.isImportTypeNode(parent))
  );
}

/** The public name of a reference in a declaration, and its module if it comes from another package. */
export function publicNameOf(node: ts.EntityName, checker: ts.TypeChecker) {
  const identifier = ts.isIdentifier(node) ? node : node.right;
  const typeNode = ts.findAncestor(node.parent, ts.isImportTypeNode);
  if (typeNode?.qualifier === node && ts.isLiteralTypeNode(typeNode.argument)) {
    const { literal } = typeNode.argument;
    return { name: identifier.text, specifier: ts.isStringLiteral(literal) ? literal.text : '' };
  }
  const [first] = ts.isIdentifier(node) ? [node] : [node.left];
  const [declaration] = (first && checker.getSymbolAtLocation(first)?.declarations) ?? [];
  const statement = declaration && ts.findAncestor(declaration, ts.isImportDeclaration);
  const module = statement?.moduleSpecifier;
  const original = declaration && ts.isImportSpecifier(declaration) && declaration.propertyName;
  return {
    name: plainName(original ? original.text : identifier.text),
    specifier: module && ts.isStringLiteral(module) ? module.text : undefined,
  };
}

/**
 * The text and link of a name in a declaration.
 * @param own link targets of the package's own declarations
 * @param report called with a message for each name without a known address
 */
export function resolveName(
  node: ts.EntityName,
  checker: ts.TypeChecker,
  own: ReadonlyMap<ts.Symbol, LinkTarget>,
  report: (problem: string) => void,
): { text: string; to?: LinkTarget } {
  const { name: text, specifier } = publicNameOf(node, checker);
  const symbol = checker.getSymbolAtLocation(ts.isIdentifier(node) ? node : node.right);
  if (!symbol) {
    report(`TypeScript could not resolve "${node.getText()}"`);
    return { text };
  }
  const target = targetOf(symbol, checker);
  const to = own.get(target);
  if (to) return { text, to };
  if (specifier === undefined && isLocal(target)) return { text };
  const url = addressOf(text, specifier, target);
  if (url) return { text, to: { type: 'url', url } };
  report(
    `no address is known for ${text} of ${specifier ?? 'TypeScript'}; add it to ` +
      `${specifier ? 'addressOf' : 'BUILT_IN'} in scripts/typescript/symbols.ts`,
  );
  return { text };
}

/**
 * Whether a name refers to a parameter or type parameter. These need no link, because the same declaration
 * declares them.
 */
function isLocal({ declarations: [declaration] = [] }: ts.Symbol): boolean {
  return (
    declaration !== undefined &&
    (ts.isTypeParameterDeclaration(declaration) || ts.isParameter(declaration))
  );
}
