import { InjectFlags, Injector, inject } from '@angular/core';
export const one = () => inject(Injector, InjectFlags.Optional);
export const two = (injector: Injector) =>
  injector.get(Injector, null, InjectFlags.Optional);
