import { type ResourceRef, resource } from '@angular/core';

export const user = (): ResourceRef<string> =>
  resource({ loader: async () => 'Ann' });
