import type { CompiledFile } from './compile';
import { CodeProblem, type Problem } from './problem';
import { ADDRESS } from './program';

/** A place in the template of a component, as Angular's compiler names it: lines and columns from 0. */
const IN_TEMPLATE = /ng:\/\/\/(\w+)\/template\.html@(\d+):(\d+)/;

/** The code that Angular has made of a template. */
const FROM_TEMPLATE = /ng:\/\/\/(\w+)\.js/;

/** What the reader has written of an expression that is told in the words of Angular's code. */
const EXPRESSION = /\bctx(?:_r\d+)?\.([\w.]+)|reading '(\w+)'/;

/** Says what an error is, and where in the reader's code, as far as it can be told. */
export function problemOf(error: unknown, files: ReadonlyMap<string, CompiledFile>): Problem {
  if (error instanceof CodeProblem) {
    const { message, file, position } = error;
    return { message, file, line: position?.line, column: position && position.column + 1 };
  }
  const { message, stack } = textsOf(error);
  const inCode = placeInCode(stack);
  // Whichever was called last: a template calls the code, and the code may make a template.
  const isCode =
    inCode &&
    stack.indexOf(ADDRESS) < (FROM_TEMPLATE.exec(stack)?.index ?? Number.POSITIVE_INFINITY);
  const place = isCode ? inCode : (placeInTemplate(message, stack, files) ?? inCode);
  return { message, ...place };
}

function textsOf(error: unknown): { message: string; stack: string } {
  if (!(error instanceof Error))
    return { message: String((error as Error)?.message ?? error), stack: '' };
  const { name, message, stack = '' } = error;
  if (name === 'SecurityError') {
    const why = 'Edited code has local and session storage, but no IndexedDB and no cookies.';
    return { message: `${message} ${why}`, stack };
  }
  const [, code] = /^NG0*(\d+)$/.exec(message) ?? [];
  // Angular's production form tells no more than the number.
  const text = code
    ? `${message}: see https://angular.dev/errors/NG${code.padStart(4, '0')}`
    : message;
  return { message: name === 'Error' ? text : `${name}: ${text}`, stack };
}

function placeInTemplate(message: string, stack: string, files: ReadonlyMap<string, CompiledFile>) {
  const [, named, line = '0', column = '0'] = IN_TEMPLATE.exec(message) ?? [];
  const component = named ?? FROM_TEMPLATE.exec(stack)?.[1]?.replace(/_.*$/, '');
  for (const [file, { templates }] of files) {
    const template = component === undefined ? undefined : templates.get(component);
    if (!template) continue;
    const { position, text } = template;
    const at = named ? offsetOf(text, Number(line), Number(column)) : findExpression(text, message);
    const before = text.slice(0, at).split('\n');
    const last = before.at(-1) ?? '';
    return {
      file,
      line: position.line + before.length - 1,
      column: (before.length === 1 ? position.column : 0) + last.length + 1,
    };
  }
  return undefined;
}

const offsetOf = (text: string, line: number, column: number) =>
  text.split('\n').slice(0, line).join('\n').length + (line > 0 ? 1 : 0) + column;

/** Angular's code keeps no places. What failed is told, though, and mostly stands in the template once. */
function findExpression(text: string, message: string): number {
  const [, written, read] = EXPRESSION.exec(message) ?? [];
  const found = text.indexOf(written ?? (read ? `.${read}` : '\0'));
  return Math.max(found, 0);
}

function placeInCode(stack: string) {
  const start = stack.indexOf(ADDRESS);
  const [, file, line, column] =
    /^([\w.-]+):(\d+):(\d+)/.exec(stack.slice(start + ADDRESS.length)) ?? [];
  return start < 0 || !file ? undefined : { file, line: Number(line), column: Number(column) };
}
