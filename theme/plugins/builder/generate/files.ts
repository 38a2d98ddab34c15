import { fieldsOf, isField, namesOf } from '../names';
import { type Need, ORDER } from '../needs';
import { call, code, type Files, fileOf } from './code';
import { component } from './component';
import {
  arriving,
  create,
  isSent,
  logFeature,
  type Plan,
  sampleOf,
  sendsRequests,
  TEMPLATES,
  type Template,
} from './templates';

/** Creates a plan from valid names, and from needs to which the rules have been applied. */
export const planOf = (on: ReadonlySet<Need>, entity: string, fields: string): Plan => ({
  on,
  names: namesOf(entity),
  fields: fieldsOf(fields).filter(isField),
});

/** Generates the reader's files. */
export function filesOf(plan: Plan): Files {
  const { on, names } = plan;
  const { file, listFile } = names;
  const parts = TEMPLATES.flatMap(([need, part]) => (!need || on.has(need) ? part(plan) : []));
  return {
    [`${file}-store.ts`]: fileOf(plan, ...store(plan, parts)),
    [`${listFile}.ts`]: fileOf(plan, component(plan, parts)),
    [`${file}-store.spec.ts`]: fileOf(plan, ...spec(plan, parts)),
    [`${file}.ts`]: fileOf(plan, entityType(plan)),
    ...(on.has('service') && { [`${file}-service.ts`]: fileOf(plan, ...service(plan)) }),
    ...(on.has('conditional') && {
      'environment.ts': 'export const environment = { production: false };\n',
    }),
  };
}

/** Generates the store, with its features in the required order. */
function store(plan: Plan, parts: readonly Template[]): string[] {
  const { on, names } = plan;
  const features: NonNullable<Template['features']> = Object.assign(
    {},
    ...parts.map((part) => part.features),
  );
  const http = on.has('callState') && !on.has('service') ? ', http = §inject(§HttpClient)' : '';
  features.withMethods = code`
    §withMethods((store${http}) => ({
      ${parts.flatMap(({ methods = [] }) => methods).join(',\n')},
    }))`;
  const declaration = code`
    export const ${names.entity}Store = §signalStore(
      { providedIn: 'root' },
      ${ORDER.flatMap((name) => features[name] ?? []).join(',\n')},
    );`;
  const isLogged = on.has('conditional') && !on.has('devtools');
  return [...(isLogged ? [logFeature(plan)] : []), declaration];
}

function entityType({ names, fields }: Plan): string {
  const properties = fields.map(({ name, type }) => `${name}: ${type};`).join('\n');
  return code`
    export interface ${names.entity} {
      id: number;
      ${properties}
    }`;
}

/** Generates the data service with all six operations. */
function service({ names }: Plan): string[] {
  const { entity, item, items } = names;
  const request = (method: string, ...args: string[]) =>
    call('§firstValueFrom', call(`this.#http.${method}`, ...args));
  const byId = (id: string) => `\`\${API}/\${${id}}\``;
  return [
    `const API = '/api/${items}';`,
    code`
      @§Injectable({ providedIn: 'root' })
      export class ${entity}Service implements §DataService<«⇥§${entity},¦Record<string, never>⇤»> {
        readonly #http = §inject(§HttpClient);

        load(): Promise<§${entity}[]> {
          return ${request(`get<${entity}[]>`, 'API')};
        }

        loadById(«⇥id: number | string‚⇤»): Promise<${entity}> {
          return ${request(`get<${entity}>`, byId('id'))};
        }

        create(«⇥${item}: ${entity}‚⇤»): Promise<${entity}> {
          return ${request(`post<${entity}>`, 'API', item)};
        }

        update(«⇥${item}: ${entity}‚⇤»): Promise<${entity}> {
          return ${request(`put<${entity}>`, byId(`${item}.id`), item)};
        }

        updateAll(«⇥all: ${entity}[]‚⇤»): Promise<${entity}[]> {
          return Promise.all(all.map((one) => this.update(one)));
        }

        async delete(«⇥{ id }: ${entity}‚⇤»): Promise<void> {
          await ${request('delete', byId('id'))};
        }
      }`,
  ];
}

const SYNCED = 'await store.whenSynced();';

/** Generates the test of the store, which covers everything that the reader has selected, and the requests. */
function spec(plan: Plan, parts: readonly Template[]): (string | false)[] {
  const { on, names, fields } = plan;
  const { entity, item, items } = names;
  const sends = sendsRequests(plan);
  const values = ['id: 1', ...fields.map((field) => `${field.name}: ${sampleOf(field, 0)}`)];
  const prepare = [
    ...parts.flatMap((part) => part.prepare ?? []),
    ...(sends ? ['configure();'] : []),
  ].join('\n');
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
    request('/api/${items}').flush(${item});
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

      function request(url: string) {
        return TestBed.inject(§HttpTestingController).expectOne(url);
      }`,
    prepare &&
      code`
      §beforeEach(() => {
        ${prepare}
      });`,
    code`
      async function setUp() {
        ${create(plan)}
        ${on.has('indexedDB') && SYNCED}
        ${arriving(plan, '[]')}
        ${isSent(plan) ? sent : `store.add(${item});`}
        ${on.has('indexedDB') && SYNCED}
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
  const code = Object.values(filesOf(planOf(on, 'Qqq', 'qqq')))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
  const inputs = fieldsOf(fields).map(({ name }) => `${name}Input`);
  const used = new Set([...(code.match(/[\w$]+/g) ?? []), ...inputs]);
  const { item, items, entity: type, list } = namesOf(entity);
  const clash = [item, items, type, list].find((name) => used.has(name));
  return (
    clash &&
    `“${entity.trim()}” does not work: the generated code uses “${clash}” for something else.`
  );
}
