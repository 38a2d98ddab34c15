import type {
  CallState,
  CallStateSignals,
  DataService,
  DataServiceMethods,
  Entity,
  Filter,
  NamedCallStateSignals,
} from '@angular-architects/ngrx-toolkit';
export type A = [
  CallState,
  CallStateSignals,
  NamedCallStateSignals<'x'>,
  DataService<Entity, Filter>,
  DataServiceMethods<Entity, Filter>,
];
