import { fieldsOf, isField, namesOf } from '../names';
import type { Need } from '../needs';
import { code, type Files, fileOf } from './code';
import { component } from './component';
import {
  arriving,
  create,
  isSent,
  type Plan,
  sampleOf,
  sendsRequests,
  synced,
  TEMPLATES,
  type Template,
} from './templates';

/** Creates a plan from valid names, and from needs to which the rules have been applied. */
export const planOf = (on: ReadonlySet<Need>, entity: string, fields: string): Plan => ({
  on,
  names: namesOf(entity),
  fields: fieldsOf(fields).filter(isField),
});

export function filesOf(plan: Plan): Files {
  const { on, names, fields } = plan;
  const { entity, file, listFile } = names;
  const parts = Object.entries(TEMPLATES).flatMap(([need, part]) =>
    need === 'entities' || need === 'settling' || on.has(need as Need) ? part(plan) : [],
  );
  const type = code`
    export interface ${entity} {
      id: number;
      ${fields
        .map(({ name, type }) =>
          type === 'date' ? `${name}: string; // such as 2026-12-31` : `${name}: ${type};`,
        )
        .join('\n')}
    }`;
  return {
    [`${file}-store.ts`]: fileOf(plan, store(plan, parts)),
    [`${listFile}.ts`]: fileOf(plan, component(plan, parts)),
    [`${file}-store.spec.ts`]: fileOf(plan, ...spec(plan, parts)),
    [`${file}.ts`]: fileOf(plan, type),
    ...(on.has('devtools') && { 'devtools.ts': DEVTOOLS }),
    ...(on.has('service') && { [`${file}-service.ts`]: fileOf(plan, service(plan)) }),
  };
}

const DEVTOOLS = `import { isDevMode } from '@angular/core';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import { patchState } from '@ngrx/signals';

/** Not in production, where anyone could read the state. */
export const withDevtools = isDevMode()
  ? toolkit.withDevtools
  : toolkit.withDevToolsStub;

/** Without DevTools, the toolkit would keep all names in memory. */
export const updateState: typeof toolkit.updateState = isDevMode()
  ? toolkit.updateState
  : (store, _name, ...updaters) => patchState(store, ...updaters);
`;

function store(plan: Plan, parts: readonly Template[]): string {
  const { on, names } = plan;
  const http = on.has('callState') && !on.has('service') ? ', http = §inject(§HttpClient)' : '';
  const methods = parts.flatMap((part) => part.methods ?? []).filter((method) => method !== false);
  const features = parts.flatMap(({ feature }) => feature || []);
  // Methods come before undo, unless they settle its history.
  const undo = features.findIndex((feature) => feature.startsWith('§withUndoRedo'));
  const isLast = undo < 0 || methods.some((method) => method.includes('store.settle()'));
  features.splice(
    isLast ? features.length : undo,
    0,
    code`
    §withMethods((store${http}) => ({
      ${methods.join(',\n')},
    }))`,
  );
  const hook = parts.map((part) => part.hook).find(Boolean);
  return code`
    export const ${names.entity}Store = §signalStore(
      { providedIn: 'root' },
      ${features.join(',\n')},
      ${
        hook &&
        code`
        §withHooks({
          ${hook}
        }),`
      }
    );`;
}

function service({ names }: Plan): string {
  const { entity, item, listFile } = names;
  const byId = (id: string) => `\`\${API}/\${${id}}\``;
  return code`
    const API = '/api/${listFile}';

    @§Injectable({ providedIn: 'root' })
    export class ${entity}Service implements §DataService<§${entity}, Record<string, never>> {
      readonly #http = §inject(§HttpClient);

      load(): Promise<${entity}[]> {
        return §firstValueFrom(this.#http.get<${entity}[]>(API));
      }

      loadById(id: number | string): Promise<${entity}> {
        return firstValueFrom(this.#http.get<${entity}>(${byId('id')}));
      }

      create(${item}: ${entity}): Promise<${entity}> {
        return firstValueFrom(this.#http.post<${entity}>(API, ${item}));
      }

      update(${item}: ${entity}): Promise<${entity}> {
        return firstValueFrom(
          this.#http.put<${entity}>(${byId(`${item}.id`)}, ${item}),
        );
      }

      updateAll(all: ${entity}[]): Promise<${entity}[]> {
        return Promise.all(all.map((${item}) => this.update(${item})));
      }

      async delete({ id }: ${entity}): Promise<void> {
        await firstValueFrom(this.#http.delete(${byId('id')}));
      }
    }`;
}

/** Generates the test of the store, which covers everything that the reader has selected, and the requests. */
function spec(plan: Plan, parts: readonly Template[]): (string | false)[] {
  const { on, names, fields } = plan;
  const { entity, item, listFile } = names;
  const sends = sendsRequests(plan);
  const values = ['id: 1', ...fields.map((field) => `${field.name}: ${sampleOf(field, 0)}`)];
  const prepare = [
    ...parts.flatMap((part) => part.prepare ?? []),
    ...(sends ? ['configure();'] : []),
  ];
  const tests = parts.flatMap((part) =>
    Object.entries(part.tests ?? {}).map(
      ([name, body]) => code`
        §it('${name}', async () => {
          ${body}
        });`,
    ),
  );
  const sent = code`
    const created = store.create${on.has('mutations') ? entity : ''}(${item});
    request('/api/${listFile}').flush(${item});
    await created;`;
  return [
    code`
      const ${item}: §${entity} = {
        ${values.map((value) => `${value},`).join('\n')}
      };`,
    sends &&
      code`
      function configure() {
        §TestBed.configureTestingModule({
          providers: [§provideHttpClient(), §provideHttpClientTesting()],
        });
      }

      §afterEach(() => TestBed.inject(§HttpTestingController).verify());

      function request(url: string) {
        return TestBed.inject(HttpTestingController).expectOne(url);
      }`,
    prepare.length > 0 &&
      code`
      §beforeEach(() => {
        ${prepare.join('\n')}
      });`,
    code`
      async function setUp() {
        ${create(plan)}
        ${synced(plan)}
        ${arriving(plan, '[]')}
        ${isSent(plan) ? sent : `store.add(${item});`}
        ${synced(plan)}
        return store;
      }`,
    code`
      §describe('${entity}Store', () => {
        ${tests.join('\n\n')}
      });`,
  ];
}

/** Describes the problem with valid names that the generated code uses itself. */
export function clashProblem(on: ReadonlySet<Need>, entity: string, fields: string) {
  // A name that no code contains.
  const text = Object.values(filesOf(planOf(on, 'Qqq', 'qqq')))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
  const inputs = fieldsOf(fields).map(({ name }) => `${name}Input`);
  const used = new Set([...(text.match(/[\w$]+/g) ?? []), ...inputs]);
  const { item, items, entity: type, list } = namesOf(entity);
  const clash = [item, items, type, list].find((name) => used.has(name));
  return (
    clash &&
    `“${entity.trim()}” does not work: the generated code uses “${clash}” for something else.`
  );
}
