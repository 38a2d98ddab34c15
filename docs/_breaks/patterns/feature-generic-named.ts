import { computed, type Signal } from '@angular/core';
import {
  type SignalStoreFeature,
  signalStoreFeature,
  withComputed,
  withState,
} from '@ngrx/signals';
export type NamedState<Name extends string> = { [K in `${Name}Open`]: boolean };
export type NamedProps<Name extends string> = {
  [K in `${Name}Closed`]: Signal<boolean>;
};
export function withOpen<Name extends string>(
  name: Name,
): SignalStoreFeature<
  { state: {}; props: {}; methods: {} },
  { state: NamedState<Name>; props: NamedProps<Name>; methods: {} }
>;
export function withOpen(name: string): SignalStoreFeature {
  return signalStoreFeature(
    withState({ [`${name}Open`]: false }),
    withComputed((store: Record<string, Signal<unknown>>) => ({
      [`${name}Closed`]: computed(() => !store[`${name}Open`]?.()),
    })),
  );
}
