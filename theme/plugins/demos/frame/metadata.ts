import { child, list, type Node, nameOf } from './nodes';

/** Functions that declare inputs, outputs and queries, with the equivalent decorators. */
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
 * Returns metadata from a member's decorators, and from functions that declare inputs, outputs and queries. Angular's
 * ahead-of-time compiler reads the latter from the source; in the browser, their values contain no metadata.
 *
 * @param angular the file's imports from Angular: exported names by local name
 * @returns an entry of the class's `propDecorators`, if there is any metadata
 */
export function metadataOf(
  member: Node,
  source: string,
  angular: ReadonlyMap<string, string>,
): string[] {
  const text = ({ start, end }: Node) => source.slice(start, end);
  const name = nameOf(child(member, 'key'));
  const entries = list(member, 'decorators').map((decorator) => {
    const call = child(decorator, 'expression') as Node;
    const callee = child(call, 'callee') ?? call;
    return `{ type: ${text(callee)}, args: [${list(call, 'arguments').map(text)}] }`;
  });
  entries.push(...signalMetadata(member, name, text, angular));
  return entries.length > 0 ? [`${JSON.stringify(name)}: [${entries.join(', ')}]`] : [];
}

function signalMetadata(
  member: Node,
  name: string,
  text: (node: Node) => string,
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
    const more = options ? `...${text(options)}, ` : '';
    return [entry(decorator, locator ? text(locator) : '', `{ ${more}isSignal: true }`)];
  }
  const alias =
    options && list(options, 'properties').find((one) => nameOf(child(one, 'key')) === 'alias');
  const publicName = nameOf(alias && child(alias, 'value')) || name;
  if (decorator === 'Output') return [entry('Output', JSON.stringify(publicName))];
  const input = { isSignal: true, alias: publicName, required: required !== undefined };
  const change = api === 'model' ? [entry('Output', JSON.stringify(`${publicName}Change`))] : [];
  return [entry('Input', JSON.stringify(input)), ...change];
}
