import { ResourceStatus, resource } from '@angular/core';

export const failed = () =>
  resource({ loader: async () => 'Ann' }).status() === ResourceStatus.Error;
