import { resource } from '@angular/core';

export const failed = () =>
  resource({ loader: async () => 'Ann' }).status() === 'error';
