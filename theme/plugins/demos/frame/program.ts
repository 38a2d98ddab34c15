import { didYouMean } from '../../../config/nearest';
import { CodeProblem } from '../../../lib/syntax';
import type { Exports } from '../runtime/packages';
import { type CompiledFile, compileFile, PARAMETERS } from './compile';
import type { ImportedName } from './links';
import { modulesOf, PACKAGES } from './packages';

type Decorator = (type: unknown) => unknown;

/** An edit changes only one file. */
const compiledFiles = new Map<string, { source: string; file: CompiledFile }>();

function compile(name: string, source: string): CompiledFile {
  const cached = compiledFiles.get(name);
  if (cached?.source === source) return cached.file;
  const file = compileFile(name, source);
  compiledFiles.set(name, { source, file });
  return file;
}

export interface Program {
  exports: Exports;
  stores: Map<string, object>;
}

/**
 * @param used receives the compiled files, even if one of them throws
 * @throws CodeProblem if a file or its imports cannot be compiled or imported
 */
export function load(
  main: string,
  files: Readonly<Record<string, string>>,
  used = new Map<string, CompiledFile>(),
): Program {
  const loaded = new Map<string, Exports>();
  const stores = new Map<string, object>();

  function loadFile(name: string): Exports {
    const ready = loaded.get(name);
    if (ready) return ready;
    const exports: Exports = {};
    loaded.set(name, exports);
    const file = compile(name, files[name] ?? '');
    used.set(name, file);
    for (const imported of file.imports) check(name, imported);
    const nameClass = (type: object, value: string) => {
      stores.set(value, Object.defineProperty(type, 'name', { value }));
    };
    const code = evaluate(name, PARAMETERS, file.code);
    code(resolve, PACKAGES['@angular/core'], decorate, guardLoop, nameClass, exports);
    return exports;
  }

  function ownFile(specifier: string): string | undefined {
    const name = `${specifier.replace(/^\.\//, '')}.ts`;
    return specifier.startsWith('./') && Object.hasOwn(files, name) ? name : undefined;
  }

  function resolve(specifier: string): Exports {
    const file = ownFile(specifier);
    return file ? loadFile(file) : (PACKAGES[specifier] ?? {});
  }

  function check(file: string, { module, name, position }: ImportedName): void {
    if (!Object.hasOwn(PACKAGES, module) && !ownFile(module)) {
      const others = Object.keys(files).filter((other) => other !== file);
      const specifiers = others.map((other) => `./${other.replace(/\.ts$/, '')}`);
      const available = [...Object.keys(PACKAGES), ...specifiers].join(', ');
      const message = `There is no module '${module}' here. Available modules: ${available}.`;
      throw new CodeProblem(message, file, position);
    }
    if (!name || name === '*') return;
    const exports = resolve(module);
    if (name in exports) return;
    const hint = hintAt(name, module, exports);
    throw new CodeProblem(`'${module}' has no export '${name}' here. ${hint}`, file, position);
  }

  return { exports: loadFile(main), stores };
}

function hintAt(name: string, module: string, exports: Exports): string {
  const [other] = modulesOf(name).filter((specifier) => specifier !== module);
  if (other) return `Import it from '${other}'.`;
  const names = Object.keys(exports)
    .filter((exported) => !exported.startsWith('ɵ'))
    .sort();
  const meant = didYouMean(name, names);
  return meant ? `Did you mean '${meant}'?` : `It has ${names.join(', ')}.`;
}

function decorate(decorators: readonly Decorator[], type: unknown): void {
  for (const decorator of [...decorators].reverse()) decorator(type);
}

/**
 * Creates a function with these parameters. The code starts on the first line, so that errors have the lines that the
 * reader sees.
 */
export function evaluate(
  file: string,
  parameters: readonly string[],
  code: string,
): (...values: unknown[]) => unknown {
  const start = `(function (${parameters.join(', ')}) { 'use strict'; `;
  // biome-ignore lint/security/noGlobalEval: this is the purpose of the iframe, which its policy isolates
  return globalThis.eval(`${start}${code}\n})\n//# sourceURL=demo:///${file}`);
}

/** Without a pause, in ms. */
const LIMIT = 2_000;

const TURNS = 1_000;

let turns = 0;
let began = 0;
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  began = 0;
};

/** Called at each iteration. Stops endless loops, even if the browser runs the iframe in the page's process. */
export function guardLoop(line: number): void {
  if (++turns % TURNS !== 0) return;
  const now = performance.now();
  if (!began) {
    began = now;
    // Answered as soon as the code yields.
    port2.postMessage(0);
  } else if (now - began > LIMIT) {
    began = 0;
    throw new Error(
      `The loop on line ${line} has run for ${LIMIT / 1000} seconds without a pause.`,
    );
  }
}
