import { withoutTexts } from '../../../lib/codeTexts';
import {
  below,
  CodeProblem,
  child,
  isTypeStatement,
  list,
  type Node,
  nameOf,
  type Position,
  parse,
} from '../../../lib/syntax';
import { ClassCompiler } from './classes';
import { Edits } from './edits';
import { angularNames, type ImportedName, Links } from './links';

/** The code is the body of a function with these {@link PARAMETERS}. */
export interface CompiledFile {
  code: string;
  imports: ImportedName[];
  templates: Map<string, Position>;
}

/** Parameters of compiled code: other modules, Angular's decorators, the loop guard, names, and its exports. */
export const PARAMETERS = ['ɵrequire', 'ɵcore', 'ɵdecorate', 'ɵloop', 'ɵname', 'ɵexports'] as const;

const TYPES = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterDeclaration',
  'TSTypeParameterInstantiation',
  'TSIndexSignature',
]);

const UNSUPPORTED: Record<string, string> = {
  TSEnumDeclaration: 'Enums are not supported here: use an object or a union of strings.',
  TSModuleDeclaration: 'Namespaces are not supported here: use a separate file.',
  TSImportEqualsDeclaration: 'This form of import is not supported here: use import … from.',
  TSExportAssignment: 'This form of export is not supported here: use export default.',
  ExportAllDeclaration:
    'Exporting everything from another file is not supported here: name the exports.',
  ImportExpression: 'This form of import is not supported here: use import … from.',
  // A file becomes the body of a function.
  AwaitExpression: 'Top-level await is not supported here: use it in an async function.',
  'import.meta': 'import.meta is not supported here.',
};

const LOOPS = new Set([
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
]);

/**
 * Compiles a file of a demo to JavaScript. It removes types without checking them, applies decorators as Angular's
 * compiler in the browser expects, links imports and exports, and guards loops.
 *
 * @throws CodeProblem at invalid or unsupported code
 */
export function compileFile(file: string, source: string): CompiledFile {
  const program = parse(file, source);
  const edits = new Edits(source);
  const classes = new ClassCompiler(file, edits, angularNames(program), visit);
  const links = new Links(edits, visit, unsupported);

  /** Number of functions around the visited node. */
  let functions = 0;

  function unsupported(node: Node, message: string): never {
    throw new CodeProblem(message, file, node.loc.start);
  }

  function visit(node: Node): void {
    const { type } = node;
    const message =
      UNSUPPORTED[type === 'MetaProperty' ? source.slice(node.start, node.end) : type];
    if (message && !(type === 'AwaitExpression' && functions > 0)) unsupported(node, message);
    if (TYPES.has(type)) {
      edits.remove(node.start, node.end);
      return;
    }
    if (isTypeStatement(node)) {
      edits.removeStatement(node);
      return;
    }
    if (LOOPS.has(type)) guard(node);
    switch (type) {
      case 'ImportDeclaration':
        return; // Handled later, when all used names are known.
      case 'Identifier':
        links.use(nameOf(node));
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
      case 'ExportNamedDeclaration':
        links.visitNamedExport(node);
        return;
      case 'ExportDefaultDeclaration':
        links.visitDefaultExport(node);
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

  /** Keeps parentheses, which are no nodes: `({}) as A`, `(a || b)!`. */
  function visitExpressionOf(node: Node): void {
    const expression = child(node, 'expression') as Node;
    const type = child(node, 'typeAnnotation') ?? child(node, 'typeArguments');
    if (type && type.start < expression.start) {
      edits.remove(node.start, source.indexOf('>', type.end) + 1);
    } else {
      const operator = /(?:as|satisfies|!)?\s*$/;
      const between = source.slice(expression.end, type?.start ?? node.end);
      edits.remove(expression.end + withoutTexts(between).search(operator), node.end);
    }
    visit(expression);
  }

  function visitFunction(node: Node): void {
    const [self, next] = list(node, 'params');
    const hasThis = self && nameOf(self) === 'this';
    if (hasThis) edits.remove(self.start, next?.start ?? source.indexOf(')', self.end));
    const returnType = child(node, 'returnType');
    if (returnType && node.type === 'ArrowFunctionExpression') {
      // There must be no line break before the arrow.
      const arrow = source.indexOf('=>', returnType.end) + 2;
      edits.remove(returnType.start, returnType.end);
      edits.moveLineBreaks(returnType.start, arrow, arrow);
    }
    functions += 1;
    visitAll(below(node).filter((part) => !(hasThis && part === self)));
    functions -= 1;
  }

  /** Makes a loop check at each iteration whether it has run for too long. */
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

  /** Names the classes of stores, which are otherwise anonymous, for errors about missing providers. */
  function nameStores(all: readonly Node[]): void {
    const declared = all.flatMap((node) =>
      list(child(node, 'declaration') ?? node, 'declarations'),
    );
    for (const declaration of declared) {
      const init = child(declaration, 'init');
      if (nameOf(init && child(init, 'callee')) !== 'signalStore') continue;
      const name = nameOf(child(declaration, 'id'));
      edits.insert(source.length, `\n;ɵname(${name}, "${name}");`);
    }
  }

  const statements = list(program, 'body');
  visitAll(statements);
  nameStores(statements);
  const imports = links.finish(statements);
  return { code: String(edits), imports, templates: classes.templates };
}
