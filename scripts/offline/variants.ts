import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The guide that is edited, and its route. */
export const EDITED_GUIDE = { file: 'docs/docs/with-reset.mdx', route: '/docs/with-reset' };

/** Words that the guide has in one variant only. */
export const EDITED_WORDS = { b: 'Rephrased', c: 'Reworded' } as const;

/** Builds of the site that differ in one thing each: deploys for tests and figures to go through. */
export const VARIANTS = {
  /** The site as it stands. */
  a: {},
  /** One word of one guide is another. */
  b: { edits: [editWord(EDITED_WORDS.b)] },
  /** Another deploy: that word is a third one. */
  c: { edits: [editWord(EDITED_WORDS.c)] },
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

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/offline-variants');

/**
 * Where variants are built, with the bundler's cache from one to the next. Not below `node_modules`:
 * bundlers take what is there for packages that others have written.
 */
const TREE = path.join(tmpdir(), `offline-variants-${keyOf([['root', Buffer.from(ROOT)]])}`);

/** What a build does not read, or writes. */
const NOT_COPIED = /^(?:node_modules|dist|e2e|\.\w+|test-results|playwright-report|coverage)$/;

/** What a build makes itself, and tests with their tools, which change nothing in what they test. */
const NOT_SOURCES = /^docs\/docs\/api(?:\/|\.mdx$)|\.test\.tsx?$/;

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
    const started = performance.now();
    await buildVariant(name, sources, home);
    const seconds = (performance.now() - started) / 1000;
    log(`Built variant “${name}” of the site in ${seconds.toFixed(0)} s.`);
  }
  if (missing.length > 0) await rm(TREE, { recursive: true, force: true, maxRetries: 3 });
  return Object.fromEntries(names.map((name) => [name, path.join(home, name)])) as Record<
    Name,
    string
  >;
}

/** Deletes the variants of older sources: they fill the disk. */
async function forgetOthers(home: string): Promise<void> {
  await rm(TREE, { recursive: true, force: true, maxRetries: 3 });
  for (const name of await readdir(CACHE).catch(() => [])) {
    const folder = path.join(CACHE, name);
    if (folder !== home) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function buildVariant(name: VariantName, sources: Sources, home: string): Promise<void> {
  const { edits = [], env = {} }: Variant = VARIANTS[name];
  for (const [file, content] of sources) await writeChanged(path.join(TREE, file), content);
  await linkPackages(TREE);
  for (const edit of edits) await edit(TREE);
  await run('npm', ['run', '--silent', 'build'], TREE, { ...(await historyOf(ROOT)), ...env });
  // Only a finished copy gets the name by which it is found.
  const target = path.join(home, name);
  await rm(`${target}.part`, { recursive: true, force: true });
  await cp(path.join(TREE, 'dist'), `${target}.part`, { recursive: true });
  await rename(`${target}.part`, target);
}

/** The bundler's cache goes by times of files: what has not changed keeps its own. */
async function writeChanged(file: string, content: Buffer): Promise<void> {
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(content)) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Lets git speak of the copy as if it were the original: pages say when they were changed. */
async function historyOf(root: string): Promise<Record<string, string>> {
  try {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--absolute-git-dir'], {
      cwd: root,
    });
    return { GIT_DIR: stdout.trim(), GIT_WORK_TREE: TREE };
  } catch {
    // An archive of the sources has no history, and its build says nothing of it either.
    return {};
  }
}

/** Links the installed packages; those that a variant changes are copied, in all variants alike. */
async function linkPackages(tree: string): Promise<void> {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(tree, 'node_modules');
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const link = path.join(to, name);
    // What builds write there is each build's own.
    if (name === '.cache' || name === '.rspress') continue;
    if (name === 'react-dom') await copyChanged(path.join(from, name), link);
    else if (!existsSync(link)) await symlink(path.join(from, name), link);
  }
}

async function copyChanged(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await writeChanged(path.join(to, path.relative(from, file)), await readFile(file));
  }
}

type Sources = Map<string, Buffer>;

async function readSources(root: string): Promise<Sources> {
  const sources: Sources = new Map();
  for (const entry of await readdir(root, { withFileTypes: true })) {
    if (NOT_COPIED.test(entry.name)) continue;
    const top = path.join(root, entry.name);
    for (const file of entry.isDirectory() ? await filesBelow(top) : [top]) {
      const name = path.relative(root, file).split(path.sep).join('/');
      if (!NOT_SOURCES.test(name)) sources.set(name, await readFile(file));
    }
  }
  return new Map([...sources].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((f) => path.join(f.parentPath, f.name));
}

function keyOf(sources: Iterable<readonly [string, Buffer]>): string {
  const hash = createHash('sha256');
  for (const [file, content] of sources)
    hash.update(`${file}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 16);
}

/** The line that begins the guide's first paragraph, and its first word that is no code. */
const FIRST_PARAGRAPH = /(\n# .+\n(?:\n|<.*\n|import .*\n)*)((?:`[^`]*`| )*)([A-Za-z]+)/;

/** Replaces the first word of the guide's first paragraph. */
function editWord(word: string) {
  return async (tree: string) => {
    const file = path.join(tree, EDITED_GUIDE.file);
    const text = await readFile(file, 'utf8');
    if (text.includes(word)) throw new Error(`${EDITED_GUIDE.file} has the word ${word} already.`);
    const edited = text.replace(FIRST_PARAGRAPH, `$1$2${word}`);
    if (edited === text) throw new Error(`${EDITED_GUIDE.file} does not begin with a paragraph.`);
    await writeFile(file, edited);
  };
}

async function updateReact(tree: string): Promise<void> {
  const folder = path.join(tree, 'node_modules/react-dom');
  for (const name of ['cjs/react-dom-client.production.js', 'package.json']) {
    const file = path.join(folder, name);
    const text = await readFile(file, 'utf8');
    const edited = text.replaceAll(/"\d+\.\d+\.\d+(?:-[^"]*)?"/g, '"999.0.0"');
    if (edited === text) throw new Error(`${file} names no version any more.`);
    await writeFile(file, edited);
  }
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
