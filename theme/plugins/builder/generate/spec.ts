import type { Field } from '../names';
import { type Doc, join } from './doc';
import { hasDraft, listOf, loadsItself, type Plan, sendsRequests } from './plan';
import { block, fileOf, hug, Imports, object } from './typescript';

const SAMPLES = { string: ["'one'", "'two'"], number: ['1', '2'], boolean: ['false', 'true'] };

const sample = ({ type }: Field, index: number) => SAMPLES[type][index] ?? '';

/** Generates the test of the store, which covers everything that the reader has selected, and the requests. */
export function specFile(plan: Plan): Doc {
  const { on, names, fields } = plan;
  const { entity, one, file } = names;
  const imports = new Imports();
  imports.use('@angular/core/testing', 'TestBed');
  imports.use(`./${file}`, `type ${entity}`);
  imports.use(`./${file}-store`, `${entity}Store`);
  for (const name of ['describe', 'expect', 'it']) imports.use('vitest', name);
  const isStored = on.has('local') || on.has('session') || on.has('indexedDB');

  const item: Doc = [
    `const ${one}: ${entity} = `,
    object('id: 1', ...fields.map((field) => `${field.name}: ${sample(field, 0)}`)),
    ';',
  ];
  const tests = testsOf(plan, imports).map(
    ({ name, statements }): Doc => [
      hug('it', `'${name}'`, block('async () =>', ...statements)),
      ';',
    ],
  );
  const prepared = preparation(plan, imports);
  if (prepared.length > 0) imports.use('vitest', 'beforeEach');
  return fileOf(
    imports,
    item,
    ...(sendsRequests(plan) ? requestHelpers(imports) : []),
    ...(prepared.length > 0 ? [[hug('beforeEach', block('() =>', ...prepared)), ';']] : []),
    block(
      'async function setUp()',
      create(entity),
      ...(on.has('indexedDB') ? ['await store.whenSynced();'] : []),
      ...arriving(plan, imports, '[]'),
      ...adding(plan),
      ...(isStored && on.has('indexedDB') ? ['await store.whenSynced();'] : []),
      'return store;',
    ),
    [hug('describe', `'${entity}Store'`, block('() =>', ...join('', tests))), ';'],
  );

  /** Generates the statements before each test. */
  function preparation({ on }: Plan, imports: Imports): Doc[] {
    const statements: Doc[] = [];
    if (on.has('local')) statements.push('localStorage.clear();');
    if (on.has('session')) statements.push('sessionStorage.clear();');
    if (on.has('indexedDB')) {
      imports.run('fake-indexeddb/auto');
      imports.use('fake-indexeddb', 'IDBFactory');
      statements.push('globalThis.indexedDB = new IDBFactory();');
    }
    if (sendsRequests(plan)) statements.push('configure();');
    return statements;
  }
}

const create = (entity: string) => `const store = TestBed.inject(${entity}Store);`;

/** Generates helper functions for tests with requests. */
function requestHelpers(imports: Imports): Doc[] {
  imports.use('@angular/common/http', 'provideHttpClient');
  for (const name of ['HttpTestingController', 'provideHttpClientTesting'])
    imports.use('@angular/common/http/testing', name);
  return [
    block('function configure()', [
      hug(
        'TestBed.configureTestingModule',
        object('providers: [provideHttpClient(), provideHttpClientTesting()]'),
      ),
      ';',
    ]),
    block(
      'function request(url: string)',
      'return TestBed.inject(HttpTestingController).expectOne(url);',
    ),
  ];
}

/** Generates a statement that answers the first request of a resource. */
function arriving({ on, names }: Plan, imports: Imports, response: string): Doc[] {
  if (!on.has('resource')) return [];
  imports.use('@angular/core', 'ApplicationRef');
  return [
    'TestBed.tick();',
    `request('/api/${names.many}').flush(${response});`,
    'await TestBed.inject(ApplicationRef).whenStable();',
  ];
}

/** Generates a statement that adds the entity as the component does. */
function adding({ on, names: { entity, one, many } }: Plan): Doc[] {
  if (!on.has('mutations') && !on.has('service')) return [`store.add(${one});`];
  return [
    `const created = store.create${on.has('mutations') ? entity : ''}(${one});`,
    `request('/api/${many}').flush(${one});`,
    'await created;',
  ];
}

interface Test {
  name: string;
  statements: Doc[];
}

function testsOf(plan: Plan, imports: Imports): Test[] {
  const { on, names, fields } = plan;
  const { entity, one, many } = names;
  const [field] = fields;
  const list = `store.${listOf(plan)}()`;
  const isAll = `expect(${list}).toEqual([${one}]);`;
  const setUp = 'const store = await setUp();';
  const change = field ? `store.change(1, { ${field.name}: ${sample(field, 1)} });` : '';
  const changed = field
    ? `expect(${list}${listOf(plan) === 'value' ? '?.' : ''}[0].${field.name}).toBe(${sample(field, 1)});`
    : '';
  const tests: Test[] = [
    { name: 'adds', statements: [setUp, isAll] },
    { name: 'changes', statements: [setUp, change, changed] },
  ];
  const add = (name: string, ...statements: Doc[]) => tests.push({ name, statements });
  const load = `const loaded = store.load()${on.has('service') ? '.catch(() => {})' : ''};`;
  const answer = `request('/api/${many}')`;

  if (!on.has('service')) add('removes', setUp, 'store.remove(1);', `expect(${list}).toEqual([]);`);
  if (on.has('resource'))
    add('loads', create(entity), ...arriving(plan, imports, `[${one}]`), isAll);
  if (loadsItself(plan) || on.has('service')) {
    add(
      'loads',
      create(entity),
      load,
      'expect(store.loading()).toBe(true);',
      `${answer}.flush([${one}]);`,
      'await loaded;',
      'expect(store.loaded()).toBe(true);',
      isAll,
    );
    add(
      'keeps the error of a failed request',
      create(entity),
      load,
      `${answer}.error(new ProgressEvent('error'));`,
      'await loaded;',
      'expect(store.error()).not.toBeNull();',
    );
  }
  if (on.has('mutations'))
    add(
      'saves',
      setUp,
      `const saved = store.save${entity}(${one});`,
      `request('/api/${many}/1').flush(${one});`,
      "expect((await saved).status).toBe('success');",
    );
  if (on.has('undo')) add('undoes a change', setUp, change, 'store.undo();', isAll);
  if (on.has('reset')) add('resets', setUp, 'store.resetState();', `expect(${list}).toEqual([]);`);
  if (on.has('local') || on.has('session') || on.has('indexedDB'))
    add(
      'restores the stored state',
      'await setUp();',
      'TestBed.resetTestingModule();',
      ...(sendsRequests(plan) ? ['configure();'] : []),
      create(entity),
      ...(on.has('indexedDB') ? ['await store.whenSynced();'] : []),
      isAll,
    );
  if (on.has('pagination'))
    add(
      'goes to another page',
      setUp,
      'store.goTo(1);',
      'expect(store.currentPage()).toBe(1);',
      'expect(store.selectedPageEntities()).toEqual([]);',
    );
  if (on.has('immutable')) {
    const frozen = hasDraft(plan) ? 'store.draft()' : list;
    add('freezes the state', setUp, `expect(Object.isFrozen(${frozen})).toBe(true);`);
  }
  return tests;
}
