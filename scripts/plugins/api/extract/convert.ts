import { Application, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import type { EntryPoint, PackageFacts } from '../../../typescript/package';
import { programWith } from '../../../typescript/program';
import { declarationsOf } from '../../../typescript/symbols';

/** A top-level declaration of an entry point. */
export interface Declared {
  symbol: ts.Symbol;
  entry: EntryPoint;
  /** The TypeDoc reflection; undefined for symbols that are not exported. */
  reflection?: DeclarationReflection;
  /** Other names under which it is exported. */
  aliases: string[];
}

export interface Conversion {
  declared: Declared[];
  checker: ts.TypeChecker;
}

/**
 * Reads the declarations of a package. TypeDoc finds the public ones and reads their comments.
 * @throws if the declarations cannot be read
 */
export async function convert(facts: PackageFacts): Promise<Conversion> {
  const app = await Application.bootstrap({
    // By default, TypeDoc excludes node_modules, where the package is.
    externalPattern: [],
    disableSources: true,
    sort: ['source-order'],
    logLevel: 'Error',
    validation: false,
  });
  const program = programWith(facts.entryPoints.map(({ types }) => types)).getTsProgram();
  const checker = program.getTypeChecker();
  const modules = facts.entryPoints.map((entry) => {
    const sourceFile = program.getSourceFile(entry.types);
    const module = sourceFile && checker.getSymbolAtLocation(sourceFile);
    if (module) return { entry, sourceFile, module };
    throw new Error(
      `${entry.types} cannot be read as the declarations of ${facts.name}. Run npm ci. If the package ` +
        'has moved its types, see "exports" in its package.json.',
    );
  });

  const reflections = new Map<ts.Symbol, DeclarationReflection>();
  const aliases = new Map<ts.Symbol, string[]>();
  // TypeDoc provides symbols only during the conversion.
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const reflection of Object.values(context.project.reflections)) {
      if (!reflection.isDeclaration() || !reflection.parent?.kindOf(MODULE_LIKE)) continue;
      const { name } = reflection;
      const original = reflection.isReference() ? reflection.getTargetReflection() : reflection;
      const symbol = context.getSymbolFromReflection(original);
      if (!symbol) continue;
      if (original !== reflection) aliases.set(symbol, [...(aliases.get(symbol) ?? []), name]);
      else reflections.set(symbol, reflection);
    }
  });
  app.converter.convert(
    modules.map(({ entry, sourceFile }) => ({ displayName: entry.specifier, program, sourceFile })),
  );

  const declared = modules.flatMap(({ entry, sourceFile }) =>
    checker
      .getSymbolsInScope(sourceFile, ts.SymbolFlags.Value | ts.SymbolFlags.Type)
      .filter((symbol) => declarationsOf(symbol)[0]?.getSourceFile() === sourceFile)
      .map((symbol): Declared => {
        const reflection = reflections.get(symbol);
        return { symbol, entry, reflection, aliases: aliases.get(symbol) ?? [] };
      }),
  );
  return { declared, checker };
}

const MODULE_LIKE = ReflectionKind.Project | ReflectionKind.Module;
