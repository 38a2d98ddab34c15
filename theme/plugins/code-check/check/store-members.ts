import { child, type Node, nameOf } from '../../demos';
import { type Module, type Project, resolve } from './module';
import { isStore, type Store } from './stores';
import { argumentsOf, lineOf } from './walk';

/** A place that calls a member of a store. */
export interface MemberUse {
  member: string;
  module: Module;
  line: number;
}

/**
 * Returns the members of some stores that the code and inline templates call, if they clearly belong to these stores.
 */
export const storeMembers = (stores: readonly Store[], project: Project): MemberUse[] =>
  project.modules.flatMap((module) => {
    const names = injectedNames(stores, module, project);
    const own = stores.filter((store) => store.module === module).map(({ call }) => call);
    if (names.size === 0 && own.length === 0) return [];
    const isOwn = ({ start, end }: Node) =>
      own.some((call) => call.start < start && end < call.end);
    return module.nodes.flatMap(([node]): MemberUse[] => {
      if (node.type === 'TemplateElement') {
        return inTemplate(node, names).map(([member, line]) => ({ member, module, line }));
      }
      const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
      if (callee?.type !== 'MemberExpression' || callee.computed) return [];
      const object = child(callee, 'object');
      const name = nameOf(object?.type === 'MemberExpression' ? child(object, 'property') : object);
      // The parameter of `withMethods()` and similar functions.
      if (!names.has(name) && !(name === 'store' && isOwn(node))) return [];
      return [{ member: nameOf(child(callee, 'property')), module, line: lineOf(callee) }];
    });
  });

/** Returns the names of fields and variables that contain one of the stores. */
function injectedNames(stores: readonly Store[], module: Module, project: Project): Set<string> {
  const names = new Set<string>();
  for (const [node] of module.nodes) {
    const isField = node.type === 'PropertyDefinition';
    if (!isField && node.type !== 'VariableDeclarator') continue;
    const injected = child(node, isField ? 'value' : 'init');
    if (injected?.type !== 'CallExpression') continue;
    const callee = resolve(child(injected, 'callee'), module, project);
    if (callee?.from !== 'package' || callee.name !== 'inject') continue;
    const store = resolve(argumentsOf(injected)[0], module, project);
    if (stores.some(({ call }) => isStore(store, call)))
      names.add(nameOf(child(node, isField ? 'key' : 'id')));
  }
  return names;
}

/** Returns the members that a part of a template calls, with their lines. */
function inTemplate(node: Node, names: ReadonlySet<string>): [string, number][] {
  const { raw = '' } = node.value as { raw?: string };
  return [...raw.matchAll(/\b([\w$]+)\.([\w$]+)\(/g)].flatMap(
    ({ index, 1: owner = '', 2: member = '' }) => {
      const line = lineOf(node) + raw.slice(0, index).split('\n').length - 1;
      return names.has(owner) ? [[member, line]] : [];
    },
  );
}
