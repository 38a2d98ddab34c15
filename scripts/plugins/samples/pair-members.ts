import type { Member } from './members';

export interface MemberPair {
  unnamed?: Member;
  named?: Member;
}

/**
 * Finds for each member the one that stands in its place where the extension got a collection name:
 * `callState` and `todosCallState`, `load` and `loadFlightEntities`. A pair is known by its unnamed name.
 *
 * @returns the pairs, and of members without a partner that they are alone: then the naming rule has changed
 */
export function pairMembers(
  unnamed: readonly Member[],
  named: readonly Member[],
  collection: string,
): { pairs: Map<string, MemberPair>; alone: string[] } {
  if (unnamed.length === 0 || named.length === 0) {
    const pairs = new Map([
      ...unnamed.map((member): [string, MemberPair] => [member.name, { unnamed: member }]),
      ...named.map((member): [string, MemberPair] => [member.name, { named: member }]),
    ]);
    return { pairs, alone: [] };
  }
  const open = new Map(named.map((member) => [withoutCollection(member.name, collection), member]));
  const take = (name: string): Member | undefined => {
    const member = open.get(name.toLowerCase());
    if (member) open.delete(name.toLowerCase());
    return member;
  };
  const partners = new Map(unnamed.map(({ name }) => [name, take(name)]));
  const pairs = new Map<string, MemberPair>();
  const alone: string[] = [];
  for (const member of unnamed) {
    // `load` becomes `loadFlightEntities`: some names get a word on top.
    const partner = partners.get(member.name) ?? take(`${member.name}Entities`);
    if (!partner) alone.push(`"${member.name}" has no partner with a collection.`);
    pairs.set(member.name, { unnamed: member, named: partner });
  }
  for (const { name } of open.values()) {
    alone.push(`"${name}" has no partner without a collection.`);
  }
  return { pairs, alone };
}

/** The name in small letters without the collection in it. */
function withoutCollection(name: string, collection: string): string {
  const [before = '', ...after] = name.split(new RegExp(collection, 'i'));
  return (before + after.join(collection)).toLowerCase();
}
