import { hardline, indent, lines, print } from './doc';
import { type Plan, sendsRequests } from './plan';
import { block, fileOf, Imports, object } from './typescript';

/** Name of the file that runs the generated files, without `.ts`. */
export const MAIN = 'demo';

/** The file with the backend in the page, which demos share. */
export const BACKEND = '_backend.ts';

/** Generates the files that only the demo has. */
export function demoFiles(plan: Plan): Record<string, string> {
  const { on } = plan;
  return {
    [`${MAIN}.ts`]: mainFile(plan),
    ...(sendsRequests(plan) && { '_tables.ts': tablesFile(plan) }),
    ...(on.has('indexedDB') && { '_indexed-db.ts': INDEXED_DB }),
  };
}

/** Generates the file that starts the project outside this page. */
export const startFile =
  (): string => `import { bootstrapApplication } from '@angular/platform-browser';
import Demo, { appConfig } from './${MAIN}';

bootstrapApplication(Demo, appConfig).catch((error) => console.error(error));
`;

function mainFile(plan: Plan): string {
  const { entity, list, file, listFile } = plan.names;
  const sends = sendsRequests(plan);
  const imports = new Imports();
  imports.use('@angular/core', 'type ApplicationConfig');
  imports.use('@angular/core', 'Component');
  imports.use('@angular/core', 'inject');
  imports.use(`./${file}-store`, `${entity}Store`);
  imports.use(`./${listFile}`, list);
  if (sends) for (const name of ['BackendPanel', 'provideBackend']) imports.use('./_backend', name);
  if (plan.on.has('indexedDB')) imports.use('./_indexed-db', 'provideIndexedDB');
  const used = sends ? `${list}, BackendPanel` : list;
  const elements = [`<app-${listFile} />`, ...(sends ? ['<demo-backend />'] : [])];
  const setup = plan.on.has('indexedDB') ? ['provideIndexedDB();'] : [];
  const template = ['template: `', indent(hardline, lines(...elements)), hardline, '`'];
  return print(
    fileOf(
      imports,
      ...setup,
      [
        '@Component(',
        object("selector: 'demo-root'", `imports: [${used}]`, template),
        ')',
        hardline,
        block(
          'export default class Demo',
          '// The inspector shows its state.',
          `protected readonly store = inject(${entity}Store);`,
        ),
      ],
      [
        'export const appConfig: ApplicationConfig = ',
        object(`providers: [${sends ? 'provideBackend()' : ''}]`),
        ';',
      ],
    ),
  );
}

const ROWS = 12;

/** Generates the rows of the backend in the page. */
function tablesFile({ names, fields }: Plan): string {
  const sampleOf = {
    string: (name: string, id: number) => `'${name} ${id}'`,
    number: (_: string, id: number) => String(id * 10),
    boolean: (_: string, id: number) => String(id % 3 === 0),
  };
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const id = index + 1;
    const values = fields.map(({ name, type }) => `${name}: ${sampleOf[type](name, id)}`);
    return `    { id: ${id}, ${values.join(', ')} },\n`;
  });
  return `/** A row in the simulated backend. */
export interface Row {
  id: number;
  [column: string]: unknown;
}

/** New tables, by their names in the paths. */
export const tables = (): Record<string, Row[]> => ({
  ${names.many}: [
${rows.join('')}  ],
});
`;
}

/** The frame of edited code has no IndexedDB. This replacement keeps the extension's data while the demo runs. */
const INDEXED_DB = `/** A request that succeeds. */
const succeed = <Result>(result: Result) => {
  const request: { result: Result; [event: string]: unknown } = { result };
  queueMicrotask(() => {
    for (const event of ['onupgradeneeded', 'onsuccess', 'oncomplete']) {
      const listener = request[event];
      if (typeof listener === 'function') listener();
    }
  });
  return request;
};

/** Replaces IndexedDB, which this frame lacks, with an object in memory. */
export function provideIndexedDB(): void {
  const rows = new Map<string, Record<string, unknown>>();
  const store = {
    put: (row: Record<string, unknown>) => {
      rows.set(String(row['ngrxToolkitKeyPath']), row);
      return succeed(undefined);
    },
    get: (key: string) => succeed(rows.get(key)),
    delete: (key: string) => {
      rows.delete(key);
      return succeed(undefined);
    },
  };
  const database = {
    objectStoreNames: { contains: () => true },
    close: () => {},
    transaction: () =>
      Object.assign(succeed(undefined), { objectStore: () => store }),
  };
  const value = { open: () => succeed(database) };
  Object.defineProperty(window, 'indexedDB', { value, configurable: true });
}
`;
