import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiModel, type ApiSymbol, codeOf } from '../model';
import { buildModel } from './build-model';

const fixture = (name: string) => path.join(import.meta.dirname, '../fixtures', name);
const read = (name: string) =>
  buildModel({
    name: 'library',
    version: '1.0.0',
    entryPoints: [
      { specifier: 'library', types: fixture(`${name}.d.ts`), code: fixture('library.mjs') },
    ],
  });

let model: ApiModel;
beforeAll(async () => {
  model = await read('library');
}, 60_000);

function symbol(name: string): ApiSymbol {
  const found = model.symbols.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${name} is not documented`);
  return found;
}
const textOf = (name: string) => codeOf(symbol(name)).map(({ text }) => text);

const linkOf = (name: string, text: string) =>
  codeOf(symbol(name)).flatMap((code) =>
    code.links
      .filter(({ start, end }) => code.text.slice(start, end) === text)
      .map(({ to }) => (to.type === 'url' ? to.url : to)),
  )[0];

describe('the documented symbols', () => {
  it('contain each exported symbol once, with its aliases', () => {
    expect(model.symbols.map(({ name }) => name).sort()).toEqual([
      'Action',
      'Call',
      'Entity',
      'Named',
      'Patch',
      'Spread',
      'forget',
      'map',
      'nothing',
      'patch',
      'remember',
      'rememberStub',
    ]);
    expect(symbol('remember').aliases).toEqual(['remeber']);
  });

  it('include callable constants as functions, and other constants as variables', () => {
    expect(symbol('rememberStub').kind).toBe('function');
    expect(symbol('nothing').kind).toBe('variable');
  });

  it('are marked as deprecated, experimental or internal by comments', () => {
    expect(symbol('remember').marks).toEqual(['deprecated']);
    expect(symbol('forget').marks).toEqual(['experimental']);
    expect(symbol('Entity').marks).toEqual(['internal']);
    expect(symbol('nothing').marks).toEqual([]);
  });

  it('have a file and line from the source map', () => {
    expect(symbol('remember').source).toEqual({ file: 'libs/library/remember.ts', line: 3 });
  });

  it('have a file found through imports if it contains only types', () => {
    expect(symbol('Entity').source).toEqual({ file: 'libs/library/types.ts' });
  });
});

describe('declarations', () => {
  it('list overloads', () => {
    expect(textOf('forget')).toEqual([
      'function forget(entity: Entity): Observable<Entity>;',
      'function forget(): void;',
    ]);
  });

  it('are wrapped, with constraints as written', () => {
    expect(textOf('remember')).toEqual([
      [
        'function remember<Store extends object>(',
        '  store: StateSource<Store>,',
        '  options?: Options<Store>,',
        '): Signal<boolean>;',
      ].join('\n'),
    ]);
  });

  it('show the target of a bundler alias under its public name', () => {
    expect(textOf('Entity')).toEqual(['type Entity = { id: string };']);
  });

  it('can contain spreads, mapped, conditional and template types', () => {
    expect(textOf('Spread')).toEqual([
      'type Spread<T extends readonly unknown[]> = [\n  ...items: T,\n  last: (value: T[number]) => void,\n];',
    ]);
    expect(textOf('Named')[0]).toBe(
      [
        'type Named<K extends string> = {',
        '  readonly [P in K as `$' + '{Capitalize<P>}Value`]?: P extends ' + "'a'",
        '    ? 1',
        "    : P extends 'b'",
        '      ? 2',
        '      : never;',
        '};',
      ].join('\n'),
    );
  });
});

describe('links of names', () => {
  it('lead to the documentation of Angular, NgRx, RxJS and TypeScript', () => {
    expect(linkOf('remember', 'Signal')).toBe('https://angular.dev/api/core/Signal');
    expect(linkOf('remember', 'StateSource')).toBe('https://ngrx.io/api/signals/StateSource');
    expect(linkOf('forget', 'Observable')).toBe('https://rxjs.dev/api/index/class/Observable');
    expect(linkOf('Named', 'Capitalize')).toContain('typescriptlang.org');
  });

  it('have the original name of a renamed import', () => {
    expect(textOf('Patch')).toEqual(['type Patch = typeof patchState;']);
    expect(linkOf('Patch', 'patchState')).toBe('https://ngrx.io/api/signals/patchState');
  });

  it('lead to pages of exported symbols, and to declarations of other symbols', () => {
    expect(linkOf('forget', 'Entity')).toEqual({ type: 'symbol', name: 'Entity' });
    expect(linkOf('remember', 'Options')).toEqual({ type: 'inner', id: 'library#Options' });
    expect(linkOf('Spread', 'T')).toBeUndefined();
  });
});

describe('signatures', () => {
  const parametersOf = (name: string) =>
    symbol(name).signatures.map(({ parameters }) =>
      parameters.map((one) => `${one.rest ? '...' : ''}${one.name}: ${one.type.text}`),
    );

  it('have the parameters of each overload', () => {
    expect(parametersOf('forget')).toEqual([['entity: Entity'], []]);
  });

  it('of a constant are those of its function, under its own name', () => {
    expect(textOf('rememberStub')[0]).toMatch(/^function rememberStub</);
    expect(symbol('rememberStub').typeParameters).toEqual(['Store']);
  });

  it('are inferred from conditional types', () => {
    expect(parametersOf('patch')).toEqual([
      ['state: StateSource<object>', 'action: string', '...rest: number[]'],
    ]);
    expect(linkOf('patch', 'StateSource')).toBe('https://ngrx.io/api/signals/StateSource');
  });

  it('list the elements of a tuple of arguments', () => {
    expect(parametersOf('map')).toEqual([
      ['...items: Items', 'last: (item: Items[number]) => void'],
    ]);
  });

  it('of a type are listed in addition to its members', () => {
    expect(symbol('Call').signatures[0]?.code.text).toBe('(value: T) => Promise<T>');
    expect(symbol('Call').members.map(({ name }) => name)).toEqual(['status']);
    expect(symbol('Call').declaration?.text).toContain('type Call<T> = {');
  });

  it('list options, even through utility types', () => {
    const [, options] = symbol('remember').signatures[0]?.parameters ?? [];
    expect(options?.options).toMatchObject([
      { name: 'depth', optional: true, deprecated: true },
      { name: 'collections', optional: true, type: { text: '(keyof Store)[]' } },
    ]);
  });

  it('do not list members of types that only the package can create', () => {
    expect(symbol('Action').members).toEqual([]);
  });
});

describe('unresolved types', () => {
  it('fail the build with a list of all types and names, and the remedy', async () => {
    const error = await read('broken').catch((reason: unknown) => String(reason));
    expect(error).toContain('library, lost: no address is known for Unknown of no-such-package');
    expect(error).toContain('no address is known for WeakRef of TypeScript; add it to BUILT_IN');
  }, 60_000);

  it('include declarations that cannot be read', async () => {
    await expect(read('absent')).rejects.toThrow(/absent\.d\.ts cannot be read .* Run npm ci/);
  }, 60_000);
});
