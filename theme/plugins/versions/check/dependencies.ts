import { library } from '../../../config/library';

/** What a text says about a package. */
export interface Dependency {
  /** The versions that a `package.json` accepts, such as `^20.5.0`. */
  range?: string;
  /** The version that is installed, according to a lock file or a list of packages. */
  version?: string;
}

/** The packages that a text names. */
export interface Dependencies {
  packages: ReadonlyMap<string, Dependency>;
  /** Packages whose ranges in other packages are overridden, so that any version of them is accepted. */
  overridden: ReadonlySet<string>;
  /** Whether these are all packages of a project, not a part of a list. */
  isComplete: boolean;
}

/** The names of the library's package. */
export const LIBRARY_NAMES: readonly string[] = [library.packageName, library.newName.packageName];

/** An import or export, which no list has. */
const CODE = /^(?:import|export)(?=[\s{*"'])/m;

/**
 * Reads a `package.json`, a lock file, what `npm ls` prints, or lines of these.
 *
 * @returns why the text cannot be read, as Markdown, or undefined if it names no packages with versions
 */
export function readDependencies(text: string): Dependencies | string | undefined {
  if (CODE.test(text)) return undefined;
  const conflict = /^(?:<{7}|={7}|>{7})(?: |$)/m.exec(text);
  if (conflict)
    return `Line ${lineAt(text, conflict.index)} is part of a merge conflict. Resolve it first.`;
  const isJson = /^\s*[{[]\s*["{}\]]/.test(text);
  let problem = 'This is no `package.json` and no lock file: it lists no packages.';
  if (isJson) {
    try {
      const read = fromJson(JSON.parse(text));
      if (read.packages.size > 0) return read;
    } catch (error) {
      problem = `This is not valid JSON, and lists no known packages. ${placeOf(error as SyntaxError, text)}`;
    }
  }
  // Old lock files of pnpm list ranges apart from versions.
  const lines = text.replace(/^\s*(?:\/\/|#|\/\*).*$|^specifiers:\n(?: .*\n)+/gm, '');
  const locked = fromLockFile(lines);
  const packages = locked.size > 0 ? locked : fromLines(lines);
  if (packages.size > 0) return { packages, overridden: new Set(), isComplete: locked.size > 0 };
  return isJson ? problem : undefined;
}

/** The line of an offset, from 1. */
export const lineAt = (text: string, offset: number): number =>
  text.slice(0, Math.max(offset, 0)).split(/\r\n|[\n\r\u2028\u2029]/).length;

/** Where JSON is invalid. The wording differs between browsers. */
function placeOf({ message }: SyntaxError, text: string): string {
  const [, line] = /line (\d+)/.exec(message) ?? [];
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const place = line ?? (position && lineAt(text, Number(position)));
  return place ? `The error is on line ${place}.` : 'It ends too early.';
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const objectAt = (json: Json, ...path: string[]): Json => {
  const value = path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), json);
  return isObject(value) ? value : {};
};

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

function fromJson(json: unknown): Dependencies {
  const packages = new Map<string, Dependency>();
  const overridden = new Set<string>();
  if (!isObject(json)) return { packages, overridden, isComplete: false };
  for (const [name, version] of installedIn(json)) packages.set(name, { version });
  // A lock file of npm repeats the package.json.
  const manifest = 'lockfileVersion' in json ? objectAt(json, 'packages', '') : json;
  for (const kind of KINDS) {
    for (const [name, value] of Object.entries(objectAt(manifest, kind))) {
      const known = packages.get(name);
      if (typeof value !== 'string' || known?.range) continue;
      packages.set(name, { ...known, range: catalogued(manifest, name, value) });
    }
  }
  for (const path of [['overrides'], ['resolutions'], ['pnpm', 'overrides']]) {
    for (const [key, value] of overridesIn(objectAt(manifest, ...path))) {
      const name = key.replace(/^.*(?:>|\*\/)/, '').replace(/(?<=.)@.*$/, '');
      overridden.add(name);
      if (!value.startsWith('$') && packages.has(name)) packages.set(name, { range: value });
    }
  }
  // `npm ls` may be asked for some packages only.
  const isComplete = [...packages.values()].some(({ range }) => range) || 'lockfileVersion' in json;
  return { packages, overridden, isComplete };
}

/** The installed versions in a lock file or a list, at any depth; those nearest to the root are what the project gets. */
function installedIn(json: Json): Map<string, string> {
  const found = new Map<string, string>();
  const queue: Json[] = [json];
  for (const object of queue) {
    for (const [key, value] of Object.entries(object)) {
      if (!isObject(value)) continue;
      queue.push(value);
      // What is nested belongs to another package.
      const name = key.replace(/^node_modules\//, '');
      if (name && typeof value.version === 'string' && !found.has(name))
        found.set(name, value.version);
    }
  }
  return found;
}

/** A version that Bun's or pnpm's catalog in the same file defines. */
function catalogued(manifest: Json, name: string, range: string): string {
  const [, catalog] = /^catalog:(.*)$/.exec(range) ?? [];
  if (catalog === undefined) return range;
  const places = [manifest, objectAt(manifest, 'workspaces'), objectAt(manifest, 'pnpm')];
  const found = places.map((place) =>
    catalog && catalog !== 'default'
      ? objectAt(place, 'catalogs', catalog)[name]
      : objectAt(place, 'catalog')[name],
  );
  return found.find((value) => typeof value === 'string') ?? range;
}

/** Overrides may be nested: those of a package's dependencies. */
const overridesIn = (overrides: Json): [string, string][] =>
  Object.entries(overrides).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[key, value]] : isObject(value) ? overridesIn(value) : [],
  );

const NAME = `(${LIBRARY_NAMES.join('|')}|@(?:angular|ngrx|nx)/[\\w.-]+|nx|rxjs|typescript)`;
const VERSION = String.raw`(?:workspace:|npm:)?(?:[\^~<>=v]+ ?)?\d[^"'\n,@]{0,80}|catalog:\w*|\*|latest|workspace:\*`;

/** `"@ngrx/signals@^20.0.0":` and its version on the next line: a lock file of Yarn. */
const YARN = new RegExp(`^["']?${NAME}@[^\\n]*:\\n +version:? +["']?([^"'\\s]+)`, 'gm');
/** A package with `specifier` and `version` on the next lines: a lock file of pnpm. */
const PNPM = new RegExp(
  `^ +["']?${NAME}["']?:\\n +specifier: *["']?([^"'\\n]+)["']?\\n +version: *["']?([^"'\\s(]+)`,
  'gm',
);
/** A package in a lock file of Bun. */
const BUN = new RegExp(`\\["${NAME}@([^"]+)"`, 'g');
/**
 * A name and a version on one line: of a `package.json`, an install command, a pull request of Dependabot, or what
 * `npm ls`, `npm outdated`, `pnpm ls`, `yarn why` or `ng version` prints.
 */
const PAIR = new RegExp(`(?<![\\w/.@-])${NAME}(?:["' \\t│:=@]{1,40}| from )(${VERSION})`, 'g');
/** What may follow a version on its line. */
const AFTER =
  /(?:[(_]|\s{2}|\s+(?:to|deduped|invalid|extraneous|overridden|-|nx|rxjs|typescript|│)).*$/;

function fromLockFile(text: string): Map<string, Dependency> {
  const found = [
    ...[...text.matchAll(YARN), ...text.matchAll(BUN)].map(([, name = '', version]) => ({
      name,
      version,
    })),
    ...[...text.matchAll(PNPM)].map(([, name = '', range, version]) => ({ name, range, version })),
  ];
  // Reversed, because the first entry of a package counts.
  return new Map(found.reverse().map(({ name, ...dependency }) => [name, dependency]));
}

/** Reads lines with packages of the library and those around it. The first line about a package counts. */
function fromLines(text: string): Map<string, Dependency> {
  const packages = new Map<string, Dependency>();
  const isInstalled = /^\s*[├└│]/m.test(text);
  for (const { 0: all, 1: name = '', 2: value = '', index } of text.matchAll(PAIR)) {
    const line = text.slice(text.lastIndexOf('\n', index) + 1, index + all.length);
    const known = packages.get(name);
    // What `npm ls` says is missing is not installed.
    if (/\bUNMET\b/.test(line) || (known && !known.range?.startsWith('catalog:'))) continue;
    const range = value.replace(AFTER, '').trim();
    packages.set(name, isInstalled ? { version: range.replace(/^npm:/, '') } : { range });
  }
  return packages;
}
