import '@angular/compiler';
import 'fake-indexeddb/auto';
import { getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
import { beforeEach } from 'vitest';

getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());

beforeEach(() => {
  getTestBed().resetTestingModule();
  localStorage.clear();
  sessionStorage.clear();
});
