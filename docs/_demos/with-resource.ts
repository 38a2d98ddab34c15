import { httpResource } from '@angular/common/http';
import { type ApplicationConfig, Component, inject } from '@angular/core';
import { withResource } from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, withMethods, withState } from '@ngrx/signals';
import { BackendPanel, provideBackend } from './_backend';

interface User {
  id: number;
  name: string;
  city: string;
}

const UserStore = signalStore(
  withState({ userId: 1 }),
  withResource(({ userId }) => ({
    user: httpResource<User>(() => `/api/users/${userId()}`),
  })),
  withMethods((store) => ({
    select: (userId: number) => patchState(store, { userId }),
    rename: (user: User, name: string) =>
      patchState(store, { userValue: { ...user, name } }),
    reload: () => store._userReload(),
  })),
);

@Component({
  selector: 'demo-root',
  imports: [BackendPanel],
  providers: [UserStore],
  template: `
    <p>
      @for (id of [1, 2, 3, 4]; track id) {
        <button
          type="button"
          [attr.aria-pressed]="id === store.userId()"
          (click)="store.select(id)"
        >
          User {{ id }}
        </button>
      }
      <button type="button" (click)="store.reload()">Reload</button>
    </p>
    <p>
      Status: <output>{{ store.userStatus() }}</output>
    </p>
    @if (store.userError(); as error) {
      <p role="alert">{{ error.message }}</p>
    }
    @if (store.userValue(); as user) {
      <p>
        {{ user.name }}, {{ user.city }}
        <button
          type="button"
          (click)="store.rename(user, user.name.toUpperCase())"
        >
          Change in the store
        </button>
      </p>
    }
    <demo-backend />
  `,
})
export default class ResourceDemo {
  protected readonly store = inject(UserStore);
}

export const appConfig: ApplicationConfig = { providers: [provideBackend()] };
