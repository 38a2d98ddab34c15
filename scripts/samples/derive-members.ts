import path from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { withSlashes } from '../lib/paths';
import { programWith } from '../types/program';
import type { Member, MemberKind, MemberRow, MemberTable } from './members';
import { pairMembers } from './pair-members';

/**
 * Reads from the types of the extensions which members they add to a store. A file in `docs/_members`
 * exports
 * - `unnamed` and/or `named`: the extension, without and with a collection name,
 * - `collection`: that name, where both are exported,
 * - `descriptions`: for each member (by its unnamed name, if there is one) what it means, in the order
 *   of the table,
 * - `headings` (optional): what stands above the columns of names,
 * - `state` (only where the types claim a member as state and as property): those that are state,
 * - `before` and `namedBefore` (optional): what the extension needs in front of it. The types do not
 *   need it; the test that compares the table with a real store does (docs/_facts/members.spec.ts).
 *
 * @param files absolute paths
 * @returns the tables by the names of the files
 * @throws where a description is missing or describes nothing, with the file and what to do
 */
export function deriveMembers(files: readonly string[]): Record<string, MemberTable> {
  const program = programWith(files).getTsProgram();
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    files.map((file) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} cannot be read.`);
      return [path.basename(file, '.ts'), deriveTable(checker, source)];
    }),
  );
}

type Constants = ReadonlyMap<string, ts.VariableDeclaration>;

function deriveTable(checker: ts.TypeChecker, source: ts.SourceFile): MemberTable {
  const shown = withSlashes(path.relative(process.cwd(), source.fileName));
  const constants: Constants = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .map((declaration) => [declaration.name.getText(), declaration]),
  );
  const state = new Set(literal<string[]>(constants, 'state') ?? []);
  const members = (name: string) => {
    const extension = constants.get(name);
    return extension ? featureMembers(checker, extension, state, shown) : [];
  };
  const collection = literal<string>(constants, 'collection') ?? '';
  const pairs = pairMembers(members('unnamed'), members('named'), collection, shown);
  const descriptions = literal<Record<string, string>>(constants, 'descriptions') ?? {};

  const rows = Object.entries(descriptions).map(([name, description]): MemberRow => {
    const pair = pairs.get(name);
    if (!pair) {
      throw new Error(
        `${shown} describes "${name}", which the extension does not add. ` +
          `Take it out, or rename it: ${[...pairs.keys()].join(', ')}.`,
      );
    }
    return { ...pair, description };
  });
  for (const name of pairs.keys()) {
    // Members that start with an underscore are hidden outside of the store: a table may leave them out.
    if (!(name in descriptions) && !name.startsWith('_')) {
      throw new Error(`${shown} does not describe "${name}". Add it to "descriptions".`);
    }
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

/** The value of an exported constant that is a literal. */
function literal<Value>(constants: Constants, name: string): Value | undefined {
  const value = constants.get(name)?.initializer;
  return value && (runInNewContext(`(${value.getText()})`) as Value);
}

/**
 * The members of the store that a feature (`SignalStoreFeature`) returns.
 *
 * @param state of the members that the types claim as state and as property, those that are state
 */
function featureMembers(
  checker: ts.TypeChecker,
  extension: ts.VariableDeclaration,
  state: ReadonlySet<string>,
  file: string,
): Member[] {
  const result = checker.getTypeAtLocation(extension.name).getCallSignatures()[0]?.getReturnType();
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, extension);
  const part = (name: string): ts.Symbol[] => {
    const symbol = result?.getProperty(name);
    if (!symbol) {
      throw new Error(
        `${file}: "${extension.name.getText()}" is not an extension: export the result of with…().`,
      );
    }
    return typeOf(symbol).getProperties();
  };
  const print = (type: ts.Type) => printType(checker, type, extension);
  // `stateSignals` spells a union out signal by signal; what the slices hold reads better.
  const slices = result?.aliasTypeArguments?.[0];
  const toMember = (symbol: ts.Symbol, kind?: MemberKind): Member => {
    const name = symbol.getName();
    const type = typeOf(symbol);
    const slice = kind === 'state' && slices?.getProperty(name);
    return {
      name,
      kind: state.has(name) ? 'state' : (kind ?? (isSignal(type) ? 'computed' : 'property')),
      type: slice
        ? `${nameOf(type) === 'DeepSignal' ? 'DeepSignal' : 'Signal'}<${print(typeOf(slice))}>`
        : print(type),
    };
  };
  const members = [
    ...part('stateSignals').map((symbol) => toMember(symbol, 'state')),
    ...part('props').map((symbol) => toMember(symbol)),
    ...part('methods').map((symbol) => toMember(symbol, 'method')),
  ];
  // One of each name.
  return [...new Map(members.map((member) => [member.name, member])).values()];
}

const isSignal = (type: ts.Type) => /^(?:Deep|Writable)?Signal$/.test(nameOf(type));
const nameOf = (type: ts.Type) => (type.aliasSymbol ?? type.getSymbol())?.getName() ?? '';

function printType(checker: ts.TypeChecker, type: ts.Type, place: ts.Node): string {
  return checker
    .typeToString(
      type,
      place,
      ts.TypeFormatFlags.NoTruncation |
        ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
        ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    )
    .replace(/\s+/g, ' ');
}
