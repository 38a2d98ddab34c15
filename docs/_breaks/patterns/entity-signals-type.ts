import type {
  EntitySignals,
  NamedEntitySignals,
} from '@ngrx/signals/entities/src/models';
export type A = EntitySignals<{ id: number }> &
  NamedEntitySignals<{ id: number }, 'x'>;
