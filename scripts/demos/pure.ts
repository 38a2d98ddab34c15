import type { types as BabelTypes } from '@babel/core';
import { inProject } from '../lib/paths';

const PURE = '/*#__PURE__*/ ';
const HELPER = 'ɵpure';

/**
 * Under this name marked code imports `pure-helper.js`; the bundler has to know it. A path would be wrong in
 * a copy of the site that shares the cache of marked code.
 */
const HELPER_MODULE = 'demo-pure-helper';

/** What the bundler has to resolve for marked code. */
export const HELPER_ALIAS = {
  [HELPER_MODULE]: inProject('scripts/demos/pure-helper.js'),
};

interface Insertion {
  at: number;
  text: string;
}

/**
 * Tells the minifier what Angular's own build tells it: in packages without side effects, what stands
 * at the top of a file runs for its value only, so it may go when nobody uses that value. Without this,
 * the file that the demos share is 127 kB instead of 91, gzipped.
 *
 * - Calls and `new` in the values of top-level variables are marked `#__PURE__`.
 * - Classes with static fields are made inside such a call: by themselves they would stay, because
 *   their fields refer to the class.
 *
 * The text is edited in place: printing all of `@angular/core` anew takes seconds.
 */
export async function markPure(code: string, file: string): Promise<string> {
  const { parseAsync, types: t } = await import('@babel/core');
  const parsed = await parseAsync(code, {
    filename: file,
    sourceType: 'module',
    configFile: false,
    babelrc: false,
  });
  if (!parsed) throw new Error(`${file}: Babel could not read it`);
  const insertions: Insertion[] = [];

  const markCalls = (node: BabelTypes.Node | null | undefined) => {
    if (!node || t.isFunction(node) || t.isClass(node)) return;
    if ((t.isCallExpression(node) || t.isNewExpression(node)) && !t.isFunction(node.callee)) {
      insertions.push({ at: start(node), text: PURE });
    }
    for (const key of t.VISITOR_KEYS[node.type] ?? []) {
      const child: unknown = node[key as keyof typeof node];
      for (const one of [child].flat()) markCalls(one as BabelTypes.Node | null);
    }
  };
  let wraps = false;
  for (const statement of parsed.program.body) {
    if (t.isVariableDeclaration(statement)) {
      for (const { init } of statement.declarations) markCalls(init);
    } else if (t.isClassDeclaration(statement) && statement.id && hasStaticFields(t, statement)) {
      const { name } = statement.id;
      insertions.push({ at: start(statement), text: `let ${name} = ${PURE}${HELPER}(() => {\n` });
      insertions.push({ at: end(statement), text: `\nreturn ${name};\n});` });
      wraps = true;
    }
  }
  const marked = insert(code, insertions);
  return wraps
    ? `import { pure as ${HELPER} } from ${JSON.stringify(HELPER_MODULE)};\n${marked}`
    : marked;
}

const hasStaticFields = (t: typeof BabelTypes, { body }: BabelTypes.ClassDeclaration) =>
  body.body.some(
    (member) => t.isStaticBlock(member) || (t.isClassProperty(member) && member.static),
  );

// Nodes that come from a text have their places in it.
const start = (node: BabelTypes.Node) => node.start ?? 0;
const end = (node: BabelTypes.Node) => node.end ?? 0;

function insert(code: string, insertions: Insertion[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    parts.push(code.slice(done, at), text);
    done = at;
  }
  return parts.join('') + code.slice(done);
}
