import type { CodePlace } from './events';

/**
 * Matches a file of a demo in a stack trace: compiled by the build, or a source file or template compiled in the frame.
 */
const DEMO_FILE =
  /(?:\/(?=demo-(?!runtime|stage|editor)[\w-]+\.\w+\.js)|demo:\/\/\/)([\w.-]+):(\d+):(\d+)/;

/** Maximum number of stack frames of the store and the inspector between the demo's code and this function. */
const DEPTH = 50;

/** Returns the innermost position in a demo's code on the call stack. */
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
