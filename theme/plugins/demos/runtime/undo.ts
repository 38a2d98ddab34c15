import { isSignal, untracked } from '@angular/core';
import { getUndoRedoKeys } from '@angular-architects/ngrx-toolkit';
import type { UndoStep } from './events';
import { originOf } from './follow/extensions';
import type { Store } from './stores';
import { changesBetween } from './toValue';

interface UndoStore extends Store {
  canUndo(): boolean;
  canRedo(): boolean;
}

interface Record {
  values: object;
  /** The call that caused it. */
  call: string | undefined;
}

/** Returns the undo and redo steps of a store; undefined without `withUndoRedo`. */
export function undoStepsOf(store: Store): UndoSteps | undefined {
  const origin = originOf(store.canUndo);
  if (origin?.extension !== 'withUndoRedo') return undefined;
  const options = Object(origin.options[0]);
  const keys: string[] = [...getUndoRedoKeys(options.collections), ...(options.keys ?? [])];
  return new UndoSteps(store as UndoStore, keys);
}

/**
 * Mirrors `withUndoRedo`. Its stacks are private, so this class keeps past states and synchronizes them with
 * `canUndo()` and `canRedo()`, which are authoritative.
 */
export class UndoSteps {
  #records: Record[];
  /** Index of the current record. */
  #at = 0;
  /** A change that may be an undo or a new step, which is only known when its method has returned. */
  #open: Record | undefined;

  constructor(
    private readonly store: UndoStore,
    private readonly keys: readonly string[],
  ) {
    this.#records = [{ values: this.#read(), call: undefined }];
  }

  /** Records a state change. */
  note(call: string | undefined): void {
    this.#settle();
    this.#open = { values: this.#read(), call };
  }

  /** Returns the steps, oldest first. */
  steps(): UndoStep[] {
    this.#settle();
    return this.#records.slice(1).map(({ values, call }, index) => ({
      call,
      changes: changesBetween(this.#records[index]?.values, values),
      isUndone: index >= this.#at,
    }));
  }

  #settle(): void {
    const { canUndo, canRedo } = untracked(() => ({
      canUndo: this.store.canUndo(),
      canRedo: this.store.canRedo(),
    }));
    const open = this.#open;
    this.#open = undefined;
    if (open && !isSame(open, this.#records[this.#at])) {
      const next = this.#at + 1;
      if (isSame(open, this.#records[next]) && (canRedo || next === this.#records.length - 1)) {
        this.#at += 1;
      } else if (isSame(open, this.#records[this.#at - 1]) && canRedo) {
        this.#at -= 1;
      } else {
        this.#records = [...this.#records.slice(0, next), open];
        this.#at = next;
      }
    }
    if (!canRedo) this.#records.splice(this.#at + 1);
    if (!canUndo) this.#at -= this.#records.splice(0, this.#at).length;
  }

  #read(): object {
    const signals = this.keys.map((key) => [key, this.store[key]] as const);
    return untracked(() =>
      Object.fromEntries(signals.flatMap(([key, one]) => (isSignal(one) ? [[key, one()]] : []))),
    );
  }
}

/** Compares like the extension: a change without different values is not a step. */
const isSame = (one: Record, other: Record | undefined) =>
  JSON.stringify(one.values) === JSON.stringify(other?.values);
