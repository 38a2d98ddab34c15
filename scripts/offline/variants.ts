import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Builds of the site that differ in one thing each: deploys for tests and figures to go through. */
export const VARIANTS = {
  /** The site as it stands. */
  a: {},
  /** One word of one guide is another. */
  b: { edits: [editWord('Edited')] },
  /** Another deploy: that word is a third one. */
  c: { edits: [editWord('Reworded')] },
  /** React has a new version. */
  react: { edits: [updateReact] },
  /** The site lives below a path. */
  base: { env: { BASE: '/toolkit/' } },
  /** Reading offline is switched off. */
  off: { env: { OFFLINE: 'off' } },
} satisfies Record<string, Variant>;

export type VariantName = keyof typeof VARIANTS;

interface Variant {
  edits?: ((tree: string) => Promise<void>)[];
  env?: Record<string, string>;
}

/** The guide that is edited, and its route. */
export const EDITED_GUIDE = { file: 'docs/docs/with-reset.mdx', route: '/docs/with-reset' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/offline-variants');

/** What a build does not read, or makes itself. */
const NOT_COPIED =
  /^(?:node_modules|dist|\.git|\.rspress|e2e|test-results|playwright-report|\.lighthouseci|coverage)$/;

/**
 * Builds variants of the site, in a copy of it; a variant of the same sources is built once. All are
 * built in the same folder, one after the other, so that they differ by their edits alone.
 *
 * @returns the folder of each built site.
 * @throws with what the build has printed, where one fails.
 */
export async function buildVariants<Name extends VariantName>(
  names: readonly Name[],
  log: (line: string) => void = () => {},
): Promise<Record<Name, string>> {
  const sources = await readSources(ROOT);
  const home = path.join(CACHE, keyOf(sources));
  const missing = names.filter((name) => !existsSync(path.join(home, name)));
  if (missing.length > 0) await forgetOthers(home);
  for (const name of missing) {
    log(`Building variant “${name}” of the site …`);
    await buildVariant(name, sources, home);
  }
  return Object.fromEntries(names.map((name) => [name, path.join(home, name)])) as Record<
    Name,
    string
  >;
}

/** Deletes the variants of older sources: they fill the disk. */
async function forgetOthers(home: string): Promise<void> {
  for (const name of await readdir(CACHE).catch(() => [])) {
    const folder = path.join(CACHE, name);
    if (folder !== home) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function buildVariant(name: VariantName, sources: Sources, home: string): Promise<void> {
  const { edits = [], env = {} }: Variant = VARIANTS[name];
  const tree = path.join(CACHE, 'tree');
  await rm(tree, { recursive: true, force: true });
  for (const [file, content] of sources) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), content);
  }
  await linkPackages(tree);
  for (const edit of edits) await edit(tree);
  await run('npm', ['run', '--silent', 'build'], tree, env);
  await mkdir(home, { recursive: true });
  await rename(path.join(tree, 'dist'), path.join(home, name));
}

/** Links the installed packages; those that a variant changes are copied, in all variants alike. */
async function linkPackages(tree: string): Promise<void> {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(tree, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    if (name === 'react-dom')
      await cp(path.join(from, name), path.join(to, name), { recursive: true });
    else await symlink(path.join(from, name), path.join(to, name));
  }
}

/** Tests change nothing in what they test. */
const NOT_BUILT = /\.test\.tsx?$/;

type Sources = Map<string, Buffer>;

async function readSources(root: string): Promise<Sources> {
  const sources: Sources = new Map();
  const tops = (await readdir(root)).filter((name) => !NOT_COPIED.test(name)).sort();
  for (const top of tops) {
    const entries = await readdir(path.join(root, top), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => undefined);
    if (!entries) {
      sources.set(top, await readFile(path.join(root, top)));
      continue;
    }
    for (const entry of entries) {
      if (!entry.isFile() || NOT_BUILT.test(entry.name)) continue;
      const file = path.join(entry.parentPath, entry.name);
      sources.set(path.relative(root, file), await readFile(file));
    }
  }
  return new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function keyOf(sources: Sources): string {
  const hash = createHash('sha256');
  for (const [file, content] of sources)
    hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

/** Replaces the first word of the guide's first paragraph. */
function editWord(word: string) {
  return async (tree: string) => {
    const file = path.join(tree, EDITED_GUIDE.file);
    const text = await readFile(file, 'utf8');
    const edited = text.replace(/^(# .+\n+(?:import .+\n+)*)([A-Za-z]+)/m, `$1${word}`);
    if (edited === text) throw new Error(`${EDITED_GUIDE.file} does not begin with a paragraph.`);
    await writeFile(file, edited);
  };
}

async function updateReact(tree: string): Promise<void> {
  const file = path.join(tree, 'node_modules/react-dom/cjs/react-dom-client.production.js');
  const code = await readFile(file, 'utf8');
  const edited = code.replaceAll(/"\d+\.\d+\.\d+(?:-[^"]*)?"/g, '"999.0.0"');
  if (edited === code) throw new Error(`${file} names no version any more.`);
  await writeFile(file, edited);
}

function run(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<void> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A variant of the site does not build:\n${output.slice(-4000)}`));
    });
  });
}
