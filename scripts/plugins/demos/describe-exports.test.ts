import { expect, test } from 'vitest';
import { describeExports } from './describe-exports';

const { modules, members } = describeExports();

test('describes only names that demos can import', () => {
  expect(modules['@angular-architects/ngrx-toolkit']?.withUndoRedo?.[0]).toBe('function');
  expect(modules['@angular/core']?.signal).toEqual([
    'function',
    expect.stringMatching(/^Create a `?Signal/),
    'WritableSignal',
  ]);
  expect(modules['@angular/core']).not.toHaveProperty('ɵɵdefineComponent');
  expect(modules['@angular/core']).not.toHaveProperty('platformCore');
  expect(modules['@ngrx/signals']).toHaveProperty('withState');
  expect(modules['@angular/forms']?.FormControl?.[0]).toBe('constant');
  expect(modules['rxjs/operators']?.map?.[0]).toBe('function');
  expect(modules['rxjs/operators']).not.toHaveProperty('merge');
  expect(modules['@angular/core']?.OnInit).toEqual(['type']);
});

test('describes the public members of classes and of the objects that functions create', () => {
  const namesOf = (type: string) => members[type]?.map(([name]) => name);
  expect(namesOf('WritableSignal')).toEqual(expect.arrayContaining(['set', 'update']));
  expect(namesOf('HttpClient')).toEqual(expect.arrayContaining(['get', 'post']));
  expect(namesOf('HttpClient')).not.toContain('handler');
});
