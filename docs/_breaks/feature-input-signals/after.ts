import { computed, type Signal } from '@angular/core';
import { signalStoreFeature, type, withComputed } from '@ngrx/signals';

export const withTotal = () =>
  signalStoreFeature(
    { computed: type<{ list: Signal<number[]> }>() },
    withComputed(({ list }) => ({ total: computed(() => list().length) })),
  );
