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

describe('what is documented', () => {
  it('has each exported symbol once, an alias with the symbol it stands for', () => {
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

  it('takes a constant that can be called for a function, and other constants for variables', () => {
    expect(symbol('rememberStub').kind).toBe('function');
    expect(symbol('nothing').kind).toBe('variable');
  });

  it('reads from the comments what is deprecated, experimental or internal', () => {
    expect(symbol('remember').marks).toEqual(['deprecated']);
    expect(symbol('forget').marks).toEqual(['experimental']);
    expect(symbol('Entity').marks).toEqual(['internal']);
    expect(symbol('nothing').marks).toEqual([]);
  });

  it('finds the file and line of a symbol in the source map', () => {
    expect(symbol('remember').source).toEqual({ file: 'libs/library/remember.ts', line: 3 });
  });

  it('knows a file that holds only types from the imports of the others', () => {
    expect(symbol('Entity').source).toEqual({ file: 'libs/library/types.ts' });
  });
});

describe('how declarations are written', () => {
  it('lists overloads', () => {
    expect(textOf('forget')).toEqual([
      'function forget(entity: Entity): Observable<Entity>;',
      'function forget(): void;',
    ]);
  });

  it('breaks what does not fit into a line, and keeps constraints as they were written', () => {
    expect(textOf('remember')).toEqual([
      [
        'function remember<Store extends object>(',
        '  store: StateSource<Store>,',
        '  options?: Options<Store>,',
        '): Signal<boolean>;',
      ].join('\n'),
    ]);
  });

  it('shows what an alias of the bundler stands for, under its public name', () => {
    expect(textOf('Entity')).toEqual(['type Entity = { id: string };']);
  });

  it('writes spreads, mapped, conditional and template types', () => {
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

describe('where names lead', () => {
  it('leads to the documentation of Angular, NgRx, RxJS and TypeScript', () => {
    expect(linkOf('remember', 'Signal')).toBe('https://angular.dev/api/core/Signal');
    expect(linkOf('remember', 'StateSource')).toBe('https://ngrx.io/api/signals/StateSource');
    expect(linkOf('forget', 'Observable')).toBe('https://rxjs.dev/api/index/class/Observable');
    expect(linkOf('Named', 'Capitalize')).toContain('typescriptlang.org');
  });

  it('names an import as the other package does', () => {
    expect(textOf('Patch')).toEqual(['type Patch = typeof patchState;']);
    expect(linkOf('Patch', 'patchState')).toBe('https://ngrx.io/api/signals/patchState');
  });

  it('leads to pages of exported symbols, and to declarations of the others', () => {
    expect(linkOf('forget', 'Entity')).toEqual({ type: 'symbol', name: 'Entity' });
    expect(linkOf('remember', 'Options')).toEqual({ type: 'inner', id: 'library#Options' });
    expect(linkOf('Spread', 'T')).toBeUndefined();
  });
});

describe('how something is called', () => {
  const parametersOf = (name: string) =>
    symbol(name).signatures.map(({ parameters }) =>
      parameters.map((one) => `${one.rest ? '...' : ''}${one.name}: ${one.type.text}`),
    );

  it('is told of each overload, with its own parameters', () => {
    expect(parametersOf('forget')).toEqual([['entity: Entity'], []]);
  });

  it('is that of the function which a constant stands for, under its own name', () => {
    expect(textOf('rememberStub')[0]).toMatch(/^function rememberStub</);
    expect(symbol('rememberStub').typeParameters).toEqual(['Store']);
  });

  it('is worked out where a conditional type tells it', () => {
    expect(parametersOf('patch')).toEqual([
      ['state: StateSource<object>', 'action: string', '...rest: number[]'],
    ]);
    expect(linkOf('patch', 'StateSource')).toBe('https://ngrx.io/api/signals/StateSource');
  });

  it('names the parts of a list of arguments', () => {
    expect(parametersOf('map')).toEqual([
      ['...items: Items', 'last: (item: Items[number]) => void'],
    ]);
  });

  it('is told of a type beside its members', () => {
    expect(symbol('Call').signatures[0]?.code.text).toBe('(value: T) => Promise<T>');
    expect(symbol('Call').members.map(({ name }) => name)).toEqual(['status']);
    expect(symbol('Call').declaration?.text).toContain('type Call<T> = {');
  });

  it('lists options, whatever types they went through', () => {
    const [, options] = symbol('remember').signatures[0]?.parameters ?? [];
    expect(options?.options).toMatchObject([
      { name: 'depth', optional: true, deprecated: true },
      { name: 'collections', optional: true, type: { text: '(keyof Store)[]' } },
    ]);
  });

  it('leaves out the inside of what only the package can make', () => {
    expect(symbol('Action').members).toEqual([]);
  });
});

describe('what cannot be resolved', () => {
  it('stops the build with every type and name, and what to do', async () => {
    const error = await read('broken').catch((reason: unknown) => String(reason));
    expect(error).toContain('library, lost: no address is known for Unknown of no-such-package');
    expect(error).toContain('no address is known for WeakRef of TypeScript; add it to BUILT_IN');
  }, 60_000);

  it('names declarations that cannot be read', async () => {
    await expect(read('absent')).rejects.toThrow(/absent\.d\.ts cannot be read .* Run npm ci/);
  }, 60_000);
});
