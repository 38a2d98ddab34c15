/** An insertion of text. */
export interface Insertion {
  from: number;
  insert: string;
}

/** Matches imports of values with names in braces. */
const IMPORTS = /^import\s+(?:[\w$]+\s*,\s*)?\{([^{}]*)\}\s*from\s*(['"])([^'"\n]+)\2;?[ \t]*$/gm;

/** Matches any import, to add another one below it. */
const ANY = /^import\b[^;]*?['"][^'"\n]+['"];?[ \t]*$/gm;

/**
 * Imports a name from a package, unless the file already has this name.
 *
 * @returns the insertion, if any
 */
export function addImport(code: string, name: string, module: string): Insertion | undefined {
  const own = new RegExp(`\\b(?:const|let|var|function|class|enum|type|interface)\\s+${name}\\b`);
  if (own.test(code) || importedNames(code).has(name)) return undefined;
  const found = [...code.matchAll(IMPORTS)].find(([, , , from]) => from === module);
  if (!found) {
    const last = [...code.matchAll(ANY)].at(-1);
    const insert = `import { ${name} } from '${module}';`;
    if (!last) return { from: 0, insert: `${insert}\n` };
    return { from: last.index + last[0].length, insert: `\n${insert}` };
  }
  const [whole, names = ''] = found;
  const end = found.index + whole.indexOf('{') + 1 + names.trimEnd().length;
  if (names.trim() === '') return { from: end, insert: ` ${name} ` };
  const lines = /\n(\s*)\S/.exec(names);
  const comma = /,\s*$/.test(names) ? '' : ',';
  const insert = lines ? `${comma}\n${lines[1]}${name},` : `${comma} ${name}`;
  return { from: end, insert };
}

/** Returns the local names that a file imports. */
export const importedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(IMPORTS)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((one) => one.trim().replace(/^type\s+|^.*\sas\s+/g, ''))
        .filter(Boolean),
    ),
  );
