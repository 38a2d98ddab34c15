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

test('what an extension adds to a store is known, with its options, and the rest is not marked', () => {
  const undo = follow('withUndoRedo', withUndoRedo);
  const Store = signalStore(withState({ name: 'Ada' }), undo({ keys: ['name'] }));
  const store = create(Store);
  expect(originOf(store.canUndo)).toEqual({
    extension: 'withUndoRedo',
    options: [{ keys: ['name'] }],
  });
  expect(originOf(store.name)).toBeUndefined();
});

test('an extension within another one is named, and what comes after it is not marked', () => {
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

test('a storage that is read at once still says so', () => {
  expect(follow('withLocalStorage', withLocalStorage)<{ name: string }>().type).toBe('sync');
});

/** Calls a mutation some times with the names of the calls, and tells what it hears of them. */
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

test('a call that waits for others works when its turn comes', () => {
  const { heard, finish } = calls(undefined, 'a', 'b', 'c');
  expect(heard).toEqual(['a concatOp', 'a works', 'b concatOp', 'c concatOp']);
  finish('a');
  finish('b');
  expect(heard.slice(4)).toEqual(['b works', 'c works']);
});

test('a call that is refused never works, and the next one does', () => {
  const { heard, finish, mutation } = calls(follow('exhaustOp', exhaustOp), 'a', 'refused');
  finish('a');
  const onWork = () => heard.push('b works');
  listenToMutations({ onCall: () => {}, onWork }, () => mutation('b'));
  expect(heard).toEqual(['a exhaustOp', 'a works', 'refused exhaustOp', 'b works']);
});
