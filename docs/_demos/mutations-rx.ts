import { Component, inject, signal } from '@angular/core';
import { rxMutation, withMutations } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withState } from '@ngrx/signals';
import { delay, map, of } from 'rxjs';

/** Divides slowly, as a server might. Any asynchronous work will do. */
const divide = (value: number, by: number) =>
  of(value).pipe(
    delay(600),
    map(() => {
      if (by === 0) throw new Error('Division by zero');
      return value / by;
    }),
  );

const NumberStore = signalStore(
  withState({ value: 96 }),
  withMutations((store) => ({
    divide: rxMutation({
      operation: (by: number) => divide(store.value(), by),
      onSuccess: (value) => patchState(store, { value }),
      onError: (error, by) => console.warn(`Cannot divide by ${by}:`, error),
    }),
  })),
);

@Component({
  selector: 'demo-root',
  providers: [NumberStore],
  template: `
    <p>
      Value: <output>{{ store.value() }}</output>
    </p>
    <p>
      @for (by of [2, 3, 0]; track by) {
        <button
          type="button"
          [disabled]="store.divideIsPending()"
          (click)="divide(by)"
        >
          Divide by {{ by }}
        </button>
      }
    </p>
    <p>
      Status: <output>{{ store.divideStatus() }}</output>
    </p>
    <p>
      Last result: <output>{{ result() }}</output>
    </p>
    @if (store.divideError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
  `,
})
export default class RxMutationDemo {
  protected readonly store = inject(NumberStore);
  protected readonly result = signal('none yet');

  protected async divide(by: number) {
    const result = await this.store.divide(by);
    this.result.set(
      result.status === 'success' ? `success, ${result.value}` : result.status,
    );
  }
}
