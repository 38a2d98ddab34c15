import { CodeProblem, child, list, type Node, nameOf, type Position } from '../../../lib/syntax';
import type { Edits } from './edits';

/** Decorators of classes that Angular instantiates and injects constructor parameters into. */
const MADE_BY_ANGULAR = new Set(['Component', 'Directive', 'Injectable', 'Pipe']);

const TYPES_AND_SUPER = [
  'typeParameters',
  'superClass',
  'superTypeParameters',
  'superTypeArguments',
];

const MODIFIERS = ['private', 'protected', 'public', 'readonly', 'override', 'abstract', 'declare'];

/** Compiles classes to JavaScript, with the metadata that Angular's compiler reads in the browser. */
export class ClassCompiler {
  readonly templates = new Map<string, Position>();

  /** @param angular the file's imports from Angular: exported names by local name */
  constructor(
    private readonly file: string,
    private readonly edits: Edits,
    private readonly angular: ReadonlyMap<string, string>,
    private readonly visit: (node: Node) => void,
  ) {}

  visitClass(node: Node): void {
    const id = child(node, 'id');
    const body = child(node, 'body') as Node;
    const decorators = list(node, 'decorators');
    const decoratorsEnd = decorators.at(-1)?.end ?? node.start;
    if (node.abstract) this.removeModifiers(decoratorsEnd, id?.start ?? body.start);
    this.visitParts(node, TYPES_AND_SUPER);
    const [first] = list(node, 'implements');
    if (first) {
      this.edits.remove(this.edits.source.lastIndexOf('implements', first.start), body.start);
    }
    if (decorators.length > 0) this.decorate(node, nameOf(id), decorators);
    const metadata = list(body, 'body').flatMap((member) => {
      if (member.kind === 'constructor') this.checkConstructor(member, decorators);
      const name = nameOf(child(member, 'key'));
      const entries = this.takeDecorators(member);
      this.visitMember(member);
      entries.push(...signalMetadata(member, name, this.edits, this.angular));
      return entries.length > 0 ? [`${JSON.stringify(name)}: [${entries.join(', ')}]`] : [];
    });
    if (metadata.length > 0) {
      this.edits.insert(body.end - 1, `static propDecorators = { ${metadata.join(', ')} };`);
    }
  }

  /** Replaces decorators in place with a list, which is evaluated after the class has been defined. */
  private decorate(node: Node, name: string, decorators: readonly Node[]): void {
    if (!name) this.fail(node, 'A class with decorators needs a name here.');
    for (const [index, decorator] of decorators.entries()) {
      const expression = child(decorator, 'expression') as Node;
      this.edits.replace(
        decorator.start,
        expression.start,
        index ? ',' : `const ɵ${name} = () => [`,
      );
      this.visit(expression);
      this.noteTemplate(name, expression);
    }
    this.edits.insert(decorators.at(-1)?.end ?? node.start, '];');
    this.edits.insert(node.end, `;ɵdecorate(ɵ${name}(), ${name});`);
  }

  private noteTemplate(name: string, call: Node): void {
    const [options] = list(call, 'arguments');
    const value = optionOf(options, 'template');
    if (!value) return;
    const { line, column } = value.loc.start;
    // The template starts after the quote.
    this.templates.set(name, { line, column: column + 1 });
  }

  private checkConstructor(member: Node, decorators: readonly Node[]): void {
    const parameters = list(child(member, 'value') as Node, 'params');
    const [property] = parameters.filter(({ type }) => type === 'TSParameterProperty');
    const isMadeByAngular = decorators.some((decorator) => {
      const call = child(decorator, 'expression') as Node;
      const name = nameOf(child(call, 'callee') ?? call);
      return MADE_BY_ANGULAR.has(this.angular.get(name) ?? '');
    });
    const isInjected = parameters.some((one) => list(one, 'decorators').length > 0);
    if (isInjected || (isMadeByAngular && parameters.length > 0)) {
      this.fail(member, 'Constructor injection does not work here: use inject() in a field.');
    }
    if (property) this.fail(property, 'Declare the field of this parameter in the class here.');
  }

  /** Removes the decorators of a member, and returns their metadata. */
  private takeDecorators(member: Node): string[] {
    return list(member, 'decorators').map((decorator) => {
      const call = child(decorator, 'expression') as Node;
      this.visit(call);
      const callee = this.edits.edited(child(call, 'callee') ?? call);
      const values = list(call, 'arguments').map((value) => this.edits.edited(value));
      this.edits.removeEdited(decorator.start, decorator.end);
      return `{ type: ${callee}, args: [${values}] }`;
    });
  }

  private visitMember(member: Node): void {
    if (member.accessor)
      this.fail(member, 'Accessor fields are not supported here: use a getter and a setter.');
    const key = child(member, 'key');
    const isMethod = member.type === 'MethodDefinition';
    const hasBody = !isMethod || child(child(member, 'value') as Node, 'body');
    if (/^TSAbstract|^TSDeclareMethod/.test(member.type) || member.abstract || !hasBody) {
      this.edits.replace(member.start, member.end, ';');
      return;
    }
    // This is a static block or an index signature.
    if (!key || member.declare) {
      this.visit(member);
      return;
    }
    const wordsFrom = list(member, 'decorators').at(-1)?.end ?? member.start;
    this.removeModifiers(wordsFrom, key.start);
    if (member.computed) this.visit(key);
    const keyEnd = member.computed ? this.edits.source.indexOf(']', key.end) + 1 : key.end;
    if (member.optional || member.definite) {
      const mark = keyEnd + this.edits.source.slice(keyEnd).search(/[?!]/);
      this.edits.remove(mark, mark + 1);
    }
    this.visitParts(member, ['typeAnnotation', 'typeParameters', 'value']);
  }

  private visitParts(node: Node, keys: readonly string[]): void {
    for (const key of keys) {
      const part = child(node, key);
      if (part) this.visit(part);
    }
  }

  private removeModifiers(from: number, to: number): void {
    for (const { 0: word, index } of this.edits.source.slice(from, to).matchAll(/\b\w+\b/g)) {
      if (MODIFIERS.includes(word)) this.edits.remove(from + index, from + index + word.length);
    }
  }

  private fail(node: Node, message: string): never {
    throw new CodeProblem(message, this.file, node.loc.start);
  }
}

function optionOf(options: Node | undefined, name: string): Node | undefined {
  const property =
    options && list(options, 'properties').find((entry) => nameOf(child(entry, 'key')) === name);
  return property && child(property, 'value');
}

const SIGNAL_APIS: Record<string, string> = {
  input: 'Input',
  model: 'Input',
  output: 'Output',
  outputFromObservable: 'Output',
  viewChild: 'ViewChild',
  viewChildren: 'ViewChildren',
  contentChild: 'ContentChild',
  contentChildren: 'ContentChildren',
};

/**
 * The metadata of a member for functions that declare inputs, outputs and queries. Angular's ahead-of-time compiler reads
 * them from the source; in the browser, their values contain no metadata.
 */
function signalMetadata(
  member: Node,
  name: string,
  edits: Edits,
  angular: ReadonlyMap<string, string>,
): string[] {
  const call = child(member, 'value');
  const callee = call?.type === 'CallExpression' ? child(call, 'callee') : undefined;
  if (!call || !callee || member.static) return [];
  const required = child(callee, 'object');
  const api = angular.get(nameOf(required ?? callee)) ?? '';
  const decorator = Object.hasOwn(SIGNAL_APIS, api) ? SIGNAL_APIS[api] : undefined;
  if (!decorator) return [];
  const parameters = list(call, 'arguments');
  const options = parameters.at(-1)?.type === 'ObjectExpression' ? parameters.at(-1) : undefined;
  const entry = (type: string, ...args: string[]) => `{ type: ɵcore.${type}, args: [${args}] }`;
  if (decorator.startsWith('View') || decorator.startsWith('Content')) {
    const [locator] = parameters;
    const more = options ? `...${edits.edited(options)}, ` : '';
    return [entry(decorator, locator ? edits.edited(locator) : '', `{ ${more}isSignal: true }`)];
  }
  const publicName = nameOf(optionOf(options, 'alias')) || name;
  if (decorator === 'Output') return [entry('Output', JSON.stringify(publicName))];
  const input = { isSignal: true, alias: publicName, required: required !== undefined };
  const change = api === 'model' ? [entry('Output', JSON.stringify(`${publicName}Change`))] : [];
  return [entry('Input', JSON.stringify(input)), ...change];
}
