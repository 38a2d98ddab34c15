import {
  type SyncConfig,
  withStorageSync,
} from '@angular-architects/ngrx-toolkit';
import { signalStoreFeature, withState } from '@ngrx/signals';

const config: SyncConfig<{ name: string }> = { key: 'x' };
export const withSaved = () =>
  signalStoreFeature(withState({ name: '' }), withStorageSync(config));
