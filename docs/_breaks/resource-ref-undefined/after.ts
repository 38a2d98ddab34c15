import { type ResourceRef, resource } from '@angular/core';

export const user = (): ResourceRef<string | undefined> =>
  resource({ loader: async () => 'Ann' });
