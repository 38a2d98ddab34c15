import { isDevMode } from '@angular/core';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import { patchState } from '@ngrx/signals';

// #region devtools
/** Not in production, where anyone could read the state. */
export const withDevtools = isDevMode()
  ? toolkit.withDevtools
  : toolkit.withDevToolsStub;

/** Without DevTools, the toolkit would keep all names in memory. */
export const updateState: typeof toolkit.updateState = isDevMode()
  ? toolkit.updateState
  : (store, _name, ...updaters) => patchState(store, ...updaters);
// #endregion
