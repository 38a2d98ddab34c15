import { signal } from '@angular/core';
import { mapToResource } from '@angular-architects/ngrx-toolkit';

const fake = {
  userValue: signal('Ann'),
  userStatus: signal('resolved' as const),
  userError: signal(undefined),
  userIsLoading: signal(false),
  userSnapshot: signal({ status: 'resolved' as const, value: 'Ann' }),
  userHasValue: () => true,
};

export const user = mapToResource(fake, 'user');
