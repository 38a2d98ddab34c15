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
import { readExports } from './read-release';
import { compareVersions, isRelease } from './versions';

/**
 * The first version with a tag and notes. 0.0.3 to 0.0.7 lie in the registry as trials before it: what was in
 * them counts as new in 0.1.0, as it does in the project's own words and in the guides.
 */
const FIRST = '0.1.0';

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
    const [archive = ''] = run('npm', ['pack', '--silent', `${name}@${version}`], folder)
      .trim()
      .split('\n')
      .slice(-1);
    run('tar', ['xzf', archive], folder);
  }
  const root = path.join(folder, 'package');
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    typings?: string;
    exports?: Record<string, { types?: string }>;
  };
  const entries = Object.values(manifest.exports ?? {}).flatMap(({ types }) => types ?? []);
  const files = entries.length ? entries : [manifest.typings ?? 'index.d.ts'];
  const symbols = await readExports(files.map((file) => path.join(root, file)));
  return { version, origin: 'package', symbols };
}

/** Some tags of the repository stand at the commit of another version: those say nothing. */
function isTrueTag(version: string, repository: string): boolean {
  const manifest = `v${version}:libs/ngrx-toolkit/package.json`;
  const { version: written } = JSON.parse(
    run('git', ['--git-dir', repository, 'show', manifest]),
  ) as { version?: string };
  return written === version;
}

async function readTag(version: string, repository: string): Promise<Release> {
  const folder = path.join(work, `tag-${version}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'sources.tar');
    const source = ['archive', '-o', archive, `v${version}`, 'libs/ngrx-toolkit'];
    run('git', ['--git-dir', repository, ...source]);
    run('tar', ['xf', archive], folder);
  }
  const files = ['src/index.ts', 'redux-connector/src/index.ts', 'redux-connector/index.ts']
    .map((file) => path.join(folder, 'libs/ngrx-toolkit', file))
    .filter((file) => existsSync(file));
  return { version, origin: 'tag', symbols: await readExports(files) };
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
const tagged = values.tags
  ? run('git', ['--git-dir', values.tags, 'tag'])
      .split('\n')
      .map((tag) => tag.replace(/^v/, ''))
      .filter((version) => isRelease(version) && !published.includes(version))
      .filter((version) => isTrueTag(version, values.tags ?? ''))
  : [];
const versions = [...published, ...tagged].sort(compareVersions);
stopWhereVersionsGoMissing(versions);
const releases: Release[] = [];
for (const version of versions) {
  console.log(`Reading ${name} ${version}`);
  releases.push(
    await (published.includes(version)
      ? readPublished(version)
      : readTag(version, values.tags ?? '')),
  );
}
const history = compareReleases(name, releases);
mkdirSync(path.dirname(output), { recursive: true });
writeFileSync(output, `${JSON.stringify(history, null, 2)}\n`);
console.log(`${path.relative('.', output)}: ${Object.keys(history.symbols).length} symbols`);
