import { tapResponse } from '@ngrx/operators';
import { of } from 'rxjs';
export const rows = of([1]).pipe(
  tapResponse(
    (list) => console.log(list),
    (error: Error) => console.log(error),
  ),
);
