import { didYouMean } from '../../../config/nearest';
import type { StoreMembers } from './messages';
import type { Problem } from './problem';
import type { Program } from './program';
import { membersOf } from './stores';

/** Returns the names of the members of each store with an instance, keyed by class name. */
export function storeMembers({ stores }: Program): StoreMembers {
  return Object.fromEntries(
    [...stores.values()].flatMap((classes) =>
      [...classes].flatMap(([name, store]) => {
        const members = membersOf(store);
        return members ? [[name, members]] : [];
      }),
    ),
  );
}

/**
 * Returns the first member that the code reads from a store without such a member. The members are those of the running
 * store, so they include members that any extension adds.
 */
export function unknownMember({ files, stores, resolve }: Program): Problem | undefined {
  for (const [file, { accesses }] of files) {
    for (const { store, module, member, position } of accesses) {
      const members = membersOf(module ? resolve(module)[store] : stores.get(file)?.get(store));
      if (!members || members.includes(member) || member in Object.prototype) continue;
      const meant = didYouMean(
        member,
        members.filter((one) => !one.startsWith('_')),
      );
      const message = `${store} has no member '${member}'.${meant ? ` Did you mean '${meant}'?` : ''}`;
      return { message, file, line: position.line, column: position.column + 1 };
    }
  }
  return undefined;
}
