import { library } from '../../../config/library';
import { child, type Node, nameOf } from '../../demos';
import type { Imported, Module } from './module';

/** The names of the library's package. */
const PACKAGES: readonly string[] = [library.packageName, library.newName.packageName];

/** Returns the entry point of the library that an import names, without a leading slash. Empty for the main one. */
export function entryOf(specifier: string): string | undefined {
  const name = PACKAGES.find((one) => specifier === one || specifier.startsWith(`${one}/`));
  return name && specifier.slice(name.length + 1);
}

export const isLibrary = (name: string): boolean => PACKAGES.includes(name);

/** A symbol of the library in a file. */
export interface LibraryUse {
  symbol: string;
  specifier: string;
  entry: string;
  module: Module;
  /** Where the symbol is imported, or for members of a namespace, where it is used first. */
  node: Node;
  /** Further places, in order. */
  places: readonly Node[];
  /** The calls among these places. */
  calls: readonly Node[];
}

/** Returns the symbols of the library that a file imports, with the places that use them. */
export function libraryUses(module: Module): LibraryUse[] {
  const uses: (LibraryUse & { places: Node[]; calls: Node[] })[] = [];
  const byLocal = new Map<string, (typeof uses)[number]>();
  const namespaces = new Map<string, Imported>();
  const add = ({ specifier }: Imported, symbol: string, node: Node) => {
    const use = {
      symbol,
      specifier,
      entry: entryOf(specifier) ?? '',
      module,
      node,
      places: [],
      calls: [],
    };
    uses.push(use);
    return use;
  };
  for (const [local, imported] of module.imports) {
    if (entryOf(imported.specifier) === undefined) continue;
    if (imported.name === '*') namespaces.set(local, imported);
    else byLocal.set(local, add(imported, imported.name, imported.node));
  }
  for (const one of module.reexports) {
    if (entryOf(one.specifier) !== undefined) add(one, one.name, one.node);
  }
  if (byLocal.size === 0 && namespaces.size === 0) return uses;
  for (const [node, parent] of module.nodes) {
    const member = memberOf(node, namespaces, module);
    if (member) {
      const known = uses.find(
        ({ symbol, specifier }) => symbol === member.name && specifier === member.specifier,
      );
      const use = known ?? add(member, member.name, node);
      if (known) known.places.push(node);
      (use.calls as Node[]).push(...callsOf(node, parent));
      continue;
    }
    const name = nameOf(node);
    const use =
      node.type === 'Identifier' && isReference(node, parent) ? byLocal.get(name) : undefined;
    if (!use || module.declared.has(name)) continue;
    use.places.push(node);
    use.calls.push(...callsOf(node, parent));
  }
  return uses;
}

const callsOf = (node: Node, parent: Node | undefined): Node[] =>
  parent?.type === 'CallExpression' && child(parent, 'callee') === node ? [parent] : [];

/** Returns the symbol that a member of a namespace refers to, in values and types. */
function memberOf(
  node: Node,
  namespaces: ReadonlyMap<string, Imported>,
  module: Module,
): Imported | undefined {
  const [object, property] =
    node.type === 'MemberExpression' && !node.computed
      ? [child(node, 'object'), child(node, 'property')]
      : node.type === 'TSQualifiedName'
        ? [child(node, 'left'), child(node, 'right')]
        : [];
  if (object?.type !== 'Identifier' || module.declared.has(nameOf(object))) return undefined;
  const namespace = namespaces.get(nameOf(object));
  return namespace && { ...namespace, name: nameOf(property), node };
}

/** Returns whether an identifier refers to a value or type, rather than to a member, key or import of the same name. */
function isReference(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (/^(?:Import|Export).*Specifier$/.test(parent.type)) return false;
  if (
    child(parent, 'property') === node ||
    (child(parent, 'right') === node && parent.type === 'TSQualifiedName')
  )
    return Boolean(parent.computed);
  if (child(parent, 'key') === node) return Boolean(parent.computed) || parent.shorthand === true;
  return true;
}

/** Returns whether a file names the library, which may be in an `import()`. */
export const namesLibrary = ({ lines }: Module): boolean =>
  lines.some((line) => PACKAGES.some((name) => line.includes(name)));
