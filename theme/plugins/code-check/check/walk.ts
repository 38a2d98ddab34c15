import { below, child, list, type Node, nameOf } from '../../demos';

/** A node and its parent. */
export type Placed = readonly [node: Node, parent: Node | undefined];

/** All nodes of a tree with their parents, in the order of the code. */
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

/** Wrappers that do not change a value: assertions of types, and brackets. */
const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
]);

/** An expression without assertions of types. */
export function unwrapped(node: Node | undefined): Node | undefined {
  let value = node;
  while (value && WRAPPERS.has(value.type)) value = child(value, 'expression');
  return value;
}

export const isFunction = (node: Node | undefined): node is Node =>
  node !== undefined &&
  /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(node.type);

/** The expression that a function returns. Undefined if it is unclear which one. */
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

/** The arguments of a call. */
export const argumentsOf = (call: Node): Node[] =>
  list(call, 'arguments').map((one) => unwrapped(one) ?? one);

/** The properties of an object literal by name. Undefined for another expression, or one with unknown properties. */
export function propertiesOf(node: Node | undefined): ReadonlyMap<string, Node> | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const properties = list(node, 'properties');
  if (properties.some((one) => one.type !== 'Property' || one.computed)) return undefined;
  return new Map(
    properties.map((one) => [nameOf(child(one, 'key')), unwrapped(child(one, 'value')) ?? one]),
  );
}

/** The text of a string literal. */
export const textOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** The texts of an array of string literals. Undefined if one of them is another expression. */
export function textsOf(node: Node | undefined): string[] | undefined {
  if (node?.type !== 'ArrayExpression') return undefined;
  const texts = list(node, 'elements').map((one) => textOf(unwrapped(one)));
  const known = texts.filter((text) => text !== undefined);
  return known.length === texts.length ? known : undefined;
}

/** The line of a node. */
export const lineOf = (node: Node): number => node.loc.start.line;

/** Where lines end, as in JavaScript. */
export const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
