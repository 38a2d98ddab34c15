import { Application, Converter, type DeclarationReflection, type Reflection } from 'typedoc';
import ts from 'typescript';
import { programWith } from '../../types/program';
import { COMMENT_LINKS } from './comments';
import type { Declaration } from './tokens';

export interface EntryPoint {
  /** Import specifier of the entry point. */
  specifier: string;
  /** Its declarations, as an absolute path. */
  types: string;
  /** Its code, as an absolute path; the source map lies beside it. */
  code: string;
}

export interface PackageFacts {
  name: string;
  version: string;
  entryPoints: EntryPoint[];
}

/** A declaration of the package; TypeDoc knows what is exported, and reads the comments. */
export interface Converted {
  name: string;
  entry: EntryPoint;
  symbol: ts.Symbol;
  /** Overloads are several. */
  nodes: Declaration[];
  /** Absent for what the package uses without exporting it. */
  reflection?: DeclarationReflection;
  /** Other names under which it is exported. */
  aliases: string[];
}

export interface Conversion {
  declarations: Converted[];
  checker: ts.TypeChecker;
  /** What TypeDoc made of a property, for its comment. */
  reflectionOf(node: ts.Declaration): Reflection | undefined;
}

/**
 * Reads every declaration of a package: what it exports, and what the exports are made of.
 * @throws when the declarations cannot be read
 */
export async function convert(facts: PackageFacts): Promise<Conversion> {
  const app = await Application.bootstrap({
    // The package itself lies in node_modules, where TypeDoc expects nothing worth documenting.
    externalPattern: [],
    disableSources: true,
    sort: ['source-order'],
    logLevel: 'Error',
  });
  app.converter.addUnknownSymbolResolver(({ moduleSource, symbolReference }) => {
    const path = symbolReference?.path?.map((part) => part.path) ?? [];
    return COMMENT_LINKS[[moduleSource, ...path].filter(Boolean).join('.')];
  });

  const program = programWith(facts.entryPoints.map(({ types }) => types)).getTsProgram();
  const checker = program.getTypeChecker();
  const files = facts.entryPoints.map(({ types }) => {
    const file = program.getSourceFile(types);
    if (file && ts.isExternalModule(file)) return file;
    throw new Error(
      `${types} cannot be read as the declarations of ${facts.name}. Run npm ci; if the package keeps ` +
        'its types elsewhere now, see "exports" in its package.json.',
    );
  });

  const reflections = new Map<ts.Symbol, DeclarationReflection>();
  const byNode = new Map<ts.Node, Reflection>();
  // Symbols are known only while TypeDoc converts.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const reflection of Object.values(context.project.reflections)) {
      const symbol = context.getSymbolFromReflection(reflection);
      for (const node of symbol?.declarations ?? []) byNode.set(node, reflection);
      const isTopLevel = reflection.isDeclaration() && reflection.parent?.kindOf(MODULE_LIKE);
      if (symbol && isTopLevel && !reflection.isReference()) reflections.set(symbol, reflection);
    }
  });
  app.converter.convert(
    files.map((sourceFile, index) => ({
      displayName: facts.entryPoints[index]?.specifier ?? facts.name,
      program,
      sourceFile,
    })),
  );

  const declarations = files.flatMap((file, index) => {
    const entry = facts.entryPoints[index];
    return entry ? declarationsOf(file, entry, checker, reflections) : [];
  });
  return { declarations, checker, reflectionOf: (node) => byNode.get(node) };
}

/** ReflectionKind.Project and Module; the enum is not available to isolated modules. */
const MODULE_LIKE = 0x1 | 0x2;

function declarationsOf(
  file: ts.SourceFile,
  entry: EntryPoint,
  checker: ts.TypeChecker,
  reflections: ReadonlyMap<ts.Symbol, DeclarationReflection>,
): Converted[] {
  const nodes = new Map<ts.Symbol, Declaration[]>();
  const add = (node: Declaration) => {
    const symbol = node.name && checker.getSymbolAtLocation(node.name);
    if (symbol) nodes.set(symbol, [...(nodes.get(symbol) ?? []), node]);
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) statement.declarationList.declarations.forEach(add);
    else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    ) {
      add(statement);
    }
  }
  const module = checker.getSymbolAtLocation(file);
  const exported = new Map<ts.Symbol, string[]>();
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    exported.set(target, [...(exported.get(target) ?? []), symbol.name]);
  }
  return [...nodes].map(([symbol, declared]) => {
    const reflection = reflections.get(symbol);
    const name = reflection?.name ?? symbol.name;
    const aliases = (exported.get(symbol) ?? []).filter((other) => other !== name);
    return { name, entry, symbol, nodes: declared, reflection, aliases };
  });
}
