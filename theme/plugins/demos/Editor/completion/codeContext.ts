/**
 * What the completion knows about code. It reads code as text, because unfinished code can rarely be parsed.
 */
import { TEXTS } from '../../../../lib/codeTexts';
import type { StoreMembers } from '../../frame/messages';

/** File of the built site with the names that the editor completes. */
export const DEMO_NAMES = 'demo-names.json';

export interface KnownNames {
  modules: Record<string, Record<string, ExportedName>>;
  /** Public members of types, by the name of the type. */
  members: Record<string, MemberName[]>;
}

/** Types cannot be used as values. The last part is the type that a call creates, if its members are known. */
export type ExportedName =
  | [kind: 'class' | 'function' | 'constant', summary?: string, creates?: string]
  | [kind: 'type'];

export type MemberName = [name: string, kind: 'method' | 'property', summary?: string];

export type Place =
  | { kind: 'import'; module: string; from: number }
  | { kind: 'module'; from: number }
  | { kind: 'member'; of: string; from: number }
  | { kind: 'name' | 'template'; from: number };

const IMPORT = /\bimport\s+(?:type\s+)?\{([^{}'"]*)$/;
const SPECIFIER = /\b(?:import|from)\s+['"]([^'"\n]*)$/;
const MEMBER = /(?<![\w$.)\]]\s*)(?:this\s*\.\s*)?(#?[A-Za-z_$][\w$]*)\s*[!?]?\.\s*[\w$]*$/;
const NAME = /[\w$]*$/;
/** Matches the text before a name in an expression of a template. */
const EXPRESSION = /(?:\{\{|[("=!&|?:,+<>*/-])\s*[\w$]*$/;
/** Matches the text before a name that is being declared, or that ends a declaration. */
const DECLARED =
  /\b(?:const|let|var|class|function|interface|type|enum|as|readonly|private|protected|public)\s+[\w$]*$|[\w$)\]]\s*\.\s*[\w$]*$|\d[\w$]*$/;

/** @param isExplicit whether the reader has asked for suggestions: otherwise, templates offer them only in expressions */
export function placeAt(code: string, position: number, isExplicit: boolean): Place | undefined {
  const before = code.slice(0, position);
  const from = position - (NAME.exec(before)?.[0].length ?? 0);
  const inside = textAround(code, position);
  const module = SPECIFIER.exec(before);
  if (inside?.startsWith("'") || inside?.startsWith('"')) {
    return module ? { kind: 'module', from: position - (module[1]?.length ?? 0) } : undefined;
  }
  if (inside && !inside.startsWith('`')) return undefined;
  const [, of] = MEMBER.exec(before) ?? [];
  if (of) return { kind: 'member', of, from };
  if (inside) {
    return isExplicit || EXPRESSION.test(before) ? { kind: 'template', from } : undefined;
  }
  if (IMPORT.test(before)) {
    const [, name = ''] = /^[^{}'"]*\}\s*from\s*['"]([^'"\n]+)/.exec(code.slice(position)) ?? [];
    return { kind: 'import', module: name, from };
  }
  return DECLARED.test(before) ? undefined : { kind: 'name', from };
}

function textAround(code: string, position: number): string | undefined {
  for (const { 0: text, index } of code.matchAll(TEXTS)) {
    if (index >= position) return undefined;
    const end = index + text.length;
    const isOpen =
      text.startsWith('//') || !/^(['"`]|\/\*)[\s\S]*(?:\1|\*\/)$/.test(text) || text.length < 2;
    if (position < end || (position === end && isOpen)) return text;
  }
  return undefined;
}

/** A pattern that matches a name. `$` is the only special character in names. */
const pattern = (name: string) => name.replace(/\$/g, '\\$');

/**
 * The members of a variable or a field, based on its declaration: as an injected class, as the result of a package's
 * function, or as the store that a feature receives. Private members of stores are known if the code names them.
 */
export function membersOf(
  name: string,
  code: string,
  position: number,
  { stores, known }: { stores: StoreMembers; known: KnownNames },
): readonly MemberName[] {
  const type = injectedClass(name, code) ?? storeAround(name, code.slice(0, position));
  const members = type && Object.hasOwn(stores, type) ? stores[type] : undefined;
  if (members) {
    return members
      .filter((member) => !member.startsWith('_') || code.includes(member))
      .map((member): MemberName => [member, 'property']);
  }
  const created = type ?? createdType(name, code, known);
  return (created && Object.hasOwn(known.members, created) && known.members[created]) || [];
}

function injectedClass(name: string, code: string): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*`;
  return new RegExp(`${assigned}inject\\(\\s*([\\w$]+)`).exec(code)?.[1];
}

function createdType(name: string, code: string, { modules }: KnownNames): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*(?:new\\s+)?`;
  const [, creator = ''] = new RegExp(`${assigned}([\\w$]+)(?:\\.\\w+)?\\s*[<(]`).exec(code) ?? [];
  const [exported] = Object.values(modules).flatMap((names) =>
    Object.hasOwn(names, creator) ? [names[creator]] : [],
  );
  return exported?.[2];
}

/** The store around a feature whose function has this parameter. */
function storeAround(name: string, before: string): string | undefined {
  const store = [...before.matchAll(/\bconst\s+([\w$]+)\s*=\s*signalStore\(/g)].at(-1);
  if (!store) return undefined;
  const parameter = new RegExp(`\\bwith\\w+\\(\\s*(?:\\(\\s*)?${pattern(name)}\\s*[,):=]`);
  return parameter.test(before.slice(store.index)) ? store[1] : undefined;
}

const IMPORTS = /^import\s+(?:[\w$]+\s*,\s*)?\{([^{}]*)\}\s*from\s*(['"])([^'"\n]+)\2;?[ \t]*$/gm;

const ANY = /^import\b[^;]*?['"][^'"\n]+['"];?[ \t]*$/gm;

/** The insertion that imports a name, unless the file already has this name. */
export function addImport(
  code: string,
  name: string,
  module: string,
): { from: number; insert: string } | undefined {
  const declaration = new RegExp(
    `\\b(?:const|let|var|function|class|enum|type|interface)\\s+${name}\\b`,
  );
  if (declaration.test(code) || importedNames(code).has(name)) return undefined;
  const existing = [...code.matchAll(IMPORTS)].find(([, , , from]) => from === module);
  if (!existing) {
    const last = [...code.matchAll(ANY)].at(-1);
    const insert = `import { ${name} } from '${module}';`;
    if (!last) return { from: 0, insert: `${insert}\n` };
    return { from: last.index + last[0].length, insert: `\n${insert}` };
  }
  const [whole, names = ''] = existing;
  const end = existing.index + whole.indexOf('{') + 1 + names.trimEnd().length;
  if (names.trim() === '') return { from: end, insert: ` ${name} ` };
  const lines = /\n(\s*)\S/.exec(names);
  const comma = /,\s*$/.test(names) ? '' : ',';
  const insert = lines ? `${comma}\n${lines[1]}${name},` : `${comma} ${name}`;
  return { from: end, insert };
}

const importedNames = (code: string): Set<string> =>
  new Set(
    [...code.matchAll(IMPORTS)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((imported) => imported.trim().replace(/^type\s+|^.*\sas\s+/g, ''))
        .filter(Boolean),
    ),
  );
