import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../config/pageKinds';
import type { IndexedPage } from './indexFormat';
import { namesOf } from './names';

const page = (title: string, kind: PageKind, ...headings: string[]): IndexedPage => ({
  path: `/${kind}/${title}`,
  title,
  kind,
  sections: headings.map((heading) => ({ heading, id: heading, text: '' })),
});

const byName = namesOf([
  page('withUndoRedo', 'guide', 'maxStackSize', 'canUndo()', 'Track ordinary state'),
  page('withUndoRedo', 'function'),
  page('httpMutation', 'function'),
  page('HttpMutation', 'type'),
  page('HttpMutationOptions', 'type'),
  page('Page', 'type'),
  page('createEffects', 'function', 'effectsFactory'),
  page('withRedux', 'function', 'EffectsFactory'),
  page('Request', 'type', 'withCredentials', 'credentials'),
  {
    ...page('withData', 'guide'),
    sections: [
      { heading: 'reload', id: 'reload', text: 'loadTodos(): Loads.' },
      { heading: 'loadById', id: 'loadById', text: 'loadTodoEntities(): Loads one.' },
      { heading: 'reload', id: 'reload', text: 'load(filter): Asks the server.' },
    ],
  },
  page('Trees', 'guide', 'Roots'),
  page('Tree', 'type'),
  { ...page('withDatabase', 'function'), guide: '/guide/withStore' },
  {
    ...page('withStore', 'guide'),
    sections: [{ heading: '', id: '', text: 'Keeps state in a database.' }],
  },
]);

const UNDO = ['/guide/withUndoRedo', '/function/withUndoRedo'];
const OPTIONS = '/type/HttpMutationOptions';

const found = (query: string) =>
  byName(query)
    .sort((a, b) => b.points - a.points)
    .map(({ page: { path }, section }) => path + (section ? `#${section.heading}` : ''));

describe('a name is found', () => {
  it.each([
    ['as the guide, typed as words', 'undo redo', UNDO],
    ['as the guide, by the name of an extension', 'withUndoRedo', UNDO],
    ['as both, typed as in code without "with"', 'undoRedo', UNDO],
    ['as the guide, in the singular', 'tree', ['/guide/Trees', '/type/Tree']],
    ['as the guide, in the plural', 'trees', ['/guide/Trees', '/type/Tree']],
    ['as the guide, typed unlike code', 'UndoREDO', UNDO],
    ['as a member in code', 'this.store.canUndo();', ['/guide/withUndoRedo#canUndo()']],
    ['as a call in code', "createEffects({ a: 'b' })", ['/function/createEffects']],
    ['by its name with a collection', 'loadTodos', ['/guide/withData#reload']],
    ['where it is described first', 'reload', ['/guide/withData#reload']],
    ['by a name of the same pattern', 'loadBookEntities', ['/guide/withData#loadById']],
    [
      'as the subject of a guide’s introduction',
      'database',
      ['/guide/withStore', '/function/withDatabase'],
    ],
    [
      'with the typed case first',
      'httpMutation',
      ['/function/httpMutation', '/type/HttpMutation', OPTIONS],
    ],
    [
      'in the other case',
      'HttpMutation',
      ['/type/HttpMutation', '/function/httpMutation', OPTIONS],
    ],
    [
      'by prefix, shorter ones first',
      'httpMut',
      ['/function/httpMutation', '/type/HttpMutation', OPTIONS],
    ],
    ['by its middle', 'mutationOpt', [OPTIONS]],
    ['with a typo', 'htpMutationOptins', [OPTIONS]],
    ['as an option of a page', 'maxStackSize', ['/guide/withUndoRedo#maxStackSize']],
    ['as a method of a page', 'canUndo', ['/guide/withUndoRedo#canUndo()']],
    [
      'as a type before the parameter of another case',
      'EffectsFactory',
      ['/function/withRedux#EffectsFactory', '/function/createEffects#effectsFactory'],
    ],
    [
      'as an option before one with the same name after "with"',
      'credentials',
      ['/type/Request#credentials', '/type/Request#withCredentials'],
    ],
  ])('%s: %s', (_how, query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it.each(['', 'p', 'pg', 'agee', 'xag', 'track ordinary state'])('not by %s', (query) => {
    expect(found(query)).toEqual([]);
  });
});

it('distinguishes complete names from partial ones', () => {
  const isWhole = (query: string) => byName(query)[0]?.isWhole;
  expect(
    ['undoRedo', 'withUndoRedo', 'maxStackSize', 'withUndo', 'withUndoRedoo'].map(isWhole),
  ).toEqual([true, true, true, false, false]);
});
