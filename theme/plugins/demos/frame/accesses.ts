import { importedName } from './links';
import { below, child, list, type Node, nameOf, type Position } from './nodes';
import { templateReads } from './templateReads';

/** A member of a store that a file reads. */
export interface Access {
  /** The name of the store's class. */
  store: string;
  /** Module that the file imports the store from. Missing for its own stores. */
  module?: string;
  member: string;
  position: Position;
}

/** Matches the packages whose functions call their first argument with the store. */
const LIBRARIES = /^@(?:ngrx|angular-architects)\//;

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/**
 * Finds the members of stores that a file certainly reads: members of injected fields, in the class and its template,
 * and of the parameter of a feature's function. Ignores names with a declared type, and names that are declared twice.
 */
export function accessesIn(program: Node, source: string): Access[] {
  const imported = importsOf(program);
  const isFrom = (node: Node | undefined, name: RegExp, module: RegExp) => {
    const found = imported.get(nameOf(node));
    return found !== undefined && name.test(found.name) && module.test(found.module);
  };

  const ofClass = (local: string): Pick<Access, 'store' | 'module'> => {
    const found = imported.get(local);
    return found ? { store: found.name, module: found.module } : { store: local };
  };

  const inFeatures = (declaration: Node): Access[] => {
    const call = child(declaration, 'init');
    const store = nameOf(child(declaration, 'id'));
    if (!call || !isFrom(child(call, 'callee'), /^signalStore$/, LIBRARIES)) return [];
    return list(call, 'arguments').flatMap((feature) => {
      const [create] = list(feature, 'arguments');
      const [parameter] = create && FUNCTIONS.has(create.type) ? list(create, 'params') : [];
      const isStore =
        create &&
        parameter?.type === 'Identifier' &&
        !child(parameter, 'typeAnnotation') &&
        isFrom(child(feature, 'callee'), /^with/, LIBRARIES);
      if (!isStore || isDeclaredIn(create, parameter)) return [];
      return readsIn(
        create,
        (object) => object.type === 'Identifier' && sameName(object, parameter),
      ).map((read) => ({ ...read, ...ofClass(store) }));
    });
  };

  const inClass = (node: Node): Access[] => {
    const members = list(child(node, 'body') ?? node, 'body').filter((one) => !one.static);
    const fields = members.flatMap((member): [field: Node, store: string][] => {
      const key = child(member, 'key');
      const call = child(member, 'value');
      const [store] = call ? list(call, 'arguments') : [];
      const isInjected =
        key &&
        !member.computed &&
        !child(member, 'typeAnnotation') &&
        store?.type === 'Identifier' &&
        isFrom(call && child(call, 'callee'), /^inject$/, /^@angular\/core$/);
      return isInjected ? [[key, nameOf(store)]] : [];
    });
    const template = templateOf(node);
    return fields.flatMap(([field, store]) => {
      const isField = (object: Node) =>
        object.type === 'MemberExpression' &&
        child(object, 'object')?.type === 'ThisExpression' &&
        isNamed(child(object, 'property'), field);
      const inTemplate = template ? templateReads(source, template, nameOf(field)) : [];
      const inCode = members.flatMap((member) => {
        const value = child(member, 'value');
        return value ? readsIn(value, isField, OWN_THIS) : [];
      });
      return [...inCode, ...inTemplate].map((read) => ({ ...read, ...ofClass(store) }));
    });
  };

  return list(program, 'body').flatMap((statement) => {
    const declaration = child(statement, 'declaration') ?? statement;
    return declaration.type === 'ClassDeclaration'
      ? inClass(declaration)
      : list(declaration, 'declarations').flatMap(inFeatures);
  });
}

/** Returns the file's imports by their local name. */
function importsOf(program: Node): Map<string, { module: string; name: string }> {
  const imports = list(program, 'body').filter(({ type }) => type === 'ImportDeclaration');
  return new Map(
    imports.flatMap((node) =>
      list(node, 'specifiers').map((one) => [
        nameOf(child(one, 'local')),
        { module: nameOf(child(node, 'source')), name: importedName(one) },
      ]),
    ),
  );
}

const sameName = (a: Node, b: Node) => nameOf(a) === nameOf(b);

/** Returns whether a property is the field of a class, whose name may be private. */
const isNamed = (property: Node | undefined, field: Node) =>
  property?.type === field.type && sameName(property, field);

/** Matches nodes in which `this` is another object. */
const OWN_THIS = /^(?:Class|Function)/;

/** Returns reads of members of an object, except inside nodes of the ignored types. */
function readsIn(
  node: Node,
  isObject: (object: Node) => boolean,
  ignored?: RegExp,
): Pick<Access, 'member' | 'position'>[] {
  const object = child(node, 'object');
  const property = child(node, 'property');
  const isRead = property?.type === 'Identifier' && !node.computed && object && isObject(object);
  const found = isRead ? [{ member: nameOf(property), position: property.loc.start }] : [];
  const inside = below(node).filter(({ type }) => !ignored?.test(type));
  return [...found, ...inside.flatMap((one) => readsIn(one, isObject, ignored))];
}

/** Returns whether a declaration in a function has the name of its parameter. */
function isDeclaredIn(node: Node, parameter: Node): boolean {
  const isDeclared = (pattern: Node): boolean =>
    pattern !== parameter &&
    ((pattern.type === 'Identifier' && sameName(pattern, parameter)) ||
      below(pattern).some(isDeclared));
  const patterns = [
    ...(FUNCTIONS.has(node.type) ? list(node, 'params').filter((one) => one !== parameter) : []),
    ...(node.type === 'VariableDeclarator' || node.type === 'CatchClause'
      ? [child(node, 'id') ?? child(node, 'param')]
      : []),
  ].flatMap((one) => one ?? []);
  return patterns.some(isDeclared) || below(node).some((one) => isDeclaredIn(one, parameter));
}

/** Returns the text between the quotes of a component's template, unless it contains TypeScript expressions. */
function templateOf(component: Node): Node | undefined {
  for (const decorator of list(component, 'decorators')) {
    const [options] = list(child(decorator, 'expression') ?? decorator, 'arguments');
    const template =
      options &&
      list(options, 'properties').find((one) => nameOf(child(one, 'key')) === 'template');
    const value = template && child(template, 'value');
    if (value?.type === 'Literal' || (value && list(value, 'quasis').length === 1)) return value;
  }
  return undefined;
}
