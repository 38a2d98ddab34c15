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
 * same. The compiler runs beside the build, and with a warm cache it never starts.
 */
export class DemoCompiler {
  readonly #options: DemoCompilerOptions;
  #key = '';
  #outputs: Promise<Map<string, CompiledDemo>> | undefined;

  constructor(options: DemoCompilerOptions) {
    this.#options = options;
  }

  /**
   * What became of the files as they are now, by their normalized paths.
   *
   * @throws when a demo has an error; the message names every error with file, line and column
   */
  async compile(): Promise<Map<string, CompiledDemo>> {
    const key = await this.#currentKey();
    // Loaders of several demos ask at the same time: one run serves them all.
    if (!this.#outputs || key !== this.#key) {
      this.#key = key;
      this.#outputs = this.#readOrCompile(key);
    }
    return this.#outputs;
  }

  /** Lets the compiler read the packages, whatever the cache knows, so that an edit is compiled at once. */
  async warmUp(): Promise<void> {
    await this.#run();
  }

  /** The compiled form of a demo's file, up to date. */
  async output(file: string): Promise<CompiledDemo> {
    const output = (await this.compile()).get(file.split(path.sep).join('/'));
    if (!output) throw new Error(`${file}: not among the files of ${this.#options.folder}`);
    return output;
  }

  async #readOrCompile(key: string): Promise<Map<string, CompiledDemo>> {
    const cached = await this.#readCache(key);
    if (cached) return cached;
    const outputs = await this.#run();
    await this.#writeCache(key, outputs);
    return outputs;
  }

  #run() {
    return runAside<typeof compileDemos>(COMPILE, 'compileDemos', this.#options.folder);
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

  async #writeCache(key: string, outputs: Map<string, CompiledDemo>) {
    await mkdir(this.#options.cacheFolder, { recursive: true });
    await writeFile(this.#cacheFile, JSON.stringify({ key, outputs: [...outputs] }));
  }
}
