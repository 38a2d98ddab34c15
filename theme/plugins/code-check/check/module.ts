import { below, child, list, type Node, nameOf } from '../../demos';
import { LINE_BREAK, lineOf, nodesOf, type Placed, unwrapped } from './walk';

/** A name that a file imports. */
export interface Imported {
  specifier: string;
  /** The exported name, `*` for all names, or `default`. */
  name: string;
  node: Node;
}

/** A file with its names. */
export interface Module {
  name: string;
  lines: readonly string[];
  /** All nodes of the file. */
  nodes: readonly Placed[];
  /** By local name. */
  imports: ReadonlyMap<string, Imported>;
  /** Names that are exported from another file, without a local name. */
  reexports: readonly Imported[];
  /** The values of everything that the file declares, at any depth, by name. Undefined if ambiguous. */
  declared: ReadonlyMap<string, Node | undefined>;
  /** Local names by exported name. */
  exports: ReadonlyMap<string, string>;
}

export function readModule(name: string, text: string, program: Node): Module {
  const imports = new Map<string, Imported>();
  const reexports: Imported[] = [];
  const declared = new Map<string, Node | undefined>();
  const exports = new Map<string, string>();
  /** Adds a name. A second declaration of a name makes it ambiguous. */
  const declare = (id: string, value?: Node) =>
    declared.set(id, declared.has(id) ? undefined : value);
  const declarePattern = (pattern: Node | undefined, value?: Node) => {
    for (const id of namesIn(pattern))
      declare(id, pattern?.type === 'Identifier' ? value : undefined);
  };

  const nodes = nodesOf(program);
  for (const [node] of nodes) {
    switch (node.type) {
      case 'VariableDeclarator':
        declarePattern(child(node, 'id'), unwrapped(child(node, 'init')));
        break;
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
        declarePattern(child(node, 'id'), node);
    }
    for (const parameter of list(node, 'params')) declarePattern(parameter);
    if (node.type === 'CatchClause') declarePattern(child(node, 'param'));
  }
  for (const statement of list(program, 'body')) {
    const specifier = nameOf(child(statement, 'source'));
    if (statement.type === 'ImportDeclaration') {
      for (const one of list(statement, 'specifiers')) {
        imports.set(nameOf(child(one, 'local')), { specifier, name: importedName(one), node: one });
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const one of list(statement, 'specifiers')) {
        const local = nameOf(child(one, 'local'));
        if (specifier) reexports.push({ specifier, name: local, node: one });
        else exports.set(nameOf(child(one, 'exported')), local);
      }
      for (const id of namesOf(child(statement, 'declaration'))) exports.set(id, id);
    }
  }
  return { name, lines: text.split(LINE_BREAK), nodes, imports, reexports, declared, exports };
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  return specifier.type === 'ImportSpecifier' ? nameOf(child(specifier, 'imported')) : 'default';
}

/** Returns the names that a pattern binds. */
function namesIn(pattern: Node | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern)];
  if (pattern.type === 'Property') return namesIn(child(pattern, 'value'));
  if (pattern.type === 'AssignmentPattern') return namesIn(child(pattern, 'left'));
  if (/^(?:ObjectPattern|ArrayPattern|RestElement|TSParameterProperty)$/.test(pattern.type))
    return below(pattern).flatMap(namesIn);
  return [];
}

/** Returns the names that a declaration introduces. */
const namesOf = (declaration: Node | undefined): string[] =>
  declaration?.type === 'VariableDeclaration'
    ? list(declaration, 'declarations').flatMap((one) => namesIn(child(one, 'id')))
    : namesIn(declaration && child(declaration, 'id'));

/** Returns the name of a file or of an imported module, without folder and extension. */
const baseName = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.[cm]?[jt]s$/, '');

/** Files that are checked together. */
export class Project {
  readonly #byName = new Map<string, Module[]>();

  constructor(readonly modules: readonly Module[]) {
    for (const module of modules) {
      const name = baseName(module.name);
      this.#byName.set(name, [...(this.#byName.get(name) ?? []), module]);
    }
  }

  /** Returns the value that another of the files exports. Undefined if there is none, or if it is ambiguous. */
  exported({ specifier, name }: Imported): { module: Module; value: Node } | undefined {
    const candidates = this.#byName.get(baseName(specifier)) ?? [];
    const [only, ...others] = candidates.flatMap((module) => {
      const local = module.exports.get(name);
      const value = local && module.declared.get(local);
      return value ? [{ module, value }] : [];
    });
    return others.length === 0 ? only : undefined;
  }
}

/** A package or the value of a name, if the files determine it. */
export type Resolved =
  | { from: 'package'; specifier: string; name: string }
  | { from: 'code'; module: Module; value: Node };

/** Resolves an identifier, or a member of a namespace. */
export function resolve(
  node: Node | undefined,
  module: Module,
  project: Project,
): Resolved | undefined {
  if (!node) return undefined;
  if (node.type === 'MemberExpression' && !node.computed) {
    const object = child(node, 'object');
    const namespace =
      object?.type === 'Identifier' ? module.imports.get(nameOf(object)) : undefined;
    if (namespace?.name !== '*' || module.declared.has(nameOf(object))) return undefined;
    return importedFrom({ ...namespace, name: nameOf(child(node, 'property')) }, project);
  }
  if (node.type !== 'Identifier') return undefined;
  const name = nameOf(node);
  const imported = module.imports.get(name);
  if (imported) return module.declared.has(name) ? undefined : importedFrom(imported, project);
  const value = module.declared.get(name);
  return value && { from: 'code', module, value };
}

function importedFrom(imported: Imported, project: Project): Resolved | undefined {
  const found = project.exported(imported);
  if (found) return { from: 'code', ...found };
  const { specifier, name } = imported;
  return specifier.startsWith('.') ? undefined : { from: 'package', specifier, name };
}

/** Returns a line of the code without its indentation. */
export const codeAt = ({ lines }: Module, node: Node): string =>
  lines[lineOf(node) - 1]?.trim() ?? '';
