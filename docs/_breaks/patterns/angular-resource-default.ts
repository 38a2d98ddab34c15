import {
  type ResourceLoaderParams,
  type ResourceRef,
  resource,
} from '@angular/core';
export const one: () => ResourceRef<number | undefined> = () =>
  resource({ loader: () => Promise.resolve(1) });
export const two: () => ResourceRef<number> = () =>
  resource({ loader: () => Promise.resolve(1), defaultValue: 0 });
export const params = (p: ResourceLoaderParams<number>) => p.abortSignal;
