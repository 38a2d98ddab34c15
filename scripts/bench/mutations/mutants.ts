import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** One thing broken in a file. */
export interface Mutant {
  file: string;
  line: number;
  kind: Kind;
  before: string;
  after: string;
  /** The whole text of the broken file. */
  text: string;
}

export type Kind = 'condition' | 'comparison' | 'logic' | 'early return' | 'string' | 'number';

/** What an operator becomes. */
const OPERATORS: Partial<Record<ts.SyntaxKind, readonly [kind: Kind, operator: string]>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['comparison', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['comparison', '==='],
  [ts.SyntaxKind.LessThanToken]: ['comparison', '>='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['comparison', '>'],
  [ts.SyntaxKind.GreaterThanToken]: ['comparison', '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['comparison', '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['logic', '||'],
  [ts.SyntaxKind.BarBarToken]: ['logic', '&&'],
};

/** What a node is broken into: the part of it that is replaced, and by what. */
function breakNode(node: ts.Node): readonly [kind: Kind, part: ts.Node, after: string] | undefined {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) {
    const condition = ts.isIfStatement(parent) ? parent.expression : parent.condition;
    if (node === condition) return ['condition', node, `!(${node.getText()})`];
  }
  if (ts.isBinaryExpression(node)) {
    const operator = OPERATORS[node.operatorToken.kind];
    return operator && [operator[0], node.operatorToken, operator[1]];
  }
  if (ts.isReturnStatement(node)) {
    const owner = ts.isBlock(parent) ? parent.parent : parent;
    return ts.isIfStatement(owner) ? ['early return', node, ';'] : undefined;
  }
  if (ts.isNumericLiteral(node)) return ['number', node, Number(node.text) === 0 ? '1' : '0'];
  if (ts.isStringLiteral(node)) return ['string', node, node.text === '' ? "'broken'" : "''"];
  return undefined;
}

/** Types, the names of modules and properties, and directives are no code that runs. */
const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  // An endless loop tells nothing.
  (ts.isIterationStatement(node.parent, false) && node !== node.parent.statement) ||
  (ts.isStringLiteral(node) &&
    (ts.isExpressionStatement(node.parent) ||
      (ts.isPropertyAssignment(node.parent) && node.parent.name === node)));

/** Everything in a file that can be broken, each by itself. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (isLeftAlone(node)) return;
    const broken = breakNode(node);
    if (broken) {
      const [kind, part, after] = broken;
      const [start, end] = [part.getStart(), part.getEnd()];
      mutants.push({
        file,
        line: parsed.getLineAndCharacterOfPosition(start).line + 1,
        kind,
        before: node.getText(),
        after: source.slice(node.getStart(), start) + after + source.slice(end, node.getEnd()),
        text: source.slice(0, start) + after + source.slice(end),
      });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(parsed, visit);
  return mutants;
}

/** Some mutants, of as many kinds and files as there are; the same ones for the same seed, wherever the project lies. */
export function choose(mutants: readonly Mutant[], count: number, seed: string): Mutant[] {
  const keyOf = ({ file, text }: Mutant) =>
    createHash('sha1')
      .update(`${seed} ${path.basename(file)} ${text}`)
      .digest('hex');
  const left = mutants
    .map((mutant) => ({ mutant, key: keyOf(mutant) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ mutant }) => mutant);
  const taken: Mutant[] = [];
  const like = ({ file, kind }: Mutant) =>
    taken.filter((other) => other.file === file).length +
    taken.filter((other) => other.kind === kind).length;
  while (taken.length < count && left.length > 0) {
    const least = Math.min(...left.map(like));
    taken.push(
      ...left.splice(
        left.findIndex((mutant) => like(mutant) === least),
        1,
      ),
    );
  }
  return taken;
}
