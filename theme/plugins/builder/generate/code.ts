import type { Plan } from './templates';

/**
 * Writes code with values. A value with several lines is indented like its place; a line that only has an empty value
 * is left out.
 */
export function code(
  parts: TemplateStringsArray,
  ...values: (string | false | undefined)[]
): string {
  const rows = String.raw({ raw: parts }, ...values.map((_, index) => `\0${index}\0`))
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const common = Math.min(...rows.filter((row) => row.trim()).map((row) => row.search(/\S/)));
  return rows
    .filter((row) => {
      const [, index] = /^ *\0(\d+)\0$/.exec(row) ?? [];
      return !index || values[Number(index)];
    })
    .map((row) => {
      const indentation = row.slice(common, Math.max(common, row.search(/[^ ]/)));
      return row
        .slice(common)
        .replace(/\0(\d+)\0/g, (_, index) =>
          String(values[index] || '').replace(/\n(?!\n|$)/g, `\n${indentation}`),
        );
    })
    .join('\n');
}

export const TOOLKIT = '@angular-architects/ngrx-toolkit';

/** Generated files, by name. The store is first. */
export type Files = Readonly<Record<string, string>>;

/** The names that generated code imports, by module in the order of imports. Relative imports come last. */
const MODULES: Readonly<Record<string, string>> = {
  'fake-indexeddb/auto': '',
  '@angular/common/http': 'HttpClient httpResource provideHttpClient',
  '@angular/common/http/testing': 'HttpTestingController provideHttpClientTesting',
  '@angular/core':
    'type:ApplicationConfig ApplicationRef Component effect inject Injectable isDevMode signal untracked',
  '@angular/core/testing': 'TestBed',
  [TOOLKIT]:
    'clearUndoRedo type:DataService gotoPage httpMutation setError setLoaded setLoading setPageSize setResetState updateState withCallState withDataService withDevToolsStub withDevtools withEntityResources withIndexedDB withLocalStorage withMutations withPagination withReset withSessionStorage withStorageSync withUndoRedo',
  '@ngrx/signals': 'patchState signalStore withHooks withMethods',
  '@ngrx/signals/entities':
    'addEntity removeEntity setAllEntities setEntity updateEntity withEntities',
  'fake-indexeddb': 'IDBFactory',
  rxjs: 'firstValueFrom',
  vitest: 'afterEach beforeEach describe expect it',
  './_backend': 'BackendPanel provideBackend',
  './_indexed-db': 'provideIndexedDB',
};

const SOURCES = new Map(
  Object.entries(MODULES).flatMap(([module, names]) =>
    names.split(' ').map((name) => [name.replace('type:', ''), { module, name }]),
  ),
);

/** Completes a file: imports the names that are marked with `§`. */
export function fileOf({ names }: Plan, ...declarations: (string | false)[]): string {
  const { entity, list, file, listFile } = names;
  const local = new Map([
    [entity, { module: `./${file}`, name: `type:${entity}` }],
    ...[`${entity}Store`, `${entity}Service`].map(
      (name) =>
        [name, { module: `./${file}-${name.slice(entity.length).toLowerCase()}`, name }] as const,
    ),
    [list, { module: `./${listFile}`, name: list }],
    // Replaces DevTools in production.
    ...['updateState', 'withDevtools'].map(
      (name) => [name, { module: './devtools', name }] as const,
    ),
  ]);
  const imports = new Map<string, Set<string>>();
  const text = declarations
    .filter(Boolean)
    .join('\n\n')
    .replace(/§([\w$]+)/g, (_, mark: string) => {
      const { module, name } = local.get(mark) ?? SOURCES.get(mark) ?? { module: '', name: mark };
      imports.set(module, (imports.get(module) ?? new Set()).add(name));
      return mark;
    });
  // The replacement of IndexedDB in tests also has to be installed.
  if (imports.has('fake-indexeddb')) imports.set('fake-indexeddb/auto', new Set());
  const order = Object.keys(MODULES);
  const rankOf = (module: string) => order.indexOf(module.startsWith('.') ? './_backend' : module);
  const statements = [...imports]
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map(([module, imported]) => importOf(module, [...imported]));
  return `${[statements.join('\n'), text].filter(Boolean).join('\n\n')}\n`;
}

const bare = (name: string) => name.replace('type:', '');

function importOf(module: string, names: readonly string[]): string {
  if (names.length === 0) return `import '${module}';`;
  const sorted = names.toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
  const isTypes = sorted.every((name) => name !== bare(name));
  const listed = sorted.map((name) => (isTypes ? bare(name) : name.replace(':', ' ')));
  const start = isTypes ? 'import type' : 'import';
  const line = `${start} { ${listed.join(', ')} } from '${module}';`;
  // As wide as guides can show without scrolling. A single name is never on a separate line.
  if (line.length <= 80 || listed.length === 1) return line;
  return `${start} {\n${listed.map((name) => `  ${name},\n`).join('')}} from '${module}';`;
}

/** The names of the library that generated code may import. */
export const TOOLKIT_NAMES = (MODULES[TOOLKIT] ?? '').split(' ').map(bare);

/** The names that files import from the library, none of which they use for something else. */
export const importedNames = (files: Files): string[] => {
  const text = Object.values(files).join('\n');
  return TOOLKIT_NAMES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
};
