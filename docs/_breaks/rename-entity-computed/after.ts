import type { EntityProps, NamedEntityProps } from '@ngrx/signals/entities';

interface Flight {
  id: number;
}

export type Both = EntityProps<Flight> & NamedEntityProps<Flight, 'old'>;
