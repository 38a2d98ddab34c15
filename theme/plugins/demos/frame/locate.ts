import type { CodePlace } from '../runtime/events';
import { placeIn } from '../runtime/place';
import type { CompiledFile } from './compile';
import { modulesOf } from './packages';
import { CodeProblem, type Problem } from './problem';
import { placeInTemplate } from './templates';

/** Compiled files by name. */
type Files = ReadonlyMap<string, CompiledFile>;

/** Matches a position in a component's template in Angular's format, where lines and columns are counted from 0. */
const IN_TEMPLATE = /ng:\/\/\/(\w+)\/template\.html@(\d+):(\d+)/;

/** Describes an error, with its position in the reader's code if known. */
export function problemOf(error: unknown, files: Files): Problem {
  if (error instanceof CodeProblem) {
    const { message, file, position } = error;
    return { message, file, line: position?.line, column: position && position.column + 1 };
  }
  const { message, stack } = textsOf(error);
  const [, component, line, column] = IN_TEMPLATE.exec(message) ?? [];
  if (component) {
    return { message, ...placeInFile(component, Number(line), Number(column), files) };
  }
  const place = placeIn(stack);
  return { message, ...(place && sourceOf(place, files)) };
}

/** Maps a position in running code to the reader's source or template. */
export function sourceOf(place: CodePlace, files: Files): CodePlace | undefined {
  const [, component] = /^(\w+)\.html$/.exec(place.file) ?? [];
  if (!component) return place;
  const { line, column } = placeInTemplate(component, place);
  return placeInFile(component, line, column, files);
}

/** Maps a position in a component's template, counted from 0. */
function placeInFile(
  component: string,
  line: number,
  column: number,
  files: Files,
): CodePlace | undefined {
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
  const [, missing = ''] = /^(\w+) is not defined$/.exec(message) ?? [];
  const [module] = modulesOf(missing);
  if (module) return { message: `${name}: ${message}. Import it from '${module}'.`, stack };
  const [, code] = /^NG0*(\d+)$/.exec(message) ?? [];
  // In production, Angular's message is only the error number.
  const text = code
    ? `${message}: see https://angular.dev/errors/NG${code.padStart(4, '0')}`
    : message;
  // Omits Angular's internal names.
  return { message: /^(?:Error$|ɵ)/.test(name) ? text : `${name}: ${text}`, stack };
}
