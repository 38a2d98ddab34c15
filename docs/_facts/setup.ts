import '@angular/compiler';
import 'fake-indexeddb/auto';
import { getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { beforeEach } from 'vitest';

// Test files share one environment (see vitest.config.ts), so only the first one initializes it.
if (!getTestBed().platform)
  getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

beforeEach(() => {
  getTestBed().resetTestingModule();
  localStorage.clear();
  sessionStorage.clear();
  // Removes a stub that an earlier test may have installed.
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: undefined });
});
