import type {
  EntityComputed,
  EntityState,
  NamedEntityComputed,
} from '@ngrx/signals/entities';
export type A = EntityComputed<{ id: number }> &
  NamedEntityComputed<{ id: number }, 'x'> &
  EntityState<{ id: number }>;
