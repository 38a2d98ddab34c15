import {
  type DevtoolsFeature,
  provideDevtoolsConfig,
  withDevtools,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withState } from '@ngrx/signals';
export const providers = [provideDevtoolsConfig({ name: 'App' })];
export const own = (...features: DevtoolsFeature[]) =>
  signalStore(withState({ a: 1 }), withDevtools('x', ...features));
