import { Component, computed, inject } from '@angular/core';
import {
  gotoPage,
  nextPage,
  previousPage,
  setPageSize,
  withPagination,
} from '@angular-architects/ngrx-toolkit';
import {
  patchState,
  signalStore,
  withComputed,
  withHooks,
  withMethods,
} from '@ngrx/signals';
import { setAllEntities, withEntities } from '@ngrx/signals/entities';

type Book = { id: number; title: string };

const ids = Array.from({ length: 23 }, (_, index) => index + 1);
const books = ids.map((id): Book => ({ id, title: `Book ${id}` }));

const BookStore = signalStore(
  withEntities<Book>(),
  withPagination<Book>(),
  withComputed(({ currentPage, pageCount }) => ({
    isFirst: computed(() => currentPage() === 0),
    isLast: computed(() => currentPage() >= pageCount() - 1),
  })),
  withMethods((store) => ({
    previous: () => patchState(store, previousPage()),
    next: () => patchState(store, nextPage()),
    // With a different size, the current page may not exist.
    resize: (size: number) => patchState(store, setPageSize(size), gotoPage(0)),
  })),
  withHooks({ onInit: (store) => patchState(store, setAllEntities(books)) }),
);

@Component({
  selector: 'demo-root',
  providers: [BookStore],
  template: `
    <ul aria-label="Books on this page">
      @for (book of store.selectedPageEntities(); track book.id) {
        <li>{{ book.title }}</li>
      }
    </ul>
    <p>
      <button
        type="button"
        [disabled]="store.isFirst()"
        (click)="store.previous()"
      >
        Previous
      </button>
      Page <output>{{ store.currentPage() + 1 }}</output> of
      {{ store.pageCount() }}
      <button type="button" [disabled]="store.isLast()" (click)="store.next()">
        Next
      </button>
    </p>
    <label>
      Books per page
      <select #size (change)="store.resize(+size.value)">
        <option>10</option>
        <option>5</option>
      </select>
    </label>
  `,
})
export default class PaginationDemo {
  protected readonly store = inject(BookStore);
}
