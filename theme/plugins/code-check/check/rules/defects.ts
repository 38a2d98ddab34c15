import { child, list, type Node, nameOf } from '../../../demos';
import type { LibraryUse } from '../library-uses';
import { type Module, type Project, resolve } from '../module';
import { storeMembers } from '../store-members';
import { collectionsOf, isStore, type Store } from '../stores';
import type { Finding } from '../types';
import { argumentsOf, isFunction, lineOf, propertiesOf, textOf } from '../walk';

/** The input of the rules below. */
export interface Checked {
  project: Project;
  stores: readonly Store[];
  uses: readonly LibraryUse[];
  /** Packages that the project depends on. */
  packages: readonly string[];
}

/**
 * A defect that affects the code: its node, a message about the effect and the remedy, and the page that explains it.
 */
type Defect = readonly [node: Node, message: string, href: string];

const UNDO = '/docs/with-undo-redo#known-defects';
const CONNECTOR = '/docs/create-redux-state';

/** Reports known defects of the newest version that affect the code. */
export function defectFindings(checked: Checked): Finding[] {
  const { stores, uses, project } = checked;
  const isOnServer = rendersOnServer(checked);
  return [
    ...uses.flatMap(({ symbol, calls, module }) =>
      calls.flatMap((call) => {
        const isMet = Object.hasOwn(IN_CALLS, symbol) ? IN_CALLS[symbol] : undefined;
        const defect = isMet?.(call, argumentsOf(call), isOnServer);
        return defect ? [findingOf(module, defect)] : [];
      }),
    ),
    ...stores.flatMap((store) => [...leakingEvents(store), ...sharedSteps(store, project)]),
    ...wrongPages(checked),
    ...uselessFlags(checked),
  ];
}

const findingOf = ({ name }: Module, [node, message, href]: Defect): Finding => ({
  kind: 'Known defect',
  file: name,
  lines: [lineOf(node)],
  message,
  href,
});

/** Defects of single calls, by function. */
const IN_CALLS: Readonly<
  Record<string, (call: Node, args: readonly Node[], isOnServer: boolean) => Defect | undefined>
> = {
  withUndoRedo(_, [options]) {
    const size = propertiesOf(options)?.get('maxStackSize');
    const message = '`maxStackSize` has no effect. Call `clearUndoRedo(store)` now and then.';
    return size && [size, message, UNDO];
  },
  withStorageSync(call, [config, strategy], isOnServer) {
    const options = propertiesOf(config);
    if (!isOnServer || strategy || (!options && textOf(config) === undefined)) return undefined;
    if (options?.has('storage')) return undefined;
    const message =
      'Without a second argument, `withStorageSync()` throws "localStorage is not defined" on a server. Pass `withLocalStorage()`.';
    return [call, message, '/docs/with-storage-sync#localstorage-is-not-defined'];
  },
  withPagination(call, [options]) {
    const collection = textOf(propertiesOf(options)?.get('collection')) ?? '';
    if (!/[A-Z]/.test(collection)) return undefined;
    const message = `The types spell the members for \`${collection}\` in lowercase, but the store does not. Use a lowercase name.`;
    return [call, message, '/docs/with-pagination#known-defects'];
  },
  withImmutableState(call, [state]) {
    if (!isFunction(state)) return undefined;
    const message =
      'TypeScript does not know the slices that a function returns. Pass its result instead.';
    return [call, message, '/docs/with-immutable-state#known-defects'];
  },
  mapAction(_, args) {
    const method = args.findIndex(({ type }) => type === 'MemberExpression');
    const result = method >= 0 ? args[method + 1] : undefined;
    if (!result || result.type === 'MemberExpression') return undefined;
    const message =
      'The result action is never dispatched with NgRx 19 and later. Patch the store in the method instead.';
    return [result, message, `${CONNECTOR}#the-result-action-is-never-dispatched`];
  },
  reduxMethod(call, [, result]) {
    if (!isFunction(result)) return undefined;
    const message =
      'With a result function, each call starts a new stream, so `switchMap` does not cancel earlier calls. Use `rxMethod`.';
    return [call, message, `${CONNECTOR}#reduxmethod-starts-a-new-stream-with-each-call`];
  },
};

function leakingEvents({ features }: Store): Finding[] {
  const reducer = features.find(({ name }) => name === 'withTrackedReducer');
  if (!reducer || !features.some(({ name }) => name === 'withDevToolsStub')) return [];
  const message =
    'With `withDevToolsStub()`, `withTrackedReducer()` never releases its events. Replace both in production.';
  const href = '/docs/with-devtools#remove-devtools-from-production';
  return [findingOf(reducer.module, [reducer.call, message, href])];
}

/** Finds stores with undo that are provided more than once. */
function sharedSteps({ call, features }: Store, project: Project): Finding[] {
  if (!features.some(({ name }) => name === 'withUndoRedo')) return [];
  const [, second] = project.modules.flatMap((module) => {
    const provided: Finding[] = [];
    for (const [node] of module.nodes) {
      const key = node.type === 'Property' ? nameOf(child(node, 'key')) : '';
      if (key !== 'providers' && key !== 'viewProviders') continue;
      const value = child(node, 'value');
      for (const one of value?.type === 'ArrayExpression' ? list(value, 'elements') : []) {
        if (!isStore(resolve(one, module, project), call)) continue;
        const message =
          'This store has several instances, and all of them share the steps of `withUndoRedo()`. Provide the store only once.';
        provided.push(findingOf(module, [one, message, UNDO]));
      }
    }
    return provided;
  });
  return second ? [second] : [];
}

/** Members of `withPagination()` with wrong values, each with its replacement. */
const PAGE_MEMBERS: Readonly<Record<string, string>> = {
  hasNextPage: 'Use `currentPage() + 1 < pageCount()`.',
  hasPreviousPage: 'Use `currentPage() > 0`.',
  pageNavigationArray: 'Compute your own page buttons from `currentPage()` and `pageCount()`.',
};

/** Finds the places that call these members. */
function wrongPages({ stores, project }: Checked): Finding[] {
  const paged = stores.filter(({ features }) =>
    features.some((one) => one.name === 'withPagination' && collectionsOf(one)?.includes('')),
  );
  return storeMembers(paged, project)
    .filter(({ member }) => Object.hasOwn(PAGE_MEMBERS, member))
    .map(({ member, module, line }) => ({
      kind: 'Known defect',
      file: module.name,
      lines: [line],
      message: `\`${member}()\` is wrong on some pages. ${PAGE_MEMBERS[member]}`,
      href: '/docs/with-pagination#known-defects',
    }));
}

/** Finds calls that pass an argument to the provider of `createReduxState()`, where it has no effect. */
function uselessFlags({ project, uses }: Checked): Finding[] {
  const names = uses
    .filter(({ symbol }) => symbol === 'createReduxState')
    .flatMap(({ calls }) => calls.flatMap((call) => textOf(argumentsOf(call)[0]) ?? []))
    .map((name) => `provide${name.charAt(0).toUpperCase()}${name.slice(1)}Store`);
  return project.modules.flatMap((module) => {
    const findings: Finding[] = [];
    for (const [node] of module.nodes) {
      if (node.type !== 'CallExpression' || !names.includes(nameOf(child(node, 'callee'))))
        continue;
      if (argumentsOf(node)[0]?.value !== true) continue;
      const message =
        '`connectReduxDevtools` has no effect. Add `withDevtools()` to the store instead.';
      findings.push(
        findingOf(module, [node, message, `${CONNECTOR}#connectreduxdevtools-does-nothing`]),
      );
    }
    return findings;
  });
}

/** Packages that render an app on a server. */
const SERVER = /^@angular\/(?:ssr|platform-server)(?:\/|$)/;

const rendersOnServer = ({ project: { modules }, packages }: Checked): boolean =>
  [
    ...packages,
    ...modules.flatMap(({ imports }) => [...imports.values()].map(({ specifier }) => specifier)),
  ].some((name) => SERVER.test(name));
