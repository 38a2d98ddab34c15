/** File of the built site with the names that the editor completes. */
export const DEMO_NAMES = 'demo-names.json';

export interface KnownNames {
  modules: Record<string, Record<string, ExportedName>>;
  /** Public members of types, by the name of the type. */
  members: Record<string, MemberName[]>;
}

/**
 * An export of a package. Types cannot be used as values. The last part is the type that a call creates, if its members
 * are known.
 */
export type ExportedName =
  | [kind: 'class' | 'function' | 'constant', summary?: string, creates?: string]
  | [kind: 'type'];

export type MemberName = [name: string, kind: 'method' | 'property', summary?: string];
