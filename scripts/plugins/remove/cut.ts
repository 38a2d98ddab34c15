import ts from 'typescript';

/** A part of a string, by offsets. */
export type Range = readonly [start: number, end: number];

/** Returns a text without these parts, which may overlap. */
export function cut(text: string, ranges: readonly Range[]): string {
  let kept = '';
  let from = 0;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    kept += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  return kept + text.slice(from);
}

/** Returns the source of a module without these elements of its array literals, and without their commas. */
export function withoutElements(
  source: string,
  isGone: (element: ts.Expression) => boolean,
): string {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    const elements = ts.isArrayLiteralExpression(node) ? node.elements.filter(isGone) : [];
    for (const element of elements) {
      const comma = /^\s*,/.exec(source.slice(element.getEnd()))?.[0].length ?? 0;
      ranges.push([element.getFullStart(), element.getEnd() + comma]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true));
  return cut(source, ranges);
}
