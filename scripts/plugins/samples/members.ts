import type { MemberTable } from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';
import type { Mistake } from '../../lib/problems';

export type {
  Member,
  MemberKind,
  MemberRow,
  MemberTable,
} from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';

/** A table as the types tell it. */
export interface DerivedTable extends MemberTable {
  /** What is wrong in its file. */
  mistakes?: Mistake[];
}

/** Where the stores behind the member tables stand, below the project's root. */
export const MEMBERS_FOLDER = 'docs/_members';

declare module 'vitest' {
  /** What facts-setup.ts hands to the tests of what the pages state. */
  export interface ProvidedContext {
    memberTables: Record<string, MemberTable>;
  }
}
