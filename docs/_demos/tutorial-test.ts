import { HttpClient } from '@angular/common/http';
import {
  Component,
  createEnvironmentInjector,
  EnvironmentInjector,
  inject,
  signal,
} from '@angular/core';
import { of, throwError } from 'rxjs';
import { expect, runTests, type TestResult } from './_testing';
import { TodoStore } from './tutorial-storage';

/** Creates a store with this object as its `HttpClient`. */
type CreateStore = (http: object) => InstanceType<typeof TodoStore>;

const todo = { id: 1, title: 'Write a test', done: false };
const success = { get: () => of([todo]) };
const failure = { get: () => throwError(() => new Error('offline')) };

const tests = {
  async 'load fills the list'(createStore: CreateStore) {
    const store = createStore(success);
    const loading = store.load();
    expect(store.loading()).toBe(true);
    await loading;
    expect(store.loaded()).toBe(true);
    expect(store.entities()[0]?.title).toBe('Write a test');
  },
  async 'a request that fails leaves its message'(createStore: CreateStore) {
    const store = createStore(failure);
    await store.load();
    expect(store.error()).toBe('offline');
  },
  async 'undo reverts a change, but not loading'(createStore: CreateStore) {
    const store = createStore(success);
    await store.load();
    store.setDone(1, true);
    store.undo();
    expect(store.entities()[0]?.done).toBe(false);
    expect(store.canUndo()).toBe(false);
  },
  'a new store starts with what is stored'(createStore: CreateStore) {
    createStore(success).setHideDone(true);
    expect(createStore(success).hideDone()).toBe(true);
  },
};

@Component({
  selector: 'demo-root',
  template: `
    <button type="button" (click)="run()">Run the tests</button>
    <ul aria-label="Tests">
      @for (result of results(); track result.name) {
        <li>
          {{ result.error === '' ? '✓' : '✗' }} {{ result.name }}
          {{ result.error }}
        </li>
      }
    </ul>
  `,
})
export default class TodoStoreTests {
  protected readonly results = signal<TestResult[]>([]);
  readonly #parent = inject(EnvironmentInjector);

  protected async run() {
    const createStore: CreateStore = (http) =>
      createEnvironmentInjector(
        [TodoStore, { provide: HttpClient, useValue: http }],
        this.#parent,
      ).get(TodoStore);
    const beforeEach = () => localStorage.removeItem('toolkit-demo-todos');
    this.results.set(await runTests(tests, beforeEach, createStore));
  }
}

export { checks } from './_checks-test';
