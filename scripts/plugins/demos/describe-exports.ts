import ts from 'typescript';
import type {
  ExportedName,
  KnownNames,
  MemberName,
} from '../../../theme/plugins/demos/Editor/completion/codeContext';
import { inProject } from '../../lib/paths';
import { firstSentence } from '../../typescript/first-sentence';
import { programWith } from '../../typescript/program';
import { targetOf } from '../../typescript/symbols';

/** The files that list the packages edited demos can import. */
export const PACKAGES_FILES = ['runtime', 'frame'].map((folder) =>
  inProject(`theme/plugins/demos/${folder}/packages.ts`),
);

/** Matches names that are not for readers: internal names, and keys that are not identifiers. */
const INTERNAL = /^(?:ɵ|_|default$)|[^\w$]/;

/** Describes the names that the demo editor completes: exports of packages, and members of the objects they create. */
export function describeExports(): KnownNames {
  const program = programWith(PACKAGES_FILES).getTsProgram();
  const checker = program.getTypeChecker();

  const exportsOf = (specifier: string): ts.Symbol[] => {
    const { resolvedModule } = ts.resolveModuleName(
      specifier,
      inProject('package.json'),
      program.getCompilerOptions(),
      ts.sys,
    );
    const source = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const resolved = (symbol: ts.Symbol) => targetOf(symbol, checker);
  const summaryOf = (symbol: ts.Symbol) =>
    firstSentence(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  const members: KnownNames['members'] = {};
  const known = new Map<ts.Symbol, string>();
  const addMembers = (type: ts.Type, symbol: ts.Symbol): string | undefined => {
    const name = known.get(symbol);
    if (!name || members[name]) return name;
    const found = type.getProperties().flatMap((property): MemberName[] => {
      const [declaration] = property.declarations ?? [];
      if (!declaration || INTERNAL.test(property.name) || isHidden(declaration, program)) return [];
      const isMethod = checker.getTypeOfSymbol(property).getCallSignatures().length > 0;
      const kind = isMethod ? 'method' : 'property';
      const summary = summaryOf(property);
      return [summary ? [property.name, kind, summary] : [property.name, kind]];
    });
    if (found.length === 0) return undefined;
    members[name] = found;
    return name;
  };

  const packages = new Map(
    [...PACKAGES_FILES].reverse().flatMap((file) => packagesIn(file, program)),
  );
  const modules = [...packages].map(([specifier, values]) => ({
    specifier,
    values,
    exports: exportsOf(specifier).filter(
      (one) => !INTERNAL.test(one.name) && !isDeprecated(resolved(one)),
    ),
  }));
  for (const { exports } of modules) {
    for (const one of exports) {
      if (!known.has(resolved(one))) known.set(resolved(one), one.name);
    }
  }

  const entryOf = (exported: ts.Symbol): ExportedName => {
    const symbol = resolved(exported);
    const { flags } = symbol;
    const type = checker.getTypeOfSymbol(symbol);
    const [signature] = type.getCallSignatures();
    const created =
      flags & ts.SymbolFlags.Class
        ? checker.getDeclaredTypeOfSymbol(symbol)
        : signature?.getReturnType();
    const result = created?.symbol && addMembers(created, created.symbol);
    const kind = flags & ts.SymbolFlags.Class ? 'class' : signature ? 'function' : 'constant';
    const summary = summaryOf(symbol);
    if (result) return [kind, summary, result];
    return summary ? [kind, summary] : [kind];
  };
  return {
    modules: Object.fromEntries(
      modules.map(({ specifier, values, exports }) => [
        specifier,
        Object.fromEntries(
          exports.flatMap((one): [string, ExportedName][] => {
            if (values.has(one.name)) return [[one.name, entryOf(one)]];
            return resolved(one).flags & ts.SymbolFlags.Value ? [] : [[one.name, ['type']]];
          }),
        ),
      ]),
    ),
    members,
  };
}

const isDeprecated = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.length > 0 && declarations.every((one) => ts.getJSDocDeprecatedTag(one));

const isHidden = (declaration: ts.Declaration, program: ts.Program): boolean =>
  Boolean(
    ts.getCombinedModifierFlags(declaration) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  ) ||
  Boolean(ts.getJSDocDeprecatedTag(declaration)) ||
  program.isSourceFileDefaultLibrary(declaration.getSourceFile());

function packagesIn(file: string, program: ts.Program): [specifier: string, names: Set<string>][] {
  const literal = program
    .getSourceFile(file)
    ?.statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'PACKAGES')?.initializer;
  if (!literal || !ts.isObjectLiteralExpression(literal))
    throw new Error(`${file} has no PACKAGES.`);
  const checker = program.getTypeChecker();
  return literal.properties.flatMap((property) => {
    const { name } = property;
    if (!name || ts.isComputedPropertyName(name)) return [];
    const value = ts.isPropertyAssignment(property) ? property.initializer : name;
    const names = checker
      .getTypeAtLocation(value)
      .getProperties()
      .map((one) => one.name);
    return [[ts.isStringLiteral(name) ? name.text : name.getText(), new Set(names)]];
  });
}
