import { tapResponse } from '@ngrx/operators';
import { of } from 'rxjs';

export const rows = of([1]).pipe(
  tapResponse({
    next: (list) => console.log(list.length),
    error: (error: Error) => console.error(error),
  }),
);
