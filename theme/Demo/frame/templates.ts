import { CompilerFacadeImpl, type EmitterVisitorContext, JitEvaluator } from '@angular/compiler';
import { evaluate } from './program';
import type { Position } from './syntax';

/** What Angular has made of templates, by the names of their components. Each part knows where it comes from. */
const compiled = new Map<string, EmitterVisitorContext>();

/** Gives the code of templates addresses beside those of the reader's files, so that stacks name them alike. */
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

/** Has Angular's compiler, which decorators ask by this name, evaluate templates so. */
export function followTemplates(): void {
  Object.assign(globalThis, {
    ng: { ɵcompilerFacade: new CompilerFacadeImpl(new TemplateEvaluator()) },
  });
}

/** Where in a template a place in its code comes from. In the template both count from 0, in the code from 1. */
export function placeInTemplate(component: string, { line, column }: Position): Position {
  const code = compiled.get(component);
  const text = code?.toSource().split('\n')[line - 1] ?? '';
  // What stands within braces has no place of its own, but the text around it has.
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
