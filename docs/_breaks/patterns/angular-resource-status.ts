import { ResourceStatus, resource } from '@angular/core';
export const isError = () =>
  resource({ loader: () => Promise.resolve(1) }).status() ===
  ResourceStatus.Error;
