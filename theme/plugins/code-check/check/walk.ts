import { below, child, list, type Node, nameOf } from '../../demos';

/** A node and its parent. */
export type Placed = readonly [node: Node, parent: Node | undefined];

/** Returns all nodes of a tree with their parents, in the order of the code. */
export function nodesOf(root: Node): Placed[] {
  const all: Placed[] = [];
  const open: Placed[] = [[root, undefined]];
  for (let next = open.pop(); next; next = open.pop()) {
    all.push(next);
    const [node] = next;
    for (const one of below(node).reverse()) open.push([one, node]);
  }
  return all;
}

/** Wrappers that do not change a value: type assertions and parentheses. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
]);

/** Returns an expression without type assertions and parentheses. */
export function unwrapped(node: Node | undefined): Node | undefined {
  let value = node;
  while (value && WRAPPERS.has(value.type)) value = child(value, 'expression');
  return value;
}

export const isFunction = (node: Node | undefined): node is Node =>
  node !== undefined &&
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** Returns the expression that a function returns. Undefined if it is ambiguous. */
export function returned(node: Node): Node | undefined {
  const body = child(node, 'body');
  if (body?.type !== 'BlockStatement') return unwrapped(body);
  const returns: Node[] = [];
  const visit = (one: Node) => {
    if (one.type === 'ReturnStatement') returns.push(one);
    else if (!isFunction(one)) below(one).forEach(visit);
  };
  visit(body);
  const [only, other] = returns;
  return only && !other ? unwrapped(child(only, 'argument')) : undefined;
}

/** Returns the arguments of a call. */
export const argumentsOf = (call: Node): Node[] =>
  list(call, 'arguments').map((one) => unwrapped(one) ?? one);

/**
 * Returns the properties of an object literal by name. Undefined for any other expression, or if there are unknown
 * properties.
 */
export function propertiesOf(node: Node | undefined): ReadonlyMap<string, Node> | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const properties = list(node, 'properties');
  if (properties.some((one) => one.type !== 'Property' || one.computed)) return undefined;
  return new Map(
    properties.map((one) => [nameOf(child(one, 'key')), unwrapped(child(one, 'value')) ?? one]),
  );
}

/** Returns the text of a string literal. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the texts of an array of string literals. Undefined if one of them is another expression. */
export function textsOf(node: Node | undefined): string[] | undefined {
  if (node?.type !== 'ArrayExpression') return undefined;
  const texts = list(node, 'elements').map((one) => textOf(unwrapped(one)));
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? known : undefined;
}

/** Returns the line of a node. */
export const lineOf = (node: Node): number => node.loc.start.line;

/** Matches line breaks as defined by JavaScript. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
