import type { Member } from './members';

export interface MemberPair {
  unnamed?: Member;
  named?: Member;
}

/**
 * Finds the counterpart of each member with a collection name: `callState` and `todosCallState`, `load` and
 * `loadFlightEntities`.
 *
 * @returns the pairs by unnamed name, and messages about members without a counterpart, which mean that the naming rule
 * of the library has changed
 */
export function pairMembers(
  unnamed: readonly Member[],
  named: readonly Member[],
  collection: string,
): { pairs: Map<string, MemberPair>; unpaired: string[] } {
  if (unnamed.length === 0 || named.length === 0) {
    const pairs = new Map([
      ...unnamed.map((member): [string, MemberPair] => [member.name, { unnamed: member }]),
      ...named.map((member): [string, MemberPair] => [member.name, { named: member }]),
    ]);
    return { pairs, unpaired: [] };
  }
  const open = new Map(named.map((member) => [withoutCollection(member.name, collection), member]));
  const take = (name: string): Member | undefined => {
    const member = open.get(name.toLowerCase());
    if (member) open.delete(name.toLowerCase());
    return member;
  };
  const counterparts = new Map(unnamed.map(({ name }) => [name, take(name)]));
  const pairs = new Map<string, MemberPair>();
  const unpaired: string[] = [];
  for (const member of unnamed) {
    // Some names get an additional word: `load` becomes `loadFlightEntities`.
    const counterpart = counterparts.get(member.name) ?? take(`${member.name}Entities`);
    if (!counterpart) unpaired.push(`"${member.name}" has no counterpart with a collection.`);
    pairs.set(member.name, { unnamed: member, named: counterpart });
  }
  for (const { name } of open.values()) {
    unpaired.push(`"${name}" has no counterpart without a collection.`);
  }
  return { pairs, unpaired };
}

/** Returns the lowercase name without the collection. */
function withoutCollection(name: string, collection: string): string {
  const [before = '', ...after] = name.split(new RegExp(collection, 'i'));
  return (before + after.join(collection)).toLowerCase();
}
