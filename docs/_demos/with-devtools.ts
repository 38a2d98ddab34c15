import { type ApplicationConfig, Component, inject } from '@angular/core';
import {
  provideDevtoolsConfig,
  updateState,
  withDevtools,
  withGlitchTracking,
  withMapper,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const BasketStore = signalStore(
  withState({ apples: 0, pears: 0, token: 'a secret' }),
  withDevtools(
    'basket',
    withGlitchTracking(),
    withMapper(({ token, ...shown }: { token: string }) => ({
      ...shown,
      token: token && '***',
    })),
  ),
  withMethods((store) => ({
    addApple: () =>
      updateState(store, '[Basket] add apple', ({ apples }) => ({
        apples: apples + 1,
      })),
    addPear: () => patchState(store, ({ pears }) => ({ pears: pears + 1 })),
    empty() {
      updateState(store, '[Basket] no apples', { apples: 0 });
      updateState(store, '[Basket] no pears', { pears: 0 });
    },
  })),
);

@Component({
  selector: 'demo-root',
  providers: [BasketStore],
  template: `
    <p>
      Apples: <output>{{ store.apples() }}</output>, pears:
      <output>{{ store.pears() }}</output>
    </p>
    <p>
      <button type="button" (click)="store.addApple()">
        Add an apple (named)
      </button>
      <button type="button" (click)="store.addPear()">
        Add a pear (unnamed)
      </button>
      <button type="button" (click)="store.empty()">Empty (two updates)</button>
    </p>
    <p>
      Each update is a message to the Redux DevTools. Open one in the list to
      read it.
    </p>
  `,
})
export default class DevtoolsDemo {
  protected readonly store = inject(BasketStore);
}

export const appConfig: ApplicationConfig = {
  providers: [provideDevtoolsConfig({ name: 'NgRx Toolkit demo' })],
};
