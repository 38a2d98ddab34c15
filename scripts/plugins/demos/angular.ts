import { readFile } from 'node:fs/promises';
import { type AnyNode, type ClassDeclaration, parse } from 'acorn';
import type { Plugin } from 'esbuild';
import { cached } from '../../lib/cache';
import { inProject } from '../../lib/paths';

/** Specifiers that prepared packages import. Paths would be wrong in another copy of the site that uses the same cache. */
const FOLLOW_MODULE = 'demo-follow';
const HELPER_MODULE = 'demo-pure-helper';
const INSTRUCTIONS_MODULE = 'demo-instructions';

/** The aliases that the bundler needs for prepared packages. */
export const ALIASES = {
  [FOLLOW_MODULE]: inProject('theme/plugins/demos/runtime/origins.ts'),
  [HELPER_MODULE]: inProject('scripts/plugins/demos/pure-helper.js'),
  [INSTRUCTIONS_MODULE]: inProject('theme/plugins/demos/runtime/instructions.ts'),
};

const ANGULAR_PACKAGES = /[\\/]node_modules[\\/].*[\\/]fesm2022[\\/].*\.mjs$/;
const COMPILER = /[\\/]compiler[\\/]fesm2022[\\/]compiler\.mjs$/;

/** Prepares Angular's published packages for demos. */
export const angularForDemos: Plugin = {
  name: 'Angular for demos',
  setup({ onLoad }) {
    onLoad({ filter: ANGULAR_PACKAGES }, async ({ path }) => {
      const code = await readFile(path, 'utf8');
      // The compiler itself needs no linking.
      return { contents: COMPILER.test(path) ? code : await linked(code, path) };
    });
  },
};

/**
 * Links a file of a package, makes its unused code removable, adds the messages that readers need, and lets the
 * inspector follow the toolkit's exports. The result is cached, because `@angular/core` takes seconds.
 */
const linked = (code: string, file: string): Promise<string> =>
  cached('linked', inProject('scripts/plugins/demos/angular.ts'), { texts: [code] }, async () => {
    // In this process, which is idle while the compiler's is busy.
    const { linkDeclarations } = await import('../../typescript/linker');
    const followed = TOOLKIT_FILE.test(file) ? followExports(code, file) : code;
    return markPure(withInstructions(withMessages(await linkDeclarations(followed, file), file)));
  });

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
    /\bngDevMode(?= && \S+\) \{\s+validateElementIsKnown)/g,
    'true',
  ],
  ['function setDomProperty(', /\bngDevMode(?=\) \{\s+if \(\S+\) \{\s+validateAgainst)/g, 'true'],
  ['function setDomProperty(', /\bngDevMode(?= && !matchingSchemas\()/g, 'true'],
  ['Must never be called in production mode', /!ngDevMode && throwError\('Must never .*'\);/g, ''],
  [
    'let shouldThrowErrorOnUnknownElement',
    /(?<=let shouldThrowErrorOnUnknown\w+ = )false/g,
    'true',
  ],
];

function withMessages(code: string, file: string): string {
  let changed = code;
  for (const [declaration, guard, replacement] of MESSAGE_GUARDS) {
    if (!code.includes(declaration)) continue;
    const before = changed;
    changed = changed.replace(guard, replacement);
    if (changed !== before) continue;
    throw new Error(
      `${file} has a different guard for the message in '${declaration}'. Correct scripts/plugins/demos/angular.ts.`,
    );
  }
  return changed;
}

/** Matches the file of the toolkit whose exports demos use. */
const TOOLKIT_FILE = /[\\/]angular-architects-ngrx-toolkit\.mjs$/;

/** Matches Angular's list of the functions that compiled templates call. */
const INSTRUCTIONS = /^const angularCoreEnv = /m;

/** Matches instructions that no demo can use (5 kB gzipped): for i18n, which needs `$localize`, and for hydration. */
const UNUSABLE = /^ *'ɵɵ(?:i18n|deferHydrate)\w*': ɵɵ\w+,?\n/gm;

/** Exports the list for the compiler in the browser. */
const withInstructions = (code: string): string =>
  INSTRUCTIONS.test(code)
    ? `import { instructions as ɵinstructions } from '${INSTRUCTIONS_MODULE}';\n${code.replace(UNUSABLE, '')}\nObject.assign(ɵinstructions, angularCoreEnv);\n`
    : code;

/** Matches extensions. */
const FOLLOWED = /^with/;

/**
 * Wraps the exports of the toolkit with `theme/plugins/demos/runtime/origins.ts`, so that the inspector knows which
 * members they add. The rest of the package is unchanged.
 *
 * @throws if the package has an unexpected format
 */
export function followExports(code: string, file: string): string {
  const [statement, list] = /^export \{ (.+) \};$/m.exec(code) ?? [];
  if (!statement || !list) throw new Error(`${file} no longer ends with a list of exports.`);
  const followed: string[] = [];
  const exported = list.split(', ').map((one) => {
    const [local, name = local] = one.split(' as ');
    if (!name || !FOLLOWED.test(name)) return one;
    followed.push(`const ɵ${name} = /*#__PURE__*/ ɵfollow('${name}', ${local});`);
    return `ɵ${name} as ${name}`;
  });
  return [
    `import { follow as ɵfollow } from '${FOLLOW_MODULE}';`,
    code.replace(statement, () => [...followed, `export { ${exported.join(', ')} };`].join('\n')),
  ].join('\n');
}

const PURE = '/*#__PURE__*/ ';
const HELPER = 'ɵpure';

interface Insertion {
  position: number;
  text: string;
}

/**
 * Marks top-level code as pure, as Angular's own build does. Packages without side effects evaluate this code only for
 * its value, so the minifier can remove it if the value is unused. Without this, the file that the demos share is 127
 * kB gzipped instead of 91 kB.
 * - Calls and `new` in the values of top-level variables are marked `#__PURE__`.
 * - Classes with static fields are wrapped in such a call. Otherwise they would not be removed, because their fields
 *   refer to the class.
 *
 * The text is edited in place, because printing all of `@angular/core` takes seconds.
 */
export function markPure(code: string): string {
  const insertions: Insertion[] = [];

  const markCalls = (node: AnyNode): void => {
    if (isFunction(node) || node.type === 'ClassExpression') return;
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    if (isCall && !isFunction(node.callee)) insertions.push({ position: node.start, text: PURE });
    // Values with a type are child nodes.
    for (const child of Object.values(node).flat() as (AnyNode | null | undefined)[]) {
      if (child?.type) markCalls(child);
    }
  };
  let needsHelper = false;
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    if (statement.type === 'VariableDeclaration') {
      for (const { init } of statement.declarations) if (init) markCalls(init);
    } else if (statement.type === 'ClassDeclaration' && hasStaticFields(statement)) {
      const { name } = statement.id;
      const start = `let ${name} = ${PURE}${HELPER}(() => {\n`;
      insertions.push({ position: statement.start, text: start });
      insertions.push({ position: statement.end, text: `\nreturn ${name};\n});` });
      needsHelper = true;
    }
  }
  const marked = insert(code, insertions);
  return needsHelper
    ? `import { pure as ${HELPER} } from ${JSON.stringify(HELPER_MODULE)};\n${marked}`
    : marked;
}

const isFunction = ({ type }: AnyNode) =>
  type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const hasStaticFields = ({ body }: ClassDeclaration) =>
  body.body.some(
    (member) =>
      member.type === 'StaticBlock' || (member.type === 'PropertyDefinition' && member.static),
  );

function insert(code: string, insertions: Insertion[]): string {
  const parts: string[] = [];
  let end = 0;
  for (const { position, text } of insertions.sort((a, b) => a.position - b.position)) {
    parts.push(code.slice(end, position), text);
    end = position;
  }
  return parts.join('') + code.slice(end);
}
