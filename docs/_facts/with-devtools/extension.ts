import {
  type ReduxDevtoolsConfig,
  withDevtools,
  withGlitchTracking,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';

export type Entry = [action: { type: string; payload?: unknown }, state: Record<string, unknown>];

export let sent: Entry[];
export let connected: ReduxDevtoolsConfig | undefined;
export const types = () => sent.map(([action]) => action.type);
export const state = () => sent.at(-1)?.[1];

/** Installs a fake DevTools extension in the window that records what it receives. */
export function watchExtension(): void {
  sent = [];
  connected = undefined;
  window.__REDUX_DEVTOOLS_EXTENSION__ = {
    connect: (options) => {
      connected = options;
      return { send: (action, all) => void sent.push([action, all]) };
    },
  };
}

export const unprotected = { protectedState: false } as const;
export const Plain = signalStore(unprotected, withDevtools('flights'), withState({ v: 0 }));
export const Glitch = signalStore(
  unprotected,
  withDevtools('flights', withGlitchTracking()),
  withState({ v: 0 }),
);
