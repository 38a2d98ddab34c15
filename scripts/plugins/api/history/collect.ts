/**
 * Updates scripts/plugins/api/data/history.json: the versions of the package that added, changed or deprecated symbols.
 *
 *   npm run api:data                              reads the versions in the registry
 *   npm run api:data -- --tags <git folder>       also reads tagged versions that the registry lacks
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { library } from '../../../../theme/config/library';
import { compareVersions, isRelease } from '../../../../theme/lib/versions';
import type { History } from '../data';
import { compareReleases, type Release } from './compare';
import { readRelease } from './read-release';

/** The first version in the registry that has extensions. */
const FIRST = '0.0.3';
const MANIFEST = 'libs/ngrx-toolkit/package.json';
const CONNECTOR = './redux-connector';

const { values } = parseArgs({ options: { tags: { type: 'string' } } });
const name = library.packageName;
const work = path.resolve('node_modules/.cache/api-history');
const output = path.resolve('scripts/plugins/api/data/history.json');

/** The data from the previous run. */
const stored: History | undefined = existsSync(output)
  ? JSON.parse(readFileSync(output, 'utf8'))
  : undefined;

const run = (command: string, args: string[], cwd = process.cwd()) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Runs the npm that runs this script, without a shell. On Windows, `npm` itself is a script that needs one. */
const npm = (args: string[], cwd?: string) =>
  run(process.execPath, [process.env.npm_execpath ?? '', ...args], cwd);

function publishedVersions(): string[] {
  let listed: unknown;
  try {
    listed = JSON.parse(npm(['view', name, 'versions', '--json']));
  } catch {
    exit(
      `npm cannot list the versions of ${name}. Check your connection: npm view ${name} versions`,
    );
  }
  return (Array.isArray(listed) ? listed : [listed])
    .map(String)
    .filter((version) => isRelease(version) && compareVersions(version, FIRST) >= 0);
}

/** The `package.json` of a version. */
interface Manifest {
  typings?: string;
  exports?: Record<string, { types?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

function peersOf({ peerDependencies: peers = {}, peerDependenciesMeta: meta = {} }: Manifest) {
  const optionalPeers = Object.keys(peers).filter((peer) => meta[peer]?.optional);
  return { peers, ...(optionalPeers.length > 0 && { optionalPeers }) };
}

async function readPublished(version: string): Promise<Omit<Release, 'date'>> {
  const folder = path.join(work, version);
  if (!existsSync(path.join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    const packed = npm(['pack', '--silent', `${name}@${version}`], folder);
    run('tar', ['xzf', packed.trim().split('\n').at(-1) ?? ''], folder);
  }
  const root = path.join(folder, 'package');
  const manifest = readManifest(root);
  const { exports = {}, typings = 'index.d.ts' } = manifest;
  const entries = Object.entries(exports).flatMap(([entry, { types }]) =>
    types ? [[entry, path.join(root, types)]] : [],
  );
  const main = [['.', path.join(root, typings)]];
  const read = await readRelease(Object.fromEntries(entries.length ? entries : main));
  return { version, origin: 'package', ...peersOf(manifest), ...read };
}

const git = (repository: string, ...args: string[]) =>
  run('git', ['--git-dir', repository, ...args]).trim();

/** The commit that set each version. Tags are not reliable, because some point to commits of other versions. */
function releaseCommits(repository: string): Map<string, string> {
  const commits = git(repository, 'log', '--all', '--format=%H', '--', MANIFEST).split('\n');
  const found = commits.flatMap((commit): [string, string][] => {
    const manifest = JSON.parse(git(repository, 'show', `${commit}:${MANIFEST}`)) as {
      version: string;
    };
    return [[manifest.version, commit]];
  });
  // The log is newest first, so the last entry of each version is the commit that set it.
  return new Map(found);
}

async function readTag(
  version: string,
  commit: string,
  repository: string,
): Promise<Omit<Release, 'date'>> {
  const folder = path.join(work, `tag-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'sources.tar');
    const source = ['archive', '-o', archive, commit, path.dirname(MANIFEST)];
    git(repository, ...source);
    run('tar', ['xf', archive], folder);
  }
  const inSources = (file: string) => path.join(folder, path.dirname(MANIFEST), file);
  const connector = ['redux-connector/src/index.ts', 'redux-connector/index.ts']
    .map(inSources)
    .find((file) => existsSync(file));
  const entries = { '.': inSources('src/index.ts'), ...(connector && { [CONNECTOR]: connector }) };
  const peers = peersOf(readManifest(path.join(folder, path.dirname(MANIFEST))));
  return { version, origin: 'tag', ...peers, ...(await readRelease(entries)) };
}

/** The date of a version's tag or commit. Without the repository, returns the stored date. */
function dateOf(version: string): string | undefined {
  if (!values.tags || !commits.has(version)) return stored?.versions[version]?.date;
  const commit = tags.includes(`v${version}`) ? `v${version}` : (commits.get(version) ?? '');
  return git(values.tags, 'log', '-1', '--format=%cs', commit);
}

/** Exits if a stored version is not available. Otherwise, its additions would count as new in the next version. */
function exitIfVersionsAreMissing(versions: readonly string[]): void {
  const missing = Object.keys(stored?.versions ?? {}).filter(
    (version) => !versions.includes(version),
  );
  if (missing.length === 0) return;
  exit(
    `${path.relative('.', output)} contains versions that this registry lacks: ${missing.join(', ')}.\n` +
      `Read them from tags: git clone --bare ${library.repository}, then npm run api:data -- --tags <that folder>.`,
  );
}

function exit(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const published = publishedVersions();
const tags = values.tags ? git(values.tags, 'tag').split('\n') : [];
const commits = values.tags ? releaseCommits(values.tags) : new Map<string, string>();
const tagged = [...commits.keys()].filter((version) => tags.includes(`v${version}`));
const versions = [...new Set([...published, ...tagged])].filter(isRelease);
exitIfVersionsAreMissing(versions);
const releases: Release[] = [];
for (const version of versions.sort(compareVersions)) {
  console.log(`Reading ${name} ${version}`);
  const commit = commits.get(version) ?? '';
  const isPublished = published.includes(version);
  const release = await (isPublished
    ? readPublished(version)
    : readTag(version, commit, values.tags ?? ''));
  releases.push({ ...release, date: dateOf(version) });
}
const history = compareReleases(name, releases);
mkdirSync(path.dirname(output), { recursive: true });
writeFileSync(output, `${JSON.stringify(history, null, 2)}\n`);
console.log(`${path.relative('.', output)}: ${Object.keys(history.symbols).length} symbols`);
