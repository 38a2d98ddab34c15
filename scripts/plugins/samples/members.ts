import type { MemberTable } from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';
import type { Mistake } from '../../lib/problems';

export type {
  Member,
  MemberKind,
  MemberRow,
  MemberTable,
} from '../../../theme/plugins/samples/MemberTable/memberTable.markdown';

/** A table read from types. */
export interface DerivedTable extends MemberTable {
  /** Mistakes in its file. */
  mistakes?: Mistake[];
}

/** The folder of the files for member tables, below the project. */
export const MEMBERS_FOLDER = 'docs/_members';

declare module 'vitest' {
  /** Provided by facts-setup.ts for the tests in `docs/_facts`. */
  export interface ProvidedContext {
    memberTables: Record<string, MemberTable>;
  }
}
