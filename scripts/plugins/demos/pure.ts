import { type AnyNode, type ClassDeclaration, parse } from 'acorn';
import { inProject } from '../../lib/paths';

const PURE = '/*#__PURE__*/ ';
const HELPER = 'ɵpure';

/**
 * Under this name marked code imports `pure-helper.js`; the bundler has to know it. A path would be wrong in
 * a copy of the site that shares the cache of marked code.
 */
const HELPER_MODULE = 'demo-pure-helper';

/** What the bundler has to resolve for marked code. */
export const HELPER_ALIAS = {
  [HELPER_MODULE]: inProject('scripts/plugins/demos/pure-helper.js'),
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
export function markPure(code: string): string {
  const insertions: Insertion[] = [];

  const markCalls = (node: AnyNode): void => {
    if (isFunction(node) || node.type === 'ClassExpression') return;
    const isCall = node.type === 'CallExpression' || node.type === 'NewExpression';
    if (isCall && !isFunction(node.callee)) insertions.push({ at: node.start, text: PURE });
    // Of what a node consists of, nodes have a type.
    for (const child of Object.values(node).flat() as (AnyNode | null | undefined)[]) {
      if (child?.type) markCalls(child);
    }
  };
  let wraps = false;
  for (const statement of parse(code, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    if (statement.type === 'VariableDeclaration') {
      for (const { init } of statement.declarations) if (init) markCalls(init);
    } else if (statement.type === 'ClassDeclaration' && hasStaticFields(statement)) {
      const { name } = statement.id;
      insertions.push({ at: statement.start, text: `let ${name} = ${PURE}${HELPER}(() => {\n` });
      insertions.push({ at: statement.end, text: `\nreturn ${name};\n});` });
      wraps = true;
    }
  }
  const marked = insert(code, insertions);
  return wraps
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
  let done = 0;
  for (const { at, text } of insertions.sort((a, b) => a.at - b.at)) {
    parts.push(code.slice(done, at), text);
    done = at;
  }
  return parts.join('') + code.slice(done);
}
