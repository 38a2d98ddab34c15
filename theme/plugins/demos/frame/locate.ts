import { CompilerFacadeImpl, type EmitterVisitorContext, JitEvaluator } from '@angular/compiler';
import { CodeProblem, type Position } from '../../../lib/syntax';
import type { CompiledFile } from './compile';
import type { Problem } from './messages';
import { modulesOf } from './packages';
import { evaluate } from './program';

type Files = ReadonlyMap<string, CompiledFile>;

/** Angular's format for a position in a template. Lines and columns count from 0. */
const IN_TEMPLATE = /ng:\/\/\/(\w+)\/template\.html@(\d+):(\d+)/;

const MISSING = /^([\w$]+) is not defined$/;

const IN_CODE = /demo:\/\/\/([\w.-]+):(\d+):(\d+)/;

export function problemOf(error: unknown, files: Files): Problem {
  if (error instanceof CodeProblem) {
    const { message, file, position } = error;
    return { message, file, line: position?.line, column: position && position.column + 1 };
  }
  const { message, stack = '' } = textsOf(error);
  const [, component, ...place] = IN_TEMPLATE.exec(message) ?? [];
  if (component) {
    const [line, column] = place.map(Number);
    return { message, ...placeInFile(component, { line: line ?? 0, column: column ?? 0 }, files) };
  }
  const [, name = '', ...numbers] = IN_CODE.exec(stack) ?? [];
  const [line = 0, column = 0] = numbers.map(Number);
  if (!line) return { message };
  const [, template] = /^(\w+)\.html$/.exec(name) ?? [];
  if (!template) {
    const [, missing] = MISSING.exec(Object(error).message) ?? [];
    const place = missing && placeAfter({ line, column }, missing, files.get(name)?.code);
    return { message, file: name, line, column, ...place };
  }
  return { message, ...placeInFile(template, placeInTemplate(template, { line, column }), files) };
}

/** Finds a missing name at or after a position, because V8 reports the expression before it. Both count from 1. */
function placeAfter({ line, column }: Position, name: string, code = ''): Position | undefined {
  const word = new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`);
  const lines = code.split('\n').slice(line - 1);
  for (const [below, text] of lines.entries()) {
    const from = below === 0 ? Math.min(column - 1, text.length) : 0;
    const at = text.slice(from).search(word);
    if (at >= 0) return { line: line + below, column: from + at + 1 };
  }
  return undefined;
}

/** Maps a position in a component's template, counted from 0, to its file, counted from 1. */
function placeInFile(component: string, { line, column }: Position, files: Files) {
  for (const [file, { templates }] of files) {
    const begin = templates.get(component);
    if (!begin) continue;
    return { file, line: begin.line + line, column: (line === 0 ? begin.column : 0) + column + 1 };
  }
  return undefined;
}

function textsOf(error: unknown): { message: string; stack?: string } {
  if (!(error instanceof Error)) return { message: String((error as Error)?.message ?? error) };
  const { name, message, stack } = error;
  if (name === 'SecurityError') {
    const why = 'Edited code has local and session storage, but no IndexedDB and no cookies.';
    return { message: `${message} ${why}`, stack };
  }
  if (message === 'Failed to fetch') {
    return { message: `${name}: ${message}. Use HttpClient: there is no network here.`, stack };
  }
  const [, missing = ''] = MISSING.exec(message) ?? [];
  const [module] = modulesOf(missing);
  if (module) return { message: `${name}: ${message}. Import it from '${module}'.`, stack };
  const [, code] = /^NG0*(\d+)$/.exec(message) ?? [];
  // In production, Angular's message is only the error number.
  const text = code
    ? `${message}: see https://angular.dev/errors/NG${code.padStart(4, '0')}`
    : message;
  return { message: /^(?:Error$|ɵ)/.test(name) ? text : `${name}: ${text}`, stack };
}

const compiledTemplates = new Map<string, EmitterVisitorContext>();

/** Gives compiled templates source URLs like those of the reader's files, for stack traces. */
class TemplateEvaluator extends JitEvaluator {
  override evaluateCode(
    address: string,
    code: EmitterVisitorContext,
    values: Record<string, unknown>,
  ): unknown {
    const [, component] = /^ng:\/\/\/(\w+)\.js$/.exec(address) ?? [];
    if (!component) return super.evaluateCode(address, code, values, false);
    compiledTemplates.set(component, code);
    return evaluate(
      `${component}.html`,
      Object.keys(values),
      code.toSource(),
    )(...Object.values(values));
  }
}

/** Makes Angular's compiler, which decorators look up by this name, use this evaluator. */
export function followTemplates(): void {
  Object.assign(globalThis, {
    ng: { ɵcompilerFacade: new CompilerFacadeImpl(new TemplateEvaluator()) },
  });
}

/** Maps a position in a template's code (from 1) to the template (from 0). */
function placeInTemplate(component: string, { line, column }: Position): Position {
  const code = compiledTemplates.get(component);
  const text = code?.toSource().split('\n')[line - 1] ?? '';
  // Interpolations have no position, but the text around them does.
  const [span] = Array.from(text, (_, distance) => [column - 1 - distance, column - 1 + distance])
    .flat()
    .flatMap((at) => code?.spanOf(line - 1, at) ?? []);
  if (!span) return { line: 0, column: 0 };
  const { start, end } = span;
  const [name = ''] = /^\w*/.exec(text.slice(column - 1)) ?? [];
  const offset = start.file.content.slice(start.offset, end.offset).indexOf(name);
  const place = start.moveBy(Math.max(offset, 0));
  return { line: place.line, column: place.col };
}
