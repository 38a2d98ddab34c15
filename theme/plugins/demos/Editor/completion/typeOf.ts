import type { StoreMembers } from '../../frame/messages';
import type { KnownNames, MemberName } from './knownNames';

/** Returns a pattern that matches a name. `$` is the only special character in names. */
const pattern = (name: string) => name.replace(/\$/g, '\\$');

/**
 * Returns the members of a variable or a field, based on its declaration: as an injected class, as the result of a
 * package's function, or as the store that a feature receives. Private members of stores are known if the code names
 * them.
 *
 * @param position of the use, because the store of a feature is that of the surrounding store
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

/** Returns the class in `name = inject(Class)`. */
function injectedClass(name: string, code: string): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*`;
  return new RegExp(`${assigned}inject\\(\\s*([\\w$]+)`).exec(code)?.[1];
}

/** Returns the type of `name = create(…)` or `name = new Class(…)`. */
function createdType(name: string, code: string, { modules }: KnownNames): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*(?:new\\s+)?`;
  const [, creator = ''] = new RegExp(`${assigned}([\\w$]+)(?:\\.\\w+)?\\s*[<(]`).exec(code) ?? [];
  const [found] = Object.values(modules).flatMap((names) =>
    Object.hasOwn(names, creator) ? [names[creator]] : [],
  );
  return found?.[2];
}

/** Returns the store around a feature whose function has this parameter. */
function storeAround(name: string, before: string): string | undefined {
  const store = [...before.matchAll(/\bconst\s+([\w$]+)\s*=\s*signalStore\(/g)].at(-1);
  if (!store) return undefined;
  const parameter = new RegExp(`\\bwith\\w+\\(\\s*(?:\\(\\s*)?${pattern(name)}\\s*[,):=]`);
  return parameter.test(before.slice(store.index)) ? store[1] : undefined;
}
