/**
 * Renews scripts/api/data/history.json: which version of the package brought, changed or deprecated what.
 *
 *   npm run api:data                              reads the versions that the registry holds
 *   npm run api:data -- --tags <git folder>       also tagged ones that it does not hold
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { site } from '../../../theme/config/site';
import { compareReleases, type Release } from './compare';
import { readRelease } from './read-release';
import { compareVersions, isRelease } from './versions';

/**
 * The first version with a tag and notes. 0.0.3 to 0.0.7 lie in the registry as trials before it: what was in
 * them counts as new in 0.1.0, as it does in the project's own words and in the guides.
 */
const FIRST = '0.1.0';
const MANIFEST = 'libs/ngrx-toolkit/package.json';
const CONNECTOR = './redux-connector';

const { values } = parseArgs({ options: { tags: { type: 'string' } } });
const name = site.library.packageName;
const work = path.resolve('node_modules/.cache/api-history');
const output = path.resolve('scripts/api/data/history.json');

/** On Windows npm is a script, which only a shell runs. */
const run = (command: string, args: string[], cwd = process.cwd()) =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: command === 'npm' && process.platform === 'win32',
  });

function publishedVersions(): string[] {
  const listed: unknown = JSON.parse(run('npm', ['view', name, 'versions', '--json']));
  return (Array.isArray(listed) ? listed : [listed])
    .map(String)
    .filter((version) => isRelease(version) && compareVersions(version, FIRST) >= 0);
}

async function readPublished(version: string): Promise<Release> {
  const folder = path.join(work, version);
  if (!existsSync(path.join(folder, 'package'))) {
    mkdirSync(folder, { recursive: true });
    const packed = run('npm', ['pack', '--silent', `${name}@${version}`], folder);
    run('tar', ['xzf', packed.trim().split('\n').at(-1) ?? ''], folder);
  }
  const root = path.join(folder, 'package');
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    typings?: string;
    exports?: Record<string, { types?: string }>;
  };
  const entries = Object.entries(manifest.exports ?? {}).flatMap(([entry, { types }]) =>
    types ? [[entry, path.join(root, types)]] : [],
  );
  const main = [['.', path.join(root, manifest.typings ?? 'index.d.ts')]];
  const read = await readRelease(Object.fromEntries(entries.length ? entries : main));
  return { version, origin: 'package', ...read };
}

/** The commits that made each version, by version: tags stand at commits of other versions now and then. */
function releaseCommits(repository: string): Map<string, string> {
  const git = (...args: string[]) => run('git', ['--git-dir', repository, ...args]).trim();
  const tags = git('tag').split('\n');
  const commits = git('log', '--all', '--format=%H', '--', MANIFEST).split('\n');
  const found = commits.flatMap((commit): [string, string][] => {
    const manifest = JSON.parse(git('show', `${commit}:${MANIFEST}`)) as { version: string };
    return tags.includes(`v${manifest.version}`) ? [[manifest.version, commit]] : [];
  });
  // Newest first: the last one with a version is the one that set it.
  return new Map(found);
}

async function readTag(version: string, commit: string, repository: string): Promise<Release> {
  const folder = path.join(work, `tag-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'sources.tar');
    const source = ['archive', '-o', archive, commit, path.dirname(MANIFEST)];
    run('git', ['--git-dir', repository, ...source]);
    run('tar', ['xf', archive], folder);
  }
  const inSources = (file: string) => path.join(folder, path.dirname(MANIFEST), file);
  const connector = ['redux-connector/src/index.ts', 'redux-connector/index.ts']
    .map(inSources)
    .find((file) => existsSync(file));
  const entries = { '.': inSources('src/index.ts'), ...(connector && { [CONNECTOR]: connector }) };
  return { version, origin: 'tag', ...(await readRelease(entries)) };
}

/** Without a version that was read before, what it brought would count as new in the next one. */
function stopWhereVersionsGoMissing(versions: readonly string[]): void {
  if (!existsSync(output)) return;
  const stored = JSON.parse(readFileSync(output, 'utf8')) as { versions: Record<string, string> };
  const missing = Object.keys(stored.versions).filter((version) => !versions.includes(version));
  if (missing.length === 0) return;
  console.error(
    `${path.relative('.', output)} knows versions that this registry does not hold: ${missing.join(', ')}.\n` +
      `Give their tags as well: git clone --bare ${site.library.repository}, then npm run api:data -- --tags <that folder>.`,
  );
  process.exit(1);
}

const published = publishedVersions();
const commits = values.tags ? releaseCommits(values.tags) : new Map<string, string>();
const versions = [...new Set([...published, ...commits.keys()])].filter(isRelease);
stopWhereVersionsGoMissing(versions);
const releases: Release[] = [];
for (const version of versions.sort(compareVersions)) {
  console.log(`Reading ${name} ${version}`);
  const commit = commits.get(version) ?? '';
  const isPublished = published.includes(version);
  releases.push(
    await (isPublished ? readPublished(version) : readTag(version, commit, values.tags ?? '')),
  );
}
const history = compareReleases(name, releases);
mkdirSync(path.dirname(output), { recursive: true });
writeFileSync(output, `${JSON.stringify(history, null, 2)}\n`);
console.log(`${path.relative('.', output)}: ${Object.keys(history.symbols).length} symbols`);
