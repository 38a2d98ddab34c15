import { Component, inject, signal } from '@angular/core';
import { withImmutableState } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';

const start = () => ({ user: { name: 'Ada', visits: 0 } });

const rename =
  (name: string) => (state: { user: { name: string; visits: number } }) => ({
    user: { ...state.user, name },
  });

const PlainStore = signalStore(
  withState(start()),
  withMethods((store) => ({
    rename: (name: string) => patchState(store, rename(name)),
  })),
);

const FrozenStore = signalStore(
  // This page is a production build, which does not freeze by default.
  withImmutableState(start(), { enableInProduction: true }),
  withMethods((store) => ({
    rename: (name: string) => patchState(store, rename(name)),
  })),
);

@Component({
  selector: 'demo-root',
  providers: [PlainStore, FrozenStore],
  template: `
    @for (entry of stores; track entry.title) {
      <p>
        {{ entry.title }}: <output>{{ entry.store.user().name }}</output>,
        visits {{ entry.store.user().visits }}
      </p>
      <p>
        <button type="button" (click)="mutate(entry.store)">
          Mutate {{ entry.title }}
        </button>
        <button type="button" (click)="entry.store.rename('Grace')">
          Patch {{ entry.title }}
        </button>
      </p>
    }
    @if (error()) {
      <p role="alert">{{ error() }}</p>
    }
  `,
})
export default class ImmutableStateDemo {
  protected readonly plain = inject(PlainStore);
  protected readonly frozen = inject(FrozenStore);
  protected readonly error = signal('');
  protected readonly stores = [
    { title: 'withState', store: this.plain },
    { title: 'withImmutableState', store: this.frozen },
  ];

  protected mutate(store: InstanceType<typeof PlainStore>) {
    try {
      store.user().visits++;
      this.error.set('');
    } catch (error) {
      this.error.set(String(error));
    }
  }
}
