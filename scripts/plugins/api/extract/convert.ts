import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Application, Converter, type DeclarationReflection, ReflectionKind } from 'typedoc';
import ts from 'typescript';
import { lineAt } from '../../../lib/problems';
import type { EntryPoint, PackageFacts } from '../../../typescript/package';
import { programWith } from '../../../typescript/program';
import { declarationsOf } from '../../../typescript/symbols';
import type { ApiSymbol } from '../model';

/** A top-level declaration of an entry point. */
export interface Declared {
  symbol: ts.Symbol;
  entry: EntryPoint;
  /** Undefined for symbols that are not exported. */
  reflection: DeclarationReflection | undefined;
  /** Other names under which it is exported. */
  aliases: string[];
}

export interface Conversion {
  declared: Declared[];
  checker: ts.TypeChecker;
}

/**
 * Reads the declarations of a package. TypeDoc finds the public ones and reads their comments.
 * @throws if they cannot be read
 */
export async function convert(facts: PackageFacts): Promise<Conversion> {
  const app = await Application.bootstrap(
    {
      // By default, TypeDoc excludes node_modules, where the package is.
      externalPattern: [],
      disableSources: true,
      sort: ['source-order'],
      logLevel: 'Error',
      // The model takes types from the declarations.
      maxTypeConversionDepth: 1,
    },
    // Without its configuration files, which this repository does not have.
    [],
  );
  const program = programWith(facts.entryPoints.map(({ types }) => types)).getTsProgram();
  const checker = program.getTypeChecker();
  const modules = facts.entryPoints.map((entry) => {
    const sourceFile = program.getSourceFile(entry.types);
    if (sourceFile && checker.getSymbolAtLocation(sourceFile)) return { entry, sourceFile };
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
      const original = reflection.isReference() ? reflection.getTargetReflection() : reflection;
      const symbol = context.getSymbolFromReflection(original);
      if (!symbol) continue;
      if (original === reflection) reflections.set(symbol, reflection);
      else aliases.set(symbol, [...(aliases.get(symbol) ?? []), reflection.name]);
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

/** A property as the type checker sees it, even through utility types. */
export interface RawMember {
  declaration: ts.PropertySignature | ts.MethodSignature;
  optional: boolean;
}

export function membersOf(symbol: ts.Symbol, checker: ts.TypeChecker): RawMember[] {
  const declaration = symbol.declarations?.find(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
  );
  if (!declaration) return [];
  return propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), declaration, checker);
}

/** The properties of an options parameter that the package declares. */
export function optionsOf(
  parameter: ts.ParameterDeclaration | ts.NamedTupleMember,
  checker: ts.TypeChecker,
): RawMember[] {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter));
  const parts = type.isUnion() ? type.types : [type];
  const members = parts
    .filter((part) => !part.getCallSignatures().length)
    .flatMap((part) => propertiesOf(part, parameter, checker));
  return [
    ...new Map(members.map((member) => [member.declaration.name.getText(), member])).values(),
  ];
}

/**
 * The properties of a type that is declared in the node's file. Branded types have none, because readers cannot
 * create them.
 */
function propertiesOf(type: ts.Type, node: ts.Node, checker: ts.TypeChecker): RawMember[] {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  if (!isObject || checker.isArrayLikeType(type)) return [];
  const members = type.getProperties().flatMap((symbol): RawMember[] => {
    const declaration = symbol.declarations?.[0];
    if (!declaration || declaration.getSourceFile() !== node.getSourceFile()) return [];
    if (!ts.isPropertySignature(declaration) && !ts.isMethodSignature(declaration)) return [];
    return [{ declaration, optional: Boolean(symbol.flags & ts.SymbolFlags.Optional) }];
  });
  const isBranded = members.some(({ declaration }) => ts.isComputedPropertyName(declaration.name));
  return isBranded ? [] : members;
}

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/**
 * Finds the source files of symbols in the package's repository. The published source maps contain all files with code.
 * The paths of files that contain only types come from imports in those files.
 */
export class Sources {
  private readonly files = new Map<string, string>();

  /** @param maps source maps of the package's bundles */
  constructor(maps: readonly string[]) {
    for (const map of maps) {
      if (!existsSync(map)) continue;
      const { sources, sourcesContent } = JSON.parse(readFileSync(map, 'utf8')) as SourceMap;
      for (const [index, source] of sources.entries()) {
        const content = sourcesContent?.[index];
        if (content) this.files.set(source.replace(/^(?:\.\.\/)+/, ''), content);
      }
    }
  }

  /** The path in the repository and, if the source is known, the line of the declaration. */
  find(name: string): ApiSymbol['source'] | undefined {
    const declaration = new RegExp(
      `^export (?:declare )?(?:function|const|type|interface|class) ${name}\\b`,
      'm',
    );
    for (const [file, content] of this.files) {
      const index = content.search(declaration);
      if (index >= 0) return { file, line: lineAt(content, index) };
    }
    const imported = new RegExp(`import (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`);
    for (const [file, content] of this.files) {
      const specifier = imported.exec(content)?.[1];
      if (specifier) return { file: `${path.posix.join(path.posix.dirname(file), specifier)}.ts` };
    }
    return undefined;
  }
}
