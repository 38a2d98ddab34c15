import '@angular/compiler';
import 'fake-indexeddb/auto';
import { getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { beforeEach } from 'vitest';

// Files share one environment (see vitest.config.ts), and the first of them prepares it.
if (!getTestBed().platform)
  getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

beforeEach(() => {
  getTestBed().resetTestingModule();
  localStorage.clear();
  sessionStorage.clear();
  // A stand-in that an earlier test has put there.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: undefined });
});
