import {
  type AST,
  ASTWithSource,
  BindingType,
  Call,
  CombinedRecursiveAstVisitor,
  ImplicitReceiver,
  LiteralArray,
  LiteralMap,
  LiteralPrimitive,
  ParenthesizedExpression,
  PropertyRead,
  parseTemplate,
  R3TargetBinder,
  SafeCall,
  SafePropertyRead,
  type TmplAstBoundEvent,
  TmplAstElement,
  TmplAstForLoopBlock,
  TmplAstIfBlockBranch,
  TmplAstLetDeclaration,
  TmplAstReference,
  TmplAstVariable,
} from '@angular/compiler';
import ts from 'typescript';
import { propertyOf } from './symbol-facts';

/** A name in an Angular template. */
interface TemplateName {
  name: string;
  /** Offset in the file. */
  start: number;
  type: ts.Type;
  /** The kind that an editor would show, unless the name refers to a member. */
  kind?: 'variable' | 'reference' | 'event' | 'parameter';
  /** The member that the name refers to. */
  member?: { symbol: ts.Symbol; of: ts.Type };
}

/**
 * Finds the names in component templates whose types can be inferred from the component or the browser: members and
 * their members, template variables, references to elements, and events. Ignores pipes.
 */
export function createTemplateNames(checker: ts.TypeChecker) {
  let interfaces: ts.Symbol[] | undefined;
  const browser: BrowserType = (name, key, source) => {
    interfaces ??= checker.getSymbolsInScope(source, ts.SymbolFlags.Interface);
    const symbol = interfaces.find((one) => one.name === name);
    const property = symbol && checker.getDeclaredTypeOfSymbol(symbol).getProperty(key);
    return property && checker.getTypeOfSymbol(property);
  };
  return (source: ts.SourceFile): TemplateName[] =>
    source.statements.flatMap((statement) => {
      if (!ts.isClassDeclaration(statement)) return [];
      const template = optionOf(statement, 'template');
      return template && ts.isStringLiteralLike(template)
        ? namesInTemplate(template, statement, checker, browser)
        : [];
    });
}

/** The type of a key in a map of the browser's declarations, such as the map of elements. */
type BrowserType = (
  map: 'HTMLElementTagNameMap' | 'HTMLElementEventMap',
  key: string,
  source: ts.SourceFile,
) => ts.Type | undefined;

/** The value of an option in the decorator of a component. */
const optionOf = (component: ts.ClassDeclaration, name: string): ts.Expression | undefined =>
  (ts.getDecorators(component) ?? [])
    .flatMap(({ expression }) => (ts.isCallExpression(expression) ? expression.arguments : []))
    .flatMap((options) => (ts.isObjectLiteralExpression(options) ? options.properties : []))
    .filter(ts.isPropertyAssignment)
    .find((property) => property.name.getText() === name)?.initializer;

function namesInTemplate(
  template: ts.StringLiteralLike,
  declaration: ts.ClassDeclaration,
  checker: ts.TypeChecker,
  browser: BrowserType,
): TemplateName[] {
  const source = template.getSourceFile();
  const component = checker.getTypeAtLocation(declaration);
  const directives = directivesOf(declaration, checker);
  const range = {
    startPos: template.getStart() + 1,
    endPos: template.end - 1,
    startLine: 0,
    startCol: 0,
  };
  const { nodes } = parseTemplate(source.text, source.fileName, {
    range,
    escapedString: true,
    // Otherwise, the offsets of names after a line break would be wrong.
    preserveWhitespaces: true,
    leadingTriviaChars: [],
  });
  const bound = new R3TargetBinder(null).bind({ template: nodes });
  const names: TemplateName[] = [];

  const typeOf = (node: AST): ts.Type | undefined => {
    if (node instanceof ASTWithSource) return typeOf(node.ast);
    if (node instanceof ParenthesizedExpression) return typeOf(node.expression);
    if (node instanceof ImplicitReceiver) return component;
    if (node instanceof LiteralPrimitive) return typeOfLiteral(node, checker);
    if (node instanceof Call || node instanceof SafeCall) {
      const [called, ...overloads] = typeOf(node.receiver)?.getCallSignatures() ?? [];
      const isKnown = called && overloads.length === 0 && !called.typeParameters;
      return isKnown ? called.getReturnType() : undefined;
    }
    return isRead(node) ? (localOf(node)?.[1] ?? memberOf(node)?.type) : undefined;
  };
  const memberOf = ({ receiver, name }: Read) => {
    const of = typeOf(receiver)?.getNonNullableType();
    const symbol = of?.getProperty(name);
    return of && symbol && { symbol, of, type: checker.getTypeOfSymbol(symbol) };
  };
  const typeOfEvent = ({ name }: TmplAstBoundEvent) =>
    browser('HTMLElementEventMap', name.replace(/\..*/, ''), source);
  const typeOfReference = (reference: TmplAstReference) => {
    const target = bound.getReferenceTarget(reference);
    if (!(target instanceof TmplAstElement)) return undefined;
    return browser('HTMLElementTagNameMap', target.name, source);
  };
  const typeOfVariable = (variable: TmplAstVariable): ts.Type | undefined => {
    const block = bound.getDefinitionNodeOfSymbol(variable);
    if (block instanceof TmplAstIfBlockBranch && block.expression) {
      return typeOf(block.expression)?.getNonNullableType();
    }
    if (!(block instanceof TmplAstForLoopBlock)) return undefined;
    if (block.item === variable) {
      const list = block.expression.ast;
      if (list instanceof LiteralArray) return list.expressions[0] && typeOf(list.expressions[0]);
      return typeOf(list)?.getNonNullableType().getNumberIndexType();
    }
    return LOOP_NUMBERS.has(variable.value) ? checker.getNumberType() : checker.getBooleanType();
  };

  /** The event whose handler is being visited. */
  let handled: TmplAstBoundEvent | undefined;
  /** The variable, reference or event of the template that a name refers to. */
  const localOf = (read: Read): Local | undefined => {
    const target = bound.getExpressionTarget(read);
    if (target instanceof TmplAstReference) return ['reference', typeOfReference(target)];
    if (target instanceof TmplAstLetDeclaration) return ['variable', typeOf(target.value)];
    if (target instanceof TmplAstVariable) return ['variable', typeOfVariable(target)];
    return read.name === '$event' && handled ? ['parameter', typeOfEvent(handled)] : undefined;
  };
  const add = (name: string, start: number, [kind, type]: Local) => {
    if (type) names.push({ name, start, kind, type });
  };

  const addMember = (name: string, start: number, of: ts.Type | undefined) => {
    const symbol = of && propertyOf(of, name);
    if (symbol) {
      names.push({ name, start, type: checker.getTypeOfSymbol(symbol), member: { symbol, of } });
    }
  };

  class Names extends CombinedRecursiveAstVisitor {
    override visitElement(element: TmplAstElement): void {
      const of = browser('HTMLElementTagNameMap', element.name, source);
      for (const { name, type, keySpan } of element.inputs) {
        const symbol = directives.get(name);
        if (symbol) {
          const of = checker.getDeclaredTypeOfSymbol(symbol);
          names.push({ name, start: keySpan.start.offset, type: of, member: { symbol, of } });
          continue;
        }
        // Attributes, classes and styles are strings, whatever their name is.
        if (type === BindingType.Property) addMember(name, keySpan.start.offset, of);
      }
      super.visitElement(element);
    }

    override visitCall(call: Call): void {
      const [called] = typeOf(call.receiver)?.getCallSignatures() ?? [];
      for (const [i, argument] of call.args.entries()) {
        const parameter = called?.parameters[i];
        if (!parameter || !(argument instanceof LiteralMap)) continue;
        for (const key of argument.keys) {
          if (key.kind === 'spread') continue;
          addMember(key.key, key.sourceSpan.start, checker.getTypeOfSymbol(parameter));
        }
      }
      super.visitCall(call, undefined);
    }

    override visitPropertyRead(read: PropertyRead): void {
      addRead(read);
      super.visitPropertyRead(read, undefined);
    }

    override visitSafePropertyRead(read: SafePropertyRead): void {
      addRead(read);
      super.visitSafePropertyRead(read, undefined);
    }

    override visitForLoopBlock(block: TmplAstForLoopBlock): void {
      super.visitForLoopBlock(block);
      if (block.trackBy) this.visit(block.trackBy);
    }

    override visitVariable(variable: TmplAstVariable): void {
      const { name, keySpan } = variable;
      // Implicit variables of a loop, such as `$index`, are not in the source.
      if (keySpan.toString() !== name) return;
      add(name, keySpan.start.offset, ['variable', typeOfVariable(variable)]);
    }

    override visitReference(reference: TmplAstReference): void {
      add(reference.name, reference.keySpan.start.offset, [
        'reference',
        typeOfReference(reference),
      ]);
    }

    override visitBoundEvent(event: TmplAstBoundEvent): void {
      add(event.name, event.keySpan.start.offset, ['event', typeOfEvent(event)]);
      handled = event;
      super.visitBoundEvent(event);
      handled = undefined;
    }
  }
  const addRead = (read: Read) => {
    const { name, nameSpan } = read;
    const local = localOf(read);
    if (local) return add(name, nameSpan.start, local);
    const member = memberOf(read);
    if (member) names.push({ name, start: nameSpan.start, type: member.type, member });
  };
  const visitor = new Names();
  for (const node of nodes) visitor.visit(node);
  return names;
}

function typeOfLiteral({ value }: LiteralPrimitive, checker: ts.TypeChecker) {
  if (typeof value === 'number') return checker.getNumberType();
  return typeof value === 'string' ? checker.getStringType() : undefined;
}

/** Implicit variables of a loop that are numbers; the others, such as `$first` and `$odd`, are booleans. */
const LOOP_NUMBERS = new Set(['$index', '$count']);

type Read = PropertyRead | SafePropertyRead;

/** The kind of a name that the template declares, and its type if known. */
type Local = [kind: TemplateName['kind'], type: ts.Type | undefined];

const isRead = (node: AST): node is Read =>
  node instanceof PropertyRead || node instanceof SafePropertyRead;

/** The directives that a component imports, keyed by the attribute that is both their selector and an input. */
function directivesOf(component: ts.ClassDeclaration, checker: ts.TypeChecker) {
  const found = new Map<string, ts.Symbol>();
  const visit = (type: ts.Type): void => {
    const [, , , exported] = argumentsOf(type, 'ɵmod');
    if (exported && ts.isTupleTypeNode(exported)) {
      for (const one of exported.elements) visit(checker.getTypeFromTypeNode(one));
    }
    const [directive, selector, , inputs] = argumentsOf(type, 'ɵdir');
    if (!directive || !selector || !inputs) return;
    const [, name = ''] = /^"\[(\w+)\]/.exec(selector.getText()) ?? [];
    const symbol = checker.getTypeFromTypeNode(directive).getSymbol();
    if (symbol && inputs.getText().includes(`"alias": "${name}"`)) found.set(name, symbol);
  };
  const imports = optionOf(component, 'imports');
  if (imports && ts.isArrayLiteralExpression(imports)) {
    for (const imported of imports.elements) visit(checker.getTypeAtLocation(imported));
  }
  return found;
}

/**
 * The type arguments of a static member as written, because Angular declares their type as an alias of
 * `unknown`.
 */
function argumentsOf(type: ts.Type, member: 'ɵdir' | 'ɵmod'): readonly ts.TypeNode[] {
  const declaration = type.getProperty(member)?.valueDeclaration;
  if (!declaration || !ts.isPropertyDeclaration(declaration) || !declaration.type) return [];
  return ts.isTypeReferenceNode(declaration.type) ? (declaration.type.typeArguments ?? []) : [];
}
