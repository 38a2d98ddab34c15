import { code, type Files, fileOf } from './code';
import { type Plan, sendsRequests } from './templates';

/** Name of the file that runs the generated files, without `.ts`. */
const MAIN = 'demo';

const START = `import { bootstrapApplication } from '@angular/platform-browser';
import Demo, { appConfig } from './${MAIN}';

bootstrapApplication(Demo, appConfig).catch((error) => console.error(error));
`;

/**
 * Creates the props of the island `GeneratedDemo`. It completes the sources with helpers of all demos: the backend, and
 * the replacement of IndexedDB.
 */
export function demoOf(plan: Plan, files: Files) {
  // Tests need a test runner.
  const runnable = Object.entries(files).filter(([name]) => !name.endsWith('.spec.ts'));
  const sources = {
    ...Object.fromEntries(runnable),
    [`${MAIN}.ts`]: mainFile(plan),
    ...(sendsRequests(plan) && { '_tables.ts': tablesFile(plan) }),
  };
  let hash = 0;
  for (const character of JSON.stringify(sources))
    hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return {
    // The reader's changes are stored by this name, so that they are only applied to the same files.
    name: `build-${(hash >>> 0).toString(36)}`,
    generated: { main: MAIN, sources, project: { ...files, 'main.ts': START } },
  };
}

function mainFile(plan: Plan): string {
  const { entity, list, listFile } = plan.names;
  const sends = sendsRequests(plan);
  return fileOf(
    plan,
    plan.on.has('indexedDB') && '§provideIndexedDB();',
    code`
      @§Component({
        selector: 'demo-root',
        imports: [§${list}${sends && ', §BackendPanel'}],
        template: \`
          <app-${listFile} />
          ${sends && '<demo-backend />'}
        \`,
      })
      export default class Demo {
        // The inspector shows its state.
        protected readonly store = §inject(§${entity}Store);
      }`,
    code`
      export const appConfig: §ApplicationConfig = {
        providers: [${sends && '§provideBackend()'}],
      };`,
  );
}

const VALUES = {
  string: (name: string) => `\`${name} \${id}\``,
  number: () => 'id * 10',
  boolean: () => 'id % 3 === 0',
  date: () => `\`2026-01-\${String(id).padStart(2, '0')}\``,
  'string[]': (name: string) => `[\`${name} \${id}\`]`,
  'number[]': () => '[id, id * 10]',
};

/** Generates the rows of the backend in the page. */
function tablesFile({ names, fields }: Plan): string {
  const values = fields.map(({ name, type }) => `${name}: ${VALUES[type](name)}`);
  return `export interface Row {
  id: number;
  [column: string]: unknown;
}

const row = (_: unknown, index: number): Row => {
  const id = index + 1;
  return { id, ${values.join(', ')} };
};

export const tables = (): Record<string, Row[]> => ({
  '${names.listFile}': Array.from({ length: 12 }, row),
});
`;
}
