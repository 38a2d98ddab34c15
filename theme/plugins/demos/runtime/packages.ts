/** The packages that a demo can import. Complete ones would be a quarter larger. */
import { AsyncPipe, JsonPipe, NgTemplateOutlet, ɵgetDOM } from '@angular/common';
import { rxResource, takeUntilDestroyed, toObservable, toSignal } from '@angular/core/rxjs-interop';
import * as toolkit from '@angular-architects/ngrx-toolkit';
import * as reduxConnector from '@angular-architects/ngrx-toolkit/redux-connector';
import * as signals from '@ngrx/signals';
import * as entities from '@ngrx/signals/entities';
import * as events from '@ngrx/signals/events';
import * as signalsInterop from '@ngrx/signals/rxjs-interop';
import { instructions } from './instructions';
import * as core from './packages/core';
import * as http from './packages/http';
import * as rxjs from './packages/rxjs';
import * as store from './packages/store';

export type Exports = Record<string, unknown>;

export const PACKAGES: Readonly<Record<string, Exports>> = {
  '@angular-architects/ngrx-toolkit': toolkit,
  '@angular-architects/ngrx-toolkit/redux-connector': reduxConnector,
  '@angular/common': { AsyncPipe, JsonPipe, NgTemplateOutlet, ɵgetDOM },
  '@angular/common/http': http,
  '@angular/core': { ...core, ...instructions },
  '@angular/core/rxjs-interop': { rxResource, takeUntilDestroyed, toObservable, toSignal },
  '@ngrx/signals': signals,
  '@ngrx/signals/entities': entities,
  '@ngrx/signals/events': events,
  '@ngrx/signals/rxjs-interop': signalsInterop,
  '@ngrx/store': store,
  rxjs,
};
