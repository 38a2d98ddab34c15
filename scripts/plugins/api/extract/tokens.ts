import ts from 'typescript';
import type { LinkTarget } from '../model';

/** A piece of code, and where it leads. */
export interface Token {
  text: string;
  to?: LinkTarget;
}

/** Answers what to show for a name in a type, and where it leads. */
export type ResolveName = (node: ts.EntityName) => Token;

/** Says nothing to readers. */
const LEFT_OUT = /\/\*[\s\S]*?\*\/|^(?:(?:export|default|declare) )+/g;

/**
 * The code of a declaration, a type or a method as it is written, without comments: names that lead
 * somewhere, and what stands between them.
 * @param shown name under which readers know a declaration
 */
export function tokensOf(node: ts.Node, resolve: ResolveName, shown?: string): Token[] {
  const { text } = node.getSourceFile();
  const tokens: Token[] = ts.isVariableDeclaration(node) ? [{ text: 'const ' }] : [];
  // A method is shown as the type of a property that can be called.
  const call = ts.isMethodSignature(node) || ts.isCallSignatureDeclaration(node) ? node : undefined;
  let end = (call?.questionToken ?? call?.name)?.end ?? node.getStart();
  const replace = (start: number, until: number, token: Token) => {
    tokens.push({ text: text.slice(end, start).replace(LEFT_OUT, '') }, token);
    end = until;
  };
  const visit = (child: ts.Node): void => {
    if (child === call?.type) {
      const colon = text.lastIndexOf(':', child.getStart());
      replace(colon, colon + 1, { text: '=>' });
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
  tokens.push({ text: text.slice(end, node.end).replace(LEFT_OUT, '') });
  return tokens;
}

/** Names in a declaration that stand for something declared elsewhere. */
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
