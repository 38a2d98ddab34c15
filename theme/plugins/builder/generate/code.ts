import type { Plan } from './templates';

/**
 * Generated code is written the way it will look, with marks where a long line may be broken, because the browser cannot
 * load Prettier, which is larger than the whole site. As in Prettier, a group is printed on one line if it fits, and
 * otherwise with all of its own breaks.
 *
 * - `«…»` a group
 * - `⇥…⇤` content on separate, indented lines
 * - `¦` a break, or a space
 * - `‚` a comma before a break
 * - `⦅…⦆` parentheses, unless the group is broken
 */
const MARKS = /[«»⇥⇤¦‚⦅⦆]/;

/** Maximum number of columns, which guides can show without scrolling. */
const WIDTH = 80;

/** What a mark is on a line that is not broken. */
const FLAT: Readonly<Record<string, string>> = { '¦': ' ', '⦅': '(', '⦆': ')' };

const flat = (token = '') => (MARKS.test(token) ? (FLAT[token] ?? '') : token);

/** Breaks the lines of marked code that are too long. */
export const layOut = (code: string): string => code.split('\n').map(layOutLine).join('\n');

function layOutLine(line: string): string {
  const tokens = line.match(/[«»⇥⇤¦‚⦅⦆]|[^«»⇥⇤¦‚⦅⦆]+/g) ?? [];
  /** Whether each group around the current token is broken. */
  const broken = [false];
  let indentation = line.search(/[^ ]|$/);
  let text = '';
  const breakLine = () => {
    text = `${text.trimEnd()}\n${' '.repeat(indentation)}`;
  };
  for (const [index, token] of tokens.entries()) {
    const isBroken = broken.at(-1) ?? false;
    const isOpen = broken.length === 1 || isBroken;
    if (token === '«') {
      const column = text.length - text.lastIndexOf('\n') - 1;
      broken.push(isOpen && column + widthOf(tokens, index) > WIDTH);
    } else if (token === '»') broken.pop();
    else if (!isBroken) text += flat(token);
    else if (token === '‚') text += ',';
    else if (/[⇥⇤¦]/.test(token)) {
      if (token === '⇥') indentation += 2;
      if (token === '⇤') indentation -= 2;
      breakLine();
    } else if (!MARKS.test(token)) text += /\n *$/.test(text) ? token.trimStart() : token;
  }
  return text;
}

/** Returns the width of a group on one line, with the text behind it up to the next possible break. */
function widthOf(tokens: readonly string[], start: number): number {
  let depth = 0;
  let text = '';
  let isClosed = false;
  for (const token of tokens.slice(start)) {
    if (isClosed && /[⇥⇤¦]/.test(token)) break;
    if (token === '«') depth += 1;
    if (token === '»') depth -= 1;
    isClosed ||= depth === 0;
    text += flat(token);
  }
  return text.trimEnd().length;
}

/** Writes items between brackets, one per line if they do not fit. */
const list = (open: string, items: readonly string[], close: string, gap = '') =>
  `${open}«⇥${gap}${items.join(',¦')}‚${gap}⇤»${close}`;

export const call = (name: string, ...args: string[]): string =>
  args.length > 0 ? list(`${name}(`, args, ')') : `${name}()`;

export const array = (...items: string[]): string => list('[', items, ']');

export const object = (...properties: string[]): string => list('{', properties, '}', ' ');

/**
 * Writes code with values. A value with several lines is indented like its place; a line that only has an empty value
 * is left out.
 */
export function code(parts: TemplateStringsArray, ...values: (string | false)[]): string {
  const rows = String.raw({ raw: parts }, ...values.map((_, index) => `\0${index}\0`))
    .replace(/^\n|\n *$/g, '')
    .split('\n');
  const common = Math.min(...rows.filter((row) => row.trim()).map((row) => row.search(/\S/)));
  return rows
    .flatMap((row) => {
      const [, index] = /^ *\0(\d+)\0$/.exec(row) ?? [];
      return index && !values[Number(index)] ? [] : [row.slice(common)];
    })
    .map((row) => {
      const indentation = ' '.repeat(Math.max(0, row.search(/[^ ]/)));
      return row.replace(/\0(\d+)\0/g, (_, index) =>
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
  const local: Readonly<Record<string, string>> = {
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
      const source = SOURCES.get(name);
      const module = local[name] ?? source?.module ?? '';
      const imported =
        name === entity ? `type:${name}` : local[name] ? name : (source?.name ?? name);
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
