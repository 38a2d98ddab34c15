import { compareVersions } from '../../lib/versions';
import type { Files } from './generate/files';
import { TOOLKIT } from './generate/plan';

/** The versions that added names of the library, such as `19.3 and 20.3`. Names that all versions have are left out. */
export type Later = Readonly<Record<string, string>>;

/** The latest additions to the library among the names that code imports. */
export interface Latest {
  names: readonly string[];
  since: string;
}

/** Returns the names that files import from the library. */
export function importedNames(files: Files): Set<string> {
  const statements = Object.values(files)
    .join('\n')
    .matchAll(/^import (?:type )?\{([^}]*)\} from '(.*)';$/gm);
  return new Set(
    [...statements].flatMap(([, list = '', source]) =>
      source === TOOLKIT
        ? [...list.matchAll(/([\w$]+)\s*(?:,|$)/g)].map(([, name = '']) => name)
        : [],
    ),
  );
}

/** Returns the names that were added last, or nothing if all versions have all names. */
export function latestOf(names: Iterable<string>, later: Later): Latest | undefined {
  const since = [...names]
    .flatMap((name) => later[name] ?? [])
    .toSorted(compareVersions)
    .at(-1);
  return since ? { names: [...names].filter((name) => later[name] === since), since } : undefined;
}
