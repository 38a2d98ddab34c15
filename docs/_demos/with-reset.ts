import { Component, inject } from '@angular/core';
import { setResetState, withReset } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const CounterStore = signalStore(
  withState({ count: 0, step: 1 }),
  withReset(),
  withMethods((store) => ({
    add: () =>
      patchState(store, ({ count, step }) => ({ count: count + step })),
    setStep: (step: number) => patchState(store, { step }),
    keepAsStart: () =>
      setResetState(store, { count: store.count(), step: store.step() }),
  })),
);

@Component({
  selector: 'demo-root',
  providers: [CounterStore],
  template: `
    <p>
      Count: <output>{{ store.count() }}</output>
    </p>
    <label>
      Step
      <input
        #step
        type="number"
        [value]="store.step()"
        (input)="store.setStep(step.valueAsNumber || 0)"
      />
    </label>
    <p>
      <button type="button" (click)="store.add()">
        Add {{ store.step() }}
      </button>
      <button type="button" (click)="store.resetState()">Reset</button>
      <button type="button" (click)="store.keepAsStart()">
        Reset to these values from now on
      </button>
    </p>
  `,
})
export default class ResetDemo {
  protected readonly store = inject(CounterStore);
}
