import { ORDER } from '../order';
import { type Doc, group, indent, line, softline, trailingComma } from './doc';
import { methodsOf, mutationsOf } from './methods';
import { ENTITIES, hasDraft, loadsItself, type Plan, TOOLKIT, valuesOf } from './plan';
import { block, call, fileOf, hug, Imports, object, returning, shortObject } from './typescript';

const SIGNALS = '@ngrx/signals';

const STORAGE = {
  local: 'withLocalStorage',
  session: 'withSessionStorage',
  indexedDB: 'withIndexedDB',
} as const;

/** Generates the store, with its features in the required order. */
export function storeFile(plan: Plan): Doc {
  const { on, names } = plan;
  const { entity, many, file } = names;
  const imports = new Imports();
  const features = new Map<string, Doc>();
  const add = (source: string, name: (typeof ORDER)[number], build: (name: string) => Doc) =>
    features.set(name, build(imports.use(source, name)));
  imports.use(`./${file}`, `type ${entity}`);

  if (hasDraft(plan))
    add(TOOLKIT, 'withImmutableState', (name) =>
      hug(name, object(['draft: ', shortObject(...valuesOf(plan))])),
    );
  if (!on.has('entities') && !on.has('resource')) {
    const frozen = on.has('immutable');
    add(frozen ? TOOLKIT : SIGNALS, frozen ? 'withImmutableState' : 'withState', (name) =>
      hug(name, shortObject(`${many}: [] as ${entity}[]`)),
    );
  }
  if (on.has('resource')) {
    const http = imports.use('@angular/common/http', 'httpResource');
    const isList = on.has('entities');
    add(TOOLKIT, isList ? 'withEntityResources' : 'withResource', (name) => {
      const request = `${http}<${entity}[]>`;
      const resource = hug(request, `() => '/api/${many}'`, shortObject('defaultValue: []'));
      return group(`${name}(() =>`, indent(line, resource), trailingComma, softline, ')');
    });
  } else if (on.has('entities')) {
    add(ENTITIES, 'withEntities', (name) => `${name}<${entity}>()`);
  }
  if (on.has('callState')) add(TOOLKIT, 'withCallState', (name) => `${name}()`);
  if (on.has('service')) {
    const service = imports.use(`./${file}-service`, `${entity}Service`);
    add(TOOLKIT, 'withDataService', (name) =>
      hug(name, shortObject(`dataServiceType: ${service}`, 'filter: {}')),
    );
  }
  if (on.has('pagination')) {
    add(TOOLKIT, 'withPagination', (name) => `${name}<${entity}>()`);
    const patchState = imports.use(SIGNALS, 'patchState');
    const size = imports.use(TOOLKIT, 'setPageSize');
    add(SIGNALS, 'withHooks', (name) =>
      hug(name, object(block('onInit(store)', `${patchState}(store, ${size}(5));`))),
    );
  }
  if (on.has('mutations'))
    add(TOOLKIT, 'withMutations', (name) =>
      hug(name, returning('store', ...mutationsOf(plan, imports))),
    );
  if (on.has('reset')) add(TOOLKIT, 'withReset', (name) => `${name}()`);
  addStorage();
  if (on.has('conditional')) addConditional();
  else if (on.has('devtools')) add(TOOLKIT, 'withDevtools', (name) => `${name}('${many}')`);
  const http = loadsItself(plan)
    ? `, http = ${imports.use('@angular/core', 'inject')}(${imports.use('@angular/common/http', 'HttpClient')})`
    : '';
  add(SIGNALS, 'withMethods', (name) =>
    hug(name, returning(`store${http}`, ...methodsOf(plan, imports))),
  );
  if (on.has('undo')) {
    const keys = on.has('entities') ? [] : [`{ keys: ['${on.has('resource') ? 'value' : many}'] }`];
    add(TOOLKIT, 'withUndoRedo', (name) => `${name}(${keys})`);
  }

  function addStorage() {
    const kind = (['local', 'session', 'indexedDB'] as const).find((one) => on.has(one));
    if (!kind) return;
    const strategy = `${imports.use(TOOLKIT, STORAGE[kind])}()`;
    const slices = on.has('entities') ? 'entityMap, ids' : many;
    const config = on.has('callState')
      ? object(`key: '${many}'`, `select: ({ ${slices} }) => ({ ${slices} })`)
      : `'${many}'`;
    add(TOOLKIT, 'withStorageSync', (name) => call(name, config, strategy));
  }

  function addConditional() {
    const condition = `() => !${imports.use('./environment', 'environment')}.production`;
    const feature = on.has('devtools')
      ? `${imports.use(TOOLKIT, 'withDevtools')}('${many}')`
      : 'withLog';
    const empty = imports.use(TOOLKIT, 'emptyFeature');
    add(TOOLKIT, 'withConditional', (name) => call(name, condition, feature, empty));
  }

  const sorted = ORDER.flatMap((name) => {
    const feature = features.get(name);
    return feature === undefined ? [] : [feature];
  });
  const store = imports.use(SIGNALS, 'signalStore');
  const log = on.has('conditional') && !on.has('devtools') ? [logFeature(imports, many)] : [];
  const declaration = [
    `export const ${entity}Store = `,
    call(store, "{ providedIn: 'root' }", ...sorted),
    ';',
  ];
  return fileOf(imports, ...log, declaration);
}

/** Generates a feature that the store has only during development. */
function logFeature(imports: Imports, key: string): Doc {
  const feature = imports.use(SIGNALS, 'signalStoreFeature');
  const getState = imports.use(SIGNALS, 'watchState');
  const hooks = imports.use(SIGNALS, 'withHooks');
  const watch = [
    hug(getState, 'store', block('(state) =>', `console.debug('${key}', state);`)),
    ';',
  ];
  return [
    'const withLog = ',
    call(feature, hug(hooks, object(block('onInit(store)', watch)))),
    ';',
  ];
}
