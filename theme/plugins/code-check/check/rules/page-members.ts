import { child, type Node, nameOf } from '../../../demos';
import { type Module, type Project, resolve } from '../module';
import { collectionsOf, isStore, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, lineOf } from '../walk';

/** Members of `withPagination()` that are wrong, with what to use instead. */
const PAGE_MEMBERS: Readonly<Record<string, string>> = {
  hasNextPage: 'Use `currentPage() + 1 < pageCount()`.',
  hasPreviousPage: 'Use `currentPage() > 0`.',
  pageNavigationArray: 'Make buttons of your own from `currentPage()` and `pageCount()`.',
};

/** The places that read these members from a store with pagination, in code and in inline templates. */
export function pageMemberFindings(stores: readonly Store[], project: Project): Finding[] {
  const paged = stores.filter(({ features }) =>
    features.some((one) => one.name === 'withPagination' && collectionsOf(one)?.includes('')),
  );
  return project.modules.flatMap((module) => {
    /** Names of fields and variables that contain such a store. */
    const names = new Set<string>();
    const found: [member: string, line: number][] = [];
    for (const [node] of module.nodes) {
      if (node.type !== 'VariableDeclarator' && node.type !== 'PropertyDefinition') continue;
      const injected = child(node, node.type === 'VariableDeclarator' ? 'init' : 'value');
      if (injected?.type !== 'CallExpression') continue;
      const callee = resolve(child(injected, 'callee'), module, project);
      if (callee?.from !== 'package' || callee.name !== 'inject') continue;
      const store = resolve(argumentsOf(injected)[0], module, project);
      if (!paged.some(({ call }) => isStore(store, call))) continue;
      names.add(nameOf(child(node, node.type === 'VariableDeclarator' ? 'id' : 'key')));
    }
    if (names.size === 0) return [];
    for (const [node] of module.nodes) {
      if (node.type === 'MemberExpression' && !node.computed) {
        const member = nameOf(child(node, 'property'));
        const object = child(node, 'object');
        const owner = object?.type === 'MemberExpression' ? child(object, 'property') : object;
        if (names.has(nameOf(owner)) && Object.hasOwn(PAGE_MEMBERS, member))
          found.push([member, lineOf(node)]);
      }
      if (node.type === 'TemplateElement') found.push(...inTemplate(node, names));
    }
    return found.map(([member, line]) => findingOf(member, line, module));
  });
}

const findingOf = (member: string, line: number, { name }: Module): Finding => ({
  kind: 'Known defect',
  file: name,
  lines: [line],
  message: `\`${member}\` is wrong on some pages. ${PAGE_MEMBERS[member]}`,
  href: '/docs/with-pagination#known-defects',
});

/** The members that a part of a template calls, with their lines. */
function inTemplate(node: Node, names: ReadonlySet<string>): [string, number][] {
  const { raw = '' } = node.value as { raw?: string };
  return [
    ...raw.matchAll(/\b([\w$]+)\.(hasNextPage|hasPreviousPage|pageNavigationArray)\(/g),
  ].flatMap(({ index, 1: owner = '', 2: member = '' }) => {
    const line = lineOf(node) + raw.slice(0, index).split('\n').length - 1;
    return names.has(owner) ? [[member, line]] : [];
  });
}
