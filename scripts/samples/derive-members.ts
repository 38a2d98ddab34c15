import path from 'node:path';
import ts from 'typescript';
import { programWith } from '../types/program';
import { readList, readText, readTexts, readVariables, type Variable } from './exported-constants';
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
 * @param files absolute paths by the names of the tables
 * @throws where a description is missing or describes nothing, with the file and what to do
 */
export function deriveMembers(files: ReadonlyMap<string, string>): Record<string, MemberTable> {
  const program = programWith([...files.values()]).getTsProgram();
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    [...files].map(([name, file]) => {
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`${file} cannot be read.`);
      return [name, deriveTable(checker, source, file)];
    }),
  );
}

function deriveTable(checker: ts.TypeChecker, source: ts.SourceFile, file: string): MemberTable {
  const shown = path.relative(process.cwd(), file);
  const variables = readVariables(source);
  const members = (name: string) => {
    const variable = variables.get(name);
    return variable ? featureMembers(checker, variable, shown) : undefined;
  };
  const state = readList(variables.get('state'), `${shown}: state`);
  const unnamed = settle(members('unnamed'), state, shown);
  const named = settle(members('named'));
  if (!unnamed && !named) {
    throw new Error(`${shown} exports neither "unnamed" nor "named": export the extension.`);
  }
  const collection = readText(variables.get('collection')?.initializer) ?? '';
  const pairs = pairMembers(unnamed ?? [], named ?? [], collection, shown);
  const descriptions = readTexts(variables.get('descriptions'), `${shown}: descriptions`);
  const headings = readTexts(variables.get('headings'), `${shown}: headings`);

  const rows = [...descriptions].map(([name, description]): MemberRow => {
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
    if (!descriptions.has(name) && !name.startsWith('_')) {
      throw new Error(`${shown} does not describe "${name}". Add it to "descriptions".`);
    }
  }
  return {
    headings: {
      unnamed: headings.get('unnamed') ?? 'Member',
      named: headings.get('named') ?? `With collection \`${collection}\``,
    },
    rows,
  };
}

/**
 * One member of each name. Where the types claim it as state and as property, `state` says which it is.
 */
function settle(
  members: Member[] | undefined,
  state?: Set<string>,
  file = '',
): Member[] | undefined {
  const settled = new Map<string, Member>();
  const ambiguous = new Set<string>();
  for (const member of members ?? []) {
    const other = settled.get(member.name);
    if (other) ambiguous.add(member.name);
    const kind = state?.has(member.name) ? 'state' : member.kind;
    settled.set(member.name, other ? { ...member, kind } : member);
  }
  if (state && ambiguous.size > 0 && state.size === 0) {
    throw new Error(
      `${file}: the types claim ${[...ambiguous].join(', ')} as state and as property. ` +
        'Export "state", a list with the names of those that are state.',
    );
  }
  return members && [...settled.values()];
}

/** The members of the store that a feature (`SignalStoreFeature`) returns. */
function featureMembers(checker: ts.TypeChecker, variable: Variable, file: string): Member[] {
  const result = checker.getTypeAtLocation(variable.name).getCallSignatures()[0]?.getReturnType();
  const part = (name: string): ts.Symbol[] => {
    const symbol = result?.getProperty(name);
    if (!symbol) {
      throw new Error(
        `${file}: "${variable.name.getText()}" is not an extension: export the result of with…().`,
      );
    }
    return checker.getTypeOfSymbolAtLocation(symbol, variable).getProperties();
  };
  // `stateSignals` spells a union out signal by signal; what the slices hold reads better.
  const slices = result?.aliasTypeArguments?.[0];
  const toMember = (symbol: ts.Symbol, kind?: MemberKind): Member => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, variable);
    const slice = kind === 'state' && slices?.getProperty(symbol.getName());
    return {
      name: symbol.getName(),
      kind: kind ?? (isSignal(type) ? 'computed' : 'property'),
      type: slice
        ? `${nameOf(type) === 'DeepSignal' ? 'DeepSignal' : 'Signal'}<${print(slice)}>`
        : printType(checker, type, variable),
    };
  };
  const print = (slice: ts.Symbol) =>
    printType(checker, checker.getTypeOfSymbolAtLocation(slice, variable), variable);
  return [
    ...part('stateSignals').map((symbol) => toMember(symbol, 'state')),
    ...part('props').map((symbol) => toMember(symbol)),
    ...part('methods').map((symbol) => toMember(symbol, 'method')),
  ];
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
