import ts from 'typescript';
import { cut, type Range } from './cut';

/** The properties of a configuration entry that name its target. */
const TARGETS = ['href', 'id', 'docId', 'sidebarId'];

/**
 * Removes entries from the lists in a configuration file: strings, and objects with a target.
 *
 * @param isGone whether there is no longer a page or sidebar with this path, id or name
 */
export function withoutEntries(source: string, isGone: (target: string) => boolean): string {
  const file = ts.createSourceFile('config.ts', source, ts.ScriptTarget.Latest, true);
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) {
        if (targetsOf(element).some(isGone)) ranges.push(rangeOf(element, source));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cut(source, ranges);
}

function targetsOf(element: ts.Expression): string[] {
  if (ts.isStringLiteral(element)) return [element.text];
  if (!ts.isObjectLiteralExpression(element)) return [];
  return element.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) &&
    TARGETS.includes(property.name.getText()) &&
    ts.isStringLiteral(property.initializer)
      ? property.initializer.text
      : [],
  );
}

/** Returns the range of an entry, including its comma. */
function rangeOf(element: ts.Expression, source: string): Range {
  const end = element.getEnd();
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return [element.getFullStart(), end + comma];
}
