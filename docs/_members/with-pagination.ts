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
  currentPage: 'Index of the page that is shown. The first page is 0.',
  pageSize: 'Entities on one page. Starts at 10.',
  pageNavigationArrayMax: 'Maximum number of entries in `pageNavigationArray`. Starts at 7.',
  selectedPageEntities: 'The entities on the current page.',
  totalCount: 'Number of all entities.',
  pageCount: 'Number of pages; 0 when there are no entities.',
  pageNavigationArray:
    'Meant for a row of page buttons: `label` is a page number or `...`, `value` the page, counted from 1. Wrong in 22.0.0: see the known defects.',
  hasNextPage: 'Meant to say whether a page follows. Wrong in 22.0.0: see the known defects.',
  hasPreviousPage:
    'Meant to say whether a page comes before. Wrong in 22.0.0: see the known defects.',
};
