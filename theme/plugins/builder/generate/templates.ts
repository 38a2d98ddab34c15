import { FIELD_TYPES, type Field, type Names } from '../names';
import type { Need } from '../needs';
import { array, call, code, object } from './code';

/** The input for generating code: valid names, and needs to which the rules have been applied. */
export interface Plan {
  on: ReadonlySet<Need>;
  names: Names;
  fields: readonly Field[];
}

/** What a need adds to the generated files. Their code marks the names that a file has to import with `§`. */
export interface Template {
  /** Calls in `signalStore()`, by the name of the feature. */
  features?: Record<string, string>;
  methods?: string[];
  /** Buttons of the component: label, what a click calls, and when the button is disabled. */
  buttons?: [label: string, click: string, disabled?: string][];
  /** Errors that the component shows. */
  errors?: [condition: string, text: string][];
  /** Statements before each test. */
  prepare?: string[];
  /** Tests of the store, by name. */
  tests?: Record<string, string>;
}

/** Returns where a store keeps its list: in entities, in the value of a resource, or in a separate slice. */
export const listOf = ({ on, names }: Plan): 'entities' | 'value' | string =>
  on.has('entities') ? 'entities' : on.has('resource') ? 'value' : names.items;

/** Returns whether the store has a frozen draft. A list in a separate slice is itself frozen. */
export const hasDraft = ({ on }: Plan) =>
  on.has('immutable') && (on.has('entities') || on.has('resource'));

/** Returns whether the store, or its service, sends requests. */
export const sendsRequests = ({ on }: Plan) =>
  on.has('callState') || on.has('resource') || on.has('mutations');

export const valuesOf = ({ fields }: Plan): string[] =>
  fields.map(({ name, type }) => `${name}: ${FIELD_TYPES[type]}`);

const SAMPLES = { string: ["'one'", "'two'"], number: ['1', '2'], boolean: ['false', 'true'] };

export const sampleOf = ({ type }: Field, index: number) => SAMPLES[type][index] ?? '';

/** Generates a statement that changes the state. */
function change({ on }: Plan, name: string, ...changes: string[]): string {
  // In a conditional feature, names would accumulate while it is off.
  const isNamed = on.has('devtools') && !on.has('conditional');
  const args = ['store', ...(isNamed ? [`'${name}'`] : []), ...changes];
  const patch = isNamed ? '§updateState' : '§patchState';
  // A function is broken into lines instead of the call.
  const isFunction = changes.length === 1 && changes[0]?.startsWith('(');
  return `${isFunction ? `${patch}(${args.join(', ')})` : call(patch, ...args)};`;
}

/** Generates a change of the list: an updater of entities, or a function that returns a new list. */
function listChange(plan: Plan, updater: string, value: (list: string) => string): string {
  const list = listOf(plan);
  if (list === 'entities') return updater;
  return code`
    (state) => ({
      ${list}: ${value(list === 'value' ? 'state.value?' : `state.${list}`)},
    })`;
}

const addition = (plan: Plan) =>
  listChange(plan, `§addEntity(${plan.names.item})`, (list) =>
    array(list === 'state.value?' ? '...(state.value ?? [])' : `...${list}`, plan.names.item),
  );

const SET_UP = 'const store = await setUp();';

export const create = ({ names }: Plan) => `const store = §TestBed.inject(§${names.entity}Store);`;

/** Generates statements that answer the first request of a resource. */
export const arriving = ({ on, names }: Plan, response: string): string =>
  on.has('resource')
    ? code`
        TestBed.tick();
        request('/api/${names.items}').flush(${response});
        await TestBed.inject(§ApplicationRef).whenStable();`
    : '';

/** Generates code of tests: a change of the first field, and the expectation that the list has only the entity. */
function inTests(plan: Plan) {
  const { fields, names } = plan;
  // Valid plans have a field.
  const [field = { name: 'id', type: 'number' }] = fields;
  const list = `store.${listOf(plan)}()`;
  const first = `${list}${listOf(plan) === 'value' ? '?.' : ''}[0].${field.name}`;
  return {
    list,
    isAll: `§expect(${list}).toEqual([${names.item}]);`,
    isEmpty: `§expect(${list}).toEqual([]);`,
    change: `store.change(1, { ${field.name}: ${sampleOf(field, 1)} });`,
    isChanged: `§expect(${first}).toBe(${sampleOf(field, 1)});`,
  };
}

/** Generates what every store has: its list, its changes, and their tests. */
function always(plan: Plan): Template {
  const { on, names } = plan;
  const { entity, item, items } = names;
  const isSlice = !on.has('entities') && !on.has('resource');
  const slice = object(`${items}: [] as §${entity}[]`);
  const changed = listChange(
    plan,
    '§updateEntity({ id, changes })',
    (list) => code`
      ${list}.map((one) =>
        one.id === id ? { ...one, ...changes } : one,
      )`,
  );
  const removed = listChange(plan, '§removeEntity(id)', (list) =>
    call(`${list}.filter`, '(one) => one.id !== id'),
  );
  const { isAll, isEmpty, change: changing, isChanged } = inTests(plan);
  return {
    ...(isSlice && {
      features: on.has('immutable')
        ? { withImmutableState: `§withImmutableState(${slice})` }
        : { withState: `§withState(${slice})` },
    }),
    methods: [
      !isSent(plan) &&
        code`
        add(«⇥${item}: §${entity}‚⇤»): void {
          ${change(plan, 'add', addition(plan))}
        }`,
      code`
        change(id: number, changes: Partial<§${entity}>): void {
          ${change(plan, 'change', changed)}
        }`,
      !on.has('service') &&
        code`
        remove(id: number): void {
          ${change(plan, 'remove', removed)}
        }`,
    ].filter((method) => method !== false),
    tests: {
      adds: `${SET_UP}\n${isAll}`,
      changes: `${SET_UP}\n${changing}\n${isChanged}`,
      ...(!on.has('service') && { removes: `${SET_UP}\nstore.remove(1);\n${isEmpty}` }),
    },
  };
}

/** Returns whether the backend creates entities. */
export const isSent = ({ on }: Plan) => on.has('mutations') || on.has('service');

function resource(plan: Plan): Template {
  const { on, names } = plan;
  const request = `§httpResource<§${names.entity}[]>(() => '/api/${names.items}', ${object('defaultValue: []')})`;
  const argument = `() =>«⇥ ${request}‚⇤»`;
  return {
    features: on.has('entities')
      ? { withEntityResources: `§withEntityResources(${argument})` }
      : { withResource: `§withResource(${argument})` },
    methods: ['reload(): void {\n  store._reload();\n}'],
    buttons: [['Reload', 'store.reload()', 'store.isLoading()']],
    errors: [['store.error(); as error', 'error.message']],
    tests: {
      loads: code`
        ${create(plan)}
        ${arriving(plan, `[${names.item}]`)}
        ${inTests(plan).isAll}`,
    },
  };
}

function callState(plan: Plan): Template {
  const { on, names } = plan;
  const { entity, item, items } = names;
  const hasService = on.has('service');
  const get = call(`http.get<§${entity}[]>`, `'/api/${items}'`);
  const all = listOf(plan) === 'entities' ? '§setAllEntities(response)' : `{ ${items}: response }`;
  const load = `const loaded = store.load()${hasService ? '.catch(() => {})' : ''};`;
  return {
    features: { withCallState: '§withCallState()' },
    methods: hasService
      ? []
      : [
          code`
            async load(): Promise<void> {
              ${change(plan, 'load', '§setLoading()')}
              try {
                const response = await ${call('§firstValueFrom', get)};
                ${change(plan, 'loaded', all, '§setLoaded()')}
              } catch (error) {
                ${change(plan, 'load failed', '§setError(error)')}
              }
            }`,
        ],
    buttons: [
      ['Load', on.has('undo') || hasService ? 'load()' : 'store.load()', 'store.loading()'],
    ],
    errors: [['store.error() !== null', 'store.error()']],
    tests: {
      loads: code`
        ${create(plan)}
        ${load}
        §expect(store.loading()).toBe(true);
        request('/api/${items}').flush([${item}]);
        await loaded;
        §expect(store.loaded()).toBe(true);
        ${inTests(plan).isAll}`,
      'keeps the error of a failed request': code`
        ${create(plan)}
        ${load}
        request('/api/${items}').error(new ProgressEvent('error'));
        await loaded;
        §expect(store.error()).not.toBeNull();`,
    },
  };
}

function mutations(plan: Plan): Template {
  const { entity, item, items } = plan.names;
  const mutation = (name: string, method: string, url: string, success: string) => code`
    ${name}${entity}: §httpMutation({
      request: (${item}: §${entity}) => ({
        url: ${url},
        method: '${method}',
        body: ${item},
      }),
      parse: (response) => response as §${entity},
      onSuccess: (${item}) => {
        ${success}
      },
    })`;
  const saved = listChange(
    plan,
    `§setEntity(${item})`,
    (list) => `${list}.map((one) =>«⇥ ⦅one.id === ${item}.id ? ${item} : one⦆‚⇤»)`,
  );
  const created = change(plan, 'created', addition(plan));
  return {
    features: {
      withMutations: code`
        §withMutations((store) => ({
          ${mutation('create', 'POST', `'/api/${items}'`, created)},
          ${mutation('save', 'PUT', `\`/api/${items}/\${${item}.id}\``, change(plan, 'saved', saved))},
        }))`,
    },
    errors: ['create', 'save'].map((name) => [
      `store.${name}${entity}Error(); as error`,
      'error.message',
    ]),
    tests: {
      saves: code`
        ${SET_UP}
        const saved = store.save${entity}(${item});
        request('/api/${items}/1').flush(${item});
        §expect((await saved).status).toBe('success');`,
    },
  };
}

function undo(plan: Plan): Template {
  const { on } = plan;
  const { change: changing, isAll } = inTests(plan);
  const keys = on.has('entities') ? '' : `{ keys: ['${listOf(plan)}'] }`;
  return {
    features: { withUndoRedo: `§withUndoRedo(${keys})` },
    buttons: [
      ['Undo', 'store.undo()', '!store.canUndo()'],
      ['Redo', 'store.redo()', '!store.canRedo()'],
    ],
    tests: { 'undoes a change': `${SET_UP}\n${changing}\nstore.undo();\n${isAll}` },
  };
}

const storage = (strategy: string, ...prepare: string[]) =>
  function stored(plan: Plan): Template {
    const { on, names } = plan;
    const slices = on.has('entities') ? 'entityMap, ids' : names.items;
    const sync = on.has('callState')
      ? code`
          §withStorageSync(
            {
              key: '${names.items}',
              select: ({ ${slices} }) => ({ ${slices} }),
            },
            §${strategy}(),
          )`
      : call('§withStorageSync', `'${names.items}'`, `§${strategy}()`);
    return {
      features: { withStorageSync: sync },
      buttons: [['Clear storage', 'store.clearStorage()']],
      prepare,
      tests: {
        'restores the stored state': code`
          await setUp();
          TestBed.resetTestingModule();
          ${sendsRequests(plan) && 'configure();'}
          ${create(plan)}
          ${on.has('indexedDB') && SYNCED}
          ${inTests(plan).isAll}`,
      },
    };
  };

/** IndexedDB restores and stores later. */
export const SYNCED = 'await store.whenSynced();';

function immutable(plan: Plan): Template {
  const frozen = hasDraft(plan) ? 'store.draft()' : inTests(plan).list;
  const draft: Template = {
    features: {
      withImmutableState: code`
        §withImmutableState({
          draft: ${object(...valuesOf(plan))},
        })`,
    },
    methods: [
      code`
        setDraft(changes: Partial<Omit<§${plan.names.entity}, 'id'>>): void {
          ${change(plan, 'draft', '({ draft }) => ({\n  draft: { ...draft, ...changes },\n})')}
        }`,
    ],
  };
  return {
    ...(hasDraft(plan) && draft),
    tests: {
      'freezes the state': `${SET_UP}\n§expect(Object.isFrozen(${frozen})).toBe(true);`,
    },
  };
}

const pagination = (plan: Plan): Template => ({
  features: {
    withPagination: `§withPagination<§${plan.names.entity}>()`,
    withHooks: code`
      §withHooks({
        onInit(store) {
          §patchState(store, §setPageSize(5));
        },
      })`,
  },
  methods: [
    code`
      goTo(page: number): void {
        ${change(plan, 'page', '§gotoPage(page)')}
      }`,
  ],
  tests: {
    'goes to another page': code`
      ${SET_UP}
      store.goTo(1);
      §expect(store.currentPage()).toBe(1);
      §expect(store.selectedPageEntities()).toEqual([]);`,
  },
});

/** Generates a feature that the store only has during development. Without DevTools, it is `withLog`. */
function conditional({ on, names }: Plan): Template {
  const feature = on.has('devtools') ? `§withDevtools('${names.items}')` : 'withLog';
  return {
    features: {
      withConditional: call(
        '§withConditional',
        '() => !§environment.production',
        feature,
        '§emptyFeature',
      ),
    },
  };
}

/** Generates the feature that the store only has during development. */
export const logFeature = ({ names }: Plan) => code`
  const withLog = §signalStoreFeature(
    §withHooks({
      onInit(store) {
        §watchState(store, (state) => {
          console.debug('${names.items}', state);
        });
      },
    }),
  );`;

/** What each need adds, in the order of methods, buttons and tests. Every store has the part without a need. */
export const TEMPLATES: readonly [Need | undefined, (plan: Plan) => Template][] = [
  ['resource', resource],
  ['callState', callState],
  [undefined, always],
  [
    'entities',
    ({ on, names }) =>
      on.has('resource') ? {} : { features: { withEntities: `§withEntities<§${names.entity}>()` } },
  ],
  [
    'service',
    ({ names }) => {
      const config = object(`dataServiceType: §${names.entity}Service`, 'filter: {}');
      return { features: { withDataService: `§withDataService(${config})` } };
    },
  ],
  ['mutations', mutations],
  ['undo', undo],
  [
    'reset',
    (plan) => ({
      features: { withReset: '§withReset()' },
      buttons: [['Reset', 'store.resetState()']],
      tests: { resets: `${SET_UP}\nstore.resetState();\n${inTests(plan).isEmpty}` },
    }),
  ],
  ['local', storage('withLocalStorage', 'localStorage.clear();')],
  ['session', storage('withSessionStorage', 'sessionStorage.clear();')],
  ['indexedDB', storage('withIndexedDB', 'globalThis.indexedDB = new §IDBFactory();')],
  ['immutable', immutable],
  ['pagination', pagination],
  [
    'devtools',
    ({ on, names }) =>
      on.has('conditional')
        ? {}
        : { features: { withDevtools: `§withDevtools('${names.items}')` } },
  ],
  ['conditional', conditional],
];
