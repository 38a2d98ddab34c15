import { lineAt, type Mistake } from '../lib/problems';

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

/** Code that only has an effect in the browser. */
const BROWSER_CODE: readonly { pattern: RegExp; what?: string }[] = [
  { pattern: new RegExp(`\\b(?:${HOOKS.join('|')})(?=\\s*[(<])`) },
  { pattern: /\bon[A-Z]\w*(?==\{)/ },
  { pattern: /\bextends (?:React\.)?(?:Pure)?Component\b/, what: 'A class component' },
  { pattern: /(?<![.\w])lazy(?=\()|\bReact\.lazy\b/, what: 'A lazy component' },
];

const REMEDY =
  'Only islands run in the browser: move it to a component of its own, in a file whose name ends with ".island.tsx".';

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const blank = (comment: string) => comment.replace(/./g, ' ');

/** Finds state and event handlers in components that are only rendered as static HTML. */
export function browserCodeIn(source: string): Mistake[] {
  const code = source.replace(COMMENT, blank);
  return BROWSER_CODE.flatMap(({ pattern, what }): Mistake[] => {
    const match = pattern.exec(code);
    if (!match) return [];
    const message = `${what ?? match[0]} has no effect, because pages are static HTML.`;
    return [{ line: lineAt(code, match.index), message, remedy: REMEDY }];
  });
}
