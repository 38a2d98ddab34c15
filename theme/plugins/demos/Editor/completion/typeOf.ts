import type { StoreMembers } from '../../frame/messages';
import type { KnownNames, MemberName } from './knownNames';

/** A name in a pattern; `$` is the only special character that it can contain. */
const pattern = (name: string) => name.replace(/\$/g, '\\$');

/**
 * The members of a variable or a field, by how the code declares it: as an injected class, as a result of a function of
 * a package, or as the store that a feature gets. Private members of stores are known if the code names them.
 *
 * @param position of the use, as a feature's store is that of the store around it
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

/** The class in `name = inject(Class)`. */
function injectedClass(name: string, code: string): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*`;
  return new RegExp(`${assigned}inject\\(\\s*([\\w$]+)`).exec(code)?.[1];
}

/** The type of `name = create(…)` or `name = new Class(…)`. */
function createdType(name: string, code: string, { modules }: KnownNames): string | undefined {
  const assigned = `(?<![\\w$])${pattern(name)}\\s*(?::[^=;]+)?=\\s*(?:new\\s+)?`;
  const [, creator = ''] = new RegExp(`${assigned}([\\w$]+)(?:\\.\\w+)?\\s*[<(]`).exec(code) ?? [];
  const [found] = Object.values(modules).flatMap((names) =>
    Object.hasOwn(names, creator) ? [names[creator]] : [],
  );
  return found?.[2];
}

/** The store around a feature whose function has this parameter. */
function storeAround(name: string, before: string): string | undefined {
  const store = [...before.matchAll(/\bconst\s+([\w$]+)\s*=\s*signalStore\(/g)].at(-1);
  if (!store) return undefined;
  const parameter = new RegExp(`\\bwith\\w+\\(\\s*(?:\\(\\s*)?${pattern(name)}\\s*[,):=]`);
  return parameter.test(before.slice(store.index)) ? store[1] : undefined;
}
