import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser } from 'acorn';
import { below, child, list, type Node, nameOf } from '../../theme/lib/syntax';
import type { Mistake } from '../lib/problems';

/** Hooks that only have an effect in the browser. */
const HOOKS = [
  'useActionState',
  'useEffect',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

const REMEDY =
  'Only islands run in the browser: move it to a component of its own, in a file whose name ends with ".island.tsx".';

/** In code without JSX, `<T>value` is an assertion. */
const PARSERS = [Parser.extend(tsPlugin({ jsx: {} })), Parser.extend(tsPlugin())];

/** Most files contain none of it, and need not be parsed. */
const CANDIDATE = new RegExp(`${HOOKS.join('|')}|\\bon[A-Z]|\\bComponent\\b|\\blazy\\b`);

/** Finds state and event handlers in the source of components that are only rendered as static HTML. */
export function browserCodeInSource(source: string): Mistake[] {
  if (!CANDIDATE.test(source)) return [];
  for (const parser of PARSERS) {
    try {
      const options = { sourceType: 'module', ecmaVersion: 'latest', locations: true } as const;
      return browserCodeIn(parser.parse(source, options) as unknown as Node);
    } catch {
      // The bundler reports code that nothing can parse.
    }
  }
  return [];
}

/** Finds state and event handlers in parsed code. */
export function browserCodeIn(node: Node): Mistake[] {
  const what = namesOf(node).map((name) => ({
    line: node.loc.start.line,
    message: `${name} has no effect, because pages are static HTML.`,
    remedy: REMEDY,
  }));
  return [...what, ...below(node).flatMap(browserCodeIn)];
}

function namesOf(node: Node): string[] {
  if (node.type === 'CallExpression') {
    const callee = child(node, 'callee');
    const name = nameOf((callee && child(callee, 'property')) ?? callee);
    const object = nameOf(callee && child(callee, 'object'));
    if (name === 'lazy' && /^(?:React)?$/.test(object)) return ['A lazy component'];
    return HOOKS.includes(name) ? [name] : [];
  }
  if (node.type === 'JSXOpeningElement' && /^[a-z]/.test(nameOf(child(node, 'name')))) {
    return list(node, 'attributes')
      .map((attribute) => nameOf(child(attribute, 'name')))
      .filter((name) => /^on[A-Z]/.test(name));
  }
  const base = child(node, 'superClass');
  const isClass = /^(?:Pure)?Component$/.test(nameOf((base && child(base, 'property')) ?? base));
  return isClass ? ['A class component'] : [];
}
