import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runAside } from '../aside/runAside';
import type { CompiledDemo, compileDemos } from './compile-demos';

export interface DemoCompilerOptions {
  /** Absolute path of the folder with the demos and their tsconfig.json. */
  folder: string;
  /** Absolute path of the folder that keeps results between builds. */
  cacheFolder: string;
}

const COMPILE = path.join(import.meta.dirname, 'compile-demos.ts');

/** Packages whose version changes what comes out of the compiler. */
const TOOLS = ['@angular/compiler-cli', 'typescript'];

/**
 * Compiles the demos with Angular's own compiler, strict templates included.
 *
 * A result is kept on disk and used again as long as sources, options and installed packages are the
 * same. The compiler runs on a thread of its own, and with a warm cache it never starts.
 */
export class DemoCompiler {
  readonly #options: DemoCompilerOptions;
  #key = '';
  #outputs = new Map<string, CompiledDemo>();
  #running: Promise<void> | undefined;

  constructor(options: DemoCompilerOptions) {
    this.#options = options;
  }

  /**
   * Brings the output up to date with the files.
   *
   * @throws when a demo has an error; the message names every error with file, line and column
   */
  async compile(): Promise<void> {
    // Loaders of several demos ask at the same time: one run serves them all.
    this.#running ??= this.#compile().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Lets the compiler read the packages, whatever the cache knows, so that an edit is compiled at once. */
  async warmUp(): Promise<void> {
    await runAside<typeof compileDemos>(COMPILE, 'compileDemos', this.#options.folder);
  }

  /** The compiled form of a demo's file, up to date. */
  async output(file: string): Promise<CompiledDemo> {
    await this.compile();
    const output = this.#outputs.get(file.split(path.sep).join('/'));
    if (!output) throw new Error(`${file}: not among the files of ${this.#options.folder}`);
    return output;
  }

  async #compile() {
    const key = await this.#currentKey();
    if (key === this.#key) return;
    const cached = await this.#readCache(key);
    if (cached) {
      this.#outputs = cached;
    } else {
      this.#outputs = await runAside<typeof compileDemos>(
        COMPILE,
        'compileDemos',
        this.#options.folder,
      );
      await this.#writeCache(key);
    }
    this.#key = key;
  }

  async #currentKey(): Promise<string> {
    const hash = createHash('sha1');
    const { folder } = this.#options;
    // The output names its files by their full path, and copies of the site may share a cache.
    hash.update(`${path.resolve(folder)}\0`);
    for (const name of (await readdir(folder)).sort()) {
      if (!/\.(ts|json)$/.test(name)) continue;
      hash.update(`${name}\0${await readFile(path.join(folder, name), 'utf8')}\0`);
    }
    hash.update(await readFile(COMPILE, 'utf8'));
    hash.update(await readFile('package-lock.json', 'utf8').catch(() => ''));
    for (const tool of TOOLS) {
      const manifest = await readFile(path.join('node_modules', tool, 'package.json'), 'utf8');
      hash.update(`${tool}@${JSON.parse(manifest).version}\0`);
    }
    return hash.digest('hex');
  }

  get #cacheFile() {
    return path.join(this.#options.cacheFolder, 'compiled.json');
  }

  async #readCache(key: string): Promise<Map<string, CompiledDemo> | undefined> {
    try {
      const cache = JSON.parse(await readFile(this.#cacheFile, 'utf8'));
      return cache.key === key ? new Map(cache.outputs) : undefined;
    } catch {
      // No cache yet, or one that was cut off: compile.
      return undefined;
    }
  }

  async #writeCache(key: string) {
    await mkdir(this.#options.cacheFolder, { recursive: true });
    await writeFile(this.#cacheFile, JSON.stringify({ key, outputs: [...this.#outputs] }));
  }
}
