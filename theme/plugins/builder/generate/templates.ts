import type { Field, Names } from '../names';
import type { Need } from '../needs';
import { code } from './code';

/** The input for generating code: valid names, and needs to which the rules have been applied. */
export interface Plan {
  on: ReadonlySet<Need>;
  names: Names;
  fields: readonly Field[];
}

/** What a need adds to the generated files. Their code marks the names that a file has to import with `§`. */
export interface Template {
  /** The call in `signalStore()`. */
  feature?: string | false;
  methods?: (string | false)[];
  /** Buttons of the component: label, what a click calls, and when the button is disabled. */
  buttons?: [label: string, click: string, disabled?: string][];
  /** Errors that the component shows. */
  errors?: [condition: string, text: string][];
  /** A hook after all features. */
  hook?: string | false;
  /** A statement before each test. */
  prepare?: string;
  tests?: Record<string, string>;
}

/** Whether the store, or its service, sends requests. */
export const sendsRequests = ({ on }: Plan) =>
  on.has('callState') || on.has('resource') || on.has('mutations');

export const isSent = ({ on }: Plan) => on.has('mutations') || on.has('service');

/** Whether undo and reset would otherwise contradict the backend. */
const settles = (plan: Plan) =>
  sendsRequests(plan) && (plan.on.has('undo') || plan.on.has('reset'));

/** A statement after a response: undo and reset go back to what the backend has. */
export const settled = (plan: Plan, store = 'store') => settles(plan) && `${store}.settle();`;

/** A feature after undo, with the method that `settled` calls. */
const settling = (plan: Plan) =>
  settles(plan) &&
  code`
    §withMethods((store) => ({
      /** From now on, ${['undo', 'reset'].filter((need) => plan.on.has(need as Need)).join(' or ')} returns to the current state. */
      settle(): void {
        ${plan.on.has('resource') && plan.on.has('undo') && '// Undo notices only patches.\n§patchState(store, {});'}
        ${plan.on.has('undo') && '§clearUndoRedo(store);'}
        ${
          plan.on.has('reset') &&
          code`
            §setResetState(store, {
              entityMap: store.entityMap(),
              ids: store.ids(),
            });`
        }
      },
    }))`;

const SAMPLES = {
  string: ["'one'", "'two'"],
  number: ['1', '2'],
  boolean: ['false', 'true'],
  date: ["'2026-01-01'", "'2026-01-02'"],
  'string[]': ["['one']", "['two']"],
  'number[]': ['[1]', '[2]'],
};

export const sampleOf = ({ type }: Field, index: 0 | 1) => SAMPLES[type][index];

/** A statement that changes the state. */
function change({ on }: Plan, name: string, ...changes: string[]): string {
  const start = on.has('devtools') ? `§updateState(store, '${name}'` : '§patchState(store';
  return `${start}, ${changes.join(', ')});`;
}

const SET_UP = 'const store = await setUp();';
const EMPTY = '§expect(store.entities()).toEqual([]);';

export const create = ({ names }: Plan) => `const store = §TestBed.inject(§${names.entity}Store);`;

/** In tests: the store has only the entity. */
const isAll = ({ names }: Plan) => `§expect(store.entities()).toEqual([${names.item}]);`;

/** In tests: changes the first field, which valid plans have. */
const changeFirst = ({ fields: [field] }: Plan) =>
  field ? `store.change(1, { ${field.name}: ${sampleOf(field, 1)} });` : '';

/** Statements of tests that answer the first request of a resource. */
export const arriving = ({ on, names }: Plan, response: string): string | false =>
  on.has('resource') &&
  code`
    TestBed.tick();
    request('/api/${names.listFile}').flush(${response});
    await TestBed.inject(§ApplicationRef).whenStable();`;

export const synced = ({ on }: Plan) => on.has('indexedDB') && 'await store.whenSynced();';

/** What every store has: its entities, and their changes. */
function entities(plan: Plan): Template {
  const { on, names, fields } = plan;
  const { entity, item } = names;
  const [field] = fields;
  return {
    // A resource brings them along.
    feature: !on.has('resource') && `§withEntities<§${entity}>()`,
    methods: [
      !isSent(plan) &&
        code`
          add(${item}: §${entity}): void {
            ${change(plan, 'add', `§addEntity(${item})`)}
          }`,
      code`
        change(id: number, changes: Partial<§${entity}>): void {
          ${change(plan, 'change', '§updateEntity({ id, changes })')}
        }`,
      !isSent(plan) &&
        code`
          remove(id: number): void {
            ${change(plan, 'remove', '§removeEntity(id)')}
          }`,
    ],
    tests: {
      adds: `${SET_UP}\n${isAll(plan)}`,
      changes: code`
        ${SET_UP}
        ${changeFirst(plan)}
        ${field && `§expect(store.entities()[0].${field.name}).toEqual(${sampleOf(field, 1)});`}`,
      ...(!isSent(plan) && { removes: `${SET_UP}\nstore.remove(1);\n${EMPTY}` }),
    },
  };
}

function callState(plan: Plan): Template {
  const { on, names } = plan;
  const { entity, item, listFile } = names;
  const hasService = on.has('service');
  const load = `const loaded = store.load()${hasService ? '.catch(() => {})' : ''};`;
  return {
    feature: '§withCallState()',
    methods: [
      !hasService &&
        code`
          async load(): Promise<void> {
            ${change(plan, 'load', '§setLoading()')}
            try {
              const response = await §firstValueFrom(
                http.get<§${entity}[]>('/api/${listFile}'),
              );
              ${change(plan, 'loaded', '§setAllEntities(response)', '§setLoaded()')}
              ${settled(plan)}
            } catch (error) {
              ${change(plan, 'load failed', '§setError(error)')}
            }
          }`,
    ],
    buttons: [['Load', hasService ? 'run(store.load())' : 'store.load()', 'store.loading()']],
    errors: [['store.error() !== null', 'store.error()']],
    tests: {
      loads: code`
        ${create(plan)}
        ${load}
        §expect(store.loading()).toBe(true);
        request('/api/${listFile}').flush([${item}]);
        await loaded;
        §expect(store.loaded()).toBe(true);
        ${isAll(plan)}`,
      'keeps the error of a failed request': code`
        ${create(plan)}
        ${load}
        request('/api/${listFile}').error(new ProgressEvent('error'));
        await loaded;
        §expect(store.error()).not.toBeNull();`,
    },
  };
}

const resource = (plan: Plan): Template => ({
  feature: code`
    §withEntityResources(() =>
      §httpResource<§${plan.names.entity}[]>(() => '/api/${plan.names.listFile}', {
        defaultValue: [],
      }),
    )`,
  methods: ['reload(): void {\n  store._reload();\n}'],
  buttons: [['Reload', 'store.reload()', 'store.isLoading()']],
  errors: [['store.error(); as error', 'error.message']],
  hook:
    settles(plan) &&
    code`
      onInit(store) {
        §effect(() => {
          if (store.value()) §untracked(() => store.settle());
        });
      },`,
  tests: {
    loads: code`
      ${create(plan)}
      ${arriving(plan, `[${plan.names.item}]`)}
      ${isAll(plan)}`,
  },
});

const pagination = (plan: Plan): Template => ({
  feature: code`
    §withPagination<§${plan.names.entity}>(),
    §withHooks({
      onInit(store) {
        §patchState(store, §setPageSize(5));
        §effect(() => {
          // The last page may have lost its items.
          const last = Math.max(store.pageCount() - 1, 0);
          if (store.currentPage() > last) patchState(store, §gotoPage(last));
        });
      },
    })`,
  methods: [
    code`
      goTo(page: number): void {
        ${change(plan, 'page', '§gotoPage(page)')}
      }`,
  ],
  tests: {
    'stays on a page that exists': code`
      ${SET_UP}
      store.goTo(1);
      §expect(store.selectedPageEntities()).toEqual([]);
      TestBed.tick();
      §expect(store.currentPage()).toBe(0);`,
  },
});

function mutations(plan: Plan): Template {
  const { entity, item, listFile } = plan.names;
  const API = `/api/${listFile}`;
  const mutation = (name: string, method: string, hasId: boolean, success: string) => {
    const isDelete = method === 'DELETE';
    return code`
      ${name}${entity}: §httpMutation({
        request: (${item}: §${entity}) => ({
          url: ${hasId ? `\`${API}/\${${item}.id}\`` : `'${API}'`},
          method: '${method}',
          ${!isDelete && `body: ${item},`}
        }),
        ${!isDelete && `parse: (response) => response as §${entity},`}
        onSuccess: (${isDelete ? '_, ' : ''}${item}) => {
          ${change(plan, name, success)}
          ${settled(plan)}
        },
      }),`;
  };
  return {
    feature: code`
      §withMutations((store) => ({
        ${mutation('create', 'POST', false, `§addEntity(${item})`)}
        ${mutation('save', 'PUT', true, `§setEntity(${item})`)}
        ${mutation('delete', 'DELETE', true, `§removeEntity(${item}.id)`)}
      }))`,
    errors: ['create', 'save', 'delete'].map((name) => [
      `store.${name}${entity}Error(); as error`,
      'error.message',
    ]),
    tests: {
      saves: code`
        ${SET_UP}
        const saved = store.save${entity}(${item});
        request('${API}/1').flush(${item});
        §expect((await saved).status).toBe('success');`,
      deletes: code`
        ${SET_UP}
        const deleted = store.delete${entity}(${item});
        request('${API}/1').flush(null);
        await deleted;
        ${EMPTY}`,
    },
  };
}

const storage =
  (strategy: string, prepare: string) =>
  (plan: Plan): Template => ({
    feature: code`
        §withStorageSync(
          {
            key: '${plan.names.listFile}',
            select: ({ entityMap, ids }) => ({ entityMap, ids }),
          },
          §${strategy}(),
        )`,
    buttons: [['Clear storage', 'store.clearStorage()']],
    hook:
      plan.on.has('indexedDB') &&
      plan.on.has('undo') &&
      code`
        async onInit(store) {
          await store.whenSynced();
          // Undo goes back to what was restored.
          §clearUndoRedo(store);
        },`,
    prepare,
    tests: {
      'restores the stored state': code`
          await setUp();
          TestBed.resetTestingModule();
          ${sendsRequests(plan) && 'configure();'}
          ${create(plan)}
          ${synced(plan)}
          ${isAll(plan)}`,
    },
  });

/** What every store has, and what each need adds. */
type Part = 'entities' | 'settling' | Need;

/** In the order of features, methods, buttons and tests. */
export const TEMPLATES: Readonly<Record<Part, (plan: Plan) => Template>> = {
  entities,
  callState,
  resource,
  service: ({ names }) => ({
    feature: `§withDataService({ dataServiceType: §${names.entity}Service, filter: {} })`,
  }),
  pagination,
  reset: (plan) => ({
    feature: '§withReset()',
    buttons: [['Reset', 'store.resetState()']],
    tests: {
      resets: `${SET_UP}\n${changeFirst(plan)}\nstore.resetState();\n${plan.on.has('mutations') ? isAll(plan) : EMPTY}`,
    },
  }),
  local: storage('withLocalStorage', 'localStorage.clear();'),
  session: storage('withSessionStorage', 'sessionStorage.clear();'),
  indexedDB: storage('withIndexedDB', 'globalThis.indexedDB = new §IDBFactory();'),
  devtools: ({ names }) => ({ feature: `§withDevtools('${names.listFile}')` }),
  undo: (plan) => ({
    feature: '§withUndoRedo()',
    buttons: [
      ['Undo', 'store.undo()', '!store.canUndo()'],
      ['Redo', 'store.redo()', '!store.canRedo()'],
    ],
    tests: {
      'undoes a change': `${SET_UP}\n${changeFirst(plan)}\nstore.undo();\n${isAll(plan)}`,
    },
  }),
  settling: (plan) => ({ feature: settling(plan) }),
  mutations,
};
