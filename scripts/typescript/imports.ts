/** A name that code imports. */
export interface ImportedName {
  /** The exported name. */
  name: string;
  /** The local name. */
  local: string;
  specifier: string;
  /** Half-open range of the whole import in the code. */
  start: number;
  end: number;
}

const IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;

/** The names that code imports, in order. */
export const importsIn = (code: string): ImportedName[] =>
  [...code.matchAll(IMPORT)].flatMap(({ 0: text, 1: list = '', 2: specifier = '', index: start }) =>
    list.split(',').flatMap((part) => {
      const [, name, local = name] = /^\s*(?:type\s+)?(\w+)(?:\s+as\s+(\w+))?/.exec(part) ?? [];
      return name && local ? [{ name, local, specifier, start, end: start + text.length }] : [];
    }),
  );

/** The specifiers of all imports and re-exports in code with Prettier's format, in order. */
export const specifiersIn = (code: string): string[] =>
  [...code.matchAll(/^(?:import|export|\}) .*from '([^']+)';$/gm)].map(
    ([, specifier = '']) => specifier,
  );

/** The packages that code imports: `@angular/core` for `@angular/core/rxjs-interop`. */
export const packagesIn = (code: string): string[] =>
  specifiersIn(code)
    .filter((specifier) => !specifier.startsWith('.'))
    .map(packageOf);

export const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
