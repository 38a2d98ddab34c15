import type { ParseTypeScript } from '../../demos';
import { isAffected, type Release } from '../../versions';
import { type LibraryUse, libraryUses, namesLibrary } from './library-uses';
import { installedBy, isManifest, type Manifest, peerFindings, readManifest } from './manifest';
import { type Module, Project, readModule } from './module';
import { commonVersions } from './presence';
import { defectFindings } from './rules/defects';
import { orderFindings } from './rules/order';
import { repetitionFindings } from './rules/repetitions';
import { storageFindings } from './rules/storage';
import { symbolOf, versionFindings } from './rules/versions';
import { storesOf } from './stores';
import { parseTolerantly } from './tolerant';
import type { CheckData, Finding, KnownChange, Report, Source } from './types';

/** The versions that the reader chose. */
export interface Choice {
  /** The version that the code was written for. If undefined, the one in a `package.json` counts. */
  from?: Release | undefined;
  /** The version to check the code for. */
  to: Release;
}

/** Checks files that belong together. */
export function check(
  sources: readonly Source[],
  { from, to }: Choice,
  data: CheckData,
  parse: ParseTypeScript,
): Report {
  const { modules, manifests, statements } = readAll(sources, parse);
  const installed = manifests.map((manifest) => installedBy(manifest, data.versions));
  const start = from ?? installed.find(({ release }) => release)?.release;
  const project = new Project(modules);
  const uses = modules.flatMap(libraryUses);
  const isNewest = to === data.versions.at(-1);
  const stores = storesOf(project);
  const packages = manifests.flatMap((manifest) => [...manifest.packages.keys()]);
  const usesConnector = uses.some(({ entry }) => entry !== '');
  const checked = { data, version: to.version, index: data.versions.indexOf(to) };
  const changes = start ? changesBetween(start, to, uses, data) : [];
  const findings = [
    ...versionFindings(uses, stores, project, checked),
    ...stores.flatMap((store) => [
      ...orderFindings(store),
      ...storageFindings(store),
      ...repetitionFindings(store),
    ]),
    // These defects have only been observed in the newest version.
    ...(isNewest ? defectFindings({ project, stores, uses, packages }) : []),
    ...changes.flatMap((change) => aboutChange(change, uses)),
    ...manifests.flatMap((manifest, at) => {
      const release = installed[at]?.release ?? from;
      return release ? peerFindings(manifest, release, usesConnector) : [];
    }),
  ];
  const known = [...new Set(uses.map(({ symbol }) => symbol))].filter((name) =>
    Object.hasOwn(data.symbols, name),
  );
  return {
    findings: sorted(findings, sources),
    statements: [...statements, ...installed.map(({ statement }) => statement)],
    symbols: known.sort((a, b) => a.localeCompare(b)),
    fits: known.length > 0 ? commonVersions(presencesOf(uses, data), data.versions) : '',
    from: start,
    to,
  };
}

/** Reads the files as far as possible, and reports parts that are left out. */
function readAll(sources: readonly Source[], parse: ParseTypeScript) {
  const statements: string[] = [];
  const modules: Module[] = [];
  const manifests: Manifest[] = [];
  for (const source of sources) {
    if (isManifest(source.name)) {
      const manifest = readManifest(source);
      if (typeof manifest === 'string') statements.push(manifest);
      else manifests.push(manifest);
      continue;
    }
    const { program, problem } = parseTolerantly(source.name, source.text, parse);
    if (problem) statements.push(problem);
    if (program) modules.push(readModule(source.name, source.text, program));
  }
  if (modules.length > 0 && !modules.some(namesLibrary)) {
    statements.push('The code imports nothing from the toolkit.');
  }
  return { modules, manifests, statements };
}

const presencesOf = (uses: readonly LibraryUse[], data: CheckData) =>
  uses.flatMap((use) => {
    const known = symbolOf(data, use);
    return known ? [known.presence] : [];
  });

/** Returns changes of used symbols, except those that only add something or are reported separately. */
const changesBetween = (
  from: Release,
  to: Release,
  uses: readonly LibraryUse[],
  { changes }: CheckData,
) =>
  changes.filter(
    (change) =>
      isAffected(change, from, to) &&
      change.symbols.some(([name]) => uses.some(({ symbol }) => symbol === name)),
  );

/** Returns the places that use the subject of a change, by file. */
function aboutChange(
  { versions, text, symbols }: KnownChange,
  uses: readonly LibraryUse[],
): Finding[] {
  const affected = uses.filter(({ symbol }) => symbols.some(([name]) => name === symbol));
  const files = new Map<string, number[]>();
  for (const { module, node, places } of affected) {
    const lines = [node, ...places].map(({ loc }) => loc.start.line);
    files.set(module.name, [...(files.get(module.name) ?? []), ...lines]);
  }
  return [...files].map(([file, lines]) => ({
    kind: 'Changed',
    file,
    lines: [...new Set(lines)].sort((a, b) => a - b),
    message: `Since ${versions.join(', ')}: ${text}`,
  }));
}

/** Sorts findings by file and line, without duplicates. */
function sorted(findings: readonly Finding[], sources: readonly Source[]): Finding[] {
  const order = new Map(sources.map(({ name }, at) => [name, at]));
  const keyOf = ({ kind, file, lines, message }: Finding) =>
    [kind, file, lines, message].join('\n');
  const placeOf = ({ file, lines }: Finding) => (order.get(file) ?? 0) * 1e7 + (lines[0] ?? 0);
  return [...new Map(findings.map((finding) => [keyOf(finding), finding])).values()].sort(
    (a, b) => placeOf(a) - placeOf(b),
  );
}
