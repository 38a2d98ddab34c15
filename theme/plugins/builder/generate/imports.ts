import { layOut, object } from './layout';
import type { Plan } from './templates';

export const TOOLKIT = '@angular-architects/ngrx-toolkit';

/** Generated files, by name. The store is first. */
export type Files = Readonly<Record<string, string>>;

/** The names that generated code imports, by module in the order of imports. Relative imports come last. */
const MODULES: Readonly<Record<string, string>> = {
  'fake-indexeddb/auto': '',
  '@angular/common/http': 'HttpClient httpResource provideHttpClient',
  '@angular/common/http/testing': 'HttpTestingController provideHttpClientTesting',
  '@angular/core': 'type:ApplicationConfig ApplicationRef Component inject Injectable',
  '@angular/core/testing': 'TestBed',
  [TOOLKIT]:
    'clearUndoRedo type:DataService emptyFeature gotoPage httpMutation setError setLoaded setLoading setPageSize updateState withCallState withConditional withDataService withDevtools withEntityResources withImmutableState withIndexedDB withLocalStorage withMutations withPagination withReset withResource withSessionStorage withStorageSync withUndoRedo',
  '@ngrx/signals':
    'patchState signalStore signalStoreFeature watchState withHooks withMethods withState',
  '@ngrx/signals/entities':
    'addEntity removeEntity setAllEntities setEntity updateEntity withEntities',
  rxjs: 'firstValueFrom',
  vitest: 'beforeEach describe expect it',
  './_backend': 'BackendPanel provideBackend',
  './_indexed-db': 'provideIndexedDB',
  './environment': 'environment',
  'fake-indexeddb': 'IDBFactory',
};

const SOURCES = new Map(
  Object.entries(MODULES).flatMap(([module, names]) =>
    names.split(' ').map((name) => [name.replace('type:', ''), { module, name }]),
  ),
);

/** Completes a file: resolves and imports the names that are marked with `§`, and breaks long lines. */
export function fileOf({ names }: Plan, ...declarations: (string | false)[]): string {
  const { entity, list, file, listFile } = names;
  const own: Readonly<Record<string, string>> = {
    [entity]: `./${file}`,
    [`${entity}Store`]: `./${file}-store`,
    [`${entity}Service`]: `./${file}-service`,
    [list]: `./${listFile}`,
  };
  const imports = new Map<string, Set<string>>();
  const text = declarations
    .filter(Boolean)
    .join('\n\n')
    .replace(/§([\w$]+)/g, (_, name: string) => {
      const known = SOURCES.get(name);
      const module = own[name] ?? known?.module ?? '';
      const imported = name === entity ? `type:${name}` : own[name] ? name : (known?.name ?? name);
      imports.set(module, (imports.get(module) ?? new Set()).add(imported));
      return name;
    });
  // The replacement of IndexedDB in tests also has to be installed.
  if (imports.has('fake-indexeddb')) imports.set('fake-indexeddb/auto', new Set());
  const order = Object.keys(MODULES);
  const rankOf = (module: string) => order.indexOf(module.startsWith('.') ? './_backend' : module);
  const statements = [...imports]
    .sort(([a], [b]) => rankOf(a) - rankOf(b) || (a < b ? -1 : 1))
    .map(([module, imported]) => importOf(module, [...imported]));
  return layOut(`${[statements.join('\n'), text].filter(Boolean).join('\n\n')}\n`);
}

const bare = (name: string) => name.replace('type:', '');

function importOf(module: string, names: readonly string[]): string {
  if (names.length === 0) return `import '${module}';`;
  const sorted = names.toSorted((a, b) => bare(a).localeCompare(bare(b), 'en'));
  const isTypes = sorted.every((name) => name !== bare(name));
  const listed = sorted.map((name) => (isTypes ? bare(name) : name.replace(':', ' ')));
  // A single name is never broken.
  const list = listed.length > 1 ? object(...listed) : `{ ${listed} }`;
  return `import ${isTypes ? 'type ' : ''}${list} from '${module}';`;
}

/** The names of the library that generated code may import. */
export const TOOLKIT_NAMES = (MODULES[TOOLKIT] ?? '').replaceAll('type:', '').split(' ');

/** Returns the names that files import from the library. */
export const importedNames = (files: Files): string[] =>
  TOOLKIT_NAMES.filter((name) => {
    const statement = new RegExp(`^import [^;]*\\b${name}\\b[^;]* from '${TOOLKIT}'`, 'm');
    return Object.values(files).some((text) => statement.test(text));
  });
