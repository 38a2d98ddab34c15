import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { cached } from '../../lib/cache';
import { inProject } from '../../lib/paths';

const ANGULAR_PACKAGES = /[\\/]node_modules[\\/].*[\\/]fesm2022[\\/].*\.mjs$/;
const COMPILER = /[\\/]compiler[\\/]fesm2022[\\/]compiler\.mjs$/;

const LINKER = inProject('scripts/plugins/demos/linker.ts');

/** A file of a published Angular package, finished. Linking `@angular/core` takes seconds. */
const linkedPackage = (code: string, file: string): Promise<string> =>
  cached('linked', LINKER, { texts: [code] }, async () => {
    // Not on the thread of the compiler: while that has its first work, this one waits for it.
    const { link } = await import('./linker');
    return link(code, file);
  });

/** Makes of Angular's published packages what demos run with. */
export const finishAngular: Plugin = {
  name: 'finish Angular',
  setup({ onLoad }) {
    onLoad({ filter: ANGULAR_PACKAGES }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      // The compiler needs no compiler.
      if (COMPILER.test(path)) return { contents: withoutEntities(code, path) };
      const linked = withWords(await linkedPackage(code, path), path);
      return { contents: INSTRUCTIONS.test(code) ? withInstructions(linked, path) : linked };
    });
  },
};

/** Characters by their names in HTML: every browser knows them, and they are 12 kB of the compiler, gzipped. */
const ENTITIES = /new Map\(\[\['AElig', .*\]\);/;
const ASK_BROWSER = `{
  own: new Map(),
  set(name, text) { this.own.set(name, text); },
  get(name) {
    const area = document.createElement('textarea');
    area.innerHTML = '&' + name + ';';
    return this.own.get(name) ?? (area.value.endsWith(';') ? undefined : area.value);
  },
};`;

const withoutEntities = (code: string, file: string) =>
  slimmed(code, ENTITIES, ASK_BROWSER, `${file} lists entities otherwise now.`);

/** Where Angular keeps what templates call. */
const INSTRUCTIONS = /^const angularCoreEnv = /m;
/** Where the compiler finds that. */
export const INSTRUCTIONS_ALIAS = {
  'demo-instructions': inProject('theme/plugins/demos/runtime/instructions.ts'),
};

/**
 * Those that no demo can use, 5 kB gzipped: for translated texts, which need `$localize`, for fields of
 * `@angular/forms`, and for what a server has rendered.
 */
const UNUSABLE = /^ *'ɵɵ(?:i18n|control|deferHydrate)\w*': ɵɵ\w+,?\n/gm;

/**
 * What Angular tells in development alone and readers who edit a demo need as well: which pipe, provider, element or
 * input is missing. Unknown elements and inputs are errors then, as they are when templates are compiled ahead of time.
 * Each where this is declared.
 */
const TOLD: readonly [declaration: string, guard: RegExp, by: string][] = [
  ['class NullInjector', /\bngDevMode(?= \? `No provider found for)/, 'true'],
  ['class R3Injector', /new RuntimeError\(errorCode, null\)/, 'error'],
  ['function throwProviderNotFoundError(', /\bngDevMode(?= && `No provider for)/, 'true'],
  [
    'function getPipeNotFoundErrorMessage(',
    /\bngDevMode(?=\) \{\s+throw new RuntimeError\(-302)/,
    'true',
  ],
  [
    'function validateElementIsKnown(',
    /\bngDevMode(?= && \S+\.firstCreatePass\) \{\s+validateElementIsKnown)/g,
    'true',
  ],
  [
    'function setDomProperty(',
    /\bngDevMode(?=\) \{\s+if \(\S+\.firstUpdatePass\) \{\s+validateAgainst| && !matchingSchemas\()/g,
    'true',
  ],
  ['Must never be called in production mode', /!ngDevMode && throwError\('Must never .*'\);/g, ''],
  [
    'let shouldThrowErrorOnUnknownElement',
    /(?<=let shouldThrowErrorOnUnknown(?:Element|Property) = )false/g,
    'true',
  ],
];

const withWords = (code: string, file: string) =>
  TOLD.filter(([declaration]) => code.includes(declaration)).reduce(
    (told, [declaration, guard, by]) =>
      replaced(told, guard, by, `${file} guards its words at '${declaration}' otherwise now.`),
    code,
  );

function withInstructions(code: string, file: string): string {
  const why = `${file} lists instructions otherwise now.`;
  const rest = slimmed(code, UNUSABLE, '', why);
  return `import { instructions as ɵinstructions } from 'demo-instructions';\n${rest}\nObject.assign(ɵinstructions, angularCoreEnv);\n`;
}

/** @throws where there is nothing to replace */
function replaced(code: string, what: RegExp, by: string, why: string): string {
  const changed = code.replace(what, by);
  if (changed === code) throw new Error(`${why} Correct scripts/plugins/demos/finish-angular.ts.`);
  return changed;
}

/** Makes code smaller. Where that fails, demos run all the same: it is no reason to stop. */
function slimmed(code: string, what: RegExp, by: string, why: string): string {
  const changed = code.replace(what, by);
  if (changed === code)
    console.warn(`${why} Demos weigh more until scripts/plugins/demos/finish-angular.ts knows.`);
  return changed;
}
