import { isDevMode } from '@angular/core';
import {
  renameDevtoolsName,
  withDevToolsStub,
  withDevtools,
  withDisabledNameIndices,
  withGlitchTracking,
  withMapper,
} from '@angular-architects/ngrx-toolkit';
import { signalStore, withHooks, withState } from '@ngrx/signals';
export const Store = signalStore(
  withState({ a: 1 }),
  withDevtools(
    'x',
    withGlitchTracking(),
    withDisabledNameIndices(),
    withMapper((state: { a: number }) => ({ a: state.a })),
  ),
  withHooks({
    onInit(store) {
      renameDevtoolsName(store, 'y');
    },
  }),
);
const devtools = isDevMode() ? withDevtools : withDevToolsStub;
export const Other = signalStore(withState({ a: 1 }), devtools('x'));
export const Third = signalStore(
  withState({ a: 1 }),
  isDevMode() ? withDevtools('x') : withDevToolsStub('x'),
);
