import ts from 'typescript';
import { withoutElements } from './cut';

/** The properties of a configuration entry that name its target. */
const TARGETS = ['href', 'id', 'docId', 'sidebarId'];

/**
 * Removes entries from the lists in a configuration file: strings, and objects with a target.
 *
 * @param isGone whether there is no longer a page or sidebar with this path, id or name
 */
export const withoutEntries = (source: string, isGone: (target: string) => boolean): string =>
  withoutElements(source, (element) => targetsOf(element).some(isGone));

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
