import {
  type AST,
  CombinedRecursiveAstVisitor,
  ImplicitReceiver,
  PropertyRead,
  parseTemplate,
  type SafePropertyRead,
  type TmplAstLetDeclaration,
  type TmplAstReference,
  type TmplAstVariable,
} from '@angular/compiler';
import type { Node, Position } from './nodes';

/**
 * Returns the members of a component's field that its template reads. Returns none if the template has a variable with
 * this name, or an error, which Angular reports.
 *
 * @param template the string in the file
 */
export function templateReads(
  source: string,
  template: Node,
  field: string,
): { member: string; position: Position }[] {
  const { nodes, errors } = parseTemplate(source, '', {
    range: { startPos: template.start + 1, endPos: template.end - 1, startLine: 0, startCol: 0 },
    escapedString: true,
    // Otherwise, the offsets of names after a line break would be wrong.
    preserveWhitespaces: true,
    leadingTriviaChars: [],
  });
  if (errors?.length) return [];
  const reads = new Reads(field);
  for (const node of nodes) reads.visit(node);
  return reads.isHidden
    ? []
    : reads.found.map(({ name, nameSpan }) => {
        const lines = source.slice(0, nameSpan.start).split('\n');
        return {
          member: name,
          position: { line: lines.length, column: lines.at(-1)?.length ?? 0 },
        };
      });
}

class Reads extends CombinedRecursiveAstVisitor {
  readonly found: (PropertyRead | SafePropertyRead)[] = [];
  /** Whether the template has a variable with the name of the field. */
  isHidden = false;

  constructor(private readonly field: string) {
    super();
  }

  override visitPropertyRead(read: PropertyRead): void {
    this.#note(read);
    super.visitPropertyRead(read, undefined);
  }

  override visitSafePropertyRead(read: SafePropertyRead): void {
    this.#note(read);
    super.visitSafePropertyRead(read, undefined);
  }

  override visitVariable(variable: TmplAstVariable): void {
    this.#hide(variable);
  }

  override visitReference(reference: TmplAstReference): void {
    this.#hide(reference);
  }

  override visitLetDeclaration(declaration: TmplAstLetDeclaration): void {
    this.#hide(declaration);
    super.visitLetDeclaration(declaration);
  }

  #note(read: PropertyRead | SafePropertyRead): void {
    if (isField(read.receiver, this.field)) this.found.push(read);
  }

  #hide({ name }: { name: string }): void {
    if (name === this.field) this.isHidden = true;
  }
}

const isField = (node: AST, field: string): boolean =>
  node instanceof PropertyRead && node.name === field && node.receiver instanceof ImplicitReceiver;
