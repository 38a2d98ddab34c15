import path from 'node:path';
import ts from 'typescript';
import { NAMES } from '../../../theme/plugins/hover/SymbolCard/names';
import { ROOT, withSlashes } from '../../lib/paths';
import { type ProgramSources, textProgram } from '../../typescript/program';
import { plainName, targetOf } from '../../typescript/symbols';
import { type ShownDeclaration, showDeclaration } from './declaration-text';
import { createStoreMembers, type MemberOrigin } from './store-members';
import { isObvious, SymbolIndex, signatureAt, symbolAt } from './symbol-facts';
import { createTemplateNames } from './template-names';

/** The content of a card for a name in code. */
export interface NameInfo {
  /** The declaration in the form that an editor shows. Empty if the name is the declaration itself. */
  text: string;
  /** The first sentence of its documentation. */
  summary?: string;
  /** The call that added it to a store, or the package it comes from. */
  origin?: string;
  /** The symbol of the documented package that the name refers to, or that it is a part of. */
  symbol?: string;
  /** The name of a member or a parameter within the symbol, or `2.` for the second overload. */
  part?: string;
  /** For a store member: the function of the documented package that added it, and its name there. */
  addedBy?: [symbol: string, member: string];
  /** Address of the documentation of another package's symbol. */
  href?: string;
}

export interface DescribedNames {
  /** All infos, without duplicates. */
  infos: NameInfo[];
  /**
   * The names in each file, keyed by its path below the project: line and column, from 0, and the index of the info.
   */
  files: Record<string, [line: number, column: number, info: number][]>;
  /** The words of each declaration of the documented package, in order, by declared name. */
  declarations: Record<string, DeclaredWord[][]>;
}

/**
 * Describes every name in TypeScript files.
 *
 * @param entryPoints import specifiers of the documented package
 * @param hidden absolute paths of files that no page shows, but that others import
 */
export function describeNames(
  described: ProgramSources,
  entryPoints: readonly string[],
  hidden: readonly string[] = [],
): DescribedNames {
  const program = textProgram(described);
  const checker = program.getTypeChecker();
  const roots = [...Object.keys(described.texts), ...described.files];
  const sources = roots.flatMap((file) => program.getSourceFile(file) ?? []);
  const symbols = new SymbolIndex(checker, sources, entryPoints);
  const own = symbols.ownFiles();
  const originOf = createStoreMembers(checker, sources);
  const templateNamesIn = createTemplateNames(checker);

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
    const adder = origin?.feature && symbols.factsOf(targetOf(origin.feature, checker)).symbol;
    return add({
      text,
      ...facts,
      ...(part && { part }),
      ...(origin && { origin: `added by ${origin.call}` }),
      ...(adder && { addedBy: [adder, symbol.name] }),
    });
  };

  const infosIn = (source: ts.SourceFile): Map<number, number> => {
    const found = new Map<number, number>();
    const visit = (node: ts.Node): void => {
      const symbol = ts.isMemberName(node) && symbolAt(node, checker);
      if (symbol && own.has(source) && isDeclared(node)) {
        found.set(startOf(node), add({ text: '', ...symbols.factsOf(symbol) }));
      } else if (symbol && !isObvious(node, symbol, checker)) {
        const subject =
          signatureAt(node, checker) ?? checker.getTypeOfSymbolAtLocation(symbol, node);
        if (isUnknown(symbol, subject) && !symbols.factsOf(symbol).summary) return;
        const { parent } = node;
        const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
        const origin = isMember ? originOf(node.text, parent.expression) : undefined;
        found.set(startOf(node), infoOf(symbol, subject, origin));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    for (const { name, start, kind, type, member } of templateNamesIn(source)) {
      if (type.flags & ts.TypeFlags.Any) continue;
      const info = member
        ? infoOf(member.symbol, type, originOf(name, member.of))
        : add({ text: `(${kind}) ${name}: ${checker.typeToString(type)}` });
      found.set(start, info);
    }
    return found;
  };

  const found: DescribedNames['files'] = {};
  for (const source of sources.filter(({ fileName }) => !hidden.includes(fileName))) {
    found[withSlashes(path.relative(ROOT, source.fileName))] = [...infosIn(source)].map(
      ([start, info]) => {
        const { line, character } = source.getLineAndCharacterOfPosition(start);
        return [line, character, info];
      },
    );
  }
  const declarations: DescribedNames['declarations'] = {};
  for (const source of own) {
    const names = infosIn(source);
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

/** The offset of a name, after the `#` of a private member. */
const startOf = (name: ts.MemberName): number => name.end - name.text.replace(/^#/, '').length;

const isDeclared = (name: ts.MemberName): boolean =>
  ts.getNameOfDeclaration(name.parent as ts.Declaration) === name;

/** Whether the type of a value is `any`, which does not help readers. */
const isUnknown = ({ flags }: ts.Symbol, subject: ts.Type | ts.Signature): boolean =>
  Boolean(flags & ts.SymbolFlags.Value) &&
  // Signatures use other flags.
  !('parameters' in subject) &&
  Boolean(subject.flags & ts.TypeFlags.Any);

/** The number of an overload, such as `2.` */
function overloadOf({ declarations = [] }: ts.Symbol, subject: ts.Type | ts.Signature) {
  const called = 'parameters' in subject ? subject.declaration : undefined;
  const overloads: readonly ts.Node[] = declarations.filter(ts.isFunctionDeclaration);
  return called && overloads.length > 1 ? `${overloads.indexOf(called) + 1}.` : undefined;
}

/** A word of a declaration, and the index of its info. */
export type DeclaredWord = [word: string, info?: number];

/** A declaration with a name. */
type NamedDeclaration = ts.Declaration & { name: ts.Identifier };

/** The named top-level declarations of a file. */
const declarationsIn = (source: ts.SourceFile): NamedDeclaration[] =>
  source.statements
    .flatMap((statement): ts.Node[] =>
      ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement],
    )
    .filter((node): node is NamedDeclaration => {
      const name = ts.getNameOfDeclaration(node as ts.Declaration);
      return name !== undefined && ts.isIdentifier(name);
    });

/** The words of a declaration, without comments. The declared name itself gets no info. */
export function wordsOf(declaration: NamedDeclaration, names: ReadonlyMap<number, number>) {
  const start = declaration.getStart();
  const blank = (comment: string) => ' '.repeat(comment.length);
  const code = declaration.getText().replace(/\/\*[\s\S]*?\*\//g, blank);
  return [...code.matchAll(NAMES)].map(({ 0: word, index }): DeclaredWord => {
    const offset = start + index;
    const info = offset === declaration.name.getStart() ? undefined : names.get(offset);
    const shown = plainName(word);
    return info === undefined ? [shown] : [shown, info];
  });
}
