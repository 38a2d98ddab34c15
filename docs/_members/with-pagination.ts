import { withPagination } from '@angular-architects/ngrx-toolkit';
import { signalStoreFeature, type } from '@ngrx/signals';
import { withEntities } from '@ngrx/signals/entities';

type Book = { id: number; title: string };

export const before = withEntities<Book>();
export const unnamed = withPagination<Book>();

export const collection = 'book';
export const namedBefore = signalStoreFeature(withEntities({ entity: type<Book>(), collection }));
export const named = withPagination({ entity: type<Book>(), collection });

export const state = ['currentPage', 'pageSize', 'pageNavigationArrayMax'];

export const descriptions = {
  currentPage: 'The current page, counted from 0.',
  pageSize: 'The number of entities on a page, initially 10.',
  pageNavigationArrayMax: 'The maximum number of entries in `pageNavigationArray`, initially 7.',
  selectedPageEntities: 'The entities on the current page.',
  totalCount: 'The total number of entities.',
  pageCount: 'The number of pages, or 0 if there are no entities.',
  pageNavigationArray:
    'The entries of a pager: `label` is a page number or `...`, and `value` is the page, counted from 1. The entries are wrong in 22.0.0: see the known defects.',
  hasNextPage: 'Whether there is a next page. The value is wrong in 22.0.0: see the known defects.',
  hasPreviousPage:
    'Whether there is a previous page. The value is wrong in 22.0.0: see the known defects.',
};
