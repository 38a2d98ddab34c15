import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { cached } from '../../lib/cache';
import { inProject } from '../../lib/paths';
import { slimmed } from './slimmed';

const ANGULAR_PACKAGES = /[\\/]node_modules[\\/].*[\\/]fesm2022[\\/].*\.mjs$/;
const COMPILER = /[\\/]compiler[\\/]fesm2022[\\/]compiler\.mjs$/;

const LINKER = inProject('scripts/plugins/demos/linker.ts');

/** Links a file of a published Angular package. The result is cached, because linking `@angular/core` takes seconds. */
const linkWithCache = (code: string, file: string): Promise<string> =>
  cached('linked', LINKER, { texts: [code] }, async () => {
    // In this thread, which is idle while the compiler's thread is busy.
    const { link } = await import('./linker');
    return link(code, file);
  });

/** An esbuild plugin that prepares Angular's published packages for demos. */
export const finishAngular: Plugin = {
  name: 'finish Angular',
  setup({ onLoad }) {
    onLoad({ filter: ANGULAR_PACKAGES }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      // The compiler itself needs no linking.
      if (COMPILER.test(path)) return { contents: slimCompiler(code, path) };
      const linked = withMessages(await linkWithCache(code, path), path);
      return { contents: INSTRUCTIONS.test(code) ? withInstructions(linked, path) : linked };
    });
  },
};

/** Matches the list of named HTML entities (12 kB gzipped). The browser can decode them itself. */
const ENTITIES = /new Map\(\[\['AElig', .*\]\);/;
const NATIVE_CHECK = `{
  own: new Map(),
  set(name, text) { this.own.set(name, text); },
  get(name) {
    const area = document.createElement('textarea');
    area.innerHTML = '&' + name + ';';
    return this.own.get(name) ?? (area.value.endsWith(';') ? undefined : area.value);
  },
};`;

/** Matches methods that compile the declarations of published packages (1 kB gzipped). Demos use linked packages. */
const DECLARATIONS = /^ {2}compile\w+Declaration\([\s\S]*?^ {2}\}\n/gm;

/** Matches the code that creates types for declaration files (1 kB gzipped). */
const TYPES =
  /(?<=^function create(?:Component|Directive|Factory|Injectable|Injector|NgModule|Pipe)Type\(.*\) \{)[\s\S]*?(?=^\}\n)/gm;

/**
 * Matches the code that compiles i18n blocks (11 kB gzipped). The frame has no instructions for them (`UNUSABLE`), so
 * they are errors.
 */
const I18N_STEPS =
  /\{\n {2}kind: CompilationJobKind\.\w+,\n {2}fn: (?!removeUnused)\w*I18n\w*\n\}, /g;
const I18N_VISITOR = /^class I18nMetaVisitor \{[\s\S]*?^\}\n/m;
const REPORT_I18N = `class I18nMetaVisitor {
  visitAllWithErrors(nodes) {
    const errors = [];
    const visit = ({ attrs = [], children = [], cases, sourceSpan }) => {
      const marks = attrs.filter(({ name }) => isI18nAttribute(name));
      for (const span of cases ? [sourceSpan] : marks.map((mark) => mark.sourceSpan)) {
        errors.push(new ParseError(span, 'Demos do not support translations: i18n attributes and ICU expressions do not work.'));
      }
      children.forEach(visit);
    };
    nodes.forEach(visit);
    return new ParseTreeResult(nodes, errors);
  }
}
`;

function slimCompiler(code: string, file: string): string {
  const own = slimmed(code, ENTITIES, NATIVE_CHECK, `${file} no longer has the list of entities.`);
  const rest = slimmed(own, DECLARATIONS, '', `${file} no longer compiles declarations.`);
  const plain = slimmed(rest, TYPES, '', `${file} no longer creates types.`);
  const problem = `${file} no longer compiles i18n blocks.`;
  return slimmed(slimmed(plain, I18N_STEPS, '', problem), I18N_VISITOR, REPORT_I18N, problem);
}

/** Matches Angular's list of the functions that compiled templates call. */
const INSTRUCTIONS = /^const angularCoreEnv = /m;
/** The module from which the compiler gets these functions. */
export const INSTRUCTIONS_ALIAS = {
  'demo-instructions': inProject('theme/plugins/demos/runtime/instructions.ts'),
};

/** Matches instructions that no demo can use (5 kB gzipped): for i18n, which needs `$localize`, and for hydration. */
const UNUSABLE = /^ *'ɵɵ(?:i18n|deferHydrate)\w*': ɵɵ\w+,?\n/gm;

/**
 * Guards of messages that Angular only has in development mode, but that readers need when they edit a demo: which
 * pipe, provider, element or input is missing. Unknown elements and inputs become errors, as in ahead-of-time
 * compilation. Each entry starts with a declaration in the same file.
 */
const MESSAGE_GUARDS: readonly [declaration: string, guard: RegExp, replacement: string][] = [
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

const withMessages = (code: string, file: string) =>
  MESSAGE_GUARDS.filter(([declaration]) => code.includes(declaration)).reduce(
    (changed, [declaration, guard, replacement]) =>
      replaced(
        changed,
        guard,
        replacement,
        `${file} has a different guard for the message in '${declaration}'.`,
      ),
    code,
  );

function withInstructions(code: string, file: string): string {
  const problem = `${file} no longer lists these instructions.`;
  const rest = slimmed(code, UNUSABLE, '', problem);
  return `import { instructions as ɵinstructions } from 'demo-instructions';\n${rest}\nObject.assign(ɵinstructions, angularCoreEnv);\n`;
}

/**
 * Replaces code.
 * @throws if there is nothing to replace
 */
function replaced(code: string, pattern: RegExp, replacement: string, problem: string): string {
  const changed = code.replace(pattern, replacement);
  if (changed === code) {
    throw new Error(`${problem} Correct scripts/plugins/demos/finish-angular.ts.`);
  }
  return changed;
}
