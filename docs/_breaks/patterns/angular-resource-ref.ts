import { type ResourceRef, resource } from '@angular/core';
export const one = (): ResourceRef<number> =>
  resource({ loader: () => Promise.resolve(1) });
