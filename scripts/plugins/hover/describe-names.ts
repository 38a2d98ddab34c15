import path from 'node:path';
import ts from 'typescript';
import { ROOT, withSlashes } from '../../lib/paths';
import { plainName } from '../../typescript/symbols';
import { type ProgramSources, textProgram } from '../../typescript/text-program';
import { type ShownDeclaration, showDeclaration } from './declaration-text';
import { type DeclaredWord, declarationsIn, wordsOf } from './declared-words';
import { createStoreMembers, type MemberOrigin } from './store-members';
import { isObvious, signatureAt, symbolAt } from './symbol-at';
import { resolved, SymbolIndex } from './symbol-facts';
import { createTemplateNames } from './template-names';

/** What a card says of a name in a code. */
export interface NameInfo {
  /** Its declaration, as an editor shows it; empty where that stands in the code. */
  text: string;
  /** The first sentence of its documentation. */
  summary?: string;
  /** Which call has added it to a store, or which package it comes from. */
  origin?: string;
  /** Name of the documented package's symbol that it is, or is a part of. */
  symbol?: string;
  /** Its own name, where it is a part: a member or a parameter; of an overload the number, as `2.` */
  part?: string;
  /** Of a store's member: the documented package's function that has added it, and its name there. */
  addedBy?: [symbol: string, member: string];
  /** Documentation of another package's symbol. */
  href?: string;
}

export interface DescribedNames {
  /** Each of them once. */
  infos: NameInfo[];
  /** For each file, by its path below the project, the names in it: line and column, from 0, and which of the infos. */
  files: Record<string, [line: number, column: number, info: number][]>;
  /** By the names that the documented package declares: the words of each declaration, in order. */
  declarations: Record<string, DeclaredWord[][]>;
}

/**
 * Describes every name in TypeScript files.
 *
 * @param entryPoints import specifiers of the documented package
 */
export function describeNames(
  described: ProgramSources,
  entryPoints: readonly string[],
): DescribedNames {
  const program = textProgram(described);
  const checker = program.getTypeChecker();
  const roots = [...Object.keys(described.texts), ...described.files];
  const sources = roots.flatMap((file) => program.getSourceFile(file) ?? []);
  const symbols = new SymbolIndex(checker, sources, entryPoints);
  const own = symbols.ownFiles();
  const originOf = createStoreMembers(checker, sources);
  const namesInTemplates = createTemplateNames(checker);

  const infos: NameInfo[] = [];
  const indices = new Map<string, number>();
  const add = (info: NameInfo): number => {
    const key = JSON.stringify(info);
    const index = indices.get(key) ?? infos.push(info) - 1;
    indices.set(key, index);
    return index;
  };
  const printed = new Map<ts.Symbol, Map<ts.Type | ts.Signature, ShownDeclaration>>();
  const infoOf = (
    symbol: ts.Symbol,
    subject: ts.Type | ts.Signature,
    origin?: MemberOrigin,
  ): number => {
    const forms = printed.get(symbol) ?? new Map<ts.Type | ts.Signature, ShownDeclaration>();
    printed.set(symbol, forms);
    const shown = forms.get(subject) ?? showDeclaration(symbol, subject, checker);
    forms.set(subject, shown);
    const { text, signature } = shown;
    const facts = symbols.factsOf(symbol, signature);
    const part = facts.part ?? overloadOf(symbol, subject);
    const by = origin?.feature && symbols.factsOf(resolved(origin.feature, checker)).symbol;
    return add({
      text,
      ...facts,
      ...(part && { part }),
      ...(origin && { origin: `added by ${origin.call}` }),
      ...(by && { addedBy: [by, symbol.name] }),
    });
  };

  /** The infos about the names in a file, by the offsets of these. */
  const namesIn = (source: ts.SourceFile): Map<number, number> => {
    const found = new Map<number, number>();
    const visit = (node: ts.Node): void => {
      const symbol = ts.isMemberName(node) && symbolAt(node, checker);
      if (symbol && own.has(source) && isDeclared(node)) {
        found.set(startOf(node), add({ text: '', ...symbols.factsOf(symbol) }));
      } else if (symbol && !isObvious(node, symbol)) {
        const subject =
          signatureAt(node, checker) ?? checker.getTypeOfSymbolAtLocation(symbol, node);
        const { parent } = node;
        const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
        const origin = isMember ? originOf(node.text, parent.expression) : undefined;
        found.set(startOf(node), infoOf(symbol, subject, origin));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const { name, start, kind, type, member } of namesInTemplates(source)) {
      const info = member
        ? infoOf(member.symbol, type, originOf(name, member.of))
        : add({ text: `(${kind}) ${name}: ${checker.typeToString(type)}` });
      found.set(start, info);
    }
    return found;
  };

  const found: DescribedNames['files'] = {};
  for (const source of sources) {
    found[withSlashes(path.relative(ROOT, source.fileName))] = [...namesIn(source)].map(
      ([start, info]) => {
        const { line, character } = source.getLineAndCharacterOfPosition(start);
        return [line, character, info];
      },
    );
  }
  const declarations: DescribedNames['declarations'] = {};
  for (const source of own) {
    const names = namesIn(source);
    for (const declaration of declarationsIn(source)) {
      const symbol = checker.getSymbolAtLocation(declaration.name);
      const name = symbol && plainName(symbols.nameOf(symbol));
      if (!name) continue;
      declarations[name] ??= [];
      declarations[name].push(wordsOf(declaration, names));
    }
  }
  return { infos, files: found, declarations };
}

/** Where a name begins: that of a private member behind its `#`. */
const startOf = (name: ts.MemberName): number => name.end - name.text.replace(/^#/, '').length;

const isDeclared = (name: ts.MemberName): boolean =>
  ts.getNameOfDeclaration(name.parent as ts.Declaration) === name;

/** Which of a function's overloads it is: `2.` */
function overloadOf({ declarations = [] }: ts.Symbol, subject: ts.Type | ts.Signature) {
  const called = 'parameters' in subject ? subject.declaration : undefined;
  const overloads: readonly ts.Node[] = declarations.filter(ts.isFunctionDeclaration);
  return called && overloads.length > 1 ? `${overloads.indexOf(called) + 1}.` : undefined;
}
