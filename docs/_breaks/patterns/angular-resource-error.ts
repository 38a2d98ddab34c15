import { resource } from '@angular/core';
export const message = () =>
  (
    resource({ loader: () => Promise.resolve(1) }).error() as
      | { message: string }
      | undefined
  )?.message;
export const error: () => Error | undefined = () =>
  resource({ loader: () => Promise.resolve(1) }).error();
