import {
  APP_INITIALIZER,
  ENVIRONMENT_INITIALIZER,
  inject,
  provideAppInitializer,
} from '@angular/core';
export const providers = [
  provideAppInitializer(() => {
    inject(APP_INITIALIZER);
  }),
  { provide: ENVIRONMENT_INITIALIZER, multi: true, useValue: () => {} },
];
