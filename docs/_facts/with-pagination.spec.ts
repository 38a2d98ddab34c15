import { resource } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  createPageArray,
  firstPage,
  gotoPage,
  nextPage,
  previousPage,
  setMaxPageNavigationArrayItems,
  setPageSize,
  withCallState,
  withDataService,
  withEntityResources,
  withLocalStorage,
  withPagination,
  withReset,
  withStorageSync,
  withUndoRedo,
} from '@angular-architects/ngrx-toolkit';
import { patchState, signalStore, type, withHooks, withMethods } from '@ngrx/signals';
import { setAllEntities, withEntities } from '@ngrx/signals/entities';
import ts from 'typescript';
import { describe, expect, it, vi } from 'vitest';
import { BookStore } from '#samples/with-pagination/book-store';
import { FeedApi, FeedStore } from '#samples/with-pagination/feed-store';
import { FilteredBookStore } from '#samples/with-pagination/filtered-book-store';
import { injectBookPages } from '#samples/with-pagination/library-api';
import { LibraryStore } from '#samples/with-pagination/library-store';
import { PageButtons, pageButtons } from '#samples/with-pagination/page-buttons';
import { sample } from './sample';
import { settle } from './settle';
import { create, watchWarnings } from './support';

const books = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, title: `Book ${index}` }));

const pagedStore = () =>
  create(signalStore({ protectedState: false }, withEntities<Book>(), withPagination<Book>()));
type Book = { id: number; title: string };

describe('/docs/with-pagination', () => {
  it('starts on page 0 with 10 entities on a page and 7 page buttons (#what-it-adds-to-the-store, #options)', () => {
    const store = create(BookStore);
    expect([store.currentPage(), store.pageSize(), store.pageNavigationArrayMax()]).toEqual([
      0, 10, 7,
    ]);
    expect(store.pageCount()).toBe(0);
  });

  it('shows the entities of the current page, and says whether there are others (#minimal-example)', () => {
    const store = create(BookStore);
    store.show(books(25));
    expect([store.totalCount(), store.pageCount()]).toEqual([25, 3]);
    expect([store.canGoBack(), store.canGoOn()]).toEqual([false, true]);
    store.goTo(2);
    expect(store.selectedPageEntities().map(({ id }) => id)).toEqual([20, 21, 22, 23, 24]);
    expect([store.canGoBack(), store.canGoOn()]).toEqual([true, false]);
    store.useSize(25);
    expect(store.selectedPageEntities()).toHaveLength(25);
  });

  it('pages a collection (#paginate-a-collection)', () => {
    const store = create(LibraryStore);
    store.show(books(12));
    store.next();
    expect(store.selectedPageBookEntities()).toHaveLength(2);
  });

  it('page buttons count from 1 (#page-buttons)', () => {
    const store = create(BookStore);
    store.show(books(25));
    expect(store.pageNavigationArray()).toEqual([
      { label: 1, value: 1 },
      { label: 2, value: 2 },
      { label: 3, value: 3 },
    ]);
  });

  it('shows at most as many page buttons as set, with ... in between (#options)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(200)));
    expect(store.pageNavigationArray()).toHaveLength(7);
    expect(store.pageNavigationArray().map(({ label }) => label)).toContain('...');
    patchState(store, setMaxPageNavigationArrayItems<Book, string>(5) as object);
    expect(store.pageNavigationArray()).toHaveLength(5);
  });

  it('the page index is never corrected (#the-list-is-empty-although-there-are-entities)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), firstPage(), previousPage());
    expect([store.currentPage(), store.selectedPageEntities()]).toEqual([-1, []]);
    patchState(store, gotoPage(2));
    patchState(store, setAllEntities(books(5)));
    expect([store.currentPage(), store.selectedPageEntities()]).toEqual([2, []]);
  });

  it('without withEntities() before it, reading a page throws "entities is not a function" (#edge-cases-and-errors, #entities-is-not-a-function, /docs/combining-extensions#which-feature-needs-which)', () => {
    const Store = signalStore(withPagination<Book>(), withEntities<Book>());
    expect(() => create(Store).selectedPageEntities()).toThrow('entities is not a function');
  });

  it('known defect: hasNextPage is true on the last page (#known-defects, #hasnextpage-or-haspreviouspage-is-wrong)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), gotoPage(2));
    expect(store.hasNextPage()).toBe(true);
    // The workaround.
    expect(store.currentPage() + 1 < store.pageCount()).toBe(false);
  });

  it('known defect: with 10 entities on a page, hasNextPage is true up to index 9, even for an empty list, and false from index 10 on (#known-defects)', () => {
    const store = pagedStore();
    expect(store.hasNextPage()).toBe(true);
    patchState(store, setAllEntities(books(200)), gotoPage(9));
    expect([store.pageCount(), store.hasNextPage()]).toEqual([20, true]);
    patchState(store, gotoPage(10));
    expect(store.hasNextPage()).toBe(false);
    // The defect depends on the page size.
    patchState(store, setPageSize(12));
    expect(store.hasNextPage()).toBe(true);
  });

  it('known defect: hasPreviousPage is false on the second page (#known-defects, #hasnextpage-or-haspreviouspage-is-wrong)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), gotoPage(1));
    expect(store.hasPreviousPage()).toBe(false);
    // The workaround.
    expect(store.currentPage() > 0).toBe(true);
  });

  it('known defect: with a maximum of 2, the first or last button can be "..."; with 5 or less, the current page can be missing (#known-defects)', () => {
    const rows = (max: number) =>
      Array.from({ length: 20 }, (_, index) => createPageArray(index, 1, 20, max)).map((row) =>
        row.map(({ label }) => label),
      );
    const atTheEnds = (max: number) =>
      rows(max).some((row) => row[0] === '...' || row.at(-1) === '...');
    const missesCurrent = (max: number) => rows(max).some((row, index) => !row.includes(index + 1));
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(all.filter(atTheEnds)).toEqual([2]);
    expect(all.filter(missesCurrent)).toEqual([1, 2, 3, 4, 5]);
  });

  it('known defect: the row of pageNavigationArray is one page behind, and loses page 1 from index 5 of 10 on (#known-defects)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(100)));
    const labels = (page: number) => {
      patchState(store, gotoPage(page));
      return store.pageNavigationArray().map(({ label }) => label);
    };
    expect(labels(4)).toEqual([1, 2, 3, 4, 5, '...', 10]);
    expect(labels(5)).toEqual([2, '...', 4, 5, 6, '...', 10]);
    // Without the shift, the row has the right current page, but it also lacks page 1.
    expect(createPageArray(6, 10, 100, 7).map(({ value }) => value)).not.toContain(1);
  });

  it('known defect: an empty list has one page button, although pageCount is 0 (#known-defects)', () => {
    const store = pagedStore();
    expect([store.pageCount(), store.pageNavigationArray().length]).toEqual([0, 1]);
  });

  it('known defect: types use a lowercase collection, the store does not (#known-defects)', () => {
    const collection = 'bookItem';
    const Store = signalStore(
      withEntities({ entity: type<Book>(), collection }),
      withPagination({ entity: type<Book>(), collection }),
    );
    const store: object = create(Store);
    expect('bookItemCurrentPage' in store).toBe(true);
    expect('bookitemCurrentPage' in store).toBe(false);
  });
});

describe('/docs/with-pagination, updaters', () => {
  it('each updater does what its row says, and createPageArray() needs no store (#what-it-adds-to-the-store)', () => {
    const store = pagedStore();
    const pageAfter = (...updaters: object[]) => {
      patchState(store, setAllEntities(books(95)), gotoPage(4), ...updaters);
      return store.currentPage();
    };
    expect([pageAfter(gotoPage(2)), pageAfter(nextPage()), pageAfter(previousPage())]).toEqual([
      2, 5, 3,
    ]);
    expect(pageAfter(firstPage())).toBe(0);
    expect(pageAfter(setPageSize(20))).toBe(4);
    expect([store.pageSize(), store.pageCount()]).toEqual([20, 5]);
    pageAfter(setMaxPageNavigationArrayItems<Book, string>(3));
    expect(store.pageNavigationArray()).toHaveLength(3);
    const [currentPage, itemsPerPage, totalItems, paginationRange] = [1, 20, 95, 3] as const;
    expect(createPageArray(currentPage, itemsPerPage, totalItems, paginationRange)).toHaveLength(3);
  });

  it('with a collection, each updater requires its name (#what-it-adds-to-the-store)', () => {
    const collection = 'book';
    const Store = signalStore(
      { protectedState: false },
      withEntities({ entity: type<Book>(), collection }),
      withPagination({ entity: type<Book>(), collection }),
    );
    const store = create(Store);
    patchState(store, gotoPage(4, { collection }), previousPage({ collection }));
    expect(store.bookCurrentPage()).toBe(3);
    patchState(store, nextPage({ collection }), setPageSize(5, { collection }));
    expect([store.bookCurrentPage(), store.bookPageSize()]).toEqual([4, 5]);
    patchState(store, firstPage({ collection }));
    expect(store.bookCurrentPage()).toBe(0);
  });

  it('gotoPage() in onInit starts on another page (#further-recipes, #start-with-another-page-or-page-size)', () => {
    const Store = signalStore(
      withEntities<Book>(),
      withPagination<Book>(),
      withHooks({ onInit: (store) => patchState(store, gotoPage(1)) }),
    );
    expect(create(Store).currentPage()).toBe(1);
  });

  it('nextPage() goes past the last page, and a larger page size keeps the index (#the-list-is-empty-although-there-are-entities, #what-it-adds-to-the-store)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), gotoPage(2), nextPage());
    expect([store.currentPage(), store.selectedPageEntities()]).toEqual([3, []]);
    patchState(store, gotoPage(2), setPageSize(25));
    expect([store.currentPage(), store.selectedPageEntities()]).toEqual([2, []]);
  });

  it('with another collection, reading a page throws "entities is not a function" as well (#entities-is-not-a-function)', () => {
    const Store = signalStore(
      withEntities({ entity: type<Book>(), collection: 'other' }),
      withPagination({ entity: type<Book>(), collection: 'book' }) as never,
    );
    const store = create(Store) as unknown as { selectedPageBookEntities(): Book[] };
    expect(() => store.selectedPageBookEntities()).toThrow('is not a function');
  });

  it('createPageArray() makes the page buttons without a store (#page-buttons)', () => {
    expect(createPageArray(1, 10, 25, 7)).toEqual([
      { label: 1, value: 1 },
      { label: 2, value: 2 },
      { label: 3, value: 3 },
    ]);
  });

  it('the sample that starts with another size has 50 entities on a page (#start-with-another-page-or-page-size)', async () => {
    const store = create(await sample<{ pageSize(): number }>('with-pagination', 'LongPageStore'));
    expect(store.pageSize()).toBe(50);
  });
});

describe('/docs/with-pagination, with other extensions', () => {
  it('withReset() restores the initial page and page size (#with-other-extensions)', () => {
    const Store = signalStore(
      { protectedState: false },
      withEntities<Book>(),
      withPagination<Book>(),
      withHooks({ onInit: (store) => patchState(store, gotoPage(1), setPageSize(5)) }),
      withReset(),
    );
    const store = create(Store);
    patchState(store, gotoPage(2), setPageSize(10));
    store.resetState();
    expect([store.currentPage(), store.pageSize()]).toEqual([1, 5]);
  });

  it('withDataService(): pages the entities that load() stores (#with-other-extensions)', async () => {
    class Books {
      load = async () => books(12);
      loadById = async () => books(1)[0] as Book;
      create = async (book: Book) => book;
      update = async (book: Book) => book;
      updateAll = async (all: Book[]) => all;
      delete = async () => undefined;
    }
    TestBed.configureTestingModule({ providers: [Books] });
    const Store = signalStore(
      withEntities<Book>(),
      withCallState(),
      withDataService({ dataServiceType: Books, filter: {} }),
      withPagination<Book>(),
    );
    const store = create(Store);
    await store.load();
    expect([store.pageCount(), store.selectedPageEntities().length]).toEqual([2, 10]);
  });

  it('withStorageSync() stores page and page size (#with-other-extensions)', () => {
    const Store = signalStore(
      withEntities<Book>(),
      withPagination<Book>(),
      withStorageSync('k', withLocalStorage()),
    );
    create(Store);
    expect(JSON.parse(localStorage.getItem('k') ?? '')).toMatchObject({
      currentPage: 0,
      pageSize: 10,
    });
  });

  it('withEntityResources() in place of withEntities(): the page index stays when they reload (#with-other-extensions)', async () => {
    const Store = signalStore(
      { protectedState: false },
      withEntityResources(() => resource({ loader: async () => books(25), defaultValue: [] })),
      withPagination<Book>(),
      withMethods((store) => ({ reload: () => store._reload() })),
    );
    const store = create(Store);
    await settle();
    patchState(store, gotoPage(2));
    store.reload();
    await settle();
    expect([store.currentPage(), store.selectedPageEntities().length]).toEqual([2, 5]);
  });
});

describe('/docs/with-pagination, a filtered list', () => {
  it('pages the entities that pass the filter (#paginate-a-filtered-or-sorted-list)', () => {
    const store = create(FilteredBookStore);
    const titled = books(23).map(({ id }) => ({ id, title: id % 2 ? 'odd' : 'even' }));
    patchState(store, setAllEntities(titled));
    expect(store.pageCount()).toBe(3);
    store.search('odd');
    expect([store.pageCount(), store.pageOfBooks().length]).toEqual([2, 10]);
    expect(store.pageOfBooks().every(({ title }) => title === 'odd')).toBe(true);
  });

  it('withPagination() itself always pages all entities (#paginate-a-filtered-or-sorted-list)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(23)));
    expect(store.totalCount()).toBe(23);
  });
});

describe('/docs/with-pagination, samples', () => {
  it('page buttons: the first and the last page, the current one and its neighbors (#page-buttons)', () => {
    const gap = null;
    expect(pageButtons(0, 10)).toEqual([0, 1, gap, 9]);
    expect(pageButtons(3, 10)).toEqual([0, gap, 2, 3, 4, gap, 9]);
    expect(pageButtons(5, 10)).toEqual([0, gap, 4, 5, 6, gap, 9]);
    expect(pageButtons(9, 10)).toEqual([0, gap, 8, 9]);
    expect([pageButtons(0, 1), pageButtons(0, 0)]).toEqual([[0], []]);
  });

  it('page buttons: a button shows its page, and a gap is not a button (#page-buttons)', async () => {
    const fixture = TestBed.createComponent(PageButtons);
    const store = TestBed.inject(BookStore);
    store.show(books(100));
    store.goTo(5);
    await fixture.whenStable();
    const element: HTMLElement = fixture.nativeElement;
    const buttons = [...element.querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent?.trim())).toEqual([
      '1',
      '5',
      '6',
      '7',
      '10',
    ]);
    buttons[0]?.click();
    expect(store.currentPage()).toBe(0);
  });

  it('infinite scroll: each call adds a page, until there is none left (#infinite-scroll-load-more)', async () => {
    const page = vi.fn(async (index: number) =>
      index < 2 ? [{ id: index, text: `${index}` }] : [],
    );
    TestBed.configureTestingModule({ providers: [{ provide: FeedApi, useValue: { page } }] });
    const store = create(FeedStore);
    const first = store.loadMore();
    // A second call while the first one runs changes nothing.
    await store.loadMore();
    await first;
    expect([store.ids(), store.isComplete()]).toEqual([[0], false]);
    await store.loadMore();
    await store.loadMore();
    expect([store.ids(), store.isComplete()]).toEqual([[0, 1], true]);
    await store.loadMore();
    expect(page).toHaveBeenCalledTimes(3);
  });

  it('infinite scroll: a failed page is an error, and can be tried again (#infinite-scroll-load-more)', async () => {
    const page = vi.fn(async () => [{ id: 1, text: 'a' }]);
    page.mockRejectedValueOnce(new Error('offline'));
    TestBed.configureTestingModule({ providers: [{ provide: FeedApi, useValue: { page } }] });
    const store = create(FeedStore);
    await store.loadMore();
    expect(store.error()).toBe('offline');
    await store.loadMore();
    expect([store.ids(), store.error()]).toEqual([[1], null]);
  });

  it('a library cannot export a store with it (TS4023), but can export a store with any other extension (#exported-variable-has-or-is-using-name-signal-ts4023)', () => {
    const program = ts.createProgram(['docs/_facts/exported-stores.ts'], {
      declaration: true,
      strict: true,
      skipLibCheck: true,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      types: [],
    });
    const problems = [...program.getSemanticDiagnostics(), ...program.getDeclarationDiagnostics()];
    expect(
      problems.map(({ code, messageText }) => [
        code,
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ]),
    ).toEqual([[4023, expect.stringMatching(/^Exported variable 'Pagination' .*'SIGNAL'/)]]);
  });

  it('a library can export the pages without the store class (#exported-variable-has-or-is-using-name-signal-ts4023)', () => {
    const pages = TestBed.runInInjectionContext(injectBookPages);
    pages.goTo(3);
    expect(pages.selectedPageEntities()).toEqual([]);
  });

  it('size and page can be set in one patch, and pages count from 0, as in mat-paginator (#use-it-with-mat-paginator)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), setPageSize(5), gotoPage(1));
    expect([store.currentPage(), store.pageSize(), store.totalCount()]).toEqual([1, 5, 25]);
    expect(store.selectedPageEntities().map(({ id }) => id)).toEqual([5, 6, 7, 8, 9]);
  });

  it('computed members are typed as state: an updater that reads one compiles and yields NaN (#computed-members-are-typed-as-state)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)));
    patchState(store, ({ pageCount }) => ({ currentPage: pageCount - 1 }));
    expect(store.currentPage()).toBeNaN();
    patchState(store, gotoPage(store.pageCount() - 1));
    expect(store.currentPage()).toBe(2);
  });

  it('computed members are typed as state: select stores nothing for one (#computed-members-are-typed-as-state)', () => {
    create(
      signalStore(
        withEntities<Book>(),
        withPagination<Book>(),
        withStorageSync(
          { key: 'k', select: ({ pageCount, pageSize }) => ({ pageCount, pageSize }) },
          withLocalStorage(),
        ),
      ),
    );
    expect(localStorage.getItem('k')).toBe('{"pageSize":10}');
  });

  it('computed members are typed as state: keys records a step for one that undo() cannot restore (#computed-members-are-typed-as-state)', () => {
    const warnings = watchWarnings();
    const Store = signalStore(
      { protectedState: false },
      withEntities({ entity: type<Book>(), collection: 'book' }),
      withPagination({ entity: type<Book>(), collection: 'book' }),
      withUndoRedo({ collections: [], keys: ['bookPageCount'] }),
    );
    const store = create(Store);
    patchState(store, setAllEntities(books(25), { collection: 'book' }));
    expect(store.canUndo()).toBe(true);
    store.undo();
    expect([store.bookPageCount(), warnings.join().includes('bookPageCount')]).toEqual([3, true]);
  });

  it('with setPageSize(0), pageCount is Infinity and every page is empty (#the-list-is-empty-although-there-are-entities)', () => {
    const store = pagedStore();
    patchState(store, setAllEntities(books(25)), setPageSize(0));
    expect([store.pageCount(), store.selectedPageEntities()]).toEqual([Infinity, []]);
  });
});
