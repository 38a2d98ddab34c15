import ts from 'typescript';
import type { LinkTarget } from '../model';

/** A word, a sign or a text in code, and where it leads. */
export interface Token {
  text: string;
  to?: LinkTarget;
}

/** Answers what to show for a name in a type, and where it leads. */
export type ResolveName = (node: ts.EntityName) => Token;

/** A declaration that a page can show. */
export type Declaration =
  | ts.FunctionDeclaration
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.VariableDeclaration;

/** Says nothing to readers. */
const LEFT_OUT = new Set([
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.DefaultKeyword,
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.JSDoc,
]);

/**
 * The tokens of a declaration, names as readers know them. TypeDoc's own model would do for most declarations,
 * but it forgets what a type parameter was constrained by, and the spread in a tuple.
 * @param shown name of the declaration
 */
export function declarationTokens(node: Declaration, shown: string, resolve: ResolveName): Token[] {
  if (ts.isVariableDeclaration(node)) {
    const type = node.type ? typeTokens(node.type, resolve) : textTokens('unknown');
    return [...textTokens('const', shown, ':'), ...type, ...textTokens(';')];
  }
  return node.getChildren().flatMap((child): Token[] => {
    if (child === node.name) return textTokens(shown);
    const tokens = typeTokens(child, resolve);
    // One member a line reads best, even where they would fit into one; Prettier keeps such a line break.
    if (ts.isTypeAliasDeclaration(node) && child === node.type && ts.isTypeLiteralNode(child)) {
      tokens.splice(1, 0, { text: '\n' });
    }
    return tokens;
  });
}

/** The tokens of a method as the type of a property that can be called. */
export function methodTokens(node: ts.MethodSignature, resolve: ResolveName): Token[] {
  const children = node.getChildren();
  const name = children.indexOf(node.questionToken ?? node.name);
  return children.slice(name + 1).flatMap((child) => {
    if (child.kind === ts.SyntaxKind.ColonToken) return textTokens('=>');
    return child.kind === ts.SyntaxKind.SemicolonToken ? [] : typeTokens(child, resolve);
  });
}

/** The tokens of a type, or of any part of a declaration. */
export function typeTokens(node: ts.Node, resolve: ResolveName): Token[] {
  if (LEFT_OUT.has(node.kind)) return [];
  // What a function does; only sources have it.
  if (ts.isBlock(node)) return textTokens(';');
  if (isReference(node)) return [resolve(node)];
  let children = node.getChildren();
  if (ts.isImportTypeNode(node) && node.qualifier) {
    const typeOf = children.filter(({ kind }) => kind === ts.SyntaxKind.TypeOfKeyword);
    children = [...typeOf, ...children.slice(children.indexOf(node.qualifier))];
  }
  if (children.length === 0) return textTokens(node.getText());
  const tokens = children.flatMap((child) => typeTokens(child, resolve));
  // In sources, the end of a line may be all that ends a member.
  const isOpen = ts.isTypeElement(node) && !/[;,]$/.test(node.getText());
  return isOpen ? [...tokens, ...textTokens(';')] : tokens;
}

const textTokens = (...texts: string[]): Token[] => texts.map((text) => ({ text }));

/** Whether a name stands for something that is declared elsewhere. */
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
