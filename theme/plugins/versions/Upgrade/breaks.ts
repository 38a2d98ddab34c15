import { compareVersions } from '../../../lib/versions';

/**
 * Code that works with one version of a package, and does not with a later one. Each entry was compiled and run with
 * both (`docs/_breaks`).
 */
export interface Break {
  /** Stays the same. The changes page has an element with the id `break-<id>`, which shows the edit. */
  id: string;
  /** `code` no longer compiles or runs. `behavior` does something else. */
  kind: 'code' | 'behavior';
  /** The package whose version matters. All versions here are versions of it. */
  package: string;
  /** The newest version that was tried and does not have what the code uses yet, if there is one. */
  tooOld?: string | undefined;
  /** The last version that the code works with. All versions after it count as broken. */
  last: string;
  /** The first version that was tried and does not work. */
  first: string;
  /** A later version that the code works with again, if there is one. */
  until?: string;
  /** What to do, in the imperative, as Markdown with inline code only. */
  title: string;
  /**
   * Imports by which code is concerned, any of them: `@ngrx/signals/events#withEffects`, or
   * `@ngrx/signals/src/*` for any import from below a path.
   */
  names: readonly string[];
  /**
   * What the code must also contain, any of it: properties, members and types, such as `request`, called functions, such
   * as `inject()`, or `{hasValue}` if it is taken out of an object. `*.isPending` counts only as a member of what one of
   * the names makes, `*Value().` only as the value of a signal that it adds for that, where the value must not be
   * undefined, `(2)`, `(text)` and `<>` only as arguments and type arguments of one of the names.
   */
  uses?: readonly string[];
  /** Functions, properties and values that may be undefined (`*Value()?`), which show that code is not concerned. */
  unless?: readonly string[];
  /** Whether a use counts only within a call or the type arguments of one of the names, or directly behind it. */
  inside?: boolean;
  /** Whether all code with these names (and uses) breaks, so that it can be reported as a mistake. */
  certain?: boolean;
}

/** The versions of packages in a project: those in its lock file, or those that a release of the library was tried with. */
export type Versions = Readonly<Record<string, string>>;

/** Whether code that works before an upgrade can stop working with it. A package without a version is not affected. */
export function isMet(entry: Break, from: Versions, to: Versions): boolean {
  const [old, next] = [from[entry.package], to[entry.package]];
  if (!old || !next) return false;
  const { tooOld, last, until } = entry;
  const worked = !(tooOld && compareVersions(old, tooOld) <= 0) && compareVersions(old, last) <= 0;
  const isBroken = compareVersions(next, last) > 0;
  return worked && isBroken && !(until && compareVersions(next, until) >= 0);
}
