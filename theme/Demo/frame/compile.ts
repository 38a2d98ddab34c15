import { ClassCompiler, type Template } from './classes';
import { Edits } from './edits';
import { CodeProblem } from './problem';
import { below, child, list, type Node, nameOf, type Position, parse } from './syntax';

/** A name that a file imports as a value. */
export interface ImportedName {
  module: string;
  /** As the module exports it; `*` for all of it. */
  name: string;
  position: Position;
}

/** One file of a demo as JavaScript: the body of a function of {@link PARAMETERS}. */
export interface CompiledFile {
  code: string;
  imports: ImportedName[];
  /** The templates of the file's components, by the names of their classes. */
  templates: Map<string, Template>;
}

/** What compiled code is given: other modules, Angular's decorators, the guard of loops, and its exports. */
export const PARAMETERS = ['ɵrequire', 'ɵcore', 'ɵdecorate', 'ɵloop', 'ɵexports'] as const;

/** What is of no consequence when the program runs. */
const TYPES = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterDeclaration',
  'TSTypeParameterInstantiation',
  'TSIndexSignature',
]);
const TYPE_STATEMENTS = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSDeclareFunction',
]);

/** What TypeScript would turn into code, and this compiler does not. */
const UNSUPPORTED: Record<string, string> = {
  TSModuleDeclaration: 'A namespace cannot run here: use a file.',
  TSImportEqualsDeclaration: 'This import cannot run here: write import … from.',
  TSExportAssignment: 'This export cannot run here: write export default.',
  TSParameterProperty: 'A parameter property cannot run here: use inject() in a field.',
  ExportAllDeclaration: 'Exports of another file cannot be handed on whole here: name them.',
};

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
]);

/**
 * Makes JavaScript of a file of a demo: takes the types away, applies decorators as Angular's compiler in the
 * browser expects it, links imports and exports, and guards loops. Types are not checked.
 *
 * @throws CodeProblem at the place of what is no TypeScript, or cannot run here
 */
export function compileFile(file: string, source: string): CompiledFile {
  const program = parse(file, source);
  const edits = new Edits(source);
  /** Names that are used as values. Imports of others are of types, and go. */
  const used = new Set<string>();
  const exported: [name: string, local: string][] = [];
  const handedOn: ImportedName[] = [];
  const classes = new ClassCompiler(file, edits, angularNames(program), visit);

  function unsupported(node: Node, message: string): never {
    throw new CodeProblem(message, file, node.loc.start);
  }

  /** Takes a statement away; what stands before it must not go on behind it. */
  function removeStatement(node: Node): void {
    edits.replace(node.start, node.end, ';');
  }

  function visit(node: Node): void {
    const { type } = node;
    const message = UNSUPPORTED[type];
    if (message) unsupported(node, message);
    if (TYPES.has(type)) {
      edits.remove(node.start, node.end);
      return;
    }
    if (TYPE_STATEMENTS.has(type) || node.declare) {
      removeStatement(node);
      return;
    }
    if (LOOPS.has(type)) guard(node);
    switch (type) {
      case 'ImportDeclaration':
        return; // When all used names are known.
      case 'Identifier':
        used.add(nameOf(node));
        // `name?: Type`
        edits.remove(node.start + nameOf(node).length, node.end);
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSInstantiationExpression':
      case 'TSTypeAssertion':
        visitExpressionOf(node);
        return;
      case 'TSEnumDeclaration':
        edits.replace(node.start, node.end, enumCode(node));
        return;
      case 'ExportNamedDeclaration':
        visitNamedExport(node);
        return;
      case 'ExportDefaultDeclaration':
        visitDefaultExport(node);
        return;
      case 'ClassDeclaration':
      case 'ClassExpression':
        classes.visitClass(node);
        return;
      case 'MemberExpression':
        visitAll([child(node, 'object'), node.computed ? child(node, 'property') : undefined]);
        return;
      case 'Property':
        visitAll([
          node.computed || node.shorthand ? child(node, 'key') : undefined,
          child(node, 'value'),
        ]);
        return;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        visitFunction(node);
        return;
      default:
        visitAll(below(node));
        return;
    }
  }

  function visitAll(nodes: readonly (Node | undefined)[]): void {
    for (const node of nodes) if (node) visit(node);
  }

  /** An expression with a type at one side of it. */
  function visitExpressionOf(node: Node): void {
    const expression = child(node, 'expression') as Node;
    edits.remove(node.start, expression.start);
    edits.remove(expression.end, node.end);
    visit(expression);
  }

  function visitNamedExport(node: Node): void {
    const declaration = child(node, 'declaration');
    if (child(node, 'source') && node.exportKind !== 'type') {
      handOn(node);
      return;
    }
    if (!declaration || node.exportKind === 'type') {
      for (const one of node.exportKind === 'type' ? [] : list(node, 'specifiers')) {
        if (one.exportKind === 'type') continue;
        used.add(nameOf(child(one, 'local')));
        exported.push([nameOf(child(one, 'exported')), nameOf(child(one, 'local'))]);
      }
      removeStatement(node);
      return;
    }
    removeWords(node, /^export/);
    const declared = list(declaration, 'declarations');
    const isType = TYPE_STATEMENTS.has(declaration.type) || declaration.declare;
    for (const one of isType ? [] : declared.length > 0 ? declared : [declaration]) {
      const id = child(one, 'id');
      if (id?.type !== 'Identifier') unsupported(one, 'Export one name at a time here.');
      exported.push([nameOf(id), nameOf(id)]);
    }
    visit(declaration);
  }

  function visitDefaultExport(node: Node): void {
    const declaration = child(node, 'declaration') as Node;
    const id = child(declaration, 'id');
    removeWords(node, /^export\s+default/);
    if (id && /Declaration$/.test(declaration.type)) exported.push(['default', nameOf(id)]);
    else edits.insert(declaration.start, 'ɵexports.default = ');
    visit(declaration);
  }

  /** An export of what another file exports. */
  function handOn(node: Node): void {
    const module = nameOf(child(node, 'source'));
    const code = list(node, 'specifiers').map((one) => {
      const name = nameOf(child(one, 'local'));
      handedOn.push({ module, name, position: one.loc.start });
      const exported = JSON.stringify(nameOf(child(one, 'exported')));
      return `ɵexports[${exported}] = ɵrequire(${JSON.stringify(module)})[${JSON.stringify(name)}];`;
    });
    edits.replace(node.start, node.end, code.join(' '));
  }

  /** Takes away the words that an export begins with. */
  function removeWords({ start }: Node, words: RegExp): void {
    const [found = ''] = words.exec(source.slice(start)) ?? [];
    edits.remove(start, start + found.length);
  }

  function visitFunction(node: Node): void {
    const [self, next] = list(node, 'params');
    const hasThis = self && nameOf(self) === 'this';
    if (hasThis) edits.remove(self.start, next?.start ?? self.end);
    const returnType = child(node, 'returnType');
    if (returnType && node.type === 'ArrowFunctionExpression') {
      // No line break may stand before the arrow.
      const arrow = source.indexOf('=>', returnType.end) + 2;
      edits.remove(returnType.start, returnType.end);
      edits.moveLineBreaks(returnType.start, arrow, arrow);
    }
    visitAll(below(node).filter((one) => !(hasThis && one === self)));
  }

  /** Lets a loop ask at each turn whether it has run for too long. */
  function guard(loop: Node): void {
    const body = child(loop, 'body') as Node;
    const call = `ɵloop(${loop.loc.start.line});`;
    if (body.type === 'BlockStatement') {
      edits.insert(body.start + 1, call);
      return;
    }
    edits.insert(body.start, `{${call}`);
    edits.insert(body.end, '}');
  }

  function enumCode(node: Node): string {
    let next: number | undefined = 0;
    const members = list(node, 'members').flatMap((member) => {
      const initializer = child(member, 'initializer');
      const value = initializer ? initializer.value : next;
      if (typeof value !== 'number' && typeof value !== 'string') {
        unsupported(member, 'A member of an enum must be a number or a text here.');
      }
      const name = JSON.stringify(nameOf(child(member, 'id')));
      next = typeof value === 'number' ? value + 1 : undefined;
      return typeof value === 'string'
        ? [`${name}: ${JSON.stringify(value)}`]
        : [`${name}: ${value}`, `"${value}": ${name}`];
    });
    return `const ${nameOf(child(node, 'id'))} = { ${members.join(', ')} };`;
  }

  function linkImport(node: Node): ImportedName[] {
    const module = nameOf(child(node, 'source'));
    const specifiers = list(node, 'specifiers').filter(
      (one) => one.importKind !== 'type' && used.has(nameOf(child(one, 'local'))),
    );
    if (node.importKind === 'type' || specifiers.length === 0) {
      removeStatement(node);
      return [];
    }
    const names = specifiers.map((one) => ({ one, name: importedName(one) }));
    const required = `ɵrequire(${JSON.stringify(module)})`;
    const code = names.map(({ one, name }) => {
      const local = nameOf(child(one, 'local'));
      const pattern = name === '*' ? local : `{ ${JSON.stringify(name)}: ${local} }`;
      return `const ${pattern} = ${required};`;
    });
    edits.replace(node.start, node.end, code.join(' '));
    return names.map(({ one, name }) => ({ module, name, position: one.loc.start }));
  }

  const statements = list(program, 'body');
  visitAll(statements);
  const imports = statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap((node) => linkImport(node));
  for (const [name, local] of exported) {
    edits.insert(source.length, `\n;ɵexports[${JSON.stringify(name)}] = ${local};`);
  }
  return { code: String(edits), imports: [...imports, ...handedOn], templates: classes.templates };
}

/** The name under which a module exports what an import names. */
function importedName(specifier: Node): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return nameOf(child(specifier, 'imported'));
}

/** What a file imports of Angular: the names there, by the names here. */
function angularNames(program: Node): Map<string, string> {
  const imports = list(program, 'body').filter(
    (node) =>
      node.type === 'ImportDeclaration' && nameOf(child(node, 'source')) === '@angular/core',
  );
  return new Map(
    imports
      .flatMap((node) => list(node, 'specifiers'))
      .map((one) => [nameOf(child(one, 'local')), importedName(one)]),
  );
}
