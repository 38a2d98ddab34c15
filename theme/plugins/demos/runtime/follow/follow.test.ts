import '@angular/compiler';
import { Injector, runInInjectionContext } from '@angular/core';
import {
  type concatOp,
  exhaustOp,
  rxMutation,
  withFeatureFactory,
  withLocalStorage,
  withReset,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withComputed, withState } from '@ngrx/signals';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { originOf } from './extensions';
import { follow } from './follow';
import { listenToMutations } from './mutations';

const create = <T>(Store: new () => T): T =>
  runInInjectionContext(Injector.create({ providers: [] }), () => new Store());

test('members added by an extension are recorded with its options, and others are not', () => {
  const undo = follow('withUndoRedo', withUndoRedo);
  const Store = signalStore(withState({ name: 'Ada' }), undo({ keys: ['name'] }));
  const store = create(Store);
  expect(originOf(store.canUndo)).toEqual({
    extension: 'withUndoRedo',
    options: [{ keys: ['name'] }],
  });
  expect(originOf(store.name)).toBeUndefined();
});

test('a nested extension is recorded, and later members are not', () => {
  const reset = follow('withReset', withReset);
  const factory = follow('withFeatureFactory', withFeatureFactory);
  const Store = signalStore(
    factory(() => reset()),
    withComputed(() => ({ later: () => 1 })),
  );
  const store = create(Store);
  expect(originOf(store.resetState)?.extension).toBe('withReset');
  expect(originOf(store.later)).toBeUndefined();
});

test('a synchronous storage stays synchronous', () => {
  expect(follow('withLocalStorage', withLocalStorage)<{ name: string }>().type).toBe('sync');
});

/** Calls a mutation once for each name, and returns the notifications. */
function calls(operator: typeof concatOp | undefined, ...names: string[]) {
  const heard: string[] = [];
  const work = new Map<string, Subject<string>>();
  const mutation = runInInjectionContext(Injector.create({ providers: [] }), () =>
    follow(
      'rxMutation',
      rxMutation,
    )({
      operation: (name: string) => {
        const subject = new Subject<string>();
        work.set(name, subject);
        return subject;
      },
      ...(operator && { operator }),
    }),
  );
  for (const name of names) {
    const onCall = (by: string) => heard.push(`${name} ${by}`);
    const onWork = () => heard.push(`${name} works`);
    listenToMutations({ onCall, onWork }, () => mutation(name));
  }
  return { heard, finish: (name: string) => work.get(name)?.complete(), mutation };
}

test('the work of a queued call begins when its turn comes', () => {
  const { heard, finish } = calls(undefined, 'a', 'b', 'c');
  expect(heard).toEqual(['a concatOp', 'a works', 'b concatOp', 'c concatOp']);
  finish('a');
  finish('b');
  expect(heard.slice(4)).toEqual(['b works', 'c works']);
});

test('the work of a refused call never begins, but that of the next one does', () => {
  const { heard, finish, mutation } = calls(follow('exhaustOp', exhaustOp), 'a', 'refused');
  finish('a');
  const onWork = () => heard.push('b works');
  listenToMutations({ onCall: () => {}, onWork }, () => mutation('b'));
  expect(heard).toEqual(['a exhaustOp', 'a works', 'refused exhaustOp', 'b works']);
});
