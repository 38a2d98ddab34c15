import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type * as angular from '@angular/compiler-cli';
import type * as typescript from 'typescript';

/** What Angular's compiler made of one demo. */
export interface CompiledDemo {
  code: string;
  /** Source map, as JSON. */
  map?: string;
}

export interface DemoCompilerOptions {
  /** Absolute path of the folder with the demos and their tsconfig.json. */
  folder: string;
  /** Absolute path of the folder that keeps results between builds. */
  cacheFolder: string;
}

/** Packages whose version changes what comes out of the compiler. */
const TOOLS = ['@angular/compiler-cli', 'typescript'];

/**
 * Compiles the demos with Angular's own compiler, strict templates included.
 *
 * All demos are one program: what one costs more is small. A result is kept on disk and used again as
 * long as sources, options and installed packages are the same; while the process lives, only what
 * changed is compiled again.
 */
export class DemoCompiler {
  readonly #options: DemoCompilerOptions;
  #key = '';
  #outputs = new Map<string, CompiledDemo>();
  #running: Promise<void> | undefined;
  #program: angular.NgtscProgram | undefined;
  readonly #libraryFiles = new Map<string, typescript.SourceFile>();

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

  /** The compiled form of a demo's file, up to date. */
  async output(file: string): Promise<CompiledDemo> {
    await this.compile();
    const output = this.#outputs.get(normalize(file));
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
      this.#outputs = await this.#run();
      await this.#writeCache(key);
    }
    this.#key = key;
  }

  async #run(): Promise<Map<string, CompiledDemo>> {
    // Loaded on need only: with a warm cache the compiler never starts.
    const [ng, { default: ts }] = await Promise.all([
      import('@angular/compiler-cli'),
      import('typescript'),
    ]);
    const { folder } = this.#options;
    const config = ng.readConfiguration(path.join(folder, 'tsconfig.json'), {
      outDir: OUT_FOLDER,
      rootDir: folder,
      noEmit: false,
    });
    const outputs = new Map<string, CompiledDemo>();
    const host = ng.createCompilerHost({ options: config.options });
    const readSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (file, ...rest) => {
      if (file.startsWith(normalize(folder))) return readSourceFile(file, ...rest);
      const known = this.#libraryFiles.get(file) ?? readSourceFile(file, ...rest);
      if (known) this.#libraryFiles.set(file, known);
      return known;
    };
    host.writeFile = (file, text) => {
      const source = path.join(folder, path.relative(OUT_FOLDER, file));
      const isMap = source.endsWith('.js.map');
      if (!isMap && !source.endsWith('.js')) return;
      const name = normalize(source.replace(/\.js(\.map)?$/, '.ts'));
      const output = outputs.get(name) ?? { code: '' };
      if (isMap) output.map = text;
      else output.code = text.replace(/\n\/\/# sourceMappingURL=.*$/, '');
      outputs.set(name, output);
    };

    const { diagnostics, program } = ng.performCompilation({
      rootNames: config.rootNames,
      options: config.options,
      host,
      oldProgram: this.#program,
      emitFlags: config.emitFlags,
      forceEmit: true,
    });
    const all = [...config.errors, ...diagnostics];
    if (all.length > 0) throw new Error(report(ts, all));
    this.#program = program as angular.NgtscProgram;
    return outputs;
  }

  async #currentKey(): Promise<string> {
    const hash = createHash('sha1');
    const { folder } = this.#options;
    for (const name of (await readdir(folder)).sort()) {
      if (!/\.(ts|json)$/.test(name)) continue;
      hash.update(`${name}\0${await readFile(path.join(folder, name), 'utf8')}\0`);
    }
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

/** Where the compiler believes it writes; nothing is written there. */
const OUT_FOLDER = '/demo-output';

const normalize = (file: string) => file.split(path.sep).join('/');

function report(ts: typeof typescript, diagnostics: readonly typescript.Diagnostic[]): string {
  const text = ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => process.cwd(),
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
  return `A live demo does not compile:\n${text.replace(/\bTS-99(\d{4})\b/g, 'NG$1')}`;
}
