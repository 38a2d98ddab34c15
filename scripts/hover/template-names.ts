import {
  type AST,
  ASTWithSource,
  Call,
  CombinedRecursiveAstVisitor,
  ImplicitReceiver,
  ParenthesizedExpression,
  PropertyRead,
  parseTemplate,
  R3TargetBinder,
  SafeCall,
  SafePropertyRead,
  TmplAstForLoopBlock,
  TmplAstIfBlockBranch,
  TmplAstLetDeclaration,
  TmplAstVariable,
} from '@angular/compiler';
import ts from 'typescript';

/** A name in an Angular template. */
export interface TemplateName {
  name: string;
  /** Offset in the file. */
  start: number;
  type: ts.Type;
  /** The member that it is; variables of the template have none. */
  member?: { symbol: ts.Symbol; of: ts.Type };
}

/**
 * Finds the names in the `template`s of a file's components whose types follow from the component: its members,
 * theirs, and the variables made of them. Pipes, elements and events are left out.
 */
export const namesInTemplates = (source: ts.SourceFile, checker: ts.TypeChecker): TemplateName[] =>
  source.statements.flatMap((statement) => {
    const template = ts.isClassDeclaration(statement) && templateOf(statement);
    return template ? namesIn(template, checker.getTypeAtLocation(statement), checker) : [];
  });

function templateOf(component: ts.ClassDeclaration): ts.StringLiteralLike | undefined {
  for (const { expression } of ts.getDecorators(component) ?? []) {
    const [options] = ts.isCallExpression(expression) ? expression.arguments : [];
    if (!options || !ts.isObjectLiteralExpression(options)) continue;
    for (const property of options.properties) {
      if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'template') continue;
      if (ts.isStringLiteralLike(property.initializer)) return property.initializer;
    }
  }
  return undefined;
}

function namesIn(
  template: ts.StringLiteralLike,
  component: ts.Type,
  checker: ts.TypeChecker,
): TemplateName[] {
  const source = template.getSourceFile();
  const range = {
    startPos: template.getStart() + 1,
    endPos: template.end - 1,
    startLine: 0,
    startCol: 0,
  };
  const { nodes } = parseTemplate(source.text, source.fileName, { range, escapedString: true });
  const bound = new R3TargetBinder(null).bind({ template: nodes });
  const names: TemplateName[] = [];

  const typeOf = (node: AST): ts.Type | undefined => {
    if (node instanceof ASTWithSource) return typeOf(node.ast);
    if (node instanceof ParenthesizedExpression) return typeOf(node.expression);
    if (node instanceof ImplicitReceiver) return component;
    if (node instanceof Call || node instanceof SafeCall) {
      const [called, ...overloads] = typeOf(node.receiver)?.getCallSignatures() ?? [];
      const isKnown = called && overloads.length === 0 && !called.typeParameters;
      return isKnown ? called.getReturnType() : undefined;
    }
    return isRead(node) ? (variableType(node) ?? memberOf(node)?.type) : undefined;
  };
  const memberOf = ({ receiver, name }: PropertyRead | SafePropertyRead) => {
    const of = typeOf(receiver)?.getNonNullableType();
    const symbol = of?.getProperty(name);
    return of && symbol && { symbol, of, type: checker.getTypeOfSymbol(symbol) };
  };
  const variableType = (read: PropertyRead | SafePropertyRead): ts.Type | undefined => {
    const variable = bound.getExpressionTarget(read);
    if (variable instanceof TmplAstLetDeclaration) return typeOf(variable.value);
    return variable instanceof TmplAstVariable ? typeOfVariable(variable) : undefined;
  };
  const typeOfVariable = (variable: TmplAstVariable): ts.Type | undefined => {
    const block = bound.getDefinitionNodeOfSymbol(variable);
    if (block instanceof TmplAstIfBlockBranch && block.expression) {
      return typeOf(block.expression)?.getNonNullableType();
    }
    if (!(block instanceof TmplAstForLoopBlock) || block.item !== variable) return undefined;
    return typeOf(block.expression)?.getNonNullableType().getNumberIndexType();
  };

  class Names extends CombinedRecursiveAstVisitor {
    override visitPropertyRead(read: PropertyRead): void {
      add(read);
      super.visitPropertyRead(read, undefined);
    }

    override visitSafePropertyRead(read: SafePropertyRead): void {
      add(read);
      super.visitSafePropertyRead(read, undefined);
    }

    override visitVariable(variable: TmplAstVariable): void {
      const type = typeOfVariable(variable);
      if (type) names.push({ name: variable.name, start: variable.keySpan.start.offset, type });
    }
  }
  const add = (read: PropertyRead | SafePropertyRead) => {
    const { name, nameSpan } = read;
    const variable = variableType(read);
    if (variable) names.push({ name, start: nameSpan.start, type: variable });
    const member = bound.getExpressionTarget(read) ? undefined : memberOf(read);
    if (member) names.push({ name, start: nameSpan.start, type: member.type, member });
  };
  const visitor = new Names();
  for (const node of nodes) visitor.visit(node);
  return names;
}

const isRead = (node: AST): node is PropertyRead | SafePropertyRead =>
  node instanceof PropertyRead || node instanceof SafePropertyRead;
