import { signal } from '@angular/core';
import { mapToResource } from '@angular-architects/ngrx-toolkit';
export const fake = mapToResource(
  {
    userValue: signal('x'),
    userStatus: signal('resolved' as const),
    userError: signal(undefined),
    userIsLoading: signal(false),
    userHasValue: () => true,
  },
  'user',
);
