import { Component, inject, signal } from '@angular/core';
import {
  concatOp,
  exhaustOp,
  mergeOp,
  rxMutation,
  switchOp,
  withMutations,
} from '@angular-architects/ngrx-toolkit';
import { signalStore } from '@ngrx/signals';
import { delay, of } from 'rxjs';

const operation = (call: number) => of(call).pipe(delay(900));

const SaveStore = signalStore(
  withMutations(() => ({
    concat: rxMutation({ operation, operator: concatOp }),
    switch: rxMutation({ operation, operator: switchOp }),
    exhaust: rxMutation({ operation, operator: exhaustOp }),
    merge: rxMutation({ operation, operator: mergeOp }),
  })),
);

const OPERATORS = ['concat', 'switch', 'exhaust', 'merge'] as const;
type Answers = Record<(typeof OPERATORS)[number], string[]>;

@Component({
  selector: 'demo-root',
  providers: [SaveStore],
  template: `
    <p>
      <button type="button" (click)="call()">Call all four</button> Press the
      button two or three times.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Operator</th>
          <th scope="col">Calls, in the order they resolved</th>
        </tr>
      </thead>
      <tbody>
        @for (name of operators; track name) {
          <tr>
            <th scope="row">{{ name }}Op</th>
            <td [attr.data-operator]="name">
              {{ answers()[name].join(', ') }}
            </td>
          </tr>
        }
      </tbody>
    </table>
  `,
})
export default class OperatorsDemo {
  protected readonly store = inject(SaveStore);
  protected readonly operators = OPERATORS;
  protected readonly answers = signal<Answers>({
    concat: [],
    switch: [],
    exhaust: [],
    merge: [],
  });
  #calls = 0;

  protected call() {
    const number = ++this.#calls;
    for (const name of OPERATORS) {
      this.store[name](number).then(({ status }) =>
        this.answers.update((all) => ({
          ...all,
          [name]: [...all[name], `${number} ${status}`],
        })),
      );
    }
  }
}
