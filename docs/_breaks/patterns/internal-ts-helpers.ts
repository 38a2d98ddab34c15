import type { Prettify } from '@ngrx/signals/src/ts-helpers';
export type A = Prettify<{ a: 1 } & { b: 2 }>;
