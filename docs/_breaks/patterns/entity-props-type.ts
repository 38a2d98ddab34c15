import type {
  EntityId,
  EntityMap,
  EntityProps,
  EntityState,
  NamedEntityProps,
  NamedEntityState,
} from '@ngrx/signals/entities';
export type A = EntityProps<{ id: number }> &
  NamedEntityProps<{ id: number }, 'x'> &
  EntityState<{ id: number }> &
  NamedEntityState<{ id: number }, 'x'>;
export const ids: EntityId[] = [];
export const map: EntityMap<A> = {};
