/** Where the stores behind the member tables stand, below the project's root. */
export const MEMBERS_FOLDER = 'docs/_members';

export type MemberKind = 'state' | 'computed' | 'property' | 'method';

/** A member that an extension adds to a store. */
export interface Member {
  name: string;
  kind: MemberKind;
  /** As TypeScript prints it, such as `Signal<boolean>` or `(id: EntityId) => void`. */
  type: string;
}

export interface MemberRow {
  /** The member without a collection name. */
  unnamed?: Member;
  /** The same member where the extension got a collection name. */
  named?: Member;
  /** Markdown. */
  description: string;
}

/** What a member table shows. */
export interface MemberTable {
  headings: { unnamed: string; named: string };
  rows: MemberRow[];
}

declare module 'vitest' {
  /** What facts-setup.ts hands to the tests of what the pages state. */
  export interface ProvidedContext {
    memberTables: Record<string, MemberTable>;
  }
}
