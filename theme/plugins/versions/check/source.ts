import { below, CodeProblem, child, list, type Node, nameOf, parse } from '../../../lib/syntax';
import { LIBRARY_NAMES } from './dependencies';

/** A name of a module that code imports, exports again, or uses through a namespace. */
export interface Import {
  specifier: string;
  /** The exported name, or `*` if all of them can be used. */
  name: string;
  line: number;
}

/** A feature of a store. The name is undefined if it is unknown which feature it is, or whether it is one. */
export interface Feature {
  name: string | undefined;
  line: number;
}

/** What code uses. */
export interface Source {
  imports: readonly Import[];
  /**
   * The names of all properties, members and types, with the line of the first one, also called functions as `inject()`,
   * names taken out of an object as `{hasValue}`, `this`, `readonly`, and `=>` in types. Those in a call of an imported function, in arguments of an imported type, or
   * of an imported object are also there with its name: `resource.request`. So is how it is called: `tapResponse(2)` with
   * two arguments, `httpResource(text)`, or `withStorageSync<>` with type arguments. What a function makes is there as
   * `withMutations:save`, and members of what the code gets from elsewhere as `.save.isPending`. `booksValue().` is a
   * signal whose value must not be undefined, and `booksValue()?` one whose value may be, wherever it is read.
   */
  members: ReadonlyMap<string, number>;
  /** The names of all called functions, with the line of the first call. */
  called: ReadonlyMap<string, number>;
  /** The features of each store, in their order. */
  stores: readonly (readonly Feature[])[];
  /** The first and the last line of each part that the parser cannot read. */
  unread: readonly (readonly [from: number, to: number])[];
}

/** Where a top-level statement starts. */
const STARTS =
  'import export const let var function async class abstract type interface enum declare @'.split(
    ' ',
  );
const isStart = (line: string) => STARTS.some((word) => line.startsWith(word));

/** How many statements that cannot be read are skipped. */
const MAX_UNREAD = 20;

/** Parses code. Skips top-level statements that the parser cannot read. Undefined if nothing can be read. */
export function readSource(text: string): Source | undefined {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const unread: [number, number][] = [];
  while (unread.length < MAX_UNREAD) {
    try {
      const program = parse('', lines.join('\n'), true);
      if (list(program, 'body').length === 0) return undefined;
      return { ...readProgram(program), unread: unread.sort(([a], [b]) => a - b) };
    } catch (error) {
      if (!(error instanceof CodeProblem)) throw error;
      const at = Math.min(error.position?.line ?? lines.length, lines.length) - 1;
      const from = lines.findLastIndex((line, index) => index <= at && isStart(line));
      if (from < 0) return undefined;
      const next = lines.findIndex((line, index) => index > at && isStart(line));
      const to = next < 0 ? lines.length : next;
      unread.push([from + 1, to]);
      lines.fill('', from, to);
    }
  }
  return undefined;
}

const lineOf = ({ loc }: Node) => loc.start.line;

function readProgram(program: Node): Omit<Source, 'unread'> {
  const imports: Import[] = [];
  const members = new Map<string, number>();
  const names: Names = { imported: new Map(), namespaces: new Map(), declared: new Map() };
  const calls: Node[] = [];
  /** The exported name of what a node names. A part of a file may lack its imports. */
  const importedName = (node: Node | undefined) =>
    names.imported.size === 0 ? nameOf(node) : names.imported.get(nameOf(node))?.name;
  const add = (key: string, { loc }: Node) => {
    if (!members.has(key)) members.set(key, loc.start.line);
  };
  /** Members of variables and members, which count unless the code makes the object itself, and not by a store. */
  const owned: [key: string, node: Node, owner: Node][] = [];
  const fields = new Map<string, Node>();
  const readings = new Map<string, [read: Node, around: Node][]>();
  const visit = (node: Node, scopes: readonly string[], parent?: Node) => {
    readImports(node, imports, names);
    const value = node.type === 'FunctionDeclaration' ? node : child(node, 'init');
    if (value) names.declared.set(nameOf(child(node, 'id')), value);
    if (node.type === 'PropertyDefinition')
      fields.set(nameOf(child(node, 'key')), child(node, 'value') ?? node);
    const object = child(node, 'object');
    for (const name of namesIn(node)) {
      const owner = importedName(object);
      for (const scope of owner ? [...scopes, `${owner}.`] : scopes) add(scope + name, node);
      if (object)
        owned.push([`.${nameOf(child(object, 'property') ?? object)}.${name}`, node, object]);
    }
    const scope = importedName(child(node, 'callee') ?? child(node, 'typeName'));
    if (node.type === 'CallExpression') {
      calls.push(node);
      const given = list(node, 'arguments');
      const callee = child(node, 'callee');
      const read = nameOf(callee && (child(callee, 'property') ?? callee));
      if (given.length === 0 && parent)
        readings.set(read, [...(readings.get(read) ?? []), [node, parent]]);
      for (const kind of [given.length, kindOf(given[0])]) add(`${scope}(${kind})`, node);
      if (child(node, 'typeArguments')) add(`${scope}<>`, node);
      for (const made of given.flatMap(keysOf)) add(`${scope}:${made}`, node);
    }
    const inner = scope ? [...scopes, `${scope}.`] : scopes;
    const isCopy = node.type === 'SpreadElement' && parent?.type === 'ObjectExpression';
    for (const next of below(node)) visit(next, inner, isCopy ? parent : node);
  };
  visit(program, ['']);
  const isMade = (owner: Node) => {
    const isField = child(owner, 'object')?.type === 'ThisExpression';
    const value = isField
      ? fields.get(nameOf(child(owner, 'property')))
      : names.declared.get(nameOf(owner));
    return value?.type === 'CallExpression';
  };
  for (const [key, node, owner] of owned) if (!isMade(owner)) add(key, node);
  for (const [name, places] of readings) {
    const needed = places.find(([read, around]) => needsValue(read, around));
    if (needed) add(`${name}().`, needed[0]);
    else if (places.every(([read, around]) => takesUndefined(read, around)))
      add(`${name}()?`, program);
  }
  const stores = calls
    .filter((call) => calledName(call, names) === 'signalStore')
    .map((call) => list(call, 'arguments').flatMap((argument) => featuresIn(argument, names)));
  const called = new Map(
    calls.reverse().map((call) => [nameOf(child(call, 'callee')), lineOf(call)]),
  );
  return { imports: [...imports, ...throughNamespaces(program, names)], members, called, stores };
}

/** Whether what is around an expression fails without a value. */
const needsValue = (read: Node, around: Node) =>
  around.type === 'MemberExpression'
    ? around.object === read && !around.optional
    : around.type === 'ForOfStatement' || around.type === 'SpreadElement';

/** Whether what is around an expression works without a value. */
const takesUndefined = (read: Node, around: Node) =>
  around.optional === true ||
  /^(?:Unary|Template|If|Expression)/.test(around.type) ||
  /[!=]=/.test(`${around.operator}`) ||
  (around.type === 'LogicalExpression' && around.left === read);

/** Syntax that is found by a name of its own. */
const SYNTAX: Readonly<Record<string, string>> = { ThisExpression: 'this', TSFunctionType: '=>' };

/** What a node itself names: a property, a member, a called function, a type, or syntax. */
function namesIn(node: Node): string[] {
  const syntax = SYNTAX[node.type] ?? (node.type === 'TSTypeOperator' && node.operator);
  if (syntax) return [`${syntax}`];
  if (node.type === 'ObjectPattern')
    return list(node, 'properties').map((property) => `{${nameOf(child(property, 'key'))}}`);
  const type = child(node, 'typeName');
  const called = child(node, 'callee');
  if (type || called?.type === 'Identifier') return [nameOf(type ?? called) + (type ? '' : '()')];
  const member = child(node, node.type === 'MemberExpression' ? 'property' : 'key');
  return member && (node.computed !== true || member.type === 'Literal') ? [nameOf(member)] : [];
}

const kindOf = (node: Node | undefined) =>
  node?.quasis || typeof node?.value === 'string'
    ? 'text'
    : node?.type === 'ObjectExpression' && 'object';

/** The keys of an object, or of what a function returns. */
function keysOf(node: Node): string[] {
  if (node.type === 'ObjectExpression')
    return list(node, 'properties').map((property) => nameOf(child(property, 'key')));
  const returned = returnedBy(node);
  return returned ? keysOf(returned) : [];
}

const isKnown = (specifier: string) =>
  specifier.startsWith('@ngrx/signals') || LIBRARY_NAMES.some((name) => specifier.startsWith(name));

interface Names {
  /** By local name. */
  imported: Map<string, Import>;
  /** Specifiers by local name. */
  namespaces: Map<string, string>;
  /** Variables and functions of the file by name; a name that is used twice is the later one. */
  declared: Map<string, Node>;
}

function readImports(node: Node, imports: Import[], { imported, namespaces }: Names): void {
  const source = child(node, 'source');
  if (!source || !/^(?:Import|Export)/.test(node.type)) return;
  const specifier = nameOf(source);
  const specifiers = list(node, 'specifiers');
  if (specifiers.length === 0) imports.push({ specifier, name: '*', line: lineOf(node) });
  for (const one of specifiers) {
    const local = nameOf(child(one, 'local'));
    if (one.type === 'ImportNamespaceSpecifier') {
      imports.push({ specifier, name: '*', line: lineOf(one) });
      namespaces.set(local, specifier);
    } else {
      const name = nameOf(child(one, one.type === 'ImportSpecifier' ? 'imported' : 'local'));
      const entry = { specifier, name, line: lineOf(one) };
      imports.push(entry);
      imported.set(local, entry);
    }
  }
}

/** The members of namespaces that code uses, each where it is used first. */
function throughNamespaces(program: Node, { namespaces }: Names): Import[] {
  const found = new Map<string, Import>();
  const visit = (node: Node) => {
    const isQualified = node.type === 'TSQualifiedName';
    const object = child(node, isQualified ? 'left' : 'object');
    const specifier = object?.type === 'Identifier' && namespaces.get(nameOf(object));
    const name = nameOf(child(node, isQualified ? 'right' : 'property'));
    const key = `${specifier}#${name}`;
    if (specifier && !found.has(key)) found.set(key, { specifier, name, line: lineOf(node) });
    below(node).forEach(visit);
  };
  if (namespaces.size > 0) visit(program);
  return [...found.values()];
}

/** The exported name of a called function, unless the file declares or computes it. */
function calledName(call: Node, { imported, namespaces, declared }: Names): string | undefined {
  const callee = child(call, 'callee');
  if (callee?.type === 'MemberExpression') {
    const specifier = namespaces.get(nameOf(child(callee, 'object')));
    return specifier && isKnown(specifier) ? nameOf(child(callee, 'property')) : undefined;
  }
  const name = nameOf(callee);
  if (callee?.type !== 'Identifier' || declared.has(name)) return undefined;
  if (imported.size === 0) return name;
  const entry = imported.get(name);
  return entry && isKnown(entry.specifier) ? entry.name : undefined;
}

/** Follows variables and functions of the file, and both branches of a condition. */
function featuresIn(node: Node, names: Names, depth = 0): Feature[] {
  const unknown = [{ name: undefined, line: lineOf(node) }];
  const follow = (next: Node | undefined) =>
    next && depth < 9 ? featuresIn(next, names, depth + 1) : unknown;
  // `as`, `satisfies`, `!` and type arguments only wrap an expression.
  if (node.type.startsWith('TS')) return follow(child(node, 'expression'));
  if (node.type === 'ObjectExpression') return [];
  if (node.type === 'Identifier') return follow(names.declared.get(nameOf(node)));
  if (node.type === 'ConditionalExpression') {
    return [...follow(child(node, 'consequent')), ...follow(child(node, 'alternate'))];
  }
  if (node.type !== 'CallExpression') return unknown;
  const name = calledName(node, names);
  const inner = list(node, 'arguments');
  if (name === 'signalStoreFeature') return inner.flatMap(follow);
  if (name === 'withConditional') return inner.slice(1).flatMap(follow);
  if (name) return [{ name, line: lineOf(node) }];
  return follow(returnedBy(names.declared.get(nameOf(child(node, 'callee')))));
}

/** What a function returns, if it does so at its end, and only declares variables before. */
function returnedBy(declared: Node | undefined): Node | undefined {
  const body = declared && child(declared, 'body');
  if (body?.type !== 'BlockStatement') return body;
  const [last, ...others] = list(body, 'body').reverse();
  const isOnlyEnd = others.every(({ type }) => type === 'VariableDeclaration');
  return last?.type === 'ReturnStatement' && isOnlyEnd ? child(last, 'argument') : undefined;
}
