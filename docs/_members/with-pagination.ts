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
  currentPage: 'Index of the current page. The first page is 0.',
  pageSize: 'Number of entities on a page, initially 10.',
  pageNavigationArrayMax: 'Maximum number of entries in `pageNavigationArray`, initially 7.',
  selectedPageEntities: 'The entities on the current page.',
  totalCount: 'Total number of entities.',
  pageCount: 'Number of pages, or 0 if there are no entities.',
  pageNavigationArray:
    'Intended for a row of page buttons: `label` is a page number or `...`, and `value` is the page, counted from 1. Wrong in 22.0.0: see the known defects.',
  hasNextPage: 'Whether there is a next page. Wrong in 22.0.0: see the known defects.',
  hasPreviousPage: 'Whether there is a previous page. Wrong in 22.0.0: see the known defects.',
};
