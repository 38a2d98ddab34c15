import '@angular/compiler';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { compileFile, PARAMETERS } from './compile';

const DEMOS = path.resolve('docs/_demos');
const demos = readdirSync(DEMOS).filter((file) => file.endsWith('.ts'));

/**
 * Code as statements without the parts that differ between the two compilers: imports, exports, decorators and
 * loop guards. The rest must be equal.
 */
function essence(code: string): string {
  const text = code.replace(/^export (?:default )?(?=class|const|function|async)/gm, '');
  const source = ts.createSourceFile('x.js', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const isOwn = (text: string) =>
    /^(?:const )?ɵ|= ɵrequire\("[^"]*"\);$|^static propDecorators/.test(text);
  const result = ts.transform(source, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (ts.isImportDeclaration(node) || ts.isEmptyStatement(node)) return undefined;
        if (ts.isExportDeclaration(node) || ts.isExportAssignment(node)) return undefined;
        const isMember = ts.isPropertyDeclaration(node) || ts.isSemicolonClassElement(node);
        if (
          (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) &&
          isOwn(node.getText())
        ) {
          return undefined;
        }
        if (ts.isSemicolonClassElement(node)) return undefined;
        if (isMember && isOwn(node.getText())) return undefined;
        // TypeScript also removes the parentheses of `(x as T)`.
        if (ts.isParenthesizedExpression(node) && ts.isIdentifier(node.expression)) {
          return node.expression;
        }
        return ts.visitEachChild(node, visit, context);
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  const [root] = result.transformed;
  return ts
    .createPrinter({ removeComments: true })
    .printFile(root as ts.SourceFile)
    .replace(/\s+/g, ' ')
    .replace('"use strict"; ', '');
}

/** TypeScript's output for a file, without decorators. */
function byTypeScript(code: string): string {
  const source = ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true);
  let text = code;
  const blank = (node: ts.Node) => {
    text = text.slice(0, node.getStart()) + ' '.repeat(node.getWidth()) + text.slice(node.end);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isDecorator(node)) blank(node);
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  }).outputText;
}

const codeOf = (source: string) => compileFile('demo.ts', source).code;

test.each(demos)('%s compiles to the same JavaScript as with TypeScript', (file) => {
  const source = readFileSync(path.join(DEMOS, file), 'utf8');
  expect(essence(codeOf(source))).toBe(essence(byTypeScript(source)));
});

test.each([
  'const a = <T,>(x: T): T => x;',
  'const a = async <T extends object>(x?: T): Promise<T | undefined> => x;',
  'function f(this: Window, a?: number, ...more: string[]): a is number { return !!a; }',
  'function f(a: string): void; function f(a: unknown) { return a; }',
  'const a = {} as const satisfies object; const b = a!; let c!: string; const d = <any>a;',
  'const { a, b: { c = 1 } }: { a: string; b: { c?: number } } = x; const { d = 2 } = x;',
  'abstract class A<T> extends B<T> implements C, D { private readonly a?: T; static #b = 1; abstract c(): void; declare d: string; e!: number; [key: string]: unknown; override f<K>(k: K): void {} }',
  'class A extends B { d = 1; constructor(e: number, b?: string) { super(e); f(); } }',
  'interface A { b: string } type B = A | undefined; declare const c: number;',
  'for (const a of b as string[]) { console.log(a); } while (a) { a--; } do { a(); } while (b);',
  'const b = new Map<string, number>(); const c = x?.y!.z as string;',
  'class A { get a(): number { return 1; } set a(value: number) {} static { f(); } async *b(): AsyncGenerator<number> {} }',
  'label: for (;;) { break label; }',
  'const a = () => ({ b: 1 }) as A; const c = () => ({ b: 1 }) satisfies A;',
  'const a = (b || c) as A && d; const e = !(b || c)!; const f = <A>(b || c) && d;',
  'const a = (b || c) /* as ) */ as /* as */ A && d;',
  'abstract class A { abstract readonly a: string; protected abstract b$?: number; }',
  'const a = function (this: A,\n) { return new.target; };',
  'const a = async () => { await b; };',
])('types are removed: %s', (source) => {
  expect(essence(codeOf(source))).toBe(essence(byTypeScript(source)));
});

test('every line keeps its number', () => {
  const source =
    'import {\n  type A,\n  inject,\n} from "@angular/core";\ninterface B {\n  c: string;\n}\nconst d = (\n  e: string,\n): {\n  f: string;\n} => inject(e);\nthrow new Error("x");\n';
  const lines = codeOf(source).split('\n');
  expect(lines.findIndex((line) => line.includes('throw')) + 1).toBe(13);
});

test('an import that is only used by types is removed', () => {
  const { imports } = compileFile('a.ts', "import { A, b } from './c';\nexport const d: A = b;");
  expect(imports).toMatchObject([{ module: './c', name: 'b', position: { line: 1, column: 12 } }]);
});

test('emits the metadata that Angular derives from signals ahead of time', () => {
  const source = `import { Component, input, model, output, viewChild } from '@angular/core';
@Component({ template: '' })
class A {
  readonly a = input.required<string>();
  readonly b = input(1, { alias: 'c' });
  readonly d = model<string>('');
  readonly e = output();
  readonly f = viewChild<string>('g');
}`;
  const code = codeOf(source);
  for (const metadata of [
    '"a": [{ type: ɵcore.Input, args: [{"isSignal":true,"alias":"a","required":true}] }]',
    '"b": [{ type: ɵcore.Input, args: [{"isSignal":true,"alias":"c","required":false}] }]',
    '{ type: ɵcore.Output, args: ["dChange"] }',
    '"e": [{ type: ɵcore.Output, args: ["e"] }]',
    `"f": [{ type: ɵcore.ViewChild, args: ['g',{ isSignal: true }] }]`,
  ]) {
    expect(code).toContain(metadata);
  }
});

/** Members with decorators, and the metadata that Angular's compiler in the browser gets. */
test.each([
  ['@Input() a?: string;', '"a": [{ type: Input, args: [] }]'],
  ["@Input('b') a!: string;", `"a": [{ type: Input, args: ['b'] }]`],
  ['@Input({ required: true }) a!: string;', '[{ type: Input, args: [{ required: true }] }]'],
  ["@Input({ alias: 'b' as const }) a = 1;", `args: [{ alias: 'b' }]`],
  ['@Input({ transform: (v: string) => Number(v) }) a = 1;', 'transform: (v ) => Number(v)'],
  ['@Input({ transform: (v: string): number => +v }) a = 1;', 'transform: (v ) => +v'],
  ['@Input({ transform: <T,>(v: T) => v }) a = 1;', 'transform: (v ) => v'],
  ['@Input({ transform: (v?: string) => v! }) a = 1;', 'transform: (v ) => v '],
  [
    '@Input({ transform: function (v: unknown) { return v } }) a = 1;',
    'function (v ) { return v }',
  ],
  ['@Input({ transform(v: string) { return +v } }) a = 1;', 'transform(v ) { return +v }'],
  ['@Input({ transform: booleanAttribute satisfies F }) a = 1;', 'transform: booleanAttribute }'],
  ['@Input() set a(value: string) {}', '"a": [{ type: Input, args: [] }]'],
  ['@Output() readonly a = new EventEmitter<string>();', '"a": [{ type: Output, args: [] }]'],
  ["@HostListener('click', ['$event']) a(event: Event) {}", `args: ['click',['$event']]`],
  ["@HostListener('click', ['$event.target' as string]) private a() {}", `['$event.target' ]`],
  [
    "@HostBinding('class.a') @Input() a = false;",
    `"a": [{ type: HostBinding, args: ['class.a'] }, { type: Input, args: [] }]`,
  ],
  ["@ViewChild('b') a!: ElementRef<HTMLElement>;", `args: ['b']`],
  [
    "@ViewChild('b', { read: ElementRef as Type<ElementRef> }) a!: unknown;",
    '{ read: ElementRef }',
  ],
  ['@ViewChild(B<string>) a!: B<string>;', 'args: [B ]'],
  ['@ViewChildren(B) a!: QueryList<B>;', '"a": [{ type: ViewChildren, args: [B] }]'],
  ['@ContentChild(forwardRef(() => B as any)) a: B;', 'forwardRef(() => B )'],
  [
    '@ContentChildren(B, { descendants: true }) protected a: QueryList<B>;',
    'args: [B,{ descendants: true }]',
  ],
  ['@core.Input() a = 1;', '"a": [{ type: core.Input, args: [] }]'],
  ['@Input() abstract a: string;', '"a": [{ type: Input, args: [] }]'],
  ["@Input() 'b-c' = 1;", '"b-c": [{ type: Input, args: [] }]'],
  ['@Input({ transform: (v: string) => { for (;;) { return v; } } }) a = 1;', 'for (;;) {ɵloop('],
  ["readonly a = viewChild('b', { read: ElementRef as Type<B> });", '{ read: ElementRef }'],
  ['readonly a = contentChild(B<string>);', 'args: [B ,{ isSignal: true }]'],
])('the arguments of decorators lose their types: %s', (member, metadata) => {
  const source = `import { contentChild, viewChild } from '@angular/core';\nabstract class A { ${member} }`;
  const code = codeOf(source);
  expect(code.replace(/\s+/g, ' ')).toContain(metadata);
  expect(() => new Function(...PARAMETERS, code)).not.toThrow();
});

test.each([
  ['const a = ;', 1, 10, 'Unexpected token ;'],
  ['const a = f(\n', 2, 0, 'The code ends too early: a bracket is not closed.'],
  [
    "import { Injectable } from '@angular/core';\n@Injectable()\nclass A {\n  constructor(private a: B) {}\n}",
    4,
    2,
    'use inject() in a field',
  ],
  ["export * from './x';", 1, 0, 'name the exports'],
  ['namespace A { export const b = 1; }', 1, 0, 'use a separate file'],
  ['const a = 1;\nimport b = A.b;', 2, 0, 'use import … from'],
  ['const a = 1;\nexport = a;', 2, 0, 'use export default'],
  ['const a = 1;\nenum A { b }', 2, 0, 'use an object or a union of strings'],
  ['const a = await b;', 1, 10, 'use it in an async function'],
  ['const a = import.meta.url;', 1, 10, 'import.meta is not supported here'],
  ["const a = () => import('./b');", 1, 16, 'use import … from'],
  ['class A { accessor b = 1; }', 1, 10, 'use a getter and a setter'],
  ['class A { constructor(@Inject(B) b: B) {} }', 1, 10, 'use inject() in a field'],
  ['class A { constructor(a: B, private c: D) {} }', 1, 28, 'Declare the field'],
  ["@Component({ template: '' })\nexport default class {}", 1, 0, 'needs a name'],
])(
  'code that cannot be compiled is explained at its position: %s',
  (source, line, column, text) => {
    const problem = { position: { line, column }, message: expect.stringContaining(text) };
    expect(() => codeOf(source)).toThrow(expect.objectContaining(problem));
  },
);

test('an unused import must still be of a known module', () => {
  const { code, imports } = compileFile('a.ts', "import 'b';\nimport { c } from 'd';\n");
  expect(imports.map(({ module }) => module)).toEqual(['b', 'd']);
  expect(code).toMatch(/^ɵrequire\("b"\);[\s;]*$/);
});
