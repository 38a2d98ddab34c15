import type { CodePlace } from './events';

/** A file of a demo in a stack: compiled by the build, or a source or a template that the frame has compiled. */
const DEMO_FILE =
  /(?:\/(?=demo-(?!runtime|stage|editor)[\w-]+\.\w+\.js)|demo:\/\/\/)([\w.-]+):(\d+):(\d+)/;

/** Calls between the demo's code and this one: those of the store, and what the inspector puts around them. */
const DEPTH = 50;

/** The innermost place in a demo's code that has called, however indirectly. */
export function callingPlace(): CodePlace | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const { stack } = new Error();
  Error.stackTraceLimit = limit;
  return placeIn(stack);
}

export function placeIn(stack = ''): CodePlace | undefined {
  const [, file, line, column] = DEMO_FILE.exec(stack) ?? [];
  return file ? { file, line: Number(line), column: Number(column) } : undefined;
}
