import { CompilerFacadeImpl, type EmitterVisitorContext, JitEvaluator } from '@angular/compiler';
import type { Position } from './nodes';
import { evaluate } from './program';

/** Compiled templates by component name, with source positions. */
const compiled = new Map<string, EmitterVisitorContext>();

/** Gives compiled templates source URLs like those of the reader's files, for stack traces. */
class TemplateEvaluator extends JitEvaluator {
  override evaluateCode(
    address: string,
    code: EmitterVisitorContext,
    values: Record<string, unknown>,
  ): unknown {
    const [, component] = /^ng:\/\/\/(\w+)\.js$/.exec(address) ?? [];
    if (!component) return super.evaluateCode(address, code, values, false);
    compiled.set(component, code);
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
export function placeInTemplate(component: string, { line, column }: Position): Position {
  const code = compiled.get(component);
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
