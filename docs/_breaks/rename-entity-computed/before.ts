import type {
  EntityComputed,
  NamedEntityComputed,
} from '@ngrx/signals/entities';

interface Flight {
  id: number;
}

export type Both = EntityComputed<Flight> & NamedEntityComputed<Flight, 'old'>;
