import {
  child,
  isTypeStatement,
  list,
  type Node,
  nameOf,
  type Position,
} from '../../../lib/syntax';
import type { Edits } from './edits';

export interface ImportedName {
  module: string;
  /** The exported name; `*` for the namespace. Missing if nothing is used. */
  name?: string;
  position: Position;
}

/** Converts the imports and exports of a file to calls and assignments, because its code is a function body. */
export class Links {
  /** Names that are used as values. Other imports are types, and are removed. */
  readonly #used = new Set<string>();
  readonly #exported: [name: string, local: string][] = [];
  readonly #reexported: ImportedName[] = [];

  constructor(
    private readonly edits: Edits,
    private readonly visit: (node: Node) => void,
    private readonly fail: (node: Node, message: string) => never,
  ) {}

  use(name: string): void {
    this.#used.add(name);
  }

  visitNamedExport(node: Node): void {
    const declaration = child(node, 'declaration');
    const isOfTypes = node.exportKind === 'type';
    if (child(node, 'source') && !isOfTypes) this.#reexport(node);
    else if (declaration && !isOfTypes) this.#exportDeclaration(node, declaration);
    else {
      for (const specifier of isOfTypes ? [] : list(node, 'specifiers')) {
        if (specifier.exportKind === 'type') continue;
        const local = nameOf(child(specifier, 'local'));
        this.use(local);
        this.#exported.push([nameOf(child(specifier, 'exported')), local]);
      }
      this.edits.removeStatement(node);
    }
  }

  visitDefaultExport(node: Node): void {
    const declaration = child(node, 'declaration') as Node;
    const id = child(declaration, 'id');
    this.#removeWords(node, /^export\s+default/);
    if (id && /Declaration$/.test(declaration.type)) this.#exported.push(['default', nameOf(id)]);
    else this.edits.insert(declaration.start, 'ɵexports.default = ');
    this.visit(declaration);
  }

  /** Links the imports and exports when the whole file has been visited, and names the imported values. */
  finish(statements: readonly Node[]): ImportedName[] {
    const imports = statements
      .filter(({ type }) => type === 'ImportDeclaration')
      .flatMap((node) => this.#linkImport(node));
    for (const [name, local] of this.#exported) {
      const { source } = this.edits;
      this.edits.insert(source.length, `\n;ɵexports[${JSON.stringify(name)}] = ${local};`);
    }
    return [...imports, ...this.#reexported];
  }

  #exportDeclaration(node: Node, declaration: Node): void {
    this.#removeWords(node, /^export/);
    const declared = list(declaration, 'declarations');
    const all = declared.length > 0 ? declared : [declaration];
    for (const named of isTypeStatement(declaration) ? [] : all) {
      const id = child(named, 'id');
      if (id?.type !== 'Identifier') this.fail(named, 'Export one name at a time here.');
      this.#exported.push([nameOf(id), nameOf(id)]);
    }
    this.visit(declaration);
  }

  #reexport(node: Node): void {
    const module = nameOf(child(node, 'source'));
    const code = list(node, 'specifiers').map((specifier) => {
      const name = nameOf(child(specifier, 'local'));
      this.#reexported.push({ module, name, position: specifier.loc.start });
      const exported = JSON.stringify(nameOf(child(specifier, 'exported')));
      return `ɵexports[${exported}] = ɵrequire(${JSON.stringify(module)})[${JSON.stringify(name)}];`;
    });
    this.edits.replace(node.start, node.end, code.join(' '));
  }

  #removeWords({ start }: Node, words: RegExp): void {
    const [keywords = ''] = words.exec(this.edits.source.slice(start)) ?? [];
    this.edits.remove(start, start + keywords.length);
  }

  #linkImport(node: Node): ImportedName[] {
    const module = nameOf(child(node, 'source'));
    const specifiers = list(node, 'specifiers').filter(
      (specifier) =>
        specifier.importKind !== 'type' && this.#used.has(nameOf(child(specifier, 'local'))),
    );
    const required = `ɵrequire(${JSON.stringify(module)})`;
    const position = node.loc.start;
    if (specifiers.length === 0) {
      const runs = this.edits.source.slice(node.start, node.end).search(/^import\s*['"]/) === 0;
      if (runs) this.edits.replace(node.start, node.end, `${required};`);
      else this.edits.removeStatement(node);
      return node.importKind === 'type' ? [] : [{ module, position }];
    }
    const code = specifiers.map((specifier) => {
      const local = nameOf(child(specifier, 'local'));
      const name = importedName(specifier);
      const pattern = name === '*' ? local : `{ ${JSON.stringify(name)}: ${local} }`;
      return `const ${pattern} = ${required};`;
    });
    this.edits.replace(node.start, node.end, code.join(' '));
    return specifiers.map((specifier) => ({
      module,
      name: importedName(specifier),
      position: specifier.loc.start,
    }));
  }
}

function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return nameOf(child(specifier, 'imported'));
}

/** A file's imports from Angular: exported names by local name. */
export function angularNames(program: Node): Map<string, string> {
  const imports = list(program, 'body').filter(
    (node) =>
      node.type === 'ImportDeclaration' && nameOf(child(node, 'source')) === '@angular/core',
  );
  return new Map(
    imports
      .flatMap((node) => list(node, 'specifiers'))
      .map((specifier) => [nameOf(child(specifier, 'local')), importedName(specifier)]),
  );
}
