import path from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { guess, type Mistake } from '../../lib/problems';
import { programWith } from '../../typescript/program';
import type { DerivedTable, Member, MemberKind, MemberRow, MemberTable } from './members';

/**
 * Reads the members that extensions add to a store from their types. A file in `docs/_members`
 * exports
 * - `unnamed` and/or `named`: the extension, without and with a collection name,
 * - `collection`: that name, if both are exported,
 * - `descriptions`: the meaning of each member, by its unnamed name if it has one, in the order of the table,
 * - `headings` (optional): the headings of the columns of names,
 * - `state` (optional): the members that are state although the types also declare them as properties,
 * - `before` and `namedBefore` (optional): the features that the extension requires before it. Only the test that
 *   compares the table with a real store uses them (docs/_facts/members.spec.ts).
 *
 * @param files absolute paths
 * @returns the tables by file name, with mistakes: missing descriptions, and descriptions without a member
 */
export function deriveMembers(files: readonly string[]): Record<string, DerivedTable> {
  const program = programWith(files).getTsProgram();
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    files.map((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} cannot be read.`);
      const mistakes: Mistake[] = [];
      const report: Report = (node, message, remedy) => {
        const start = source.getLineAndCharacterOfPosition(node?.getStart(source) ?? 0);
        mistakes.push({ line: start.line + 1, column: start.character + 1, message, remedy });
      };
      const table = deriveTable(checker, source, report);
      return [path.basename(file, '.ts'), mistakes.length > 0 ? { ...table, mistakes } : table];
    }),
  );
}

type Constants = ReadonlyMap<string, ts.VariableDeclaration>;
type Report = (node: ts.Node | undefined, message: string, remedy: string) => void;

function deriveTable(checker: ts.TypeChecker, source: ts.SourceFile, report: Report): MemberTable {
  const constants: Constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );
  const state = new Set(literal<string[]>(constants, 'state') ?? []);
  const members = (name: string) => {
    const extension = constants.get(name);
    return extension ? featureMembers(checker, extension, state, report) : [];
  };
  const collection = literal<string>(constants, 'collection') ?? '';
  const { pairs, unpaired } = pairMembers(members('unnamed'), members('named'), collection);
  const descriptions = literal<Record<string, string>>(constants, 'descriptions') ?? {};
  const list = constants.get('descriptions');

  for (const message of unpaired) {
    report(constants.get('named'), message, 'Correct scripts/plugins/samples/derive-members.ts.');
  }
  const rows = Object.entries(descriptions).flatMap(([name, description]): MemberRow[] => {
    const pair = pairs.get(name);
    if (pair) return [{ ...pair, description }];
    const message = `"${name}" is described, but the extension does not add it.`;
    const names = [...pairs.keys()];
    const remedy = `Remove it, or rename it: ${names.join(', ')}.${guess(name, names)}`;
    const property = list?.initializer?.getChildren().flatMap((one) => one.getChildren());
    report(
      property?.find((one) => ts.isPropertyAssignment(one) && one.name.getText() === name),
      message,
      remedy,
    );
    return [];
  });
  for (const name of pairs.keys()) {
    // Members that start with an underscore are private to the store, so their descriptions are optional.
    if (name in descriptions || name.startsWith('_')) continue;
    report(list, `"${name}" is not described.`, 'Add it to "descriptions".');
  }
  return {
    headings: {
      unnamed: 'Member',
      named: `With collection \`${collection}\``,
      ...literal<Partial<MemberTable['headings']>>(constants, 'headings'),
    },
    rows,
  };
}

function literal<Value>(constants: Constants, name: string): Value | undefined {
  const value = constants.get(name)?.initializer;
  return value && (runInNewContext(`(${value.getText()})`) as Value);
}

/**
 * The members of the store that a feature (`SignalStoreFeature`) returns.
 *
 * @param state the members that are state although the types also declare them as properties
 */
function featureMembers(
  checker: ts.TypeChecker,
  extension: ts.VariableDeclaration,
  state: ReadonlySet<string>,
  report: Report,
): Member[] {
  const result = checker.getTypeAtLocation(extension.name).getCallSignatures()[0]?.getReturnType();
  if (!result?.getProperty('stateSignals')) {
    const message = `"${extension.name.getText()}" is not an extension.`;
    report(extension, message, 'Export the result of with…().');
  }
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, extension);
  const part = (name: string): ts.Symbol[] => {
    const symbol = result?.getProperty(name);
    return symbol ? typeOf(symbol).getProperties() : [];
  };
  const print = (type: ts.Type) => printType(checker, type, extension);
  // `stateSignals` distributes unions over signals, so the types of the slices are easier to read.
  const slices = result?.aliasTypeArguments?.[0];
  const toMember = (symbol: ts.Symbol, kind?: MemberKind): Member => {
    const name = symbol.getName();
    const type = typeOf(symbol);
    const slice = kind === 'state' && slices?.getProperty(name);
    return {
      name,
      kind: state.has(name) ? 'state' : (kind ?? (isSignal(type) ? 'computed' : 'property')),
      type: slice
        ? `${typeName(type) === 'DeepSignal' ? 'DeepSignal' : 'Signal'}<${print(typeOf(slice))}>`
        : print(type),
    };
  };
  const members = [
    ...part('stateSignals').map((symbol) => toMember(symbol, 'state')),
    ...part('props').map((symbol) => toMember(symbol)),
    ...part('methods').map((symbol) => toMember(symbol, 'method')),
  ];
  // If a name occurs several times, its last member wins.
  return [...new Map(members.map((member) => [member.name, member])).values()];
}

const isSignal = (type: ts.Type) => /^(?:Deep|Writable)?Signal$/.test(typeName(type));
const typeName = (type: ts.Type) => (type.aliasSymbol ?? type.getSymbol())?.getName() ?? '';

function printType(checker: ts.TypeChecker, type: ts.Type, enclosing: ts.Node): string {
  return checker
    .typeToString(
      type,
      enclosing,
      ts.TypeFormatFlags.NoTruncation |
        ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
        ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    )
    .replace(/\s+/g, ' ');
}

interface MemberPair {
  unnamed?: Member;
  named?: Member;
}

/**
 * Finds the counterpart of each member with a collection name: `callState` and `todosCallState`, `load` and
 * `loadFlightEntities`.
 *
 * @returns the pairs by unnamed name, and messages about members without a counterpart, which mean that the naming rule
 * of the library has changed
 */
export function pairMembers(
  unnamed: readonly Member[],
  named: readonly Member[],
  collection: string,
): { pairs: Map<string, MemberPair>; unpaired: string[] } {
  if (unnamed.length === 0 || named.length === 0) {
    const pairs = new Map([
      ...unnamed.map((member): [string, MemberPair] => [member.name, { unnamed: member }]),
      ...named.map((member): [string, MemberPair] => [member.name, { named: member }]),
    ]);
    return { pairs, unpaired: [] };
  }
  const open = new Map(named.map((member) => [withoutCollection(member.name, collection), member]));
  const take = (name: string): Member | undefined => {
    const member = open.get(name.toLowerCase());
    if (member) open.delete(name.toLowerCase());
    return member;
  };
  const counterparts = new Map(unnamed.map(({ name }) => [name, take(name)]));
  const pairs = new Map<string, MemberPair>();
  const unpaired: string[] = [];
  for (const member of unnamed) {
    // Some names get an additional word: `load` becomes `loadFlightEntities`.
    const counterpart = counterparts.get(member.name) ?? take(`${member.name}Entities`);
    if (!counterpart) unpaired.push(`"${member.name}" has no counterpart with a collection.`);
    pairs.set(member.name, { unnamed: member, named: counterpart });
  }
  for (const { name } of open.values()) {
    unpaired.push(`"${name}" has no counterpart without a collection.`);
  }
  return { pairs, unpaired };
}

function withoutCollection(name: string, collection: string): string {
  const [before = '', ...after] = name.split(new RegExp(collection, 'i'));
  return (before + after.join(collection)).toLowerCase();
}
